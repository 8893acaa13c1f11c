"""Vox cards: they speak when secured, and are never kept (A12.16, A17.8)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.card import Card
from herna.games.arcs.cards.farseers import draw_underside, join_discards
from herna.games.arcs.cards.vox_steps import (
    Demand,
    FreeCity,
    Recall,
    Spoken,
    SpreadOutrage,
    StealGuild,
    Uprising,
)
from herna.games.arcs.components import (
    CALL_TO_ACTION,
    GUILD_STRUGGLE,
    MASS_UPRISING,
    OUTRAGE_SPREADS,
    POPULIST_DEMANDS,
    SONG_OF_FREEDOM,
)
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat


@final
class MassUprising(Card):
    """Place a ship in each system of a cluster."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Choose the cluster; then the card leaves."""
        state.do(Uprising(you), Spoken(self.card))


@final
class PopulistDemands(Card):
    """You may declare any ambition, without the zero marker (R-21)."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Declare; then the card leaves."""
        state.do(Demand(you), Spoken(self.card))


@final
class OutrageSpreads(Card):
    """You may choose a resource; everybody provokes its Outrage, nobody ransacks."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Choose it; then the card leaves."""
        state.do(SpreadOutrage(you), Spoken(self.card))


@final
class SongOfFreedom(Card):
    """You may return a city you control to its board, and then seize; the card is shuffled back."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Free the city; then the card goes back into the deck."""
        state.do(FreeCity(you), Spoken(self.card))


@final
class GuildStruggle(Card):
    """You may steal a Guild card; then all discarded Guild cards return to the deck."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Steal and shuffle; then the card leaves."""
        state.do(StealGuild(you), Recall(), Spoken(self.card))


@final
class CallToAction(Card):
    """Take the lowest card of the action discard pile."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Take it; then the card leaves."""
        state.do(Spoken(self.card))
        join_discards(state, 1)
        draw_underside(state, you)


DECK: Final[tuple[Card, ...]] = (
    MassUprising(MASS_UPRISING),
    PopulistDemands(POPULIST_DEMANDS),
    OutrageSpreads(OUTRAGE_SPREADS),
    SongOfFreedom(SONG_OF_FREEDOM),
    GuildStruggle(GUILD_STRUGGLE),
    CallToAction(CALL_TO_ACTION),
)
"""The Vox cards, in the order of their numbers."""
