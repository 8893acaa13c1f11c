"""Abilities that a player starts in the second phase (U3.2, U6.3), and the windows around scoring."""

from __future__ import annotations

from herna.games.smashup.card import ACTIVATED, AFTER, BEFORE, FACES
from herna.games.smashup.components import NINJAS, ZOMBIES
from herna.games.smashup.limits import talents
from herna.games.smashup.queries import may_play
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.pile import SHIFT
from herna.kernel.rows import Row, append, extend, i64, vec


def abilities(state: SmashUp, seat: Seat) -> Row:
    """Cards whose activated ability the active seat may use now: in play, or in its discard pile."""
    found, traits = vec[i64](), FACES.traits
    if not may_play(state, seat):
        return found
    first, second = state.factions[2 * seat], state.factions[2 * seat + 1]
    if state.played[seat] == 0 and NINJAS in (first, second):
        for minion in state.alert:
            if traits[minion] & ACTIVATED != 0 and FACES.cards[minion].usable(state, seat, minion):
                found = append(found, minion)
    if state.dug == 0 and ZOMBIES in (first, second):
        for cell in state.discards[seat].cells:
            card = cell >> SHIFT
            if traits[card] & ACTIVATED != 0 and FACES.cards[card].usable(state, seat, card):
                found = append(found, card)
    return extend(found, talents(state, seat)) if state.profile.modern else found


def before(state: SmashUp, seat: Seat) -> Row:
    """Cards a seat may use before the base scores: from hand or in play (U8.3)."""
    found, traits = vec[i64](), FACES.traits
    for cell in state.hands[seat].cells:
        card = cell >> SHIFT
        if traits[card] & BEFORE != 0 and FACES.cards[card].usable_before(state, seat, card):
            found = append(found, card)
    for minion in state.alert:
        mine = traits[minion] & BEFORE != 0 and state.controller[minion] == seat
        if mine and FACES.cards[minion].usable_before(state, seat, minion):
            found = append(found, minion)
    return found


def might_hold(state: SmashUp, seat: Seat) -> bool:
    """Whether, by what everybody knows, a seat's hand may hold a special for the moment before a scoring."""
    if state.hands[seat].size() == 0:
        return False
    return any(
        FACES.cards[card].usable_before(state, seat, card)
        for card in specials_of(state, seat)
        if not state.discards[seat].holds(card) and not state.tables[seat].holds(card)
    )


def specials_of(state: SmashUp, seat: Seat) -> Row:
    """Cards of a seat's deck that may be used before a base scores."""
    owner = state.owner
    return vec[i64]([card for card in FACES.specials if card < len(owner) and owner[card] == seat])


def after(state: SmashUp, seat: Seat, base: i64) -> Row:
    """Minions at the scored base whose special a seat may use now (U8.6.3)."""
    found, traits = vec[i64](), FACES.traits
    for minion in state.alert:
        here = traits[minion] & AFTER != 0 and state.where[minion] == base
        mine = here and state.controller[minion] == seat and minion not in state.spent
        if mine and FACES.cards[minion].usable_after(state, minion):
            found = append(found, minion)
    return found
