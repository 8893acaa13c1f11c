"""Anchoring: Harbor, Treasure, and what Crew and board add (H13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.cannons import ShiftDie, shiftable
from herna.games.ahoy.actions.course import PUSHED, Course
from herna.games.ahoy.actions.repair import Repair
from herna.games.ahoy.changes import gain_gold
from herna.games.ahoy.components import FIGURE, HARBOR, PATROLS, WRECKAGE
from herna.games.ahoy.faction import FACTION
from herna.games.ahoy.market import DIVER, MERCHANT
from herna.games.ahoy.queries import aboard, leaks
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import TERRAIN
from herna.games.ahoy.tiles import TREASURE as GOLD_AT
from herna.games.ahoy.verbs import MEND, NEXT, TRANSFER, TREASURE, WAGE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask

# What anchoring may bring.
AT_HARBOR: Final = 0
AT_TREASURE: Final = 1
BY_MERCHANT: Final = 2
BY_DIVER: Final = 3
BY_BOARD: Final = 4
EFFECTS: Final = 5

WAGES: Final = (1 << BY_MERCHANT) | (1 << BY_DIVER)
"""These pay without being asked (H13.8)."""
HARBOR_REPAIR: Final = 2
ALL: Final = -1


def anchor(state: Ahoy, course: Course) -> None:
    """End a figure's move; only Flagships that sailed of their own will get anything from it (H13.2)."""
    seat = course.figure
    if seat < PATROLS and not course.manner & PUSHED:
        stamp = state.course[seat]
        # A Flagship pushed on its way uses neither Harbor nor Treasure (H9.14, H24.39).
        done: i64 = 0 if stamp == course.number else (1 << BY_BOARD) - 1
        if course.trawled >> state.where[seat] & 1:
            done |= 1 << AT_TREASURE
        if pending(state, seat, course.manner, done) != 0:
            state.do(Anchor(seat, course.manner, stamp, done))


def pending(state: Ahoy, seat: Seat, manner: i64, done: i64) -> i64:
    """Return what anchoring has to offer here and now, as a mask."""
    space = state.where[seat]
    terrain = TERRAIN[space]
    found: i64 = 0
    if terrain == HARBOR:
        if len(leaks(state, seat)) > 0 or len(shiftable(state, seat)) > 0:
            found |= 1 << AT_HARBOR
        if state.bank > 0 and aboard(state, seat, MERCHANT):
            found |= 1 << BY_MERCHANT
    if state.bank > 0:
        if GOLD_AT[space] > 0:
            found |= 1 << AT_TREASURE
        if terrain == WRECKAGE and aboard(state, seat, DIVER):
            found |= 1 << BY_DIVER
    if manner != 0 and len(FACTION[state.boards[seat]].anchor_bonus(state, seat, manner, room(2))) > 0:
        found |= 1 << BY_BOARD
    return found & ~done


@final
@mypyc_attr(free_list_len=1)
class Anchor(Ask[Ahoy]):
    """A Flagship lies at anchor: one effect after the other, in the active player's order (H13.2)."""

    def __init__(self, seat: Seat, manner: i64, stamp: i64, done: i64, only: i64 = ALL) -> None:
        super().__init__(seat)
        self.manner: Final = manner
        self.stamp: Final = stamp
        """The number of the Flagship's last move: if it sails on, the rest lapses (H13.7)."""
        self.done: Final = done
        self.only: Final = only

    def ask(self, state: Ahoy) -> Choice | None:
        """Ask for the next effect; on another's turn, that player sets the order."""
        if state.course[self.seat] != self.stamp:
            return None
        effects = pending(state, self.seat, self.manner, self.done)
        if self.only != ALL:
            effects &= 1 << self.only
        elif self.seat != state.active and effects & (effects - 1) != 0:
            return Choice(state.active, "anchor-order", self.order(effects), FIGURE.ref(self.seat))
        if effects == 0:
            return None
        options = self.options(state, effects)
        if not effects & WAGES:
            options = or_pass(options)
        return Choice(self.seat, "anchor", options, FIGURE.ref(self.seat))

    def order(self, effects: i64) -> Row:
        """Return the effects that wait, for the active player to choose from."""
        options = room(EFFECTS)
        for effect in range(EFFECTS):
            if effects >> effect & 1:
                options = append(options, NEXT.of(0, effect))
        return options

    def options(self, state: Ahoy, effects: i64) -> Row:
        """Return what the Flagship's owner may do."""
        options = room(8)
        if effects >> AT_HARBOR & 1:
            if len(leaks(state, self.seat)) > 0:
                options = append(options, MEND.of())
            if len(shiftable(state, self.seat)) > 0:
                options = append(options, TRANSFER.of())
        if effects >> AT_TREASURE & 1:
            options = append(options, TREASURE.of())
        if effects >> BY_MERCHANT & 1:
            options = append(options, WAGE.of(MERCHANT))
        if effects >> BY_DIVER & 1:
            options = append(options, WAGE.of(DIVER))
        if effects >> BY_BOARD & 1:
            faction = FACTION[state.boards[self.seat]]
            options = faction.anchor_bonus(state, self.seat, self.manner, options)
        return options

    def take(self, state: Ahoy, option: Option) -> None:
        """Do it, and go on with the rest."""
        seat = self.seat
        if NEXT.owns(option):
            state.do(Anchor(seat, self.manner, self.stamp, self.done, NEXT.value(option)))
        elif option == PASS:
            if self.only != ALL:
                state.do(self.without(self.only))
        elif MEND.owns(option):
            state.do(Repair(seat, HARBOR_REPAIR), self.without(AT_HARBOR))
        elif TRANSFER.owns(option):
            state.do(ShiftDie(seat), self.without(AT_HARBOR))
        elif TREASURE.owns(option):
            gain_gold(state, seat, GOLD_AT[state.where[seat]])
            state.do(self.without(AT_TREASURE))
        elif WAGE.owns(option):
            gain_gold(state, seat, 1)
            state.do(self.without(BY_MERCHANT if WAGE.target(option) == MERCHANT else BY_DIVER))
        else:
            FACTION[state.boards[seat]].take_bonus(state, seat, option)
            state.do(self.without(BY_BOARD))

    def without(self, effect: i64) -> Anchor:
        """Return what remains once an effect is done."""
        return Anchor(self.seat, self.manner, self.stamp, self.done | 1 << effect)
