"""Resolving battle dice: every symbol in order, hits assigned by the attacker (A13.7-A13.10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.aftermath import Aftermath
from herna.games.arcs.actions.roll import fight_of
from herna.games.arcs.changes import hit_building, hit_ship
from herna.games.arcs.components import (
    BUILDING_HIT,
    DIE_FACE,
    FACES,
    HITS,
    INTERCEPT,
    KEY,
    SEAT,
    SELF_HIT,
    SYMBOLS,
    SYSTEM,
)
from herna.games.arcs.fight import Fight
from herna.games.arcs.listeners import AFTER_INTERCEPTION, INTERCEPTION_HITS, INTERCEPTS, listeners
from herna.games.arcs.pieces import fleet, fleet_system, is_city, is_damaged
from herna.games.arcs.queries import buildings_of, types_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import AUTO, DAMAGED_ONE, FRESH_ONE, HIT, HIT_BUILDING
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, filled, i64, vec
from herna.kernel.step import Ask, Step


def symbols(fight: Fight) -> Row:
    """Add up the symbols on the table: self-hits, intercepts, hits, building hits, keys."""
    found = filled(SYMBOLS)
    for face in fight.rolled:
        for symbol in range(SYMBOLS):
            found[symbol] += FACES[face * SYMBOLS + symbol]
    return found


def intercepted(state: Arcs, fight: Fight, rolled: i64) -> bool:
    """Whether the attacker is intercepted, cards of both sides considered."""
    for side in (fight.attacker, fight.defender):
        for card in listeners(state, side, INTERCEPTS):
            rolled = card.intercepts(state, side, fight, rolled)
    return rolled > 0


def interception_hits(state: Arcs, fight: Fight) -> i64:
    """Return the hits of an interception: one for each fresh ship of the defender, or what cards say."""
    hits = state.fresh[fleet(fight.system, fight.defender)]
    for card in listeners(state, fight.defender, INTERCEPTION_HITS):
        hits = card.interception_hits(state, fight.defender, fight, hits)
    return hits


@final
@mypyc_attr(free_list_len=1)
class Tally(Step[Arcs]):
    """Resolve every symbol in the rulebook's order."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Put the attacker's own losses first, then hits on ships, then on buildings, then what follows."""
        fight = fight_of(state)
        found = symbols(fight)
        fight.keys = found[KEY]
        if state.story is not None and len(fight.rolled) > 0:
            rolled = fight.rolled
            state.tell("rolled", self.seat, *[DIE_FACE.ref(face) for face in rolled], n=len(rolled))
        self.hit_attacker(state, fight, found)
        if found[HITS] > 0:
            state.then(HitShips(self.seat, found[HITS], own=False))
        if found[BUILDING_HIT] > 0:
            state.then(HitBuildings(self.seat, found[BUILDING_HIT]))
        state.then(Aftermath(self.seat))

    def hit_attacker(self, state: Arcs, fight: Fight, found: Row) -> None:
        """Lay out what the attacker takes: its own hits, and an interception with what follows from it."""
        taken = found[SELF_HIT]
        met = intercepted(state, fight, found[INTERCEPT])
        if met:
            state.tell("intercepted", self.seat, SEAT.ref(fight.defender))
            taken += interception_hits(state, fight)
        if taken > 0:
            state.do(HitShips(self.seat, taken, own=True))
        if met:
            for card in listeners(state, fight.defender, AFTER_INTERCEPTION):
                step = card.after_interception(state, fight.defender)
                if step is not None:
                    state.then(step)


@final
@mypyc_attr(free_list_len=1)
class HitShips(Ask[Arcs]):
    """The attacker assigns hits to its own ships, or to the defender's and, with none left, to buildings."""

    def __init__(self, seat: Seat, hits: i64, own: bool) -> None:
        super().__init__(seat)
        self.hits: Final = hits
        self.own: Final = own
        """Whether the attacking ships take them."""

    def ask(self, state: Arcs) -> Choice | None:
        """Ask while it makes a difference; otherwise the hit falls by itself."""
        at = self.fleet(fight_of(state))
        fresh, damaged = state.fresh[at], state.damaged[at]
        if fresh + damaged == 0:
            if not self.own:
                state.do(HitBuildings(self.seat, self.hits))
            return None
        if fresh == 0 or damaged == 0 or self.hits >= 2 * fresh + damaged:
            self.fall(state, damaged > 0)
            return None
        options = vec[i64]([HIT.of(at, FRESH_ONE), HIT.of(at, DAMAGED_ONE)])
        if self.hits > 1:
            options = append(options, AUTO.of())
        return Choice(
            self.seat, "take-hits" if self.own else "deal-hits", options, SYSTEM.ref(fleet_system(at))
        )

    def take(self, state: Arcs, option: Option) -> None:
        """Assign one; AUTO saves as many own ships as possible, or destroys as many of the defender's."""
        if HIT.owns(option):
            self.fall(state, HIT.value(option) == DAMAGED_ONE)
            return
        at = self.fleet(fight_of(state))
        for _each in range(self.hits):
            self.strike(state, state.fresh[at] == 0 if self.own else state.damaged[at] > 0)

    def fleet(self, fight: Fight) -> i64:
        """Return the ships that are hit, as a cell of the rows of ships."""
        return fleet(fight.system, fight.attacker if self.own else fight.defender)

    def fall(self, state: Arcs, damaged: bool) -> None:
        """Hit one ship, and go on."""
        self.strike(state, damaged)
        if self.hits > 1:
            state.do(HitShips(self.seat, self.hits - 1, self.own))

    def strike(self, state: Arcs, damaged: bool) -> None:
        """Hit one ship; the attacker counts its Trophies."""
        fight = fight_of(state)
        if self.own:
            hit_ship(state, fight.system, fight.attacker, fight.defender, damaged)
        elif hit_ship(state, fight.system, fight.defender, fight.attacker, damaged):
            fight.taken += 1


@final
@mypyc_attr(free_list_len=1)
class HitBuildings(Ask[Arcs]):
    """The attacker assigns hits to defending buildings; those beyond them are lost."""

    def __init__(self, seat: Seat, hits: i64) -> None:
        super().__init__(seat)
        self.hits: Final = hits

    def ask(self, state: Arcs) -> Choice | None:
        """Ask while it makes a difference; otherwise the hit falls by itself."""
        fight = fight_of(state)
        sites = buildings_of(state, fight.defender, fight.system)
        if len(sites) == 0:
            return None
        strength: i64 = 0
        for site in sites:
            strength += 1 if is_damaged(state.buildings[site]) else 2
        if len(sites) == 1 or self.hits >= strength:
            self.fall(state, sites[0])
            return None
        return Choice(self.seat, "hit-building", HIT_BUILDING.each(sites), SYSTEM.ref(fight.system))

    def take(self, state: Arcs, option: Option) -> None:
        """Let the hit fall on the building chosen."""
        self.fall(state, HIT_BUILDING.target(option))

    def fall(self, state: Arcs, site: i64) -> None:
        """Hit one building, remember a destroyed city, and go on."""
        fight = fight_of(state)
        city = is_city(state.buildings[site])
        types = types_at(state, site)
        if hit_building(state, site, fight.attacker):
            fight.taken += 1
            if city:
                fight.razed = append(fight.razed, types)
        if self.hits > 1:
            state.do(HitBuildings(self.seat, self.hits - 1))
