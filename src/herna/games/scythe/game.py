"""Scythe in the catalogue."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.components import (
    BAN_PAIRS,
    BLIND,
    DEALS,
    DELAY,
    DISARM_ON_MINE,
    FACTORY_SPEED_FOUR,
    LIMIT_IS_DRAW,
    MILL_CONTROL,
    RELENTLESS_FACTORY,
    SAMPLE_SCORING,
    TRADE_SPLIT,
    TURN_LIMIT,
    WAYFARE_ANYWHERE,
)
from herna.games.scythe.scoring import breakdown, scores
from herna.games.scythe.setup import set_up
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import VERBS
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng

VARIANTS: Final = {
    "preset": ("rulebook", "faq"),
    "mats": ("random", "chosen"),
    "coin-transfers": ("on", "off"),
    "blind-encounters": ("off", "on"),
    "delay-of-game": ("off", "on"),
    "sample-scoring": ("off", "on"),
    "turn-limit": ("score", "draw"),
    "relentless-factory": ("preset", "on", "off"),
    "ban-pairs": ("preset", "on", "off"),
    "trade-split": ("preset", "on", "off"),
    "wayfare-anywhere": ("preset", "on", "off"),
    "disarm-on-mine": ("on", "off"),
    "mill-control": ("on", "off"),
    "factory-speed": ("3", "4"),
}
"""For each variant its values, the usual one first."""

PLAIN: Final = (
    ("coin-transfers", "on", DEALS),
    ("blind-encounters", "on", BLIND),
    ("delay-of-game", "on", DELAY),
    ("sample-scoring", "on", SAMPLE_SCORING),
    ("turn-limit", "draw", LIMIT_IS_DRAW),
    ("disarm-on-mine", "on", DISARM_ON_MINE),
    ("mill-control", "on", MILL_CONTROL),
    ("factory-speed", "4", FACTORY_SPEED_FOUR),
)
"""Switches that stand for themselves: the variant, the value that sets it, its bit."""

BY_PRESET: Final = (
    ("relentless-factory", "rulebook", RELENTLESS_FACTORY),
    ("ban-pairs", "faq", BAN_PAIRS),
    ("trade-split", "faq", TRADE_SPLIT),
    ("wayfare-anywhere", "faq", WAYFARE_ANYWHERE),
)
"""Switches that follow the preset unless set: the variant, the preset that sets it, its bit."""

DECISIONS_A_TURN: Final = 400
"""More than any turn asks for; see GAME.limit."""


def switches(variants: dict[str, str]) -> int:
    """Return the bits of the rules that the players agreed on."""
    bits = 0
    for key, value, bit in PLAIN:
        if variants[key] == value:
            bits |= bit
    for key, preset, bit in BY_PRESET:
        if variants[key] == "on" or (variants[key] == "preset" and variants["preset"] == preset):
            bits |= bit
    return bits


@final
class ScytheGame(Game[Scythe]):
    """Two to five seats, two presets, and a switch for each rule that printings disagree about."""

    def __init__(self) -> None:
        super().__init__("scythe", VERBS, (2, 3, 4, 5), VARIANTS)

    def new(self, setup: Setup, rng: Rng) -> Scythe:
        """Put the game on the table."""
        return set_up(setup.seats, switches(setup.variants), setup.variants["mats"] == "chosen", rng)

    def standings(self, state: Scythe) -> list[int]:
        """Return what each seat would score now."""
        return scores(state)

    def breakdown(self, state: Scythe) -> list[tuple[str, list[int]]]:
        """Return the score part by part."""
        return breakdown(state)

    def limit(self, seats: int) -> int:
        """Bound the game by its turn limit (S26.5) and the decisions of the longest turn."""
        return TURN_LIMIT * seats * DECISIONS_A_TURN


GAME: Final = ScytheGame()
