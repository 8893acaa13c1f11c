"""H24: Crew."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table, slot_of
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, PATROLS
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


def boarding(*crew: str) -> Table:
    """Return a table at which the red Smuggler, with a Buccaneer, has beaten the Union with this Crew."""
    table = (
        Table(*START_MAP)
        .put(RED, 1, 2)
        .put(UNION, 1, 3)
        .load(RED, 1)
        .crew(RED, "buccaneer")
        .crew(UNION, *crew)
    )
    table.dice(UNION, 1, 1, 1).lay_die(UNION, 3, 59) if "sailor" in crew else table
    return table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", "face 6", "face 1")


@rule("H24.2", "H30.54", "H15.9")
@card("buccaneer")
def test_buccaneer() -> None:
    table = boarding("sailor", "shipwright", "pilot").hurt(slot_of("shipwright"))
    table.play("first-card buccaneer", "use buccaneer", "dismiss sailor", "dismiss shipwright")
    assert not any(table.has(UNION, key) for key in ("sailor", "shipwright"))
    assert table.has(UNION, "pilot")
    assert not table.has(RED, "buccaneer")
    assert table.state.slots[slot_of("sailor")] == table.state.slots[slot_of("shipwright")] == -1
    assert table.state.die_at[7] == -2
    assert table.prompt == "spoils"


@rule("H24.2", "A29")
@card("buccaneer")
def test_buccaneer_against_fewer_and_declined() -> None:
    table = boarding("pilot").play("first-card buccaneer", "use buccaneer")
    assert table.state.crew[UNION] == 0
    table = boarding("pilot", "elder").play("first-card buccaneer", "pass")
    assert table.has(RED, "buccaneer")
    table = boarding()
    assert table.prompt == "spoils"


@rule("H24.3")
@card("gunner")
def test_gunner_helps_the_flagship_only() -> None:
    table = Table(*START_MAP).put(SQUADRON, 2, 0).put("patrol", 1, 2).put(RED, 1, 3).load(SQUADRON, 5)
    table.crew(SQUADRON, "gunner").then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON)
    table.play("step 1,3", "pass", "face 6", "face 1")
    assert table.prompt == "spoils"
    table = Table(*START_MAP).put(SQUADRON, 1, 2).put(RED, 1, 3).load(SQUADRON, 5).crew(SQUADRON, "gunner")
    table.then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON).play(
        "step 1,3", "pass", "face 6", "face 1"
    )
    table.play("first-win", "win two-hits", "damage sail", "damage sail", "damage sail")
    assert table.wounds(RED) == 3


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


@rule("H24.12")
@card("naive-noble")
def test_naive_noble_robs_the_one_who_has_the_card() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(WHITE, 1, 3).put(UNION, 1, 2).put(SQUADRON, 0, 2)
    table.crew(RED, "naive-noble").crew(UNION, "pilot").crew(WHITE, "elder").turn(RED)
    table.play("use naive-noble", "steal elder", "as-crew elder")
    assert table.has(UNION, "pilot")
    assert not table.has(WHITE, "elder")


@rule("H24.14")
@card("powder-monkey")
def test_powder_monkey_is_optional() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).crew(RED, "powder-monkey").hurt(23, 24)
    table.dice(RED, 2, 2, 2).turn(RED).play("die", "slot repair", "fix sail", "pass", "pass")
    assert table.patrols(1, 3) == 1


@rule("H24.21")
@card("grogmaster")
def test_grogmaster_rerolls_one_die_and_the_new_result_stands() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 1).crew(RED, "grogmaster")
    table.then(SetSail(RED, RED, 1, 0), active=RED).play(
        "step 1,3", "face 5", "face 6", "grog sail", "face 4"
    )
    assert table.asked.seat == UNION
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 1).crew(RED, "grogmaster")
    table.then(SetSail(RED, RED, 1, 0), active=RED).play(
        "step 1,3", "face 1", "face 6", "grog sail", "face 6"
    )
    assert table.asked.seat == RED


@rule("H24.5", "H24.29")
@card("documentarian")
@pytest.mark.parametrize(("others", "gold"), [(0, 0), (1, 1), (2, 1)])
def test_documentarian(others: int, gold: int) -> None:
    table = (
        Table(*START_MAP).put(RED, 1, 2).crew(RED, "documentarian").market("aeronauts").put("patrol", 1, 3)
    )
    for seat in (SQUADRON, UNION)[:others]:
        table.put(seat, 1, 3)
    for seat in (SQUADRON, UNION)[others:]:
        table.put(seat, 2, 0)
    table.put(WHITE, 2, 1).turn(RED, due=0)
    assert table.state.gold[RED] == gold


@rule("H24.6")
@card("merchant")
def test_merchant_earns_at_harbors_only() -> None:
    table = Table("compass-a@0,0R0").put(RED, 1, 0).crew(RED, "merchant").turn(RED).sail("1,1").play("anchor")
    assert table.state.gold[RED] == 0


@rule("H24.7")
@card("cutpurse")
def test_cutpurse_earns_with_any_figure() -> None:
    table = Table(*START_MAP).put("patrol", 1, 2).put(RED, 1, 3).load(SQUADRON, 5).crew(SQUADRON, "cutpurse")
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON).play("step 1,3", "pass", "face 6", "face 1")
    table.play("first-card cutpurse", "pass")
    assert table.state.gold[SQUADRON] == 2


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


@rule("H24.11", "H24.30")
@card("mystic")
def test_mystic_strikes_any_figure_of_the_region_once_per_turn() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(SQUADRON, 0, 3).put("stronghold", 0, 3).put("cutter", 1, 3)
    table.put(UNION, 2, 0).put("comrade", 0, 3, 2).crew(RED, "mystic").turn(RED).play(
        "use mystic", "damage sail"
    )
    assert table.codes == ["strike.0", "strike.1", "strike.14", "strike.17"]
    table.play("strike cutter")
    assert table.state.where[CUTTER] == -1
    assert table.wounds(RED) == 1
    assert not table.offers("use mystic")


@rule("H24.12", "H24.33", "A60", "H18.3")
@card("naive-noble")
def test_naive_noble_steals_crew_or_cargo() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(WHITE, 1, 3).put(UNION, 2, 0).crew(RED, "naive-noble")
    table.crew(WHITE, "pilot").cargo(WHITE, "diver").crew(UNION, "elder").cargo(RED, "gunner", "mystic").turn(
        RED
    )
    table.play("use naive-noble")
    assert sorted(table.codes) == ["steal.26", "steal.28"]
    table.play("steal pilot", "as-cargo pilot")
    assert table.prompt == "drop"
    table.play("drop gunner")
    assert table.state.cargo[RED] == 1 << 26 | 1 << 6
    table = (
        Table(*START_MAP)
        .put(SQUADRON, 1, 2)
        .put(WHITE, 1, 3)
        .crew(SQUADRON, "naive-noble")
        .cargo(WHITE, "diver")
    )
    table.turn(SQUADRON).play("use naive-noble")
    assert table.has(SQUADRON, "diver")
    assert table.state.cargo[WHITE] == 0


@rule("H24.33", "A60")
@card("naive-noble")
def test_naive_noble_may_be_given_up_for_nothing_and_strongholds_do_not_block_him() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "naive-noble").turn(RED).play("use naive-noble")
    assert table.state.crew[RED] == 0
    table = (
        Table(*START_MAP)
        .put(RED, 0, 3)
        .put("stronghold", 0, 3)
        .put(WHITE, 1, 3)
        .crew(WHITE, "pilot", "elder")
    )
    table.crew(RED, "naive-noble").turn(RED).play("use naive-noble", "steal elder", "as-crew elder")
    assert table.has(RED, "elder")


@rule("H24.13", "H24.34")
@card("sailor")
def test_sailor_moves_one_to_three() -> None:
    table = Table(*START_MAP).put(UNION, 1, 1).crew(UNION, "sailor").dice(UNION, 2, 2, 2).turn(UNION)
    table.play("die", "slot sailor", "step 2,1", "step 2,0", "anchor")
    assert table.prompt == "turn"
    assert table.state.ready == 6


@rule("H24.15", "A19", "H24.37")
@card("gunners-mate")
def test_gunners_mate_fires_at_a_space_of_the_region() -> None:
    table = (
        Table("tree-a@0,0R0", "fish-a@0,2R0")
        .put(RED, 0, 1)
        .put(UNION, 1, 1)
        .put("patrol", 1, 1)
        .put(WHITE, 0, 2)
    )
    table.crew(RED, "gunners-mate").dice(RED, 1, 1, 1).turn(RED).play("die", "slot cannons")
    assert table.codes == [f"volley.{table.at(1, 1)}", "pass"]
    table.play("volley 1,1", "fight patrol", "face 6", "face 1", "pass", "face 1", "face 2")
    assert table.asked.seat == UNION
    table.play("pass")
    assert table.where(RED) == (0, 1)
    assert table.prompt == "turn"


@rule("H24.15", "A19", "H30.52")
@card("gunners-mate")
def test_gunners_mate_not_into_fog_but_at_the_own_space() -> None:
    table = (
        Table("tree-a@0,0R0")
        .put(RED, 0, 0)
        .put(UNION, 0, 1)
        .put(WHITE, 0, 0)
        .crew(RED, "gunners-mate")
        .turn(RED)
    )
    table.play("die", "slot cannons")
    assert table.codes == [f"volley.{table.at(0, 0)}", "pass"]


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


@rule("H24.20", "H25.11")
@card("convincing-comrade")
def test_convincing_comrade() -> None:
    table = Table(*START_MAP, "fish-a@3,0R0").put(RED, 1, 2).put("comrade", 0, 3, 3).put("comrade", 2, 0, 1)
    table.crew(RED, "convincing-comrade").dice(RED, 2, 2, 2).turn(RED)
    before = (table.state.ready, table.state.muster)
    table.play("die", "slot convincing-comrade", "island 0,3", "land 4,1")
    assert table.codes == ["count.x1", "count.x2"]
    table.play("count 2")
    assert (table.comrades(0, 3), table.comrades(4, 1), table.comrades(2, 0)) == (1, 2, 1)
    assert (table.state.ready, table.state.muster) == before
    assert table.prompt == "turn"


@rule("H24.23")
@card("fighters")
def test_fighters_add_one_for_any_figure() -> None:
    table = Table(*START_MAP).put("patrol", 1, 2).put(RED, 1, 3).load(RED, 1).crew(SQUADRON, "fighters")
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON).play("step 1,3", "face 3", "face 4")
    assert table.asked.seat == SQUADRON


@rule("H24.24", "H30.59", "A20")
@card("elder")
def test_elder() -> None:
    def ended(*hurt: int) -> int:
        table = (
            Table(*START_MAP)
            .put(UNION, 1, 2)
            .put("gunship", 1, 2)
            .crew(UNION, "elder", "sailor")
            .put(WHITE, 1, 3)
        )
        table.hurt(*hurt).turn(UNION, due=0)
        return int(table.state.gold[UNION])

    assert ended(slot_of("sailor")) == 0
    assert ended(12) == 0
    assert ended(71) == 0
    assert ended() == 1


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


@rule("H24.29", "A57")
@card("fighters")
def test_passive_crew_works_on_every_turn() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 1).crew(UNION, "fighters").turn(RED)
    table.play("die", "slot sail", "step 1,3", "face 4", "face 4")
    assert table.asked.seat == UNION


@rule("H24.27")
@card("emissary")
def test_the_emissary_needs_gold() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 1).crew(RED, "emissary").turn(RED)
    table.play("die", "slot sail", "step 1,3")
    assert table.prompt == "battle-die"
