"""The next round of a tournament: round robin, Swiss, knockout, or a ladder."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from math import ceil, log
from random import Random
from typing import Final, TypeAlias

from herna.cups.arrange import REPEAT, arrange
from herna.cups.past import Past
from herna.cups.seats import clash, seated
from herna.cups.sizes import split
from herna.cups.standings import advancing, ladder, ranked

MOST_ROUNDS: Final = 60
RECENTLY: Final = 2
"""On a ladder, neighbours had better not meet again for so many rounds."""


class Kind(StrEnum):
    """How a tournament is played."""

    SWISS = "swiss"
    ROBIN = "robin"
    KNOCKOUT = "knockout"
    LADDER = "ladder"


@dataclass(frozen=True)
class Form:
    """What decides who meets whom; without a number of rounds there are as many as the kind needs."""

    kind: Kind
    size: int = 2
    """How many sit at a table, if the number of entrants allows it."""
    least: int = 2
    """No table is smaller."""
    rounds: int = 0


Tables: TypeAlias = list[tuple[int, ...]]


def next_round(form: Form, past: Past, luck: Random) -> Tables:
    """Return the tables of the next round, in the order of seats; alone at one is a rest; none at the end."""
    if len(past.present) < 2 or past.round >= MOST_ROUNDS:
        return []
    if form.kind is Kind.KNOCKOUT:
        return knockout(form, past, luck)
    if past.round and over(form, past):
        return []
    if form.kind is Kind.ROBIN:
        return robin(form, past, luck) if form.size > 2 else circle(past)
    return swiss(form, past, luck) if form.kind is Kind.SWISS else rungs(form, past, luck)


def over(form: Form, past: Past) -> bool:
    """Whether all rounds were played; at larger tables a round robin ends once everybody has met all."""
    if form.kind is Kind.ROBIN and form.size > 2 and not form.rounds:
        return all(past.meetings(*pair) for pair in combinations(past.present, 2))
    return past.round >= (form.rounds or usual_rounds(form, len(past.entrants)))


def usual_rounds(form: Form, entrants: int) -> int:
    """Return how many rounds there are if nobody says, or about how many; a ladder goes on for long."""
    if form.kind is Kind.LADDER:
        return MOST_ROUNDS
    if form.kind is Kind.SWISS:
        doubling = ceil(round(log(max(2, entrants), form.size), 9))
        return max(1, doubling if form.size == 2 else doubling + 1)
    return entrants - 1 + entrants % 2 if form.size == 2 else rounds_for_all_to_meet(form, entrants)


def rounds_for_all_to_meet(form: Form, entrants: int) -> int:
    """Return in about how many rounds everybody meets everybody, at tables of more than two."""
    fewest = ceil((entrants - 1) / (form.size - 1))
    return fewest if entrants <= form.size else ceil(1.35 * fewest)


def swiss(form: Form, past: Past, luck: Random) -> Tables:
    """Let those meet who have got about as much, and not met yet; whoever must rest is among the last."""
    order = (
        [line.player for line in ranked(past)] if past.round else luck.sample(past.present, len(past.present))
    )
    points = {each: past.points(each) for each in past.present}
    here = [each for each in order if each in points]

    def together(one: int, two: int) -> float:
        near = (points[one] - points[two]) ** 2
        return REPEAT * past.meetings(one, two) ** 2 + near + clash(one, two, past) * (form.size == 2) / 4

    sizes, rests = split(len(here), form.size, form.least)
    resting = rested(here, rests, past)
    playing = [each for each in here if each not in resting]
    return closed(arrange(playing, sizes, together, luck), resting, past, luck)


def rested(order: list[int], count: int, past: Past) -> list[int]:
    """Return who rests: who has done so least often, and of those the last in order."""
    places = {each: place for place, each in enumerate(order)}
    return sorted(order, key=lambda each: (past.rests[each], -places[each]))[:count]


def closed(tables: list[list[int]], resting: list[int], past: Past, luck: Random) -> Tables:
    """Return tables with everybody on a seat, and those who rest."""
    return [*[seated(table, past, luck) for table in tables], *[(each,) for each in resting]]


def circle(past: Past) -> Tables:
    """Let everybody meet everybody, two at a table; those who meet someone who has given up rest.

    The first stays, the others go round. Who begins follows from the numbers of the two, so that
    nobody begins more than once more often than not; the next time round they change seats.
    """
    count = len(past.entrants) + len(past.entrants) % 2
    lap, turn = divmod(past.round, count - 1)
    others = [*range(1, count)]
    ring = [0, *others[turn:], *others[:turn]]
    found: Tables = []
    for one, two in zip(ring[: count // 2], ring[: count // 2 - 1 : -1], strict=True):
        low, high = min(one, two), max(one, two)
        pair = (low, high) if (high - low + lap) % 2 else (high, low)
        here = [past.entrants[each] for each in pair if each < len(past.entrants)]
        playing = tuple(each for each in here if each in past.present)
        if playing:
            found.append(playing)
    return sorted(found, key=len, reverse=True)


def robin(form: Form, past: Past, luck: Random) -> Tables:
    """Let those meet who have met least often, more than two at a table."""
    here = luck.sample(past.present, len(past.present))
    sizes, rests = split(len(here), form.size, form.least)
    resting = rested(here, rests, past)
    playing = [each for each in here if each not in resting]

    def together(one: int, two: int) -> float:
        return REPEAT * past.meetings(one, two) ** 2

    return closed(arrange(playing, sizes, together, luck), resting, past, luck)


def knockout(form: Form, past: Past, luck: Random) -> Tables:
    """Let those go on who came through: the best seeded meets the last; none once the final was played."""
    here = advancing(past)
    if len(here) < 2:
        return []
    middle = (len(here) - 1) / 2
    level = {each: place - middle for place, each in enumerate(here)}

    def together(one: int, two: int) -> float:
        return REPEAT * past.meetings(one, two) ** 2 + level[one] * level[two]

    rests = spared(len(here)) if form.size == 2 else split(len(here), form.size, form.least)[1]
    playing = here[rests:]
    sizes = split(len(playing), form.size, form.least)[0]
    return closed(arrange(playing, sizes, together, luck), here[:rests], past, luck)


def spared(count: int) -> int:
    """Return how many must wait so that as many are left as can be halved until two are left."""
    full = 1 << (count - 1).bit_length()
    return full - count


def rungs(form: Form, past: Past, luck: Random) -> Tables:
    """Let neighbours on a ladder meet, other ones than in the rounds before."""
    here = [each for each in ladder(past) if each in past.present]
    place = {each: rung for rung, each in enumerate(here)}
    lately = Past(past.entrants, [table for table in past.played if table.round > past.round - RECENTLY])

    def together(one: int, two: int) -> float:
        again = 2 * form.size**2 * lately.meetings(one, two)
        return again + (place[one] - place[two]) ** 2

    sizes, rests = split(len(here), form.size, form.least)
    resting = rested(here, rests, past)
    playing = [each for each in here if each not in resting]
    return closed(arrange(playing, sizes, together, luck), resting, past, luck)
