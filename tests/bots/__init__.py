"""Bots, the arena and what they promise."""
