"""Crew and plans: a class for each card that does something by itself."""
