"""Why something cannot be done now, from the same questions that decide what can."""

from __future__ import annotations

from typing import Final

from herna.games.scythe import reasons as no
from herna.games.scythe.actions.factory import can_use
from herna.games.scythe.actions.move import movable
from herna.games.scythe.actions.objective import unmet
from herna.games.scythe.cards.objectives import CARDS
from herna.games.scythe.components import (
    BOTTOM,
    FACTORY_SECTION,
    FIRST_WORKER,
    HALF,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    PAID_IN,
    RESOURCE,
    SECTION,
    UNIT,
    UNITS,
    Half,
)
from herna.games.scythe.costs import can_pay, can_take, sections_allowed
from herna.games.scythe.queries import amount, price, top_of, top_with, workers_out
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from herna.kernel.choice import Choice, Seat
from herna.kernel.rows import i64
from herna.kernel.why import Refusal

WINDOWS: Final = ("section", "bottom", "end-of-turn")
"""The questions at which objectives may be revealed."""


def refusals(seen: Scythe, seat: Seat) -> list[Refusal]:
    """Return why a seat's sections, actions, objectives, units and cards cannot be used now."""
    asked = seen.pending
    if asked is None or seen.outcome is not None or seen.mat[seat] == NOBODY:
        return []
    if asked.seat != seat:
        return [Refusal(SECTION.ref(section), no.NOT_YOUR_TURN) for section in range(4)]
    found = about_objectives(seen, seat, asked)
    if asked.prompt == "section":
        found.extend(about_sections(seen, seat))
    elif asked.prompt == "top":
        found.extend(about_halves(seen, seat))
    elif asked.prompt in ("bottom", "end-of-turn"):
        found.extend(about_bottom(seen, seat))
    elif asked.prompt == "move":
        found.extend(about_units(seen, seat))
    return found


def about_sections(seen: Scythe, seat: Seat) -> list[Refusal]:
    """The section of the last turn, and a Factory card one does not have."""
    allowed = sections_allowed(seen, seat)
    found: list[Refusal] = []
    for section in range(FACTORY_SECTION):
        if not has(allowed, section):
            found.append(Refusal(SECTION.ref(section), no.SECTION_LAST))
    if seen.factory_card[seat] == NOBODY:
        found.append(Refusal(SECTION.ref(FACTORY_SECTION), no.NO_FACTORY_CARD))
    elif not has(allowed, FACTORY_SECTION):
        found.append(Refusal(SECTION.ref(FACTORY_SECTION), no.FACTORY_LAST))
    return found


def about_halves(seen: Scythe, seat: Seat) -> list[Refusal]:
    """Top actions of other sections, and those that cannot be paid."""
    section = seen.section[seat]
    if section == FACTORY_SECTION:
        if can_use(seen, seat, seen.factory_card[seat]):
            return []
        return [Refusal("factory-top", no.FACTORY_COST)]
    found: list[Refusal] = []
    for half in range(HALF.count):
        if top_with(half) != top_of(seen, seat, section):
            found.append(Refusal(HALF.ref(half), no.OTHER_SECTION))
        elif not can_take(seen, seat, half):
            found.append(unpaid(seen, seat, half))
    return found


def unpaid(seen: Scythe, seat: Seat, half: i64) -> Refusal:
    """Say what a top action lacks."""
    if half == Half.PRODUCE:
        return Refusal(HALF.ref(half), no.PRODUCE, n=workers_out(seen, seat))
    if seen.coins[seat] == 0:
        return Refusal(
            HALF.ref(half), no.NO_COIN_TO_BOLSTER if half < Half.RESOURCES else no.NO_COIN_TO_TRADE
        )
    return Refusal(HALF.ref(half), no.NO_WORKER)


def about_bottom(seen: Scythe, seat: Seat) -> list[Refusal]:
    """Bottom actions of other sections, and one that cannot be paid."""
    section = seen.section[seat]
    found: list[Refusal] = []
    for bottom in range(BOTTOM.count):
        if bottom != section:
            found.append(Refusal(BOTTOM.ref(bottom), no.OTHER_SECTION))
        elif not can_pay(seen, seat, bottom):
            paid = PAID_IN[bottom]
            lack = price(seen, seat, bottom) - amount(seen, seat, paid)
            found.append(Refusal(BOTTOM.ref(bottom), no.RESOURCES, refs=(RESOURCE.ref(paid),), n=lack))
    return found


def about_units(seen: Scythe, seat: Seat) -> list[Refusal]:
    """Units that have moved, and workers that cannot go anywhere."""
    walking = [seen.at[one] for one in movable(seen, seat) if one % UNITS >= FIRST_WORKER]
    found: list[Refusal] = []
    for unit in range(UNITS):
        ref = UNIT.ref(seat * UNITS + unit)
        where = seen.at[seat * UNITS + unit]
        if where == NOWHERE:
            continue
        if has(seen.turn.moved, unit):
            found.append(Refusal(ref, no.UNIT_MOVED))
        elif unit >= FIRST_WORKER and where not in walking:
            found.append(Refusal(ref, no.WORKER_STUCK))
    return found


def about_objectives(seen: Scythe, seat: Seat, asked: Choice) -> list[Refusal]:
    """Objectives that are not fulfilled, or may be revealed only later."""
    found: list[Refusal] = []
    for card in seen.objectives[seat].cards():
        if card < 0:
            continue
        number = unmet(seen, seat, card)
        if number >= 0:
            condition = CARDS[card].conditions[number]
            have = condition.count(seen, seat)
            found.append(Refusal(OBJECTIVE.ref(card), no.UNMET[condition.key], n=have))
        elif CARDS[card].late and asked.prompt != WINDOWS[-1]:
            found.append(Refusal(OBJECTIVE.ref(card), no.OBJECTIVE_LATE))
        elif asked.prompt not in WINDOWS:
            found.append(Refusal(OBJECTIVE.ref(card), no.BUSY))
    return found
