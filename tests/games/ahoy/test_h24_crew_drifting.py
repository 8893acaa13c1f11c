"""H24: Sea Dog, Barrelman and Sea Witch, where currents and the edge of the map lead."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import PATROLS
from marks import card, rule


@rule("H24.10", "A36")
@card("sea-dog")
def test_sea_dog_ignores_or_redirects_a_current() -> None:
    table = Table("tree-a@0,0R0").put(RED, 1, 1).crew(RED, "sea-dog").dice(RED, 2, 2, 2).turn(RED)
    table.play("die", "slot sail", "step 1,0")
    assert table.places("carry") == {(0, 0), (1, 1)}
    assert table.places("carry-off") == {(1, -1), (2, 0)}
    table.play("ignore")
    assert table.where(RED) == (1, 0)
    assert table.offers("anchor")
    table = Table("tree-a@0,0R0").put(RED, 1, 1).crew(RED, "sea-dog").turn(RED)
    table.play("die", "slot sail", "step 1,0", "carry-off 2,0")
    assert table.prompt == "lay"


@rule("H24.9", "H24.38", "A66")
@card("sea-witch")
def test_sea_witch_on_a_current_leading_off_the_map() -> None:
    table = (
        Table("fish-b@0,0R0")
        .put(RED, 1, 1)
        .crew(RED, "sea-witch")
        .turn(RED)
        .play("die", "slot sail", "step 1,0")
    )
    assert table.prompt == "leave-map"
    assert table.places("witch") == {(0, 0)}
    assert table.places("explore") == {(2, 0)}
    table.play("witch 0,0")
    assert table.where(RED) == (0, 0)
    table = Table("fish-b@0,0R0", stack=[]).put(RED, 1, 1).crew(RED, "sea-witch").dice(RED, 2, 2, 2).turn(RED)
    table.play("die", "slot sail", "step 1,0", "ignore")
    assert table.where(RED) == (1, 0)
    assert table.prompt == "turn"
    table = Table("fish-b@0,0R0").put(RED, 1, 1).crew(RED, "sea-witch").turn(RED)
    table.play("die", "slot sail", "step 1,0", "explore 2,0")
    assert table.prompt == "lay"


@rule("H24.9", "H16.3")
@card("sea-witch")
def test_a_sea_witch_serves_the_flagship_alone() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).put("patrol", 1, 3).crew(SQUADRON, "sea-witch")
    table.dice(SQUADRON, 3, 3).turn(SQUADRON).play("die", "slot order", "command patrol")
    assert table.count("explore") > 0
    assert table.count("witch") == 0


@rule("H24.9", "H12.5", "H9.1")
@card("sea-witch")
def test_a_sandbar_is_no_edge_of_the_map() -> None:
    table = Table("parrot-b@0,0R0").put(RED, 1, 0).crew(RED, "sea-witch").dice(RED, 3, 3).turn(RED)
    table.play("die", "slot sail")
    assert table.places("witch") == {(0, 0), (1, 1)}
    assert table.places("explore") == {(1, -1), (2, 0)}
    assert table.places("step") == {(0, 0)}


@rule("H24.38", "A66")
@card("sea-witch")
def test_where_exploring_is_possible_a_current_off_the_map_cannot_be_declined() -> None:
    table = Table("fish-b@0,0R0").put(RED, 1, 1).crew(RED, "sea-witch").dice(RED, 3, 3).turn(RED)
    table.play("die", "slot sail", "step 1,0")
    assert (table.count("witch"), table.count("explore"), len(table.codes)) == (1, 1, 2)


@rule("H9.10", "A28", "H24.10", "H24.17")
@card("sea-dog", "barrelman")
def test_a_current_reached_again_in_one_chain_lets_the_flagship_rest() -> None:
    table = Table("tree-a@0,0R0", "skull-a@0,2R0").put(RED, 0, 3).crew(RED, "sea-dog", "barrelman")
    table.dice(RED, 3, 3).turn(RED).play("die", "slot sail", "step 0,2", "carry 0,1", "carry 0,2")
    assert table.prompt == "sail"
    assert table.where(RED) == (0, 2)


@rule("H24.10", "H24.17")
@card("sea-dog")
def test_a_sea_dog_serves_the_flagship_alone() -> None:
    table = Table("tree-a@0,0R0").put(SQUADRON, 0, 1).put("patrol", 1, 1).crew(SQUADRON, "sea-dog")
    table.dice(SQUADRON, 3, 3).turn(SQUADRON).play("die", "slot order", "command patrol", "step 1,0")
    assert table.patrols(0, 0) == 1


@rule("H24.17", "H12.3", "A58")
@card("barrelman")
def test_barrelman_takes_fog_for_a_current() -> None:
    table = (
        Table("tree-a@0,0R0").put(RED, 0, 0).put(UNION, 0, 1).load(RED, 4).crew(RED, "barrelman").turn(RED)
    )
    table.play("die", "slot sail", "step 0,1")
    assert table.prompt == "drift"
    table.play("carry 1,1")
    assert table.where(RED) == (1, 1)
    assert table.offers("anchor")
    table = (
        Table("tree-a@0,0R0").put("patrol", 0, 0).crew(SQUADRON, "barrelman").then(SetSail(0, PATROLS, 2, 0))
    )
    table.play("step 0,1")
    assert table.prompt == "sail"
