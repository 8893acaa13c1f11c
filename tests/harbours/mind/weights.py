"""The numbers of the heuristic, by name."""

from __future__ import annotations

from typing import Final

from herna.kernel.weights import Weights

WEIGHTS: Final = Weights()
GOLD: Final = WEIGHTS.add("gold", 0.5)
CREW: Final = WEIGHTS.add("crew", 1.0)
CARD_IN_HAND: Final = WEIGHTS.add("card-in-hand", 0.7)
SHIP: Final = WEIGHTS.add("ship", 0.6)
