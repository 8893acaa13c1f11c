"""H15: the Market and Crew."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from games.ahoy.words import slot_of
from marks import card, rule


@rule("H15.1", "H18.2", "H30.16")
@card("diver")
def test_a_card_is_crew_or_for_smugglers_cargo() -> None:
    table = Table("fish-a@0,0R0").put(RED, 1, 1).market("diver", "merchant").gold(0, 3).turn(RED)
    table.play("smuggle diver")
    assert table.state.gold[RED] == 3
    assert table.state.cargo[RED] == 1 << 28
    assert len(table.on_sale()) == 3
    table.play("recruit merchant")
    assert table.has(RED, "merchant")
    table = Table("fish-a@0,0R0").put(UNION, 1, 1).market("diver").gold(0, 0, 3).turn(UNION)
    assert not table.offers("smuggle diver")


@rule("H15.2", "H15.3", "H15.5")
@card("sea-witch", "aeronauts", "elder")
def test_recruiting_by_suit_and_price() -> None:
    table = (
        Table("parrot-b@0,0R0").put(RED, 1, 1).market("sea-witch", "aeronauts", "gunner").gold(0, 3).turn(RED)
    )
    assert not table.offers("recruit gunner")
    table.play("recruit sea-witch", "recruit aeronauts")
    assert table.state.gold[RED] == 0
    assert table.state.bank == 20
    table = Table("parrot-b@0,0R0").put(RED, 1, 1).market("sea-witch", "aeronauts").gold(0, 1).turn(RED)
    assert not table.offers("recruit sea-witch")
    assert table.offers("recruit aeronauts")
    table = Table("parrot-b@0,0R0").put(RED, 1, 1).market("elder").gold(0, 9).dice(RED, 4, 4, 4).turn(RED)
    assert not table.offers("recruit elder")
    table.play("die", "slot elder")
    assert table.has(RED, "elder")
    assert table.state.slots[slot_of("elder")] == 9


@rule("H15.4", "H15.10", "H15.12")
def test_the_market_refills_at_once_while_the_deck_lasts() -> None:
    table = Table("parrot-b@0,0R0").put(RED, 1, 1).market("aeronauts", "gunner", "pilot").gold(0, 9).turn(RED)
    top = table.state.deck.top()
    table.play("recruit aeronauts")
    assert top in list(table.state.market)
    assert len(table.on_sale()) == 3
    table = Table("parrot-b@0,0R0").put(RED, 1, 1).market("aeronauts", "middleman").gold(0, 9).turn(RED)
    while table.state.deck.size() > 0:
        table.state.open.put(table.state.deck.draw(), 255)
    table.play("recruit aeronauts")
    assert table.on_sale() == ["middleman"]
    table.sound()


@rule("H15.10", "H15.3")
def test_a_card_just_refilled_may_be_recruited_next() -> None:
    table = Table("fish-a@0,0R0").put(RED, 1, 1).market("diver", "gunner", "elder").gold(0, 9).turn(RED)
    table.play("recruit diver")
    assert table.on_sale()[0] == "merchant"
    table.play("recruit merchant")
    assert table.has(RED, "merchant")


@rule("H15.5", "H24.13", "H15.7", "H24.34")
@card("sailor")
def test_crew_is_usable_at_once_and_a_slot_once_per_round() -> None:
    table = Table("compass-b@0,0R0", "fish-a@0,2R0").put(RED, 1, 1).market("sailor").gold(0, 2).turn(RED)
    table.play("recruit sailor", "die", "slot sailor", "step 0,1", "step 0,2", "step 0,3", "damage sail")
    assert table.where(RED) == (0, 3)
    assert table.prompt == "anchor"
    table.play("treasure", "die")
    assert not table.offers("slot sailor")


@rule("H15.6", "H26.5", "H18.17")
@card("gunner")
def test_recruiting_without_cost_leaves_the_slot_empty() -> None:
    table = Table("parrot-b@0,0R0").put(RED, 1, 1).market("gunner", "pilot").dice(RED, 2, 2).turn(RED)
    table.play("die", "slot negotiate", "crew gunner")
    assert table.has(RED, "gunner")
    assert table.state.slots[slot_of("gunner")] == -1


@rule("H15.8", "H16.4.5", "H30.30", "H29.6", "H18.11")
def test_a_stronghold_forbids_trade_on_its_island() -> None:
    table = Table("tree-a@0,0R0").put(RED, 1, 1).put("stronghold", 1, 1).market("naive-noble").gold(0, 5)
    table.cargo(RED, "gunner").dice(RED, 2, 2, 2).turn(RED)
    assert table.count("recruit") == table.count("smuggle") == table.count("deliver") == 0
    table.play("die", "slot negotiate")
    assert table.prompt == "turn"
    assert table.state.crew[RED] == 0


@rule("H30.30", "H16.4.5")
def test_the_union_may_place_comrades_there_but_not_recruit() -> None:
    table = Table("tree-a@0,0R0").put(UNION, 0, 0).put("stronghold", 1, 1).market("naive-noble").gold(0, 0, 5)
    table.dice(UNION, 2, 2, 2).turn(UNION).play(
        "die", "slot sail", "step 0,1", "step 1,1", "face 1", "face 6", "pass"
    )
    assert table.offers("land-two")
    table.play("land-two")
    assert table.comrades(1, 1) == 2
    assert table.count("recruit") == 0


@rule("H15.9", "A16", "H24.33", "A60", "H24.12")
@card("naive-noble")
def test_what_lies_on_crew_that_leaves() -> None:
    table = (
        Table("tree-a@0,0R0")
        .put(RED, 0, 0)
        .put(UNION, 0, 1)
        .crew(RED, "naive-noble")
        .crew(UNION, "sailor", "trawler")
    )
    table.lay_die(UNION, 3, slot_of("sailor")).hurt(slot_of("trawler")).turn(RED)
    table.play("use naive-noble", "steal sailor", "as-crew sailor")
    assert table.has(RED, "sailor")
    assert not table.has(UNION, "sailor")
    assert not table.has(RED, "naive-noble")
    assert table.state.die_at[8] == -2
    assert table.state.slots[slot_of("sailor")] == -1
    table.play("die", "slot sailor")
    assert table.prompt == "sail"


@rule("H15.11", "A46")
@card("convincing-comrade", "convincing-official")
def test_two_copies_are_independent() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "convincing-comrade", "convincing-comrade").turn(RED)
    table.play("die", "slot convincing-comrade", "die", "slot convincing-comrade")
    assert [table.state.slots[slot] >= 0 for slot in (54, 56)] == [True, True]
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "convincing-official", "convincing-official").turn(RED)
    table.play("die", "slot convincing-official", "die", "slot convincing-official")
    assert [table.state.slots[slot] >= 0 for slot in (55, 57)] == [True, True]


@rule("H15.13", "H12.10")
def test_a_crew_slot_emptied_by_a_harbor_takes_a_die_again() -> None:
    table = Table("skull-b@0,0R0").put(RED, 1, 0).crew(RED, "sailor").dice(RED, 2, 2, 2).turn(RED)
    table.play("die", "slot sailor", "step 0,0", "anchor", "transfer", "die", "slot sailor")
    assert table.prompt == "sail"


@rule("H15.7")
def test_crew_without_a_slot_gives_a_free_action_or_is_passive() -> None:
    table = (
        Table("parrot-a@0,0R0", "parrot-b@0,2R0")
        .put(SQUADRON, 1, 1)
        .crew(SQUADRON, "aeronauts", "pilot")
        .gold(1)
    )
    table.turn(SQUADRON)
    assert table.offers("use aeronauts")
    assert not table.offers("use pilot")
