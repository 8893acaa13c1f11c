"""What bots see of a Smuggler's business: the way, the errands, the rewards to come, and its habits."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.mind.errands import NO_HURRY, Errands, errands
from herna.games.ahoy.mind.passage import FAR, carried, passages
from herna.games.ahoy.mind.prizes import PATHS, TASTE, prize, prizes
from herna.games.ahoy.scoring import holders

TREE_B, PARROT_B = 9, 11


def sea(*tiles: str) -> Table:
    """Return a table with every Flagship on the map, the first Smuggler's in the middle of it."""
    return Table(*START_MAP, *tiles).put(SQUADRON, 2, 1).put(UNION, 1, 3).put(RED, 1, 2).put(WHITE, 1, 2)


def worth(table: Table, seat: int = RED) -> float:
    """Return how well a seat stands, by the heuristic."""
    return float(GAME.values(table.state)[seat])


def plan(table: Table, rounds: float = 4.0) -> Errands:
    """Return what the first Smuggler has in mind."""
    return errands(table.state, RED, holders(table.state), rounds)


def way(table: Table, tile: int, row: int, column: int) -> int:
    """Return how many steps it is from a place to the Island of a tile."""
    return int(passages(table.state.chart)[48 * tile + table.at(row, column)])


def habit(table: Table) -> dict[str, float]:
    """Return how promising each answer to the pending question is at first sight."""
    return dict(zip(table.codes, GAME.prior(table.state, table.asked), strict=True))


def follow(table: Table, prompt: str) -> None:
    """Answer by habit until this is asked."""
    while table.prompt != prompt:
        seen = habit(table)
        table.play(max(seen, key=lambda code: seen[code]))


# The way.


def test_the_way_goes_around_sandbars() -> None:
    table = sea()
    assert [way(table, PARROT_B, *place) for place in ((0, 3), (0, 2), (1, 2), (1, 3))] == [0, 1, 2, 3]
    assert [way(table, TREE_B, *place) for place in ((2, 0), (2, 1), (1, 1), (1, 2), (0, 3))] == [
        0,
        1,
        2,
        3,
        5,
    ]
    assert way(table, 0, 1, 2) == FAR, "there is no such Island"


def test_a_current_saves_a_step_on_its_way_and_is_no_place_to_stop() -> None:
    table = Table("skull-a@0,0R0")
    assert carried(table.state.chart, table.at(0, 0)) == table.at(1, 0), "the current leads south"
    assert carried(table.state.chart, table.at(0, 1)) == table.at(0, 1)
    assert [way(table, 6, *place) for place in ((1, 1), (1, 0), (0, 1), (0, 0))] == [0, 1, 1, 2]
    stray = Table("fish-b@0,0R0")
    assert carried(stray.state.chart, stray.at(1, 0)) == stray.at(1, 0), "nobody is carried off the map"


def test_a_current_is_sailed_with_not_against() -> None:
    table = Table("skull-a@0,0R0", "compass-b@2,0R2")
    assert table.at(2, 0) == 4 * 5 + 3, "the compass Island lies below the skull tile's lower left space"
    assert way(table, 5, 0, 1) == 2, "west into the current, which carries south; then south again"
    assert way(table, 6, 1, 0) == 1


def test_a_new_region_makes_new_ways() -> None:
    table = sea()
    assert way(table, PARROT_B, 2, 0) == 5
    wider = sea("compass-b@3,0R2")
    assert way(wider, 5, 2, 0) < FAR
    assert way(table, 5, 2, 0) == FAR


# Errands.


def test_cargo_is_worth_more_the_nearer_it_is_to_where_it_is_wanted() -> None:
    places = ((0, 2), (1, 2), (1, 1))
    near, farther, far = (worth(sea().put(RED, *place).cargo(RED, "fighters")) for place in places)
    assert near > farther > far
    lost = worth(sea().put(RED, 1, 1).cargo(RED, "elder"))
    assert far > lost > worth(sea().put(RED, 1, 1)), "no fish Island yet, but there may be one"


def test_being_able_to_deliver_next_turn_is_worth_more_than_not() -> None:
    next_turn = sea().put(RED, 0, 2).cargo(RED, "fighters")
    assert worth(next_turn) > worth(sea().put(RED, 2, 1).cargo(RED, "fighters"))
    assert worth(next_turn) > worth(sea().put(RED, 0, 2))


def test_delivering_is_worth_more_than_being_about_to() -> None:
    for white, black in ((12, 12), (3, 8), (4, 3), (10, 11)):
        table = sea().put(RED, 0, 3).cargo(RED, "fighters").turn(RED, due=0)
        table.state.sides.put(0, 1, RED)
        table.state.markers[0], table.state.markers[2] = white, black
        before = worth(table)
        follow(table.play("deliver fighters"), "turn")
        assert worth(table) > before, f"with the markers on {white} and {black}"


def test_two_cargos_do_not_pull_the_ship_apart() -> None:
    def bound(row: int, column: int) -> float:
        return plan(sea().put(RED, row, column).cargo(RED, "fighters", "gunner")).worth(sea().at(row, column))

    assert bound(0, 2) > bound(1, 2), "nearer to the parrot Island, for the Fighters' Explosives"
    assert bound(2, 1) > bound(1, 1), "nearer to the tree Island, for the Gunner's Furs"


def test_a_card_of_the_market_is_worth_a_way_if_it_can_be_delivered() -> None:
    none, some = sea().put(RED, 2, 1), sea().put(RED, 2, 1)
    some.state.market[0] = 17
    far = sea().put(RED, 1, 2)
    far.state.market[0] = 17
    assert worth(some) > worth(none), "a tree card for the parrot Island"
    assert worth(some) > worth(far)
    unwanted = sea().put(RED, 2, 1).market("naive-noble")
    assert worth(some) > worth(unwanted), "there is no compass Island"
    aboard = sea().put(RED, 2, 1)
    aboard.state.cargo[RED] = 1 << 17
    waiting = sea().put(RED, 2, 0)
    waiting.state.market[0] = 17
    loaded = sea().put(RED, 2, 0)
    loaded.state.cargo[RED] = 1 << 17
    assert worth(loaded) > worth(waiting), "others may take what lies in the Market"


def test_a_stronghold_closes_its_island_to_errands() -> None:
    table = sea().cargo(RED, "fighters")
    assert list(plan(table).tiles) == [PARROT_B]
    table.put("stronghold", 0, 3)
    assert list(plan(table).tiles) == []
    waiting = sea().market("convincing-comrade")
    assert list(plan(waiting).tiles) == [TREE_B]
    assert list(plan(waiting.put("stronghold", 2, 0)).tiles) == []


def test_an_errand_that_the_game_will_not_last_for_is_none() -> None:
    table = sea().put(RED, 2, 0).cargo(RED, "fighters").dice(RED, 4)
    here = table.at(2, 0)
    assert plan(table, rounds=2.0).best(here) == 0
    assert plan(table, rounds=1.0).best(here) < 0, "five steps with one die"
    assert plan(table, rounds=1.0).worth(here) == plan(table, rounds=1.0).distance(here) == 0
    assert plan(table, rounds=2.0).distance(here) == 5


def test_a_stop_is_worth_more_with_another_behind_it() -> None:
    alone = plan(sea().cargo(RED, "fighters")).gains[0]
    unsure = plan(sea().cargo(RED, "fighters").market("aeronauts")).gains[0]
    sure = plan(sea("swords-a@0,4R0").cargo(RED, "fighters").market("aeronauts")).gains[0]
    assert sure > unsure > alone, "the Aeronauts' Feathers can be loaded where the Explosives are delivered"
    assert plan(sea().put(RED, 0, 3).market("aeronauts")).gains[0] < unsure


def test_no_errand_is_worse_than_one_too_far_off() -> None:
    table = sea().put(RED, 2, 0).cargo(RED, "fighters")
    found = Errands(passages(table.state.chart), 40)
    assert found.worth(table.at(2, 0)) == 0.0
    found.add(PARROT_B, 10, -1.5)
    assert found.worth(table.at(2, 0)) == NO_HURRY
    assert found.worth(table.at(0, 3)) == -1.5


def test_a_card_is_worth_more_if_its_own_suit_is_in_one_hand() -> None:
    table = sea()
    table.state.cargo[RED] = 1 << 17
    lone = plan(table.put(SQUADRON, 0, 2).put(UNION, 0, 2)).gains[0]
    assert plan(table.put("patrol", 2, 0)).gains[0] > lone, "the Squadron holds the tree region"


# Rewards.


def test_a_marker_is_worth_more_where_rewards_are() -> None:
    table = sea()
    table.state.markers[0], table.state.markers[2] = 3, 8
    rich = prizes(table.state, 0, 1)
    table.state.markers[0], table.state.markers[2] = 10, 11
    assert rich == prize(4) == 4.0 > prizes(table.state, 0, 1)
    assert PATHS[3][25 * 12 + 12] > PATHS[2][25 * 12 + 12] > PATHS[1][25 * 12 + 12] == prize(11)
    table.state.markers[0], table.state.markers[2] = 3, 4
    assert prizes(table.state, 0, 1) < rich, "the white marker never goes back where it came from"
    near = sea()
    near.state.markers[0], near.state.markers[2] = 3, 8
    assert worth(near) > worth(sea())
    assert prizes(near.state, 0, 99) == PATHS[6][25 * 3 + 8]


def test_the_tempting_reward_is_the_one_with_more_behind_it() -> None:
    assert TASTE[25 * 3 + 4] > TASTE[25 * 3 + 2] > 0
    assert all(TASTE[25 * 12 + to] <= 1.0 for to in (7, 11, 13, 17))


# Habits.


def test_first_sight_steps_towards_the_errand() -> None:
    table = sea().cargo(RED, "fighters").dice(RED, 3, 3).turn(RED).play("die", "slot sail")
    seen = habit(table)
    to_parrots, away = f"step.{table.at(0, 2)}", f"step.{table.at(1, 1)}"
    assert seen[to_parrots] > 10 * seen[away] > 0
    table.play("step 0,2", "step 0,3")
    assert table.at(0, 3) == table.state.where[RED]


def test_first_sight_stays_where_it_is_wanted() -> None:
    table = sea().cargo(RED, "fighters").put(RED, 0, 2).dice(RED, 3, 3).turn(RED).play("die", "slot sail")
    table.play("step 0,3")
    seen = habit(table)
    assert all(seen["anchor"] > seen[code] for code in seen if code.startswith("step"))


def test_first_sight_sends_high_dice_on_long_ways_and_low_ones_on_short() -> None:
    def slots(value: int, row: int, column: int) -> dict[str, float]:
        table = (
            sea().put(RED, row, column).cargo(RED, "fighters").dice(RED, value, value).turn(RED).play("die")
        )
        return {code: number for code, number in habit(table).items() if code.startswith("slot")}

    sail, full, wind, cannons, bargain, repair = (f"slot.{slot}" for slot in (23, 26, 27, 28, 29, 30))
    far, near = slots(6, 2, 0), slots(2, 0, 2)
    assert far[full] > far[sail] > far[cannons]
    assert near[sail] > near[full] > 0
    assert near[bargain] < near[repair] < near[cannons], "there is nothing to bargain for at sea"
    assert far[bargain] > near[bargain]
    assert slots(4, 2, 0)[wind] > slots(6, 2, 0)[wind], "a Tailwind of four leads nearer to the parrot Island"


def test_first_sight_repairs_the_more_the_more_is_broken() -> None:
    def seen(*slots: int) -> float:
        return habit(sea().hurt(*slots).dice(RED, 2, 2).turn(RED).play("die"))["slot.30"]

    assert seen(23, 28) > seen(28) > seen()


def test_first_sight_pledges_to_whoever_holds_the_suit() -> None:
    table = sea().put(RED, 0, 3).cargo(RED, "convincing-comrade", "convincing-comrade").put("patrol", 2, 0)
    table.state.sides.put(0, 1, RED)
    table.turn(RED, due=0).play("deliver convincing-comrade")
    follow(table, "pledge")
    seen = habit(table)
    assert seen["pledge.1"] > 5 * seen["pledge.0"] > 0
    table.state.sides.put(0, 0, RED)
    assert habit(table)["pledge.0"] > 5 * habit(table)["pledge.1"]


def test_other_factions_keep_their_own_habits() -> None:
    table = sea().dice(SQUADRON, 2, 2).turn(SQUADRON).play("die")
    assert set(habit(table).values()) == {1.0}
