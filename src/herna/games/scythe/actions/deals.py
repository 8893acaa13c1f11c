"""Deals: coins change hands by offer and acceptance, once per pair and window (S21)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.components import MAX_DEAL, MAX_SEATS, SEAT
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import ACCEPT, AMOUNT, OFFER, REQUEST
from herna.kernel.bits import has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask


def open_window(state: Scythe) -> None:
    """Let every pair of players deal anew."""
    state.turn.dealt = 0


def pair(one: Seat, other: Seat) -> i64:
    """Return the number of a pair of seats, whoever comes first."""
    return min(one, other) * MAX_SEATS + max(one, other)


def deals(state: Scythe, seat: Seat) -> Row:
    """Return whom a seat may offer coins to, and whom it may ask for some."""
    options = room(8)
    if not state.profile.deals:
        return options
    for other in range(state.seats):
        if other == seat or has(state.turn.dealt, pair(seat, other)):
            continue
        if state.coins[seat] > 0:
            options = append(options, OFFER.of(other))
        if state.coins[other] > 0:
            options = append(options, REQUEST.of(other))
    return options


@final
@mypyc_attr(free_list_len=1)
class Deal(Ask[Scythe]):
    """Choose whom to deal with, once one has said so."""

    def choice(self, state: Scythe) -> Choice:
        """Ask to whom coins are offered, or from whom they are asked."""
        return Choice(self.seat, "deal", deals(state, self.seat))

    def take(self, state: Scythe, option: Option) -> None:
        """Go on to the sum."""
        propose(state, self.seat, option)


@final
class Bargain(Ask[Scythe]):
    """Before a combat both sides may make deals, until they are done."""

    def choice(self, state: Scythe) -> Choice:
        """Ask whom to deal with, if anybody."""
        options = deals(state, self.seat)
        return Choice(self.seat, "bargain", options if len(options) == 0 else or_pass(options))

    def take(self, state: Scythe, option: Option) -> None:
        """Go on to the sum, and come back."""
        if option != PASS:
            propose(state, self.seat, option)
            state.then(self)


def propose(state: Scythe, seat: Seat, option: Option) -> None:
    """Ask for the sum of an offer or a request."""
    gives = OFFER.owns(option)
    state.do(DealAmount(seat, OFFER.target(option) if gives else REQUEST.target(option), gives))


@final
@mypyc_attr(free_list_len=1)
class DealAmount(Ask[Scythe]):
    """Say how many coins the deal is about; once per pair of players and moment (S21.5)."""

    def __init__(self, seat: Seat, other: Seat, gives: bool) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.gives: Final = gives
        """Whether the one who proposes pays."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for a number of coins the payer has."""
        payer = self.seat if self.gives else self.other
        return Choice(
            self.seat, "amount", AMOUNT.up_to(min(MAX_DEAL, state.coins[payer])), SEAT.ref(self.other)
        )

    def take(self, state: Scythe, option: Option) -> None:
        """Put it to the other side."""
        state.turn.dealt |= 1 << pair(self.seat, self.other)
        key = "offered" if self.gives else "requested"
        state.tell(key, self.seat, SEAT.ref(self.other), n=AMOUNT.value(option))
        state.do(Consent(self.other, self.seat, AMOUNT.value(option), self.gives))


@final
@mypyc_attr(free_list_len=1)
class Consent(Ask[Scythe]):
    """Accept a deal, or not."""

    def __init__(self, seat: Seat, other: Seat, coins: i64, receives: bool) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.coins: Final = coins
        self.receives: Final = receives
        """Whether the one who is asked is paid."""

    def choice(self, state: Scythe) -> Choice:
        """Ask whether the deal is accepted; a transfer needs both (S21.5)."""
        prompt = "consent" if self.receives else "consent-paying"
        return Choice(self.seat, prompt, or_pass(vec[i64]([ACCEPT.of(0, self.coins)])), SEAT.ref(self.other))

    def take(self, state: Scythe, option: Option) -> None:
        """Let the coins change hands if the deal was accepted, and tell everybody either way."""
        if not ACCEPT.owns(option):
            state.tell("declined", self.seat, SEAT.ref(self.other))
            return
        payer, payee = (self.other, self.seat) if self.receives else (self.seat, self.other)
        state.coins[payer] -= self.coins
        state.coins[payee] += self.coins
        state.tell("bribed", payer, SEAT.ref(payee), n=self.coins)
