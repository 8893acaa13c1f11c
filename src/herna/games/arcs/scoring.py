"""Scoring ambitions, and the end of the game (A1.3, A18.2, A19)."""

from __future__ import annotations

from typing import final

from herna.games.arcs.components import (
    AMBITION_KEYS,
    AMBITIONS,
    CITY_BONUS,
    FUEL,
    KEEPER,
    MARKERS,
    MATERIAL,
    PSIONIC,
    RELIC,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
)
from herna.games.arcs.listeners import HUMBLED, NO_SECOND, listeners
from herna.games.arcs.queries import (
    captive_count,
    first_place,
    guild_icons,
    has_conceded,
    marked,
    on_cartel,
    second_place,
    tokens,
    trophy_count,
    turn_order,
)
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, filled, i64, room
from herna.kernel.state import Outcome
from herna.kernel.step import Step


def icons(state: Arcs, seat: Seat, kind: i64) -> i64:
    """Return a seat's tokens and Guild cards of a type, the supply on its cards included."""
    return tokens(state, seat, kind) + guild_icons(state, seat, kind) + on_cartel(state, seat, kind)


def count(state: Arcs, seat: Seat, ambition: i64) -> i64:
    """Return how much a seat has of what an ambition counts (A17.1)."""
    if ambition == TYCOON:
        return icons(state, seat, MATERIAL) + icons(state, seat, FUEL)
    if ambition == TYRANT:
        return captive_count(state, seat)
    if ambition == WARLORD:
        return trophy_count(state, seat)
    return icons(state, seat, RELIC if ambition == KEEPER else PSIONIC)


def third_count(state: Arcs, ambition: i64) -> i64:
    """Return what the third player of a two-player game has (A19.2)."""
    third = state.third
    if ambition == TYCOON:
        return third[MATERIAL] + third[FUEL]
    if ambition == TYRANT:
        return 0
    if ambition == WARLORD:
        return third[WEAPON]
    return third[RELIC if ambition == KEEPER else PSIONIC]


def counts(state: Arcs, ambition: i64) -> Row:
    """Return what every seat, and last the third player, has for an ambition."""
    found = room(state.seats + 1)
    for seat in range(state.seats):
        found = append(found, count(state, seat, ambition))
    return append(found, third_count(state, ambition))


def prizes(state: Arcs, ambition: i64) -> tuple[i64, i64]:
    """Return the Power for the first and the second place of an ambition, all its markers added."""
    first: i64 = 0
    second: i64 = 0
    for marker in range(MARKERS):
        if state.markers[marker] == ambition:
            first += first_place(state, marker)
            second += second_place(state, marker)
    return first, second


def gains(state: Arcs, ambition: i64) -> Row:
    """Return the Power each seat gains from an ambition if it is scored now (A18.2)."""
    found = filled(state.seats)
    if not marked(state, ambition):
        return found
    first, second = prizes(state, ambition)
    have = counts(state, ambition)
    best = highest(have, 1 << 30)
    if best == 0:
        return found
    winners = holders(have, best)
    if len(winners) > 1:
        for seat in winners:
            if seat < state.seats:
                found[seat] = second if ties_pay(state, seat, ambition) else 0
        return found
    if winners[0] < state.seats:
        found[winners[0]] = winner_gain(state, winners[0], ambition, first, second)
    runners = holders(have, highest(have, best))
    if len(runners) == 1 and runners[0] < state.seats:
        seat = runners[0]
        found[seat] = second if ties_pay(state, seat, ambition) else 0
    return found


def highest(have: Row, below: i64) -> i64:
    """Return the highest number below a bound, or 0."""
    best: i64 = 0
    for number in have:
        if best < number < below:
            best = number
    return best


def holders(have: Row, number: i64) -> Row:
    """List who has exactly this number; nobody places with 0."""
    found = room(4)
    if number > 0:
        for seat in range(len(have)):
            if have[seat] == number:
                found = append(found, seat)
    return found


def ties_pay(state: Arcs, seat: Seat, ambition: i64) -> bool:
    """Whether a seat gains the second place's Power when it is second or tied for first."""
    return not any(card.no_second(ambition) for card in listeners(state, seat, NO_SECOND))


def winner_gain(state: Arcs, seat: Seat, ambition: i64, first: i64, second: i64) -> i64:
    """Return what a sole winner gains: the first prize with the city bonus, for some leaders the second."""
    if any(card.humbled(ambition) for card in listeners(state, seat, HUMBLED)):
        return second
    return first + CITY_BONUS[state.cities[seat]]


def scores(state: Arcs) -> list[int]:
    """Return each seat's Power, with what the declared ambitions would bring now."""
    points = [int(power) for power in state.power]
    if state.outcome is not None:
        return points
    for ambition in range(AMBITIONS):
        won = gains(state, ambition)
        for seat in range(state.seats):
            points[seat] += won[seat]
    return points


def breakdown(state: Arcs) -> list[tuple[str, list[int]]]:
    """Return the standings part by part: Power gained, then each declared ambition."""
    parts: list[tuple[str, list[int]]] = [("power", [int(power) for power in state.power])]
    for ambition, key in enumerate(AMBITION_KEYS):
        if marked(state, ambition) and state.outcome is None:
            parts.append((key, [int(power) for power in gains(state, ambition)]))
    return parts


@final
class End(Step[Arcs]):
    """The most Power wins; of tied players the earliest in turn order (A1.4)."""

    def run(self, state: Arcs) -> None:
        """Find the winner among those who have not conceded."""
        best: i64 = -1
        winner: Seat = 0
        for seat in turn_order(state):
            if state.power[seat] > best and not has_conceded(state, seat):
                best, winner = state.power[seat], seat
        state.tell("won", winner, n=best)
        state.finish(Outcome((winner,), tuple([int(power) for power in state.power])))
