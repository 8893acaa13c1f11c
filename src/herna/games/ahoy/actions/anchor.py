"""Anchoring: Harbor, Treasure, and what Crew and board add (H13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.cannons import ShiftDie, shiftable
from herna.games.ahoy.actions.course import PUSHED, Course
from herna.games.ahoy.actions.repair import Repair
from herna.games.ahoy.card import ANCHOR_GOLD, CREW, listeners
from herna.games.ahoy.changes import gain_gold
from herna.games.ahoy.components import CARD, FIGURE, HARBOR, PATROLS
from herna.games.ahoy.faction import faction
from herna.games.ahoy.slots import leaks
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import TERRAIN
from herna.games.ahoy.tiles import TREASURE as GOLD_AT
from herna.games.ahoy.verbs import FIRST_CARD, MEND, NEXT, TRANSFER, TREASURE, WAGE
from herna.kernel.bits import bit, has, places
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask

# What anchoring may bring, each with a place of its own in a mask.
AT_HARBOR: Final = 0
AT_TREASURE: Final = 1
BY_CREW: Final = 2
"""Crew comes here, card by card."""
BY_BOARD: Final = BY_CREW + CARD.count

WAGES: Final = bit(BY_BOARD) - bit(BY_CREW)
"""Every place of Crew: it pays without being asked (H13.8)."""
BOARD_NEXT: Final = 4
"""By which number the option calls the board that lets it come next; Harbor and Treasure have their own."""

HARBOR_REPAIR: Final = 2
ALL: Final = -1


def anchor(state: Ahoy, course: Course) -> None:
    """End a figure's move; only Flagships that sailed of their own will get anything from it (H13.2)."""
    seat = course.figure
    if seat < PATROLS and not course.manner & PUSHED:
        stamp = state.course[seat]
        # A Flagship pushed on its way uses neither Harbor nor Treasure (H9.14, H24.39).
        done: i64 = 0 if stamp == course.number else bit(BY_BOARD) - 1
        if course.has_emptied(state.where[seat]):
            done |= bit(AT_TREASURE)
        if pending(state, seat, course.manner, done) != 0:
            state.do(Anchor(seat, course.manner, stamp, done))


def pending(state: Ahoy, seat: Seat, manner: i64, done: i64) -> i64:
    """Return what anchoring has to offer here and now, as a mask."""
    space = state.where[seat]
    terrain = TERRAIN[space]
    found: i64 = 0
    if terrain == HARBOR and (len(leaks(state, seat)) > 0 or len(shiftable(state, seat)) > 0):
        found |= bit(AT_HARBOR)
    if state.bank > 0:
        if GOLD_AT[space] > 0:
            found |= bit(AT_TREASURE)
        if listeners(state, seat, ANCHOR_GOLD) != 0:
            for card in places(listeners(state, seat, ANCHOR_GOLD)):
                if CREW[card].anchor_gold(state, seat, terrain) > 0:
                    found |= bit(BY_CREW + card)
    if manner != 0 and len(faction(state, seat).anchor_bonus(state, seat, manner, room(2))) > 0:
        found |= bit(BY_BOARD)
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
            effects &= bit(self.only)
        elif self.seat != state.active and effects & (effects - 1) != 0:
            return Choice(state.active, "anchor-order", order(effects), FIGURE.ref(self.seat))
        if effects == 0:
            return None
        options = self.options(state, effects)
        if effects & WAGES == 0:
            options = or_pass(options)
        return Choice(self.seat, "anchor", options, FIGURE.ref(self.seat))

    def options(self, state: Ahoy, effects: i64) -> Row:
        """Return what the Flagship's owner may do."""
        options = room(8)
        if has(effects, AT_HARBOR):
            if len(leaks(state, self.seat)) > 0:
                options = append(options, MEND.of())
            if len(shiftable(state, self.seat)) > 0:
                options = append(options, TRANSFER.of())
        if has(effects, AT_TREASURE):
            options = append(options, TREASURE.of())
        options = WAGE.onto(options, places((effects & WAGES) >> BY_CREW))
        if has(effects, BY_BOARD):
            options = faction(state, self.seat).anchor_bonus(state, self.seat, self.manner, options)
        return options

    def take(self, state: Ahoy, option: Option) -> None:
        """Do it, and go on with the rest."""
        seat = self.seat
        if NEXT.owns(option) or FIRST_CARD.owns(option):
            state.do(Anchor(seat, self.manner, self.stamp, self.done, effect_of(option)))
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
            card = WAGE.target(option)
            gain_gold(state, seat, CREW[card].anchor_gold(state, seat, TERRAIN[state.where[seat]]))
            state.do(self.without(BY_CREW + card))
        else:
            faction(state, seat).take_bonus(state, seat, option)
            state.then(self.without(BY_BOARD))

    def without(self, effect: i64) -> Anchor:
        """Return what remains once an effect is done."""
        return Anchor(self.seat, self.manner, self.stamp, self.done | bit(effect))


def order(effects: i64) -> Row:
    """Return the effects that wait, for the active player to choose from."""
    options = room(8)
    for effect in places(effects):
        if effect == BY_BOARD:
            options = append(options, NEXT.of(0, BOARD_NEXT))
        elif effect >= BY_CREW:
            options = append(options, FIRST_CARD.of(effect - BY_CREW))
        else:
            options = append(options, NEXT.of(0, effect))
    return options


def effect_of(option: Option) -> i64:
    """Return the effect that an answer lets come next."""
    if FIRST_CARD.owns(option):
        return BY_CREW + FIRST_CARD.target(option)
    effect = NEXT.value(option)
    return BY_BOARD if effect == BOARD_NEXT else effect
