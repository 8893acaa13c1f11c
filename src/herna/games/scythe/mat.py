"""What is printed on the mats: every moment at which an ability may speak, and whose abilities do.

Factions have an ability of their own and four under their mechs, player mats have one under each structure.
All of an ability's text stands in its class, in ``cards/``; the rules ask whoever speaks, and know no name.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from herna.games.scythe.components import NOWHERE, STRUCTURES, Faction, Slot
from herna.games.scythe.state import Scythe
from herna.kernel.bits import first
from herna.kernel.choice import Seat
from herna.kernel.printed import Moments
from herna.kernel.rows import Row, append, filled, i64, vec
from herna.kernel.step import Step


class Ability:
    """A text on a mat. One object serves every table, so it has no state; here it says nothing."""

    def walks(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """Return where else workers can walk from a space, as a set."""
        return 0

    def rides(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """Return where else the character and mechs can step from a space, as a set."""
        return 0

    def adds_steps(self, state: Scythe, seat: Seat, factory: bool) -> i64:
        """Return how many steps more the character and mechs take, also when a Factory card moves them."""
        return 0

    def opens_tunnels(self, state: Scythe, seat: Seat) -> i64:
        """Return where the seat has tunnels of its own, as a set."""
        return 0

    def refuges(self, state: Scythe, seat: Seat, where: i64) -> i64:
        """Return where else combat units may retreat to from a space, as a set."""
        return 0

    def before_combat(self, state: Scythe, seat: Seat, foe: Seat, where: i64) -> Step[Scythe] | None:
        """Return what the seat does to its foe before the dials are set."""
        return None

    def adds_cards(self, state: Scythe, seat: Seat, where: i64) -> i64:
        """Return how many combat cards more the seat may play."""
        return 0

    def stays_popular(self) -> bool:
        """Whether driving workers off by combat costs no popularity."""
        return False

    def counts_every_victory(self) -> bool:
        """Whether every combat won gives a star."""
        return False

    def keeps_objectives(self) -> bool:
        """Whether the other objective stays when one is revealed."""
        return False

    def adds_options(self) -> i64:
        """Return how many options of an encounter may be taken beyond the first."""
        return 0

    def repeats(self, state: Scythe, section: i64) -> bool:
        """Whether the action token may stay on a section for another turn."""
        return False

    def may_spend_card(self, state: Scythe, seat: Seat) -> bool:
        """Whether the seat may spend a combat card for a resource now."""
        return False

    def spend_card(self, seat: Seat, card: i64) -> Step[Scythe] | None:
        """Return the step that spends it."""
        return None

    def after_top(self, seat: Seat, top: i64) -> Step[Scythe] | None:
        """Return what a top action brings in addition."""
        return None

    def also_produces(self, state: Scythe, seat: Seat) -> i64:
        """Return where there is one worker more for Produce, on top of the usual territories, as a set."""
        return 0


NAMES: Final = (
    "walks",
    "rides",
    "adds_steps",
    "opens_tunnels",
    "refuges",
    "before_combat",
    "adds_cards",
    "stays_popular",
    "counts_every_victory",
    "keeps_objectives",
    "adds_options",
    "repeats",
    "may_spend_card",
    "spend_card",
    "after_top",
    "also_produces",
)
"""The moments; each constant below is the place of one."""

WALKS: Final = 0
RIDES: Final = 1
ADDS_STEPS: Final = 2
OPENS_TUNNELS: Final = 3
REFUGES: Final = 4
BEFORE_COMBAT: Final = 5
ADDS_CARDS: Final = 6
STAYS_POPULAR: Final = 7
COUNTS_EVERY_VICTORY: Final = 8
KEEPS_OBJECTIVES: Final = 9
ADDS_OPTIONS: Final = 10
REPEATS: Final = 11
MAY_SPEND_CARD: Final = 12
SPEND_CARD: Final = 13
AFTER_TOP: Final = 14
ALSO_PRODUCES: Final = 15

MOMENTS: Final = Moments(Ability, *NAMES)

SLOTS: Final = len(Slot)
OWN: Final[i64] = 1 << Slot.FACTION
"""A faction's own ability, which no mech covers, among those of its mat."""
FIRST_STRUCTURE: Final[i64] = len(Faction) * SLOTS
"""The number of the Mine's text; those of the faction mats come before it."""
OF_STRUCTURES: Final[i64] = (1 << STRUCTURES) - 1 << FIRST_STRUCTURE
"""The texts of the four structures, as a set."""

Texts: TypeAlias = "vec[Ability]"
"""Abilities in a row."""


@final
class Box:
    """Every ability of the box by its number, and for each moment the set of those that speak."""

    def __init__(self) -> None:
        self.texts: Texts = vec[Ability]()
        self.speakers: Row = filled(len(NAMES))

    def fill(self, texts: list[Ability]) -> None:
        """Put the abilities in: those of the faction mats, then those of the structures."""
        self.texts = vec[Ability]()
        for text in texts:
            self.texts = append(self.texts, text)
        self.speakers = vec[i64]([MOMENTS.speaking(texts, name) for name in NAMES])


BOX: Final = Box()
"""Filled where the cards are laid out, in ``cards/``."""

SILENCE: Final[Texts] = vec[Ability]()


def ability_number(faction: i64, slot: i64) -> i64:
    """Return the number of an ability of a faction mat."""
    return faction * SLOTS + slot


def listeners(state: Scythe, seat: Seat, moment: i64) -> Texts:
    """Return the abilities a seat has now that speak at a moment."""
    speakers = BOX.speakers[moment]
    found = (state.mechs[seat] | OWN) << ability_number(state.faction[seat], 0)
    if speakers & OF_STRUCTURES != 0:
        found |= at_work(state, seat) << FIRST_STRUCTURE
    found &= speakers
    return SILENCE if found == 0 else texts_of(found)


def texts_of(numbers: i64) -> Texts:
    """Return the abilities of a set of numbers."""
    found = vec[Ability]()
    while numbers != 0:
        found = append(found, BOX.texts[first(numbers)])
        numbers &= numbers - 1
    return found


def at_work(state: Scythe, seat: Seat) -> i64:
    """Return a seat's structures that give their bonus, as a set: none built this turn (S10.17)."""
    found: i64 = 0
    if state.built[seat] == 0:
        return found
    for structure in range(STRUCTURES):
        if state.structures[seat * STRUCTURES + structure] != NOWHERE:
            found |= 1 << structure
    if seat == state.active:
        found &= ~state.turn.fresh_structures
    return found
