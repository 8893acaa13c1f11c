"""Crew and plans: a class for each card, with all of its text in it."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.card import Crew, Plan
from herna.games.ahoy.cards import (
    drifting,
    earning,
    fighting,
    hurting,
    plans_ashore,
    plans_in_battle,
    sailing,
    scheming,
)

CREW_DECK: Final[list[Crew]] = [
    *sailing.DECK,
    *drifting.DECK,
    *fighting.DECK,
    *hurting.DECK,
    *earning.DECK,
    *scheming.DECK,
]
"""The thirty market cards as Crew."""

PLAN_DECK: Final[list[Plan]] = [*plans_ashore.DECK, *plans_in_battle.DECK]
"""The twelve plans."""
