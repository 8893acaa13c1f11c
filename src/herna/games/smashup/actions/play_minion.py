"""Playing a minion (U4.2, U4.8): where, with which permission, and what follows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.base import BASE_AFTER_PLAY
from herna.games.smashup.card import AFTER_PLAY, AFTER_PLAY_ELSEWHERE, WHEN_PLAYED
from herna.games.smashup.changes import enter, lay_out
from herna.games.smashup.components import (
    AT_BASE,
    BASE,
    CARD,
    DISCARD,
    EXTRA_MINION,
    FROM_DISCARD,
    HAND,
    HELD_BY_CARD,
    NOWHERE,
    ON_EMPTY,
    SMALL_MINION,
    SPECIFIC,
)
from herna.games.smashup.credits import (
    bases_for,
    candidates,
    consume,
    fitting,
    pass_gate,
    places_for,
)
from herna.games.smashup.frames import NONE, Trigger, close_frame, joined, open_frame, resolve
from herna.games.smashup.guard import fresh, remember
from herna.games.smashup.queries import base_of, listeners, my_phase, site_speaks
from herna.games.smashup.state import SmashUp
from herna.games.smashup.texts import Text
from herna.games.smashup.verbs import AT, CREDIT, PLAY
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step

SHOWN: Final = (EXTRA_MINION, SMALL_MINION, FROM_DISCARD, ON_EMPTY, AT_BASE, HELD_BY_CARD)
"""The kinds of permission in the order of the numbers under which they are offered."""


def place_of(state: SmashUp, seat: Seat, card: i64) -> i64:
    """Tell whether a card a seat is about to play lies in its hand or its discard pile."""
    return HAND if state.hands[seat].holds(card) else DISCARD


def announced(state: SmashUp, seat: Seat, card: i64) -> i64:
    """Show the card that a seat is about to play to everybody; return where it lies."""
    place = place_of(state, seat, card)
    if place == HAND:
        state.hands[seat].show(card)
    return place


@final
@mypyc_attr(free_list_len=1)
class PlaceMinion(Ask[SmashUp]):
    """Choose the base for a minion in the second phase."""

    def __init__(self, seat: Seat, card: i64, place: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.place: Final = place

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a base that some permission allows."""
        bases = places_for(state, self.seat, self.card, self.place)
        return Choice(self.seat, "where", AT.over(bases), CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Play it there; if several permissions fit, ask which is used."""
        base = AT.target(option)
        kinds = fitting(state, self.seat, self.card, self.place, base)
        if len(kinds) > 1:
            state.do(PickCredit(self.seat, self.card, self.place, base))
            return
        consume(state, self.seat, kinds[0], base, self.place)
        play_minion(state, self.card, self.seat, base, self.place)


@final
class PickCredit(Ask[SmashUp]):
    """Choose which permission is used when several fit (U5.2)."""

    def __init__(self, seat: Seat, card: i64, place: i64, base: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.place: Final = place
        self.base: Final = base

    def choice(self, state: SmashUp) -> Choice:
        """Ask for one, the most restricted first."""
        options = room(6)
        for kind in fitting(state, self.seat, self.card, self.place, self.base):
            options = append(
                options, CREDIT.of(value=SHOWN.index(AT_BASE if kind == AT_BASE + self.base else kind))
            )
        return Choice(self.seat, "credit", options, CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Use it up and play."""
        kind = SHOWN[CREDIT.value(option)]
        consume(state, self.seat, kind + self.base if kind == AT_BASE else kind, self.base, self.place)
        play_minion(state, self.card, self.seat, self.base, self.place)


@final
class ChooseBase(Ask[SmashUp]):
    """Choose the base for a minion that is played with one given permission."""

    def __init__(self, seat: Seat, card: i64, place: i64, kind: i64 = SPECIFIC) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.place: Final = place
        self.kind: Final = kind

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a base."""
        bases = bases_for(state, self.seat, self.card, self.place, self.kind)
        return Choice(self.seat, "where", AT.over(bases), CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Put the minion on that base and carry out its text."""
        play_minion(state, self.card, self.seat, AT.target(option), self.place)


@final
class UseNow(Ask[SmashUp]):
    """An extra minion that is played at once or never (U5.4, U5.9)."""

    def __init__(self, seat: Seat, kind: i64, source: str) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.source: Final = source

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a minion, or none."""
        options = or_pass(PLAY.each(candidates(state, self.seat, self.kind)))
        options = fresh(state, self.seat, "extra-minion", options)
        return Choice(
            self.seat, "extra-minion", options, self.source, always=state.hands[self.seat].size() > 0
        )

    def take(self, state: SmashUp, option: Option) -> None:
        """Go on to the base."""
        if option != PASS:
            remember(state, self.seat, "extra-minion", option)
            card = PLAY.target(option)
            state.do(ChooseBase(self.seat, card, announced(state, self.seat, card), self.kind))


@final
class MustPlayAt(Ask[SmashUp]):
    """A minion that must be played at one base, if any can; who holds cards says so if none can."""

    def __init__(self, seat: Seat, base: i64, tenure: i64, kind: i64 = EXTRA_MINION) -> None:
        super().__init__(seat)
        self.base: Final = base
        self.tenure: Final = tenure
        self.kind: Final = kind

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a minion that may be played there; who has cards but none that fits says so."""
        options = room(1)
        if state.tenure[self.base] == self.tenure:
            options = PLAY.each(candidates(state, self.seat, self.kind, self.base))
            if len(options) == 0 and state.hands[self.seat].size() > 0:
                options = append(options, PASS)
        return Choice(self.seat, "must-play", options, BASE.ref(self.base), always=True)

    def take(self, state: SmashUp, option: Option) -> None:
        """Play the minion that was chosen, from hand or discard pile."""
        if option == PASS:
            return
        card = PLAY.target(option)
        place = place_of(state, self.seat, card)
        if place == DISCARD:
            pass_gate(state, self.seat, self.base)
        play_minion(state, card, self.seat, self.base, place)


def play_minion(state: SmashUp, card: i64, seat: Seat, base: i64, place: i64) -> None:
    """Let a minion come into play; its text, then what it triggers (U4.8)."""
    witnesses = reactors(state, seat, base)
    lay_out(state, card, place)
    enter(state, card, seat, base)
    state.count_play(seat, 1)
    if state.story is not None:
        state.tell("played-at", seat, CARD.ref(card), BASE.ref(base))
    if state.printed.speaks[card] & WHEN_PLAYED != 0:
        open_frame(state, seat)
        state.do(Text(card, seat), AfterPlay(card, base, state.tenure[base], witnesses))
    else:
        after_play(state, card, base, state.tenure[base], witnesses, NONE)


def reactors(state: SmashUp, seat: Seat, base: i64) -> Row:
    """Other players' cards in play that will react to a minion played at a base."""
    found, controller = vec[i64](), state.controller
    for card in listeners(state, AFTER_PLAY | AFTER_PLAY_ELSEWHERE):
        if controller[card] != seat and notices(state, card, base):
            found = append(found, card)
    return found


def notices(state: SmashUp, card: i64, base: i64) -> bool:
    """Whether a card reacts to minions played at a base: to those at its own, or to those at others."""
    home = base_of(state, card)
    return home != NOWHERE and state.printed.speaks[card] & moment_at(home, base) != 0


def moment_at(home: i64, base: i64) -> i64:
    """Return the moment for a card at one base when a minion is played at another, or at the same."""
    return AFTER_PLAY if home == base else AFTER_PLAY_ELSEWHERE


def reaction(state: SmashUp, card: i64, minion: i64, base: i64) -> Trigger | None:
    """Return what a card does after a minion was played at a base."""
    printed = state.printed.cards[card]
    if moment_at(base_of(state, card), base) == AFTER_PLAY:
        return printed.after_play(state, card, minion)
    return printed.after_play_elsewhere(state, card, minion)


@final
@mypyc_attr(free_list_len=1)
class AfterPlay(Step[SmashUp]):
    """The text is finished: compulsory triggers, then the base (U4.8 e and f, U12.23)."""

    def __init__(self, card: i64, base: i64, tenure: i64, witnesses: Row) -> None:
        self.card: Final = card
        self.base: Final = base
        self.tenure: Final = tenure
        self.witnesses: Final = witnesses

    def run(self, state: SmashUp) -> None:
        """Collect what it and its text have triggered."""
        after_play(state, self.card, self.base, self.tenure, self.witnesses, close_frame(state))


def after_play(
    state: SmashUp, card: i64, base: i64, tenure: i64, witnesses: Row, waiting: list[Trigger]
) -> None:
    """Let those answer who saw a minion played and are still here, after what its text has triggered."""
    for witness in witnesses:
        if notices(state, witness, base):
            waiting = joined(waiting, reaction(state, witness, card, base))
    resolve(state, waiting)
    here = base in state.row and state.tenure[base] == tenure
    if here and site_speaks(state, base, BASE_AFTER_PLAY):
        state.then(BaseAnswers(base, state.owner[card]))


@final
@mypyc_attr(free_list_len=1)
class BaseAnswers(Step[SmashUp]):
    """What the base itself gives after a minion was played there."""

    def __init__(self, base: i64, owner: Seat) -> None:
        self.base: Final = base
        self.owner: Final = owner

    def run(self, state: SmashUp) -> None:
        """Let the base speak."""
        state.printed.bases[self.base].after_play(state, self.base, self.owner)


def grant_minion(state: SmashUp, seat: Seat, kind: i64, source: str) -> None:
    """Give an extra minion: to keep in one's own second phase, otherwise now or never (U5.3, U5.4)."""
    if my_phase(state, seat):
        state.permit(kind)
    else:
        state.do(UseNow(seat, kind, source))
