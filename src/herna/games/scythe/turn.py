"""Turns (S7): a section for the token, its top action, its bottom action, and windows for objectives."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.bottom import work
from herna.games.scythe.actions.combat import Fights
from herna.games.scythe.actions.deals import Deal, deals
from herna.games.scythe.actions.factory import can_use, use_factory
from herna.games.scythe.actions.move import MoveWho, begin_move
from herna.games.scythe.actions.objective import reveal, revealable
from herna.games.scythe.actions.top import add_bonuses, take_half
from herna.games.scythe.actions.visit import Visit
from herna.games.scythe.changes import lose_popularity
from herna.games.scythe.components import (
    BASE_COST,
    DELAY_LOSS,
    FACTORY_SECTION,
    HALF,
    MAX_SEATS,
    SEAT,
    TURN_LIMIT,
)
from herna.games.scythe.costs import can_pay, can_take, sections_allowed
from herna.games.scythe.memory import TurnMemory
from herna.games.scythe.queries import top_of, top_with
from herna.games.scythe.scoring import STARS, turn_limit
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import (
    CHARGE,
    DEAL,
    FACTORY_MOVE,
    PLACE,
    REVEAL,
    TAKE,
    USE_FACTORY,
    WORK,
)
from herna.kernel.bits import onto
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, changed, i64, room, vec
from herna.kernel.step import Ask, Step


@final
class Turn(Step[Scythe]):
    """A seat's turn begins."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Scythe) -> None:
        """Forget what belonged to the last turn."""
        state.active = self.seat
        state.turn = TurnMemory()
        state.do(PLACE_TOKEN[self.seat])


@final
class PlaceToken(Ask[Scythe]):
    """Choose a section other than the last one; before that, reveal objectives and make deals."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for a section; an objective may be meant too, whether or not one is fulfilled."""
        seat = self.seat
        options = onto(PLACE, room(12), sections_allowed(state, seat))
        options = REVEAL.onto(options, revealable(state, seat, False))
        if len(deals(state, seat)) > 0:
            options = append(options, DEAL.of())
        return Choice(seat, "section", options, always=state.objectives[seat].size() > 0)

    def take(self, state: Scythe, option: Option) -> None:
        """Place the token, or come back to this question."""
        seat = self.seat
        if PLACE.owns(option):
            state.section = changed(state.section, seat, PLACE.target(option))
            state.do(TOP[seat], BOTTOM_OF[seat], END_OF_TURN[seat], NEXT_TURN[seat])
            return
        if REVEAL.owns(option):
            reveal(state, seat, REVEAL.target(option))
        else:
            state.do(Deal(seat))
        state.then(self)


@final
class TopAction(Ask[Scythe]):
    """Take the top action of the section, or not."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for one half of it, if it can be paid."""
        seat, options = self.seat, room(4)
        section = state.section[seat]
        if section == FACTORY_SECTION:
            card = state.factory_card[seat]
            if can_use(state, seat, card):
                options = append(options, USE_FACTORY.of(card))
        else:
            top = top_of(state, seat, section)
            for half in range(2 * top, min(2 * top + 2, HALF.count)):
                if can_take(state, seat, half):
                    options = append(options, TAKE.of(half))
        return Choice(seat, "top", or_pass(options))

    def take(self, state: Scythe, option: Option) -> None:
        """Pay for it and do it; then stars are checked."""
        seat = self.seat
        if USE_FACTORY.owns(option):
            use_factory(state, seat, USE_FACTORY.target(option))
            state.then(STARS)
        elif TAKE.owns(option):
            half = TAKE.target(option)
            state.tell("top", seat, TAKE.anchor(option))
            state.coins[seat] -= BASE_COST[top_with(half)]
            take_half(state, seat, half)
            add_bonuses(state, seat, top_with(half))
            state.then(STARS)


@final
class BottomAction(Ask[Scythe]):
    """Take the bottom action of the section, or not; before that, reveal objectives."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for it, if it can be paid; else the end of the turn is the window for objectives."""
        seat, options = self.seat, room(4)
        section = state.section[seat]
        if section == FACTORY_SECTION:
            options = append(options, FACTORY_MOVE.of(state.factory_card[seat]))
        elif can_pay(state, seat, section):
            options = append(options, WORK.of(section))
        else:
            return Choice(seat, "bottom", options)
        options = REVEAL.onto(options, revealable(state, seat, False))
        return Choice(seat, "bottom", or_pass(options))

    def take(self, state: Scythe, option: Option) -> None:
        """Do it; an objective leads back to the question."""
        seat = self.seat
        if WORK.owns(option):
            work(state, seat, WORK.target(option))
        elif FACTORY_MOVE.owns(option):
            begin_move(state, seat, 1)
            state.do(MoveWho(seat, True), Fights(seat), Visit(seat))
        elif REVEAL.owns(option):
            reveal(state, seat, REVEAL.target(option))
            state.do(self)


@final
class EndOfTurn(Ask[Scythe]):
    """Objectives may be revealed once more."""

    def choice(self, state: Scythe) -> Choice:
        """Ask whoever holds any, fulfilled or not: silence would tell the others which."""
        if state.objectives[self.seat].size() == 0:
            return Choice(self.seat, "end-of-turn", vec[i64]())
        ready = revealable(state, self.seat, True)
        return Choice(self.seat, "end-of-turn", or_pass(REVEAL.each(ready)), always=True)

    def take(self, state: Scythe, option: Option) -> None:
        """Reveal it; there may be another."""
        if REVEAL.owns(option):
            reveal(state, self.seat, REVEAL.target(option))
            state.do(self)


@final
class NextTurn(Step[Scythe]):
    """The turn is over; the left neighbour is next, unless the game has lasted too long."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Scythe) -> None:
        """Let the next player clockwise begin a turn, or end the game at the turn limit."""
        state.turns += 1
        if state.turns >= TURN_LIMIT * state.seats:
            turn_limit(state)
            return
        if state.profile.delay:
            state.do(Delay(state.left[self.seat], self.seat))
        state.then(TURN[state.left[self.seat]])


@final
class Delay(Ask[Scythe]):
    """A rival may charge the player in turn for having held up the game, one rival in all (S22.4)."""

    def __init__(self, seat: Seat, slow: Seat) -> None:
        super().__init__(seat)
        self.slow: Final = slow

    def choice(self, state: Scythe) -> Choice:
        """Ask one rival after the other."""
        return Choice(self.seat, "delay", or_pass(vec[i64]([CHARGE.of()])), SEAT.ref(self.slow))

    def take(self, state: Scythe, option: Option) -> None:
        """Charge it, or ask the next."""
        if CHARGE.owns(option):
            state.tell("charged", self.seat, SEAT.ref(self.slow))
            lose_popularity(state, self.slow, DELAY_LOSS)
        elif state.left[self.seat] != self.slow:
            state.do(Delay(state.left[self.seat], self.slow))


TURN: Final = [Turn(seat) for seat in range(MAX_SEATS)]
PLACE_TOKEN: Final = [PlaceToken(seat) for seat in range(MAX_SEATS)]
TOP: Final = [TopAction(seat) for seat in range(MAX_SEATS)]
BOTTOM_OF: Final = [BottomAction(seat) for seat in range(MAX_SEATS)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(MAX_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MAX_SEATS)]
