"""H17: the Mollusk Union."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.changes import draw_plans
from herna.games.ahoy.components import CUTTER, GUNSHIP
from herna.games.ahoy.scoring import control
from marks import card, rule


def rebels(*dice: int) -> Table:
    """Return a table with the Union's Flagship on an open space, and these dice."""
    table = Table(*START_MAP).put(UNION, 2, 1)
    return table.dice(UNION, *dice) if dice else table


@rule("H17.1", "H17.11", "H17.2", "H17.22", "A49")
@card("union")
def test_the_sail_bonus() -> None:
    table = rebels(3, 3, 3).turn(UNION).sail("2,0").play("anchor")
    assert table.codes == ["land-two", "gain-two", "pass"]
    table.play("land-two")
    assert (table.comrades(2, 0), table.state.ready, table.state.muster) == (2, 4, 14)
    table = rebels(3, 3, 3).turn(UNION).sail("2,0").play("anchor", "gain-two")
    assert (table.comrades(2, 0), table.state.ready, table.state.muster) == (0, 8, 12)
    table = rebels(3, 3, 3)
    table.state.ready, table.state.muster = 1, 19
    table.turn(UNION).sail("2,0").play("anchor", "land-two")
    assert (table.comrades(2, 0), table.state.ready) == (1, 0)


@rule("H17.11", "H23.1")
def test_without_ready_comrades_or_supply_the_other_bonus_remains() -> None:
    table = rebels(3, 3, 3)
    table.state.ready, table.state.muster = 0, 20
    assert table.turn(UNION).sail("2,0").play("anchor").codes == ["gain-two", "pass"]
    table = rebels(3, 3, 3)
    table.state.ready, table.state.muster = 20, 0
    assert table.turn(UNION).sail("2,0").play("anchor").codes == ["land-two", "pass"]
    table = rebels(6, 6, 6).put(UNION, 2, 0)
    table.state.ready, table.state.muster = 20, 0
    table.turn(UNION).play("die", "slot rally")
    assert table.state.ready == 20


@rule("H17.1", "H23.1")
def test_there_are_twenty_comrades() -> None:
    table = rebels(6, 6, 6).put(UNION, 2, 0)
    table.state.ready, table.state.muster = 17, 3
    table.turn(UNION).play("die", "slot rally")
    assert (table.state.ready, table.state.muster) == (20, 0)


@rule("H17.12", "H24.34")
def test_tailwind_gives_no_comrades() -> None:
    table = rebels(4, 4, 4).turn(UNION).play("die", "slot tailwind", "jump 1,3")
    assert table.prompt == "turn"
    table = Table("parrot-a@0,0R0", "parrot-b@0,2R0").put(UNION, 1, 1).crew(UNION, "aeronauts").gold(0, 0, 1)
    table.turn(UNION).play("use aeronauts")
    assert table.where(UNION) == (1, 3)
    assert table.prompt == "turn"


@rule("H17.3")
def test_removed_comrades_go_to_the_supply() -> None:
    table = rebels().put(SQUADRON, 1, 3).put("comrade", 0, 3, 3).dice(SQUADRON, 4, 4, 4).turn(SQUADRON)
    table.play("die", "slot bombard")
    assert (table.state.ready, table.state.muster) == (6, 14)


@rule("H17.4")
def test_comrades_block_nothing() -> None:
    table = rebels().put(RED, 0, 2).put("comrade", 0, 3, 9).load(RED, 3).turn(RED).sail("0,3")
    assert table.prompt == "sail"


@rule("H17.5", "H19.3")
def test_plans_are_drawn_while_the_deck_lasts_without_a_limit() -> None:
    table = rebels()
    for drawn in (2, 4, 6, 8, 10, 12, 12):
        draw_plans(table.state)
        assert table.state.hand.size() == drawn
    assert table.state.plans.size() == 0


@rule("H17.6", "H17.7", "H25.10", "A63")
def test_plans_are_played_at_their_moment() -> None:
    table = rebels(3, 3, 3).hand("weapons-cache", "dynamic-entry", "enlist").turn(UNION)
    assert table.offers("plan dynamic-entry")
    assert not table.offers("plan weapons-cache")
    assert not table.offers("plan enlist")
    table = rebels(3, 3, 3).hand("dynamic-entry").put(RED, 1, 2).turn(RED)
    assert table.count("plan") == 0


@rule("H17.8", "H11.11", "H25.8")
@card("cutter", "gunship")
def test_ships_are_launched_for_two_comrades_of_one_island() -> None:
    table = rebels(3, 3, 3).hand("cutter", "gunship").put("comrade", 0, 3, 3).put("comrade", 2, 0, 1)
    table.put("stronghold", 0, 3).turn(UNION)
    before = table.state.muster
    table.play("plan cutter")
    assert table.where(CUTTER) == (0, 3)
    assert table.comrades(0, 3) == 1
    assert table.state.muster == before + 2
    assert table.prompt == "turn"
    assert not table.offers("plan gunship")


@rule("H17.9", "H17.20", "H8.5", "H13.2")
@card("cutter")
def test_the_cutter_sails_three_or_takes_the_wind_ignoring_wreckage() -> None:
    table = (
        rebels(3, 3, 3)
        .ships("cutter")
        .put("cutter", 2, 0)
        .turn(UNION)
        .play("die", "slot cutter", "ship-sail")
    )
    assert not table.offers("anchor")
    table.play("step 1,0", "step 1,1", "step 1,2")
    assert table.where(CUTTER) == (1, 2)
    assert table.state.slots[69] == 5
    table = (
        rebels(4, 4, 4)
        .ships("cutter")
        .put("cutter", 2, 0)
        .turn(UNION)
        .play("die", "slot cutter", "ship-wind")
    )
    assert table.places("jump") == {(1, 0), (1, 3)}
    assert table.offers("pass")
    table.play("jump 1,0")
    assert table.where(CUTTER) == (1, 0)
    assert table.prompt == "turn"
    assert table.state.gold[UNION] == 0


@rule("H17.9", "H17.12")
@card("gunship")
def test_the_gunship_has_a_four_and_a_six_and_sails_two() -> None:
    table = rebels(3, 4, 6, 6).ships("gunship").put("gunship", 2, 0).turn(UNION).play("die 3")
    assert not table.offers("slot gunship")
    table = rebels(4, 6, 6, 6).ships("gunship").put("gunship", 2, 0).turn(UNION).play("die 4", "slot gunship")
    table.play("ship-sail", "step 1,0", "step 1,1")
    assert table.prompt == "turn"
    assert table.state.slots[70] == 5
    table.play("die 6", "slot gunship")
    assert table.state.slots[71] == 6


@rule("H17.9", "H17.21")
def test_ships_that_are_not_in_play_take_no_dice() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).dice(UNION, 4, 6).turn(UNION).play("die 4")
    assert not {"slot.69", "slot.70", "slot.71"} & set(table.codes)


@rule("H17.9")
@card("cutter", "gunship")
def test_ships_sail_three_spaces_at_most_and_jump_unharmed_among_wrecks() -> None:
    table = rebels(4, 4, 4).ships("cutter").put("cutter", 1, 3).turn(UNION)
    table.play("die", "slot cutter", "ship-sail", "step 1,2", "step 1,3", "step 1,2")
    assert table.prompt == "turn"
    table = rebels(4, 4, 4).ships("gunship").put("gunship", 1, 3).turn(UNION)
    table.play("die", "slot gunship", "ship-wind", "jump 1,0")
    assert table.where(GUNSHIP) == (1, 0)
    assert (table.prompt, table.state.slots[71]) == ("turn", -1)


@rule("H17.15", "H17.2")
def test_inspire_ends_with_the_last_ready_comrade() -> None:
    table = Table(*START_MAP, "fish-a@3,0R0").put(UNION, 2, 1).dice(UNION, 6, 6, 6)
    table.state.ready, table.state.muster = 1, 19
    table.turn(UNION).play("die", "slot inspire", "land 0,3")
    assert (table.prompt, table.comrades(0, 3)) == ("turn", 1)


@rule("H17.9", "A32")
def test_ships_that_sail_to_an_island_gain_no_comrades() -> None:
    table = rebels(4, 4, 4).ships("cutter").put("cutter", 2, 1).turn(UNION)
    table.play("die", "slot cutter", "ship-sail", "step 2,0", "anchor")
    assert table.prompt == "turn"


@rule("H17.9", "H10.1")
def test_ships_may_explore() -> None:
    table = rebels(4, 4, 4).ships("cutter").put("cutter", 2, 1).turn(UNION)
    table.play("die", "slot cutter", "ship-sail", "explore 3,1")
    assert (table.prompt, table.asked.seat) == ("lay", UNION)


@rule("H17.10", "H20.3", "H30.27")
@card("cutter")
def test_mighty_claw() -> None:
    table = Table(*START_MAP).put("cutter", 1, 2).put(UNION, 0, 2).put("comrade", 0, 3, 3)
    table.put(SQUADRON, 1, 3).put("stronghold", 0, 3, 2).put("patrol", 1, 3)
    tile = table.at(0, 3) // 4
    squadron, union = control(table.state)
    assert (union[tile], squadron[tile]) == (8, 7)


@rule("H17.10")
@card("gunship")
def test_the_gunship_adds_three_and_may_use_the_cannons() -> None:
    table = Table(*START_MAP).put("gunship", 1, 2).put(RED, 1, 3).load(UNION, 3)
    table.then(SetSail(UNION, GUNSHIP, 1, 0), active=UNION).play("step 1,3", "fire 2", "face 1", "face 6")
    assert table.asked.seat == UNION


@rule("H17.15", "H30.20")
def test_inspire_with_few_islands() -> None:
    table = Table(*START_MAP, "fish-a@3,0R0").put(UNION, 2, 1).dice(UNION, 6, 6, 6).turn(UNION)
    table.play("die", "slot inspire")
    assert table.count("land") == 3
    table.play("land 0,3", "land 2,0", "land 4,1")
    assert (table.comrades(0, 3), table.comrades(2, 0), table.comrades(4, 1)) == (1, 1, 1)
    assert table.prompt == "turn"
    assert table.state.ready == 3


@rule("H17.15")
def test_inspire_reaches_four_islands_or_fewer() -> None:
    tiles = (*START_MAP, "fish-a@3,0R0", "skull-b@2,2R0", "swords-a@5,0R0")
    table = Table(*tiles).put(UNION, 2, 1).dice(UNION, 6, 6, 6).turn(UNION).play("die", "slot inspire")
    table.play("land 0,3", "land 2,0", "land 4,1", "land 3,3")
    assert table.prompt == "turn"
    table = Table(*tiles).put(UNION, 2, 1).dice(UNION, 6, 6, 6).turn(UNION)
    table.play("die", "slot inspire", "land 0,3", "pass")
    assert sum(table.state.comrades) == 1


@rule("H17.16", "H28.2")
def test_assemble_places_up_to_four_on_the_island_of_the_region() -> None:
    table = rebels(1, 1, 1).turn(UNION).play("die", "slot assemble")
    assert table.codes == ["count.x1", "count.x2", "count.x3", "count.x4", "pass"]
    table.play("count 3")
    assert (table.comrades(2, 0), table.state.ready) == (3, 3)


@rule("H17.17")
def test_rally_at_an_island() -> None:
    table = rebels(6, 6, 6).put(UNION, 2, 0).turn(UNION).play("die", "slot rally")
    assert (table.state.ready, table.state.muster) == (10, 10)


@rule("H17.18")
def test_victory_options() -> None:
    table = rebels().put(UNION, 1, 2).put(RED, 1, 3).load(UNION, 1).gold(0, 1)
    table.then(SetSail(UNION, UNION, 1, 0), active=UNION).play("step 1,3", "face 6", "face 1")
    assert table.codes == ["win.x3", "win.x0", "pass"]
    table.play("win put-ashore", "damage sail")
    assert (table.comrades(0, 3), table.state.ready) == (1, 5)


@rule("H17.19", "A48", "H24.32", "A59")
@card("battering-beakhead", "gunship")
def test_a_ship_pushed_into_wreckage_is_damaged() -> None:
    table = (
        Table(*START_MAP).put("gunship", 2, 1).ships("gunship").put(RED, 2, 0).crew(RED, "battering-beakhead")
    )
    table.then(Damage(RED, GUNSHIP), active=RED).play("damage gunship")
    assert table.prompt == "push"
    table.play("push 1,1")
    assert table.state.where[GUNSHIP] == -1
    table.sound()


@rule("H17.16", "H17.2")
def test_assemble_offers_no_more_comrades_than_are_ready() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).dice(UNION, 1, 1, 1)
    table.state.ready, table.state.muster = 2, 18
    table.turn(UNION).play("die", "slot assemble")
    assert table.codes == ["count.x1", "count.x2", "pass"]
