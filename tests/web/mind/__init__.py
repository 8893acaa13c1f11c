"""Bots at tables, and the queue they wait in."""
