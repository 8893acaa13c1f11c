"""S14 Combats that the end of the game leaves open, and what a Move action remembers for them."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    MOVE,
    NORDIC,
    POLANIA,
    POWER,
    RUSVIET,
    SAXONY,
    SAXONY_BASE,
    TRAVEL,
    abilities,
    character,
    choose,
    goods,
    lying,
    mechs,
    objectives,
    stars,
    table,
    top,
    turn,
    unit,
    where,
    workers,
)
from herna.games.scythe.components import NOWHERE, Goal, Track
from herna.games.scythe.queries import controller, stars_placed
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from marks import each_seat, rule


@rule("S27.37", "S14.15", "S14.25", "S19.1", "S19.7", "S19.4", "S24.16", "S26.3")
def test_sixth_star_with_a_combat_open() -> None:
    state = table(CRIMEA, SAXONY, POLANIA, coin_transfers="off")
    state.cubes[0] = 1
    stars(state, 0, Goal.COMBAT, *[Goal.OBJECTIVE] * 4)
    mechs(state, 0, 24, 30)
    workers(state, 0, 30)
    goods(state, 30, oil=2)
    mechs(state, 1, 23)
    mechs(state, 2, 36)
    character(state, 0, 38)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.23", unit(0, 2), "load-all", "go.36", unit(0, 0), "go.39")
    choose(state, "fight.23", "dial.x7", "dial.x0")
    assert state.outcome is not None
    assert stars_placed(state, 0) == 6
    assert (where(state, 0, 2), where(state, 0, 5)) == (30, 30)
    assert (lying(state, 30), lying(state, 36)) == ((0, 0, 2, 0), (0, 0, 0, 0))
    assert controller(state, 36) == 2
    assert has(state.tokens, 39)
    assert state.outcome.scores[0] == 10 + 6 * 4 + (3 + 1 + 1) * 3 + 2


@rule("S27.38", "S14.14", "S14.22", "S19.3")
def test_sixth_star_of_the_defender() -> None:
    state = table(SAXONY, RUSVIET, POLANIA, coin_transfers="off")
    stars(state, 1, Goal.COMBAT, *[Goal.OBJECTIVE] * 4)
    mechs(state, 0, 24, 30)
    mechs(state, 1, 32)
    mechs(state, 2, 36)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.32", unit(0, 2), "go.36", "fight.32", "dial.x1", "dial.x7")
    assert state.outcome is not None
    assert stars_placed(state, 1) == 6
    assert where(state, 0, 1) == SAXONY_BASE
    assert where(state, 0, 2) == 30
    assert state.hands[0].size() == 1


@rule("S14.25")
def test_a_way_back_that_is_taken_leads_home_without_the_goods() -> None:
    state = table(POLANIA, NORDIC, RUSVIET, coin_transfers="off")
    abilities(state, 0, TRAVEL)
    abilities(state, 1, TRAVEL)
    stars(state, 0, Goal.COMBAT, *[Goal.OBJECTIVE] * 4)
    mechs(state, 0, 17, 16)
    workers(state, 0, 17)
    goods(state, 17, oil=2)
    mechs(state, 1, 23)
    mechs(state, 2, 18)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.18", unit(0, 2), "go.23", "fight.23", "dial.x7", "dial.x0")
    choose(state, "retreat.17")
    assert state.outcome is not None
    assert where(state, 1, 1) == 17
    assert (where(state, 0, 1), where(state, 0, 5)) == (52, 52)
    assert (lying(state, 18), lying(state, 17)) == ((0, 0, 2, 0), (0, 0, 0, 0))


@rule("S14.25", "S26.3")
def test_movements_of_an_earlier_action_are_forgotten() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30)
    mechs(state, 1, 36)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36", "pass")
    assert len(state.turn.trips) > 0
    choose(state, "dial.x1", "dial.x0")
    state.section[0] = -1
    top(state, MOVE)
    assert len(state.turn.trips) == 0


def after_a_rivals_battle(winner: int) -> Scythe:
    """Return a table at which a seat lacks one star, and a rival has just moved into a combat and won it."""
    state = table(NORDIC, RUSVIET, POLANIA, coin_transfers="off")
    rival, victim = (winner + 2) % 3, (winner + 1) % 3
    mechs(state, rival, 30)
    mechs(state, victim, 36)
    top(state, MOVE, rival)
    choose(state, unit(rival, 1), "go.36", "pass", "dial.x1", "dial.x0")
    stars(state, winner, *[Goal.COMBAT] * 5)
    return state


@each_seat()
@rule("S14.15", "S14.25", "S19.1", "S17.1")
def test_an_objective_that_ends_the_game_undoes_no_movement_of_a_rival(current: int) -> None:
    state = after_a_rivals_battle(current)
    rival = (current + 2) % 3
    objectives(state, current, 15)
    turn(state, current)
    choose(state, "reveal.14")
    assert state.outcome is not None
    assert (where(state, rival, 1), where(state, current, 1)) == (36, NOWHERE)


@each_seat()
@rule("S14.15", "S14.25", "S19.1")
def test_the_last_star_undoes_no_movement_of_a_rival(current: int) -> None:
    winner, rival = current, (current + 2) % 3
    state = after_a_rivals_battle(winner)
    state.power[winner] = 14
    top(state, POWER, winner)
    choose(state, f"gain.{Track.POWER}.x2")
    assert state.outcome is not None
    assert stars_placed(state, winner) == 6
    assert (where(state, rival, 1), where(state, winner, 1)) == (36, NOWHERE)
