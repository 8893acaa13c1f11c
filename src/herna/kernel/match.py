"""A game being played: its state and its record, always in step."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.engine import settle, take
from herna.kernel.errors import BadRecord, IllegalAnswer
from herna.kernel.game import Game, Setup
from herna.kernel.record import Branch, Record, fresh
from herna.kernel.rng import seeded
from herna.kernel.seal import Knowledge, betrays
from herna.kernel.state import State
from herna.kernel.view import redact, reshuffle

S = TypeVar("S", bound=State)


@final
class Mark:
    """Who gave an answer, and whether it may be taken back."""

    def __init__(self, seat: Seat, sealed: bool, told: int) -> None:
        self.seat: Final = seat
        self.sealed: Final = sealed
        """Whether anything was revealed to anybody, or left to chance."""
        self.told: Final = told
        """How many lines the story had before."""


@final
class Match(Generic[S]):
    """A state and its record."""

    def __init__(self, game: Game[S], record: Record) -> None:
        if record.game != game.key:
            raise BadRecord(f"the record is of {record.game!r}, not of {game.key!r}")
        self.game: Final = game
        self.record: Final = record
        self.state: S = game.new(game.check(record.setup), seeded(record.seed))
        self.marks: list[Mark] = []
        self.undone: list[str] = []
        self.choice: Choice | None = None
        self.replay(record.answers[:])

    def replay(self, answers: list[str]) -> None:
        """Start over, and give these answers."""
        self.state = self.game.new(self.game.check(self.record.setup), seeded(self.record.seed))
        self.state.story = []
        self.marks = []
        self.undone = []
        self.record.answers.clear()
        self.record.result = None
        self.branch_here()
        self.go_on()
        for number, code in enumerate(answers):
            try:
                self.answer(code)
            except IllegalAnswer as wrong:
                raise BadRecord(f"answer {number + 1} of the record is not possible: {wrong}") from None

    def go_on(self) -> None:
        """Run to the next choice of a seat, or to the end."""
        self.choice = settle(self.state)
        outcome = self.state.outcome
        if outcome is not None:
            self.record.result = (list(outcome.winners), list(outcome.scores))

    def option(self, code: str) -> Option:
        """Return the option spelled ``code``, if it may be chosen now."""
        choice = self.choice
        if choice is None:
            raise IllegalAnswer("the game is over")
        option = self.game.verbs.parse(code)
        if option not in list(choice.options):
            codes = ", ".join([self.game.verbs.code(each) for each in choice.options])
            raise IllegalAnswer(f"{code!r} is not possible now; possible: {codes}")
        return option

    def answer(self, code: str) -> None:
        """Answer the pending choice with the option spelled ``code``."""
        self.choose(self.option(code))

    def choose(self, option: Option) -> None:
        """Answer the pending choice with one of its options."""
        choice = self.choice
        assert choice is not None
        code = self.game.verbs.code(option)
        before = Knowledge(self.state)
        told = len(self.state.story or [])
        ahead = self.undone
        take(self.state, list(choice.options).index(option))
        self.record.answers.append(code)
        self.branch_here()
        self.go_on()
        sealed = before.grew(Knowledge(self.state)) or betrays(self.state, choice.seat, self.game.verbs)
        self.marks.append(Mark(choice.seat, sealed, told))
        self.undone = ahead[:-1] if ahead and ahead[-1] == code and not sealed else []

    def branch_here(self) -> None:
        """Shuffle what nobody knows, if the game left an older one at this point."""
        for branch in self.record.branches:
            if branch.at == len(self.record.answers):
                reshuffle(self.state, seeded(branch.seed))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last answer was this seat's, and nothing was revealed or rolled since."""
        return self.can_take_back(seat) > 0

    def can_take_back(self, seat: Seat) -> int:
        """How many of the last answers this seat may take back, one after the other."""
        if self.choice is None:
            return 0
        count = 0
        while count < len(self.marks):
            at = len(self.marks) - count
            mark = self.marks[at - 1]
            at_branch = any(branch.at == at for branch in self.record.branches)
            if mark.seat != seat or mark.sealed or at_branch:
                break
            count += 1
        return count

    def undo(self, count: int = 1) -> None:
        """Take back the last answer, or several; they can be redone until another is given."""
        if count < 1 or not self.marks or self.can_take_back(self.marks[-1].seat) < count:
            raise IllegalAnswer(
                "the last answer cannot be taken back: something was revealed or left to chance"
            )
        keep = len(self.record.answers) - count
        undone = [*self.undone, *reversed(self.record.answers[keep:])]
        self.replay(self.record.answers[:keep])
        self.undone = undone

    def can_redo(self, seat: Seat) -> bool:
        """Whether this seat has taken back an answer that it may give again."""
        return bool(self.undone) and self.choice is not None and self.choice.seat == seat

    def redo(self) -> None:
        """Give the answer again that was last taken back."""
        if not self.undone:
            raise IllegalAnswer("nothing was taken back")
        self.answer(self.undone[-1])

    def branched(self, at: int) -> Match[S]:
        """Return a new match that goes on from an earlier point, with fresh luck."""
        if not 0 <= at <= len(self.record.answers):
            raise IllegalAnswer(f"this game has {len(self.record.answers)} answers; there is no point {at}")
        old = self.record
        new = fresh(old.game, Setup(old.setup.seats, dict(old.setup.variants)), old.rules)
        branches = [branch for branch in old.branches if branch.at < at]
        branches.append(Branch(at, new.seed))
        return Match(
            self.game,
            Record(old.game, new.setup, old.seed, old.answers[:at], old.salt, old.rules, branches),
        )

    def view(self, viewer: Seat) -> S:
        """Return the state as ``viewer`` may see it."""
        return redact(self.state, viewer)
