"""The windows around a scoring, in which players use specials: before it (U8.3) and after (U8.6.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.actions.special import after, before
from herna.games.smashup.base import BASES
from herna.games.smashup.card import PRINTED
from herna.games.smashup.changes import spend
from herna.games.smashup.components import BASE
from herna.games.smashup.frames import Framed
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import USE, USE_BASE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, vec
from herna.kernel.step import Ask

BASE_MARK: Final = -10
"""Below this, seat by seat: the base's own ability was used in this scoring."""


@final
@mypyc_attr(free_list_len=1)
class Before(Ask[SmashUp]):
    """Specials before a base scores, clockwise, until all pass in succession (U8.3)."""

    def __init__(self, seat: Seat, base: i64, passes: i64 = 0) -> None:
        super().__init__(seat)
        self.base: Final = base
        self.passes: Final = passes

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a special, or a pass; nothing if the base has left play (U8.10)."""
        options = vec[i64]()
        if state.scoring == self.base:
            options = or_pass(USE.over(before(state, self.seat)))
        return Choice(self.seat, "before-scoring", options, BASE.ref(self.base))

    def take(self, state: SmashUp, option: Option) -> None:
        """Use it completely, then let the next player decide."""
        following = (self.seat + 1) % state.seats
        if option == PASS:
            ask_before(state, following, self.base, self.passes + 1)
            return
        card = USE.target(option)
        state.do(Before(following, self.base))
        PRINTED[card].use_before(state, self.seat, card)


def ask_before(state: SmashUp, seat: Seat, base: i64, passes: i64) -> None:
    """Ask the next player who has something to use before a base scores; who has nothing passes unasked."""
    for passed in range(passes, state.seats):
        if len(before(state, seat)) > 0:
            state.do(Before(seat, base, passed))
            return
        seat = (seat + 1) % state.seats


@final
@mypyc_attr(free_list_len=1)
class After(Ask[SmashUp]):
    """Then the specials of single players, until all pass in succession (U8.6.3)."""

    def __init__(self, seat: Seat, base: i64, passes: i64 = 0) -> None:
        super().__init__(seat)
        self.base: Final = base
        self.passes: Final = passes

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a special, or a pass; nothing if the base has left play."""
        options = vec[i64]()
        if state.scoring == self.base:
            options = or_pass(specials(state, self.seat, self.base))
        return Choice(self.seat, "after-scoring", options, BASE.ref(self.base))

    def take(self, state: SmashUp, option: Option) -> None:
        """Use it completely, then let the next player decide."""
        following = (self.seat + 1) % state.seats
        if option == PASS:
            ask_after(state, following, self.base, self.passes + 1)
            return
        if USE.owns(option):
            card = USE.target(option)
            spend(state, card)
            step = PRINTED[card].use_after(state, self.seat, card)
        else:
            spend(state, BASE_MARK - self.seat)
            step = BASES[self.base].use_after(state, self.seat, self.base)
        state.do(Framed(step), After(following, self.base))


def specials(state: SmashUp, seat: Seat, base: i64) -> Row:
    """Return what a seat may use after a base has scored: its minions there, and the base."""
    options = USE.over(after(state, seat, base))
    speaks = state.silent == 0 and BASE_MARK - seat not in state.spent
    if speaks and BASES[base].usable_after(state, seat, base):
        options = append(options, USE_BASE.of(base))
    return options


def ask_after(state: SmashUp, seat: Seat, base: i64, passes: i64) -> None:
    """Ask the next player who has something to use after a base has scored, like before it."""
    for passed in range(passes, state.seats):
        if len(specials(state, seat, base)) > 0:
            state.do(After(seat, base, passed))
            return
        seat = (seat + 1) % state.seats
