"""Battle: where, whom, which dice, the roll (A13.1-A13.6)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.hits import Tally
from herna.games.arcs.actions.reroll import Rerolls
from herna.games.arcs.actions.roll import fight_of, roll_dice
from herna.games.arcs.atlas import SYSTEMS
from herna.games.arcs.components import ASSAULT, DIE, MAX_DICE, RAID, SEAT, SKIRMISH, SYSTEM
from herna.games.arcs.fight import Fight
from herna.games.arcs.listeners import (
    BARS_RAID,
    BEFORE_DICE,
    EXTRA_DICE,
    LEAST_DICE,
    LEAST_SKIRMISH,
    MOST_ASSAULT,
    RAID_DICE,
    listeners,
)
from herna.games.arcs.pieces import fleet
from herna.games.arcs.queries import builds_at, has_building, present, rivals_at, ships_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import COLLECT, WHERE, WHOM
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.order import AnyOrder
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask, Step


def can_battle(state: Arcs, seat: Seat) -> bool:
    """Whether a seat shares a system with a Rival's piece."""
    for system in SYSTEMS[state.setup]:
        if ships_at(state, system, seat) > 0 and rivals_at(state, system, seat):
            return True
    return False


@final
@mypyc_attr(free_list_len=1)
class Battle(Ask[Arcs]):
    """Choose the system of a battle."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a system with own ships and a Rival's pieces."""
        found = room(8)
        for system in SYSTEMS[state.setup]:
            if ships_at(state, system, self.seat) > 0 and rivals_at(state, system, self.seat):
                found = append(found, system)
        return Choice(self.seat, "battle", WHERE.each(found))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the defender."""
        state.do(Attack(self.seat, WHERE.target(option)))


@final
@mypyc_attr(free_list_len=1)
class Attack(Ask[Arcs]):
    """Choose one Rival as the defender."""

    def __init__(self, seat: Seat, system: i64) -> None:
        super().__init__(seat)
        self.system: Final = system

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Rival with a piece there."""
        found = room(4)
        for other in range(state.seats):
            if other != self.seat and present(state, self.system, other):
                found = append(found, other)
        return Choice(self.seat, "attack", WHOM.each(found), SYSTEM.ref(self.system))

    def take(self, state: Arcs, option: Option) -> None:
        """Open the battle; what comes before the dice comes first (A13.3)."""
        seat, system, defender = self.seat, self.system, WHOM.target(option)
        fight = Fight(system, seat, defender)
        fight.all_fresh = state.damaged[fleet(system, seat)] == 0
        state.fight = fight
        state.tell("battle", seat, SYSTEM.ref(system), SEAT.ref(defender))
        waiting = before_dice(state, fight)
        if waiting:
            state.do(AnyOrder(seat, waiting))
        state.then(CollectRaid(seat))


def before_dice(state: Arcs, fight: Fight) -> tuple[tuple[Option, Step[Any]], ...]:
    """Collect what a defender does before dice are collected; the attacker orders it (A13.3, R-40)."""
    found: list[tuple[Option, Step[Any]]] = []
    for card in listeners(state, fight.defender, BEFORE_DICE):
        step = card.before_dice(state, fight.defender, fight)
        if step is not None:
            found.append((card.use, step))
    return tuple(found)


def dice_limit(state: Arcs, fight: Fight) -> i64:
    """Return how many dice may be collected: one per attacking ship, and what cards add (A13.4)."""
    seat = fight.attacker
    count = ships_at(state, fight.system, seat)
    for card in listeners(state, seat, EXTRA_DICE):
        count += card.extra_dice(state, seat, fight)
    return count


def dice_least(state: Arcs, fight: Fight) -> i64:
    """Return how many dice must be collected."""
    least: i64 = 0
    for card in listeners(state, fight.attacker, LEAST_DICE):
        least += card.least_dice(state, fight.attacker)
    return least


def raid_limit(state: Arcs, fight: Fight) -> i64:
    """Return how many raid dice may be collected (A13.5)."""
    system, attacker, defender = fight.system, fight.attacker, fight.defender
    if any(card.bars_raid(state, defender, fight) for card in listeners(state, defender, BARS_RAID)):
        return 0
    if builds_at(state, system, defender) or not has_building(state, defender):
        return MAX_DICE
    most: i64 = 0
    for card in listeners(state, attacker, RAID_DICE):
        most = card.raid_dice(state, attacker, most)
    return most


def amounts(die: i64, least: i64, most: i64) -> Row:
    """Return the options to collect so many dice of a type."""
    options = room(MAX_DICE + 1)
    for count in range(max(least, 0), min(most, MAX_DICE) + 1):
        options = append(options, COLLECT.of(die, count))
    return options


@final
@mypyc_attr(free_list_len=1)
class CollectRaid(Ask[Arcs]):
    """Choose how many raid dice to roll; without attacking ships there are no dice at all (R-29)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number, within the ships there and what the defender's buildings allow."""
        fight = fight_of(state)
        most = min(raid_limit(state, fight), dice_limit(state, fight))
        if ships_at(state, fight.system, self.seat) == 0:
            most = 0
        return Choice(self.seat, "collect", amounts(RAID, 0, most), DIE.ref(RAID))

    def take(self, state: Arcs, option: Option) -> None:
        """Collect them, and go on."""
        fight = fight_of(state)
        fight.dice[RAID] = COLLECT.value(option)
        if ships_at(state, fight.system, self.seat) == 0:
            state.do(Tally(self.seat))
        else:
            state.do(CollectAssault(self.seat))


@final
@mypyc_attr(free_list_len=1)
class CollectAssault(Ask[Arcs]):
    """Choose how many assault dice to roll."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number, within what the raid dice leave of the ships."""
        fight = fight_of(state)
        left = dice_limit(state, fight) - fight.dice[RAID]
        for card in listeners(state, self.seat, MOST_ASSAULT):
            left = card.most_assault(state, self.seat, left)
        return Choice(self.seat, "collect", amounts(ASSAULT, 0, left), DIE.ref(ASSAULT))

    def take(self, state: Arcs, option: Option) -> None:
        """Collect them, and go on."""
        fight_of(state).dice[ASSAULT] = COLLECT.value(option)
        state.do(CollectSkirmish(self.seat))


@final
@mypyc_attr(free_list_len=1)
class CollectSkirmish(Ask[Arcs]):
    """Choose how many skirmish dice to roll, then roll."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number, within what the other dice leave; some leaders must roll more than none."""
        fight = fight_of(state)
        collected = fight.dice[RAID] + fight.dice[ASSAULT]
        least = dice_least(state, fight) - collected
        for card in listeners(state, self.seat, LEAST_SKIRMISH):
            least = card.least_skirmish(state, self.seat, fight, least)
        most = dice_limit(state, fight) - collected
        return Choice(self.seat, "collect", amounts(SKIRMISH, least, most), DIE.ref(SKIRMISH))

    def take(self, state: Arcs, option: Option) -> None:
        """Collect and roll all dice."""
        fight = fight_of(state)
        fight.dice[SKIRMISH] = COLLECT.value(option)
        roll_dice(state)
        state.then(Rerolls(self.seat))
        state.then(Tally(self.seat))
