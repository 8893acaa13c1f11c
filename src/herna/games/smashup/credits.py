"""Permissions to play cards (U4.1, U5): what may be played where, and which permission is used up."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.card import BLOCKS, FACES, MINION, MIST, OPENS
from herna.games.smashup.components import (
    ANY_ACTION,
    AT_BASE,
    AT_MIST,
    CREDITS,
    DISCARD,
    EXTRA_MINION,
    FREE_MINION,
    FROM_DISCARD,
    HAND,
    NOTHING,
    NOWHERE,
    ON_EMPTY,
    SMALL,
    SMALL_MINION,
)
from herna.games.smashup.limits import EACH_TURN, note_use, used
from herna.games.smashup.queries import (
    gate_at,
    gateway,
    has_minion_at,
    has_mist,
    is_minion,
    may_act,
    may_play,
    mist_at,
    open_to,
    shut_bases,
)
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.pile import SHIFT
from herna.kernel.rows import Row, append, i64, room, vec

SPECIFIC: Final = -1
"""The play of one specific card: no permission is used up, no other zone may supply it (U5.10)."""

ANY_POWER: Final = 99
NO_POWER: Final = -1

# How the kinds are offered when several fit (U5.2), the most restricted first.
OFFERED: Final = vec[i64]([AT_MIST, AT_BASE, ON_EMPTY, SMALL_MINION, FROM_DISCARD, EXTRA_MINION])


def allows(state: SmashUp, seat: Seat, card: i64, place: i64, kind: i64, base: i64) -> bool:
    """Whether a permission of a kind lets a seat play a minion from its zone at a base."""
    if not open_to(state, seat, card, base):
        return False
    if kind in (SPECIFIC, FROM_DISCARD):
        return kind == SPECIFIC or place == DISCARD
    if place == DISCARD and not gateway(state, seat, base):
        return False
    if kind == SMALL_MINION:
        return FACES.powers[card] <= SMALL
    if kind == ON_EMPTY:
        return not has_minion_at(state, seat, base)
    return kind in (FREE_MINION, EXTRA_MINION, AT_MIST) or kind == AT_BASE + base


def bases_for(state: SmashUp, seat: Seat, card: i64, place: i64, kind: i64) -> Row:
    """Bases at which a permission lets a seat play a minion."""
    found = room(len(state.row) + 1)
    for base in state.row:
        if allows(state, seat, card, place, kind, base):
            found = append(found, base)
    return found


def fitting(state: SmashUp, seat: Seat, card: i64, place: i64, base: i64) -> Row:
    """Kinds of permission the active seat has for a minion at a base, the most restricted first (U5.2)."""
    found = room(8)
    credits = state.credits
    for kind in OFFERED:
        held = kind
        if kind == AT_MIST:
            if mist_at(state, seat, base) == NOTHING:
                continue
        elif kind == AT_BASE:
            held = AT_BASE + base
            if credits[held] == 0:
                continue
        elif kind == EXTRA_MINION:
            if credits[EXTRA_MINION] + credits[FREE_MINION] == 0:
                continue
        elif credits[kind] == 0:
            continue
        if allows(state, seat, card, place, held, base):
            found = append(found, held)
    return found


def has_place(state: SmashUp, seat: Seat, base: i64) -> bool:
    """Whether the active seat has a permission for a base that asks nothing of the minion."""
    if state.credits[AT_BASE + base] > 0 or mist_at(state, seat, base) != NOTHING:
        return True
    return state.credits[ON_EMPTY] > 0 and not has_minion_at(state, seat, base)


def everywhere(state: SmashUp) -> i64:
    """Return the most printed power that the permissions which name no base allow from hand."""
    credits = state.credits
    if credits[FREE_MINION] + credits[EXTRA_MINION] > 0:
        return ANY_POWER
    return SMALL if credits[SMALL_MINION] > 0 else NO_POWER


def somewhere(state: SmashUp, seat: Seat, traits: i64) -> i64:
    """Return the most printed power that some permission allows from hand at some base."""
    if len(state.row) == 0:
        return NO_POWER
    most, credits = everywhere(state), state.credits
    if most == ANY_POWER:
        return most
    if traits & MIST != 0 and has_mist(state, seat):
        return ANY_POWER
    for base in state.row:
        if credits[AT_BASE + base] > 0 or (credits[ON_EMPTY] > 0 and not has_minion_at(state, seat, base)):
            return ANY_POWER
    return most


def limit_at(state: SmashUp, seat: Seat, base: i64, place: i64) -> i64:
    """Return the most printed power the active seat's permissions allow at a base, from hand or discards."""
    credits = state.credits
    if place == DISCARD:
        if credits[FROM_DISCARD] > 0:
            return ANY_POWER
        if not gateway(state, seat, base):
            return NO_POWER
    if credits[FREE_MINION] + credits[EXTRA_MINION] > 0 or has_place(state, seat, base):
        return ANY_POWER
    return SMALL if credits[SMALL_MINION] > 0 else NO_POWER


def reach(state: SmashUp, seat: Seat, place: i64) -> Row:
    """Return that for each base in the row."""
    row = state.row
    return vec[i64]([limit_at(state, seat, base, place) for base in row], capacity=len(row))


def places_for(state: SmashUp, seat: Seat, card: i64, place: i64) -> Row:
    """Bases at which the active seat may play a minion with some permission it has."""
    if place == HAND and everywhere(state) == ANY_POWER:
        found = state.row[:]
    else:
        found = places_within(state, FACES.powers[card], reach(state, seat, place))
    shut = shut_bases(state, seat, card)
    if shut == 0:
        return found
    return vec[i64]([base for base in found if shut >> base & 1 == 0], capacity=len(found))


def places_within(state: SmashUp, strength: i64, limits: Row) -> Row:
    """Bases whose limit a minion of some printed power keeps."""
    row = state.row
    return vec[i64]([row[i] for i in range(len(row)) if strength <= limits[i]], capacity=len(row))


def pass_gate(state: SmashUp, seat: Seat, base: i64) -> None:
    """Note that a minion came from the discard pile by They're Coming To Get You: once a turn in 2025."""
    gate = gate_at(state, seat, base)
    if state.profile.modern and gate != NOTHING:
        note_use(state, EACH_TURN + gate)


def consume(state: SmashUp, seat: Seat, kind: i64, base: i64, place: i64 = HAND) -> None:
    """Use a permission up; of equal ones the extra before the free one (U5.7)."""
    state.own()
    if place == DISCARD and kind not in (FROM_DISCARD, SPECIFIC):
        pass_gate(state, seat, base)
    if kind == AT_MIST:
        state.note[mist_at(state, seat, base)] = state.turn
    elif kind == EXTRA_MINION and state.credits[EXTRA_MINION] == 0:
        state.credits[FREE_MINION] -= 1
    elif kind != SPECIFIC:
        state.credits[kind] -= 1


def lose_credits(state: SmashUp) -> None:
    """Let all permissions that are left be lost."""
    state.own()
    credits = state.credits
    for kind in range(CREDITS):
        credits[kind] = 0


def playable(state: SmashUp, seat: Seat) -> Row:
    """Cards the active seat may play in its second phase, from hand or discard pile."""
    if not may_play(state, seat):
        return vec[i64]()
    acts = state.credits[ANY_ACTION] > 0 and may_act(state, seat)
    traits = state.attached
    most = somewhere(state, seat, traits)
    found = from_hand(state, seat, acts, most)
    if traits & BLOCKS != 0 and most != NO_POWER and not unhindered(state, seat, most):
        limits = reach(state, seat, HAND)
        found = vec[i64](
            [card for card in found if not is_minion(card) or placeable(state, seat, card, limits)]
        )
    if state.credits[FROM_DISCARD] > 0 or (traits & OPENS != 0 and has_gate(state, seat)):
        limits = reach(state, seat, DISCARD)
        for card in state.discards[seat].cards():
            if is_minion(card) and placeable(state, seat, card, limits):
                found = append(found, card)
    return found


def is_open(state: SmashUp, seat: Seat) -> bool:
    """Whether, by what everybody sees, the active seat might still play a card from its hand."""
    if state.hands[seat].size() == 0 or not may_play(state, seat):
        return False
    acts = state.credits[ANY_ACTION] > 0 and may_act(state, seat)
    return acts or somewhere(state, seat, state.attached) != NO_POWER


def unhindered(state: SmashUp, seat: Seat, most: i64) -> bool:
    """Whether so much printed power is allowed from hand at a base where nothing is forbidden to anybody."""
    blocked: i64 = 0  # the other bases, as bits
    for action in state.actions:
        if FACES.traits[action] & BLOCKS != 0:
            blocked |= 1 << state.where[action]
    anywhere = everywhere(state) == most
    return any(
        blocked >> base & 1 == 0 and (anywhere or limit_at(state, seat, base, HAND) >= most)
        for base in state.row
    )


def has_gate(state: SmashUp, seat: Seat) -> bool:
    """Whether a seat has a They're Coming To Get You that may be used now."""
    traits, controller = FACES.traits, state.controller
    return any(
        traits[action] & OPENS != 0 and controller[action] == seat and not used(state, EACH_TURN + action)
        for action in state.actions
    )


def from_hand(state: SmashUp, seat: Seat, acts: bool, most: i64) -> Row:
    """Cards in hand: actions if the seat may act, minions up to some printed power."""
    if not acts and most == NO_POWER:
        return vec[i64]()
    kinds, powers, cells = FACES.kinds, FACES.powers, state.hands[seat].cells
    if acts and most == ANY_POWER:
        return vec[i64]([cell >> SHIFT for cell in cells], capacity=len(cells) + 1)
    found = room(len(cells) + 1)
    for cell in cells:
        card = cell >> SHIFT
        if kinds[card] == MINION:
            if powers[card] <= most:
                found = append(found, card)
        elif acts:
            found = append(found, card)
    return found


def placeable(state: SmashUp, seat: Seat, card: i64, limits: Row) -> bool:
    """Whether there is a base whose limit a minion keeps and that is open to it."""
    strength, row = FACES.powers[card], state.row
    shut = shut_bases(state, seat, card)
    return any(strength <= limits[i] and shut >> row[i] & 1 == 0 for i in range(len(row)))


def candidates(state: SmashUp, seat: Seat, kind: i64, base: i64 = NOWHERE) -> Row:
    """Cards a seat may play at once with one permission, at one base or at any."""
    if kind == ANY_ACTION:
        return from_hand(state, seat, may_act(state, seat), NO_POWER)
    if not may_play(state, seat) or (base != NOWHERE and base not in state.row):
        return vec[i64]()
    kinds, cells = FACES.kinds, state.hands[seat].cells
    found = room(len(cells) + 1)
    for cell in cells:
        if kinds[cell >> SHIFT] == MINION and fits(state, seat, cell >> SHIFT, HAND, kind, base):
            found = append(found, cell >> SHIFT)
    if kind == FROM_DISCARD or state.attached & OPENS != 0:
        for cell in state.discards[seat].cells:
            if kinds[cell >> SHIFT] == MINION and fits(state, seat, cell >> SHIFT, DISCARD, kind, base):
                found = append(found, cell >> SHIFT)
    return found


def fits(state: SmashUp, seat: Seat, card: i64, place: i64, kind: i64, base: i64) -> bool:
    """Whether a permission lets a minion be played at a base in the row, or at any when it is NOWHERE."""
    if base != NOWHERE:
        return allows(state, seat, card, place, kind, base)
    return any(allows(state, seat, card, place, kind, each) for each in state.row)
