"""Vox cards: they speak when secured, and are never kept (A12.16, A17.8)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.card import Court
from herna.games.arcs.cards.farseers import draw_underside, join_discards
from herna.games.arcs.cards.vox_steps import (
    Demand,
    FreeCity,
    Recall,
    ShuffledBack,
    Spoken,
    SpreadOutrage,
    StealGuild,
    Uprising,
)
from herna.games.arcs.components import NONE
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


class Vox(Court):
    """A Vox card: it has no suit, and nobody can raid it."""

    def __init__(self, number: i64, key: str) -> None:
        super().__init__(number, key, NONE, 0)


@final
class MassUprising(Vox):
    """Place a ship in each system of a cluster."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Choose the cluster; then the card leaves."""
        state.do(Uprising(you, self.ref), Spoken(self.number))


@final
class PopulistDemands(Vox):
    """You may declare any ambition, without the zero marker (R-21)."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Declare; then the card leaves."""
        state.do(Demand(you, self.ref), Spoken(self.number))


@final
class OutrageSpreads(Vox):
    """You may choose a resource; everybody provokes its Outrage, nobody ransacks."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Choose it; then the card leaves."""
        state.do(SpreadOutrage(you, self.ref), Spoken(self.number))


@final
class SongOfFreedom(Vox):
    """You may return a city you control to its board, and then seize; the card is shuffled back."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Free the city; then the card goes back into the deck."""
        state.do(FreeCity(you, self.ref), ShuffledBack(self.number))


@final
class GuildStruggle(Vox):
    """You may steal a Guild card; then all discarded Guild cards return to the deck."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Steal and shuffle; then the card leaves."""
        state.do(StealGuild(you, self.ref), Recall(), Spoken(self.number))


@final
class CallToAction(Vox):
    """Take the lowest card of the action discard pile."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Take it; then the card leaves."""
        state.do(Spoken(self.number))
        join_discards(state, 1)
        draw_underside(state, you)


DECK: Final[list[Court]] = [
    MassUprising(25, "mass-uprising"),
    PopulistDemands(26, "populist-demands"),
    OutrageSpreads(27, "outrage-spreads"),
    SongOfFreedom(28, "song-of-freedom"),
    GuildStruggle(29, "guild-struggle"),
    CallToAction(30, "call-to-action"),
]
"""The Vox cards."""
