"""Sets a table of Ahoy in a line, and answers questions in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.ahoy.halt import Halt
from games.ahoy.words import TILE_KEYS, meant
from games.asking import advance
from herna.games.ahoy import GAME
from herna.games.ahoy.boards import (
    ACTION,
    ACTION_KEYS,
    CANNON_SLOTS,
    FIRST_DIE,
    FIRST_SLOT,
)
from herna.games.ahoy.changes import lay_tile
from herna.games.ahoy.components import (
    CUTTER,
    GOLD,
    GUNSHIP,
    PATROLS,
    PIPS,
    PLAN_KEYS,
    STRONGHOLDS,
    TILE,
    cell,
)
from herna.games.ahoy.market import CARD_KEYS
from herna.games.ahoy.queries import total_fame
from herna.games.ahoy.setup import bare
from herna.games.ahoy.state import DAMAGED, FREE, UNPLACED, Ahoy
from herna.games.ahoy.turn import ACT
from herna.games.ahoy.verbs import VERBS
from herna.kernel.choice import CHANCE, Choice, Option
from herna.kernel.engine import take
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.step import Step

SQUADRON, RED, UNION, WHITE = 0, 1, 2, 3
"""The seats of a table of four; with three players they are the same, without the last."""

START_MAP = ("tree-b@1,0R1", "parrot-b@0,2R3")
"""The "start map T" of the worked examples."""


class Table:
    """A game in a given position."""

    def __init__(self, *tiles: str, seats: int = 4, stack: Iterable[str] | None = None) -> None:
        self.state: Ahoy = bare(seats, seeded(1))
        state = self.state
        state.gold = vec[i64]([0, 0, 0, 0])
        state.bank = GOLD
        for spec in tiles:
            key, _, place = spec.partition("@")
            corner, _, turn = place.partition("R")
            state.drawn = TILE_KEYS.index(key)
            state.charted.put(state.drawn, PUBLIC)
            row, column = (int(number) for number in corner.split(","))
            lay_tile(state, cell(row, column), int(turn))
        rest = [tile for tile in range(TILE.count) if tile not in state.chart.tiles]
        coming = rest[1:] if stack is None else [TILE_KEYS.index(key) for key in stack][::-1]
        for tile in rest:
            if tile not in coming:
                state.spare.put(tile)
        for tile in coming:
            state.tiles.put(tile)
        for card in range(len(CARD_KEYS)):
            state.deck.put(card)
        for plan in range(len(PLAN_KEYS)):
            state.plans.put(plan)

    def at(self, row: int, column: int) -> int:
        """Return the space at these coordinates."""
        return int(self.state.chart.at(cell(row, column)))

    def put(self, who: int | str, row: int, column: int, count: int = 1) -> Table:
        """Place a seat's Flagship, or so many Patrols, Strongholds, Comrades, or a ship."""
        state, space = self.state, self.at(row, column)
        if who == "comrade":
            state.comrades[space // 4] += count
            state.muster -= count
        elif isinstance(who, int):
            state.where[who] = space
        else:
            figures = {"patrol": range(PATROLS, STRONGHOLDS), "stronghold": range(STRONGHOLDS, CUTTER)}
            ships = {"cutter": [CUTTER], "gunship": [GUNSHIP]}
            free = [figure for figure in (figures | ships)[who] if state.where[figure] < 0]
            for figure in free[:count]:
                state.where[figure] = space
        return self

    def gold(self, *amounts: int) -> Table:
        """Give the seats gold."""
        for seat, amount in enumerate(amounts):
            self.state.gold[seat] = amount
        self.state.bank = GOLD - sum(self.state.gold)
        return self

    def dice(self, seat: int, *values: int) -> Table:
        """Let a seat have exactly these unplaced dice; the others are set aside."""
        for number, die in enumerate(self.dice_of(seat)):
            if number < len(values):
                self.state.dice[die] = values[number]
            elif self.state.die_at[die] == UNPLACED:
                self.state.die_at[die] = -2
        return self

    def dice_of(self, seat: int) -> range:
        """Return the numbers of a seat's dice."""
        board = self.state.boards[seat]
        return range(FIRST_DIE[board], FIRST_DIE[board + 1])

    def lay_die(self, seat: int, value: int, slot: int) -> Table:
        """Put the last unplaced die of a seat on a slot."""
        die = [die for die in self.dice_of(seat) if self.state.die_at[die] == UNPLACED][-1]
        self.state.dice[die] = value
        self.state.die_at[die] = slot
        self.state.slots[slot] = die
        return self

    def load(self, seat: int, *values: int) -> Table:
        """Put dice on a seat's Cannons."""
        for value in values:
            free = [slot for slot in CANNON_SLOTS[self.state.boards[seat]] if self.state.slots[slot] == FREE]
            self.lay_die(seat, value, free[-1] if value == PIPS else free[0])
        return self

    def slots(self, seat: int, *actions: str) -> list[int]:
        """Return a seat's slots for these actions, or all of them."""
        board = self.state.boards[seat]
        found = range(FIRST_SLOT[board], FIRST_SLOT[board + 1])
        return [slot for slot in found if not actions or ACTION_KEYS[ACTION[slot]] in actions]

    def hurt(self, *slots: int) -> Table:
        """Damage slots."""
        for slot in slots:
            self.state.slots[slot] = DAMAGED
        return self

    def crew(self, seat: int, *keys: str) -> Table:
        """Let cards of the deck be Crew of a seat."""
        for key in keys:
            self.state.crew[seat] |= 1 << self.turn_up(key)
        return self

    def cargo(self, seat: int, *keys: str) -> Table:
        """Let cards of the deck be Cargo of a seat."""
        for key in keys:
            self.state.cargo[seat] |= 1 << self.turn_up(key)
        return self

    def market(self, *keys: str) -> Table:
        """Put cards of the deck in the Market."""
        for place, key in enumerate(keys):
            self.state.market[place] = self.turn_up(key)
        return self

    def pledge(self, pile: int, *keys: str) -> Table:
        """Put cards of the deck under a pledge marker."""
        for key in keys:
            self.state.pledges[pile] |= 1 << self.turn_up(key)
        return self

    def turn_up(self, key: str) -> int:
        """Take a card out of the deck, for all to see."""
        number = next(n for n, each in enumerate(CARD_KEYS) if each == key and self.state.deck.holds(n))
        self.state.deck.take(number)
        self.state.open.put(number, PUBLIC)
        return number

    def hand(self, *keys: str) -> Table:
        """Put plans in the Union's hand."""
        for key in keys:
            found = [n for n, each in enumerate(PLAN_KEYS) if each == key and self.state.plans.holds(n)]
            self.state.plans.take(found[0])
            self.state.hand.put(found[0], only(self.state.union))
        return self

    def ships(self, *keys: str) -> Table:
        """Let the plans of ships lie on the table."""
        for key in keys:
            self.state.plans.take(PLAN_KEYS.index(key))
            self.state.spent.put(PLAN_KEYS.index(key), PUBLIC)
        return self

    def turn(self, seat: int, due: int = 2) -> Table:
        """Begin a seat's turn."""
        self.state.active = seat
        self.state.due = due
        self.state.do(ACT[seat])
        advance(self.state)
        return self

    def then(self, *steps: Step[Any], active: int | None = None) -> Table:
        """Let these steps happen, and stop after them."""
        if active is not None:
            self.state.active = active
        self.state.do(steps[0], *steps[1:], Halt(CHANCE))
        advance(self.state)
        return self

    def play(self, *words: str) -> Table:
        """Answer one question after the other."""
        for word in words:
            if word.startswith("die") and self.prompt == "place":
                continue  # the last die is taken up unasked
            choice = self.asked
            option = self.option(word)
            offered = list(choice.options)
            if option not in offered:
                codes = [VERBS.code(each) for each in offered]
                raise AssertionError(f"{word!r} is not offered at {choice.prompt!r}: {codes}")
            take(self.state, offered.index(option))
            advance(self.state)
        return self

    def sail(self, *steps: str) -> Table:
        """Place a die on Sail and make these steps."""
        return self.play("die", "slot sail", *[f"step {place}" for place in steps])

    @property
    def asked(self) -> Choice:
        """The question to be answered now."""
        assert self.state.pending is not None, "nothing is asked"
        return self.state.pending

    @property
    def prompt(self) -> str:
        """What is asked now."""
        return self.asked.prompt

    @property
    def codes(self) -> list[str]:
        """The answers that are possible now."""
        return [VERBS.code(option) for option in self.asked.options]

    def offers(self, word: str) -> bool:
        """Whether an answer is possible now."""
        try:
            return self.option(word) in list(self.asked.options)
        except LookupError:
            return False

    def count(self, verb: str) -> int:
        """Return how many answers with this verb are possible now."""
        return len([code for code in self.codes if code.partition(".")[0] == verb])

    def places(self, verb: str) -> set[tuple[int, int]]:
        """Return the coordinates that answers with this verb point at."""
        found = set()
        for option in self.asked.options:
            each = VERBS.verb(option)
            if each.key == verb:
                target = each.target(option)
                place = self.state.chart.cells[target] if each.kind and each.kind.key == "space" else target
                found.add((int(place) // 48 - 22, int(place) % 48 - 22))
        return found

    def option(self, word: str) -> Option:
        """Return the option that is meant by some words."""
        return meant(self.state, self.asked, word)

    def where(self, seat: int) -> tuple[int, int]:
        """Return the coordinates of a figure."""
        place = int(self.state.chart.cells[self.state.where[seat]])
        return place // 48 - 22, place % 48 - 22

    def patrols(self, row: int, column: int) -> int:
        """Count the Patrols on a space."""
        return sum(self.state.where[f] == self.at(row, column) for f in range(PATROLS, STRONGHOLDS))

    def comrades(self, row: int, column: int) -> int:
        """Count the Comrades of a region."""
        return int(self.state.comrades[self.at(row, column) // 4])

    def wounds(self, seat: int) -> int:
        """Count the damaged slots of a board."""
        return sum(self.state.slots[slot] == DAMAGED for slot in self.slots(seat))

    def fame(self, seat: int) -> int:
        """Return a seat's Fame."""
        return int(total_fame(self.state, seat))

    def has(self, seat: int, key: str) -> bool:
        """Whether a card is in a seat's Crew."""
        return any(self.state.crew[seat] >> n & 1 for n, each in enumerate(CARD_KEYS) if each == key)

    def on_sale(self) -> list[str]:
        """Return the Market."""
        return [CARD_KEYS[card] for card in self.state.market if card >= 0]

    def sound(self) -> None:
        """Nothing has been lost or doubled."""
        assert GAME.complaints(self.state) == []
