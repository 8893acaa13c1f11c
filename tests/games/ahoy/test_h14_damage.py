"""H14: damage and repair."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from games.ahoy.words import slot_of
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.repair import Repair, RepairAll
from herna.games.ahoy.components import CUTTER, GUNSHIP, PATROLS, STRONGHOLDS
from marks import card, rule


@rule("H14.1", "H14.2", "H14.10")
def test_damage_goes_to_empty_slots_of_board_and_crew_chosen_by_dealer_or_owner() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "sailor", "gunner").lay_die(RED, 2, 23)
    table.then(Damage(UNION, RED), Damage(RED, RED))
    assert table.asked.seat == UNION
    actions = {"sail", "full-sail", "tailwind", "cannons", "negotiate", "sailor"}
    assert all(table.offers(f"damage {action}") for action in actions)
    assert len(table.codes) == len(actions)
    table.play("damage sailor")
    assert table.asked.seat == RED
    assert not table.offers("damage sailor")
    table.play("damage negotiate")
    assert table.state.slots[slot_of("sailor")] == table.state.slots[29] == -2


@rule("H14.3", "H14.4", "H30.13")
def test_what_cannot_be_damaged() -> None:
    table = Table(*START_MAP).put(RED, 2, 1).crew(RED, "gunner").hurt(23, 24, 25, 26).lay_die(RED, 1, 27)
    table.lay_die(RED, 2, 28).hurt(29).dice(RED, 2, 2).turn(RED)
    table.hurt(30)
    table.state.slots[30] = -1
    table.then(Damage(RED, RED))
    assert table.prompt == "halt"
    assert table.state.slots[30] == -1
    assert table.state.slots[slot_of("gunner")] == -1


@rule("H14.5", "H16.2")
def test_patrols_and_strongholds_go_home_and_further_damage_is_lost() -> None:
    table = Table(*START_MAP).put("patrol", 1, 2).put("stronghold", 0, 3).put(SQUADRON, 1, 2)
    table.then(Damage(RED, PATROLS), Damage(RED, PATROLS), Damage(RED, STRONGHOLDS))
    assert table.state.where[PATROLS] == table.state.where[STRONGHOLDS] == -1
    assert table.wounds(SQUADRON) == 0


@rule("H14.6", "H17.9", "H17.21", "H30.15", "H17.23")
@card("cutter")
def test_saving_a_ship() -> None:
    table = Table(*START_MAP).put("cutter", 1, 2).put(UNION, 2, 0).ships("cutter").lay_die(UNION, 3, 69)
    table.then(Damage(SQUADRON, CUTTER))
    assert table.where(CUTTER) == (1, 2)
    table.state.slots[69] = -1
    table.state.die_at[8] = -1
    table.then(Damage(SQUADRON, CUTTER))
    assert table.state.where[CUTTER] == -1
    assert table.state.slots[69] == -1
    assert table.state.spent.holds(10)
    assert not table.state.hand.holds(10)


@rule("H30.40", "H17.9", "H14.4")
@card("gunship")
def test_gunship_slots() -> None:
    table = (
        Table(*START_MAP)
        .put("gunship", 1, 2)
        .put(UNION, 2, 0)
        .ships("gunship")
        .lay_die(UNION, 4, 70)
        .hurt(71)
    )
    table.then(Damage(SQUADRON, GUNSHIP), Damage(SQUADRON, GUNSHIP))
    assert table.where(GUNSHIP) == (1, 2)
    table.state.slots[70] = -1
    table.state.die_at[8] = -1
    table.then(Damage(SQUADRON, GUNSHIP))
    assert table.state.where[GUNSHIP] == -1


@rule("H14.6", "H14.7", "H24.8", "H17.13", "H26.12")
@card("shipwright")
def test_repair_is_for_board_and_crew_never_for_ships() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).put("gunship", 1, 2).crew(UNION, "sailor", "shipwright")
    table.hurt(12, 13, slot_of("sailor"), 71).dice(UNION, 5, 5, 5).turn(UNION).play("die", "slot shipwright")
    assert table.wounds(UNION) == 0
    assert table.state.slots[slot_of("sailor")] == -1
    assert table.state.slots[71] == -2
    table.hurt(12).then(RepairAll(UNION))
    assert table.wounds(UNION) == 0


@rule("H17.13", "H14.1", "H14.6", "H8.4")
@card("gunship")
def test_damage_and_repair_of_the_unions_flagship_pass_over_its_ships() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).put("gunship", 1, 3).ships("gunship").hurt(70, 12)
    table.then(Repair(UNION, 2), active=UNION)
    assert table.codes == ["fix.12", "pass"]
    table.then(Damage(RED, UNION))
    assert table.count("damage") == 6
    assert not {"damage.70", "damage.71"} & set(table.codes)


@rule("H14.7")
def test_tokens_are_unlimited() -> None:
    table = Table(*START_MAP)
    for seat in range(4):
        table.hurt(*[slot for slot in table.slots(seat) if slot not in table.slots(seat, "repair")])
    assert sum(table.wounds(seat) for seat in range(4)) == 35


@rule("H14.8")
def test_flagships_are_never_removed() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).then(*[Damage(RED, RED) for _ in range(9)])
    for word in ("sail", "sail", "sail", "full-sail", "tailwind", "cannons"):
        table.play(f"damage {word}")
    assert table.prompt == "halt"
    assert table.where(RED) == (1, 2)
    assert table.wounds(RED) == 7


@rule("H14.9", "H24.11")
@card("mystic")
def test_mystic_pays_with_the_own_board_only() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "mystic", "sailor").turn(RED).play("use mystic")
    assert not table.offers("damage sailor")
    table = (
        Table(*START_MAP).put(RED, 1, 2).crew(RED, "mystic", "sailor").hurt(*Table().slots(RED)[:7]).turn(RED)
    )
    assert not table.offers("use mystic")


@rule("H14.11", "A45", "H24.4")
@card("battering-beakhead")
def test_a_token_that_cannot_be_placed_has_no_consequence() -> None:
    table = (
        Table("fish-b@0,0R0").put(RED, 0, 0).crew(UNION, "battering-beakhead").hurt(*Table().slots(RED)[:7])
    )
    table.then(Damage(UNION, RED))
    assert table.prompt == "halt"


@rule("H14.12")
@card("fighters", "sailor")
def test_crew_with_a_damaged_slot_stays() -> None:
    table = (
        Table(*START_MAP).put(RED, 1, 2).crew(RED, "sailor").hurt(slot_of("sailor")).dice(RED, 2, 2).turn(RED)
    )
    assert table.has(RED, "sailor")
    table.play("die")
    assert not table.offers("slot sailor")


@rule("H24.14", "H24.30", "H26.12")
@card("powder-monkey")
def test_powder_monkey_answers_each_repair_once() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).put(UNION, 2, 0).crew(RED, "powder-monkey")
    table.hurt(23, 24).dice(RED, 2, 2, 2).turn(RED).play("die", "slot repair", "fix sail", "fix sail")
    assert table.prompt == "strike"
    assert table.codes == ["strike.1", "strike.4", "pass"]
    table.play("strike patrol")
    assert table.patrols(1, 3) == 0
    assert table.prompt == "turn"
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "powder-monkey").hurt(23).dice(RED, 2, 2, 2).turn(RED)
    table.play("die", "slot repair", "pass")
    assert table.prompt == "turn"


@rule("H17.9", "H17.21")
@card("gunship")
def test_the_card_of_a_sunken_gunship_is_discarded_with_its_damage() -> None:
    table = Table(*START_MAP).put("gunship", 1, 3).ships("gunship")
    table.then(Damage(RED, GUNSHIP)).play("damage.70").then(Damage(RED, GUNSHIP))
    assert table.state.where[GUNSHIP] == -1
    assert [table.state.slots[slot] for slot in (70, 71)] == [-1, -1]


@rule("H26.6", "H24.8")
@card("shipwright")
def test_repairing_everything_brings_no_fame_by_itself() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).hurt(23, 24)
    table.state.story = []
    table.then(RepairAll(RED), active=RED)
    assert [event.key for event in table.state.story or []] == ["repaired-all"]
