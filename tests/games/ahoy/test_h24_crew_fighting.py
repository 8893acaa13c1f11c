"""H24: Crew that fights."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from games.ahoy.words import slot_of
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, PATROLS
from marks import card, rule


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


@rule("H24.7")
@card("cutpurse")
def test_cutpurse_earns_with_any_figure() -> None:
    table = Table(*START_MAP).put("patrol", 1, 2).put(RED, 1, 3).load(SQUADRON, 5).crew(SQUADRON, "cutpurse")
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON).play("step 1,3", "pass", "face 6", "face 1")
    table.play("first-card cutpurse", "pass")
    assert table.state.gold[SQUADRON] == 2


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


@rule("H24.23")
@card("fighters")
def test_fighters_add_one_for_any_figure() -> None:
    table = Table(*START_MAP).put("patrol", 1, 2).put(RED, 1, 3).load(RED, 1).crew(SQUADRON, "fighters")
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON).play("step 1,3", "face 3", "face 4")
    assert table.asked.seat == SQUADRON


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
