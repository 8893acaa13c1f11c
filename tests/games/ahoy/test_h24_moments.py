"""H24, H25: a card that speaks at one moment only is heard then, and nothing else is edited for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.ahoy import throwaway
from games.ahoy.table import RED, START_MAP, UNION, Table
from games.ahoy.throwaway import GIFT, Gift, gives, says
from herna.games.ahoy import GAME, card
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.repair import Repair
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.card import CREW, MOMENTS, PLAN_MOMENTS, PLANS, Crew, Plan
from herna.games.ahoy.reasons import NO_SLOT
from herna.kernel.printed import Moments
from herna.kernel.view import redact
from herna.kernel.why import Refusal

REASON = Refusal("card-26", NO_SLOT)

# What a throw-away card does at each moment, and how it is seen.

Methods = dict[str, Any]
Seen = Callable[[], bool]


def at_sea(due: int = 2) -> Table:
    """Return a table where it is the turn of the red Smuggler, who has the throw-away card."""
    return Table(*START_MAP).put(RED, 1, 2).put(UNION, 2, 0).crew(RED, "pilot").dice(RED, 3, 3).turn(RED, due)


def in_battle() -> Table:
    """Return a table where the red Smuggler, with the card, and the Union are about to roll."""
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 1).crew(RED, "pilot")
    return table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3")


def paid(table: Table) -> bool:
    """Whether the card's gift has arrived."""
    return table.state.gold[RED] == GIFT


def off_the_map() -> bool:
    """Step off the map, to wherever the card says."""
    table = at_sea().play("die", "slot sail")
    return table.offers("witch 2,0") and table.play("witch 2,0").where(RED) == (2, 0)


def at_peace() -> bool:
    """Buy the way past an enemy."""
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 1).crew(RED, "pilot").gold(0, 1)
    return table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3").offers("bribe union")


def struck() -> Table:
    """Damage an enemy."""
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).crew(RED, "pilot")
    return table.then(Damage(RED, UNION), active=RED).play("damage sail")


def mended() -> Table:
    """Repair a damage."""
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "pilot").hurt(23)
    return table.then(Repair(RED, 1), active=RED).play("fix sail")


def reason_given() -> bool:
    """Ask why the card cannot be used."""
    state = at_sea().state
    return any(reason is REASON for reason in GAME.refusals(redact(state, RED), RED))


def spot() -> int:
    """Return the space at the other end of the map."""
    return at_sea().at(2, 0)


CREW_SEEN: dict[str, tuple[Methods, Seen]] = {
    "die_action": ({"die_action": says(Gift(RED))}, lambda: paid(at_sea().play("die", "slot pilot"))),
    "free_action": ({"free_action": gives(2)}, lambda: paid(at_sea().play("use pilot"))),
    "usable": ({"free_action": gives(2), "usable": says(False)}, lambda: not at_sea().offers("use pilot")),
    "why_not": (
        {"free_action": gives(2), "usable": says(False), "why_not": says(REASON)},
        reason_given,
    ),
    "pips_for_gold": (
        {"pips_for_gold": says(3)},
        lambda: at_sea().gold(0, 1).play("die").offers("change 6"),
    ),
    "beyond_the_map": ({"beyond_the_map": lambda *asked: spot()}, off_the_map),
    "may_ignore_wreckage": (
        {"may_ignore_wreckage": says(True)},
        lambda: (
            Table(*START_MAP)
            .put(RED, 2, 1)
            .crew(RED, "pilot")
            .turn(RED)
            .play("die", "slot sail", "step 1,1")
            .offers("ignore")
        ),
    ),
    "anchor_gold": (
        {"anchor_gold": says(GIFT)},
        lambda: paid(at_sea().sail("1,3").play("anchor")),
    ),
    "price_of_peace": ({"price_of_peace": says(1)}, at_peace),
    "battle_bonus": (
        {"battle_bonus": says(9)},
        lambda: in_battle().play("face 1", "face 6").asked.seat == RED,
    ),
    "turn_end_gold": ({"turn_end_gold": says(GIFT)}, lambda: paid(at_sea(due=0))),
    "steer": ({"steer": says(Gift(RED))}, lambda: paid(at_sea().sail("1,3"))),
    "after_roll": ({"after_roll": says(Gift(RED))}, lambda: paid(in_battle().play("face 6", "face 1"))),
    "after_victory": (
        {"after_victory": says(Gift(RED))},
        lambda: paid(in_battle().play("face 6", "face 1", "first-card pilot")),
    ),
    "after_damage": ({"after_damage": says(Gift(RED))}, lambda: paid(struck())),
    "after_repair": ({"after_repair": says(Gift(RED))}, lambda: paid(mended())),
    "after_loading": (
        {"after_loading": says(Gift(RED))},
        lambda: paid(at_sea().play("die", "slot cannons")),
    ),
}


def moment_of(kind: type) -> list[str]:
    """Return the moments that a card's class declares."""
    return sorted(name for name, what in vars(kind).items() if callable(what) and not name.startswith("_"))


def test_a_scene_for_every_moment_that_crew_has() -> None:
    assert sorted(CREW_SEEN) == moment_of(Crew)


@pytest.mark.parametrize("moment", CREW_SEEN)
def test_crew_is_heard_whenever_it_speaks(moment: str) -> None:
    methods, seen = CREW_SEEN[moment]
    with throwaway.crew(**methods):
        assert seen()
    silent = {name: what for name, what in methods.items() if name != moment}
    with throwaway.crew(**silent):
        assert not heard(seen), "the moment is seen without the card"


def heard(seen: Seen) -> bool:
    """Whether something is seen; where it cannot even be asked for, it is not."""
    try:
        return seen()
    except (AssertionError, LookupError):
        return False


def plotting() -> Table:
    """Return a table where it is the Union's turn, with the throw-away plan in hand."""
    return Table(*START_MAP).put(UNION, 1, 2).put(RED, 2, 0).hand("evacuation").turn(UNION)


def ambush() -> Table:
    """Return a table where the Union, with the plan in hand, has attacked."""
    table = Table(*START_MAP).put(UNION, 1, 2).put(RED, 1, 3).load(UNION, 1).hand("evacuation")
    return table.then(SetSail(UNION, UNION, 1, 0), active=UNION).play("step 1,3")


def rich(table: Table) -> bool:
    """Whether the plan's gift has arrived."""
    return table.state.gold[UNION] == GIFT


def plan_refused() -> bool:
    """Ask why the plan cannot be played."""
    state = plotting().state
    return any(reason is REASON for reason in GAME.refusals(redact(state, UNION), UNION))


PLANS_SEEN: dict[str, tuple[Methods, Seen]] = {
    "play_as_action": ({"play_as_action": gives(2)}, lambda: rich(plotting().play("plan evacuation"))),
    "playable": (
        {"play_as_action": gives(2), "playable": says(False)},
        lambda: not plotting().offers("plan evacuation"),
    ),
    "why_not": (
        {"play_as_action": gives(2), "playable": says(False), "why_not": says(REASON)},
        plan_refused,
    ),
    "play_in_battle": (
        {"play_in_battle": says(False)},
        lambda: ambush().play("plan evacuation").prompt == "halt",
    ),
    "after_winning": (
        {"play_in_battle": says(True), "after_winning": says(Gift(UNION))},
        lambda: rich(ambush().play("plan evacuation", "face 6", "face 1", "first-plan evacuation")),
    ),
}


def test_a_scene_for_every_moment_that_plans_have() -> None:
    assert sorted(PLANS_SEEN) == moment_of(Plan)


@pytest.mark.parametrize("moment", PLANS_SEEN)
def test_a_plan_is_heard_whenever_it_speaks(moment: str) -> None:
    methods, seen = PLANS_SEEN[moment]
    with throwaway.plan(**methods):
        assert seen()
    with throwaway.plan(**{name: what for name, what in methods.items() if name != moment}):
        assert not heard(seen), "the moment is seen without the plan"


@pytest.mark.parametrize("moments", [MOMENTS, PLAN_MOMENTS], ids=["crew", "plans"])
def test_a_moment_has_its_number_under_its_own_name(moments: Moments) -> None:
    assert [getattr(card, name.upper()) for name in moments.names] == list(range(len(moments.names)))


def test_every_card_is_a_class_with_a_text_of_its_own() -> None:
    for member in CREW:
        assert type(member) is not Crew
        assert MOMENTS.of(member) != 0, f"{type(member).__name__} says nothing"
    for plan in PLANS:
        assert type(plan) is not Plan
        assert PLAN_MOMENTS.of(plan) != 0, f"{type(plan).__name__} says nothing"
