"""Questions about the table; nothing here changes it."""

from __future__ import annotations

from herna.games.smashup.card import (
    ADMITS,
    BLOCKS,
    DOES_WITHOUT,
    MAY_IGNORE,
    MINION,
    OPENS,
    PROTECTS,
    SAVES,
    SILENCES,
)
from herna.games.smashup.components import MOST_PLAYS, NO_ACTIONS, NO_MOVES, NOTHING, PHASE_PLAY
from herna.games.smashup.state import SmashUp
from herna.kernel.bits import bit, has
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, filled, i64, vec


def is_minion(state: SmashUp, card: i64) -> bool:
    """Whether a card is a minion."""
    return state.printed.kinds[card] == MINION


def is_action(state: SmashUp, card: i64) -> bool:
    """Whether a card is an action."""
    return state.printed.kinds[card] != MINION


def minions_among(state: SmashUp, cards: Row) -> Row:
    """Return the minions among some cards."""
    kinds = state.printed.kinds
    return vec[i64]([card for card in cards if kinds[card] == MINION], capacity=len(cards))


def listeners(state: SmashUp, moment: i64) -> Row:
    """Return the cards in play that speak at a moment: minions, then actions, each in the order they came."""
    found = vec[i64]()
    if state.heard & moment == 0:
        return found
    speaks = state.printed.speaks
    for minion in state.alert:
        if speaks[minion] & moment != 0:
            found = append(found, minion)
    for action in state.actions:
        if speaks[action] & moment != 0:
            found = append(found, action)
    return found


def all_heard(state: SmashUp) -> i64:
    """Return the moments at which some card in play speaks; ``state.heard`` holds them."""
    heard: i64 = 0
    answers = state.printed.answers
    for minion in state.alert:
        heard |= answers[minion]
    for action in state.actions:
        heard |= answers[action]
    return heard


def sites(state: SmashUp, moment: i64) -> Row:
    """Return the bases in play that speak at a moment, in their order on the table."""
    speaks = state.printed.sites
    return vec[i64]([base for base in state.row if speaks[base] & moment != 0 and not cancelled(state, base)])


def site_speaks(state: SmashUp, base: i64, moment: i64) -> bool:
    """Whether a base speaks at a moment, and may."""
    return state.printed.sites[base] & moment != 0 and not cancelled(state, base)


def base_of(state: SmashUp, card: i64) -> i64:
    """Return the base where a card in play is, with the minion it lies on if it does."""
    host = state.host[card]
    return state.where[card] if host == NOTHING else state.where[host]


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
    return not has(shut_bases(state, seat, minion), base)


def shut_bases(state: SmashUp, seat: Seat, minion: i64) -> i64:
    """Return the bases at which something forbids a seat to play a minion, as bits."""
    shut: i64 = 0
    if state.heard & BLOCKS == 0:
        return shut
    for card in listeners(state, BLOCKS):
        if state.printed.cards[card].blocks(state, card, seat, minion):
            shut |= bit(base_of(state, card))
    return shut


def open_bases(state: SmashUp, seat: Seat, minion: i64) -> Row:
    """Bases at which a seat may play a minion."""
    shut = shut_bases(state, seat, minion)
    return vec[i64]([base for base in state.row if not has(shut, base)])


def cancelled(state: SmashUp, base: i64) -> bool:
    """Whether a base has lost its ability for everybody."""
    if len(state.hushed) > 0 and any(hush.base == base for hush in state.hushed):
        return True
    if state.heard & SILENCES == 0:
        return False
    return any(
        base_of(state, card) == base and state.printed.cards[card].silences(state, card)
        for card in listeners(state, SILENCES)
    )


def ignorable(state: SmashUp, base: i64, seat: Seat) -> bool:
    """Whether a seat may ignore what a base does (U11.10)."""
    return any(
        base_of(state, card) == base and state.printed.cards[card].may_ignore(state, card, seat)
        for card in listeners(state, MAY_IGNORE)
    )


def declined(state: SmashUp, base: i64, seat: Seat) -> bool:
    """Whether a seat does without a base's lasting ability, as it has decided (A30)."""
    return state.heard & DOES_WITHOUT != 0 and any(
        base_of(state, card) == base and state.printed.cards[card].does_without(state, card, seat)
        for card in listeners(state, DOES_WITHOUT)
    )


def protected(state: SmashUp, minion: i64, you: Seat, by_action: bool) -> bool:
    """Whether something lasting keeps a minion from what ``you`` do to it (U12.9, second; U18.4)."""
    return any(
        state.printed.cards[card].protects(state, card, minion, you, by_action)
        for card in listeners(state, PROTECTS)
    )


def saviours(state: SmashUp, minion: i64, you: Seat, by_action: bool) -> Row:
    """Return what may be used up to save a minion: one of each title, those on its base first."""
    found, names = vec[i64](), state.printed.names
    among = [
        card
        for card in listeners(state, SAVES)
        if state.printed.cards[card].saves(state, card, minion, you, by_action)
    ]
    for on_base in (True, False):
        for card in among:
            known = any(names[one] == names[card] for one in found)
            if not known and (state.host[card] == NOTHING) == on_base:
                found = append(found, card)
    return found


def gates(state: SmashUp, seat: Seat) -> i64:
    """Return the bases, as bits, at which a seat may take minions from its discard pile now."""
    found: i64 = 0
    if my_phase(state, seat):
        for card in listeners(state, OPENS):
            if state.printed.cards[card].opens(state, card, seat):
                found |= bit(base_of(state, card))
    return found


def hosts(state: SmashUp, seat: Seat) -> i64:
    """Return the bases, as bits, at which a card holds a permission for a seat to play a minion."""
    found: i64 = 0
    for card in listeners(state, ADMITS):
        if state.printed.cards[card].admits(state, card, seat):
            found |= bit(base_of(state, card))
    return found


def peopled(state: SmashUp, seat: Seat) -> i64:
    """Return the bases, as bits, at which a seat controls a minion."""
    found: i64 = 0
    for minion in state.minions:
        if state.controller[minion] == seat:
            found |= bit(state.where[minion])
    return found


def gate_at(state: SmashUp, seat: Seat, base: i64) -> i64:
    """Return the card by which a seat may take minions for a base from its discard pile, or NOTHING."""
    for card in listeners(state, OPENS):
        if base_of(state, card) == base and state.printed.cards[card].opens(state, card, seat):
            return card
    return NOTHING


def host_at(state: SmashUp, seat: Seat, base: i64) -> i64:
    """Return the card that holds a permission for a seat to play a minion at a base, or NOTHING."""
    for card in listeners(state, ADMITS):
        if base_of(state, card) == base and state.printed.cards[card].admits(state, card, seat):
            return card
    return NOTHING
