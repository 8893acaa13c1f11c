"""Promises every game keeps: each is tried on every game, number of seats and variant."""
