"""Rerolling dice before they are resolved (A13.6, A13.13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.roll import Roll, fight_of
from herna.games.arcs.components import (
    ASSAULT,
    CORSAIR,
    EMPATH,
    EMPATHS_VISION,
    RAID,
    SEEKER_TORPEDOES,
    SKIRMISH,
    SKIRMISHERS,
)
from herna.games.arcs.fight import Fight
from herna.games.arcs.queries import distinct_types, holds, knows_lore, led_by, marked, weapon_icons
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import AGAIN, USE_COURT, USE_LEADER, USE_LORE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, remove, room, vec
from herna.kernel.step import Ask

ANY_DIE: Final = 3

REROLLERS: Final = vec[i64](
    [
        USE_COURT.of(SKIRMISHERS),
        USE_LORE.of(SEEKER_TORPEDOES),
        USE_LEADER.of(CORSAIR),
        USE_LORE.of(EMPATHS_VISION),
    ]
)
"""What may reroll dice; the bit of each in ``fight.rerolled`` is its place here."""
REROLLED_DIE: Final = vec[i64]([SKIRMISH, ASSAULT, RAID, ANY_DIE])
"""Which dice each of them rerolls."""


def allowance(state: Arcs, fight: Fight, way: i64) -> i64:
    """Return how many dice a way of rerolling may roll again now; 0 if it cannot be used."""
    seat = fight.attacker
    if fight.rerolled >> way & 1 != 0:
        return 0
    if way == 3:
        return 18 if knows_lore(state, seat, EMPATHS_VISION) and marked(state, EMPATH) else 0
    if not fight.is_battle:
        return 0
    if way == 0:
        return weapon_icons(state, seat) if holds(state, seat, SKIRMISHERS) else 0
    if way == 1:
        fresh = state.fresh[4 * fight.system + seat]
        return fresh if knows_lore(state, seat, SEEKER_TORPEDOES) else 0
    return distinct_types(state, seat) if led_by(state, seat, CORSAIR) else 0


def rerollable(fight: Fight, way: i64) -> Row:
    """List the faces on the table that a way of rerolling may pick up, each once."""
    found = room(6)
    seen: i64 = 0
    for cell in fight.rolled:
        if seen >> cell & 1 == 0 and REROLLED_DIE[way] in (ANY_DIE, cell // 6):
            seen |= 1 << cell
            found = append(found, AGAIN.of(cell // 6, cell % 6 + 1))
    return found


@final
@mypyc_attr(free_list_len=1)
class Rerolls(Ask[Arcs]):
    """The attacker uses rerolls in any order, each once per battle."""

    def choice(self, state: Arcs) -> Choice:
        """Ask which comes next."""
        fight = fight_of(state)
        options = room(5)
        if state.leaders or holds(state, self.seat, SKIRMISHERS):
            for way in range(len(REROLLERS)):
                if allowance(state, fight, way) > 0 and len(rerollable(fight, way)) > 0:
                    options = append(options, REROLLERS[way])
        return Choice(self.seat, "reroll", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Use it."""
        fight = fight_of(state)
        for way in range(len(REROLLERS)):
            if REROLLERS[way] == option:
                left = allowance(state, fight, way)
                fight.rerolled |= 1 << way
                state.do(PickUp(self.seat, way, left, vec[i64]()), self)


@final
class PickUp(Ask[Arcs]):
    """Pick up dice one by one, then roll them again."""

    def __init__(self, seat: Seat, way: i64, left: i64, picked: Row) -> None:
        super().__init__(seat)
        self.way: Final = way
        self.left: Final = left
        self.picked: Final = picked
        """Types of the dice picked up."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a face on the table, until enough are picked up."""
        options = rerollable(fight_of(state), self.way) if self.left > 0 else room(1)
        return Choice(self.seat, "pick-up", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Pick it up, or roll."""
        fight = fight_of(state)
        if option == PASS:
            for die in self.picked:
                state.do(Roll(die))
            return
        die = AGAIN.target(option)
        fight.rolled = remove(fight.rolled, 6 * die + AGAIN.value(option) - 1)
        state.do(PickUp(self.seat, self.way, self.left - 1, append(self.picked[:], die)))
