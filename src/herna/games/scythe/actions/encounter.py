"""Encounters: the character meets people, and one of three options is taken (S15)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.prize import award, can_place
from herna.games.scythe.board import HEX
from herna.games.scythe.card import Offer
from herna.games.scythe.cards.encounters import OFFERS
from herna.games.scythe.components import ENCOUNTER, ENCOUNTER_OPTION
from herna.games.scythe.mat import ADDS_OPTIONS, listeners
from herna.games.scythe.scoring import STARS
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import OPTION
from herna.kernel.bits import has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask

CHOICES: Final = 3
"""Options on a card."""


def meet(state: Scythe, seat: Seat, where: i64) -> None:
    """Remove the token and show a card, which lies under the deck from then on."""
    state.tokens &= ~(1 << where)
    card = state.encounters.draw()
    state.encounters.tuck(card, PUBLIC)
    state.tell("encounter", seat, ENCOUNTER.ref(card), HEX.ref(where))
    state.do(Encounter(seat, card, where, 0, 0))


@final
class Encounter(Ask[Scythe]):
    """Choose an option, or more than one if an ability says so."""

    def __init__(self, seat: Seat, card: i64, where: i64, tried: i64, taken: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.where: Final = where
        self.tried: Final = tried
        """Options taken, or found impossible when chosen blindly."""
        self.taken: Final = taken
        """How many options were taken."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for an option that can be paid, or blindly for any."""
        options = room(4)
        blind = state.profile.blind
        for letter in range(CHOICES):
            offer = OFFERS[self.card * CHOICES + letter]
            if not has(self.tried, letter) and (blind or available(state, self.seat, offer, self.where)):
                options = append(options, OPTION.of(self.card * CHOICES + letter))
        if self.taken > 0 and len(options) > 0:
            options = or_pass(options)
        return Choice(self.seat, "encounter", options, ENCOUNTER.ref(self.card))

    def take(self, state: Scythe, option: Option) -> None:
        """Pay and gain, or choose again if it was blind and cannot be done."""
        if option == PASS:
            return
        number = OPTION.target(option)
        offer = OFFERS[number]
        tried = self.tried | 1 << number % CHOICES
        if not available(state, self.seat, offer, self.where):
            state.tell("impossible", self.seat, ENCOUNTER_OPTION.ref(number))
            state.do(Encounter(self.seat, self.card, self.where, tried, self.taken))
            return
        state.tell("chose", self.seat, ENCOUNTER_OPTION.ref(number))
        state.coins[self.seat] -= offer.coins
        state.popularity[self.seat] -= offer.popularity
        award(state, self.seat, offer.prize, self.where, ENCOUNTER_OPTION.ref(number))
        state.then(STARS)
        if self.taken < more_options(state, self.seat):
            state.then(Encounter(self.seat, self.card, self.where, tried, self.taken + 1))


def more_options(state: Scythe, seat: Seat) -> i64:
    """How many options a seat may take beyond the first."""
    found: i64 = 0
    for ability in listeners(state, seat, ADDS_OPTIONS):
        found += ability.adds_options()
    return found


def available(state: Scythe, seat: Seat, offer: Offer, where: i64) -> bool:
    """Whether a seat can pay an option and gets something for it (S15.3, S15.8)."""
    if state.coins[seat] < offer.coins or state.popularity[seat] < offer.popularity:
        return False
    if offer.prize.plain():
        return True
    return any(can_place(state, seat, piece, where) for piece in offer.prize.pieces)
