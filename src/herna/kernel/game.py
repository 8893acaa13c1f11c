"""What the rest of the platform asks of a game."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import EVERYONE, Choice, Seat
from herna.kernel.errors import BadSetup, RulesError
from herna.kernel.observe import QUESTION, Passage, write_question
from herna.kernel.rng import Rng
from herna.kernel.rows import Line, i64, line_of
from herna.kernel.state import State
from herna.kernel.verb import Verb, Verbs
from herna.kernel.weights import Weights
from herna.kernel.why import Reason, Refusal

S = TypeVar("S", bound=State)


@final
class Setup:
    """What the players agree on before a game starts; a variant left out takes its usual value."""

    def __init__(self, seats: int, variants: dict[str, str]) -> None:
        self.seats: Final = seats
        self.variants: Final = variants


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game in the catalogue."""

    def __init__(
        self,
        key: str,
        verbs: Verbs,
        seats: tuple[int, ...],
        variants: dict[str, tuple[str, ...]],
        rules: int = 1,
    ) -> None:
        self.key: Final = key
        self.verbs: Final = verbs
        self.seats: Final = seats
        self.variants: Final = variants
        """For each variant its values, the usual one first."""
        self.rules: Final = rules
        """The version of the rules: it grows with every fix that changes old games."""

    def check(self, setup: Setup) -> Setup:
        """Return the setup with every variant filled in; raise BadSetup if the rules do not allow it."""
        if setup.seats not in self.seats:
            allowed = ", ".join([str(seats) for seats in self.seats])
            raise BadSetup(f"{self.key} is played by {allowed} players, not by {setup.seats}")
        for key, value in setup.variants.items():
            if key not in self.variants:
                raise BadSetup(f"{self.key} has no variant {key!r}; it has: {', '.join(self.variants)}")
            if value not in self.variants[key]:
                raise BadSetup(f"variant {key} is {' or '.join(self.variants[key])}, not {value!r}")
        chosen = {key: setup.variants.get(key, values[0]) for key, values in self.variants.items()}
        return Setup(setup.seats, chosen)

    def new(self, setup: Setup, rng: Rng) -> S:
        """Put the game on the table, with its first step on the stack; the setup has been checked."""
        raise NotImplementedError

    def disputed(self) -> tuple[str, ...]:
        """Return the variants that settle what printings or readers dispute; forms show them folded."""
        return ()

    def standings(self, state: S) -> list[int]:
        """Return what each seat would score if the game ended now."""
        raise NotImplementedError

    def breakdown(self, state: S) -> list[tuple[str, list[int]]]:
        """Return the standings part by part: catalog keys ``score-<key>``, each with every seat's points."""
        return [("total", self.standings(state))]

    def sides(self, state: S) -> list[list[str]]:
        """Return what each seat plays with once the game has begun: its factions, mats or leader, if any."""
        return [[] for _seat in range(state.seats)]

    def whole(self) -> tuple[Verb, ...]:
        """Return the verbs that take all there is, which whoever moves something usually means."""
        return ()

    def turn(self, state: S) -> Seat:
        """Return whose turn it is, where a turn can end by itself; EVERYONE if an answer always ends it."""
        return EVERYONE

    def limit(self, seats: int) -> int:
        """Return a number of decisions that no game with so many seats exceeds."""
        raise NotImplementedError

    def answers(self, seats: int) -> int:
        """Return how wide a head must be that chooses answers by place, for learners."""
        return 128

    def values(self, state: S) -> list[float]:
        """Return how well each seat stands, for bots: a quick estimate of its final score."""
        return [float(score) for score in self.standings(state)]

    def parts(self, state: S) -> list[tuple[str, list[float]]]:
        """Return :meth:`values` part by part: catalog keys ``part-<key>``, each with every seat's share."""
        return [("points", self.values(state))]

    def weights(self) -> Weights:
        """Return the numbers that :meth:`values` reads, for whoever tunes them."""
        return Weights()

    def characters(self) -> dict[str, dict[str, float]]:
        """Return ways to play: by name, how many times as large some numbers of :meth:`weights` are then."""
        return {}

    def spread(self) -> float:
        """Return how far apart two seats' values are when the better one nearly always wins, for bots."""
        return 8.0

    def rounds(self) -> tuple[int, int, int]:
        """Return how many rounds ``easy``, ``medium`` and ``hard`` bots search before they answer."""
        return (20, 250, 3000)

    def prior(self, state: S, choice: Choice) -> list[float]:
        """Return how promising each option looks at first sight, for bots; all above zero."""
        return [1.0 for _option in choice.options]

    def reflex(self, seen: S, choice: Choice) -> int:
        """Return the index of an answer that needs no thought, or -1; some questions only keep a secret."""
        return -1

    def infer(self, world: S, seen: S, rng: Rng) -> None:
        """Make a sampled world more likely, from what was played; it stays one ``seen`` is a view of."""

    def passages(self, seats: int) -> list[Passage]:
        """Return what the numbers that :meth:`write` writes mean, passage by passage, in their order."""
        raise NotImplementedError

    def write(self, state: S, seat: Seat, line: Line, at: i64) -> i64:
        """Write what ``seat`` knows of a position into a line; return where the next number goes.

        The position may be the whole state or what ``seat`` sees of it: the numbers are the same.
        """
        raise NotImplementedError

    def width(self, seats: int) -> int:
        """Return how many numbers :meth:`encode` gives."""
        return sum([passage.count for passage in [*QUESTION, *self.passages(seats)]])

    def encode(self, state: S, seat: Seat) -> Line:
        """Return what ``seat`` knows as numbers for learners: the question, and the position."""
        line = line_of(self.width(state.seats))
        end = self.write(state, seat, line, write_question(state, seat, line, 0))
        if end != len(line):
            raise RulesError(f"{end} numbers were written for learners, and {len(line)} are explained")
        return line

    def told(self, state: S, seat: Seat) -> dict[str, list[int]]:
        """Return what ``seat`` knows as numbers, by what they are about."""
        line, at = self.encode(state, seat), 0
        found: dict[str, list[int]] = {}
        for passage in [*QUESTION, *self.passages(state.seats)]:
            found[passage.about] = [int(number) for number in line[at : at + passage.count]]
            at += passage.count
        return found

    def refusals(self, seen: S, seat: Seat) -> list[Refusal]:
        """Return why each action and card in hand that is not among the options cannot be used now."""
        return []

    def reasons(self) -> list[Reason]:
        """Return every reason that refusals give, in the order of the rules."""
        return []

    def complaints(self, state: S) -> list[str]:
        """Return what is wrong with the components: anything lost, doubled or out of bounds."""
        return []

    def near_end(self, state: S, rng: Rng) -> bool:
        """Where a turn begins, bring a game close to its end, for those who look for faults there.

        Return whether it was done; then what waits to be asked must be asked anew.
        """
        return False

    def cards(self) -> list[str]:
        """Return the key of every printed card, mat, tile, die and ability; a test must name each."""
        return []
