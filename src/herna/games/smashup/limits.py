"""What may be done once: talents (U6.4), and what the card texts of 2025 allow once each turn (U18)."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.card import FACES, TALENT
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64, vec

EACH_TURN: Final = 1000
"""Added to a card whose limit begins anew each turn; a talent's use counts until its controller's turn."""
EACH_TURN_BASE: Final = 2000
"""Added to a base whose limit begins anew with every turn."""
SEAT_BITS: Final = 8


def used(state: SmashUp, mark: i64) -> bool:
    """Whether a talent, or what is possible once each turn, was used."""
    return len(state.used) > 0 and mark in state.used


def note_use(state: SmashUp, mark: i64) -> None:
    """Remember that it was used."""
    state.used = append(state.used[:], mark)


def once_a_turn(state: SmashUp, mark: i64) -> bool:
    """Whether this may happen: always as first printed, once each turn with the texts of 2025; notes it."""
    if not state.profile.modern:
        return True
    if used(state, mark):
        return False
    note_use(state, mark)
    return True


def begin_anew(state: SmashUp, seat: Seat) -> None:
    """At the start of a seat's turn: limits of a turn begin anew, the seat's talents wake, its hushes end."""
    if len(state.used) > 0:
        state.used = vec[i64](
            [mark for mark in state.used if mark < EACH_TURN and state.controller[mark] != seat]
        )
    if len(state.hushed) > 0:
        state.hushed = vec[i64]([hush for hush in state.hushed if hush % SEAT_BITS != seat])


def forget_use(state: SmashUp, card: i64) -> None:
    """A card that leaves play has used nothing when it comes again (U11.9)."""
    if len(state.used) > 0:
        state.used = vec[i64]([mark for mark in state.used if mark not in (card, EACH_TURN + card)])


def hush(state: SmashUp, base: i64, seat: Seat) -> None:
    """Cancel a base's ability for everybody until a seat's next turn."""
    state.hushed = append(state.hushed[:], base * SEAT_BITS + seat)


def unhush(state: SmashUp, base: i64) -> None:
    """A base that comes into play speaks, and has answered nobody yet."""
    if len(state.hushed) > 0:
        state.hushed = vec[i64]([hush for hush in state.hushed if hush // SEAT_BITS != base])
    if len(state.used) > 0:
        state.used = vec[i64]([mark for mark in state.used if mark != EACH_TURN_BASE + base])


def talents(state: SmashUp, seat: Seat) -> Row:
    """Cards in play whose talent a seat may still use in this turn of its own."""
    cards = vec[i64]([card for card in state.alert if FACES.traits[card] & TALENT])
    for action in state.actions:
        if FACES.traits[action] & TALENT:
            cards = append(cards, action)
    return vec[i64]([card for card in cards if state.controller[card] == seat and not used(state, card)])
