"""What leaders of the pack ask for and do."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.build import put_ship
from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.actions.ransack import Ransack
from herna.games.arcs.actions.secure import Taken
from herna.games.arcs.actions.slots import city_returned, discard_slot
from herna.games.arcs.actions.tax import CollectedAgain, takes_captive
from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.changes import add_ships, hit_building, take_lore, use_up
from herna.games.arcs.components import (
    COURT,
    EMPTY,
    FUEL,
    LORE,
    MATERIAL,
    NOBODY,
    NONE,
    RESOURCE,
    SITE,
    SLOTS,
    SYSTEM,
    WEAPON,
)
from herna.games.arcs.court import draw_court
from herna.games.arcs.pieces import fleet, is_city, is_starport, owner
from herna.games.arcs.queries import is_used, on_cartel, tokens_of, types_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import LORE_PICK, RESOURCE_PICK, SLOT_PICK
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, TABLE, Choice, Option, Seat, or_pass
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rows import Row, append, changed, i64, remove, room, vec
from herna.kernel.step import Ask, Step


@final
class Connected(Step[Arcs]):
    """Noble draws the top Court card and secures it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Draw it; an empty deck gives nothing."""
        card = draw_court(state)
        if card != NONE:
            state.tell("secured", self.seat, COURT.ref(card))
            state.do(Taken(self.seat, card))


@final
class Mythic(Ask[Arcs]):
    """Shaper may lay a token on the taxed planet, whose type it becomes."""

    def __init__(self, seat: Seat, system: i64, source: str) -> None:
        super().__init__(seat)
        self.system: Final = system
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a token of a slot, or a type from a Cartel."""
        options = room(SLOTS + 2)
        if not has(state.shaped, self.system):
            options = SLOT_PICK.onto(options, tokens_of(state, self.seat))
            for kind in (MATERIAL, FUEL):
                if on_cartel(state, self.seat, kind) > 0:
                    options = append(options, RESOURCE_PICK.of(kind))
        return Choice(self.seat, "mythic", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Lay it there for good."""
        if option == PASS:
            return
        if SLOT_PICK.owns(option):
            kind = state.slots[SLOT_PICK.target(option)]
            state.slots[SLOT_PICK.target(option)] = EMPTY
        else:
            kind = RESOURCE_PICK.target(option)
            state.supply[kind] -= 1
        state.shaped |= bit(self.system)
        state.types = changed(state.types, self.system, kind)
        state.tell("shaped", self.seat, SYSTEM.ref(self.system), RESOURCE.ref(kind))


@final
class Irregular(Ask[Arcs]):
    """Agitator discards a weapon token after an interception."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask which; without one, nothing happens."""
        weapons = vec[i64]([at for at in tokens_of(state, self.seat) if state.slots[at] == WEAPON])
        return Choice(self.seat, "irregular", SLOT_PICK.each(weapons), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Return the weapon to the supply."""
        discard_slot(state, SLOT_PICK.target(option))


@final
class Mend(Step[Arcs]):
    """Damaged ships of a seat in a system become fresh, as many as said."""

    def __init__(self, seat: Seat, system: i64, count: i64) -> None:
        self.seat: Final = seat
        self.system: Final = system
        self.count: Final = count

    def run(self, state: Arcs) -> None:
        """Make as many of them fresh as there are damaged ones, up to the number."""
        count = min(self.count, state.damaged[fleet(self.system, self.seat)])
        if count > 0:
            add_ships(state, self.system, self.seat, count, -count)
            state.tell("mended", self.seat, SYSTEM.ref(self.system), n=count)


@final
class Resilient(Step[Arcs]):
    """Quartermaster repairs a ship there for each starport in systems under its control."""

    def __init__(self, seat: Seat, system: i64) -> None:
        self.seat: Final = seat
        self.system: Final = system

    def run(self, state: Arcs) -> None:
        """Count the starports now, and repair."""
        count: i64 = 0
        for site in range(state.profile.sites):
            if is_starport(state.buildings[site]) and state.ruler[SITE_SYSTEM[site]] == self.seat:
                count += 1
        state.do(Mend(self.seat, self.system, count))


@final
class RuthlessTax(Ask[Arcs]):
    """Overseer may hit the city to tax it again, once a turn."""

    def __init__(self, seat: Seat, site: i64, use: Option) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.use: Final = use

    def choice(self, state: Arcs) -> Choice:
        """Offer to hit the city, or to leave it whole."""
        options = vec[i64]([PASS])
        if not is_used(state, self.use) and is_city(state.buildings[self.site]):
            options = vec[i64]([self.use, PASS])
        return Choice(self.seat, "ruthless", options, SITE.ref(self.site))

    def take(self, state: Arcs, option: Option) -> None:
        """Hit, suffer Outrage, Ransack, then gain again (R-35)."""
        if option == PASS:
            return
        seat, site = self.seat, self.site
        use_up(state, self.use)
        captive = owner(state.buildings[site]) if takes_captive(state, seat, site) else NOBODY
        types = types_at(state, site)
        ruthless_hit(state, seat, site)
        state.then(CollectedAgain(seat, types, captive))


@final
class RuthlessBuild(Ask[Arcs]):
    """Overseer may hit the starport to build another ship there, once a turn."""

    def __init__(self, seat: Seat, site: i64, use: Option) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.use: Final = use

    def choice(self, state: Arcs) -> Choice:
        """Offer to hit the starport, or to leave it whole."""
        options = vec[i64]([PASS])
        if not is_used(state, self.use):
            options = vec[i64]([self.use, PASS])
        return Choice(self.seat, "ruthless", options, SITE.ref(self.site))

    def take(self, state: Arcs, option: Option) -> None:
        """Hit it, and launch again."""
        if option != PASS:
            use_up(state, self.use)
            ruthless_hit(state, self.seat, self.site)
            put_ship(state, self.seat, SITE_SYSTEM[self.site])


def ruthless_hit(state: Arcs, seat: Seat, site: i64) -> None:
    """Deal a building the hit of Overseer; a destroyed city brings Outrage, a Rival's also a Ransack.

    Your own city covers its slots as it returns, before the Outrage that follows (R-35).
    """
    building = state.buildings[site]
    whose, types = owner(building), types_at(state, site)
    before = state.cities[whose]
    if not hit_building(state, site, seat) or not is_city(building):
        return
    if whose == seat:
        city_returned(state, seat, before)
        state.then(Provoke(seat, types))
    else:
        state.do(Provoke(seat, types), Ransack(seat, whose))


@final
class Study(Step[Arcs]):
    """Archivist draws five unused lore cards in secret."""

    def __init__(self, seat: Seat, source: str) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def run(self, state: Arcs) -> None:
        """Show five cards from the box to the Archivist alone, and ask which two are kept."""
        cards = room(STUDIED)
        for _each in range(min(STUDIED, state.lore_box.size())):
            cards = append(cards, state.lore_box.draw())
        for card in cards:
            state.lore_box.put(card, only(self.seat))
        state.do(Keep(self.seat, cards, KEPT, self.source))


STUDIED: Final = 5
KEPT: Final = 2


@final
class Keep(Ask[Arcs]):
    """Archivist keeps two of the five; the rest leaves the game."""

    def __init__(self, seat: Seat, cards: Row, left: i64, source: str) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        self.left: Final = left
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for one of the cards looked at, of which two are kept one after the other."""
        return Choice(self.seat, "keep", LORE_PICK.each(self.cards), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Lay it open, and go on."""
        lore = LORE_PICK.target(option)
        state.lore_box.take(lore)
        state.lore_open.put(lore, PUBLIC)
        take_lore(state, self.seat, lore)
        state.tell("drafted", self.seat, LORE.ref(lore))
        if self.left > 1:
            state.do(Keep(self.seat, remove(self.cards[:], lore), self.left - 1, self.source))

    def redacted(self, viewer: Seat) -> Keep:
        """Hide the cards from the others."""
        return self if viewer in (self.seat, TABLE) else Keep(self.seat, room(1), self.left, self.source)
