"""The numbers of the heuristic, by name."""

from __future__ import annotations

from typing import Final

from herna.kernel.weights import Weights

WEIGHTS: Final = Weights()
DECLARED: Final = WEIGHTS.add("declared", 0.8)
"""How much of what a declared ambition would bring now is counted."""
LEADING: Final = WEIGHTS.add("leading", 0.12)
"""Each thing ahead of the best Rival in an ambition, by the Power at stake."""
HOLDING: Final = WEIGHTS.add("holding", 0.25)
"""Each thing that some ambition counts."""
CITY: Final = WEIGHTS.add("city", 1.0)
STARPORT: Final = WEIGHTS.add("starport", 0.6)
SHIP: Final = WEIGHTS.add("ship", 0.15)
DAMAGE: Final = WEIGHTS.add("damage", -0.07)
CONTROL: Final = WEIGHTS.add("control", 0.2)
TOKEN: Final = WEIGHTS.add("token", 0.2)
GUILD: Final = WEIGHTS.add("guild", 0.5)
AGENT: Final = WEIGHTS.add("agent", 0.15)
"""An agent in the Court where nobody has more."""
OUTRAGED: Final = WEIGHTS.add("outrage", -0.4)
INITIATIVE: Final = WEIGHTS.add("initiative", 0.2)
HAND: Final = WEIGHTS.add("hand", 0.4)
"""A card in hand: a turn still to come."""
STRENGTH: Final = WEIGHTS.add("strength", 0.03)
"""The number of a card in hand, which wins the initiative back."""
BONUS: Final = WEIGHTS.add("bonus", 0.4)
"""Uncovered city bonuses, by their Power."""
EXPOSED: Final = WEIGHTS.add("exposed", -0.12)
"""A token or Guild card that a Rival could raid cheaply, because its fleet outnumbers yours at a building."""
TEMPO: Final = WEIGHTS.add("tempo", 0.6)
"""How much what is gathered early is worth, for each chapter still to come."""
