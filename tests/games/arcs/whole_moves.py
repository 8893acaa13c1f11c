"""Random games by our rules, asked and counted as engines do whose every answer is a whole move.

Such an engine asks for a card; then, until the player begins, for one thing to do before the actions:
declare, seize, spend a token, use a card. Then it asks for whole actions ("move 2 ships from here to
there"), each as likely as any other, until the pips are spent or the turn is ended, and for every single
hit. It asks even where only one answer is left. Tokens are placed without asking.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from herna.games.arcs.actions.battle import Attack, Battle, CollectAssault, CollectRaid, CollectSkirmish
from herna.games.arcs.actions.build import BuildCity, BuildStarport, city_sites, starport_sites
from herna.games.arcs.actions.declare import MayDeclare
from herna.games.arcs.actions.flight import Fly, LeaveDamaged
from herna.games.arcs.actions.hits import HitBuildings, HitShips
from herna.games.arcs.actions.menu import offer
from herna.games.arcs.actions.move import Move, SetOut, SetOutDamaged
from herna.games.arcs.actions.prelude import ARMS, SpendOn, prelude_options, purchases
from herna.games.arcs.actions.repair import Repair, broken
from herna.games.arcs.actions.slots import Arrange, CoverSlots, Place
from herna.games.arcs.atlas import NEIGHBOURS, SITE_SYSTEM, SYSTEMS
from herna.games.arcs.components import MAX_DICE
from herna.games.arcs.game import GAME
from herna.games.arcs.queries import buildings_of, builds_at, has_building, present, ships_at
from herna.games.arcs.rounds import Besides, Follow
from herna.games.arcs.state import Arcs
from herna.games.arcs.turn import Act
from herna.games.arcs.verbs import (
    ARM,
    AUTO,
    BATTLE,
    CITY_BUILD,
    MOVE,
    REPAIR,
    SHIP_BUILD,
    SPEND,
    STARPORT_BUILD,
)
from herna.kernel.choice import CHANCE, PASS, Option, Seat
from herna.kernel.engine import roll
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.rows import room
from herna.kernel.step import Step

PARTS = (Move, SetOut, SetOutDamaged, Fly, LeaveDamaged, BuildCity, BuildStarport, Repair)
"""Questions that are part of a whole action."""
DICE = (Battle, Attack, CollectRaid, CollectAssault, CollectSkirmish)
TOKENS = (Place, Arrange, CoverSlots)


class WholeMoves:
    """One random game, with a count of every kind of answer."""

    def __init__(self, seats: int, seed: int) -> None:
        self.state: Arcs = GAME.new(GAME.check(Setup(seats, {})), seeded(seed))
        self.rng = seeded(seed + 1_000_000)
        self.asked: Counter[str] = Counter()
        self.chosen: Option | None = None
        """What was chosen for the Prelude while declaring or seizing was still possible."""
        self.acting = False
        """Whether the player has begun to act."""

    def play(self) -> int:
        """Play to the end; return how many answers there were."""
        state = self.state
        while state.outcome is None:
            step = state.next_step()
            if isinstance(step, (MayDeclare, Besides)):
                self.before_prelude(step)
            elif isinstance(step, Act):
                self.act(step)
            elif isinstance(step, SpendOn):
                self.spend(step)
            else:
                self.answer(step)
        return self.asked.total()

    def before_prelude(self, step: MayDeclare | Besides) -> None:
        """Declare, seize, or go on to the Prelude, all in one question."""
        first = [option for option in step.choice(self.state).options if option != PASS]
        later = self.prelude(step.seat)
        pick = self.one_of([*first, *later], "prelude")
        self.acting = False
        if pick in first:
            step.take(self.state, pick)
        else:
            self.chosen = pick
            step.take(self.state, PASS)

    def prelude(self, seat: Seat) -> list[Option]:
        """List tokens that buy something, one of each type, cards, and the end of the Prelude."""
        found: list[Option] = []
        seen: set[int] = set()
        for option in prelude_options(self.state, seat, room(8)):
            if SPEND.owns(option):
                kind = int(self.state.slots[SPEND.target(option)])
                if kind in seen or purchases(self.state, seat, kind) == 0:
                    continue
                seen.add(kind)
            found.append(option)
        return [*found, PASS]

    def act(self, step: Act) -> None:
        """Use the Prelude until it is ended; then take whole actions."""
        state = self.state
        if not self.acting:
            pick = self.chosen
            self.chosen = None
            if pick is None:
                pick = self.one_of(self.prelude(step.seat), "prelude")
            if pick != PASS:
                step.take(state, pick)
                return
            self.acting = True
        step.take(state, PASS if state.pips == 0 else self.action(step.seat, int(state.listed)))

    def spend(self, step: SpendOn) -> None:
        """A weapon needs no answer; other tokens buy a whole action."""
        if step.actions & ARMS != 0:
            step.take(self.state, ARM.of())
        else:
            step.take(self.state, self.action(step.seat, int(step.actions)))

    def action(self, seat: Seat, actions: int) -> Option:
        """Choose one of all whole actions, or to stop."""
        self.asked["action"] += 1
        options = list(offer(self.state, seat, actions, room(16)))
        ways = [whole_actions(self.state, seat, option) for option in options]
        at = int(self.rng.below(sum(ways) + 1))
        for option, count in zip(options, ways, strict=True):
            if at < count:
                return option
            at -= count
        return PASS

    def answer(self, step: Step[Any]) -> None:
        """Answer any other question at random, and count it unless it is a part of something."""
        state = self.state
        if strikes(state, step):
            self.asked["hit"] += 1
        choice = step.ask(state)
        if choice is None or len(choice.options) == 0:
            return
        if choice.seat == CHANCE:
            step.take(state, choice.options[roll(choice, state.rng)])
            return
        options = [option for option in choice.options if not AUTO.owns(option)]
        part = isinstance(step, (*PARTS, *DICE, *TOKENS, HitShips, HitBuildings))
        counted = len(options) > 1 or isinstance(step, Follow)
        step.take(state, self.one_of(options, choice.prompt if counted and not part else ""))

    def one_of(self, options: list[Option], kind: str) -> Option:
        """Choose at random, and count it under a name."""
        if kind != "":
            self.asked[kind] += 1
        return options[self.rng.below(len(options))]


def strikes(state: Arcs, step: Step[Any]) -> bool:
    """Whether a step assigns a hit to some piece."""
    fight = state.fight
    if fight is None or not isinstance(step, (HitShips, HitBuildings)) or step.hits == 0:
        return False
    if isinstance(step, HitBuildings):
        return len(buildings_of(state, fight.defender, fight.system)) > 0
    side = fight.attacker if step.own else fight.defender
    return ships_at(state, fight.system, side) > 0


def whole_actions(state: Arcs, seat: Seat, option: Option) -> int:
    """Return how many whole actions begin with an option; what the supply does not allow is none."""
    if MOVE.owns(option):
        lanes = NEIGHBOURS[state.setup]
        return sum(int(ships_at(state, at, seat)) * len(lanes[at]) for at in SYSTEMS[state.setup])
    if BATTLE.owns(option):
        return sum(battles(state, seat, int(at)) for at in SYSTEMS[state.setup])
    if CITY_BUILD.owns(option):
        places = {int(SITE_SYSTEM[site]) for site in city_sites(state, seat)}
        return len(places) if state.cities[seat] > 0 else 0
    if STARPORT_BUILD.owns(option):
        places = {int(SITE_SYSTEM[site]) for site in starport_sites(state, seat)}
        return len(places) if state.starports[seat] > 0 else 0
    if SHIP_BUILD.owns(option):
        return 1 if state.ships[seat] > 0 else 0
    return len(broken(state, seat)) if REPAIR.owns(option) else 1


def battles(state: Arcs, seat: Seat, system: int) -> int:
    """Return how many battles are possible in a system: defenders and mixes of dice, at least one die."""
    most = int(ships_at(state, system, seat))
    count = 0
    for rival in range(state.seats):
        if rival == seat or not present(state, system, rival):
            continue
        raids = builds_at(state, system, rival) or not has_building(state, rival)
        for assault in range(min(MAX_DICE, most) + 1):
            for skirmish in range(min(MAX_DICE, most - assault) + 1):
                count += min(MAX_DICE, most - assault - skirmish) + 1 if raids else 1
        count -= 1
    return count
