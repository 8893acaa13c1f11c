"""What a faction can do once the mech that covers the text is deployed (S11)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.board import (
    BESIDE,
    FACTORY_BIT,
    FACTORY_HEX,
    LAKES,
    MOUNTAINS,
    OF_TERRAIN,
    RIVER,
    SHORE,
    TERRITORIES,
    TUNNELS,
    VILLAGES,
    Terrain,
    base_of,
)
from herna.games.scythe.cards.skirmish import DisarmFoe, FireArtillery, SendScout
from herna.games.scythe.components import Faction
from herna.games.scythe.mat import Ability
from herna.games.scythe.paths import inactive_bases, tunnels
from herna.games.scythe.queries import controlled, enemy_units, workers_at
from herna.games.scythe.state import Scythe
from herna.kernel.bits import bit, has
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step

FARMS: Final = OF_TERRAIN[Terrain.FARM]
TUNDRAS: Final = OF_TERRAIN[Terrain.TUNDRA]
FORESTS: Final = OF_TERRAIN[Terrain.FOREST]


@final
class Riverwalk(Ability):
    """All factions: rivers are crossed, but only onto two terrains."""

    def __init__(self, onto: i64) -> None:
        self.onto: Final = onto

    def rides(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """Cross a river onto these terrains."""
        return RIVER[here] & self.onto


@final
class Seaworthy(Ability):
    """Nordic: onto lakes and off them, also when retreating."""

    def rides(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """Return the spaces across a shore: the lakes from land, the land from a lake."""
        return SHORE[here]

    def refuges(self, state: Scythe, seat: Seat, where: i64) -> i64:
        """Retreat to a lake next door without enemy units."""
        return BESIDE[where] & LAKES & ~enemy_units(state, seat)


@final
class Township(Ability):
    """Rusviet: between the villages one controls and the Factory."""

    def rides(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """From one of these to the others."""
        if here == FACTORY_HEX:
            return VILLAGES & controlled(state, seat)
        if has(VILLAGES, here):
            return VILLAGES & controlled(state, seat) | FACTORY_BIT
        return 0


@final
class Wayfare(Ability):
    """Crimea: to the own home base and to those of factions that nobody plays."""

    def rides(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """From any territory, or from the own home base; from others as agreed."""
        own = bit(base_of(state.faction[seat]))
        if has(TERRITORIES, here) or state.profile.wayfare_anywhere:
            return inactive_bases(state) | own
        if has(own, here):
            return inactive_bases(state)
        return 0


@final
class Underpass(Ability):
    """Saxony: between the mountains one controls, all tunnels and the own Mine."""

    def rides(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """From any mountain or tunnel to these."""
        links = tunnels(state, seat)
        if has(links | MOUNTAINS, here):
            return links | MOUNTAINS & controlled(state, seat)
        return 0


@final
class Submerge(Ability):
    """Polania: onto lakes and off them, and from lake to lake."""

    def rides(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """Cross a shore, or dive."""
        return SHORE[here] | LAKES if has(LAKES, here) else SHORE[here]


@final
class Artillery(Ability):
    """Nordic: a power may be paid before a combat, so that the foe loses two."""

    def before_combat(self, state: Scythe, seat: Seat, foe: Seat, where: i64) -> Step[Scythe] | None:
        """Fire, if it can be paid."""
        return FireArtillery(seat, foe) if state.power[seat] > 0 else None


@final
class PeoplesArmy(Ability):
    """Rusviet: beside a worker one combat card more may be played."""

    def adds_cards(self, state: Scythe, seat: Seat, where: i64) -> i64:
        """Allow one combat card more where an own worker is on the territory, however many there are."""
        return 1 if workers_at(state, seat, where) > 0 else 0


@final
class Scout(Ability):
    """Crimea: a random combat card of the foe may be stolen before a combat."""

    def before_combat(self, state: Scythe, seat: Seat, foe: Seat, where: i64) -> Step[Scythe] | None:
        """Send a scout, if the foe has a card."""
        return SendScout(seat, foe) if state.hands[foe].size() > 0 else None


@final
class Disarm(Ability):
    """Saxony: on a tunnel, or the own Mine if so agreed, the foe loses two power before a combat."""

    def before_combat(self, state: Scythe, seat: Seat, foe: Seat, where: i64) -> Step[Scythe] | None:
        """Disarm it, without being asked."""
        ground = tunnels(state, seat) if state.profile.disarms_on_mine else TUNNELS
        return DisarmFoe(seat, foe) if has(ground, where) else None


@final
class Camaraderie(Ability):
    """Polania: workers that flee from its combats are no scandal."""

    def stays_popular(self) -> bool:
        """Keep popularity when workers flee from a combat; driven off without one, they cost it as ever."""
        return True


@final
class Speed(Ability):
    """All factions: the character and mechs go one step further."""

    def adds_steps(self, state: Scythe, seat: Seat, factory: bool) -> i64:
        """Add one; two to the movement of a Factory card if so agreed."""
        return 2 if factory and state.profile.fast_factory else 1


MECH_TEXTS: Final[dict[Faction, list[Ability]]] = {
    Faction.NORDIC: [Riverwalk(FORESTS | MOUNTAINS), Seaworthy(), Artillery(), Speed()],
    Faction.RUSVIET: [Riverwalk(FARMS | VILLAGES), Township(), PeoplesArmy(), Speed()],
    Faction.CRIMEA: [Riverwalk(FARMS | TUNDRAS), Wayfare(), Scout(), Speed()],
    Faction.SAXONY: [Riverwalk(FORESTS | MOUNTAINS), Underpass(), Disarm(), Speed()],
    Faction.POLANIA: [Riverwalk(VILLAGES | MOUNTAINS), Submerge(), Camaraderie(), Speed()],
}
"""In the order of the slots on the faction mats."""
