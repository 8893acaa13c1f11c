"""Permissions to play cards (U4.1, U5): what may be played where, and which permission is used up.

Kinds of permission and bases are few, so both are sets of bits here: where a minion may be played is one
question, ``reach``, and everything else asks it.
"""

from __future__ import annotations

from typing import Final

from herna.games.smashup.card import ADMITS, BLOCKS, MINION, OPENS
from herna.games.smashup.components import (
    ANY_ACTION,
    AT_BASE,
    DISCARD,
    EXTRA_MINION,
    FREE_MINION,
    FROM_DISCARD,
    HAND,
    HELD_BY_CARD,
    NOTHING,
    NOWHERE,
    ON_EMPTY,
    SMALL,
    SMALL_MINION,
    SPECIFIC,
)
from herna.games.smashup.queries import (
    gate_at,
    gates,
    host_at,
    hosts,
    is_action,
    may_act,
    may_play,
    minions_among,
    peopled,
    shut_bases,
)
from herna.games.smashup.state import SmashUp
from herna.kernel.bits import bit, has, mask_of
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, extend, i64, room, vec

ANYWHERE: Final = bit(FREE_MINION) | bit(EXTRA_MINION) | bit(SPECIFIC)
"""The kinds that ask nothing of the minion and of the base."""

OFFERED: Final = vec[i64]([HELD_BY_CARD, AT_BASE, ON_EMPTY, SMALL_MINION, FROM_DISCARD, EXTRA_MINION])
"""The kinds in the order in which they are offered when several fit, the most restricted first (U5.2)."""

STRONG: Final = SMALL + 1
"""The printed power of all minions that are not small; nothing tells them apart (U5)."""


def permits(state: SmashUp, seat: Seat) -> i64:
    """Return the kinds of permission to play minions that the active seat has; the free one is an extra.

    One that a card may hold is among them as soon as there is such a card; ``reach`` asks the card.
    """
    credits = state.credits
    kinds: i64 = 0
    if credits[SMALL_MINION] > 0:
        kinds |= 1 << SMALL_MINION
    if credits[FROM_DISCARD] > 0:
        kinds |= 1 << FROM_DISCARD
    if credits[ON_EMPTY] > 0:
        kinds |= 1 << ON_EMPTY
    for base in state.row:
        if credits[AT_BASE + base] > 0:
            kinds |= 1 << AT_BASE + base
    if credits[EXTRA_MINION] + credits[FREE_MINION] > 0:
        kinds |= 1 << EXTRA_MINION
    if state.heard & ADMITS != 0:
        kinds |= 1 << HELD_BY_CARD
    return kinds


def reach(state: SmashUp, seat: Seat, place: i64, kinds: i64, strength: i64) -> i64:
    """Return the bases at which permissions of some kinds let a minion of some printed power be played."""
    row = mask_of(state.row)
    found = kinds >> AT_BASE & row
    if kinds & ANYWHERE != 0 or (strength <= SMALL and has(kinds, SMALL_MINION)):
        found = row
    elif has(kinds, ON_EMPTY):
        found |= row & ~peopled(state, seat)
    if has(kinds, HELD_BY_CARD):
        found |= row & hosts(state, seat)
    if place == DISCARD and not has(kinds, SPECIFIC):
        found = row if has(kinds, FROM_DISCARD) else found & gates(state, seat)
    return found


def places_for(state: SmashUp, seat: Seat, card: i64, place: i64) -> Row:
    """Bases at which the active seat may play a minion with some permission it has."""
    return open_places(state, seat, card, place, permits(state, seat))


def bases_for(state: SmashUp, seat: Seat, card: i64, place: i64, kind: i64) -> Row:
    """Bases at which a permission lets a seat play a minion."""
    return open_places(state, seat, card, place, bit(kind))


def open_places(state: SmashUp, seat: Seat, card: i64, place: i64, kinds: i64) -> Row:
    """Return where permissions of some kinds let a minion be played, and nothing forbids it (U12.3)."""
    found = reach(state, seat, place, kinds, state.printed.powers[card])
    found &= ~shut_bases(state, seat, card)
    return vec[i64]([base for base in state.row if has(found, base)], capacity=len(state.row))


def fitting(state: SmashUp, seat: Seat, card: i64, place: i64, base: i64) -> Row:
    """Kinds of permission the active seat has for a minion at a base, the most restricted first (U5.2)."""
    found, held, strength = room(8), permits(state, seat), state.printed.powers[card]
    for offered in OFFERED:
        kind = AT_BASE + base if offered == AT_BASE else offered
        if has(held, kind) and has(reach(state, seat, place, bit(kind), strength), base):
            found = append(found, kind)
    return found


def playable(state: SmashUp, seat: Seat) -> Row:
    """Cards the active seat may play in its second phase, from hand or discard pile."""
    if not may_play(state, seat):
        return vec[i64]()
    acts = state.credits[ANY_ACTION] > 0 and may_act(state, seat)
    kinds, powers, blocked = state.printed.kinds, state.printed.powers, state.heard & BLOCKS != 0
    held = permits(state, seat)
    strong = reach(state, seat, HAND, held, STRONG)
    small = reach(state, seat, HAND, held, SMALL) if has(held, SMALL_MINION) else strong
    hand = state.hands[seat].cards()
    found = room(len(hand) + 1)
    for card in hand:
        if kinds[card] == MINION:
            bases = small if powers[card] <= SMALL else strong
            if blocked:
                bases &= ~shut_bases(state, seat, card)
            may = bases != 0
        else:
            may = acts
        if may:
            found = append(found, card)
    if reaches_down(state, seat, held):
        found = extend(found, placeable(state, seat, DISCARD, held, mask_of(state.row)))
    return found


def is_open(state: SmashUp, seat: Seat) -> bool:
    """Whether, by what everybody sees, the active seat might still play a card from its hand (U14.6)."""
    if state.hands[seat].size() == 0 or not may_play(state, seat):
        return False
    acts = state.credits[ANY_ACTION] > 0 and may_act(state, seat)
    return acts or reach(state, seat, HAND, permits(state, seat), SMALL) != 0


def reaches_down(state: SmashUp, seat: Seat, kinds: i64) -> bool:
    """Whether permissions of some kinds may let minions come from the discard pile."""
    return has(kinds, FROM_DISCARD) or (state.heard & OPENS != 0 and gates(state, seat) != 0)


def placeable(state: SmashUp, seat: Seat, place: i64, kinds: i64, among: i64) -> Row:
    """Minions in a seat's hand or discard pile that may be played at some of these bases."""
    pile = state.hands[seat] if place == HAND else state.discards[seat]
    powers = state.printed.powers
    strong = reach(state, seat, place, kinds, STRONG) & among
    small = reach(state, seat, place, kinds, SMALL) & among
    return vec[i64](
        [
            card
            for card in minions_among(state, pile.cards())
            if (small if powers[card] <= SMALL else strong) & ~shut_bases(state, seat, card) != 0
        ]
    )


def candidates(state: SmashUp, seat: Seat, kind: i64, base: i64 = NOWHERE) -> Row:
    """Minions a seat may play at once with one permission, at one base or at any."""
    if not may_play(state, seat):
        return vec[i64]()
    among = mask_of(state.row) if base == NOWHERE else bit(base)
    found = placeable(state, seat, HAND, bit(kind), among)
    if reaches_down(state, seat, bit(kind)):
        found = extend(found, placeable(state, seat, DISCARD, bit(kind), among))
    return found


def actions_in_hand(state: SmashUp, seat: Seat) -> Row:
    """Actions a seat may play at once."""
    if not may_act(state, seat):
        return vec[i64]()
    hand = state.hands[seat].cards()
    return vec[i64]([card for card in hand if is_action(state, card)], capacity=len(hand))


def consume(state: SmashUp, seat: Seat, kind: i64, base: i64, place: i64 = HAND) -> None:
    """Use a permission up; of equal ones the extra before the free one (U5.7)."""
    if place == DISCARD and kind not in (FROM_DISCARD, SPECIFIC):
        pass_gate(state, seat, base)
    if kind == HELD_BY_CARD:
        host = host_at(state, seat, base)
        state.printed.cards[host].has_admitted(state, host)
    elif kind == EXTRA_MINION and state.credits[EXTRA_MINION] == 0:
        state.permit(FREE_MINION, -1)
    elif kind != SPECIFIC:
        state.permit(kind, -1)


def pass_gate(state: SmashUp, seat: Seat, base: i64) -> None:
    """Let the card note it by which a minion comes from the discard pile."""
    gate = gate_at(state, seat, base)
    if gate != NOTHING:
        state.printed.cards[gate].has_opened(state, gate)
