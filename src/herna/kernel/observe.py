"""What a seat knows, as numbers for learners: the question first, then what the game writes.

Numbers are written straight from the whole state, and a card that the seat has not seen is left out as it is
written. A test shows for every game that the same numbers come out of the seat's redacted view.
"""

from __future__ import annotations

from typing import Any, Final, final
from zlib import crc32

from herna.kernel.choice import Seat
from herna.kernel.pile import UNKNOWN
from herna.kernel.rows import Line, Row, i16, i64
from herna.kernel.state import State
from herna.kernel.step import Ask, Script, Step

WORD: Final = 16
"""How many bits stand for a word: a prompt, the piece that asks, the name of a step."""

WAITING: Final = 3
"""How many of the steps that wait are told, from the one that comes next."""

NOBODY: Final[i64] = 0


@final
class Passage:
    """Some numbers that stand together: what they are about, how many there are, and what each says."""

    def __init__(self, about: str, count: int, says: str) -> None:
        self.about: Final = about
        self.count: Final = count
        self.says: Final = says


QUESTION: Final = [
    Passage("asked", 1, "who is asked: 0 nobody, 1 this seat, 2 the next one, and so on"),
    Passage("options", 1, "how many answers this seat has; 0 if it is not asked"),
    Passage("prompt", WORD, "the question, as bits of the checksum of its name"),
    Passage("source", WORD, "the piece that asks this seat, as bits of the checksum of its name"),
    Passage("depth", 1, "how many steps wait"),
    Passage(
        "waiting",
        WAITING * (WORD + 1),
        "each of the next steps: whose it is, as in 'asked', and its name as bits of a checksum",
    ),
]
"""What is told of the question in every game."""

QUESTION_WIDTH: Final[i64] = sum([passage.count for passage in QUESTION])

_WORDS: Final[dict[str, int]] = {}
_NAMES: Final[dict[type[Any], int]] = {}


def checksum(word: str) -> i64:
    """Return the bits that stand for a word."""
    found = _WORDS.get(word)
    if found is None:
        found = _WORDS[word] = crc32(word.encode()) & (1 << WORD) - 1 if word else 0
    return found


def name_of(step: Step[Any]) -> i64:
    """Return the bits that stand for a step: the checksum of its class's name."""
    kind = type(step)
    found = _NAMES.get(kind)
    if found is None:
        found = _NAMES[kind] = int(checksum(kind.__name__))
    return found


def write_bits(line: Line, at: i64, bits: i64, count: i64) -> i64:
    """Write some bits, the lowest first; return where the next number goes."""
    for place in range(count):
        line[at + place] = i16(bits >> place & 1)
    return at + count


def write_row(line: Line, at: i64, row: Row, first: i64, count: i64) -> i64:
    """Write so many numbers of a row, from the place ``first`` on; return where the next number goes."""
    for place in range(count):
        line[at + place] = i16(row[first + place])
    return at + count


def from_seat(who: Seat, seat: Seat, seats: i64) -> i64:
    """Return who somebody is as ``seat`` sees it: 0 nobody, 1 oneself, 2 the next one, and so on."""
    return NOBODY if who < 0 else 1 + (who - seat) % seats


def write_question(state: State, seat: Seat, line: Line, at: i64) -> i64:
    """Write what is asked, of whom, and what waits; return where the next number goes."""
    asked = state.pending
    if asked is None:
        line[at] = line[at + 1] = 0
        at = write_bits(line, at + 2, 0, 2 * WORD)
    else:
        own = asked.seat == seat
        line[at] = i16(from_seat(asked.seat, seat, state.seats))
        line[at + 1] = i16(len(asked.options)) if own else 0
        at = write_bits(line, at + 2, checksum(asked.prompt), WORD)
        at = write_bits(line, at, checksum(asked.source) if own else 0, WORD)
    return write_waiting(state, seat, line, at)


def write_waiting(state: State, seat: Seat, line: Line, at: i64) -> i64:
    """Write how many steps wait, and what the next ones are."""
    stack = state.stack
    depth: i64 = len(stack)
    line[at] = i16(depth)
    at += 1
    for place in range(WAITING):
        whose: i64 = NOBODY
        name: i64 = 0
        if place < depth:
            step = stack[depth - 1 - place]
            name = name_of(step)
            whose = from_seat(owner(step), seat, state.seats)
        line[at] = i16(whose)
        at = write_bits(line, at + 1, name, WORD)
    return at


def owner(step: Step[Any]) -> Seat:
    """Return whose step it is, or nobody."""
    if isinstance(step, Ask):
        return step.seat
    if isinstance(step, Script):
        return step.seat
    return UNKNOWN
