"""Where units can go in one step (S9, S11): borders, tunnels, Mines and abilities."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.board import (
    FACTORY_BIT,
    FACTORY_HEX,
    FIRST_BASE,
    HOME_BASES,
    LAKES,
    LAND,
    MOUNTAINS,
    OF_TERRAIN,
    RIVER,
    SHORE,
    TERRITORIES,
    TUNNELS,
    VILLAGES,
    Terrain,
)
from herna.games.scythe.components import FIRST_WORKER, WAYFARE_ANYWHERE, Faction, Slot
from herna.games.scythe.queries import controlled, enemy_fighters, enemy_units, mine
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.rows import i64, vec

_FARM: Final = OF_TERRAIN[Terrain.FARM]
_TUNDRA: Final = OF_TERRAIN[Terrain.TUNDRA]
_FOREST: Final = OF_TERRAIN[Terrain.FOREST]

FORDS: Final = vec[i64](
    [
        _FOREST | MOUNTAINS,
        _FARM | VILLAGES,
        _FARM | _TUNDRA,
        _FOREST | MOUNTAINS,
        VILLAGES | MOUNTAINS,
    ]
)
"""Onto which territories each faction's Riverwalk crosses a river (S11.2)."""


def destinations(state: Scythe, seat: Seat, unit: i64, here: i64) -> i64:
    """Return where a unit of a seat can step from a space, as a set."""
    if unit >= FIRST_WORKER:
        return walks(state, seat, here, enemy_fighters(state, seat), enemy_units(state, seat))
    return rides(state, seat, here)


def walks(state: Scythe, seat: Seat, here: i64, fighters: i64, units: i64) -> i64:
    """Return where a worker can walk: never off a lake, out of a combat, or onto enemy units.

    Where the enemy's fighters and all its units are, is the same for every worker, and looked up once.
    """
    if has(LAKES, here) or has(fighters, here):
        return 0
    found = LAND[here] | tunnels(state, seat, here)
    if state.faction[seat] == Faction.NORDIC:
        found |= RIVER[here]
    return found & ~units & ~(1 << here)


def tunnels(state: Scythe, seat: Seat, here: i64) -> i64:
    """Return where the tunnels and the own Mine lead from a space."""
    links = TUNNELS | mine(state, seat)
    return links if has(links, here) else 0


def rides(state: Scythe, seat: Seat, here: i64) -> i64:
    """Return where a character or mech can step."""
    found = LAND[here] | tunnels(state, seat, here)
    abilities = state.mechs[seat]
    if has(abilities, Slot.RIVERWALK):
        found |= RIVER[here] & FORDS[state.faction[seat]]
    if has(abilities, Slot.TRAVEL):
        found |= travels(state, seat, here)
    return found & ~(1 << here)


def travels(state: Scythe, seat: Seat, here: i64) -> i64:
    """Return where the faction's own way of travelling leads."""
    faction = state.faction[seat]
    if faction == Faction.NORDIC:
        return SHORE[here]
    if faction == Faction.POLANIA:
        return SHORE[here] | LAKES if has(LAKES, here) else SHORE[here]
    if faction == Faction.RUSVIET:
        return township(state, seat, here)
    if faction == Faction.SAXONY:
        return underpass(state, seat, here)
    return wayfare(state, seat, here)


def township(state: Scythe, seat: Seat, here: i64) -> i64:
    """Return the villages one controls and the Factory, from one of these to the others."""
    if here == FACTORY_HEX:
        return VILLAGES & controlled(state, seat)
    if has(VILLAGES, here):
        return VILLAGES & controlled(state, seat) | FACTORY_BIT
    return 0


def underpass(state: Scythe, seat: Seat, here: i64) -> i64:
    """Return the mountains one controls, all tunnels and the own Mine, from one of these to the others."""
    links = TUNNELS | mine(state, seat)
    if has(links | MOUNTAINS, here):
        return links | MOUNTAINS & controlled(state, seat)
    return 0


def wayfare(state: Scythe, seat: Seat, here: i64) -> i64:
    """Return the own home base and those of factions not in the game."""
    own: i64 = 1 << (FIRST_BASE + state.faction[seat])
    if has(TERRITORIES, here) or state.switches & WAYFARE_ANYWHERE != 0:
        return inactive_bases(state) | own
    if has(own, here):
        return inactive_bases(state)
    return 0


def inactive_bases(state: Scythe) -> i64:
    """Return the home bases of factions that nobody plays."""
    found = HOME_BASES
    for faction in state.faction:
        found &= ~(1 << (FIRST_BASE + faction))
    return found
