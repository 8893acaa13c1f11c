"""Set a table in a line, answer in codes with names, and load the dice by answering for chance."""

from __future__ import annotations

from typing import Any

from herna.games.arcs.atlas import SETUP_KEYS, SITE_SYSTEM, SITES_OF, SYSTEMS
from herna.games.arcs.changes import add_ships, put_building
from herna.games.arcs.components import CITY, LEAD, SHIP, SLOTS, STARPORT
from herna.games.arcs.game import GAME
from herna.games.arcs.printed import (
    ACTION_KEYS,
    AMBITION_KEYS,
    COURT_KEYS,
    DIE_KEYS,
    LEADER_KEYS,
    LORE_KEYS,
    RESOURCE_KEYS,
)
from herna.games.arcs.queries import is_city
from herna.games.arcs.rounds import Round, play
from herna.games.arcs.state import EMPTY, IN_DECK, IN_ROW, Arcs
from herna.games.arcs.turn import Act
from herna.games.arcs.verbs import VERBS
from herna.kernel.choice import Choice
from herna.kernel.engine import advance, take
from herna.kernel.game import Setup
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.state import Outcome
from herna.kernel.step import Step

PLACES = ("gate", "arrow", "crescent", "hex")
SYSTEM_NAMES = [f"{cluster}-{place}" for cluster in range(1, 7) for place in PLACES]
PIECES = {"ship": SHIP, "starport": STARPORT, "city": CITY, "agent": 3}


def system(name: str) -> int:
    """Return the number of a system by its name: ``2-hex``."""
    return SYSTEM_NAMES.index(name)


def court(name: str) -> int:
    """Return the number of a Court card."""
    return COURT_KEYS.index(name)


def resource(name: str) -> int:
    """Return the number of a resource."""
    return RESOURCE_KEYS.index(name)


class Halt(Step[Arcs]):
    """The end of what a test looks at."""

    def run(self, state: Arcs) -> None:
        """Stop."""
        state.finish(Outcome((), ()))


class Table:
    """A game with an empty map, to be set and played by a test."""

    def __init__(self, seats: int = 3, setup: str = "", leaders: bool = False, **variants: str) -> None:
        chosen = setup or f"{seats}SETUP01"
        number = SETUP_KEYS.index(chosen) % 4 + 1
        given = {"setup": str(number), "leaders": "both" if leaders else "none", **variants}
        self.state: Arcs = GAME.new(GAME.check(Setup(seats, given)), seeded(1))
        self.clear()

    def clear(self) -> None:
        """Put everything back into supplies."""
        state = self.state
        state.stack.clear()
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

    # Setting the table.

    def ships(self, seat: int, where: str, fresh: int = 0, damaged: int = 0) -> Table:
        """Put ships in a system."""
        self.state.ships[seat] -= fresh + damaged
        add_ships(self.state, system(where), seat, fresh, damaged)
        return self

    def building(self, seat: int, where: str, port: bool, damaged: bool = False, site: int = -1) -> Table:
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

    def city(self, seat: int, where: str, damaged: bool = False, site: int = -1) -> Table:
        """Put a city on a planet."""
        return self.building(seat, where, False, damaged, site)

    def port(self, seat: int, where: str, damaged: bool = False, site: int = -1) -> Table:
        """Put a starport on a planet."""
        return self.building(seat, where, True, damaged, site)

    def off_board(self, seat: int, count: int) -> Table:
        """Say how many cities have left a seat's board, wherever they are."""
        self.state.cities[seat] = 5 - count
        return self

    def tokens(self, seat: int, *kinds: str) -> Table:
        """Fill a seat's slots from the first on; ``-`` leaves one empty."""
        for slot, kind in enumerate(kinds):
            if kind != "-":
                self.state.supply[resource(kind)] -= 1
                self.state.slots[SLOTS * seat + slot] = resource(kind)
        return self

    def court(self, *names: str) -> Table:
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

    def top_of_court(self, *names: str) -> Table:
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

    def agents(self, name: str, *counts: int) -> Table:
        """Put agents of seats 0, 1, 2... on a Court card."""
        at = int(self.state.where[court(name)]) - IN_ROW
        for seat, count in enumerate(counts):
            self.state.agents[seat] -= count
            self.state.influence[4 * at + seat] += count
        return self

    def guild(self, seat: int, *names: str) -> Table:
        """Give a seat Guild cards."""
        for name in names:
            card = court(name)
            if self.state.where[card] >= IN_ROW:
                self.state.court[self.state.where[card] - IN_ROW] = -1
            self.face_up(name)
            self.state.where[card] = seat
            self.state.held[seat] += 1
        return self

    def leader(self, seat: int, name: str) -> Table:
        """Give a seat a leader."""
        self.state.leader[seat] = LEADER_KEYS.index(name)
        self.state.leader_of[LEADER_KEYS.index(name)] = seat
        return self

    def lore(self, seat: int, *names: str) -> Table:
        """Give a seat lore."""
        for name in names:
            self.state.lore_of[LORE_KEYS.index(name)] = seat
        return self

    def captives(self, captor: int, owner: int, count: int) -> Table:
        """Let a seat hold agents of another."""
        self.state.agents[owner] -= count
        self.state.captives[4 * captor + owner] += count
        return self

    def trophies(self, captor: int, owner: int, piece: str, count: int = 1) -> Table:
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

    def declared(self, *ambitions: str) -> Table:
        """Put the markers, the highest first, on ambitions."""
        for name, marker in zip(ambitions, self.by_worth(), strict=False):
            self.state.markers[marker] = AMBITION_KEYS.index(name)
        return self

    def by_worth(self) -> list[int]:
        """List the markers, the highest first."""
        from herna.games.arcs.queries import first_place

        return sorted(range(3), key=lambda marker: -int(first_place(self.state, marker)))

    def outrage(self, seat: int, *kinds: str) -> Table:
        """Cover Outrage slots with agents."""
        for kind in kinds:
            self.state.agents[seat] -= 1
            self.state.outrage[5 * seat + resource(kind)] = 1
        return self

    def hand(self, seat: int, *cards: str) -> Table:
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

    # Playing.

    def do(self, *steps: Step[Any]) -> Table:
        """Run these steps up to a choice, or to the end of them."""
        self.state.stack[:] = []
        self.state.outcome = None
        self.state.pending = None
        self.state.do(steps[0], *steps[1:], Halt())
        advance(self.state)
        return self

    def act(self, seat: int, card: str, mode: int = LEAD, lead: str = "") -> Table:
        """Let a seat's turn begin after its card was played, past declaring and seizing."""
        state = self.state
        self.new_round()
        if lead:
            state.lead_card = ACTION_KEYS.index(lead)
        else:
            state.lead_card = ACTION_KEYS.index(card)
        self.hand(seat, card, *[ACTION_KEYS[held] for held in state.hands[seat].cards()])
        play(state, seat, ACTION_KEYS.index(card), mode)
        return self.do(Act(seat))

    def new_round(self) -> None:
        """Clear what was played."""
        state = self.state
        for card in state.played.cards():
            state.discard.put(card)
        state.played.cells = vec[i64]()
        state.played_by = vec[i64]()
        state.seized = False
        state.declared = False
        state.zeroed = False

    def round(self, first: int = 0) -> Table:
        """Begin a round led by a seat; a starport outside the map keeps everybody from needing relief."""
        self.state.initiative = first
        away = [site for site in range(26) if SITE_SYSTEM[site] not in list(SYSTEMS[self.state.setup])]
        for seat, site in zip(range(self.state.seats), away, strict=False):
            if self.state.buildings[site] == EMPTY:
                self.port(seat, "", site=site)
        return self.do(Round())

    def choose(self, *answers: str) -> Table:
        """Answer one question after the other; ``done`` ends a turn, ``ready`` skips to its actions."""
        before = GAME.complaints(self.state)
        for answer in answers:
            if answer in ("done", "ready"):
                self.skip("declare", "besides", *(["act"] if answer == "done" else []))
                continue
            codes = self.codes()
            code = self.resolve(answer)
            assert len(set(codes)) == len(codes), f"the same answer twice at {self.prompt}: {codes}"
            assert code in codes, f"{answer} ({code}) is not offered at {self.prompt}: {codes}"
            take(self.state, codes.index(code))
            advance(self.state)
        assert GAME.complaints(self.state) == before, "pieces, tokens or cards were lost"
        return self

    def skip(self, *prompts: str) -> None:
        """Pass as long as one of these questions is asked."""
        while self.state.pending is not None and self.prompt in prompts:
            take(self.state, self.codes().index("pass"))
            advance(self.state)

    def first(self) -> None:
        """Give the first answer there is."""
        take(self.state, 0)
        advance(self.state)

    @property
    def choice(self) -> Choice:
        """What is asked now."""
        asked = self.state.pending
        assert asked is not None, "nothing is asked"
        return asked

    @property
    def prompt(self) -> str:
        """The question asked now."""
        return self.choice.prompt

    @property
    def over(self) -> bool:
        """Whether all steps given have run."""
        return self.state.pending is None

    def codes(self) -> list[str]:
        """List what may be answered now."""
        return [VERBS.code(option) for option in self.choice.options]

    def verbs(self) -> set[str]:
        """Name the verbs on offer."""
        return {VERBS.verb(option).key for option in self.choice.options}

    def can(self, *answers: str) -> bool:
        """Whether all of these may be answered now."""
        return all(self.resolve(answer) in self.codes() for answer in answers)

    def resolve(self, answer: str) -> str:
        """Turn names into numbers: ``tax.1-hex``, ``influence.farseers``, ``slot.2``, ``hit.1.fresh``."""
        key, *words = answer.split(".")
        verb = next(verb for verb in VERBS.verbs if verb.key == key)
        if verb.kind is None or not words:
            return answer
        return ".".join([key, str(self.target(key, verb.kind.key, words[0])), *words[1:]])

    def target(self, key: str, kind: str, word: str) -> int:
        """Return the number of a named component."""
        lists = {
            "action": ACTION_KEYS,
            "court": COURT_KEYS,
            "leader": LEADER_KEYS,
            "lore": LORE_KEYS,
            "ambition": AMBITION_KEYS,
            "resource": RESOURCE_KEYS,
            "die": DIE_KEYS,
            "system": SYSTEM_NAMES,
        }
        if kind in lists:
            return list(lists[kind]).index(word)
        if kind == "slot":
            seat, _, slot = word.rpartition(":")
            return SLOTS * int(seat or self.choice.seat) + int(slot) - 1
        if kind == "site":
            return self.site(key, word)
        if kind == "fleet":
            where, _, seat = word.partition(":")
            return 4 * system(where) + int(seat or self.choice.seat)
        return self.numbered(kind, word)

    def numbered(self, kind: str, word: str) -> int:
        """Return the number of a Captive by its owner, a Trophy as ``ship:1``, a cluster or a seat."""
        if kind == "captive":
            return 4 * int(self.choice.seat) + int(word)
        if kind == "trophy":
            piece, _, owner = word.partition(":")
            return 16 * int(self.choice.seat) + 4 * int(owner) + PIECES[piece]
        return int(word) - 1 if kind == "cluster" else int(word)

    def site(self, key: str, word: str) -> int:
        """Return a site in a system: the first on offer, or the first at all; a plain number is itself."""
        if "-" not in word:
            return int(word)
        offered = [
            int(VERBS.verb(option).target(option))
            for option in self.choice.options
            if VERBS.verb(option).key == key
        ]
        there = [int(site) for site in SITES_OF[system(word)]]
        return next((site for site in offered if site in there), there[0])

    # Looking.

    def fleet(self, seat: int, where: str) -> tuple[int, int]:
        """Return a seat's fresh and damaged ships in a system."""
        at = 4 * system(where) + seat
        return int(self.state.fresh[at]), int(self.state.damaged[at])

    def standing(self, where: str) -> list[str]:
        """List what stands in a system: ``0 city``, ``1 starport damaged``."""
        found = []
        for site in SITES_OF[system(where)]:
            building = int(self.state.buildings[site])
            if building != EMPTY:
                kind = "city" if is_city(building) else "starport"
                found.append(f"{building >> 2} {kind}{' damaged' if building & 1 else ''}")
        return found

    def slots(self, seat: int) -> list[str]:
        """List what lies in a seat's slots; the one on a card last."""
        cells = self.state.slots[SLOTS * seat : SLOTS * seat + SLOTS]
        return ["-" if kind == EMPTY else RESOURCE_KEYS[kind] for kind in cells]

    def held(self, seat: int) -> list[str]:
        """List a seat's resources, sorted."""
        return sorted(kind for kind in self.slots(seat) if kind != "-")

    def area(self, seat: int) -> list[str]:
        """List the Guild cards in a seat's play area."""
        return [COURT_KEYS[card] for card in range(25) if self.state.where[card] == seat]

    def trophy_list(self, seat: int) -> list[str]:
        """List a seat's Trophies: ``1 city``."""
        found = []
        for owner in range(self.state.seats):
            for piece, number in PIECES.items():
                count = int(self.state.trophies[16 * seat + 4 * owner + number])
                found += [f"{owner} {piece}"] * count
        return found

    def captive_list(self, seat: int) -> list[int]:
        """List the owners of a seat's Captives."""
        return [
            owner
            for owner in range(self.state.seats)
            for _each in range(int(self.state.captives[4 * seat + owner]))
        ]

    def hand_of(self, seat: int) -> list[str]:
        """List a seat's action cards."""
        return [ACTION_KEYS[card] for card in self.state.hands[seat].cards()]

    def supply(self, kind: str) -> int:
        """Return how many tokens of a type are in supply."""
        return int(self.state.supply[resource(kind)])

    def outraged(self, seat: int) -> list[str]:
        """List the types whose Outrage slot a seat has covered."""
        return [kind for at, kind in enumerate(RESOURCE_KEYS) if self.state.outrage[5 * seat + at]]

    def told(self, key: str) -> int:
        """Count the lines of the story with a key."""
        return sum(event.key == key for event in self.state.story or [])

    def sound(self) -> bool:
        """Whether no component was lost."""
        return GAME.complaints(self.state) == []
