"""Guild cards, suit by suit: what each does in the Prelude, and where its other abilities are at work."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.card import Card
from herna.games.arcs.cards.farseers import Refresh
from herna.games.arcs.cards.guild_steps import (
    Brokerage,
    PlaceThree,
    SellToken,
    TakeTokens,
    Theft,
    tokens_of,
)
from herna.games.arcs.cards.union import Union
from herna.games.arcs.cards.vox_steps import Scatter
from herna.games.arcs.changes import discard_guild
from herna.games.arcs.components import (
    ADMIN_UNION,
    ADMINISTRATION,
    AGGRESSION,
    ARMS_UNION,
    CONSTRUCTION,
    CONSTRUCTION_UNION,
    COURT,
    COURT_ENFORCERS,
    ELDER_BROKER,
    FARSEERS,
    FUEL,
    FUEL_CARTEL,
    GALACTIC_BARDS,
    GATEKEEPERS,
    LATTICE_SPIES,
    LOYAL_EMPATHS,
    LOYAL_ENGINEERS,
    LOYAL_KEEPERS,
    LOYAL_MARINES,
    LOYAL_PILOTS,
    MATERIAL,
    MATERIAL_CARTEL,
    MINING_INTEREST,
    MOBILIZATION,
    PRISON_WARDENS,
    RELIC_FENCE,
    SECRET_ORDER,
    SHIPPING_INTEREST,
    SILVER_TONGUES,
    SKIRMISHERS,
    SPACING_UNION,
    SWORN_GUARDIANS,
    WEAPON,
)
from herna.games.arcs.hands import may_seize, seize
from herna.games.arcs.queries import empty_slots, gates
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat
from herna.kernel.rows import i64

FENCE_USED: Final = 2
"""The bit of ``state.used`` for Relic Fence's once a turn."""


class DiscardTo(Card):
    """A card of the form "discard this to ...", which may be discarded even for nothing (A11.6)."""

    def usable(self, state: Arcs, you: Seat) -> bool:
        """In any Prelude."""
        return True

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Discard it, then do what it says."""
        state.begun = True
        discard_guild(state, self.card)
        self.effect(state, you)

    def effect(self, state: Arcs, you: Seat) -> None:
        """Do what the card was discarded for."""
        raise NotImplementedError


@final
class Loyal(Card):
    """Outrage leaves it (:mod:`outrage`); any token may be spent as its type (:func:`prelude.purchases`)."""


@final
class Interest(DiscardTo):
    """A Build may gain its resource instead; discarded, it fills your empty slots."""

    def __init__(self, card: i64, kind: i64) -> None:
        super().__init__(card)
        self.kind: Final = kind

    def effect(self, state: Arcs, you: Seat) -> None:
        """Take up to as many as there are empty slots now."""
        state.do(TakeTokens(you, self.card, self.kind, empty_slots(state, you)))


@final
class Cartel(DiscardTo):
    """Its supply counts for your Tycoon (:func:`queries.on_cartel`); after scoring Rivals discard theirs."""

    def __init__(self, card: i64, kind: i64) -> None:
        super().__init__(card)
        self.kind: Final = kind

    def effect(self, state: Arcs, you: Seat) -> None:
        """Steal one token of its type."""
        state.do(Theft(you, self.card, self.kind))


@final
class Gatekeepers(DiscardTo):
    """Two more dice in gates (:func:`battle.dice_limit`); discarded, a ship in every gate."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Place the ships."""
        state.do(Scatter(you, gates(state)[:], COURT.ref(self.card)))


@final
class Muster(DiscardTo):
    """Discarded, three ships where you control; Wardens, Skirmishers, Enforcers, Marines have more."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Place the ships."""
        state.do(PlaceThree(you, self.card))


@final
class LatticeSpies(Card):
    """Before anything else in the Prelude: discard this to seize the initiative (A11.9)."""

    def usable(self, state: Arcs, you: Seat) -> bool:
        """While nothing else was done."""
        return not state.begun

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Seize, if that is allowed."""
        discard_guild(state, self.card)
        if may_seize(state, you):
            seize(state, you)


@final
class Farseers(DiscardTo):
    """When you declare, look at a hand (:func:`declare.triggers`); discarded, refresh your own."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Discard cards and draw one more."""
        state.do(Refresh(you, 0))


@final
class SecretOrder(Card):
    """Declaring Keeper or Empath leaves the lead card its number (:class:`declare.Declare`)."""


@final
class SilverTongues(DiscardTo):
    """Steal a resource or a Guild card."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Steal it."""
        state.do(Theft(you, self.card, -1))


@final
class SwornGuardians(Card):
    """Nothing else of yours can be stolen; stolen, it is buried (:mod:`raid`)."""


@final
class ElderBroker(DiscardTo):
    """A Tax may be a Trade instead; discarded, gain a material, a fuel and a weapon."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Gain them."""
        state.do(Brokerage(you, 1 << MATERIAL | 1 << FUEL | 1 << WEAPON))


@final
class RelicFence(Card):
    """Once a turn in the Prelude: discard a resource to gain a relic (R-30)."""

    def usable(self, state: Arcs, you: Seat) -> bool:
        """Once a turn, with a token to discard."""
        return state.used & FENCE_USED == 0 and len(tokens_of(state, you)) > 0

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Sell the token."""
        state.begun = True
        state.used |= FENCE_USED
        state.do(SellToken(you))


@final
class GalacticBards(Card):
    """Surpassing or pivoting, you may declare your card's ambition (:class:`rounds.Besides`)."""


DECK: Final[tuple[Card, ...]] = (
    Loyal(LOYAL_ENGINEERS),
    Interest(MINING_INTEREST, MATERIAL),
    Cartel(MATERIAL_CARTEL, MATERIAL),
    Union(ADMIN_UNION, ADMINISTRATION),
    Union(CONSTRUCTION_UNION, CONSTRUCTION),
    Cartel(FUEL_CARTEL, FUEL),
    Loyal(LOYAL_PILOTS),
    Gatekeepers(GATEKEEPERS),
    Interest(SHIPPING_INTEREST, FUEL),
    Union(SPACING_UNION, MOBILIZATION),
    Union(ARMS_UNION, AGGRESSION),
    Muster(PRISON_WARDENS),
    Muster(SKIRMISHERS),
    Muster(COURT_ENFORCERS),
    Muster(LOYAL_MARINES),
    LatticeSpies(LATTICE_SPIES),
    Farseers(FARSEERS),
    SecretOrder(SECRET_ORDER),
    Loyal(LOYAL_EMPATHS),
    SilverTongues(SILVER_TONGUES),
    Loyal(LOYAL_KEEPERS),
    SwornGuardians(SWORN_GUARDIANS),
    ElderBroker(ELDER_BROKER),
    RelicFence(RELIC_FENCE),
    GalacticBards(GALACTIC_BARDS),
)
"""The Guild cards, in the order of their numbers."""
