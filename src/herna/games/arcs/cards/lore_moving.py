"""Lore about moving ships, one's own and others'."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.actions.move import SetOut, leads_to_battle
from herna.games.arcs.atlas import SYSTEMS
from herna.games.arcs.card import Lore
from herna.games.arcs.cards.force_beams import Guide, guide_lanes
from herna.games.arcs.changes import add_ships, destroy_ship
from herna.games.arcs.components import MOVE_ACTION, SYSTEM
from herna.games.arcs.pieces import fleet, fleet_owner
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import DAMAGED_ONE, FLEET_PICK, FRESH_ONE, GUIDE, MARTYR, WHERE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step


@final
class SprinterDrives(Lore):
    """After a Move, one group of fresh ships may move once more."""

    def __init__(self) -> None:
        super().__init__(2, "sprinter-drives")

    def after_move(self, state: Arcs, you: Seat, to_battle: bool) -> Step[Any] | None:
        """Ask which of the fresh ships that have just moved go on, if any."""
        return Sprint(you, to_battle, self.ref)


@final
class Sprint(Ask[Arcs]):
    """One group of fresh ships that just moved may move once more."""

    def __init__(self, seat: Seat, to_battle: bool, source: str) -> None:
        super().__init__(seat)
        self.to_battle: Final = to_battle
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a system where some arrived."""
        seat = self.seat
        found = vec[i64]([system for system in SYSTEMS[state.setup] if arrived(state, seat, system) > 0])
        if self.to_battle:
            found = vec[i64]([system for system in found if leads_to_battle(state, seat, system)])
        return Choice(seat, "sprint", or_pass(WHERE.each(found)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Ask where they go, and how many of them."""
        if option != PASS:
            system = WHERE.target(option)
            fresh = arrived(state, self.seat, system)
            state.do(SetOut(self.seat, system, self.to_battle, fresh, all_kinds=False))


def arrived(state: Arcs, seat: Seat, system: i64) -> i64:
    """Return how many fresh ships of a seat came to a system with this Move and are still fresh there."""
    return min(state.moved[system], state.fresh[fleet(system, seat)])


@final
class ForceBeams(Lore):
    """Guide: instead of a Move, move ships of anybody to or from a fresh starport of yours."""

    def __init__(self) -> None:
        super().__init__(15, "force-beams")

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Guide instead of a Move."""
        if action == MOVE_ACTION and len(guide_lanes(state, you)) > 0:
            options = append(options, GUIDE.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Guide ships instead of a Move, if that was chosen."""
        return Guide(you, self.ref) if GUIDE.owns(option) else None


@final
class SurvivalOverrides(Lore):
    """Martyr: instead of a Move, lose a fresh ship to destroy another player's there."""

    def __init__(self) -> None:
        super().__init__(17, "survival-overrides")

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Martyr instead of a Move."""
        if action == MOVE_ACTION and len(martyrs(state, you)) > 0:
            options = append(options, MARTYR.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Ask where a ship of yours goes down instead of a Move, if that was chosen."""
        return Martyr(you, self.ref) if MARTYR.owns(option) else None


def martyrs(state: Arcs, seat: Seat) -> Row:
    """List the systems where a seat has a fresh ship to lose."""
    return vec[i64]([system for system in SYSTEMS[state.setup] if state.fresh[fleet(system, seat)] > 0])


@final
class Martyr(Ask[Arcs]):
    """Destroy a fresh ship of yours to destroy another player's there."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """List the systems with a fresh ship and a victim."""
        options = WHERE.each(martyrs(state, self.seat))
        return Choice(self.seat, "martyr", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Lose the ship, and go on."""
        system = WHERE.target(option)
        add_ships(state, system, self.seat, -1, 0)
        state.ships[self.seat] += 1
        state.tell("martyred", self.seat, SYSTEM.ref(system))
        state.do(MartyrWhom(self.seat, system, self.source))


@final
class MartyrWhom(Ask[Arcs]):
    """Choose the ship that goes down as well; none if there is none."""

    def __init__(self, seat: Seat, system: i64, source: str) -> None:
        super().__init__(seat)
        self.system: Final = system
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a ship of another player."""
        options = room(8)
        for other in range(state.seats):
            at = fleet(self.system, other)
            if other != self.seat and state.fresh[at] > 0:
                options = append(options, FLEET_PICK.of(at, FRESH_ONE))
            if other != self.seat and state.damaged[at] > 0:
                options = append(options, FLEET_PICK.of(at, DAMAGED_ONE))
        return Choice(self.seat, "martyr-whom", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Destroy the ship chosen; it becomes your Trophy."""
        if option != PASS:
            other = fleet_owner(FLEET_PICK.target(option))
            destroy_ship(state, self.system, other, self.seat, FLEET_PICK.value(option) == DAMAGED_ONE)


DECK: Final[list[Lore]] = [SprinterDrives(), ForceBeams(), SurvivalOverrides()]
"""Lore about moving."""
