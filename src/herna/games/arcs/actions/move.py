"""Move (A12.9): from where, how many ships; then they fly."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.flight import battle_without, can_catapult, lift_off, targets
from herna.games.arcs.actions.ships import damaged_options, fresh_options
from herna.games.arcs.atlas import SYSTEMS
from herna.games.arcs.components import LORE, REBEL, SPRINTER_DRIVES, SYSTEM
from herna.games.arcs.queries import knows_lore, led_by, rivals_at, ships_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import ALL, DAMAGED, FRESH, WHERE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, filled, i64, room, vec
from herna.kernel.step import Ask

REBEL_LIMIT: Final = 2
"""Ships that Rebel may move at once."""


def can_move(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has ships on the map."""
    return state.deployed[seat] > 0


def fleets(state: Arcs, seat: Seat) -> Row:
    """List the systems where a seat has ships."""
    found = room(12)
    for system in SYSTEMS[state.setup]:
        if ships_at(state, system, seat) > 0:
            found = append(found, system)
    return found


@final
@mypyc_attr(free_list_len=1)
class Move(Ask[Arcs]):
    """Choose the system to move from."""

    def __init__(self, seat: Seat, to_battle: bool = False, optional: str = "") -> None:
        super().__init__(seat)
        self.to_battle: Final = to_battle
        """Whether a battle must be possible afterwards (Warrior)."""
        self.optional: Final = optional
        """What offers this Move, if it may be declined."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a system with ships."""
        seat = self.seat
        starts = fleets(state, seat)
        if self.to_battle:
            starts = vec[i64]([start for start in starts if leads_to_battle(state, seat, start)])
        options = WHERE.each(starts)
        if self.optional != "":
            options = or_pass(options)
        return Choice(seat, "move-from", options, self.optional)

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the ships."""
        if option != PASS:
            if state.leaders:
                state.moved = filled(SYSTEM.count)
            if knows_lore(state, self.seat, SPRINTER_DRIVES):
                state.do(Sprint(self.seat, self.to_battle))
            state.do(SetOut(self.seat, WHERE.target(option), self.to_battle))


def leads_to_battle(state: Arcs, seat: Seat, start: i64) -> bool:
    """Whether some Move from here leaves the seat with a battle it can fight."""
    return battle_without(state, seat, start, 1) or may_empty(state, seat, start)


def may_empty(state: Arcs, seat: Seat, start: i64) -> bool:
    """Whether all ships may leave a system and the seat still can battle: elsewhere, or where they go."""
    if battle_without(state, seat, start, ships_at(state, start, seat)):
        return True
    flying = can_catapult(state, seat, start)
    return any(rivals_at(state, system, seat) for system in targets(state, seat, start, start, flying, 0))


def limit(state: Arcs, seat: Seat, start: i64, to_battle: bool) -> i64:
    """Return how many ships may move at once: all, two for Rebel, one less if they must stay to battle."""
    most = ships_at(state, start, seat)
    if to_battle and not may_empty(state, seat, start):
        most -= 1
    return min(most, REBEL_LIMIT) if led_by(state, seat, REBEL) else most


@final
@mypyc_attr(free_list_len=1)
class SetOut(Ask[Arcs]):
    """Choose how many fresh ships set out, or all ships."""

    def __init__(self, seat: Seat, start: i64, to_battle: bool, fresh_only: i64 = -1) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to_battle: Final = to_battle
        self.fresh_only: Final = fresh_only
        """How many fresh ships may go and no damaged ones (Sprinter Drives), or -1."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number."""
        at = 4 * self.start + self.seat
        most = limit(state, self.seat, self.start, self.to_battle)
        fresh, damaged = state.fresh[at], state.damaged[at]
        if self.fresh_only >= 0:
            fresh, damaged = min(fresh, self.fresh_only), 0
        options = fresh_options(fresh, damaged, most)
        return Choice(self.seat, "move-ships", options, SYSTEM.ref(self.start))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the damaged ones, or to the destination."""
        seat, start = self.seat, self.start
        at = 4 * start + seat
        if ALL.owns(option):
            fresh = state.fresh[at] if self.fresh_only < 0 else min(state.fresh[at], self.fresh_only)
            lift_off(
                state, seat, start, fresh, state.damaged[at] if self.fresh_only < 0 else 0, self.to_battle
            )
        elif state.damaged[at] == 0 or self.fresh_only >= 0:
            lift_off(state, seat, start, FRESH.value(option), 0, self.to_battle)
        else:
            state.do(SetOutDamaged(seat, start, FRESH.value(option), self.to_battle))


@final
@mypyc_attr(free_list_len=1)
class SetOutDamaged(Ask[Arcs]):
    """Choose how many damaged ships go along."""

    def __init__(self, seat: Seat, start: i64, fresh: i64, to_battle: bool) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.fresh: Final = fresh
        self.to_battle: Final = to_battle

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number; at least one ship moves."""
        most = limit(state, self.seat, self.start, self.to_battle) - self.fresh
        options = damaged_options(self.fresh, state.damaged[4 * self.start + self.seat], most)
        return Choice(self.seat, "move-damaged", options, SYSTEM.ref(self.start))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the destination."""
        lift_off(state, self.seat, self.start, self.fresh, DAMAGED.value(option), self.to_battle)


@final
class Sprint(Ask[Arcs]):
    """Sprinter Drives: one group of fresh ships that just moved may move once more."""

    def __init__(self, seat: Seat, to_battle: bool) -> None:
        super().__init__(seat)
        self.to_battle: Final = to_battle

    def choice(self, state: Arcs) -> Choice:
        """Ask for a system where some arrived."""
        seat = self.seat
        found = vec[i64]([system for system in SYSTEMS[state.setup] if arrived(state, seat, system) > 0])
        if self.to_battle:
            found = vec[i64]([system for system in found if leads_to_battle(state, seat, system)])
        return Choice(seat, "sprint", or_pass(WHERE.each(found)), LORE.ref(SPRINTER_DRIVES))

    def take(self, state: Arcs, option: Option) -> None:
        """Move them on."""
        if option != PASS:
            system = WHERE.target(option)
            state.do(SetOut(self.seat, system, self.to_battle, arrived(state, self.seat, system)))


def arrived(state: Arcs, seat: Seat, system: i64) -> i64:
    """Return how many fresh ships of a seat came to a system with this Move and are still fresh there."""
    return min(state.moved[system], state.fresh[4 * system + seat])
