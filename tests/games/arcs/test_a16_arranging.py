"""Resource slots: every arrangement can be reached when a token is taken (A16.2)."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations, product

import pytest

from games.arcs.table import Table
from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.components import EMPTY, RAID_COST, SLOTS
from herna.games.arcs.state import Arcs
from herna.kernel.engine import advance, take
from marks import card, rule

OPEN = {2: 0, 3: 1, 4: 2, 6: 3}
"""Cities off the board for so many open slots."""
NEW = 2


def by_cost(slots: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Tell arrangements apart by what lies in slots of each cost, as raids do."""
    return tuple(sorted((int(RAID_COST[at]), kind) for at, kind in enumerate(slots)))


def reached(state: Arcs, seat: int, count: int) -> set[tuple[tuple[int, int], ...]]:
    """Follow every answer to the end, and collect how the tokens lie."""
    if state.pending is None:
        first = SLOTS * seat
        return {by_cost(tuple(int(token) for token in state.slots[first : first + count]))}
    found = set()
    for answer in range(len(state.pending.options)):
        twin = state.copy()
        take(twin, answer)
        advance(twin)
        found |= reached(twin, seat, count)
    return found


def starts(count: int) -> set[tuple[int, ...]]:
    """List how two types of token may lie in slots, once for slots that cost the same."""
    costs = sorted({int(RAID_COST[at]) for at in range(count)})
    alike = [[at for at in range(count) if RAID_COST[at] == cost] for cost in costs]
    found = set()
    for parts in product(*[combinations_with_replacement((EMPTY, 0, 1), len(slots)) for slots in alike]):
        laid = [int(EMPTY)] * count
        for slots, part in zip(alike, parts, strict=True):
            for at, kind in zip(slots, part, strict=True):
                laid[at] = int(kind)
        found.add(tuple(laid))
    return found


def wanted(laid: tuple[int, ...], new: int) -> set[tuple[tuple[int, int], ...]]:
    """List every way to lay the tokens and the new one; only what does not fit is left out."""
    tokens = [kind for kind in laid if kind != EMPTY] + [new]
    filled = tokens + [int(EMPTY)] * (len(laid) - len(tokens))
    return {by_cost(order[: len(laid)]) for order in set(permutations(filled))}


@rule("A16.2")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("new", [0, NEW])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_arrangement_can_be_reached(count: int, new: int, seat: int) -> None:
    for laid in sorted(starts(count)):
        check(laid, new, seat)


@rule("A16.2")
@pytest.mark.parametrize("filled", range(7))
def test_every_arrangement_of_six_slots_can_be_reached(filled: int) -> None:
    some = [laid for laid in sorted(starts(6)) if sum(kind != EMPTY for kind in laid) == filled]
    for laid in some:
        check(laid, NEW, 1)


def check(laid: tuple[int, ...], new: int, seat: int) -> None:
    """Compare what the answers lead to with all that there is."""
    table = Table(3).off_board(seat, OPEN[len(laid)])
    for slot, kind in enumerate(laid):
        if kind != EMPTY:
            table.state.supply[kind] -= 1
            table.state.slots[SLOTS * seat + slot] = kind
    if table.state.supply[new] <= 0:
        return
    table.do(Gain(seat, new))
    assert reached(table.state, seat, len(laid)) == wanted(laid, new), laid


@rule("A16.2")
def test_two_tokens_may_go_to_two_other_slots() -> None:
    table = Table(3).off_board(1, 2).tokens(1, "-", "fuel").do(Gain(1, 2)).choose("rearrange")
    table.choose("type.fuel", "pass", "pass")
    assert table.slots(1)[:4] == ["fuel", "-", "-", "weapon"]


@rule("A16.3", "A2.11")
@card("overseer")
def test_a_city_of_your_own_covers_its_slot_before_the_outrage() -> None:
    table = Table(3, leaders=True).leader(0, "overseer").city(0, "2-hex", damaged=True)
    table.tokens(0, "fuel", "fuel", "weapon").act(0, "administration-2")
    table.choose("tax.2-hex", "discard.relic", "use-leader.overseer")
    assert table.prompt == "arrange"
    assert table.state.outrage[3] == 0
