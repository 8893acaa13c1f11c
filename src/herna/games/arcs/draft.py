"""The draft of leaders and lore, and setup by leader (A20)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.atlas import GATE, HOMES, SITES_OF
from herna.games.arcs.changes import add_ships, put_building
from herna.games.arcs.components import (
    ANARCHIST,
    ARCHIVIST,
    FUEL,
    LEADER,
    LEADERS,
    LORE,
    LORE_CARDS,
    MATERIAL,
    MYSTIC,
    NOBODY,
    NONE,
    OVERSEER,
    QUARTERMASTER,
    RESOURCES,
    SLOTS,
)
from herna.games.arcs.printed import LEADER_SETUP
from herna.games.arcs.queries import turn_order
from herna.games.arcs.state import EMPTY, ON_OFFER, Arcs
from herna.games.arcs.verbs import LEADER_PICK, LORE_PICK
from herna.kernel.choice import TABLE, Choice, Option, Seat
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rows import Row, append, changed, i64, remove, room
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
            state.leader = changed(state.leader, self.seat, leader)
            state.leader_of = changed(state.leader_of, leader, self.seat)
            state.tell("drafted", self.seat, LEADER.ref(leader))
        else:
            lore = LORE_PICK.target(option)
            state.lore_of = changed(state.lore_of, lore, self.seat)
            state.tell("drafted", self.seat, LORE.ref(lore))
        following = (self.seat - 1) % state.seats
        if state.leader[following] == NONE or lore_count(state, following) < each:
            state.do(DraftTurn(following, each))


@final
class LeaderSetup(Step[Arcs]):
    """Leftovers leave; pieces and resources by leader, then setup steps of leaders in turn order."""

    def run(self, state: Arcs) -> None:
        """Place everything."""
        for leader in range(LEADERS):
            if state.leader_of[leader] == ON_OFFER:
                state.leader_of = changed(state.leader_of, leader, NOBODY)
        for lore in range(LORE_CARDS):
            if state.lore_of[lore] == ON_OFFER:
                state.lore_of = changed(state.lore_of, lore, NOBODY)
        order = turn_order(state)
        for place in range(state.seats):
            place_leader(state, order[place], place)
        for i in range(state.seats - 1, -1, -1):
            prepare(state, order[i])


def put_home(state: Arcs, seat: Seat, system: i64, ships: i64, building: i64) -> None:
    """Place ships in a system and a building (1 city, 2 starport) in its first empty slot."""
    state.ships[seat] -= ships
    add_ships(state, system, seat, ships, 0)
    if building == 0 or system % 4 == GATE:
        return
    for site in SITES_OF[system]:
        if state.buildings[site] == EMPTY:
            put_building(state, site, 4 * seat + (2 if building == 2 else 0))
            break
    if building == 2:
        state.starports[seat] -= 1
    else:
        state.cities[seat] -= 1


def take_start(state: Arcs, seat: Seat, slot: i64, kind: i64) -> None:
    """Put a starting resource into a slot."""
    if state.supply[kind] > 0:
        state.supply[kind] -= 1
        state.slots[SLOTS * seat + slot] = kind


def place_leader(state: Arcs, seat: Seat, place: i64) -> None:
    """Place a seat's pieces by its leader's boxes, and its two resources (A20.4, A20.5)."""
    boxes = LEADER_SETUP[state.leader[seat]]
    home = HOMES[state.setup][place]
    for i in range(len(home)):
        box = 2 + 2 * min(i, 2)
        put_home(state, seat, home[i], boxes[box], boxes[box + 1])
    take_start(state, seat, 0, boxes[0])
    take_start(state, seat, 1, boxes[1])


def prepare(state: Arcs, seat: Seat) -> None:
    """Do the setup step of a seat's leader (A20.6)."""
    leader = state.leader[seat]
    if leader == MYSTIC:
        cover(state, seat, MATERIAL)
        cover(state, seat, FUEL)
    elif leader == QUARTERMASTER:
        cover(state, seat, MATERIAL)
    elif leader == OVERSEER:
        state.ships[seat] -= 2
        state.agents[seat] -= 3
    elif leader == ANARCHIST:
        state.cities[seat] -= 2
    elif leader == ARCHIVIST:
        state.do(Study(seat))


def cover(state: Arcs, seat: Seat, kind: i64) -> None:
    """Put an agent on an Outrage slot; nothing is discarded."""
    state.agents[seat] -= 1
    state.outrage = changed(state.outrage, RESOURCES * seat + kind, 1)


@final
class Study(Step[Arcs]):
    """Archivist draws five unused lore cards in secret."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Look at them."""
        cards = room(5)
        for _each in range(min(5, state.lore_box.size())):
            cards = append(cards, state.lore_box.draw())
        for card in cards:
            state.lore_box.put(card, only(self.seat))
        state.do(Keep(self.seat, cards, 2))


@final
class Keep(Ask[Arcs]):
    """Archivist keeps two of the five; the rest leaves the game."""

    def __init__(self, seat: Seat, cards: Row, left: i64) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        self.left: Final = left

    def choice(self, state: Arcs) -> Choice:
        """Ask for one."""
        return Choice(self.seat, "keep", LORE_PICK.each(self.cards), LEADER.ref(ARCHIVIST))

    def take(self, state: Arcs, option: Option) -> None:
        """Lay it open, and go on."""
        lore = LORE_PICK.target(option)
        state.lore_box.take(lore)
        state.lore_open.put(lore, PUBLIC)
        state.lore_of = changed(state.lore_of, lore, self.seat)
        state.tell("drafted", self.seat, LORE.ref(lore))
        if self.left > 1:
            state.do(Keep(self.seat, remove(self.cards[:], lore), self.left - 1))

    def redacted(self, viewer: Seat) -> Keep:
        """Hide the cards from the others."""
        return self if viewer in (self.seat, TABLE) else Keep(self.seat, room(1), self.left)
