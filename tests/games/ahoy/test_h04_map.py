"""H4, H10: the map and how it grows."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from games.ahoy.words import TILE_KEYS
from herna.games.ahoy import GAME
from herna.games.ahoy.actions.explore import LayTile
from herna.games.ahoy.actions.tailwind import destinations
from herna.games.ahoy.chart import BARRED, EMPTY_SEA, OFF, UNCHARTED
from herna.games.ahoy.components import PATROLS, SPACE, WEST, cell
from herna.games.ahoy.tiles import TILES
from herna.kernel.engine import playout
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from marks import rule

SURROUNDED = (
    "fish-a@-2,-1R0",
    "fish-b@-1,2R1",
    "swords-a@2,1R2",
    "swords-b@1,-2R3",
    "compass-a@-3,1R3",
    "compass-b@-1,-3R2",
    "skull-a@3,-1R1",
    "skull-b@1,3R0",
)
"""A free block in the middle whose every cell touches an Island."""


def placements(table: Table) -> set[tuple[tuple[int, int], int]]:
    """Return every way to lay the drawn tile: block and rotation."""
    found = set()
    blocks = table.places("lay") if table.prompt == "lay" else {(0, 0)}
    for block in blocks:
        state = table.state.copy()
        if table.prompt == "lay":
            twin = Table()
            twin.state = state
            twin.play(f"lay {block[0]},{block[1]}")
            codes = twin.codes
        else:
            codes = table.codes
        for code in codes:
            place = int(code.split(".")[1])
            found.add(((place // 48 - 22, place % 48 - 22), int(code.split(".x")[1])))
    return found


@rule("H4.1", "H4.3")
def test_tiles_may_be_offset_by_one_cell_and_a_space_belongs_to_one_region() -> None:
    table = Table("fish-a@0,0R0", "tree-a@1,2R0")
    chart = table.state.chart
    pairs = [(space, way) for space in range(4) for way in range(4) if chart.beside(space, way) // 4 == 8]
    assert pairs == [(3, 1)]
    assert table.at(1, 1) // 4 == TILE_KEYS.index("fish-a")
    assert table.at(1, 2) // 4 == TILE_KEYS.index("tree-a")


@rule("H4.2", "H30.8", "H10.3", "H10.4")
def test_shifting_and_turning_a_new_tile() -> None:
    table = Table(*START_MAP).put(RED, 1, 0).turn(RED)
    table.play("die", "slot sail", "explore 1,-1")
    assert placements(table) == {
        *[((0, -2), turn) for turn in range(4)],
        *[((1, -2), turn) for turn in (1, 2, 3)],
    }
    table = Table(*START_MAP).put(RED, 1, 1).turn(RED)
    table.play("die", "slot sail", "explore 0,1")
    assert placements(table) == {((-1, 0), turn) for turn in range(4)}


@rule("H4.2")
def test_a_hole_too_small_for_a_tile_can_never_be_entered() -> None:
    table = Table("fish-a@0,1R0", "tree-a@1,3R0", "skull-a@3,2R0", "parrot-a@2,0R0")
    hole = cell(2, 2)
    assert table.state.chart.at(hole) == -1
    assert list(table.state.chart.blocks(hole)) == []
    assert table.state.chart.steps[4 * table.at(1, 2) + 2] == OFF
    table.put(RED, 1, 2).turn(RED).play("die", "slot sail")
    assert not table.offers("explore 2,2")


@rule("H4.5", "H8.5")
def test_every_space_has_an_open_neighbour_on_its_own_tile() -> None:
    for tile in range(12):
        chart = EMPTY_SEA.laid(tile, cell(0, 0), 0)
        for space in range(4 * tile, 4 * tile + 4):
            assert any(chart.steps[4 * space + way] >= 0 for way in range(4))
        assert sum(chart.steps[edge] == BARRED for edge in range(16 * tile, 16 * tile + 16)) in (0, 2)


@rule("H4.5")
def test_the_whole_map_stays_connected_for_ships() -> None:
    for seed in range(6):
        state = GAME.new(GAME.check(Setup(4, {})), seeded(seed))
        playout(state, seeded(seed), 400)
        chart = state.chart
        reached, edge = {4 * chart.tiles[0]}, [4 * chart.tiles[0]]
        while edge:
            space = edge.pop()
            for way in range(4):
                to = chart.steps[4 * space + way]
                if to >= 0 and to not in reached:
                    reached.add(to)
                    edge.append(to)
        assert len(reached) == 4 * len(chart.tiles)


@rule("H4.4", "H10.9")
def test_turning_a_tile_turns_its_sandbar_and_its_current() -> None:
    for turn in range(4):
        tile = TILE_KEYS.index("fish-b")
        chart = EMPTY_SEA.laid(tile, cell(0, 0), turn)
        assert chart.currents[4 * tile + 2] == (2 + turn) % 4
        barred = {edge // 4 for edge in range(192) if chart.steps[edge] == BARRED}
        assert barred == {4 * tile, 4 * tile + 1}
    north = EMPTY_SEA.laid(TILE_KEYS.index("tree-a"), cell(0, 0), 3)
    assert north.currents[4 * TILE_KEYS.index("tree-a") + 2] == WEST


@rule("H10.1", "H10.5", "H10.8", "A41")
def test_exploring_shows_the_tile_first_then_lays_it_under_the_figure() -> None:
    table = Table(*START_MAP, stack=["skull-b", "fish-a"]).put(RED, 1, 0).turn(RED)
    table.play("die", "slot sail", "explore 1,-1")
    tile = TILE_KEYS.index("skull-b")
    assert table.state.drawn == tile
    assert table.state.charted.holds(tile)
    assert (table.prompt, table.asked.seat) == ("lay", RED)
    table.play("lay 0,-2", "turn 0,-2 R2")
    assert table.where(RED) == (1, -1)
    assert table.state.wealth[tile] == 1
    assert table.state.tiles.size() == 1
    assert table.state.drawn == -1
    assert table.at(0, -2) == 4 * tile + 3


@rule("H10.6", "H9.4", "H30.7")
def test_after_exploring_the_figure_anchors_and_its_second_step_is_lost() -> None:
    table = (
        Table("parrot-b@0,0R0", stack=["skull-b", "fish-a"])
        .put(SQUADRON, 1, 0)
        .put(UNION, 1, 1)
        .load(UNION, 3)
    )
    table.turn(SQUADRON).play("die", "slot sail")
    assert not table.offers("step 1,1")
    table.play("explore 1,-1")
    assert len(placements(table)) == 8
    table.play("lay 1,-2", "turn 1,-2 R0")
    assert table.where(SQUADRON) == (1, -1)
    assert table.prompt == "anchor"
    table.play("patrol", "pass")
    assert table.prompt == "turn"


@rule("H30.7", "H9.6", "H11.1")
def test_a_jump_to_an_enemy_across_a_sandbar_must_fight() -> None:
    table = Table("parrot-b@0,0R0").put(SQUADRON, 0, 0).put(UNION, 1, 0).load(UNION, 3)
    table.dice(SQUADRON, 4, 4).turn(SQUADRON).play("die", "slot tailwind", "jump 1,0")
    assert table.prompt == "fire"
    assert table.where(SQUADRON) == (1, 0)


@rule("H10.2", "H30.37", "H29.8", "A6")
def test_room_but_islands_all_around() -> None:
    table = Table(*SURROUNDED).put(RED, -1, 0)
    chart = table.state.chart
    assert all(chart.at(cell(row, column)) == -1 for row in (0, 1) for column in (0, 1))
    islands = [(-1, 0), (0, 2), (2, 1), (1, -1)]
    assert all(table.at(*place) % 4 == 3 for place in islands)
    assert chart.steps[4 * table.at(-1, 0) + 2] == OFF
    before = table.state.tiles.size()
    table.turn(RED).play("die", "slot sail")
    assert not table.offers("explore 0,0")
    assert table.state.tiles.size() == before


@rule("H10.2", "H9.11")
def test_without_tiles_nobody_leaves_the_map() -> None:
    table = Table(*START_MAP, stack=[]).put(RED, 1, 0).turn(RED).play("die", "slot sail")
    assert table.count("explore") == 0
    assert table.places("step") == {(1, 1), (2, 0)}


@rule("H10.10")
def test_a_gap_with_room_inside_the_map_is_explored_too() -> None:
    around = (
        "skull-b@-2,0R1",
        "tree-a@0,2R0",
        "parrot-a@2,0R3",
        "compass-a@0,-2R3",
        "fish-a@-2,-2R0",
        "swords-a@-2,2R1",
        "tree-b@2,2R0",
        "compass-b@2,-2R2",
    )
    table = Table(*around).put(RED, -1, 1)
    assert table.state.chart.steps[4 * table.at(-1, 1) + 2] == UNCHARTED
    table.turn(RED).play("die", "slot sail", "explore 0,1")
    assert {block for block, _turn in placements(table)} == {(0, 0)}


@rule("H10.11", "H10.1")
def test_who_moves_the_figure_places_the_tile() -> None:
    table = Table(*START_MAP).put("patrol", 1, 0).put(RED, 0, 2).crew(RED, "convincing-official")
    table.turn(RED).play("die", "slot convincing-official", "command patrol", "explore 1,-1")
    assert (table.prompt, table.asked.seat) == ("lay", RED)
    table.play("lay 1,-2", "turn 1,-2 R3")
    assert table.where(PATROLS) == (1, -1)


@rule("H30.36", "H12.1", "H10.6")
def test_two_tiles_by_one_step() -> None:
    table = Table(*START_MAP, stack=["fish-b", "skull-b", "tree-a"]).put(RED, 2, 1).turn(RED)
    table.play("die", "slot sail", "explore 3,1", "lay 3,1", "turn 3,1 R1")
    assert table.state.drawn == TILE_KEYS.index("skull-b")
    assert placements(table) == {((3, -1), 1), ((3, -1), 2)}
    table.play("turn 3,-1 R1")
    assert table.where(RED) == (3, 0)
    assert table.state.tiles.size() == 1
    assert sum(table.state.wealth) == 4
    assert table.prompt == "anchor"


@rule("H10.4", "H26.13")
def test_along_the_whole_map_no_question_has_more_than_64_answers() -> None:
    most = 0
    for seed in range(12):
        table, rng = Table("fish-a@0,0R0"), seeded(seed)
        for tile in range(1, 10):
            chart = table.state.chart
            blocks = list(chart.shores())
            most = max(most, len(blocks))
            widest = max(blocks, key=lambda block: (spread(table, tile, int(block)), rng.below(100)))
            turn = chart.allowed_turns(widest)[0]
            table.state.chart = chart.laid(tile, widest, turn)
    assert 40 < most <= 64
    assert SPACE.count == 4 * len(TILES)


def spread(table: Table, tile: int, block: int) -> int:
    """Return how many blocks would be free after a tile is laid."""
    chart = table.state.chart
    return len(chart.laid(tile, block, chart.allowed_turns(block)[0]).shores())


@rule("H26.9", "A23")
def test_a_tile_that_is_added_shares_an_edge_with_the_map() -> None:
    table = Table("fish-a@0,0R0")
    table.state.drawn = 4
    table.then(LayTile(RED))
    assert len(table.places("lay")) == 12
    assert (2, 2) not in table.places("lay")
    assert (2, 1) in table.places("lay")


@rule("H10.2", "H10.4")
@pytest.mark.parametrize(
    ("tile", "turned", "free"),
    [
        ("fish-a@-2,-1R0", "fish-a@-2,-1R1", (0, 0)),
        ("fish-b@-1,2R1", "fish-b@-1,2R0", (0, 1)),
        ("swords-b@1,-2R3", "swords-b@1,-2R2", (1, 0)),
        ("swords-a@2,1R2", "swords-a@2,1R3", (1, 1)),
    ],
)
def test_one_cell_without_islands_beside_it_is_room_enough(
    tile: str, turned: str, free: tuple[int, int]
) -> None:
    table = Table(*[turned if spec == tile else spec for spec in SURROUNDED], stack=["tree-a"]).put(
        RED, -1, 0
    )
    table.turn(RED).play("die", "slot sail", "explore 0,0")
    assert table.at(*free) == 4 * TILE_KEYS.index("tree-a") + 3


@rule("H1.4", "H12.4")
def test_every_printed_tailwind_is_a_destination() -> None:
    table = Table("skull-a@0,0R0", "compass-b@0,2R0", "compass-a@0,4R0", "swords-b@0,6R0").put(RED, 1, 1)
    winds: dict[int, set[tuple[int, int]]] = {2: {(1, 0), (1, 2)}, 5: {(0, 5)}, 6: {(1, 6)}, 1: set()}
    for value, places in winds.items():
        found = {table.at(*place) for place in places}
        assert set(destinations(table.state, RED, value)) == found
