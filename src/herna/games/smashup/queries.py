"""Questions about the table; nothing here changes it."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.card import (
    BLOCKS,
    FACES,
    HIDES,
    IGNORES,
    JAMS,
    MINION,
    MIST,
    OPENS,
    PROTECTS,
    SHIELDS,
)
from herna.games.smashup.components import MOST_PLAYS, NO_ACTIONS, NO_MOVES, NOTHING, PHASE_PLAY
from herna.games.smashup.limits import EACH_TURN, SEAT_BITS, used
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, filled, i64, vec

EXPIRED: Final = 1
"""The note of an Infiltrate that no longer does anything."""
DOES_WITHOUT: Final = 2
"""The note of an Infiltrate whose controller does without the base's lasting ability."""


def is_minion(card: i64) -> bool:
    """Whether a card is a minion."""
    return FACES.kinds[card] == MINION


def is_action(card: i64) -> bool:
    """Whether a card is an action."""
    return FACES.kinds[card] != MINION


def minions_of(state: SmashUp, seat: Seat) -> Row:
    """Minions in play that a seat controls."""
    minions, controller = state.minions, state.controller
    return vec[i64]([minion for minion in minions if controller[minion] == seat], capacity=len(minions))


def minions_at(state: SmashUp, base: i64) -> Row:
    """Minions at a base."""
    minions, where = state.minions, state.where
    return vec[i64]([minion for minion in minions if where[minion] == base], capacity=len(minions))


def minions_of_at(state: SmashUp, seat: Seat, base: i64) -> Row:
    """Minions at a base that a seat controls."""
    where, controller = state.where, state.controller
    return vec[i64](
        [minion for minion in state.minions if where[minion] == base and controller[minion] == seat]
    )


def count_at(state: SmashUp, seat: Seat, base: i64) -> i64:
    """Return how many minions a seat controls at a base."""
    where, controller = state.where, state.controller
    count: i64 = 0
    for minion in state.minions:
        if where[minion] == base and controller[minion] == seat:
            count += 1
    return count


def headcount(state: SmashUp, base: i64) -> Row:
    """Return how many minions each seat controls at a base."""
    found, where = filled(state.seats), state.where
    for minion in state.minions:
        if where[minion] == base:
            found[state.controller[minion]] += 1
    return found


def attached_traits(state: SmashUp) -> i64:
    """Count together what the actions in play can do; ``state.attached`` holds the sum."""
    found: i64 = 0
    traits = FACES.traits
    for action in state.actions:
        found |= traits[action]
    return found


def has_minion_at(state: SmashUp, seat: Seat, base: i64) -> bool:
    """Whether a seat controls a minion at a base."""
    where, controller = state.where, state.controller
    return any(where[minion] == base and controller[minion] == seat for minion in state.minions)


def actions_on(state: SmashUp, base: i64) -> Row:
    """Actions attached to a base itself, not to minions there (U1.4)."""
    where = state.where
    return vec[i64]([action for action in state.actions if where[action] == base])


def attached_to(state: SmashUp, minion: i64) -> Row:
    """Actions attached to a minion."""
    host = state.host
    return vec[i64]([action for action in state.actions if host[action] == minion])


def other_bases(state: SmashUp, base: i64) -> Row:
    """Bases in play except one."""
    return vec[i64]([other for other in state.row if other != base], capacity=len(state.row))


def clockwise(state: SmashUp) -> list[i64]:
    """All seats, from the current player on."""
    return [(state.active + i) % state.seats for i in range(state.seats)]


def my_phase(state: SmashUp, seat: Seat) -> bool:
    """Whether it is a seat's own second phase, in which extra plays may wait (U5.3)."""
    return state.phase == PHASE_PLAY and state.active == seat


def in_window(state: SmashUp) -> bool:
    """Whether a base is about to score, before its victory points are awarded."""
    return state.scoring >= 0 and state.awarded == 0


def may_play(state: SmashUp, seat: Seat) -> bool:
    """Whether a seat may still play cards this turn (U13.3)."""
    return state.plays[seat] < MOST_PLAYS


def may_act(state: SmashUp, seat: Seat) -> bool:
    """Whether a seat may play actions: not in the turn it sleeps through (Mark of Sleep)."""
    return may_play(state, seat) and not (state.asleep == NO_ACTIONS and seat == state.active)


def may_move(state: SmashUp, seat: Seat) -> bool:
    """Whether a seat may move minions: not in a turn in which Mark of Sleep forbids it (U18.18)."""
    return state.asleep != NO_MOVES or seat != state.active


def open_to(state: SmashUp, seat: Seat, minion: i64, base: i64) -> bool:
    """Whether nothing at a base forbids a seat to play a minion there (U12.3)."""
    if state.attached & BLOCKS == 0:
        return True
    traits, where = FACES.traits, state.where
    for action in state.actions:
        blocking = where[action] == base and traits[action] & BLOCKS != 0
        if blocking and FACES.cards[action].blocks(state, action, seat, minion):
            return False
    return True


def shut_bases(state: SmashUp, seat: Seat, minion: i64) -> i64:
    """Return the bases at which something forbids a seat to play a minion, as bits."""
    found: i64 = 0
    if state.attached & BLOCKS == 0:
        return found
    for action in state.actions:
        if FACES.traits[action] & BLOCKS != 0 and FACES.cards[action].blocks(state, action, seat, minion):
            found |= 1 << state.where[action]
    return found


def open_bases(state: SmashUp, seat: Seat, minion: i64) -> Row:
    """Bases at which a seat may play a minion."""
    shut = shut_bases(state, seat, minion)
    return vec[i64]([base for base in state.row if shut >> base & 1 == 0])


def cancelled(state: SmashUp, base: i64) -> bool:
    """Whether a base has lost its ability for everybody (Jammed Signal; Infiltrate as printed in 2025)."""
    if len(state.hushed) > 0 and any(hush // SEAT_BITS == base for hush in state.hushed):
        return True
    if state.attached & JAMS == 0:
        return False
    traits, where = FACES.traits, state.where
    return any(traits[action] & JAMS != 0 and where[action] == base for action in state.actions)


def ignorable(state: SmashUp, base: i64, seat: Seat) -> bool:
    """Whether a seat may ignore a base's ability: its Infiltrate is there and still works."""
    return not state.profile.modern and any(
        state.where[action] == base
        and state.controller[action] == seat
        and FACES.traits[action] & IGNORES != 0
        and state.note[action] != EXPIRED
        for action in state.actions
    )


def declined(state: SmashUp, base: i64, seat: Seat) -> bool:
    """Whether a seat does without a base's lasting ability, as decided with its Infiltrate (A30)."""
    return state.attached & IGNORES != 0 and any(
        state.where[action] == base
        and state.controller[action] == seat
        and FACES.traits[action] & IGNORES != 0
        and state.note[action] == DOES_WITHOUT
        for action in state.actions
    )


def protected(state: SmashUp, minion: i64, you: Seat) -> bool:
    """Whether a lasting protection keeps a minion from actions of ``you`` (U12.9, second)."""
    who = state.controller[minion]
    if who == you or state.attached & PROTECTS == 0:
        return False
    traits, controller = FACES.traits, state.controller
    for action in state.actions:
        theirs = traits[action] & PROTECTS != 0 and controller[action] == who
        if theirs and FACES.cards[action].protects(state, action, minion):
            return True
    return False


def shield_of(state: SmashUp, minion: i64) -> i64:
    """Return the Tooth and Claw on a minion that will be used up, or NOTHING."""
    if state.profile.modern or state.attached & SHIELDS == 0:
        return NOTHING
    for action in state.actions:
        if state.host[action] == minion and FACES.traits[action] & SHIELDS:
            return action
    return NOTHING


def armoured(state: SmashUp, minion: i64, you: Seat) -> bool:
    """Whether a Tooth and Claw as printed in 2025 keeps a minion from all cards of ``you`` (U18.4)."""
    if not state.profile.modern or state.attached & SHIELDS == 0 or state.controller[minion] == you:
        return False
    return any(
        state.host[action] == minion and FACES.traits[action] & SHIELDS != 0 for action in state.actions
    )


def hideout_of(state: SmashUp, minion: i64, you: Seat) -> i64:
    """Return the Hideout that saves a minion from an action of ``you``, or NOTHING."""
    who = state.controller[minion]
    if who == you or state.attached & HIDES == 0:
        return NOTHING
    for action in state.actions:
        here = state.where[action] == state.where[minion] and state.controller[action] == who
        if here and FACES.traits[action] & HIDES:
            return action
    return NOTHING


def gateway(state: SmashUp, seat: Seat, base: i64) -> bool:
    """Whether a seat may take minions for a base from its discard pile (They're Coming To Get You)."""
    return my_phase(state, seat) and gate_at(state, seat, base) != NOTHING


def gate_at(state: SmashUp, seat: Seat, base: i64) -> i64:
    """Return a seat's They're Coming To Get You at a base that may be used now, or NOTHING."""
    if state.attached & OPENS == 0:
        return NOTHING
    traits, where = FACES.traits, state.where
    for action in state.actions:
        mine = traits[action] & OPENS != 0 and where[action] == base and state.controller[action] == seat
        if mine and not used(state, EACH_TURN + action):
            return action
    return NOTHING


def mist_at(state: SmashUp, seat: Seat, base: i64) -> i64:
    """Return an Enshrouding Mist of a seat at a base that was not used this turn, or NOTHING.

    As printed in 2025 it is a talent instead, which gives a permission for its base (U18.16).
    """
    if state.profile.modern or state.attached & MIST == 0:
        return NOTHING
    traits, where = FACES.traits, state.where
    for action in state.actions:
        here = traits[action] & MIST != 0 and where[action] == base
        if here and state.controller[action] == seat and state.note[action] != state.turn:
            return action
    return NOTHING


def has_mist(state: SmashUp, seat: Seat) -> bool:
    """Whether a seat has an Enshrouding Mist at some base that was not used this turn."""
    if state.profile.modern:
        return False
    traits, controller, note = FACES.traits, state.controller, state.note
    return any(
        traits[action] & MIST != 0 and controller[action] == seat and note[action] != state.turn
        for action in state.actions
    )
