"""Every game with every number of seats, as test parameters."""

from __future__ import annotations

from herna.games import CATALOGUE, game

TABLES = [(key, seats) for key in CATALOGUE for seats in game(key).seats]
SMALLEST = [(key, min(game(key).seats)) for key in CATALOGUE]
