"""S16 The Factory: what lies there, who takes a card, and the move that the card brings."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    MINE,
    MOVE,
    NORDIC,
    POLANIA,
    RUSVIET,
    SAXONY,
    SPEED,
    TRAVEL,
    abilities,
    asked,
    at_section,
    character,
    choose,
    codes,
    goods,
    lying,
    mechs,
    structure,
    table,
    targets,
    top,
    turn,
    unit,
    where,
    workers,
)
from herna.games.scythe.scoring import territories
from herna.kernel.pile import PUBLIC
from herna.kernel.view import redact
from marks import rule


@rule("S16.1")
def test_the_factory_produces_nothing_and_counts_three() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 23)
    assert territories(state, 0) == 3
    top(state, "top.6")
    assert lying(state, 23) == (0, 0, 0, 0)


@rule("S16.2", "S16.3", "S23.2", "S23.4")
def test_the_character_must_keep_one_of_the_cards() -> None:
    state = table(NORDIC, RUSVIET)
    character(state, 0, 24)
    workers(state, 0, 30)
    before = list(state.factory.cards())
    top(state, MOVE)
    choose(state, unit(0, 0), "go.23", "pass")
    assert asked(state) == "factory"
    assert targets(state, "keep") == set(before)
    assert set(redact(state, 1).factory.cards()) == {-1}
    choose(state, f"keep.{before[1]}")
    assert state.factory_card[0] == before[1]
    assert state.factory_away.known(before[1]) == PUBLIC
    assert set(redact(state, 0).factory.cards()) == set(before) - {before[1]}
    assert set(redact(state, 1).factory.cards()) == {-1}
    character(state, 0, 24)
    state.section[0] = -1
    top(state, MOVE)
    choose(state, unit(0, 0), "go.23", "pass")
    assert asked(state) != "factory"


@rule("S16.3", "S5.1")
def test_mechs_and_workers_get_no_card() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 24)
    workers(state, 0, 24)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.23", unit(0, 5), "go.23")
    assert asked(state) != "factory"
    assert state.factory_card[0] == -1


@rule("S27.52", "S16.7", "S16.11", "S24.10", "S9.2")
def test_factory_move() -> None:
    for which, slots, switch, steps in (
        (5, (SPEED,), "3", 2),
        (0, (), "3", 2),
        (1, (), "3", 2),
        (0, (SPEED,), "3", 3),
        (1, (SPEED,), "3", 3),
        (1, (SPEED,), "4", 4),
    ):
        state = table(NORDIC, RUSVIET, factory_speed=switch)
        state.factory_card[0] = 5
        state.tokens = 0
        abilities(state, 0, *slots)
        character(state, 0, 38)
        mechs(state, 0, 38)
        workers(state, 0, 38)
        at_section(state, 0, 4)
        choose(state, "pass", "factory-move.5", unit(0, which))
        for step in range(steps):
            choose(state, "go.39" if step % 2 == 0 else "go.38")
        assert asked(state) != "go"


@rule("S16.7", "S9.11")
def test_a_worker_that_can_go_no_further_is_asked_nothing() -> None:
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 5
    workers(state, 0, 48)
    goods(state, 4, wood=2)
    workers(state, 1, 3, 5, 10, 11)
    at_section(state, 0, 4)
    choose(state, "pass", "factory-move.5", unit(0, 5))
    assert asked(state) != "go"
    assert where(state, 0, 5) == 4


@rule("S16.11", "S27.52")
def test_passing_the_factory_gives_no_card() -> None:
    for stop in (False, True):
        state = table(NORDIC, RUSVIET)
        abilities(state, 0, SPEED)
        character(state, 0, 16)
        workers(state, 0, 4)
        top(state, MOVE)
        choose(state, unit(0, 0), "go.23", "pass" if stop else "go.24", "pass")
        assert (asked(state) == "factory") is stop


@rule("S16.8", "S26.2")
def test_combat_and_encounter_follow_the_factory_move_too() -> None:
    state = table(CRIMEA, POLANIA, coin_transfers="off")
    state.factory_card[0] = 5
    character(state, 0, 30)
    mechs(state, 1, 36)
    at_section(state, 0, 4)
    choose(state, "pass", "factory-move.5", unit(0, 0), "go.36", "dial.x1", "dial.x0")
    assert asked(state) == "encounter"


@rule("S16.8", "S16.2")
def test_the_first_visitor_sees_one_card_more_than_players() -> None:
    state = table(SAXONY, POLANIA, RUSVIET)
    character(state, 0, 24)
    character(state, 1, 16)
    workers(state, 0, 34)
    workers(state, 1, 14)
    top(state, MOVE)
    choose(state, unit(0, 0), "go.23", "pass")
    assert len(codes(state)) == 4
    choose(state, codes(state)[0])
    character(state, 0, 24)
    top(state, MOVE, 1)
    choose(state, unit(1, 0), "go.23", "pass")
    assert len(codes(state)) == 3


@rule("S16.7", "S13.3")
def test_mine_and_abilities_serve_the_factory_move() -> None:
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 4
    structure(state, 0, MINE, 30)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 10)
    goods(state, 10, oil=1)
    at_section(state, 0, 4)
    choose(state, "pass", "factory-move.4", unit(0, 1))
    assert {17, 30, 37} <= targets(state, "go")
    turn(state)
    assert asked(state) == "section"
