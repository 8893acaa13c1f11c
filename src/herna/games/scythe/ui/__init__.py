"""How Scythe is named and drawn."""
