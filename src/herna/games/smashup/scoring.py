"""Scoring a base (U8), and who has won (U9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.base_row import arrive, refill_bases, slots
from herna.games.smashup.changes import discard_action, discard_minion, gain
from herna.games.smashup.components import (
    BASE,
    CARD,
    MOST_SCORINGS,
    NOBODY,
    NOTHING,
    NOWHERE,
    ROUND_LIMIT,
    SEAT,
    TARGET,
)
from herna.games.smashup.frames import CLOSE, open_frame
from herna.games.smashup.power import base_totals, breakpoint_of, reward, strengths
from herna.games.smashup.queries import actions_on, cancelled, headcount, minions_at
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import SCORE
from herna.games.smashup.windows import After, Before
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import Row, append, filled, i64, vec
from herna.kernel.state import Outcome
from herna.kernel.step import Ask, Step


def ready_bases(state: SmashUp) -> Row:
    """Bases where there is as much power as their breakpoint says, or more (U8.1)."""
    found = vec[i64]()
    if state.scorings < MOST_SCORINGS:
        totals = base_totals(state)
        for base in state.row:
            if totals[base] >= breakpoint_of(state, base):
                found = append(found, base)
    return found


@final
class CheckAgain(Step[SmashUp]):
    """A base was scored; as long as others are ready, they are scored, too (U8.1)."""

    def run(self, state: SmashUp) -> None:
        """Ask which base is scored next; without a ready one, the phase is over."""
        ready = ready_bases(state)
        if len(ready) > 0:
            state.do(CheckBases(state.active, ready))


CHECK_AGAIN: Final = CheckAgain()


@final
@mypyc_attr(free_list_len=1)
class CheckBases(Ask[SmashUp]):
    """Bases are ready: the current player chooses which is scored next (U8.2)."""

    def __init__(self, seat: Seat, ready: Row) -> None:
        super().__init__(seat)
        self.ready: Final = ready

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a ready base."""
        return Choice(self.seat, "score", SCORE.each(self.ready))

    def take(self, state: SmashUp, option: Option) -> None:
        """Score it to the end, then check again."""
        base = SCORE.target(option)
        state.scoring = base
        state.awarded = 0
        state.scorings += 1
        state.spent = vec[i64]()
        state.visitors = 0
        state.tell("scoring", self.seat, BASE.ref(base))
        Before(self.seat, base).ask_from(state, self.seat, 0)
        state.then(Award(base), After(self.seat, base), CleanUp(base), CHECK_AGAIN)


@final
@mypyc_attr(free_list_len=1)
class Award(Step[SmashUp]):
    """Rank the players by power; places are fixed from now on (U8.5). Then the base speaks."""

    def __init__(self, base: i64) -> None:
        self.base: Final = base

    def run(self, state: SmashUp) -> None:
        """Fix everybody's place, and pay each the points of that place and of the base."""
        base = self.base
        if state.scoring != base:
            return
        state.silent = 1 if cancelled(state, base) else 0
        powers, heads = strengths(state, base), headcount(state, base)
        rank(state, heads, powers)
        state.awarded = 1
        for seat in range(state.seats):
            place = state.places[seat]
            if place > 0:
                if state.story is not None:
                    state.tell("placed", seat, BASE.ref(base), n=place)
                gain(state, seat, worth(state, base, seat, heads[seat], powers[seat]))
        if state.silent == 0:
            speak(state, base)


def rank(state: SmashUp, heads: Row, powers: Row) -> None:
    """Give everybody with a minion there a place: one more than the number of stronger players (U8.5.2)."""
    state.places = filled(state.seats)
    for seat in range(state.seats):
        if heads[seat] > 0:
            place = 1
            for other in range(state.seats):
                if powers[other] > powers[seat]:
                    place += 1
            state.places[seat] = place


def worth(state: SmashUp, base: i64, seat: Seat, minions: i64, power: i64) -> i64:
    """Return the victory points of a seat's place, and what the base adds to them (U8.5.3, U8.5.5)."""
    place = state.places[seat]
    points = reward(state, base, place)
    if state.silent == 0:
        points += state.printed.bases[base].pays(state, seat, place, minions, power)
    return points


def at_place(state: SmashUp, place: i64) -> list[i64]:
    """Return who is in a place at the scored base, clockwise from the current player (U8.5.4)."""
    found: list[i64] = []
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        if state.places[seat] == place:
            found.append(seat)
    return found


def speak(state: SmashUp, base: i64) -> None:
    """Let first happen what a base that has scored makes everybody do (U8.6.1)."""
    open_frame(state, NOBODY)
    state.printed.bases[base].after_scoring(state, base)
    state.then(CLOSE)


@final
@mypyc_attr(free_list_len=1)
class CleanUp(Step[SmashUp]):
    """All cards there are discarded, and another base takes the place (U8.7, U8.8)."""

    def __init__(self, base: i64) -> None:
        self.base: Final = base

    def run(self, state: SmashUp) -> None:
        """Clear the base, replace it, and let it speak once more (U8.9)."""
        base = self.base
        if state.scoring != base:
            return
        clear(state, base)
        state.scoring = NOWHERE
        state.base_table.take(base)
        state.base_discard.put(base, PUBLIC)
        new = replacement(state)
        if new == NOTHING:
            state.row = vec[i64]([other for other in state.row if other != base])
            state.tell("not-replaced", state.active, BASE.ref(base))
            return
        state.row = slots(state, base, new)
        arrive(state, new)
        state.tell("replaced", state.active, BASE.ref(base), BASE.ref(new))
        if state.silent == 0:
            state.printed.bases[base].after_replacement(state, new)


def clear(state: SmashUp, base: i64) -> None:
    """Discard everything at a base to its owners; that is no destruction (U8.7)."""
    minions, actions = minions_at(state, base), actions_on(state, base)
    seats = vec[i64]([state.controller[minion] for minion in minions])
    for minion in minions:
        discard_minion(state, minion)
    for action in actions:
        discard_action(state, action)
    if state.story is not None:
        refs = [CARD.ref(card) for card in [*minions, *actions]]
        state.tell("cleared", state.active, BASE.ref(base), *refs, n=len(refs))
    for i in range(len(minions)):
        state.printed.cards[minions[i]].after_clearing(state, seats[i])


def replacement(state: SmashUp) -> i64:
    """Take the base that comes next: the one picked at the School of Wizardry, or the top one."""
    if state.base_aside.size() > 0:
        return state.base_aside.draw()
    return state.base_deck.draw() if refill_bases(state) else NOTHING


def verdict(state: SmashUp) -> None:
    """Finish the game if one player leads with 15, no base is left, or 500 rounds are over (U9)."""
    best: i64 = 0
    for points in state.vp:
        best = max(best, points)
    over = len(state.row) == 0
    if not state.profile.endless and state.turn >= ROUND_LIMIT * state.seats:
        over = True
    if not over and best < TARGET:
        return
    winners = tuple([seat for seat in range(state.seats) if state.vp[seat] == best])
    if over or len(winners) == 1:
        state.tell("ended", winners[0], *[SEAT.ref(seat) for seat in winners], n=best)
        state.finish(Outcome(winners, tuple(state.vp)))
