"""Ways from a question to a piece: the answers that one gesture gives at once.

A die drawn to a slot, a unit to a space, a card to a base: whoever takes something up answers with it, and
where it is put down is a later answer. What lies between, such as how many ships go along, is answered in
the usual way. Nothing here knows a game: it gives answers to copies of the position, as long as the same seat
is asked on about the piece and learns nothing new, and looks which pieces can be pressed then.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, Final

from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.engine import settle, take
from herna.kernel.match import Match
from herna.kernel.pile import only
from herna.kernel.seal import Knowledge

LONGEST: Final = 5
"""How many answers one gesture gives at most."""
MOST: Final = 150
"""How many positions are looked at for one gesture."""
SHOWN: Final = 6
"""How many ways to the same piece are offered."""


@dataclass(frozen=True)
class Way:
    """Answers to be given at once, each with the question it answers."""

    answers: tuple[tuple[Option, str], ...]
    piece: str
    """Where it ends."""

    def then(self, option: Option, prompt: str, piece: str = "") -> Way:
        """Return this way with one more answer."""
        return Way((*self.answers, (option, prompt)), piece)

    @property
    def options(self) -> list[Option]:
        """The answers of this way, in order, without their questions."""
        return [option for option, _prompt in self.answers]


@dataclass(frozen=True)
class Place:
    """A position that a gesture may lead through."""

    state: Any
    choice: Choice
    way: Way
    held: bool
    """Whether the piece has been taken up."""


class Ways:
    """Looks for ways from the question that is put now."""

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.match: Final = match
        self.verbs: Final = match.game.verbs
        self.seat: Final = seat
        self.looked = 0

    def start(self) -> Place | None:
        """Return the position as it is, if this seat is asked."""
        choice = self.match.choice
        if choice is None or choice.seat != self.seat:
            return None
        return Place(self.match.state.copy(), choice, Way((), ""), False)

    def after(self, place: Place, index: int, held: bool) -> Place | None:
        """Return what follows an answer, if the seat is asked on and has learnt nothing new."""
        if self.looked >= MOST or len(place.way.answers) + 1 >= LONGEST:
            return None
        self.looked += 1
        option = place.choice.options[index]
        state = place.state.copy()
        before = Knowledge(state)
        take(state, index)
        choice = settle(state)
        if choice is None or choice.seat != self.seat or before.taught(Knowledge(state), only(self.seat)):
            return None
        return Place(state, choice, place.way.then(option, place.choice.prompt), held)

    def from_piece(self, grabbed: str) -> dict[str, list[Way]]:
        """Return the ways of a piece that is taken up, by where they end; the usual one first."""
        start = self.start()
        if start is None:
            return {}
        found = self.drawn(
            [Place(start.state, start.choice, start.way, start.choice.source == grabbed)], grabbed
        )
        if (
            not found
        ):  # what must be said before the piece can move: that it is a move, or that something is over
            plain = [i for i, option in enumerate(start.choice.options) if self.verbs.anchor(option) == ""]
            said = [self.after(start, i, False) for i in plain]
            found = self.drawn([each for each in said if each is not None], grabbed)
        return {piece: skipping(ways)[:SHOWN] for piece, ways in found.items()}

    def drawn(self, places: list[Place], grabbed: str) -> dict[str, list[Way]]:
        """Return where a piece can be put down from these positions."""
        found: dict[str, list[Way]] = {}
        waiting = deque(places)
        while waiting:
            place = waiting.popleft()
            for index, option in enumerate(place.choice.options):
                anchor = self.verbs.anchor(option)
                if not place.held:
                    taken = self.after(place, index, True) if anchor == grabbed else None
                    if taken is not None and taken.choice.source == grabbed:
                        waiting.append(taken)
                    continue
                if anchor not in ("", grabbed):
                    way = place.way.then(option, place.choice.prompt, anchor)
                    found.setdefault(anchor, []).append(way)
                after = self.after(place, index, True) if option != PASS else None
                if after is not None and after.choice.source == grabbed:
                    waiting.append(after)
        return {piece: sorted(ways, key=self.unusual) for piece, ways in found.items()}

    def to_piece(self, wanted: str, via: Option | None = None) -> list[Way]:
        """Return the ways that press a piece with the second answer; ``via`` is the first, if it is known."""
        start = self.start()
        found: list[Way] = []
        for index, option in enumerate(start.choice.options if start else []):
            after = self.after(start, index, False) if start and via in (None, option) else None
            for last in after.choice.options if after else []:
                if after and self.verbs.anchor(last) == wanted:
                    found.append(after.way.then(last, after.choice.prompt, wanted))
        return skipping(found)[: 2 * SHOWN]

    def clear(self, ways: list[Way]) -> bool:
        """Whether the first of these ways is what is usually meant: it takes more, or needs fewer answers."""
        return len(ways) == 1 or self.unusual(ways[0]) != self.unusual(ways[1])

    def unusual(self, way: Way) -> tuple[bool, int]:
        """Return how unusual a way is: taking all there is comes first, then what needs fewer answers."""
        whole = any(verb.owns(option) for verb in self.match.game.whole() for option in way.options)
        return (not whole, len(way.answers))


def skipping(ways: list[Way]) -> list[Way]:
    """Return the ways that leave the present question unanswered, if any: they mean what is next."""
    return [way for way in ways if way.answers[0][0] == PASS] or ways


def through(match: Match[Any], seat: Seat, code: str, piece: str) -> str:
    """Return an answer, and with it the one that presses a piece within, if there is just one such."""
    found = Ways(match, seat).to_piece(piece, match.option(code))
    return " ".join(map(match.game.verbs.code, found[0].options)) if len(found) == 1 else code
