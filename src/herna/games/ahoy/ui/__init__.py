"""How Ahoy looks."""
