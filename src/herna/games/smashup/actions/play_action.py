"""Playing an action (U4.3 to U4.6): its host, its text, what follows, and where it goes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.card import ON_BASE, ON_MINION, WHEN_PLAYED
from herna.games.smashup.changes import discard_action, lay_out, put_on_base
from herna.games.smashup.components import ANY_ACTION, CARD, HAND, NOBODY
from herna.games.smashup.credits import actions_in_hand
from herna.games.smashup.effects import Attach
from herna.games.smashup.frames import close_frame, open_frame, resolve
from herna.games.smashup.guard import fresh, remember
from herna.games.smashup.one_minion import PickMinion
from herna.games.smashup.queries import my_phase
from herna.games.smashup.state import SmashUp
from herna.games.smashup.texts import Text
from herna.games.smashup.verbs import AT, PLAY
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Ask, Step


def play_action(state: SmashUp, card: i64, seat: Seat, place: i64 = HAND) -> None:
    """Show an action, attach it if it says so, and carry it out."""
    lay_out(state, card, place)
    state.count_play(seat, 0)
    if state.story is not None:
        state.tell("played", seat, CARD.ref(card))
    open_frame(state, seat)
    kind = state.printed.kinds[card]
    if kind == ON_BASE:
        state.do(HostBase(seat, card), AfterAction(card))
    elif kind == ON_MINION:
        state.do(HostMinion(seat, card, possible_hosts(state, seat, card)), AfterAction(card))
    elif state.printed.speaks[card] & WHEN_PLAYED != 0:
        state.do(Text(card, seat), AfterAction(card))
    else:
        state.do(AfterAction(card))


@final
@mypyc_attr(free_list_len=1)
class HostBase(Ask[SmashUp]):
    """Choose the base an action is played on."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a base."""
        return Choice(self.seat, "on-base", AT.each(state.row), CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Attach it and let it speak."""
        put_on_base(state, self.card, self.seat, AT.target(option))
        if state.printed.speaks[self.card] & WHEN_PLAYED != 0:
            state.do(Text(self.card, self.seat))


@final
@mypyc_attr(free_list_len=1)
class HostMinion(PickMinion):
    """Choose the minion an action is played on."""

    def __init__(self, seat: Seat, card: i64, among: Row) -> None:
        super().__init__(seat, "on-minion", CARD.ref(card), among, False)
        self.card: Final = card

    def fewer(self, among: Row) -> HostMinion:
        """Return this question among fewer minions."""
        return HostMinion(self.seat, self.card, among)

    def chosen(self, state: SmashUp, minion: i64) -> None:
        """Attach the action, unless the minion is protected from it (U12.9)."""
        state.do(Attach((minion,), self.card, self.seat))


def possible_hosts(state: SmashUp, seat: Seat, card: i64) -> Row:
    """Minions an action may be played on."""
    printed, minions = state.printed.cards[card], state.minions
    return vec[i64](
        [minion for minion in minions if printed.may_host(state, seat, minion)], capacity=len(minions)
    )


@final
@mypyc_attr(free_list_len=1)
class AfterAction(Step[SmashUp]):
    """The text is finished: what it triggered, then the discard pile (U4.8 e to g)."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: SmashUp) -> None:
        """Resolve the triggers first."""
        waiting = close_frame(state)
        if waiting:
            resolve(state, waiting)
            state.then(PutAway(self.card))
        else:
            put_away(state, self.card)


@final
class PutAway(Step[SmashUp]):
    """An action that is not attached goes to its owner's discard pile (U4.5)."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: SmashUp) -> None:
        """Discard it, now that its text and everything that text caused are finished."""
        put_away(state, self.card)


def put_away(state: SmashUp, card: i64) -> None:
    """Discard an action that was played and is neither attached nor already gone."""
    if state.controller[card] == NOBODY and state.tables[state.owner[card]].holds(card):
        discard_action(state, card)


@final
class ActNow(Ask[SmashUp]):
    """An extra action that is played at once or never (U5.4, U5.9)."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: SmashUp) -> Choice:
        """Ask for an action, or none."""
        options = or_pass(PLAY.each(actions_in_hand(state, self.seat)))
        options = fresh(state, self.seat, "extra-action", options)
        return Choice(
            self.seat, "extra-action", options, self.source, always=state.hands[self.seat].size() > 0
        )

    def take(self, state: SmashUp, option: Option) -> None:
        """Play the action that was chosen, or let the permission lapse."""
        if option != PASS:
            remember(state, self.seat, "extra-action", option)
            play_action(state, PLAY.target(option), self.seat)


def grant_actions(state: SmashUp, seat: Seat, count: i64, source: str) -> None:
    """Give extra actions: to keep in one's own second phase, otherwise now or never."""
    if my_phase(state, seat):
        state.permit(ANY_ACTION, count)
        return
    for _time in range(count):
        state.then(ActNow(seat, source))
