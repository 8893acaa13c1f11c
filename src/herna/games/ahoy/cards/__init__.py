"""Crew and plans."""
