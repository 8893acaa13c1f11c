"""Lore that changes battles: what a defender does before the dice, and rifles that need no battle."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.actions.hits import HitShips, Tally
from herna.games.arcs.actions.reroll import Rerolls
from herna.games.arcs.actions.roll import Roll, fight_of
from herna.games.arcs.atlas import NEIGHBOURS, SYSTEMS
from herna.games.arcs.changes import add_ships
from herna.games.arcs.components import (
    DIE,
    GALACTIC_RIFLES,
    LORE,
    MAX_DICE,
    PREDICTIVE_SENSORS,
    RAILGUN_ARRAYS,
    REBEL,
    SEAT,
    SKIRMISH,
    SYSTEM,
)
from herna.games.arcs.fight import Fight
from herna.games.arcs.queries import knows_lore, led_by, present, rivals_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import COLLECT, FRESH, USE_LORE, WHERE, WHOM
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask, Step


def before_dice(state: Arcs, seat: Seat, defender: Seat) -> tuple[tuple[Option, Step[Any]], ...]:
    """Collect what a defender does before dice are collected; the attacker orders it (A13.3, R-40)."""
    found: list[tuple[Option, Step[Any]]] = []
    if knows_lore(state, defender, PREDICTIVE_SENSORS):
        found.append((USE_LORE.of(PREDICTIVE_SENSORS), Sensors(defender, 0)))
    if knows_lore(state, defender, RAILGUN_ARRAYS):
        found.append((USE_LORE.of(RAILGUN_ARRAYS), Railgun(seat)))
    return tuple(found)


@final
class Railgun(Step[Arcs]):
    """The attacker takes a hit if the defender has a fresh ship there."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Fire."""
        fight = fight_of(state)
        if state.fresh[4 * fight.system + fight.defender] > 0:
            state.tell("railgun", fight.defender, LORE.ref(RAILGUN_ARRAYS))
            state.do(HitShips(self.seat, 1, own=True))


@final
class Sensors(Ask[Arcs]):
    """The defender may bring fresh ships from neighbouring systems into the battle."""

    def __init__(self, seat: Seat, done: i64) -> None:
        super().__init__(seat)
        self.done: Final = done
        """Systems already asked about, as bits."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a neighbouring system with fresh ships."""
        options = room(8)
        for system in NEIGHBOURS[state.setup][fight_of(state).system]:
            if state.fresh[4 * system + self.seat] > 0 and self.done >> system & 1 == 0:
                options = append(options, WHERE.of(system))
        return Choice(self.seat, "sensors", or_pass(options), LORE.ref(PREDICTIVE_SENSORS))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the number."""
        if option != PASS:
            system = WHERE.target(option)
            state.do(SensorShips(self.seat, system), Sensors(self.seat, self.done | 1 << system))


@final
class SensorShips(Ask[Arcs]):
    """Choose how many fresh ships come."""

    def __init__(self, seat: Seat, system: i64) -> None:
        super().__init__(seat)
        self.system: Final = system

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number; Rebel brings two at most."""
        most = state.fresh[4 * self.system + self.seat]
        if led_by(state, self.seat, REBEL):
            most = min(most, 2)
        options = room(most)
        for count in range(1, most + 1):
            options = append(options, FRESH.of(0, count))
        return Choice(self.seat, "sensor-ships", options, SYSTEM.ref(self.system))

    def take(self, state: Arcs, option: Option) -> None:
        """Bring them."""
        count = FRESH.value(option)
        to = fight_of(state).system
        add_ships(state, self.system, self.seat, -count, 0)
        add_ships(state, to, self.seat, count, 0)
        state.tell("moved", self.seat, SYSTEM.ref(self.system), SYSTEM.ref(to), n=count)


def rifle_targets(state: Arcs, seat: Seat, start: i64) -> Row:
    """List the systems next to one that hold a Rival's pieces."""
    found = room(6)
    for system in NEIGHBOURS[state.setup][start]:
        if rivals_at(state, system, seat):
            found = append(found, system)
    return found


def rifle_starts(state: Arcs, seat: Seat) -> Row:
    """List the systems with fresh ships from which something can be shot at."""
    found = room(6)
    for system in SYSTEMS[state.setup]:
        if state.fresh[4 * system + seat] > 0 and len(rifle_targets(state, seat, system)) > 0:
            found = append(found, system)
    return found


@final
class FireRifles(Ask[Arcs]):
    """Galactic Rifles: choose the system to fire from."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for it."""
        return Choice(
            self.seat, "rifles-from", WHERE.each(rifle_starts(state, self.seat)), LORE.ref(GALACTIC_RIFLES)
        )

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the target."""
        state.do(RiflesAt(self.seat, WHERE.target(option)))


@final
class RiflesAt(Ask[Arcs]):
    """Choose the neighbouring system to fire at."""

    def __init__(self, seat: Seat, start: i64) -> None:
        super().__init__(seat)
        self.start: Final = start

    def choice(self, state: Arcs) -> Choice:
        """Ask for it."""
        options = WHERE.each(rifle_targets(state, self.seat, self.start))
        return Choice(self.seat, "rifles-at", options, SYSTEM.ref(self.start))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the Rival."""
        state.do(RiflesWhom(self.seat, self.start, WHERE.target(option)))


@final
class RiflesWhom(Ask[Arcs]):
    """Choose the Rival to fire at."""

    def __init__(self, seat: Seat, start: i64, system: i64) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.system: Final = system

    def choice(self, state: Arcs) -> Choice:
        """Ask for one with pieces there."""
        options = room(3)
        for other in range(state.seats):
            if other != self.seat and present(state, self.system, other):
                options = append(options, WHOM.of(other))
        return Choice(self.seat, "attack", options, SYSTEM.ref(self.system))

    def take(self, state: Arcs, option: Option) -> None:
        """Open the roll; it is no battle."""
        fight = Fight(self.system, self.seat, WHOM.target(option))
        fight.is_battle = False
        state.fight = fight
        state.tell("rifles", self.seat, SYSTEM.ref(self.system), SEAT.ref(fight.defender))
        state.do(RifleDice(self.seat, self.start))


@final
class RifleDice(Ask[Arcs]):
    """Collect skirmish dice, at most one per fresh ship (R-39), and roll."""

    def __init__(self, seat: Seat, start: i64) -> None:
        super().__init__(seat)
        self.start: Final = start

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number."""
        most = min(state.fresh[4 * self.start + self.seat], MAX_DICE)
        return Choice(self.seat, "collect", COLLECT.up_to(most, SKIRMISH), DIE.ref(SKIRMISH))

    def take(self, state: Arcs, option: Option) -> None:
        """Roll them."""
        fight = fight_of(state)
        fight.dice[SKIRMISH] = COLLECT.value(option)
        state.do(Rerolls(self.seat), Tally(self.seat))
        for _each in range(fight.dice[SKIRMISH]):
            state.do(Roll(SKIRMISH))
