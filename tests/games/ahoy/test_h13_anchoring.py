"""H13: what anchoring brings, once and at the right place."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from marks import card, rule


@rule("H13.7", "H9.14", "H24.15")
@card("gunners-mate")
def test_what_is_left_of_anchoring_lapses_when_the_flagship_sails_on() -> None:
    table = (
        Table("skull-b@0,0R0", "fish-a@0,2R0").put(RED, 1, 0).put("patrol", 1, 1).crew(RED, "gunners-mate")
    )
    table.hurt(*Table().slots(RED, "full-sail")).dice(RED, 3, 3, 3).turn(RED)
    table.sail("0,0").play("anchor", "transfer", "volley 1,1", "pass", "face 6", "face 1", "win slip-away")
    table.play("step 0,1", "anchor")
    assert table.codes == ["treasure", "pass"]
    table.play("treasure")
    assert (table.prompt, table.state.gold[RED]) == ("turn", 1)


@rule("H24.6", "H23.1")
@card("merchant")
def test_a_merchant_is_not_paid_from_an_empty_supply() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "merchant").gold(20).dice(RED, 3, 3)
    table.hurt(*Table().slots(RED, "cannons")).turn(RED).sail("0,2").play("anchor")
    assert table.codes == ["mend", "pass"]


@rule("H24.16", "H1.3")
@card("diver")
def test_a_diver_needs_wreckage_not_just_treasure() -> None:
    table = Table("skull-b@0,0R0").put(RED, 1, 1).crew(RED, "diver").dice(RED, 3, 3).turn(RED)
    table.sail("1,0").play("anchor")
    assert table.codes == ["treasure", "pass"]


@rule("H12.2", "H13.1")
def test_a_harbor_repairs_once_or_moves_a_die_never_both() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).hurt(23, 24, 26).dice(RED, 3, 3).turn(RED).sail("0,2")
    table.play("anchor")
    assert {"mend", "transfer", "treasure"} < set(table.codes)
    table.play("mend", "fix sail", "fix sail")
    assert (table.codes, table.wounds(RED)) == (["treasure", "pass"], 1)
    table = Table(*START_MAP).put(RED, 1, 2).hurt(23, 24, 26).dice(RED, 3, 3).turn(RED).sail("0,2")
    table.play("anchor", "transfer")
    assert (table.codes, table.wounds(RED)) == (["treasure", "pass"], 3)


@rule("H24.22", "A31")
@card("trawler")
def test_a_treasure_is_trawled_once_even_if_a_current_leads_back() -> None:
    table = Table("fish-b@0,0R0", "skull-b@2,0R1").put(RED, 2, 1).crew(RED, "trawler").dice(RED, 3, 3, 3)
    assert table.at(2, 0) % 4 == 2
    table.turn(RED).play("die", "slot trawler", "step 2,0", "collect", "step 1,0")
    assert table.where(RED) == (2, 0)
    assert (table.prompt, table.state.gold[RED]) == ("turn", 1)


@rule("H24.22", "H24.34", "H16.1", "H17.11")
@card("trawler")
def test_a_trawler_brings_neither_patrols_nor_comrades() -> None:
    for seat in (SQUADRON, UNION):
        table = Table(*START_MAP).put(seat, 2, 1).crew(seat, "trawler").dice(seat, 4, 4, 4).turn(seat)
        table.play("die", "slot trawler", "step 2,0", "anchor")
        assert table.prompt == "turn"


@rule("H12.7")
def test_a_treasure_pays_as_many_gold_as_it_shows() -> None:
    table = Table("fish-b@0,0R0").put(RED, 1, 0).dice(RED, 3, 3, 3).turn(RED).sail("0,0")
    table.play("anchor", "treasure")
    assert (table.prompt, table.state.gold[RED]) == ("turn", 2)
