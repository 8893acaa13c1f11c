"""Encounters: the character meets people, and one of three options is taken (S15)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.build import Build
from herna.games.scythe.actions.deploy import Deploy
from herna.games.scythe.actions.enlist import Enlist
from herna.games.scythe.actions.gains import Gain, GainBonus, GainGoods, GainResources, GainWorker
from herna.games.scythe.actions.upgrade import Upgrade
from herna.games.scythe.board import HEX
from herna.games.scythe.card import Offer, Prize
from herna.games.scythe.cards.encounters import OFFERS
from herna.games.scythe.components import (
    ALL_CUBES,
    ALL_FOUR,
    BLIND,
    ENCOUNTER,
    ENCOUNTER_OPTION,
    RESOURCE,
    STRUCTURES,
    Benefit,
    Bonus,
    Faction,
    Track,
)
from herna.games.scythe.queries import all_structures, structures_built
from herna.games.scythe.scoring import STARS
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import OPTION
from herna.kernel.bits import has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask, Step

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
    """Choose an option; Polania may take two."""

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
        blind = state.switches & BLIND != 0
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
        if self.taken == 0 and state.faction[self.seat] == Faction.POLANIA:
            state.do(Encounter(self.seat, self.card, self.where, tried, 1))
        state.do(STARS)
        award(state, self.seat, offer.prize, self.where)


def available(state: Scythe, seat: Seat, offer: Offer, where: i64) -> bool:
    """Whether a seat can pay an option and gets something for it (S15.3, S15.8)."""
    if state.coins[seat] < offer.coins or state.popularity[seat] < offer.popularity:
        return False
    if offer.prize.plain():
        return True
    return any(placeable(state, seat, piece, where) for piece in offer.prize.pieces)


def placeable(state: Scythe, seat: Seat, piece: i64, where: i64) -> bool:
    """Whether a seat has such a piece left, and room for it on the territory."""
    if piece == Benefit.UPGRADE:
        return state.cubes[seat] != ALL_CUBES
    if piece == Benefit.MECH:
        return state.mechs[seat] != ALL_FOUR
    if piece == Benefit.STRUCTURE:
        return structures_built(state, seat) < STRUCTURES and not has(all_structures(state), where)
    if piece == Benefit.RECRUIT:
        return state.recruits[seat] != ALL_FOUR
    return state.idle[seat] > 0


def award(state: Scythe, seat: Seat, prize: Prize, where: i64) -> None:
    """Give what a card promises, on the character's territory."""
    for piece in prize.pieces:
        state.do(place_piece(seat, piece, where))
    if prize.any_resources > 0:
        state.do(GainResources(seat, prize.any_resources, where))
    give_tracks(state, seat, prize)
    for resource in range(RESOURCE.count - 1, -1, -1):
        if prize.resources[resource] > 0:
            state.do(GainGoods(seat, resource, prize.resources[resource], where))


def give_tracks(state: Scythe, seat: Seat, prize: Prize) -> None:
    """Give coins, power, popularity and combat cards."""
    if prize.cards > 0:
        state.do(GainBonus(seat, Bonus.CARDS, prize.cards))
    if prize.popularity > 0:
        state.do(Gain(seat, Track.POPULARITY, prize.popularity))
    if prize.power > 0:
        state.do(Gain(seat, Track.POWER, prize.power))
    if prize.coins > 0:
        state.do(Gain(seat, Track.COINS, prize.coins))


def place_piece(seat: Seat, piece: i64, where: i64) -> Step[Scythe]:
    """Return the step that places such a piece on a territory, or wherever its own action could."""
    if piece == Benefit.UPGRADE:
        return Upgrade(seat)
    if piece == Benefit.MECH:
        return Deploy(seat, where)
    if piece == Benefit.STRUCTURE:
        return Build(seat, where)
    if piece == Benefit.RECRUIT:
        return Enlist(seat)
    return GainWorker(seat, where)
