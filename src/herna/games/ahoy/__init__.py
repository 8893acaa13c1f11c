"""Ahoy: four factions on a map that grows, racing for thirty Fame."""
