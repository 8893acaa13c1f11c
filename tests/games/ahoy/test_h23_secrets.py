"""H23.4: what nobody may know, and that silence tells nothing."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.setup import set_up
from herna.kernel.choice import EVERYONE
from herna.kernel.cover import HIDDEN
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.pile import UNKNOWN
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample
from marks import rule


@rule("H23.4")
def test_who_knows_what_after_setup() -> None:
    state = set_up(4, GAME.check(Setup(4, {})).variants, seeded(3))
    state.story = []
    while state.round == 0:
        settle(state)
        take(state, 0)
    for viewer in (SQUADRON, RED, UNION, WHITE, EVERYONE):
        seen = redact(state, viewer)
        assert set(seen.tiles.cards()) == set(seen.spare.cards()) == set(seen.deck.cards()) == {UNKNOWN}
        assert set(seen.plans.cards()) == {UNKNOWN}
        assert (UNKNOWN in seen.hand.cards()) == (viewer != UNION)
        assert [seen.sides.at(0) != HIDDEN, seen.sides.at(1) != HIDDEN] == [viewer == RED, viewer == WHITE]
        assert list(seen.open.cards()) == list(state.open.cards())
        assert list(seen.charted.cards()) == list(state.charted.cards())
        assert list(seen.dice) == list(state.dice)
        drawn = [event.refs for event in seen.story or [] if event.key.startswith("drew-plan")]
        assert [len(refs) for refs in drawn] == ([1, 1] if viewer == UNION else [0, 0])


@rule("H2.7", "H23.4")
def test_cards_in_the_box_are_public() -> None:
    state = set_up(3, GAME.check(Setup(3, {})).variants, seeded(3))
    seen = redact(state, RED)
    assert len(seen.open.cards()) == 6 + 3
    assert UNKNOWN not in seen.open.cards()


@rule("H23.4", "H17.7")
def test_the_union_is_asked_in_battle_whatever_it_holds() -> None:
    for plan, offered in (("evacuation", ["pass"]), ("close-call", ["plan.2", "pass"])):
        table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 3).hand(plan)
        table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3")
        assert (table.prompt, table.asked.seat, table.codes) == ("battle-plan", UNION, offered)
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 3)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3")
    assert table.prompt == "fire"


@rule("H23.4", "H5.5")
def test_the_union_ends_its_turn_whatever_it_holds() -> None:
    for plan, offered in (("close-call", ["end-turn"]), ("dynamic-entry", ["plan.8", "end-turn"])):
        table = Table(*START_MAP).put(UNION, 1, 2).hand(plan).turn(UNION, due=0)
        assert (table.asked.seat, table.codes) == (UNION, offered)
    table = Table(*START_MAP).put(WHITE, 1, 2).put(UNION, 1, 2).turn(UNION, due=0)
    assert table.asked.seat == WHITE


@rule("H3.8", "H18.21")
def test_a_guess_keeps_the_sides_that_a_smuggler_knows() -> None:
    table = Table(*START_MAP)
    for side in (0, 1):
        table.state.sides.put(0, side, RED)
        table.state.sides.put(1, side, WHITE)
        worlds = [sample(redact(table.state, RED), seeded(seed)) for seed in range(30)]
        assert {int(world.sides.at(0)) for world in worlds} == {side}
        assert {int(world.sides.at(1)) for world in worlds} == {0, 1}


@rule("H23.4", "H17.5")
def test_a_plan_that_was_played_is_public() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).hand("dynamic-entry").turn(UNION)
    table.play("plan dynamic-entry", "pass")
    assert list(redact(table.state, RED).spent.cards()) == [8]


@rule("H23.4", "H5.5")
def test_others_are_not_asked_because_of_the_unions_hand() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 2).hand("close-call").turn(RED, due=0)
    assert table.asked.seat == UNION


@rule("H2.3", "H2.7", "H2.8", "H3.4", "H3.8")
def test_what_is_shuffled_differs_from_game_to_game() -> None:
    states = [set_up(3, GAME.check(Setup(3, {})).variants, seeded(seed)) for seed in range(12)]
    orders = [
        [tuple(state.spare.cards()) for state in states],
        [tuple(state.tiles.cards()) for state in states],
        [tuple(sorted(state.open.cards()[:6])) for state in states],
        [tuple(state.deck.cards()) for state in states],
        [tuple(state.market) for state in states],
        [tuple(state.plans.cards()) for state in states],
    ]
    assert [len(set(order)) > 5 for order in orders] == [True] * 6
    assert {int(state.sides.at(0)) for state in states} == {0, 1}
