"""Lore about building, repairing and keeping things."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.actions.build import free_sites, put_ship
from herna.games.arcs.actions.slots import city_returned, spend_slot
from herna.games.arcs.actions.tax import tax, taxable
from herna.games.arcs.atlas import (
    CLOUD_CITY,
    GATE_PORT,
    GATE_STATION,
    PRINTED_SITES,
    SITE_SYSTEM,
    cluster_of,
    is_gate,
)
from herna.games.arcs.card import Lore
from herna.games.arcs.cards.leader_pack_steps import Mend
from herna.games.arcs.changes import capture, put_building, return_building, use_up
from herna.games.arcs.components import (
    BUILD_ACTION,
    EMPTY,
    HOLDINGS_SLOT,
    REPAIR_ACTION,
    SITE,
    SYSTEM,
)
from herna.games.arcs.fight import Fight
from herna.games.arcs.pieces import counterpart, is_city, is_damaged, owner, starport_of
from herna.games.arcs.queries import buildings_of, is_used, spends_as, tokens_of
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import NURTURE, ON_SITE, PRUNE, SLOT_PICK, SUMMON, TAX
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step


@final
class ToolPriests(Lore):
    """Summon: once a turn a ship at a city you control, instead of a Build."""

    def __init__(self) -> None:
        super().__init__(0, "tool-priests")

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Summon instead of a Build."""
        once = action == BUILD_ACTION and not is_used(state, self.use)
        if once and len(summon_sites(state, you)) > 0:
            options = append(options, SUMMON.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Ask for the city that summons a ship instead of a Build, if that was chosen."""
        return Summon(you, self.use, self.ref) if SUMMON.owns(option) else None


def summon_sites(state: Arcs, seat: Seat) -> Row:
    """List the cities of anybody in systems the seat controls."""
    found = room(6)
    for site in range(state.profile.sites):
        if is_city(state.buildings[site]) and state.ruler[SITE_SYSTEM[site]] == seat:
            found = append(found, site)
    return found


@final
class Summon(Ask[Arcs]):
    """Build a ship at a city in a system you control, once a turn."""

    def __init__(self, seat: Seat, use: Option, source: str) -> None:
        super().__init__(seat)
        self.use: Final = use
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the city."""
        return Choice(self.seat, "summon", ON_SITE.each(summon_sites(state, self.seat)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Put a ship in the system of the city; there is no second Summon this turn."""
        use_up(state, self.use)
        put_ship(state, self.seat, SITE_SYSTEM[ON_SITE.target(option)])


@final
class HiddenHarbors(Lore):
    """Ships are built fresh; no raid dice where you have a fresh starport."""

    def __init__(self) -> None:
        super().__init__(4, "hidden-harbors")

    def builds_fresh(self, state: Arcs, you: Seat) -> bool:
        """Build ships fresh even where a Rival is in control."""
        return True

    def bars_raid(self, state: Arcs, you: Seat, fight: Fight) -> bool:
        """Whether you have a fresh starport in the system of battle, which keeps raid dice away."""
        sites = buildings_of(state, you, fight.system)
        return any(state.buildings[site] == starport_of(you) for site in sites)


@final
class RepairDrones(Lore):
    """After a battle of yours, repair a ship there."""

    def __init__(self) -> None:
        super().__init__(6, "repair-drones")

    def after_battle(self, state: Arcs, you: Seat, fight: Fight) -> Step[Any] | None:
        """Repair it if you attacked."""
        return Mend(you, fight.system, 1) if you == fight.attacker else None


@final
class GatePorts(Lore):
    """Starports in gates; where one is fresh and you are in control, arriving Rivals lose an agent."""

    def __init__(self) -> None:
        super().__init__(7, "gate-ports")

    def starport_sites(self, state: Arcs, you: Seat, found: Row) -> Row:
        """Add the gates with a piece of yours and no starport yet."""
        return free_sites(state, you, GATE_PORT, GATE_STATION, found)

    def when_entered(self, state: Arcs, you: Seat, mover: Seat, system: i64) -> None:
        """Capture one agent of whoever comes to a gate where your starport is fresh."""
        if is_gate(system):
            port = state.buildings[GATE_PORT + cluster_of(system)]
            if owner(port) == you and not is_damaged(port):
                capture(state, you, mover)


@final
class GateStations(Lore):
    """You may build cities in gates, one in each; such a city has the types of its cluster's other cities."""

    def __init__(self) -> None:
        super().__init__(10, "gate-stations")

    def city_sites(self, state: Arcs, you: Seat, found: Row) -> Row:
        """Add the gates with a piece of yours and no city yet."""
        return free_sites(state, you, GATE_STATION, CLOUD_CITY, found)


@final
class CloudCities(Lore):
    """Cities above planets, for a resource of the planet's type."""

    def __init__(self) -> None:
        super().__init__(8, "cloud-cities")

    def city_sites(self, state: Arcs, you: Seat, found: Row) -> Row:
        """Build above planets whose type you can pay."""
        if state.cities[you] > 0:
            for site in free_sites(state, you, CLOUD_CITY, SITE.count, room(8)):
                if len(payments(state, you, state.types[SITE_SYSTEM[site]])) > 0:
                    found = append(found, site)
        return found

    def city_price(self, state: Arcs, you: Seat, site: i64) -> Step[Any] | None:
        """Pay for such a city."""
        return PayCloud(you, site) if site >= CLOUD_CITY else None


def payments(state: Arcs, seat: Seat, kind: i64) -> Row:
    """List the slots whose token a seat may spend as this type (R-17)."""
    tokens = tokens_of(state, seat)
    if spends_as(state, seat, kind):
        return tokens
    return vec[i64]([at for at in tokens if state.slots[at] == kind])


@final
class PayCloud(Ask[Arcs]):
    """Spend a resource of the planet's type for a city without a slot."""

    def __init__(self, seat: Seat, site: i64) -> None:
        super().__init__(seat)
        self.site: Final = site

    def choice(self, state: Arcs) -> Choice:
        """Ask for the token."""
        kind = state.types[SITE_SYSTEM[self.site]]
        return Choice(self.seat, "pay", SLOT_PICK.each(payments(state, self.seat, kind)), SITE.ref(self.site))

    def take(self, state: Arcs, option: Option) -> None:
        """Spend the token chosen, in addition to the Build."""
        spend_slot(state, SLOT_PICK.target(option))


@final
class LivingStructures(Lore):
    """Nurture: tax a city of yours instead of a Build; prune: swap a building instead of a Repair."""

    def __init__(self) -> None:
        super().__init__(9, "living-structures")

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Nurture instead of a Build, prune instead of a Repair."""
        if action == BUILD_ACTION and len(taxable(state, you, own_only=True)) > 0:
            options = append(options, NURTURE.of())
        if action == REPAIR_ACTION and len(prunable(state, you)) > 0:
            options = append(options, PRUNE.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Nurture instead of a Build, or prune instead of a Repair, if that was chosen."""
        if NURTURE.owns(option):
            return Nurture(you, self.ref)
        return Prune(you, self.ref) if PRUNE.owns(option) else None


@final
class Nurture(Ask[Arcs]):
    """Tax one of your own cities."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the city."""
        options = TAX.each(taxable(state, self.seat, own_only=True))
        return Choice(self.seat, "nurture", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Tax the city as with the standard action."""
        tax(state, self.seat, TAX.target(option))


def prunable(state: Arcs, seat: Seat) -> Row:
    """List your buildings in slots whose counterpart is available (R-23)."""
    found = room(6)
    for site in range(PRINTED_SITES):
        building = state.buildings[site]
        if building != EMPTY and owner(building) == seat:
            left = state.starports[seat] if is_city(building) else state.cities[seat]
            if left > 0:
                found = append(found, site)
    return found


@final
class Prune(Ask[Arcs]):
    """Replace a starport by a city or the other way round."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the building."""
        return Choice(self.seat, "prune", ON_SITE.each(prunable(state, self.seat)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Replace it; its damage is kept (A3.5)."""
        seat, site = self.seat, ON_SITE.target(option)
        building = state.buildings[site]
        before = state.cities[seat]
        return_building(state, site)
        if is_city(building):
            state.starports[seat] -= 1
        else:
            state.cities[seat] -= 1
        put_building(state, site, counterpart(building))
        state.tell("pruned", seat, SYSTEM.ref(SITE_SYSTEM[site]))
        if is_city(building):
            city_returned(state, seat, before)


@final
class AncientHoldings(Lore):
    """A resource slot of its own, which raiders open with the most keys."""

    def __init__(self) -> None:
        super().__init__(12, "ancient-holdings")

    def opens_slot(self, slot: i64) -> bool:
        """Keep a token here."""
        return slot == HOLDINGS_SLOT


DECK: Final[list[Lore]] = [
    ToolPriests(),
    HiddenHarbors(),
    RepairDrones(),
    GatePorts(),
    GateStations(),
    CloudCities(),
    LivingStructures(),
    AncientHoldings(),
]
"""Lore about building, in the order in which it speaks."""
