"""How Arcs looks and what its components are called."""
