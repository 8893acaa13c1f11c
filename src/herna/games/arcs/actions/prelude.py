"""The Prelude: spending resources, and cards (A11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.build import spend_slot
from herna.games.arcs.actions.menu import offer, start
from herna.games.arcs.actions.outrage import LOYAL
from herna.games.arcs.cards import lore
from herna.games.arcs.cards.deck import PRINTED
from herna.games.arcs.cards.deck import prelude_options as court_options
from herna.games.arcs.components import (
    BATTLE_ACTION,
    PSIONIC,
    RESOURCES,
    SLOT,
    SLOTS,
    SUIT_ACTIONS,
    TOKEN_ACTIONS,
    WEAPON,
)
from herna.games.arcs.queries import holds
from herna.games.arcs.state import EMPTY, Arcs
from herna.games.arcs.verbs import ARM, SCRAP_LORE, SPEND, USE_COURT, USE_LORE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask

MENU: Final = 16
"""Room for the usual number of actions."""

ARMS: Final = 128
"""The bit of a weapon, beside those of actions."""


def buys(state: Arcs, kind: i64) -> i64:
    """Return what a token spent as this type buys, as bits of actions, or ARMS."""
    if kind == PSIONIC:
        return SUIT_ACTIONS[state.lead_card // 7]
    return ARMS if kind == WEAPON else TOKEN_ACTIONS[kind]


def purchases(state: Arcs, seat: Seat, kind: i64) -> i64:
    """Return all that a token may buy: by its own type unless Outraged, and by Loyal cards (A11.7, R-17)."""
    found: i64 = 0
    if state.outrage[RESOURCES * seat + kind] == 0:
        found = buys(state, kind)
    if state.held[seat] > 0:
        for other in range(RESOURCES):
            if holds(state, seat, LOYAL[other]):
                found |= buys(state, other)
    return found


def prelude_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add every token that may be spent and every card with a Prelude action."""
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.slots[at] != EMPTY:
            options = append(options, SPEND.of(at))
    if state.held[seat] > 0:
        options = court_options(state, seat, options)
    if state.leaders:
        options = lore.prelude_options(state, seat, options)
    return options


def play_prelude(state: Arcs, seat: Seat, option: Option) -> None:
    """Spend a token, or use a card."""
    if SPEND.owns(option):
        state.begun = True
        kind = spend_slot(state, SPEND.target(option))
        state.do(SpendOn(seat, purchases(state, seat, kind), SPEND.target(option)))
    elif USE_COURT.owns(option):
        state.tell("used", seat, USE_COURT.anchor(option))
        PRINTED[USE_COURT.target(option)].prelude(state, seat)
    elif USE_LORE.owns(option):
        lore.use(state, seat, USE_LORE.target(option))
    elif SCRAP_LORE.owns(option):
        lore.scrap(state, seat, SCRAP_LORE.target(option))


@final
@mypyc_attr(free_list_len=1)
class SpendOn(Ask[Arcs]):
    """Choose what a spent token buys; it may be nothing (A11.6)."""

    def __init__(self, seat: Seat, actions: i64, at: i64) -> None:
        super().__init__(seat)
        self.actions: Final = actions
        self.at: Final = at

    def choice(self, state: Arcs) -> Choice:
        """Ask for an action."""
        options = offer(state, self.seat, self.actions & ~ARMS, room(MENU))
        if self.actions & ARMS != 0:
            options = append(options, ARM.of())
        return Choice(self.seat, "spend", or_pass(options), SLOT.ref(self.at))

    def take(self, state: Arcs, option: Option) -> None:
        """Do it; a weapon lets pips battle this turn."""
        if ARM.owns(option):
            state.listed |= BATTLE_ACTION
            state.tell("armed", self.seat)
        elif option != PASS:
            start(state, self.seat, option)


def end_prelude(state: Arcs) -> None:
    """Return the spent tokens to the supply (A11.4)."""
    state.prelude = False
    if state.spent != 0:
        for kind in range(RESOURCES):
            state.supply[kind] += state.spent >> 4 * kind & 15
        state.spent = 0
