"""H24: Crew that moves ships."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import PATROLS
from marks import card, rule


@rule("H24.1", "H9.6")
@card("aeronauts")
def test_aeronauts_fly_to_the_other_island_of_the_suit_as_often_as_paid() -> None:
    table = (
        Table("parrot-a@0,0R0", "parrot-b@0,2R0").put(RED, 1, 1).crew(RED, "aeronauts").gold(0, 2).turn(RED)
    )
    table.play("use aeronauts")
    assert table.where(RED) == (1, 3)
    table.play("use aeronauts")
    assert table.where(RED) == (1, 1)
    assert table.state.gold[RED] == 0
    assert not table.offers("use aeronauts")


@rule("H24.1")
@card("aeronauts")
def test_aeronauts_need_both_islands() -> None:
    table = Table("parrot-a@0,0R0", "tree-a@0,2R0").put(RED, 1, 1).crew(RED, "aeronauts").gold(0, 2).turn(RED)
    assert not table.offers("use aeronauts")
    table = (
        Table("parrot-a@0,0R0", "parrot-b@0,2R0").put(RED, 0, 1).crew(RED, "aeronauts").gold(0, 2).turn(RED)
    )
    assert not table.offers("use aeronauts")


@rule("H24.4", "H30.51", "H24.32")
@card("battering-beakhead")
def test_battering_beakhead() -> None:
    table = Table("fish-b@0,0R0").put(RED, 0, 0).crew(UNION, "battering-beakhead")
    table.then(Damage(UNION, RED), active=UNION).play("damage sail")
    assert (table.prompt, table.asked.seat) == ("push", UNION)
    assert table.codes == [f"push.{table.at(1, 0)}", "pass"]
    table.play("push 1,0")
    assert table.where(RED) == (1, 0)
    assert table.prompt == "halt"


@rule("H24.4", "A21", "H13.4")
@card("battering-beakhead")
def test_a_push_ignores_battles_harbors_and_treasure_but_not_wreckage() -> None:
    table = (
        Table(*START_MAP).put(RED, 2, 1).put("patrol", 1, 1).load(RED, 3).crew(UNION, "battering-beakhead")
    )
    table.then(Damage(UNION, RED), active=UNION).play("damage sail", "push 1,1")
    assert (table.prompt, table.asked.seat) == ("damage", RED)
    table.play("damage sail")
    assert table.wounds(RED) == 2
    assert table.state.gold[RED] == 0
    assert table.prompt == "halt"
    table = Table("tree-a@0,0R0").put(RED, 1, 1).crew(UNION, "battering-beakhead")
    table.then(Damage(UNION, RED), active=UNION).play("damage sail", "push 1,0")
    assert table.where(RED) == (0, 0)


@rule("H24.4")
@card("battering-beakhead")
def test_no_push_for_ones_own_figures_or_those_that_leave() -> None:
    table = (
        Table(*START_MAP)
        .put(RED, 1, 2)
        .put("patrol", 1, 3)
        .crew(RED, "battering-beakhead", "mystic")
        .turn(RED)
    )
    table.play("use mystic", "damage sail", "strike red", "damage sail")
    assert table.prompt == "turn"
    table = Table(*START_MAP).put("patrol", 1, 3).crew(RED, "battering-beakhead").then(Damage(RED, PATROLS))
    assert table.prompt == "halt"


@rule("H24.32", "A59", "H24.31", "A58")
@card("pilot", "sea-dog", "barrelman")
def test_the_owner_of_a_pushed_flagship_decides_about_the_own_crew() -> None:
    table = Table(*START_MAP).put(RED, 2, 1).crew(UNION, "battering-beakhead").crew(RED, "pilot")
    table.then(Damage(UNION, RED), active=UNION).play("damage sail", "push 1,1")
    assert (table.prompt, table.asked.seat) == ("wreckage", RED)
    table.play("ignore")
    assert table.wounds(RED) == 1
    table = Table("tree-a@0,0R0").put(RED, 1, 1).crew(UNION, "battering-beakhead").crew(RED, "sea-dog")
    table.then(Damage(UNION, RED), active=UNION).play("damage sail", "push 1,0")
    assert (table.prompt, table.asked.seat) == ("drift", RED)
    assert table.count("carry-off") == 0
    assert table.places("carry") == {(0, 0), (1, 1)}
    table.play("ignore")
    assert table.where(RED) == (1, 0)


@rule("H24.4")
@card("battering-beakhead")
def test_a_push_is_optional() -> None:
    table = Table("fish-b@0,0R0").put(RED, 0, 0).crew(UNION, "battering-beakhead")
    table.then(Damage(UNION, RED), active=UNION).play("damage sail", "pass")
    assert table.where(RED) == (0, 0)


@rule("H9.7", "A7", "H8.2")
def test_a_tailwind_never_leads_where_the_ship_is() -> None:
    table = Table(*START_MAP).put(RED, 1, 3).dice(RED, 4, 4).turn(RED).play("die", "slot tailwind")
    assert table.places("jump") == {(1, 0)}
    table = Table(*START_MAP).put(RED, 1, 3).crew(RED, "whispering-wind").gold(0, 2).turn(RED, due=0)
    table.play("use whispering-wind")
    assert table.places("jump") == {(1, 0), (1, 1)}


@rule("H24.13", "H24.34")
@card("sailor")
def test_sailor_moves_one_to_three() -> None:
    table = Table(*START_MAP).put(UNION, 1, 1).crew(UNION, "sailor").dice(UNION, 2, 2, 2).turn(UNION)
    table.play("die", "slot sailor", "step 2,1", "step 2,0", "anchor")
    assert table.prompt == "turn"
    assert table.state.ready == 6


@rule("H24.19", "A12", "H30.56", "H10.11", "H16.15")
@card("convincing-official")
def test_convincing_official_in_foreign_hands() -> None:
    table = (
        Table(*START_MAP, stack=["skull-b", "fish-a"])
        .put("patrol", 0, 2)
        .put("patrol", 2, 1)
        .put(RED, 1, 2)
        .load(RED, 4)
    )
    table.crew(RED, "convincing-official").dice(RED, 2, 2, 2).turn(RED).play(
        "die", "slot convincing-official"
    )
    table.play("command.4", "step 1,2")
    assert table.prompt == "sail"
    table.play("explore 2,2", "turn 2,2 R0")
    assert table.where(4) == (2, 2)
    table.play("command patrol", "step 1,1")
    assert table.state.where[5] == -1
    assert table.prompt == "turn"


@rule("H24.19", "H16.15")
@card("convincing-official")
def test_an_official_moves_two_patrols_two_spaces_each() -> None:
    table = Table(*START_MAP).put(RED, 2, 0).put("patrol", 1, 2, 3).crew(RED, "convincing-official")
    table.dice(RED, 3, 3, 3).turn(RED).play("die", "slot convincing-official", "command patrol", "step 1,3")
    table.play("step 1,2")
    assert table.prompt == "command"
    table.play("command patrol", "step 1,3", "anchor")
    assert table.prompt == "turn"


@rule("H24.1", "H24.25", "H24.34")
@card("aeronauts", "whispering-wind")
def test_jumps_by_crew_place_no_patrols() -> None:
    table = Table("parrot-a@0,0R0", "parrot-b@0,2R0").put(SQUADRON, 1, 1).gold(5)
    table.crew(SQUADRON, "aeronauts", "whispering-wind").turn(SQUADRON).play("use aeronauts")
    assert (table.where(SQUADRON), table.prompt) == ((1, 3), "turn")
    table.play("use whispering-wind", "jump 1,2")
    assert (table.where(SQUADRON), table.prompt) == ((1, 2), "turn")


@rule("H24.25", "H5.8")
@card("whispering-wind")
def test_whispering_wind() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).crew(SQUADRON, "whispering-wind").gold(5).turn(SQUADRON)
    table.play("use whispering-wind")
    assert table.places("jump") == {(1, 0), (1, 1), (1, 3)}
    table.play("jump 1,3")
    assert table.state.gold[SQUADRON] == 3
    assert table.prompt == "turn"
    assert not table.offers("use whispering-wind")
    table = Table(*START_MAP).put(SQUADRON, 1, 2).crew(SQUADRON, "whispering-wind").gold(1).turn(SQUADRON)
    assert not table.offers("use whispering-wind")


@rule("H24.26")
@card("pilot")
def test_pilot_may_ignore_the_damage_and_takes_the_treasure() -> None:
    table = Table(*START_MAP).put(RED, 2, 1).crew(RED, "pilot").turn(RED).play("die", "slot sail", "step 1,1")
    assert table.codes == ["suffer", "ignore"]
    table.play("ignore", "anchor", "treasure")
    assert (table.wounds(RED), table.state.gold[RED]) == (0, 1)
    table = Table(*START_MAP).put(SQUADRON, 2, 0).put("patrol", 2, 1).crew(SQUADRON, "pilot")
    table.then(SetSail(SQUADRON, PATROLS, 1, 0)).play("step 1,1")
    assert table.state.where[PATROLS] == -1


@rule("H24.28", "H24.34")
@card("ghastly-gust")
def test_ghastly_gust_is_no_tailwind_action() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).crew(SQUADRON, "ghastly-gust").turn(SQUADRON)
    table.play("use ghastly-gust", "jump 2,0")
    assert table.prompt == "turn"
    assert table.state.open.holds(22)
