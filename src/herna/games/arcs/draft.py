"""The draft of leaders and lore, and setup by leader (A20)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.atlas import HOMES, SITES_OF, is_gate
from herna.games.arcs.changes import add_ships, put_building, take_leader, take_lore
from herna.games.arcs.components import (
    A_CITY,
    A_STARPORT,
    AGENT,
    CITY,
    EMPTY,
    LEADER,
    LEADERS,
    LORE,
    LORE_CARDS,
    NOBODY,
    NONE,
    NOTHING,
    SHIP,
    STARPORT,
)
from herna.games.arcs.listeners import AT_SETUP, DECK, REMOVES, listeners
from herna.games.arcs.pieces import city_of, slot_of, starport_of
from herna.games.arcs.queries import turn_order
from herna.games.arcs.state import ON_OFFER, Arcs
from herna.games.arcs.verbs import LEADER_PICK, LORE_PICK
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import append, changed, i64, room
from herna.kernel.step import Ask, Step


def lore_count(state: Arcs, seat: Seat) -> i64:
    """Return how many lore cards a seat has."""
    count: i64 = 0
    for lore in range(LORE_CARDS):
        if state.lore_of[lore] == seat:
            count += 1
    return count


def offered_lore(state: Arcs) -> i64:
    """Return how many lore cards still lie in the draft."""
    return lore_count(state, ON_OFFER)


@final
class DraftTurn(Ask[Arcs]):
    """Take a leader or a lore card; then the player to the right, until everybody is served (A20.2)."""

    def __init__(self, seat: Seat, lore_each: i64 = 0) -> None:
        super().__init__(seat)
        self.lore_each: Final = lore_each
        """Lore for each player; 0 before the first card is taken."""

    def wanted_lore(self, state: Arcs) -> i64:
        """Return how many lore cards each player drafts: one, or two."""
        if self.lore_each > 0:
            return self.lore_each
        return 2 if offered_lore(state) > state.seats + 1 else 1

    def choice(self, state: Arcs) -> Choice:
        """Ask for a card of a kind the seat may still take."""
        options = room(16)
        if state.leader[self.seat] == NONE:
            for leader in range(LEADERS):
                if state.leader_of[leader] == ON_OFFER:
                    options = append(options, LEADER_PICK.of(leader))
        if lore_count(state, self.seat) < self.wanted_lore(state):
            for lore in range(LORE_CARDS):
                if state.lore_of[lore] == ON_OFFER:
                    options = append(options, LORE_PICK.of(lore))
        return Choice(self.seat, "draft", options)

    def take(self, state: Arcs, option: Option) -> None:
        """Take it, and go on counterclockwise."""
        each = self.wanted_lore(state)
        if LEADER_PICK.owns(option):
            leader = LEADER_PICK.target(option)
            take_leader(state, self.seat, leader)
            state.tell("drafted", self.seat, LEADER.ref(leader))
        else:
            lore = LORE_PICK.target(option)
            take_lore(state, self.seat, lore)
            state.tell("drafted", self.seat, LORE.ref(lore))
        following = (self.seat - 1) % state.seats
        if state.leader[following] == NONE or lore_count(state, following) < each:
            state.do(DraftTurn(following, each))


@final
class LeaderSetup(Step[Arcs]):
    """Leftovers leave; pieces and resources by leader, then setup steps of leaders in turn order."""

    def run(self, state: Arcs) -> None:
        """Take the cards nobody drafted out of the game, then place pieces, then do the setup steps."""
        for leader in range(LEADERS):
            if state.leader_of[leader] == ON_OFFER:
                state.leader_of = changed(state.leader_of, leader, NOBODY)
        for lore in range(LORE_CARDS):
            if state.lore_of[lore] == ON_OFFER:
                state.lore_of = changed(state.lore_of, lore, NOBODY)
        for place, seat in enumerate(turn_order(state)):
            place_leader(state, seat, place)
        for seat in turn_order(state):
            prepare(state, seat)


def put_home(state: Arcs, seat: Seat, system: i64, ships: i64, building: i64) -> None:
    """Place ships in a system, and A_CITY, A_STARPORT or NOTHING in its first empty slot."""
    state.ships[seat] -= ships
    add_ships(state, system, seat, ships, 0)
    if building == NOTHING or is_gate(system):
        return
    for site in SITES_OF[system]:
        if state.buildings[site] == EMPTY:
            put_building(state, site, starport_of(seat) if building == A_STARPORT else city_of(seat))
            break
    if building == A_STARPORT:
        state.starports[seat] -= 1
    elif building == A_CITY:
        state.cities[seat] -= 1


def take_start(state: Arcs, seat: Seat, slot: i64, kind: i64) -> None:
    """Put a starting resource into a slot."""
    if state.supply[kind] > 0:
        state.supply[kind] -= 1
        state.slots[slot_of(seat, slot)] = kind


def place_leader(state: Arcs, seat: Seat, place: i64) -> None:
    """Place a seat's pieces by its leader's boxes, and its two resources (A20.4, A20.5)."""
    leader = DECK.leaders[state.leader[seat]]
    for i, system in enumerate(HOMES[state.setup][place]):
        box = leader.boxes[min(i, len(leader.boxes) - 1)]
        put_home(state, seat, system, box[0], box[1])
    for slot, kind in enumerate(leader.tokens):
        take_start(state, seat, slot, kind)


def prepare(state: Arcs, seat: Seat) -> None:
    """Do the setup step of a seat's leader (A20.6)."""
    for card in listeners(state, seat, REMOVES):
        state.ships[seat] -= card.removes(SHIP)
        state.agents[seat] -= card.removes(AGENT)
        state.cities[seat] -= card.removes(CITY)
        state.starports[seat] -= card.removes(STARPORT)
    for card in listeners(state, seat, AT_SETUP):
        step = card.at_setup(state, seat)
        if step is not None:
            state.then(step)
