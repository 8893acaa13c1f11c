"""The Prelude: spending resources, and cards (A11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.menu import offer, start
from herna.games.arcs.actions.slots import spend_slot
from herna.games.arcs.changes import free_outrage, scrap_lore
from herna.games.arcs.components import (
    BATTLE_ACTION,
    CALM,
    LORE,
    PSIONIC,
    RESOURCES,
    SLOT,
    SUIT_ACTIONS,
    TOKEN_ACTIONS,
    WEAPON,
)
from herna.games.arcs.listeners import DECK
from herna.games.arcs.pieces import bundled, outrage_of, suit_of
from herna.games.arcs.queries import spends_as, tokens_of
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import ARM, SCRAP_LORE, SPEND, USE_COURT, USE_LORE
from herna.kernel.bits import first, has
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
        return SUIT_ACTIONS[suit_of(state.lead_card)]
    return ARMS if kind == WEAPON else TOKEN_ACTIONS[kind]


def purchases(state: Arcs, seat: Seat, kind: i64) -> i64:
    """Return all that a token may buy: by its own type unless Outraged, and by cards (A11.7, R-17)."""
    found: i64 = 0
    if state.outrage[outrage_of(seat, kind)] == CALM:
        found = buys(state, kind)
    for other in range(RESOURCES):
        if spends_as(state, seat, other):
            found |= buys(state, other)
    return found


def prelude_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add every token that may be spent and every card with a Prelude action."""
    options = SPEND.onto(options, tokens_of(state, seat))
    left = state.held[seat]
    while left != 0:
        if usable(state, seat, first(left)):
            options = append(options, DECK.court[first(left)].use)
        left &= left - 1
    return lore_options(state, seat, options)


def usable(state: Arcs, seat: Seat, card: i64) -> bool:
    """Whether a seat may use a Guild card's Prelude action; not one it secured in this Prelude (A11.5)."""
    return not has(state.secured, card) and DECK.court[card].usable(state, seat)


def lore_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add the Prelude actions of a seat's lore, and the lore that may be discarded."""
    if state.mats[seat] != 0:
        for lore in DECK.lore:
            if state.lore_of[lore.number] != seat:
                continue
            if lore.usable(state, seat):
                options = append(options, lore.use)
            if len(lore.soothes()) > 0:
                options = append(options, lore.scrap)
    return options


def play_prelude(state: Arcs, seat: Seat, option: Option) -> None:
    """Spend a token, or use a card."""
    if SPEND.owns(option):
        state.begun = True
        kind = spend_slot(state, SPEND.target(option))
        state.do(SpendOn(seat, purchases(state, seat, kind), SPEND.target(option)))
    elif USE_COURT.owns(option):
        state.tell("used", seat, USE_COURT.anchor(option))
        DECK.court[USE_COURT.target(option)].prelude(state, seat)
    elif USE_LORE.owns(option):
        state.tell("used", seat, USE_LORE.anchor(option))
        DECK.lore[USE_LORE.target(option)].prelude(state, seat)
    elif SCRAP_LORE.owns(option):
        scrap(state, seat, SCRAP_LORE.target(option))


def scrap(state: Arcs, seat: Seat, lore: i64) -> None:
    """Discard a lore, out of the game, to free Outrage slots."""
    state.begun = True
    scrap_lore(state, seat, lore)
    state.tell("scrapped", seat, LORE.ref(lore))
    for kind in DECK.lore[lore].soothes():
        free_outrage(state, seat, kind)


@final
@mypyc_attr(free_list_len=1)
class SpendOn(Ask[Arcs]):
    """Choose what a spent token buys; it may be nothing (A11.6)."""

    def __init__(self, seat: Seat, actions: i64, at: i64) -> None:
        super().__init__(seat)
        self.actions: Final = actions
        self.at: Final = at

    def choice(self, state: Arcs) -> Choice:
        """Ask for an action that this token buys, or for the weapon's use, or for nothing."""
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
            state.supply[kind] += bundled(state.spent, kind)
        state.spent = 0
