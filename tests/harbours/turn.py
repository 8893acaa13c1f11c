"""Rounds and turns."""

from __future__ import annotations

from typing import Final, final

from harbours.actions.raid import Raid
from harbours.actions.sail import Sail
from harbours.card import Play
from harbours.cards import PRINTED
from harbours.changes import build, draw, gain, show
from harbours.components import ACTIONS, MAX_BID, ROUNDS, SHIP_COST, WORTH
from harbours.queries import can_raid, fleet
from harbours.scoring import End
from harbours.state import NO_BID, Harbours
from harbours.verbs import BID, BUILD, PLAY, RAID, SAIL, TRADE
from herna.kernel.choice import EVERYONE, PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, room
from herna.kernel.step import Ask, Step

MENU: Final = 16
"""Room for the usual number of actions."""


@final
class Round(Step[Harbours]):
    """Income, then bids in secret, then a turn each; after the last round, the end."""

    def run(self, state: Harbours) -> None:
        """Lay out the round."""
        if state.round == ROUNDS:
            state.do(End())
            return
        state.round += 1
        for seat in range(state.seats):
            gain(state, seat, 1)
            draw(state, seat)
        for seat in range(state.seats - 1, -1, -1):  # all bids are secret: who is asked first does not matter
            state.then(Bid(seat))
        state.then(Reveal())
        state.then(Round())


@final
class Bid(Ask[Harbours]):
    """Commit gold in secret for the right to start."""

    def choice(self, state: Harbours) -> Choice:
        """Ask for an amount."""
        return Choice(self.seat, "bid", BID.up_to(min(MAX_BID, state.gold[self.seat])))

    def take(self, state: Harbours, option: Option) -> None:
        """Keep it covered."""
        state.bids.put(self.seat, BID.value(option), self.seat)


@final
class Reveal(Step[Harbours]):
    """The highest bid is paid and starts; of equal ones, the first round the table."""

    def run(self, state: Harbours) -> None:
        """Turn the bids, and give everybody a turn."""
        best = state.first
        for i in range(state.seats):
            seat = (state.first + i) % state.seats
            state.tell("bid", seat, n=state.bids.show(seat))
            if state.bids.at(seat) > state.bids.at(best):
                best = seat
        state.gold[best] -= state.bids.at(best)
        for seat in range(state.seats):
            state.bids.put(seat, NO_BID, EVERYONE)
        state.first = best
        for i in range(state.seats):
            state.then(Turn((best + i) % state.seats))


@final
class Turn(Step[Harbours]):
    """A seat's turn begins."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Harbours) -> None:
        """Hand out the actions."""
        state.active = self.seat
        state.actions = ACTIONS
        state.do(Act(self.seat))


@final
class Act(Ask[Harbours]):
    """One action after the other, until the seat passes or has none left."""

    def choice(self, state: Harbours) -> Choice:
        """Ask for an action."""
        seat = self.seat
        places = fleet(state, seat)
        options = PLAY.onto(room(MENU), state.hands[seat].cards())
        options = TRADE.onto(options, places)
        if state.gold[seat] >= SHIP_COST and state.supply[seat] > 0:
            options = BUILD.onto(options, places)
        if len(places) > 0:
            options = append(options, SAIL.of())
        if can_raid(state, seat, places):
            options = append(options, RAID.of())
        return Choice(seat, "turn", or_pass(options))

    def take(self, state: Harbours, option: Option) -> None:
        """Do it, and go on."""
        state.actions = 0 if option == PASS else state.actions - 1
        self.act(state, option)
        if state.actions > 0:
            state.then(self)

    def act(self, state: Harbours, option: Option) -> None:
        """Do one action."""
        seat = self.seat
        if PLAY.owns(option):
            card = PLAY.target(option)
            show(state, seat, card)
            state.do(Play(PRINTED[card], card, seat))
        elif TRADE.owns(option):
            gain(state, seat, WORTH[TRADE.target(option)])
        elif BUILD.owns(option):
            build(state, seat, BUILD.target(option))
        elif SAIL.owns(option):
            state.do(Sail(seat))
        elif RAID.owns(option):
            state.do(Raid(seat))
