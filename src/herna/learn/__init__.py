"""Guided first games: lessons are data, played on the real rules."""
