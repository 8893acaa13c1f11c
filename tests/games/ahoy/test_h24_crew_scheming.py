"""H24: Crew that earns, persuades, steals and meddles."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from games.ahoy.words import slot_of
from marks import card, rule


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
