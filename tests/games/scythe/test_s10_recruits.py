"""S10 Enlist, the bonuses of recruits, and the stars that wait for them."""

from __future__ import annotations

from games.scythe.table import (
    ARMORY,
    BUILD,
    CRIMEA,
    DEPLOY,
    ENGINEERING,
    ENLIST,
    INDUSTRIAL,
    MECHANICAL,
    MILL,
    MINE,
    MONUMENT,
    MOVE,
    NORDIC,
    PATRIOTIC,
    POLANIA,
    POPULARITY,
    POWER,
    RUSVIET,
    SAXONY,
    UPGRADE,
    asked,
    bottom,
    character,
    choose,
    goods,
    objectives,
    recruited,
    rich,
    stars,
    structure,
    table,
    targets,
    then,
    top,
    whose,
    workers,
)
from herna.games.scythe.actions.gains import refusable
from herna.games.scythe.actions.prize import place_piece
from herna.games.scythe.components import Benefit, Goal, Track
from herna.games.scythe.queries import stars_placed
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from marks import card, each_seat, rule


@rule("S10.8", "S10.9")
def test_what_recruits_give_again_and_again() -> None:
    for action, expected in (
        (UPGRADE, (11, 10, 10, 0)),
        (DEPLOY, (10, 11, 10, 0)),
        (BUILD, (10, 10, 11, 0)),
        (ENLIST, (10, 10, 10, 1)),
    ):
        state = rich(table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL)))
        recruited(state, 1, action)
        bottom(state, action)
        choose(state, "pass")
        found = (state.power[1], state.coins[1], state.popularity[1], state.hands[1].size())
        assert found == expected


@rule("S27.8", "S10.9", "S10.11", "S10.20")
def test_ongoing_bonus_for_oneself_and_the_neighbours() -> None:
    for actor, gained in ((0, 1), (1, 1), (2, 0), (3, 1)):
        state = table(NORDIC, RUSVIET, CRIMEA, SAXONY)
        rich(state, actor, 30)
        recruited(state, 0, BUILD)
        bottom(state, BUILD, actor)
        choose(state, f"build.{actor * 4 + MILL}")
        assert state.popularity[0] == 10 + gained
    state = table(NORDIC, RUSVIET, CRIMEA, SAXONY)
    recruited(state, 0, BUILD)
    character(state, 1, 36)
    then(state, place_piece(1, Benefit.STRUCTURE, 36))
    choose(state, f"build.{4 + MILL}")
    assert has(state.built[1], 36)
    assert state.popularity[0] == 10


@rule("S10.10", "S27.43")
def test_two_players() -> None:
    state = rich(table(NORDIC, SAXONY))
    recruited(state, 1, BUILD)
    bottom(state, BUILD)
    choose(state, f"build.{MILL}")
    assert state.popularity[1] == 11


@rule("S10.11")
def test_the_receiver_may_decline_where_it_matters() -> None:
    state = rich(table(NORDIC, SAXONY))
    recruited(state, 1, BUILD)
    state.popularity[1] = 17
    bottom(state, BUILD)
    choose(state, f"build.{MILL}")
    assert (asked(state), whose(state)) == ("gain", 1)
    choose(state, "gain.2.x0")
    assert state.popularity[1] == 17
    assert stars_placed(state, 1) == 0


@each_seat(2)
@rule("S10.11", "S7.9")
def test_an_ongoing_bonus_may_be_refused_for_an_objective_still_ahead(current: int) -> None:
    rival = 1 - current
    for action, track, few, many in ((DEPLOY, "gain.0", 8, 9), (UPGRADE, "gain.1", 7, 8)):
        for holds, have, question in ((True, few, True), (True, many, False), (False, few, False)):
            state = rich(table(NORDIC, SAXONY, mats=(INDUSTRIAL, MECHANICAL)), current)
            recruited(state, rival, action)
            state.coins[rival] = state.power[rival] = have
            objectives(state, rival, *((8,) if holds else ()))
            bottom(state, action, current)
            choose(state, "pass")
            assert ((asked(state), whose(state)) == ("gain", rival)) is question
            if question:
                choose(state, f"{track}.x0")
            taken = 0 if question else 1
            assert state.coins[rival] + state.power[rival] == 2 * have + taken


@rule("S7.9", "S13.2")
def test_power_of_an_armory_may_be_refused_for_an_objective_still_ahead() -> None:
    for have, question in ((7, "gain"), (8, "end-of-turn")):
        state = table(NORDIC, RUSVIET, coin_transfers="off")
        structure(state, 0, ARMORY, 30)
        state.power[0] = have
        objectives(state, 0, 18)
        top(state, POPULARITY)
        assert asked(state) == question


@rule("S7.9")
def test_what_was_chosen_itself_is_asked_about_only_at_its_limit() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 8)
    state.coins[0] = state.power[0] = 5
    top(state, POWER)
    assert (state.power[0], asked(state)) == (7, "end-of-turn")


@rule("S10.11", "S7.4")
def test_refusing_is_asked_only_where_it_changes_something() -> None:
    state = table(NORDIC, SAXONY)
    assert not refusable(state, 0, Track.COINS, 2)
    state.coins[0] = 1
    assert not refusable(state, 0, Track.COINS, 2)
    objectives(state, 0, 1)
    assert refusable(state, 0, Track.COINS, 2)
    assert not refusable(state, 0, Track.COINS, 1)
    state.coins[0] = 2
    assert refusable(state, 0, Track.COINS, 1)
    state.coins[0] = 3
    assert not refusable(state, 0, Track.COINS, 1)
    assert not refusable(state, 0, Track.POWER, 3)
    state.power[0] = 16
    assert not refusable(state, 0, Track.POWER, 1)
    state.power[0] = state.power[1] = 0
    assert refusable(state, 0, Track.POWER, 1)
    assert not refusable(state, 1, Track.POWER, 1)
    state.power[0] = 14
    assert refusable(state, 0, Track.POWER, 2)
    assert not refusable(state, 0, Track.POWER, 1)
    stars(state, 0, Goal.POWER)
    assert not refusable(state, 0, Track.POWER, 2)


@rule("S10.19", "S10.25")
@card("bonus-power", "bonus-coins", "bonus-popularity", "bonus-cards")
def test_enlist() -> None:
    for bonus, expected in enumerate(((12, 10, 10, 0), (10, 12, 10, 0), (10, 10, 12, 0), (10, 10, 10, 2))):
        state = rich(table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL)))
        bottom(state, ENLIST)
        assert targets(state, "enlist") == {0, 1, 2, 3}
        choose(state, "enlist.2")
        assert targets(state, "bonus") == {0, 1, 2, 3}
        choose(state, f"bonus.{bonus}")
        found = (state.power[0], state.coins[0], state.popularity[0], state.hands[0].size())
        assert found == expected
        assert state.recruits[0] == 1 << BUILD
        state.section[0] = -1
        bottom(state, ENLIST)
        assert targets(state, "enlist") == {0, 1, 3}
        choose(state, "enlist.0")
        assert targets(state, "bonus") == {0, 1, 2, 3} - {bonus}


@rule("S27.42", "S10.9", "S8.9")
def test_order_of_bonuses() -> None:
    state = table(NORDIC, CRIMEA, SAXONY, mats=(INDUSTRIAL, MECHANICAL, PATRIOTIC))
    rich(state, 1, 43)
    for seat in range(3):
        recruited(state, seat, ENLIST)
        state.bonuses[seat] = 1 << 1
    while state.deck.size() > 1:
        state.hands[0].put(state.deck.draw())
    before = state.hands[0].size()
    bottom(state, ENLIST, 1)
    choose(state, "enlist.4", "bonus.0")
    assert state.power[1] == 12
    assert (state.hands[1].size(), state.hands[2].size()) == (1, 0)
    assert state.hands[0].size() == before


@rule("S10.9", "S10.20", "S8.9")
def test_the_left_neighbour_comes_before_the_right() -> None:
    state = table(NORDIC, CRIMEA, SAXONY, mats=(INDUSTRIAL, MECHANICAL, PATRIOTIC))
    rich(state, 1, 43)
    for seat in range(3):
        recruited(state, seat, ENLIST)
    while state.deck.size() > 2:
        state.hands[0].put(state.deck.draw())
    before = state.hands[0].size()
    bottom(state, ENLIST, 1)
    choose(state, "pass")
    assert [state.hands[seat].size() for seat in range(3)] == [before, 1, 1]


@rule("S10.12", "S10.23")
def test_a_recruit_serves_from_the_next_turn_on() -> None:
    state = table(RUSVIET, CRIMEA, mats=(INDUSTRIAL, MECHANICAL))
    rich(state, 0, 19)
    bottom(state, ENLIST)
    choose(state, "enlist.3", "bonus.0")
    assert state.hands[0].size() == 0
    bottom(state, ENLIST)
    choose(state, "pass")
    assert state.hands[0].size() == 1


@rule("S10.12", "S10.23", "S27.44", "S24.12")
def test_fresh_recruit() -> None:
    state = table(RUSVIET, CRIMEA, SAXONY, mats=(INDUSTRIAL, MECHANICAL, PATRIOTIC))
    rich(state, 0, 19)
    rich(state, 1, 43)
    bottom(state, ENLIST)
    choose(state, "enlist.3", "bonus.0")
    assert state.hands[0].size() == 0
    assert whose(state) == 1
    choose(state, "section.3", "pass", "bottom.3", "pass")
    assert state.hands[0].size() == 1


@rule("S27.44", "S10.23", "S24.22")
def test_a_recruit_from_an_encounter_waits_for_the_next_turn() -> None:
    state = rich(table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL)))
    character(state, 0, 30)
    state.encounters.take(3)
    state.encounters.put(3)
    top(state, MOVE)
    choose(state, "move.0", "go.36", "pass", "option.10", f"enlist.{BUILD}", "bonus.0")
    assert (state.coins[0], state.power[0], state.recruits[0]) == (7, 12, 1 << BUILD)
    choose(state, f"bottom.{BUILD}", f"build.{MILL}")
    assert has(state.built[0], 4)
    assert state.popularity[0] == 10


def last_building(stars_before: int) -> Scythe:
    """Saxony builds its last structure; a neighbour, one popularity short of a star, has recruited for it."""
    state = table(RUSVIET, SAXONY, POLANIA, mats=(INDUSTRIAL, ENGINEERING, MECHANICAL))
    workers(state, 1, 35)
    goods(state, 35, wood=3)
    for kind, place in ((MINE, 30), (ARMORY, 29), (MILL, 28)):
        structure(state, 1, kind, place)
    stars(state, 1, *[Goal.OBJECTIVE] * stars_before)
    stars(state, 0, *[Goal.OBJECTIVE] * 5)
    state.popularity[0] = 17
    recruited(state, 0, BUILD)
    bottom(state, BUILD, 1)
    choose(state, f"build.{4 + MONUMENT}", "gain.2.x1")
    return state


@rule("S10.21", "S18.4", "S27.45", "S19.2")
def test_sixth_star_by_a_bottom_action() -> None:
    state = last_building(stars_before=5)
    assert state.outcome is not None
    assert (state.coins[1], state.popularity[0]) == (13, 18)
    assert (stars_placed(state, 0), stars_placed(state, 1)) == (5, 6)
    assert state.outcome.scores[0] == 10 + 5 * 5


@rule("S27.46", "S18.4", "S10.21")
def test_the_neighbours_star_comes_after_the_active_players() -> None:
    state = last_building(stars_before=4)
    assert state.outcome is not None
    assert (stars_placed(state, 0), stars_placed(state, 1)) == (6, 5)


@rule("S10.22")
def test_declining_the_main_effect_does_not_stop_the_bonuses() -> None:
    state = rich(table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL)))
    recruited(state, 1, ENLIST)
    bottom(state, ENLIST)
    choose(state, "pass")
    assert state.recruits[0] == 0
    assert state.hands[1].size() == 1
