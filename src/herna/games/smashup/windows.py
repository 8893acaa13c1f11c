"""The windows around a scoring, in which players use specials: before it (U8.3) and after (U8.6.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.actions.special import after, before, might_hold
from herna.games.smashup.components import BASE
from herna.games.smashup.frames import Framed
from herna.games.smashup.limits import spend
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import PASS_ON, USE, USE_BASE
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, changed, i64, vec
from herna.kernel.step import Ask


class Window(Ask[SmashUp]):
    """Specials, clockwise, until all pass in succession; who cannot have any passes unasked (U14.5)."""

    def __init__(self, seat: Seat, prompt: str, base: i64, passes: i64) -> None:
        super().__init__(seat)
        self.prompt: Final = prompt
        self.base: Final = base
        self.passes: Final = passes

    def specials(self, state: SmashUp, seat: Seat) -> Row:
        """Return what a seat may use now."""
        raise NotImplementedError

    def concerns(self, state: SmashUp, seat: Seat) -> bool:
        """Whether a seat is asked, which must tell nobody anything about its hand."""
        return len(self.specials(state, seat)) > 0

    def use(self, state: SmashUp, option: Option) -> None:
        """Let the seat use that special to its end, before anybody else decides."""
        raise NotImplementedError

    def turn_of(self, seat: Seat, passes: i64) -> Window:
        """Return this window with another player to decide."""
        raise NotImplementedError

    def ask_from(self, state: SmashUp, seat: Seat, passes: i64) -> None:
        """Ask the first player from this seat on who may have something to use."""
        for passed in range(passes, state.seats):
            if self.concerns(state, seat):
                state.do(self.turn_of(seat, passed))
                return
            seat = (seat + 1) % state.seats

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a special, or a pass; nothing if the base has left play (U8.10)."""
        options = vec[i64]()
        if state.scoring == self.base:
            options = or_pass(self.specials(state, self.seat))
        return Choice(self.seat, self.prompt, options, BASE.ref(self.base))

    def take(self, state: SmashUp, option: Option) -> None:
        """Use it, then let the next player decide."""
        following = (self.seat + 1) % state.seats
        if option == PASS:
            self.ask_from(state, following, self.passes + 1)
        else:
            self.use(state, option)
            state.then(self.turn_of(following, 0))


@final
@mypyc_attr(free_list_len=1)
class Before(Window):
    """Specials before a base scores (U8.3)."""

    def __init__(self, seat: Seat, base: i64, passes: i64 = 0) -> None:
        super().__init__(seat, "before-scoring", base, passes)

    def specials(self, state: SmashUp, seat: Seat) -> Row:
        """Cards in hand and minions in play."""
        return USE.over(before(state, seat))

    def concerns(self, state: SmashUp, seat: Seat) -> bool:
        """Ask for minions in play, and for what a hand might hold by all that everybody knows (U14.5)."""
        if state.waiving[seat] != 0:
            return False
        return might_hold(state, seat) or len(before(state, seat)) > 0

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a special, a pass, or a pass until one's next turn."""
        seat, options = self.seat, vec[i64]()
        waives = state.waiving[seat] != 0
        may = not waives and might_hold(state, seat)
        if state.scoring == self.base:
            options = or_pass(options if waives else self.specials(state, seat))
            if may:
                options = append(options, PASS_ON.of())
        return Choice(seat, self.prompt, options, BASE.ref(self.base), always=may)

    def take(self, state: SmashUp, option: Option) -> None:
        """Note whoever does not want to be asked again; the rest as in every window."""
        if PASS_ON.owns(option):
            state.waiving = changed(state.waiving, self.seat, 1)
            option = PASS
        super().take(state, option)

    def use(self, state: SmashUp, option: Option) -> None:
        """Use the special of that card, from the hand or in play."""
        card = USE.target(option)
        state.printed.cards[card].use_before(state, self.seat, card)

    def turn_of(self, seat: Seat, passes: i64) -> Before:
        """Return this window with another player to decide."""
        return Before(seat, self.base, passes)


@final
@mypyc_attr(free_list_len=1)
class After(Window):
    """Then the specials of single players (U8.6.3)."""

    def __init__(self, seat: Seat, base: i64, passes: i64 = 0) -> None:
        super().__init__(seat, "after-scoring", base, passes)

    def specials(self, state: SmashUp, seat: Seat) -> Row:
        """Minions at the base that has scored, and the base itself."""
        options = USE.over(after(state, seat, self.base))
        speaks = state.silent == 0 and not has(state.visitors, seat)
        if speaks and state.printed.bases[self.base].usable_after(state, seat, self.base):
            options = append(options, USE_BASE.of(self.base))
        return options

    def use(self, state: SmashUp, option: Option) -> None:
        """Use a minion or the base, once in this scoring."""
        if USE.owns(option):
            card = USE.target(option)
            spend(state, card)
            step = state.printed.cards[card].use_after(state, self.seat, card)
        else:
            state.visitors |= bit(self.seat)
            step = state.printed.bases[self.base].use_after(state, self.seat, self.base)
        state.do(Framed(step))

    def turn_of(self, seat: Seat, passes: i64) -> After:
        """Return this window with another player to decide."""
        return After(seat, self.base, passes)
