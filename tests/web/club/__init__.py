"""Houses that are open to many."""
