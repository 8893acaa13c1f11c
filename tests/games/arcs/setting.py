"""Setting a table in a line: pieces, tokens, cards, markers."""

from __future__ import annotations

from typing import Self

from games.arcs.names import PIECES, court, resource, system
from herna.games.arcs.atlas import SETUP_KEYS, SITES_OF
from herna.games.arcs.changes import add_ships, put_building, take_leader, take_lore
from herna.games.arcs.components import EMPTY, SLOTS
from herna.games.arcs.court import give_guild
from herna.games.arcs.game import GAME
from herna.games.arcs.printed import (
    ACTION_KEYS,
    AMBITION_KEYS,
    LEADER_KEYS,
    LORE_KEYS,
)
from herna.games.arcs.state import IN_DECK, IN_ROW, Arcs
from herna.kernel.game import Setup
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.state import no_steps


class Setting:
    """A game with an empty map, to be set by a test."""

    def __init__(self, seats: int = 3, setup: str = "", leaders: bool = False, **variants: str) -> None:
        chosen = setup or f"{seats}SETUP01"
        number = SETUP_KEYS.index(chosen) % 4 + 1
        given = {"setup": str(number), "leaders": "both" if leaders else "none", **variants}
        self.state: Arcs = GAME.new(GAME.check(Setup(seats, given)), seeded(1))
        self.clear()

    def clear(self) -> None:
        """Put everything back into supplies."""
        state = self.state
        state.stack = no_steps()
        state.pending = None
        state.story = []
        state.initiative = 0
        for at in range(96):
            state.fresh[at] = 0
            state.damaged[at] = 0
        for where in range(24):
            state.ruler[where] = -1
        for site in range(56):
            state.buildings[site] = EMPTY
        for at, kind in enumerate(state.slots):
            if kind != EMPTY:
                state.supply[kind] += 1
                state.slots[at] = EMPTY
        for seat in range(state.seats):
            state.deployed[seat] = 0
            state.wounds[seat] = 0
            state.ships[seat] = 15
            state.cities[seat] = 5
            state.starports[seat] = 5
            self.hand(seat)

    def ships(self, seat: int, where: str, fresh: int = 0, damaged: int = 0) -> Self:
        """Put ships in a system."""
        self.state.ships[seat] -= fresh + damaged
        add_ships(self.state, system(where), seat, fresh, damaged)
        return self

    def building(self, seat: int, where: str, port: bool, damaged: bool = False, site: int = -1) -> Self:
        """Put a building on the first empty slot of a planet, or on a site."""
        state = self.state
        if site < 0:
            site = next(int(at) for at in SITES_OF[system(where)] if state.buildings[at] == EMPTY)
        put_building(state, site, 4 * seat + 2 * port + damaged)
        if port:
            state.starports[seat] -= 1
        else:
            state.cities[seat] -= 1
        return self

    def city(self, seat: int, where: str, damaged: bool = False, site: int = -1) -> Self:
        """Put a city on a planet."""
        return self.building(seat, where, False, damaged, site)

    def port(self, seat: int, where: str, damaged: bool = False, site: int = -1) -> Self:
        """Put a starport on a planet."""
        return self.building(seat, where, True, damaged, site)

    def off_board(self, seat: int, count: int) -> Self:
        """Say how many cities have left a seat's board, wherever they are."""
        self.state.cities[seat] = 5 - count
        return self

    def tokens(self, seat: int, *kinds: str) -> Self:
        """Fill a seat's slots from the first on; ``-`` leaves one empty."""
        for slot, kind in enumerate(kinds):
            if kind != "-":
                self.state.supply[resource(kind)] -= 1
                self.state.slots[SLOTS * seat + slot] = resource(kind)
        return self

    def court(self, *names: str) -> Self:
        """Lay these cards into the Court row, from the left."""
        state = self.state
        for at in range(len(state.court)):
            card = int(state.court[at])
            if card >= 0:
                state.court[at] = -1
                state.where[card] = IN_DECK
                state.court_open.take(card)
                state.court_deck.put(card)
        for at, name in enumerate(names):
            self.face_up(name)
            state.court[at] = court(name)
            state.where[court(name)] = IN_ROW + at
        return self

    def face_up(self, name: str) -> None:
        """Take a card out of the Court deck."""
        state, card = self.state, court(name)
        if state.court_deck.holds(card):
            state.court_deck.take(card)
            state.court_open.put(card, PUBLIC)

    def top_of_court(self, *names: str) -> Self:
        """Put these cards on top of the Court deck, the first one uppermost."""
        deck = self.state.court_deck
        for name in reversed(names):
            at = int(self.state.where[court(name)]) - IN_ROW
            if at >= 0:
                self.state.court[at] = -1
                self.state.where[court(name)] = IN_DECK
                self.state.court_open.take(court(name))
            else:
                deck.take(court(name))
            deck.put(court(name))
        return self

    def agents(self, name: str, *counts: int) -> Self:
        """Put agents of seats 0, 1, 2... on a Court card."""
        at = int(self.state.where[court(name)]) - IN_ROW
        for seat, count in enumerate(counts):
            self.state.agents[seat] -= count
            self.state.influence[4 * at + seat] += count
        return self

    def guild(self, seat: int, *names: str) -> Self:
        """Give a seat Guild cards."""
        for name in names:
            card = court(name)
            if self.state.where[card] >= IN_ROW:
                self.state.court[self.state.where[card] - IN_ROW] = -1
            self.face_up(name)
            give_guild(self.state, card, seat)
        return self

    def leader(self, seat: int, name: str) -> Self:
        """Give a seat a leader."""
        take_leader(self.state, seat, LEADER_KEYS.index(name))
        return self

    def lore(self, seat: int, *names: str) -> Self:
        """Give a seat lore."""
        for name in names:
            take_lore(self.state, seat, LORE_KEYS.index(name))
        return self

    def captives(self, captor: int, owner: int, count: int) -> Self:
        """Let a seat hold agents of another."""
        self.state.agents[owner] -= count
        self.state.captives[4 * captor + owner] += count
        return self

    def trophies(self, captor: int, owner: int, piece: str, count: int = 1) -> Self:
        """Let a seat have pieces of another as Trophies."""
        state = self.state
        supply = {
            "ship": state.ships,
            "starport": state.starports,
            "city": state.cities,
            "agent": state.agents,
        }
        supply[piece][owner] -= count
        state.trophies[16 * captor + 4 * owner + PIECES[piece]] += count
        return self

    def declared(self, *ambitions: str) -> Self:
        """Put the markers, the highest first, on ambitions."""
        for name, marker in zip(ambitions, self.by_worth(), strict=False):
            self.state.markers[marker] = AMBITION_KEYS.index(name)
        return self

    def by_worth(self) -> list[int]:
        """List the markers, the highest first."""
        from herna.games.arcs.queries import first_place

        return sorted(range(3), key=lambda marker: -int(first_place(self.state, marker)))

    def outrage(self, seat: int, *kinds: str) -> Self:
        """Cover Outrage slots with agents."""
        for kind in kinds:
            self.state.agents[seat] -= 1
            self.state.outrage[5 * seat + resource(kind)] = 1
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a seat exactly these action cards."""
        state = self.state
        for cell in state.hands[seat].cells:
            state.discard.put(int(cell) >> 8)
        state.hands[seat].cells = vec[i64]()
        for name in cards:
            card = ACTION_KEYS.index(name)
            for pile in (*state.hands, state.discard, state.open_discard):
                if pile.holds(card):
                    pile.take(card)
            state.hands[seat].put(card, only(seat))
        return self
