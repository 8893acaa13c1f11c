"""Words: Fluent catalogs of the platform and of each game, and a speaker that says things with them."""
