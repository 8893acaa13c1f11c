"""How a position looks: each game's look, drawn by templates, and a choice as buttons."""
