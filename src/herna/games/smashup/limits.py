"""What may be done once: talents (U6.4), and what the card texts of 2025 allow once each turn (U18)."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.lasting import Hush
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64, vec

EACH_TURN: Final = 1000
"""Marks from here on begin anew with every turn: those of cards, then those of bases.

A card's own number marks its talent, which wakes at the start of its controller's turn.
"""
EACH_TURN_BASE: Final = 2000


def talent_used(state: SmashUp, card: i64) -> bool:
    """Whether a card's talent was used in its controller's last turn."""
    return marked(state, card)


def used_this_turn(state: SmashUp, card: i64) -> bool:
    """Whether a card has already done this turn what it may do once."""
    return marked(state, EACH_TURN + card)


def use_talent(state: SmashUp, card: i64) -> None:
    """Note that a talent is used."""
    mark(state, card)


def use_this_turn(state: SmashUp, card: i64) -> None:
    """Note that a card does what it may do once each turn."""
    mark(state, EACH_TURN + card)


def first_this_turn(state: SmashUp, card: i64) -> bool:
    """Whether a card does this for the first time in this turn; now it has."""
    return first_time(state, EACH_TURN + card)


def first_this_turn_at(state: SmashUp, base: i64) -> bool:
    """Whether a base does this for the first time in this turn; now it has."""
    return first_time(state, EACH_TURN_BASE + base)


def marked(state: SmashUp, what: i64) -> bool:
    """Whether something was used."""
    return len(state.used) > 0 and what in state.used


def mark(state: SmashUp, what: i64) -> None:
    """Remember that something was used."""
    state.used = append(state.used[:], what)


def first_time(state: SmashUp, what: i64) -> bool:
    """Whether something was not yet used; now it is."""
    if marked(state, what):
        return False
    mark(state, what)
    return True


def begin_anew(state: SmashUp, seat: Seat) -> None:
    """At the start of a seat's turn: limits of a turn begin anew, the seat's talents wake, its hushes end."""
    if len(state.used) > 0:
        state.used = vec[i64](
            [what for what in state.used if what < EACH_TURN and state.controller[what] != seat]
        )
    if len(state.hushed) > 0:
        state.hushed = [hush for hush in state.hushed if hush.until != seat]


def forget_use(state: SmashUp, card: i64) -> None:
    """A card that leaves play has used nothing when it comes again (U11.9)."""
    if len(state.used) > 0:
        state.used = vec[i64]([what for what in state.used if what not in (card, EACH_TURN + card)])


def hush(state: SmashUp, base: i64, seat: Seat) -> None:
    """Cancel a base's ability for everybody until a seat's next turn."""
    state.hushed = [*state.hushed, Hush(base, seat)]


def unhush(state: SmashUp, base: i64) -> None:
    """A base that comes into play speaks, and has answered nobody yet."""
    if len(state.hushed) > 0:
        state.hushed = [hush for hush in state.hushed if hush.base != base]
    if len(state.used) > 0:
        state.used = vec[i64]([what for what in state.used if what != EACH_TURN_BASE + base])


def used_in_scoring(state: SmashUp, seat: Seat, card: i64) -> bool:
    """Whether a seat has used a card with this title in this scoring."""
    names, owner = state.printed.names, state.owner
    return any(names[each] == names[card] and owner[each] == seat for each in state.spent)


def spend(state: SmashUp, card: i64) -> None:
    """Note that a card's special is used in this scoring."""
    state.spent = append(state.spent[:], card)


def idle_talents(state: SmashUp, seat: Seat, among: Row) -> Row:
    """Return the cards, of some with a talent, that their controller has not yet used in this turn."""
    return vec[i64](
        [card for card in among if state.controller[card] == seat and not talent_used(state, card)]
    )
