"""How Smash Up looks and how its components are called."""
