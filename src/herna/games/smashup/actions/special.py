"""Abilities that a player starts in the second phase (U3.2, U6.3), and the windows around scoring."""

from __future__ import annotations

from herna.games.smashup.card import AFTER_SCORING, BEFORE_SCORING, RISES, TALENT, USABLE
from herna.games.smashup.limits import idle_talents
from herna.games.smashup.queries import base_of, listeners, may_play
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, extend, i64, vec


def abilities(state: SmashUp, seat: Seat) -> Row:
    """Cards whose ability the active seat may use now: in play, in its discard pile, and talents."""
    found, printed = vec[i64](), state.printed
    if not may_play(state, seat):
        return found
    for card in listeners(state, USABLE):
        if state.controller[card] == seat and printed.cards[card].usable(state, seat, card):
            found = append(found, card)
    if moments_of(state, seat) & RISES != 0:
        for card in state.discards[seat].cards():
            if printed.speaks[card] & RISES != 0 and printed.cards[card].rises(state, seat, card):
                found = append(found, card)
    if state.heard & TALENT != 0:
        found = extend(found, idle_talents(state, seat, listeners(state, TALENT)))
    return found


def moments_of(state: SmashUp, seat: Seat) -> i64:
    """Return the moments at which some card of a seat's factions speaks."""
    by_faction = state.printed.by_faction
    return by_faction[state.factions[2 * seat]] | by_faction[state.factions[2 * seat + 1]]


def before(state: SmashUp, seat: Seat) -> Row:
    """Cards a seat may use before the base scores: from hand or in play (U8.3)."""
    found, printed = vec[i64](), state.printed
    for card in state.hands[seat].cards():
        if printed.speaks[card] & BEFORE_SCORING != 0 and printed.cards[card].usable_before(
            state, seat, card
        ):
            found = append(found, card)
    for card in listeners(state, BEFORE_SCORING):
        if state.controller[card] == seat and printed.cards[card].usable_before(state, seat, card):
            found = append(found, card)
    return found


def might_hold(state: SmashUp, seat: Seat) -> bool:
    """Whether, by what everybody knows, a seat's hand may hold a special for the moment before a scoring."""
    if state.hands[seat].size() == 0:
        return False
    return any(
        state.printed.cards[card].usable_before(state, seat, card)
        for card in specials_of(state, seat)
        if not state.discards[seat].holds(card) and not state.tables[seat].holds(card)
    )


def specials_of(state: SmashUp, seat: Seat) -> Row:
    """Cards of a seat's deck that may be used before a base scores."""
    owner = state.owner
    return vec[i64]([card for card in state.printed.specials if card < len(owner) and owner[card] == seat])


def after(state: SmashUp, seat: Seat, base: i64) -> Row:
    """Cards at the scored base whose special a seat may use now (U8.6.3)."""
    found = vec[i64]()
    for card in listeners(state, AFTER_SCORING):
        mine = state.controller[card] == seat and base_of(state, card) == base and card not in state.spent
        if mine and state.printed.cards[card].usable_after(state, card):
            found = append(found, card)
    return found
