"""Where moving ships go: one system on, or through gates with a Catapult (A12.10, A12.11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.ships import damaged_options, fresh_options
from herna.games.arcs.atlas import NEIGHBOURS, SITES_OF, SYSTEMS, is_gate
from herna.games.arcs.changes import add_ships
from herna.games.arcs.components import NOBODY, SYSTEM
from herna.games.arcs.listeners import AFTER_MOVE, MAY_CATAPULT, WHEN_ENTERED, heard, listeners
from herna.games.arcs.pieces import bundle_of, is_starport
from herna.games.arcs.queries import controlled_elsewhere, rivals_at, shares, ships_at, starport_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import ALL, DAMAGED, FRESH, WHERE
from herna.kernel.bits import bit, has
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, changed, i64, room, vec
from herna.kernel.step import Ask


def contested(state: Arcs, seat: Seat, system: i64, leaving: i64) -> bool:
    """Whether a seat could battle in a system after so many of its ships have left."""
    return ships_at(state, system, seat) > leaving and rivals_at(state, system, seat)


def battle_without(state: Arcs, seat: Seat, start: i64, leaving: i64) -> bool:
    """Whether a battle is possible somewhere although ships leave ``start``, wherever they go."""
    for system in SYSTEMS[state.setup]:
        if contested(state, seat, system, leaving if system == start else 0):
            return True
    return False


def can_catapult(state: Arcs, seat: Seat, start: i64) -> bool:
    """Whether ships that set out here may keep going through gates (A12.10)."""
    can = starport_at(state, start, seat)
    if not can and shares(state, seat):
        can = any(is_starport(state.buildings[site]) for site in SITES_OF[start])
    for card in listeners(state, seat, MAY_CATAPULT):
        can = card.may_catapult(state, seat, start, can)
    return can


def reach(state: Arcs, seat: Seat, start: i64, at: i64) -> i64:
    """Return the systems a Catapult that has come to ``at`` can still get to, as bits (A12.11, A12.21)."""
    open_gates = vec[i64]([at])
    found: i64 = 0
    passed = bit(at)
    i: i64 = 0
    while i < len(open_gates):
        for system in NEIGHBOURS[state.setup][open_gates[i]]:
            found |= bit(system)
            if is_gate(system) and not has(passed, system) and not controlled_elsewhere(state, system, seat):
                passed |= bit(system)
                open_gates = append(open_gates, system)
        i += 1
    return found & ~bit(start) & ~bit(at)


def targets(state: Arcs, seat: Seat, start: i64, at: i64, flying: bool, dropped: i64) -> Row:
    """List where ships may go next from ``at``; gates where ships were left behind are not offered again."""
    if not flying:
        return NEIGHBOURS[state.setup][at][:]
    reached = reach(state, seat, start, at) & ~dropped
    return vec[i64]([system for system in SYSTEMS[state.setup] if has(reached, system)])


def lift_off(state: Arcs, seat: Seat, start: i64, fresh: i64, damaged: i64, to_battle: bool) -> None:
    """Take the ships out of their system; control is judged without them (A12.21)."""
    flying = can_catapult(state, seat, start)
    add_ships(state, start, seat, -fresh, -damaged)
    state.aloft += bundle_of(seat, fresh + damaged)
    state.do(Fly(seat, start, start, fresh, damaged, flying, 0, to_battle))


@final
@mypyc_attr(free_list_len=1)
class Fly(Ask[Arcs]):
    """Choose where moving ships go."""

    def __init__(
        self,
        seat: Seat,
        start: i64,
        at: i64,
        fresh: i64,
        damaged: i64,
        flying: bool,
        dropped: i64,
        to_battle: bool,
    ) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.at: Final = at
        """Where the ships are now."""
        self.fresh: Final = fresh
        self.damaged: Final = damaged
        self.flying: Final = flying
        """Whether this is a Catapult that has not stopped."""
        self.dropped: Final = dropped
        """Gates where ships were left behind, as bits."""
        self.to_battle: Final = to_battle

    def choice(self, state: Arcs) -> Choice:
        """Ask for an adjacent system, or for one within reach of a Catapult."""
        seat = self.seat
        found = targets(state, seat, self.start, self.at, self.flying, self.dropped)
        if self.must_meet(state):
            found = vec[i64]([system for system in found if self.may_meet(state, system)])
        return Choice(seat, "move-to", WHERE.each(found), SYSTEM.ref(self.start))

    def must_meet(self, state: Arcs) -> bool:
        """Whether one of these ships must come to a Rival, because no other can battle."""
        return self.to_battle and not battle_without(state, self.seat, self.start, 0)

    def may_meet(self, state: Arcs, system: i64) -> bool:
        """Whether ships that go to a system meet a Rival: there, or farther on while some stay behind."""
        if rivals_at(state, system, self.seat):
            return True
        return self.may_part(state, system) and len(self.onward(state, system)) > 0

    def may_part(self, state: Arcs, system: i64) -> bool:
        """Whether some ships may stay in a system while the rest of a Catapult flies on."""
        on_the_way = self.flying and is_gate(system) and not controlled_elsewhere(state, system, self.seat)
        return on_the_way and self.fresh + self.damaged > 1

    def onward(self, state: Arcs, gate: i64) -> Row:
        """List where the rest may fly once ships were left in a gate."""
        seat = self.seat
        found = targets(state, seat, self.start, gate, True, self.dropped | bit(gate))
        if self.must_meet(state) and not rivals_at(state, gate, seat):
            found = vec[i64]([system for system in found if rivals_at(state, system, seat)])
        return found

    def take(self, state: Arcs, option: Option) -> None:
        """Go there; in a gate on the way some may stay and the rest fly on."""
        to = WHERE.target(option)
        if self.may_part(state, to):
            state.do(LeaveBehind(self, to))
        else:
            land(state, self.seat, self.start, to, self.fresh, self.damaged)


@final
class LeaveBehind(Ask[Arcs]):
    """Choose how many fresh ships stay in a gate while the rest of a Catapult flies on."""

    def __init__(self, flight: Fly, gate: i64) -> None:
        super().__init__(flight.seat)
        self.flight: Final = flight
        self.gate: Final = gate

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number, or for all to stop here unless they must still meet a Rival."""
        flight = self.flight
        options = room(flight.fresh + 4)
        if len(flight.onward(state, self.gate)) > 0:
            options = fresh_options(flight.fresh, flight.damaged, flight.fresh + flight.damaged - 1)
        if rivals_at(state, self.gate, self.seat) or not flight.must_meet(state):
            options = append(options, ALL.of())
        return Choice(self.seat, "leave", options, SYSTEM.ref(self.gate))

    def take(self, state: Arcs, option: Option) -> None:
        """Stop, or go on to the damaged ones."""
        flight = self.flight
        if ALL.owns(option):
            land(state, self.seat, flight.start, self.gate, flight.fresh, flight.damaged)
        elif flight.damaged == 0:
            leave(state, flight, self.gate, FRESH.value(option), 0)
        else:
            state.do(LeaveDamaged(flight, self.gate, FRESH.value(option)))


@final
class LeaveDamaged(Ask[Arcs]):
    """Choose how many damaged ships stay in the gate."""

    def __init__(self, flight: Fly, gate: i64, fresh: i64) -> None:
        super().__init__(flight.seat)
        self.flight: Final = flight
        self.gate: Final = gate
        self.fresh: Final = fresh

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number; at least one ship stays and one flies on."""
        flight = self.flight
        most = flight.fresh + flight.damaged - 1 - self.fresh
        options = damaged_options(self.fresh, flight.damaged, most)
        return Choice(self.seat, "leave-damaged", options, SYSTEM.ref(self.gate))

    def take(self, state: Arcs, option: Option) -> None:
        """Leave those ships in the gate and fly on with the rest."""
        leave(state, self.flight, self.gate, self.fresh, DAMAGED.value(option))


def leave(state: Arcs, flight: Fly, gate: i64, fresh: i64, damaged: i64) -> None:
    """Leave ships in a gate; the rest flies on."""
    land(state, flight.seat, flight.start, gate, fresh, damaged)
    state.do(
        Fly(
            flight.seat,
            flight.start,
            gate,
            flight.fresh - fresh,
            flight.damaged - damaged,
            True,
            flight.dropped | bit(gate),
            flight.to_battle,
        )
    )


def land(state: Arcs, seat: Seat, start: i64, to: i64, fresh: i64, damaged: i64) -> None:
    """Put moving ships into a system; who controls it may have something to say."""
    guard = state.ruler[to]
    if guard not in (NOBODY, seat):
        for card in listeners(state, guard, WHEN_ENTERED):
            card.when_entered(state, guard, seat, to)
    add_ships(state, to, seat, fresh, damaged)
    state.aloft -= bundle_of(seat, fresh + damaged)
    if heard(state, seat, AFTER_MOVE):
        state.moved = changed(state.moved, to, state.moved[to] + fresh)
    state.tell("moved", seat, SYSTEM.ref(start), SYSTEM.ref(to), n=fresh + damaged)
