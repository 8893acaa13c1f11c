"""Herna under kills, several servers, old databases, load and nonsense."""
