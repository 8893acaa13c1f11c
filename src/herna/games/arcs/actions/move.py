"""Move (A12.9): from where, how many ships; then they fly."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.flight import battle_without, can_catapult, lift_off, targets
from herna.games.arcs.actions.ships import damaged_options, fresh_options
from herna.games.arcs.atlas import SYSTEMS
from herna.games.arcs.components import SYSTEM
from herna.games.arcs.listeners import AFTER_MOVE, listeners
from herna.games.arcs.pieces import fleet
from herna.games.arcs.queries import move_limit, rivals_at, ships_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import ALL, DAMAGED, FRESH, WHERE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, filled, i64, room, vec
from herna.kernel.step import Ask

NO_LIMIT: Final = 99
"""More ships than anybody has."""


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
        """Whether a battle must be possible afterwards."""
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
        if option == PASS:
            return
        state.do(SetOut(self.seat, WHERE.target(option), self.to_battle))
        for card in listeners(state, self.seat, AFTER_MOVE):
            state.moved = filled(SYSTEM.count)
            step = card.after_move(state, self.seat, self.to_battle)
            if step is not None:
                state.then(step)


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
    """Return how many ships may move at once: all, one less if it must stay to battle, fewer by cards."""
    most = ships_at(state, start, seat)
    if to_battle and not may_empty(state, seat, start):
        most -= 1
    return move_limit(state, seat, most)


@final
@mypyc_attr(free_list_len=1)
class SetOut(Ask[Arcs]):
    """Choose how many fresh ships set out, or all ships."""

    def __init__(
        self, seat: Seat, start: i64, to_battle: bool, most: i64 = NO_LIMIT, all_kinds: bool = True
    ) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to_battle: Final = to_battle
        self.most: Final = most
        """How many fresh ships may go at most."""
        self.all_kinds: Final = all_kinds
        """Whether damaged ships may go, too."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number of fresh ships, up to those here and to what a leader allows."""
        most = limit(state, self.seat, self.start, self.to_battle)
        options = fresh_options(self.fresh(state), self.damaged(state), most)
        return Choice(self.seat, "move-ships", options, SYSTEM.ref(self.start))

    def fresh(self, state: Arcs) -> i64:
        """Return how many fresh ships there are to choose from."""
        return min(state.fresh[fleet(self.start, self.seat)], self.most)

    def damaged(self, state: Arcs) -> i64:
        """Return how many damaged ships there are to choose from."""
        return state.damaged[fleet(self.start, self.seat)] if self.all_kinds else 0

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the damaged ones, or to the destination."""
        seat, start = self.seat, self.start
        damaged = self.damaged(state)
        if ALL.owns(option):
            lift_off(state, seat, start, self.fresh(state), damaged, self.to_battle)
        elif damaged == 0:
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
        options = damaged_options(self.fresh, state.damaged[fleet(self.start, self.seat)], most)
        return Choice(self.seat, "move-damaged", options, SYSTEM.ref(self.start))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the destination."""
        lift_off(state, self.seat, self.start, self.fresh, DAMAGED.value(option), self.to_battle)
