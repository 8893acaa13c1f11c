"""The Factory: a card for the first visit, and its section from the next turn on (S16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.actions.encounter import give_tracks, meet, place_piece
from herna.games.scythe.actions.gains import GainResources
from herna.games.scythe.actions.pay import PayCard
from herna.games.scythe.actions.produce import NO_MILL, ProduceAt
from herna.games.scythe.board import FACTORY_HEX
from herna.games.scythe.cards.factory import CARDS
from herna.games.scythe.components import (
    ALL_CUBES,
    ALL_FOUR,
    CHARACTER,
    FACTORY_CARD,
    NOBODY,
    NOWHERE,
    STRUCTURES,
    TRADE_SPLIT,
    UNITS,
    Benefit,
)
from herna.games.scythe.queries import building_ground, structures_built, supply_spots
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import KEEP, WELCOME
from herna.kernel.bits import has
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rows import append, changed, i64, room
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class Visit(Step[Scythe]):
    """After all combats: an encounter, or the Factory, where the character stands."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Scythe) -> None:
        """See what is there."""
        seat = self.seat
        where = state.at[seat * UNITS + CHARACTER]
        if has(state.tokens, where):
            meet(state, seat, where)
        elif where == FACTORY_HEX and state.factory_card[seat] == NOBODY:
            state.factory.show_all(only(seat))
            state.do(KeepCard(seat))


@final
class KeepCard(Ask[Scythe]):
    """Look at the Factory cards and keep one."""

    def choice(self, state: Scythe) -> Choice:
        """Ask which."""
        return Choice(self.seat, "factory", KEEP.each(state.factory.cards()))

    def take(self, state: Scythe, option: Option) -> None:
        """Keep it."""
        card = KEEP.target(option)
        state.factory.take(card)
        state.factory_away.put(card, PUBLIC)
        state.factory_card = changed(state.factory_card, self.seat, card)
        state.tell("kept", self.seat, FACTORY_CARD.ref(card))


def can_use(state: Scythe, seat: Seat, card: i64) -> bool:
    """Whether a seat can pay for the top action of its Factory card."""
    printed = CARDS[card]
    return (
        state.coins[seat] >= printed.coins
        and state.power[seat] >= printed.power
        and state.popularity[seat] >= printed.popularity
        and state.hands[seat].size() >= printed.cards
    )


def use_factory(state: Scythe, seat: Seat, card: i64) -> None:
    """Pay what the card says, then gain what it says."""
    printed = CARDS[card]
    state.coins[seat] -= printed.coins
    state.power[seat] -= printed.power
    state.popularity[seat] -= printed.popularity
    state.tell("factory", seat, FACTORY_CARD.ref(card))
    collect(state, seat, card)
    if printed.cards > 0:
        state.do(PayCard(seat))


def collect(state: Scythe, seat: Seat, card: i64) -> None:
    """Give what a Factory card promises; pieces and resources need an own worker where they go."""
    prize = CARDS[card].prize
    if len(prize.either) > 0:
        state.do(OneOf(seat, card))
    for piece in prize.pieces:
        state.do(place_piece(seat, piece, NOWHERE))
    if prize.territories > 0:
        state.do(ProduceAt(seat, prize.territories, NO_MILL, 0))
    if prize.any_resources > 0:
        state.do(GainResources(seat, prize.any_resources, NOWHERE, state.switches & TRADE_SPLIT != 0))
    give_tracks(state, seat, prize)


def possible(state: Scythe, seat: Seat, piece: i64) -> bool:
    """Whether a seat could place such a piece by a Factory card."""
    if piece == Benefit.UPGRADE:
        return state.cubes[seat] != ALL_CUBES
    if piece == Benefit.MECH:
        return state.mechs[seat] != ALL_FOUR and supply_spots(state, seat) != 0
    if piece == Benefit.STRUCTURE:
        return structures_built(state, seat) < STRUCTURES and building_ground(state, seat) != 0
    return state.recruits[seat] != ALL_FOUR


@final
class OneOf(Ask[Scythe]):
    """Choose one of two pieces, or neither."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choice(self, state: Scythe) -> Choice:
        """Ask which."""
        options = room(3)
        for piece in CARDS[self.card].prize.either:
            if possible(state, self.seat, piece):
                options = append(options, WELCOME.of(piece))
        source = FACTORY_CARD.ref(self.card)
        return Choice(self.seat, "one-of", options if len(options) == 0 else or_pass(options), source)

    def take(self, state: Scythe, option: Option) -> None:
        """Place it."""
        if WELCOME.owns(option):
            state.do(place_piece(self.seat, WELCOME.target(option), NOWHERE))
