"""What Vox cards ask for when they are secured."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.declare import Declare, can_declare
from herna.games.arcs.actions.outrage import provoke
from herna.games.arcs.actions.raid import steal_card, stealable_cards
from herna.games.arcs.actions.slots import city_returned
from herna.games.arcs.atlas import OUT_OF_PLAY, SITE_SYSTEM
from herna.games.arcs.changes import discard_guild, place_ships, return_building, shuffle_into_court
from herna.games.arcs.components import (
    AMBITION,
    CLUSTER,
    COURT,
    GUILD_CARDS,
    GUILD_STRUGGLE,
    MASS_UPRISING,
    OUTRAGE_SPREADS,
    POPULIST_DEMANDS,
    RESOURCE,
    SONG_OF_FREEDOM,
    SYSTEM,
)
from herna.games.arcs.hands import may_seize, seize
from herna.games.arcs.queries import is_city, turn_order
from herna.games.arcs.state import DISCARDED, Arcs
from herna.games.arcs.verbs import (
    CLUSTER_PICK,
    DECLARE,
    ON_SITE,
    RESOURCE_PICK,
    SEIZE,
    STEAL_CARD,
    WHERE,
)
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, remove, room, vec
from herna.kernel.step import Ask, Step


@final
class Spoken(Step[Arcs]):
    """A resolved Vox card goes to the Court discard pile; Song of Freedom back into the deck."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: Arcs) -> None:
        """Put it away."""
        if self.card == SONG_OF_FREEDOM:
            shuffle_into_court(state, self.card)
            state.court_deck.shuffle(state.rng)
        else:
            discard_guild(state, self.card)


@final
class Uprising(Ask[Arcs]):
    """Place a ship in each system of a cluster."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a cluster in play."""
        out = list(OUT_OF_PLAY[state.setup])
        found = vec[i64]([cluster for cluster in range(CLUSTER.count) if cluster not in out])
        return Choice(self.seat, "mass-uprising", CLUSTER_PICK.each(found), COURT.ref(MASS_UPRISING))

    def take(self, state: Arcs, option: Option) -> None:
        """Place the ships."""
        first = 4 * CLUSTER_PICK.target(option)
        state.do(
            Scatter(self.seat, vec[i64]([first, first + 1, first + 2, first + 3]), COURT.ref(MASS_UPRISING))
        )


@final
class Scatter(Ask[Arcs]):
    """Place one ship in each of these systems; if there are too few, choose which."""

    def __init__(self, seat: Seat, systems: Row, source: str) -> None:
        super().__init__(seat)
        self.systems: Final = systems
        self.source: Final = source

    def ask(self, state: Arcs) -> Choice | None:
        """Ask only at a shortage (A3.2)."""
        if state.ships[self.seat] >= len(self.systems):
            for system in self.systems:
                place_ships(state, system, self.seat, 1)
            return None
        if state.ships[self.seat] == 0:
            return None
        return Choice(self.seat, "scatter", WHERE.each(self.systems), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Place one, and go on."""
        system = WHERE.target(option)
        place_ships(state, system, self.seat, 1)
        state.do(Scatter(self.seat, remove(self.systems[:], system), self.source))


@final
class Demand(Ask[Arcs]):
    """You may declare any ambition; no zero marker (R-21)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for one."""
        options = DECLARE.each(AMBITION.numbers) if can_declare(state, self.seat) else room(1)
        return Choice(self.seat, "populist-demands", or_pass(options), COURT.ref(POPULIST_DEMANDS))

    def take(self, state: Arcs, option: Option) -> None:
        """Declare it."""
        if option != PASS:
            state.do(Declare(self.seat, DECLARE.target(option), False))


@final
class SpreadOutrage(Ask[Arcs]):
    """You may choose a type; everybody provokes Outrage of it, nobody ransacks."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a type."""
        options = RESOURCE_PICK.each(RESOURCE.numbers)
        return Choice(self.seat, "outrage-spreads", or_pass(options), COURT.ref(OUTRAGE_SPREADS))

    def take(self, state: Arcs, option: Option) -> None:
        """Provoke it, in turn order."""
        if option != PASS:
            for seat in turn_order(state):
                provoke(state, seat, RESOURCE_PICK.target(option))


@final
class FreeCity(Ask[Arcs]):
    """You may return a city in a system you control to its owner's board; then you may seize."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a city."""
        options = room(8)
        for site in range(state.sites):
            if is_city(state.buildings[site]) and state.ruler[SITE_SYSTEM[site]] == self.seat:
                options = append(options, ON_SITE.of(site))
        return Choice(self.seat, "song-of-freedom", or_pass(options), COURT.ref(SONG_OF_FREEDOM))

    def take(self, state: Arcs, option: Option) -> None:
        """Return it."""
        if option == PASS:
            return
        site = ON_SITE.target(option)
        owner = state.buildings[site] >> 2
        before = state.cities[owner]
        return_building(state, site)
        state.tell("freed", self.seat, SYSTEM.ref(SITE_SYSTEM[site]))
        state.do(MaySeize(self.seat))
        city_returned(state, owner, before)


@final
class MaySeize(Ask[Arcs]):
    """You may seize the initiative, if that is allowed."""

    def choice(self, state: Arcs) -> Choice:
        """Ask whether to."""
        options = vec[i64]([PASS])
        if may_seize(state, self.seat):
            options = vec[i64]([SEIZE.of(), PASS])
        return Choice(self.seat, "seize-now", options, COURT.ref(SONG_OF_FREEDOM))

    def take(self, state: Arcs, option: Option) -> None:
        """Seize it."""
        if option != PASS:
            seize(state, self.seat)


@final
class StealGuild(Ask[Arcs]):
    """You may steal a Guild card from a Rival."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a card."""
        options = room(8)
        for rival in range(state.seats):
            if rival != self.seat:
                options = STEAL_CARD.onto(options, stealable_cards(state, rival))
        return Choice(self.seat, "guild-struggle", or_pass(options), COURT.ref(GUILD_STRUGGLE))

    def take(self, state: Arcs, option: Option) -> None:
        """Steal it."""
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
