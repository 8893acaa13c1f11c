"""Herna: modern board games in full, for people, bots and researchers."""

__version__ = "0.1.0"
