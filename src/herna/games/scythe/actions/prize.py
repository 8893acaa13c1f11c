"""What encounter and Factory cards give: resources, tracks and pieces, each part refusable (S15.4, S16.5)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.build import Build
from herna.games.scythe.actions.deploy import Deploy
from herna.games.scythe.actions.enlist import Enlist
from herna.games.scythe.actions.gains import Gain, GainBonus, GainGoods, GainResources, GainWorker
from herna.games.scythe.actions.produce import ProduceAt
from herna.games.scythe.actions.upgrade import Upgrade
from herna.games.scythe.card import Prize
from herna.games.scythe.components import (
    ALL_CUBES,
    ALL_FOUR,
    NOWHERE,
    RESOURCE,
    STRUCTURES,
    Benefit,
    Bonus,
    Track,
)
from herna.games.scythe.queries import all_structures, building_ground, structures_built, supply_spots
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import WELCOME
from herna.kernel.bits import has
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask, Step


def award(state: Scythe, seat: Seat, prize: Prize, where: i64, source: str) -> None:
    """Give what a card promises, on a territory; with NOWHERE, wherever the actions themselves could."""
    for resource in range(RESOURCE.count):
        if prize.resources[resource] > 0:
            state.then(GainGoods(seat, resource, prize.resources[resource], where))
    give_tracks(state, seat, prize)
    if prize.any_resources > 0:
        split = where == NOWHERE and state.profile.splits_resources
        state.then(GainResources(seat, prize.any_resources, where, split))
    if prize.territories > 0:
        state.then(ProduceAt(seat, prize.territories))
    for piece in prize.pieces:
        state.then(place_piece(seat, piece, where))
    if len(prize.either) > 0:
        state.then(OneOf(seat, prize, where, source))


def give_tracks(state: Scythe, seat: Seat, prize: Prize) -> None:
    """Give coins, power, popularity and combat cards."""
    if prize.coins > 0:
        state.then(Gain(seat, Track.COINS, prize.coins))
    if prize.power > 0:
        state.then(Gain(seat, Track.POWER, prize.power))
    if prize.popularity > 0:
        state.then(Gain(seat, Track.POPULARITY, prize.popularity))
    if prize.cards > 0:
        state.then(GainBonus(seat, Bonus.CARDS, prize.cards))


def can_place(state: Scythe, seat: Seat, piece: i64, where: i64) -> bool:
    """Whether a seat has such a piece left, and room for it there; with NOWHERE, where its action could."""
    if piece == Benefit.UPGRADE:
        return state.cubes[seat] != ALL_CUBES
    if piece == Benefit.MECH:
        return state.mechs[seat] != ALL_FOUR and (where != NOWHERE or supply_spots(state, seat) != 0)
    if piece == Benefit.STRUCTURE:
        return structures_built(state, seat) < STRUCTURES and can_build(state, seat, where)
    if piece == Benefit.RECRUIT:
        return state.recruits[seat] != ALL_FOUR
    return state.idle[seat] > 0


def can_build(state: Scythe, seat: Seat, where: i64) -> bool:
    """Whether there is room for a structure on a territory; with NOWHERE, on any where a seat may build."""
    if where == NOWHERE:
        return building_ground(state, seat) != 0
    return not has(all_structures(state), where)


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


@final
class OneOf(Ask[Scythe]):
    """Choose one of two pieces, or neither."""

    def __init__(self, seat: Seat, prize: Prize, where: i64, source: str) -> None:
        super().__init__(seat)
        self.prize: Final = prize
        self.where: Final = where
        self.source: Final = source

    def choice(self, state: Scythe) -> Choice:
        """Offer both pieces, as far as they can be had."""
        options = room(3)
        for piece in self.prize.either:
            if can_place(state, self.seat, piece, self.where):
                options = append(options, WELCOME.of(piece))
        return Choice(self.seat, "one-of", options if len(options) == 0 else or_pass(options), self.source)

    def take(self, state: Scythe, option: Option) -> None:
        """Gain the piece chosen, as by the main effect of its bottom action."""
        if WELCOME.owns(option):
            state.do(place_piece(self.seat, WELCOME.target(option), self.where))
