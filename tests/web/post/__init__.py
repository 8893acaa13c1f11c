"""How players hear of what happens while no page is open."""
