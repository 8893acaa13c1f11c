"""What lore about battles asks for and does."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.hits import HitShips, Tally
from herna.games.arcs.actions.reroll import Rerolls
from herna.games.arcs.actions.roll import fight_of, roll_dice
from herna.games.arcs.atlas import NEIGHBOURS, SYSTEMS
from herna.games.arcs.changes import add_ships
from herna.games.arcs.components import DIE, MAX_DICE, SEAT, SKIRMISH, SYSTEM
from herna.games.arcs.fight import Fight
from herna.games.arcs.pieces import fleet
from herna.games.arcs.queries import move_limit, present, rivals_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import COLLECT, FRESH, WHERE, WHOM
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask, Step


@final
class Railgun(Step[Arcs]):
    """The attacker takes a hit if the defender has a fresh ship there."""

    def __init__(self, seat: Seat, source: str) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def run(self, state: Arcs) -> None:
        """Let the attacker choose the ship that is hit, if a fresh one defends."""
        fight = fight_of(state)
        if state.fresh[fleet(fight.system, fight.defender)] > 0:
            state.tell("railgun", fight.defender, self.source)
            state.do(HitShips(self.seat, 1, own=True))


@final
class Sensors(Ask[Arcs]):
    """The defender may bring fresh ships from neighbouring systems into the battle."""

    def __init__(self, seat: Seat, done: i64, source: str) -> None:
        super().__init__(seat)
        self.done: Final = done
        """Systems already asked about, as bits."""
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a neighbouring system with fresh ships."""
        options = room(8)
        for system in NEIGHBOURS[state.setup][fight_of(state).system]:
            if state.fresh[fleet(system, self.seat)] > 0 and not has(self.done, system):
                options = append(options, WHERE.of(system))
        return Choice(self.seat, "sensors", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the number."""
        if option != PASS:
            system = WHERE.target(option)
            done = self.done | bit(system)
            state.do(SensorShips(self.seat, system), Sensors(self.seat, done, self.source))


@final
class SensorShips(Ask[Arcs]):
    """Choose how many fresh ships come."""

    def __init__(self, seat: Seat, system: i64) -> None:
        super().__init__(seat)
        self.system: Final = system

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number; it is limited like a Move."""
        most = move_limit(state, self.seat, state.fresh[fleet(self.system, self.seat)])
        options = room(most)
        for count in range(1, most + 1):
            options = append(options, FRESH.of(0, count))
        return Choice(self.seat, "sensor-ships", options, SYSTEM.ref(self.system))

    def take(self, state: Arcs, option: Option) -> None:
        """Move the ships straight into the battle, where they defend."""
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
        if state.fresh[fleet(system, seat)] > 0 and len(rifle_targets(state, seat, system)) > 0:
            found = append(found, system)
    return found


@final
class FireRifles(Ask[Arcs]):
    """Choose the system to fire from."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """List the systems from which one can be hit."""
        return Choice(self.seat, "rifles-from", WHERE.each(rifle_starts(state, self.seat)), self.source)

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
        """List the systems beside it with somebody to hit."""
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
        """Ask for a number, up to the fresh ships in the system they shoot from."""
        most = min(state.fresh[fleet(self.start, self.seat)], MAX_DICE)
        return Choice(self.seat, "collect", COLLECT.up_to(most, SKIRMISH), DIE.ref(SKIRMISH))

    def take(self, state: Arcs, option: Option) -> None:
        """Roll the dice, then reroll as in a battle and count the hits."""
        fight = fight_of(state)
        fight.dice[SKIRMISH] = COLLECT.value(option)
        roll_dice(state)
        state.then(Rerolls(self.seat))
        state.then(Tally(self.seat))
