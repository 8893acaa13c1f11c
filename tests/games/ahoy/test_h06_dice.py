"""H6, H7, H8: dice, slots, gold and the common actions."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.components import GOLD
from herna.games.ahoy.queries import cannons_loaded
from herna.games.ahoy.turn import RollDice
from herna.kernel.engine import advance
from marks import card, rule


@rule("H6.1", "H30.4")
def test_a_slot_takes_one_die_and_none_while_damaged() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).hurt(23).lay_die(RED, 2, 24).dice(RED, 3, 3).turn(RED)
    table.play("die 3")
    assert not table.offers("slot.23")
    assert not table.offers("slot.24")
    table.play("slot.25", "step 1,3", "anchor")
    table.play("die 3")
    assert not table.offers("slot sail")


@rule("H6.2")
def test_slots_with_a_printed_value_or_even_ones_only() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).dice(RED, 3, 4, 4, 4).turn(RED).play("die 3")
    assert not table.offers("slot negotiate")
    assert not table.offers("slot repair")
    table = Table(*START_MAP).put(RED, 1, 2).dice(RED, 4, 4, 4, 4).turn(RED).play("die 4")
    assert table.offers("slot negotiate")
    assert table.offers("slot repair")
    table = Table(*START_MAP).put(SQUADRON, 1, 2).dice(SQUADRON, 3, 3, 3).turn(SQUADRON).play("die 3")
    assert table.offers("slot order")
    assert not table.offers("slot bombard")


@rule("H6.3", "H6.4", "H30.5", "A38", "H6.9")
def test_gold_turns_a_die_without_wrapping() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).gold(1).dice(SQUADRON, 6, 6).turn(SQUADRON)
    table.play("die 6")
    assert [code for code in table.codes if code.startswith("change")] == ["change.x5"]
    table.play("change 5", "slot cannons")
    assert table.state.gold[SQUADRON] == 0
    assert table.state.bank == GOLD
    assert table.state.slots[7] == 0
    assert table.state.dice[0] == 5


@rule("H6.4")
def test_no_die_goes_below_one() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).gold(0, 9).dice(RED, 2, 2).turn(RED).play("die 2")
    changes = [code for code in table.codes if code.startswith("change")]
    assert changes == ["change.x1", "change.x3", "change.x4", "change.x5", "change.x6"]


@rule("H6.5", "H30.19", "H18.16", "H8.5", "A39")
def test_full_sail_goes_as_far_as_the_die_shows_after_gold() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).gold(0, 2).dice(RED, 3, 3).turn(RED)
    table.play("die 3", "change 5", "slot full-sail")
    assert not table.offers("anchor")
    for _turn in range(2):
        table.play("step 1,3", "step 1,2")
    table.play("step 1,3")
    assert table.prompt == "place"
    assert table.state.gold[RED] == 0


@rule("H6.6")
def test_an_action_may_be_repeated_while_slots_are_free() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 2, 0).turn(RED)
    table.sail("1,3").play("anchor").sail("1,2").play("anchor")
    assert [table.state.slots[slot] for slot in (23, 24, 25)] == [9, 10, -1]


@rule("H6.7", "H30.21", "H17.17")
def test_pointless_actions_are_allowed() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).dice(UNION, 6, 6, 6).turn(UNION)
    table.play("die 6", "slot rally")
    assert table.state.ready == 6
    assert table.state.due == 1


@rule("H6.8", "H19.5")
def test_placed_and_set_aside_dice_all_return() -> None:
    table = Table(*START_MAP).dice(RED, 1, 2).lay_die(RED, 4, 28).crew(RED, "gunner").lay_die(RED, 2, 46)
    table.then(RollDice())
    assert [table.state.die_at[die] for die in table.dice_of(RED)] == [-1, -1, -1, -1]
    assert table.state.slots[28] == -1
    table.sound()


@rule("H6.10")
def test_the_altered_value_stays_on_the_die() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).gold(0, 2).dice(RED, 3, 3).turn(RED)
    table.play("die 3", "change 5", "slot cannons")
    assert table.state.dice[9] == 5


@rule("H7.1", "H7.3")
def test_recruiting_needs_no_die_but_ones_own_turn() -> None:
    table = Table(*START_MAP).put(SQUADRON, 0, 3).put(UNION, 2, 0).market("aeronauts", "naive-noble")
    table.gold(1, 0, 1).turn(SQUADRON)
    assert table.offers("recruit aeronauts")
    assert not table.offers("recruit naive-noble")
    assert table.asked.seat == SQUADRON


@rule("H8.1", "A18")
def test_sail_moves_one_or_two_spaces() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).turn(RED).play("die", "slot sail")
    assert not table.offers("anchor")
    table.play("step 1,3")
    assert table.offers("anchor")
    table.play("step 1,2")
    assert table.prompt == "turn"


@rule("H8.2", "H30.6", "H9.6")
def test_tailwind_six() -> None:
    table = Table("fish-a@1,0R1", "swords-a@0,2R3").put(RED, 2, 1).dice(RED, 6, 6).turn(RED)
    table.play("die 6", "slot tailwind")
    assert table.places("jump") == {(1, 0), (0, 2)}
    assert table.offers("pass")
    table.play("pass")
    assert table.where(RED) == (2, 1)


@rule("H8.3", "H11.2", "H19.4")
def test_cannons_are_loaded_until_the_round_ends() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).dice(RED, 1, 1).turn(RED).play("die", "slot cannons")
    assert table.state.slots[28] == 9
    table.then(RollDice())
    assert table.state.slots[28] == -1


@rule("H8.3", "H11.2")
@pytest.mark.parametrize("seat", [UNION, RED, WHITE])
def test_whoever_has_a_die_on_the_own_cannons_is_loaded(seat: int) -> None:
    table = Table(*START_MAP).put(seat, 1, 2).dice(seat, 1, 1).turn(seat)
    assert not cannons_loaded(table.state, seat)
    table.play("die", "slot cannons")
    assert [bool(cannons_loaded(table.state, each)) for each in range(4)] == [
        each == seat for each in range(4)
    ]


@rule("H5.1")
def test_dice_that_wait_to_be_rolled_are_nobodys_question() -> None:
    table = Table(*START_MAP)
    table.state.do(RollDice())
    table.state.next_step().run(table.state)
    told = GAME.told(table.state, RED)
    assert told["depth"][0] > 1
    assert told["waiting"][0] == 0


@rule("H8.4", "H14.7")
def test_repair_removes_up_to_two_tokens() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "sailor").hurt(23, 26, 59).dice(RED, 2, 2).turn(RED)
    table.play("die 2", "slot repair", "fix sailor", "fix sail")
    assert table.prompt == "place"
    assert table.wounds(RED) == 1
    table = Table(*START_MAP).put(RED, 1, 2).hurt(23, 26).dice(RED, 2, 2).turn(RED)
    table.play("die 2", "slot repair", "fix sail", "pass")
    assert table.wounds(RED) == 1


@rule("H30.57", "H24.18", "H6.9")
@card("middleman")
def test_middleman_halves_the_price_rounded_up() -> None:
    for value, with_him, without in ((2, 1, 1), (4, 2, 3), (6, 3, 5)):
        for crew, price in ((["middleman"], with_him), ([], without)):
            table = Table(*START_MAP).put(RED, 2, 0).gold(0, price).crew(RED, *crew).dice(RED, 1, 1).turn(RED)
            table.play("die 1", f"change {value}", "slot negotiate")
            assert table.state.gold[RED] == 0
            poor = Table(*START_MAP).put(RED, 2, 0).gold(0, price - 1).crew(RED, *crew)
            poor.dice(RED, 1, 1).turn(RED).play("die 1")
            assert not poor.offers(f"change {value}")


@rule("H15.6", "A35")
def test_a_recruit_slot_is_never_used_again() -> None:
    table = Table("skull-b@0,0R0").put(RED, 1, 1).crew(RED, "gunner").dice(RED, 3, 3).turn(RED).play("die 3")
    assert not table.offers("slot gunner")


@rule("H1.4", "H13.5", "H30.53")
def test_tailwind_with_one() -> None:
    table = Table(*START_MAP).put(SQUADRON, 2, 0).dice(SQUADRON, 1, 1, 1).turn(SQUADRON)
    table.play("die 1", "slot tailwind")
    assert table.prompt == "turn"
    assert table.patrols(2, 0) == 0
    assert table.state.die_at[0] == 4
    advance(table.state)


@rule("H5.6", "H15.2", "A17")
def test_a_die_that_fits_nowhere_may_recruit_or_be_set_aside() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).market("elder").dice(RED, 3, 5).gold(0, 1)
    table.hurt(*table.slots(RED)).turn(RED)
    assert table.codes == ["die.9", "die.10", "aside.9", "aside.10", "smuggle.3"]
    table.play("die 3")
    assert table.codes == ["slot.42", "change.x2", "change.x4"]
    table.play("change 4")
    assert table.has(RED, "elder")
    assert (table.state.dice[9], table.state.gold[RED]) == (4, 0)


@rule("H6.3", "H6.9", "A38")
def test_a_die_is_changed_once_and_then_placed() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).gold(0, 3).dice(RED, 2, 2).turn(RED).play("die", "change 3")
    assert table.count("change") == 0
    assert table.count("slot") > 1
    table.play("slot sail", "step 1,3", "anchor")
    assert table.state.gold[RED] == 2
