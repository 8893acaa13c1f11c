"""How players hear of what happens while no page is open: what is told, and the ways by which it goes."""
