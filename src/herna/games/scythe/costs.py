"""What actions cost, and which a seat can pay for and choose."""

from __future__ import annotations

from herna.games.scythe.components import (
    ALL_FOUR,
    BASE_COST,
    FACTORY_SECTION,
    NOWHERE,
    PAID_IN,
    PRODUCE_COIN,
    PRODUCE_POPULARITY,
    PRODUCE_POWER,
    VALUE,
    Half,
)
from herna.games.scythe.mat import MAY_SPEND_CARD, REPEATS, listeners
from herna.games.scythe.queries import amount, price, supply_spots, top_with, workers_out
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64, room


def spare_card(state: Scythe, seat: Seat) -> bool:
    """Whether a seat may pay one resource with a combat card now."""
    return any(ability.may_spend_card(state, seat) for ability in listeners(state, seat, MAY_SPEND_CARD))


def cards_by_value(cards: Row) -> Row:
    """Return one card of each value: equal ones are as good as each other."""
    found = room(4)
    seen: i64 = 0
    for card in cards:
        if card >= 0 and not has(seen, VALUE[card]):
            seen |= 1 << VALUE[card]
            found = append(found, card)
    return found


def can_pay(state: Scythe, seat: Seat, bottom: i64) -> bool:
    """Whether a seat can pay for a bottom action."""
    need = price(state, seat, bottom)
    have = amount(state, seat, PAID_IN[bottom])
    return have >= need or (have + 1 >= need and spare_card(state, seat))


def produce_price(state: Scythe, seat: Seat) -> tuple[int, int, int]:
    """Return the power, popularity and coins that Produce costs a seat."""
    workers = workers_out(state, seat)
    return (
        1 if workers >= PRODUCE_POWER else 0,
        1 if workers >= PRODUCE_POPULARITY else 0,
        1 if workers >= PRODUCE_COIN else 0,
    )


def can_take(state: Scythe, seat: Seat, half: i64) -> bool:
    """Whether a seat can pay for one half of a top action, and can choose it."""
    if half == Half.PRODUCE:
        power, popularity, coins = produce_price(state, seat)
        return (
            state.power[seat] >= power and state.popularity[seat] >= popularity and state.coins[seat] >= coins
        )
    if state.coins[seat] < BASE_COST[top_with(half)]:
        return False
    return half != Half.RESOURCES or supply_spots(state, seat) != 0


def sections_allowed(state: Scythe, seat: Seat) -> i64:
    """Return the sections a seat may put its token on, as a set."""
    found: i64 = ALL_FOUR
    if state.factory_card[seat] >= 0:
        found |= 1 << FACTORY_SECTION
    last = state.section[seat]
    if last != NOWHERE and not may_repeat(state, seat, last):
        found &= ~(1 << last)
    return found


def may_repeat(state: Scythe, seat: Seat, section: i64) -> bool:
    """Whether a seat may use a section twice in a row."""
    return any(ability.repeats(state, section) for ability in listeners(state, seat, REPEATS))
