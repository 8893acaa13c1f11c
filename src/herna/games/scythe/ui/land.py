"""The map: every territory and home base with what stands and lies there."""

from __future__ import annotations

from typing import Final, TypeAlias

from herna.games.scythe.board import (
    ALBION_BASE,
    ENCOUNTERS,
    FACTORY_HEX,
    FIRST_BASE,
    HEX,
    TERRAIN,
    TOGAWA_BASE,
    TUNNELS,
    Terrain,
)
from herna.games.scythe.components import (
    FIRST_WORKER,
    STRUCTURE,
    STRUCTURES,
    UNIT,
    UNITS,
    Faction,
    Resource,
    Structure,
)
from herna.games.scythe.queries import controlled, enemy_fighters, enemy_units, fighters_at, workers_at
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui.geometry import centre
from herna.games.scythe.ui.scene import Base, Lot, Piece, Space
from herna.games.scythe.verbs import GO
from herna.kernel.bits import has

SIDES: Final = tuple(side.name.lower() for side in Faction)
KINDS: Final = ("character", "mech", "worker")
BREADTH: Final = {
    **{"character": 31, "mech": 43, "worker": 20, "mine": 27, "monument": 24, "armory": 29, "mill": 26}
}
"""How much room each piece takes on a hex."""
ROOM: Final = 98
VARIANTS: Final = 2


def side_of(seen: Scythe, seat: int) -> str:
    """Return a seat's faction, once it has one."""
    return SIDES[int(seen.faction[seat])] if seen.faction[seat] >= 0 else SIDES[seat]


def spaces(seen: Scythe, offered: frozenset[str]) -> tuple[Space, ...]:
    """Return the 47 territories."""
    held = [int(controlled(seen, seat)) for seat in range(int(seen.seats))]
    return tuple(territory(seen, number, offered, held) for number in range(1, FIRST_BASE))


def territory(seen: Scythe, number: int, offered: frozenset[str], held: list[int]) -> Space:
    """Return one territory; ``held`` is what each seat controls."""
    x, y = centre(number)
    holder = next((side_of(seen, seat) for seat, lands in enumerate(held) if has(lands, number)), "")
    threat, driven = entering(seen, number)
    token = "open" if has(seen.tokens, number) else "gone"
    return Space(
        ref=HEX.ref(number),
        number=number,
        terrain=Terrain(TERRAIN[number]).name.lower(),
        variant=0 if number == FACTORY_HEX else number % VARIANTS,
        x=x,
        y=y,
        holder=holder,
        tunnel=has(TUNNELS, number),
        encounter=token if has(ENCOUNTERS, number) else "",
        threat=threat,
        driven=driven,
        pieces=standing(seen, number, offered),
        lots=lots(seen, number),
    )


def entering(seen: Scythe, number: int) -> tuple[str, int]:
    """Return what a step onto a territory brings, if the viewer is offered one."""
    asked = seen.pending
    if asked is None or not any(GO.owns(option) and GO.target(option) == number for option in asked.options):
        return "", 0
    if has(enemy_fighters(seen, asked.seat), number):
        return "combat", 0
    if has(enemy_units(seen, asked.seat), number):
        rivals = [seat for seat in range(seen.seats) if seat != asked.seat]
        return "workers", int(sum(workers_at(seen, seat, number) for seat in rivals))
    return "", 0


Company: TypeAlias = tuple[str, str, int, list[int]]
"""What is drawn as one piece: the ref, the kind, the seat, and the units it stands for."""


def lots(seen: Scythe, number: int) -> tuple[Lot, ...]:
    """Return the resource tokens on a territory."""
    found = [(kind.name.lower(), int(seen.goods.at(number, kind))) for kind in Resource]
    there = [(key, count) for key, count in found if count]
    return tuple(Lot(key, count, -14.0 * len(there) + 28 * place) for place, (key, count) in enumerate(there))


def standing(seen: Scythe, where: int, offered: frozenset[str], size: float = 0.94) -> tuple[Piece, ...]:
    """Return structures and units side by side; workers and mechs alike stand as one with a number."""
    groups: list[Company] = []
    for seat in range(int(seen.seats)):
        for structure in Structure:
            if seen.structures[seat * STRUCTURES + structure] == where:
                ref = STRUCTURE.ref(seat * STRUCTURES + structure)
                groups.append((ref, structure.name.lower(), seat, []))
    for seat in range(int(seen.seats)):
        groups += companies(seen, seat, where, offered)
    breadth = sum(BREADTH[kind] for _ref, kind, _seat, _units in groups)
    squeeze = min(1.0, ROOM / breadth) if breadth else 1.0
    x = -breadth * squeeze / 2
    pieces: list[Piece] = []
    for group in groups:
        step = BREADTH[group[1]] * squeeze
        pieces.append(piece(seen, group, round(x + step / 2, 1), round(size * min(1.0, squeeze + 0.15), 2)))
        x += step
    return tuple(pieces)


def piece(seen: Scythe, group: Company, x: float, scale: float) -> Piece:
    """Return units or a structure that are drawn as one."""
    ref, kind, seat, units = group
    mine = seat == seen.active
    return Piece(
        ref=ref,
        kind=kind,
        side=side_of(seen, seat),
        x=x,
        scale=scale,
        count=max(1, len(units)),
        mover=mine and seen.turn.mover >= 0 and int(seen.turn.mover) in units,
        spent=mine and bool(units) and all(has(seen.turn.moved, unit) for unit in units),
    )


def companies(seen: Scythe, seat: int, where: int, offered: frozenset[str]) -> list[Company]:
    """Return a seat's units on a space by kind; one that is offered stands for those of its kind."""
    found: dict[str, list[int]] = {}
    for unit in range(UNITS):
        if seen.at[seat * UNITS + unit] == where:
            kind = KINDS[0] if unit == 0 else KINDS[1] if unit < FIRST_WORKER else KINDS[2]
            found.setdefault(kind, []).append(unit)
    companies = []
    for kind, units in found.items():
        refs = [UNIT.ref(seat * UNITS + unit) for unit in units]
        mover = [
            UNIT.ref(seat * UNITS + unit) for unit in units if (unit, seat) == (seen.turn.mover, seen.active)
        ]
        shown = [ref for ref in refs if ref in offered] or mover or refs
        companies.append((shown[0], kind, seat, units))
    return companies


def bases(seen: Scythe, offered: frozenset[str]) -> tuple[Base, ...]:
    """Return the seven home bases; two belong to factions that are not in the box."""
    found = [base(seen, FIRST_BASE + side, SIDES[side], offered) for side in Faction]
    return (
        *found,
        base(seen, ALBION_BASE, "albion", offered),
        base(seen, TOGAWA_BASE, "togawa", offered),
    )


def base(seen: Scythe, number: int, side: str, offered: frozenset[str]) -> Base:
    """Return one home base."""
    x, y = centre(number)
    live = side in [side_of(seen, seat) for seat in range(int(seen.seats)) if seen.faction[seat] >= 0]
    return Base(HEX.ref(number), side, x, y, live, standing(seen, number, offered, 0.8))


def fighters(seen: Scythe, seat: int, where: int) -> tuple[str, ...]:
    """Return the kinds of units that a seat has on a space, each as often as it stands there."""
    found: list[str] = []
    if seen.at[seat * UNITS] == where:
        found.append("character")
    mechs = int(fighters_at(seen, seat, where)) - len(found)
    return (*found, *["mech"] * mechs, *["worker"] * int(workers_at(seen, seat, where)))
