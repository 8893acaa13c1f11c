"""A game of three lines for testing the machine itself: count to a number, sometimes by a die."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.choice import CHANCE, Choice, Option, Seat, or_pass
from herna.kernel.game import Game, Setup
from herna.kernel.kind import Kind
from herna.kernel.pile import Backs, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import i64, vec
from herna.kernel.state import Outcome, State
from herna.kernel.step import Ask, Pick, Script, Step
from herna.kernel.verb import Verbs

CARD: Final = Kind("card", 6)
VERBS: Final = Verbs()
ADD: Final = VERBS.add("add", least=1, most=9)
CARDS: Final = VERBS.add("card", CARD)
FACE: Final = VERBS.add("face", least=1, most=6)


class Toy(State):
    """A number, the order of what happened, a deck and two hands."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.count = 0
        self.log: list[str] = []
        self.deck = Pile(vec[i64]())
        self.hands = [Pile(vec[i64]()) for _ in range(seats)]

    def copy(self) -> Toy:
        """Return an independent twin."""
        twin = Toy(self.seats, self.rng)
        self.copy_kernel(twin)
        twin.count = self.count
        twin.log = self.log[:]
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        return twin

    def backs(self) -> list[Backs]:
        """One deck."""
        return [Backs(CARD, [self.deck, *self.hands])]


def toy(*steps: Step[Any], seed: int = 1) -> Toy:
    """Return a toy for two that will do these steps."""
    state = Toy(2, Rng(seed, 2, 3, 4))
    for card in range(CARD.count):
        state.deck.put(card)
    if steps:
        state.do(*steps)
    return state


class Say(Step[Toy]):
    """Write a word into the log."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, state: Toy) -> None:
        """Write it."""
        state.log.append(self.word)


class Add(Ask[Toy]):
    """Add a number of the seat's choosing, up to a most."""

    def __init__(self, seat: Seat, most: int = 3) -> None:
        super().__init__(seat)
        self.most = most

    def choice(self, state: Toy) -> Choice:
        """Ask for it."""
        return Choice(self.seat, "add", ADD.up_to(self.most))

    def take(self, state: Toy, option: Option) -> None:
        """Add it."""
        state.count += ADD.value(option)
        state.log.append(f"{self.seat}+{ADD.value(option)}")


class Lone(Ask[Toy]):
    """Add one, but be asked for it."""

    def choice(self, state: Toy) -> Choice:
        """Ask for it."""
        return Choice(self.seat, "add", ADD.up_to(1), always=True)

    def take(self, state: Toy, option: Option) -> None:
        """Add it."""
        state.count += ADD.value(option)
        state.log.append(f"{self.seat}+{ADD.value(option)}")


class Die(Ask[Toy]):
    """Add a die, which may be loaded."""

    def __init__(self, weights: list[int] | None = None) -> None:
        super().__init__(CHANCE)
        self.weights = weights

    def choice(self, state: Toy) -> Choice:
        """Ask chance."""
        return Choice(CHANCE, "die", FACE.up_to(6), weights=self.weights)

    def take(self, state: Toy, option: Option) -> None:
        """Add the face."""
        state.count += FACE.value(option)
        state.log.append(f"die {FACE.value(option)}")


class Forever(Step[Toy]):
    """Never ends."""

    def run(self, state: Toy) -> None:
        """Begin again."""
        state.do(self)


class Done(Step[Toy]):
    """The game is over: seat 0 wins with the count."""

    def run(self, state: Toy) -> None:
        """Finish."""
        state.finish(Outcome((0,), (state.count, 0)))


class Twice(Script[Toy]):
    """Ask for one number, perhaps another, then add both."""

    def perform(self, state: Toy, pick: Pick) -> None:
        """Ask first, then act."""
        first = ADD.value(pick.one("first", ADD.up_to(2)))
        second = pick.maybe("second", ADD.up_to(2))
        state.count += first * 10 + (ADD.value(second) if ADD.owns(second) else 0)

    def again(self, answers: tuple[Option, ...]) -> Twice:
        """Return it with other answers."""
        return Twice(self.seat, answers, self.source)


class Draw(Ask[Toy]):
    """Draw a card, or not."""

    def choice(self, state: Toy) -> Choice:
        """Ask."""
        return Choice(self.seat, "draw", or_pass(ADD.up_to(1)))

    def take(self, state: Toy, option: Option) -> None:
        """Only its seat sees the card."""
        if ADD.owns(option):
            state.hands[self.seat].put(state.deck.draw(), 1 << self.seat)


class ToyGame(Game[Toy]):
    """Add, draw and roll, each seat in turn, until the count is ten."""

    def __init__(self) -> None:
        super().__init__("toy", VERBS, (2,), {"die": ("no", "yes"), "length": ("short", "long")}, rules=3)

    def new(self, setup: Setup, rng: Rng) -> Toy:
        """Begin."""
        state = toy(Round(0, setup.variants["die"] == "yes"))
        state.rng = rng
        return state

    def standings(self, state: Toy) -> list[int]:
        """Only seat 0 scores."""
        return [int(state.count), 0]

    def limit(self, seats: int) -> int:
        """Each round adds at least one."""
        return 40


class Round(Step[Toy]):
    """A seat adds and draws, then the other one."""

    def __init__(self, seat: int, die: bool) -> None:
        self.seat = seat
        self.die = die

    def run(self, state: Toy) -> None:
        """Lay it out."""
        if state.count >= 10:
            state.do(Done())
            return
        rolls: list[Step[Any]] = [Die()] if self.die else []
        state.do(Add(self.seat), Draw(self.seat), *rolls, Round(1 - self.seat, self.die))
