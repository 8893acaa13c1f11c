"""What Vox cards ask for when they are secured."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.declare import Declare, can_declare
from herna.games.arcs.actions.outrage import provoke
from herna.games.arcs.actions.raid import steal_card, stealable_cards
from herna.games.arcs.actions.slots import city_returned
from herna.games.arcs.atlas import OUT_OF_PLAY, SITE_SYSTEM, systems_of
from herna.games.arcs.cards.guild_steps import Scatter
from herna.games.arcs.changes import return_building
from herna.games.arcs.components import AMBITION, CLUSTER, GUILD_CARDS, RESOURCE, SYSTEM
from herna.games.arcs.court import discard_guild, shuffle_into_court
from herna.games.arcs.hands import may_seize, seize
from herna.games.arcs.pieces import is_city, owner
from herna.games.arcs.queries import turn_order
from herna.games.arcs.state import DISCARDED, Arcs
from herna.games.arcs.verbs import (
    CLUSTER_PICK,
    DECLARE,
    ON_SITE,
    RESOURCE_PICK,
    SEIZE,
    STEAL_CARD,
)
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.step import Ask, Step


@final
class Spoken(Step[Arcs]):
    """A resolved Vox card goes to the Court discard pile."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: Arcs) -> None:
        """Put it on the Court discard pile, now that its effect is over."""
        discard_guild(state, self.card)


@final
class ShuffledBack(Step[Arcs]):
    """A resolved Vox card goes back into the Court deck."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: Arcs) -> None:
        """Put it into the Court deck and shuffle that."""
        shuffle_into_court(state, self.card)
        state.court_deck.shuffle(state.rng)


class VoxAsk(Ask[Arcs]):
    """A question of a Vox card."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source


@final
class Uprising(VoxAsk):
    """Place a ship in each system of a cluster."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a cluster in play."""
        out = list(OUT_OF_PLAY[state.setup])
        found = vec[i64]([cluster for cluster in range(CLUSTER.count) if cluster not in out])
        return Choice(self.seat, "mass-uprising", CLUSTER_PICK.each(found), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Place a ship in each system there; when short of ships, ask which systems go without."""
        state.do(Scatter(self.seat, systems_of(CLUSTER_PICK.target(option)), self.source))


@final
class Demand(VoxAsk):
    """You may declare any ambition; no zero marker (R-21)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for an ambition, any of the five, or for none."""
        options = DECLARE.each(AMBITION.numbers) if can_declare(state, self.seat) else room(1)
        return Choice(self.seat, "populist-demands", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Put a marker on that ambition, unless none was chosen; the lead card keeps its number."""
        if option != PASS:
            state.do(Declare(self.seat, DECLARE.target(option), False))


@final
class SpreadOutrage(VoxAsk):
    """You may choose a type; everybody provokes Outrage of it, nobody ransacks."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for one of the five types, or for none."""
        options = RESOURCE_PICK.each(RESOURCE.numbers)
        return Choice(self.seat, "outrage-spreads", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Provoke it, in turn order."""
        if option != PASS:
            for seat in turn_order(state):
                provoke(state, seat, RESOURCE_PICK.target(option))


@final
class FreeCity(VoxAsk):
    """You may return a city in a system you control to its owner's board; then you may seize."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a city, anybody's, in a system you control, or for none."""
        options = room(8)
        for site in range(state.profile.sites):
            if is_city(state.buildings[site]) and state.ruler[SITE_SYSTEM[site]] == self.seat:
                options = append(options, ON_SITE.of(site))
        return Choice(self.seat, "song-of-freedom", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Return the city, which may cover a resource slot again, and offer the initiative."""
        if option == PASS:
            return
        site = ON_SITE.target(option)
        whose = owner(state.buildings[site])
        before = state.cities[whose]
        return_building(state, site)
        state.tell("freed", self.seat, SYSTEM.ref(SITE_SYSTEM[site]))
        city_returned(state, whose, before)
        state.then(MaySeize(self.seat, self.source))


@final
class MaySeize(VoxAsk):
    """You may seize the initiative, if that is allowed."""

    def choice(self, state: Arcs) -> Choice:
        """Offer the initiative, which may be left where it is."""
        options = vec[i64]([PASS])
        if may_seize(state, self.seat):
            options = vec[i64]([SEIZE.of(), PASS])
        return Choice(self.seat, "seize-now", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Take the initiative marker, unless it is left where it is."""
        if option != PASS:
            seize(state, self.seat)


@final
class StealGuild(VoxAsk):
    """You may steal a Guild card from a Rival."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Guild card that its Rival cannot guard, or for none."""
        options = room(8)
        for rival in range(state.seats):
            if rival != self.seat:
                options = STEAL_CARD.onto(options, stealable_cards(state, rival))
        return Choice(self.seat, "guild-struggle", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Take the card from its Rival, unless none is wanted."""
        if option != PASS:
            steal_card(state, self.seat, STEAL_CARD.target(option))


@final
class Recall(Step[Arcs]):
    """All discarded Guild cards are shuffled back into the Court deck."""

    def run(self, state: Arcs) -> None:
        """Shuffle them in; Vox cards stay."""
        for card in range(GUILD_CARDS):
            if state.where[card] == DISCARDED:
                shuffle_into_court(state, card)
        state.court_deck.shuffle(state.rng)
