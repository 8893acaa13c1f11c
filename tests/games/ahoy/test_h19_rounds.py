"""H19, H22, H23: the end of a round, two players, fine print."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy.changes import gain_gold, land_comrades
from herna.games.ahoy.profile import Profile
from herna.games.ahoy.scoring import ScoreRegions
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.turn import CleanUp, PassFirst
from herna.kernel.engine import advance, take
from marks import card, rule


def roll(state: Ahoy) -> None:
    """Let chance answer until a seat is asked."""
    choice = state.pending
    while choice is not None and choice.seat == -1 and choice.prompt == "action-die":
        take(state, 3)
        choice = advance(state)


@rule("H19.2", "H19.3", "H19.4", "H19.5")
def test_clean_up_in_order() -> None:
    table = (
        Table(*START_MAP)
        .put(RED, 1, 2)
        .put(SQUADRON, 2, 0)
        .crew(RED, "gunner")
        .cargo(RED, "diver")
        .gold(0, 3)
    )
    table.hurt(23).load(RED, 5).put(UNION, 2, 1)
    table.state.first = SQUADRON
    table.state.do(ScoreRegions(), CleanUp())
    advance(table.state)
    assert table.prompt == "action-die"
    assert table.state.slots[28] == -1
    assert table.state.slots[23] == -2
    roll(table.state)
    assert table.state.first == RED
    assert table.state.hand.size() == 2
    assert (table.state.active, table.state.round) == (RED, 1)
    assert all(value == 4 for value in table.state.dice)
    assert table.has(RED, "gunner")
    assert table.state.cargo[RED] == 1 << 28
    assert table.state.gold[RED] == 3


@rule("H19.2")
def test_the_first_player_card_goes_round_the_table() -> None:
    table = Table(*START_MAP)
    firsts = []
    for _round in range(5):
        table.then(PassFirst())
        firsts.append(table.state.first)
    assert firsts == [1, 2, 3, 0, 1]


@rule("H22.1", "H22.5", "H29.10", "H30.29", "H19.2", "H19.3")
def test_adjusting_for_two() -> None:
    table = (
        Table(*START_MAP, seats=2)
        .put(0, 2, 0)
        .put(1, 2, 1)
        .market("gunner", "pilot", "diver")
        .lay_die(0, 3, 0)
    )
    table.state.first = 1
    table.state.do(ScoreRegions(), CleanUp())
    advance(table.state)
    assert (table.prompt, table.asked.seat) == ("raise", 1)
    assert not table.offers("pass")
    assert table.state.slots[0] >= 0
    table.play("raise tree-b")
    assert table.state.wealth[9] == 2
    assert (table.prompt, table.asked.seat) == ("wipe", 1)
    table.play("wipe")
    assert not {"gunner", "pilot", "diver"} & set(table.on_sale())
    assert len(table.on_sale()) == 3
    assert table.prompt == "action-die"
    roll(table.state)
    assert table.state.first == 0
    assert table.state.hand.size() == 2


@rule("H22.5", "H29.10")
def test_the_market_may_stay() -> None:
    table = Table(*START_MAP, seats=2).put(0, 2, 0).put(1, 2, 1).market("gunner", "pilot", "diver")
    table.then(CleanUp()).play("raise parrot-b", "pass")
    assert table.on_sale() == ["gunner", "pilot", "diver"]


@rule("H30.58", "H22.1", "H15.12")
def test_a_late_clean_up_for_two() -> None:
    table = Table(*START_MAP, seats=2).put(0, 2, 0).put(1, 2, 1).market("gunner", "pilot", "diver")
    for tile in table.state.chart.tiles:
        table.state.wealth[tile] = 6
    while table.state.deck.size() > 2:
        table.state.open.put(table.state.deck.draw(), 255)
    table.then(CleanUp())
    assert table.prompt == "wipe"
    table.play("wipe")
    assert len(table.on_sale()) == 2
    assert table.state.deck.size() == 0


@rule("H22.1", "H15.12")
def test_an_empty_market_cannot_be_wiped() -> None:
    table = Table(*START_MAP, seats=2).put(0, 2, 0).put(1, 2, 1).then(CleanUp()).play("raise tree-b")
    assert table.prompt == "action-die"


@rule("H22.1")
def test_no_adjustment_for_three() -> None:
    table = Table(*START_MAP, seats=3).put(0, 2, 0).then(CleanUp())
    assert table.prompt == "action-die"


@rule("H23.1", "H23.5", "A55", "H30.50", "H24.7")
@card("cutpurse")
def test_the_last_gold() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).put(RED, 1, 3).load(SQUADRON, 5).crew(SQUADRON, "cutpurse")
    table.gold(18, 1).dice(SQUADRON, 1, 1, 1).turn(SQUADRON)
    assert table.state.bank == 1
    table.play("die", "slot sail", "step 1,3", "pass", "face 6", "face 1", "first-card cutpurse")
    table.play("win plunder", "damage sail")
    assert table.state.gold[SQUADRON] == 20
    assert table.state.gold[RED] == 0
    table.sound()


@rule("H23.5")
def test_short_supplies_give_what_there_is() -> None:
    table = Table(*START_MAP).gold(0, 19)
    gain_gold(table.state, SQUADRON, 3)
    assert table.state.gold[SQUADRON] == 1
    table.state.ready, table.state.muster = 1, 19
    land_comrades(table.state, table.at(0, 3), 4)
    assert table.comrades(0, 3) == 1


@rule("H23.7", "A56", "H21.9")
def test_effects_inside_an_effect_are_finished_first() -> None:
    table = (
        Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).put(UNION, 1, 2).load(RED, 1).cargo(RED, "diver")
    )
    table.dice(RED, 2, 2, 2).turn(RED).play("die", "slot sail", "step 1,3", "face 6", "face 1")
    table.play(
        "win slip-away", "step 1,2", "face 6", "face 1", "win rewarded", "damage sail", "marker 1,2", "claim"
    )
    assert table.state.gold[RED] == 1
    assert table.prompt == "turn"
    assert table.where(RED) == (1, 2)


@rule("H23.2", "H28.8", "A13")
@card("enlist")
def test_reminder_text_yields_but_a_table_may_read_enlist_more_widely() -> None:
    table = (
        Table(*START_MAP)
        .put(UNION, 2, 1)
        .put("comrade", 0, 3)
        .put("stronghold", 0, 3)
        .hand("enlist")
        .turn(UNION)
    )
    assert table.offers("plan enlist")
    wide = Table(*START_MAP).put(UNION, 2, 1).put("comrade", 0, 3).put("stronghold", 0, 3).hand("enlist")
    wide.state.profile = Profile(wide_enlist=True)
    assert not wide.turn(UNION).offers("plan enlist")


@rule("H19.2", "H19.3", "H30.29")
def test_dice_are_rolled_before_the_first_player_card_passes_and_plans_are_drawn() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).put(UNION, 1, 2).put(RED, 1, 2).put(WHITE, 1, 2)
    table.then(CleanUp())
    for _die in range(17):
        assert (table.prompt, table.state.first, table.state.hand.size()) == ("action-die", 0, 0)
        table.play("face 5")
    assert (table.prompt, table.state.first, table.state.hand.size()) == ("turn", 1, 2)
