"""H13: what anchoring brings, once and at the right place."""

from __future__ import annotations

from games.ahoy.table import RED, START_MAP, Table
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
