"""Force Beams: Guide moves ships of anybody to or from a fresh starport of yours."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.atlas import NEIGHBOURS, SITE_SYSTEM, SITES_OF, SYSTEMS
from herna.games.arcs.changes import add_ships
from herna.games.arcs.components import FLEET, SYSTEM
from herna.games.arcs.pieces import fleet, starport_of
from herna.games.arcs.queries import ships_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import DAMAGED, FRESH, WHERE
from herna.kernel.bits import bit, has, mask_of
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask


def guide_lanes(state: Arcs, seat: Seat) -> Row:
    """List where Force Beams can take ships from: a fresh starport of yours, or next to one."""
    found: i64 = 0
    for site in range(state.profile.sites):
        if state.buildings[site] == starport_of(seat):
            port = SITE_SYSTEM[site]
            found |= bit(port) | mask_of(NEIGHBOURS[state.setup][port])
    return vec[i64](
        [system for system in SYSTEMS[state.setup] if has(found, system) and occupied(state, system)]
    )


def occupied(state: Arcs, system: i64) -> bool:
    """Whether anybody has ships in a system."""
    return any(ships_at(state, system, seat) > 0 for seat in range(state.seats))


def beacon(state: Arcs, seat: Seat, system: i64) -> bool:
    """Whether a seat has a fresh starport in a system."""
    return any(state.buildings[site] == starport_of(seat) for site in SITES_OF[system])


@final
class Guide(Ask[Arcs]):
    """Force Beams move ships of anybody to or from a fresh starport of yours."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the system from which ships are guided."""
        return Choice(self.seat, "guide-from", WHERE.each(guide_lanes(state, self.seat)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the destination."""
        state.do(GuideTo(self.seat, WHERE.target(option)))


@final
class GuideTo(Ask[Arcs]):
    """Choose where the ships go; one end is your starport."""

    def __init__(self, seat: Seat, start: i64) -> None:
        super().__init__(seat)
        self.start: Final = start

    def choice(self, state: Arcs) -> Choice:
        """Ask for an adjacent system."""
        options = room(6)
        from_port = beacon(state, self.seat, self.start)
        for system in NEIGHBOURS[state.setup][self.start]:
            if from_port or beacon(state, self.seat, system):
                options = append(options, WHERE.of(system))
        return Choice(self.seat, "move-to", options, SYSTEM.ref(self.start))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the ships of each seat."""
        state.do(GuideFresh(self.seat, self.start, WHERE.target(option), 0, 0))


class Guided(Ask[Arcs]):
    """Choose how many ships of a seat are guided, seat by seat."""

    def __init__(self, seat: Seat, start: i64, to: i64, whose: Seat, moved: i64) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to: Final = to
        self.whose: Final = whose
        self.moved: Final = moved

    def others(self, state: Arcs) -> bool:
        """Whether a later seat has ships there."""
        return any(ships_at(state, self.start, seat) > 0 for seat in range(self.whose + 1, state.seats))


@final
class GuideFresh(Guided):
    """Choose how many fresh ships of a seat are guided."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number; in all at least one ship moves."""
        at = fleet(self.start, self.whose)
        least: i64 = 0
        if self.moved == 0 and state.damaged[at] == 0 and not self.others(state):
            least = min(1, state.fresh[at])
        options = room(8)
        for count in range(least, state.fresh[at] + 1):
            options = append(options, FRESH.of(0, count))
        return Choice(self.seat, "guide-fresh", options, FLEET.ref(at))

    def take(self, state: Arcs, option: Option) -> None:
        """Move them, and go on to the damaged ones."""
        count = FRESH.value(option)
        ferry(state, self.whose, self.start, self.to, count, 0)
        state.do(GuideDamaged(self.seat, self.start, self.to, self.whose, self.moved + count))


@final
class GuideDamaged(Guided):
    """Choose how many damaged ships of a seat are guided; then the next seat's."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number; at least one ship of anybody must be guided in all."""
        at = fleet(self.start, self.whose)
        least: i64 = 0
        if self.moved == 0 and not self.others(state):
            least = min(1, state.damaged[at])
        options = room(8)
        for count in range(least, state.damaged[at] + 1):
            options = append(options, DAMAGED.of(0, count))
        return Choice(self.seat, "guide-damaged", options, FLEET.ref(at))

    def take(self, state: Arcs, option: Option) -> None:
        """Move them, and go on to the next seat."""
        count = DAMAGED.value(option)
        ferry(state, self.whose, self.start, self.to, 0, count)
        if self.whose + 1 < state.seats:
            state.do(GuideFresh(self.seat, self.start, self.to, self.whose + 1, self.moved + count))


def ferry(state: Arcs, whose: Seat, start: i64, to: i64, fresh: i64, damaged: i64) -> None:
    """Move ships of a seat without any of the usual consequences."""
    if fresh + damaged > 0:
        add_ships(state, start, whose, -fresh, -damaged)
        add_ships(state, to, whose, fresh, damaged)
        state.tell("guided", whose, SYSTEM.ref(start), SYSTEM.ref(to), n=fresh + damaged)
