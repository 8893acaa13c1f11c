"""The rules of each game, a package per game."""
