"""Pairings and standings of tournaments."""
