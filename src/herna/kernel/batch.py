"""Many tables of one game at once: one call answers at every table and writes down what each asks next.

The numbers stand in rows that NumPy looks at without copying them. Nothing is made for a table but what the
rules make; whoever learns from it gets the lines of all tables together.
"""

from __future__ import annotations

from typing import Any, Final, final

from herna.kernel.choice import Choice
from herna.kernel.engine import playout, settle, take
from herna.kernel.errors import IllegalAnswer, RulesError
from herna.kernel.game import Game, Setup
from herna.kernel.observe import write_question
from herna.kernel.rng import Rng
from herna.kernel.rows import Row, extend, filled, i64, line_of, room
from herna.kernel.state import Outcome, State

USUAL_OPTIONS: Final = 16
"""How many answers a question has on the average, at most: room that is kept for them."""


ALL: Final = -1
"""Every seat is answered for from outside."""


@final
class Batch:
    """So many tables, each with luck of its own; a finished one is set again with the next of it.

    So what happens at one table is the same whatever happens at the others, and however many there are.
    """

    def __init__(self, game: Game[Any], setup: Setup, lucks: list[Rng], seat: int = ALL) -> None:
        count = len(lucks)
        self.game: Final = game
        self.setup: Final = setup
        self.seat: Final[i64] = seat
        """The only seat that is answered for from outside, or ALL; the others answer at random."""
        self.count: Final[i64] = count
        self.width: Final[i64] = game.width(setup.seats)
        self.lucks: Final = lucks
        self.tables: list[State] = [self.fresh(luck) for luck in lucks]
        self.seats = filled(count)
        """Who must answer at each table."""
        self.starts = filled(count + 1)
        """Where the options of each table begin; the last number is how many there are in all."""
        self.options: Row = room(0)
        """The options of all tables, one table's after the other's."""
        self.blank: Final = line_of(count * self.width)
        self.lines = self.blank
        """What the seat to answer knows, ``width`` numbers for each table; new ones with every step."""
        self.finished: list[State | None] = [None for _table in range(count)]
        """The games that ended with the last step."""
        self.ended: i64 = 0
        """How many games ended with the last step."""
        self.look()

    def fresh(self, luck: Rng) -> State:
        """Set one table and run it to its first choice."""
        state: State = self.game.new(self.setup, luck.split())
        if self.go_on(state, luck) is None:
            raise RulesError("a game ended before anybody was asked")
        return state

    def go_on(self, state: State, luck: Rng) -> Choice | None:
        """Run to the next choice that is answered from outside."""
        choice = settle(state)
        while choice is not None and self.seat not in (ALL, choice.seat):
            take(state, luck.below(len(choice.options)))
            choice = settle(state)
        return choice

    def step(self, places: list[int]) -> None:
        """Answer at every table with one of its options, counted from 0; or change nothing and complain."""
        self.check(places)
        self.ended = 0
        for table in range(self.count):
            state = self.tables[table]
            take(state, places[table])
            self.finished[table] = None
            if self.go_on(state, self.lucks[table]) is None:
                self.finished[table] = state
                self.tables[table] = self.fresh(self.lucks[table])
                self.ended += 1
        self.look()

    def check(self, places: list[int]) -> None:
        """Complain if an answer is not among its table's options."""
        if len(places) != self.count:
            raise IllegalAnswer(f"{self.count} tables want as many answers, not {len(places)}")
        starts = self.starts
        for table in range(self.count):
            place: i64 = places[table]
            most = starts[table + 1] - starts[table]
            if not 0 <= place < most:
                raise IllegalAnswer(f"there is no option {place} in game {table}; there are {most}")

    def look(self) -> None:
        """Write down what every table asks."""
        options = room(self.count * USUAL_OPTIONS)
        line = self.blank[:]
        at: i64 = 0
        for table in range(self.count):
            state = self.tables[table]
            asked = state.pending
            assert asked is not None
            self.seats[table] = asked.seat
            self.starts[table] = len(options)
            options = extend(options, asked.options)
            self.game.write(state, asked.seat, line, write_question(state, asked.seat, line, at))
            at += self.width
        self.starts[self.count] = len(options)
        self.options = options
        self.lines = line


def playouts(states: list[State], luck: Rng) -> list[Outcome]:
    """Play each position on at random to its end, on a copy with luck of its own; return how they end."""
    found: list[Outcome] = []
    for state in states:
        world = state.copy()
        world.rng = luck.split()
        playout(world, luck)
        assert world.outcome is not None
        found.append(world.outcome)
    return found
