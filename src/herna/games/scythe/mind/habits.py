"""How promising an option looks at first sight, for bots."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.actions.combat import card_limit
from herna.games.scythe.components import FACTORY_SECTION, MAX_DIAL
from herna.games.scythe.costs import can_pay
from herna.games.scythe.state import Scythe, fight_of
from herna.games.scythe.verbs import (
    ACCEPT,
    DEAL,
    DIAL,
    FACTORY_MOVE,
    GAIN,
    LOAD_ALL,
    PLACE,
    REVEAL,
    TAKE,
    UNLOAD,
    USE,
    USE_FACTORY,
    VERBS,
    WORK,
    YIELD,
)
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.rows import i64


def prior(state: Scythe, choice: Choice) -> list[float]:
    """Return how often a sensible player would choose each option."""
    return [weigh(state, choice, option) for option in choice.options]


def weigh(state: Scythe, choice: Choice, option: Option) -> float:
    """Return how promising one option looks."""
    if option == PASS:
        return PASSED.get(choice.prompt, 0.15)
    if PLACE.owns(option):
        return place(state, choice.seat, PLACE.target(option))
    if DIAL.owns(option):
        return dial(state, choice.seat, DIAL.value(option))
    if ACCEPT.owns(option):
        return 5.0 if choice.prompt == "consent" else 0.1
    return plain(option)


def plain(option: Option) -> float:
    """Return how promising an option looks by its verb and its amount."""
    if YIELD.owns(option):
        return float(YIELD.value(option))
    if GAIN.owns(option):
        return 0.1 + float(GAIN.value(option))
    return HABITS[option]


def place(state: Scythe, seat: Seat, section: i64) -> float:
    """Return how promising a section looks: one with a bottom action in reach is worth more."""
    if section == FACTORY_SECTION:
        return 1.5
    return 3.0 if can_pay(state, seat, section) else 1.0


def dial(state: Scythe, seat: Seat, value: i64) -> float:
    """Return how promising a dial looks: all or nothing, and more where more cards may be played."""
    if value == min(MAX_DIAL, state.power[seat]):
        return 2.0 + float(card_limit(state, seat, fight_of(state).where))
    return 1.0 if value == 0 else 0.6


PASSED: Final[dict[str, float]] = {"bargain": 3.0, "consent-paying": 3.0, "delay": 3.0, "add-card": 0.7}
"""Where doing nothing is sensible."""

HABITS: Final = VERBS.table(
    (
        (WORK, 8.0),
        (REVEAL, 6.0),
        (TAKE, 2.0),
        (USE_FACTORY, 2.0),
        (FACTORY_MOVE, 2.0),
        (LOAD_ALL, 1.5),
        (USE, 1.5),
        (DEAL, 0.05),
        (UNLOAD, 0.1),
    )
)
"""How promising the options of some verbs are; all others are as good as each other."""
