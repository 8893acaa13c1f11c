"""Where units can go in one step (S9, S11): borders, tunnels, and what abilities add."""

from __future__ import annotations

from herna.games.scythe.board import FIRST_BASE, HOME_BASES, LAKES, LAND, TUNNELS
from herna.games.scythe.components import FIRST_WORKER
from herna.games.scythe.mat import OPENS_TUNNELS, RIDES, WALKS, listeners
from herna.games.scythe.queries import enemy_fighters, enemy_units
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


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
    found = LAND[here] | through_tunnels(state, seat, here)
    for ability in listeners(state, seat, WALKS):
        found |= ability.walks(state, seat, here)
    return found & ~units & ~(1 << here)


def rides(state: Scythe, seat: Seat, here: i64) -> i64:
    """Return where a character or mech can step."""
    found = LAND[here] | through_tunnels(state, seat, here)
    for ability in listeners(state, seat, RIDES):
        found |= ability.rides(state, seat, here)
    return found & ~(1 << here)


def through_tunnels(state: Scythe, seat: Seat, here: i64) -> i64:
    """Return where the tunnels lead from a space."""
    links = tunnels(state, seat)
    return links if has(links, here) else 0


def tunnels(state: Scythe, seat: Seat) -> i64:
    """Return the tunnels for a seat: those of the board, and its own."""
    found = TUNNELS
    for ability in listeners(state, seat, OPENS_TUNNELS):
        found |= ability.opens_tunnels(state, seat)
    return found


def inactive_bases(state: Scythe) -> i64:
    """Return the home bases of factions that nobody plays."""
    found = HOME_BASES
    for faction in state.faction:
        found &= ~(1 << (FIRST_BASE + faction))
    return found
