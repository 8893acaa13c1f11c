"""Corner cases: the last one of anything, other seats than the first, and what is not offered."""

from __future__ import annotations

import pytest

from games.arcs.table import Table, court
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.atlas import GATE_PORT, GATE_STATION
from herna.games.arcs.components import COPY, PIVOT
from herna.games.arcs.queries import distinct_types, marked
from herna.games.arcs.scoring import gains
from marks import card, rule


@rule("A15.1", "A13.7")
def test_one_ship_and_one_key_are_enough_to_raid() -> None:
    table = Table(3).ships(0, "2-hex", 1).city(1, "2-hex").tokens(1, "-", "fuel").act(0, "aggression-2")
    table.choose("battle", "collect.raid.x1", "face.raid.x3")
    assert table.prompt == "raid"
    table.choose("steal.1:2", "slot.1")
    assert table.held(0) == ["fuel"]


@rule("R-29", "A13.14")
@card("railgun-arrays", "rebel", "gatekeepers")
def test_without_attackers_no_dice_are_asked_for() -> None:
    table = Table(3, leaders=True).lore(1, "railgun-arrays").leader(0, "rebel").guild(0, "gatekeepers")
    table.ships(0, "2-gate", 0, damaged=1).ships(1, "2-gate", 1).port(0, "3-hex").act(0, "aggression-2")
    table.choose("battle")
    assert table.over
    assert table.state.fight is None


@card("cloud-cities")
def test_a_cloud_city_needs_a_city_on_the_board() -> None:
    table = (
        Table(3, leaders=True).lore(0, "cloud-cities").ships(0, "2-hex", 1).tokens(0, "relic").off_board(0, 5)
    )
    table.act(0, "construction-2").choose("city")
    assert not table.can("site.43")
    table.off_board(0, 4).act(0, "construction-2").choose("city", "site.43")
    assert table.state.cities[0] == 0
    assert table.standing("2-hex") == ["0 city"]


@card("overseer")
def test_ruthless_is_once_a_turn_for_ships_as_well() -> None:
    table = (
        Table(3, leaders=True)
        .leader(0, "overseer")
        .port(0, "2-hex")
        .port(0, "3-hex")
        .act(0, "construction-2")
    )
    table.choose("ship.2-hex", "use-leader.overseer", "ship.3-hex")
    assert table.prompt == "act"
    assert table.standing("2-hex") == ["0 starport damaged"]
    assert table.fleet(0, "2-hex") == (2, 0)


@card("overseer")
def test_ruthless_hits_a_fresh_city_without_outrage() -> None:
    table = (
        Table(3, leaders=True)
        .leader(0, "overseer")
        .city(0, "2-hex")
        .off_board(0, 3)
        .act(0, "administration-2")
    )
    table.choose("tax.2-hex", "slot.1", "use-leader.overseer", "slot.2")
    assert table.standing("2-hex") == ["0 city damaged"]
    assert table.outraged(0) == []
    assert table.held(0) == ["relic", "relic"]


@card("empaths-bond")
def test_the_bond_needs_a_starport_to_catapult() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "empaths-bond")
        .city(1, "2-hex")
        .ships(0, "2-hex", 1)
        .declared("empath")
    )
    table.act(0, "mobilization-2").choose("move")
    assert not table.can("where.5-gate")


@rule("A12.10")
def test_leaving_ships_behind_is_asked_from_two_ships_on() -> None:
    table = (
        Table(3).port(0, "2-hex").ships(0, "2-hex", 1).act(0, "mobilization-2").choose("move", "where.3-gate")
    )
    assert table.prompt == "act"
    assert table.fleet(0, "3-gate") == (1, 0)
    table = Table(3).port(0, "2-hex").ships(0, "2-hex", 3).act(0, "mobilization-2")
    table.choose("move", "all", "where.3-gate")
    assert sorted(table.codes()) == ["all", "fresh.x1", "fresh.x2"]
    table.choose("all")
    assert table.fleet(0, "3-gate") == (3, 0)


@card("gate-ports")
def test_only_the_guards_own_starport_catches_agents() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "gate-ports")
        .ships(0, "2-gate", 2)
        .port(2, "2-gate", site=GATE_PORT + 1)
    )
    table.ships(1, "2-arrow", 1).act(1, "mobilization-2").choose("move", "where.2-gate")
    assert table.captive_list(0) == []
    table = (
        Table(3, leaders=True)
        .lore(2, "gate-ports")
        .ships(2, "2-gate", 2)
        .port(2, "2-gate", site=GATE_PORT + 1)
    )
    table.ships(1, "2-arrow", 1).act(1, "mobilization-2").choose("move", "where.2-gate")
    assert table.captive_list(2) == [1]


@rule("A13.7")
def test_automatic_assignment_is_for_several_hits() -> None:
    table = (
        Table(3)
        .ships(0, "2-gate", 4)
        .ships(1, "2-gate", 2, damaged=1)
        .city(1, "5-hex")
        .act(0, "aggression-2")
    )
    table.choose("battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x2")
    assert "auto" in table.verbs()
    table.choose("auto")
    assert table.fleet(1, "2-gate") == (1, 1)
    assert table.trophy_list(0) == ["1 ship"]
    table = (
        Table(3)
        .ships(0, "2-gate", 4)
        .ships(1, "2-gate", 2, damaged=1)
        .city(1, "5-hex")
        .act(0, "aggression-2")
    )
    table.choose("battle", "collect.assault.x0", "collect.skirmish.x1", "face.skirmish.x4")
    assert table.verbs() == {"hit"}


@rule("A13.7", "A13.8")
@pytest.mark.parametrize(("hits", "asked"), [("22", False), ("25", True)])
def test_hits_that_destroy_every_building_are_not_asked_about(hits: str, asked: bool) -> None:
    table = Table(3).ships(0, "2-hex", 6).city(1, "2-hex").port(1, "2-hex").act(0, "aggression-2")
    table.choose("battle", "collect.raid.x0", "collect.assault.x2", "collect.skirmish.x0")
    table.choose(*[f"face.assault.x{face}" for face in hits])
    assert (table.prompt == "hit-building") is asked
    if not asked:
        assert table.standing("2-hex") == []


@card("elder")
def test_beloved_counts_a_lost_starport() -> None:
    table = Table(3, leaders=True).leader(1, "elder").ships(0, "2-hex", 2).port(1, "2-hex", damaged=True)
    table.court("farseers").act(0, "aggression-2")
    table.choose("battle", "collect.raid.x1", "collect.assault.x0", "collect.skirmish.x0", "face.raid.x3")
    assert (table.prompt, table.choice.seat) == ("influence", 1)


@rule("A17.3")
@card(
    "prison-wardens",
    "living-structures",
    "force-beams",
    "survival-overrides",
    "galactic-rifles",
    "tool-priests",
)
def test_new_actions_are_offered_only_in_place_of_their_own() -> None:
    table = (
        Table(3, leaders=True).guild(0, "prison-wardens").captives(0, 1, 1).city(0, "2-hex").port(0, "3-hex")
    )
    table.lore(0, "living-structures", "force-beams", "survival-overrides", "galactic-rifles", "tool-priests")
    table.ships(0, "2-gate", 1).ships(0, "2-hex", 1).ships(1, "3-gate", 1).court("farseers")
    new = {"pressgang", "execute", "nurture", "prune", "guide", "martyr", "fire-rifles", "summon"}
    offered = {
        "administration-2": {"execute", "prune"},
        "aggression-2": {"guide", "martyr", "fire-rifles"},
        "construction-2": {"pressgang", "nurture", "prune", "summon"},
        "mobilization-2": {"execute", "guide", "martyr"},
    }
    for name, wanted in offered.items():
        assert table.act(0, name).verbs() & new == wanted


@rule("A17.11")
@card("prison-wardens", "survival-overrides", "galactic-rifles")
def test_new_actions_need_captives_fresh_ships_or_targets() -> None:
    table = Table(3, leaders=True).guild(0, "prison-wardens").lore(0, "survival-overrides", "galactic-rifles")
    table.ships(0, "2-gate", 0, damaged=1).ships(1, "2-hex", 1).court("farseers")
    assert "martyr" not in table.act(0, "mobilization-2").verbs()
    assert "execute" not in table.act(0, "mobilization-2").verbs()
    assert "fire-rifles" not in table.act(0, "aggression-2").verbs()
    table = Table(3, leaders=True).lore(0, "galactic-rifles").ships(0, "2-gate", 1).ships(1, "5-hex", 1)
    assert "fire-rifles" not in table.act(0, "aggression-2").verbs()


@card("sprinter-drives")
def test_all_sprinting_ships_are_those_that_just_moved() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "sprinter-drives")
        .ships(0, "2-gate", 2)
        .ships(0, "2-hex", 3, damaged=1)
    )
    table.act(0, "mobilization-2").choose("move", "where.2-gate", "all", "where.2-hex", "where.2-hex", "all")
    table.choose("where.3-arrow")
    assert table.fleet(0, "3-arrow") == (2, 0)
    assert table.fleet(0, "2-hex") == (3, 1)


@card("warrior", "sprinter-drives")
def test_a_move_before_battle_and_its_sprint_leave_a_battle_possible() -> None:
    table = Table(3, leaders=True).leader(0, "warrior").lore(0, "sprinter-drives").ships(0, "2-gate", 1)
    table.ships(1, "2-hex", 1).act(0, "aggression-2", COPY, "aggression-4").choose("use-leader.warrior")
    assert table.prompt == "collect"
    assert table.fleet(0, "2-hex") == (1, 0)


@card("warrior")
def test_tactical_may_be_declined_and_may_use_other_ships() -> None:
    table = (
        Table(3, leaders=True)
        .leader(0, "warrior")
        .ships(0, "2-gate", 1)
        .ships(1, "2-gate", 1)
        .city(1, "5-hex")
    )
    table.ships(0, "5-gate", 1).act(0, "aggression-2", PIVOT, "mobilization-2")
    table.choose("battle", "collect.assault.x0", "collect.skirmish.x0", "pass")
    assert table.over
    table = (
        Table(3, leaders=True)
        .leader(0, "warrior")
        .ships(0, "2-gate", 1)
        .ships(1, "2-gate", 1)
        .city(1, "5-hex")
    )
    table.ships(0, "5-gate", 2).act(0, "aggression-2", PIVOT, "mobilization-2").choose("use-leader.warrior")
    table.choose("all", "where.6-gate")
    assert table.fleet(0, "6-gate") == (2, 0)
    assert table.prompt == "collect"


@card("feastbringer")
def test_charismatic_looks_at_every_court_position() -> None:
    table = Table(3, leaders=True).leader(1, "feastbringer").court("farseers", "gatekeepers", "secret-order")
    table.agents("gatekeepers", 1, 1).agents("farseers", 2).agents("secret-order", 0, 0, 2).port(1, "2-hex")
    table.act(1, "aggression-2", COPY, "aggression-4").choose("use-leader.feastbringer")
    assert table.area(1) == ["gatekeepers"]


@rule("A16.6")
@card("ancient-holdings")
def test_rearranging_reaches_the_slot_on_a_card() -> None:
    from herna.games.arcs.actions.slots import Gain

    table = Table(3, leaders=True).lore(1, "ancient-holdings").tokens(1, "relic", "fuel").do(Gain(1, 2))
    table.choose("rearrange", "type.fuel", "type.weapon")
    assert table.slots(1) == ["fuel", "weapon", "-", "-", "-", "-", "relic"]


@card("anarchist")
def test_inspiring_needs_ships() -> None:
    table = Table(3, leaders=True).leader(0, "anarchist").city(1, "2-hex").ships(0, "2-gate", 1)
    table.act(0, "administration-2")
    assert not table.can("tax.7")
    assert not table.can("tax.8")


@card("shaper", "gate-stations")
def test_mythic_does_nothing_for_a_gate_city() -> None:
    site = GATE_STATION + 1
    table = (
        Table(3, leaders=True)
        .leader(0, "shaper")
        .city(0, "2-gate", site=site)
        .city(1, "2-hex")
        .tokens(0, "fuel")
    )
    table.act(0, "administration-2").choose(f"tax.{site}", "slot.2")
    assert table.prompt != "mythic"


@rule("A22.2")
@card("farseers")
def test_farseers_shuffle_split_piles_together_when_short() -> None:
    table = Table(3, discard="split").guild(0, "farseers").ships(0, "2-gate", 1).hand(0, "aggression-2")
    table.act(0, "mobilization-2")
    held = [int(each) for each in table.state.discard.cards()]
    for each in held[1:]:
        table.state.discard.take(each)
        table.state.open_discard.put(each, 255)
    table.choose("use.farseers", "action.aggression-2", "pass")
    assert table.state.hands[0].size() == 2
    assert table.state.open_discard.size() == len(held) - 1
    table.guild(0, "farseers").act(0, "mobilization-3")
    for each in list(table.state.discard.cards()):
        table.state.discard.take(each)
        table.state.open_discard.put(each, 255)
    table.choose("use.farseers", "pass")
    assert table.state.open_discard.size() == 0


@card("farseers")
def test_discarded_hand_cards_are_shuffled() -> None:
    orders = set()
    for seed in range(12):
        from herna.kernel.rng import seeded

        table = Table(3).guild(0, "farseers").ships(0, "2-gate", 1).hand(0, "aggression-2", "aggression-3")
        table.state.rng = seeded(seed)
        table.act(0, "mobilization-2").choose("use.farseers", "action.aggression-2", "action.aggression-3")
        orders.add(tuple(int(each) for each in table.state.discard.cards()[-2:]))
    assert orders == {(8, 9), (9, 8)}


@card("farseers")
def test_no_swap_with_an_empty_hand_on_the_other_side() -> None:
    table = Table(3).guild(0, "farseers").hand(0, "aggression-2").do(Declare(0, 2, True)).choose("whom.1")
    assert table.over


@card("force-beams")
def test_guide_by_another_seat_and_from_the_starport() -> None:
    table = (
        Table(3, leaders=True)
        .lore(2, "force-beams")
        .port(2, "2-hex")
        .ships(2, "2-hex", 2)
        .ships(0, "2-hex", 1)
    )
    table.act(2, "mobilization-2").choose("guide")
    assert table.can("where.2-gate", "where.3-arrow", "where.2-crescent")
    table.choose("where.3-arrow", "fresh.x0")
    assert table.codes() == ["fresh.x1", "fresh.x2"]
    table.choose("fresh.x2")
    assert table.fleet(2, "3-arrow") == (2, 0)
    assert table.fleet(0, "2-hex") == (1, 0)


@card("prison-wardens", "court-enforcers")
def test_wardens_and_enforcers_of_another_seat() -> None:
    table = (
        Table(3)
        .guild(1, "prison-wardens", "court-enforcers")
        .captives(1, 2, 2)
        .off_board(1, 3)
        .port(1, "2-hex")
    )
    table.tokens(0, "fuel", "fuel").tokens(2, "fuel", "fuel", "fuel").act(1, "construction-2")
    table.choose("pressgang")
    assert not table.can("type.fuel")
    table.choose("type.relic", "slot.1", "pass")
    assert (table.captive_list(1), table.state.agents[2]) == ([2], 9)
    table.captives(1, 0, 1).court("farseers").act(1, "mobilization-2").choose(
        "execute", "captive.2", "captive.0"
    )
    assert sorted(table.trophy_list(1)) == ["0 agent", "2 agent"]
    table.court("farseers", "gatekeepers").agents("gatekeepers", 0, 0, 1).act(1, "aggression-2").choose(
        "abduct"
    )
    assert table.captive_list(1) == [2]


@card("upstart", "demagogue", "shaper", "material-cartel")
def test_leaders_with_the_last_of_something() -> None:
    table = Table(3, leaders=True).leader(1, "upstart").tokens(0, "fuel", "fuel").tokens(2, "fuel", "fuel")
    assert table.do(Declare(1, 2, True)).can("type.fuel")
    table = Table(3, leaders=True).leader(1, "demagogue").court("farseers", "gatekeepers")
    table.state.agents[1] = 1
    table.do(Declare(1, 2, True)).choose("influence.gatekeepers")
    assert table.over
    table = (
        Table(3, leaders=True)
        .leader(1, "shaper")
        .city(1, "2-hex")
        .tokens(0, "material", "material", "material")
    )
    table.tokens(2, "material").guild(0, "material-cartel").act(1, "administration-2").choose(
        "tax.2-hex", "slot.1"
    )
    assert not table.can("type.material")
    table.state.where[court("material-cartel")] = 1
    table.state.held[0] -= 1
    table.state.held[1] += 1
    table.act(1, "administration-2").choose("tax.2-hex")
    assert table.can("type.material")


@rule("A16.5")
@card("material-cartel")
def test_a_material_cartel_is_material_and_nothing_else() -> None:
    table = Table(3).guild(0, "material-cartel")
    assert distinct_types(table.state, 0) == 1


@card("warlords-terror", "tyrants-ego", "tycoons-charm", "tycoons-ambition")
def test_lore_that_needs_something_to_give() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "warlords-terror", "tyrants-ego", "tycoons-charm")
        .ships(0, "2-gate", 1)
    )
    table.declared("warlord", "tyrant", "tycoon").court("farseers").act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.captives(0, 1, 1).act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.agents("farseers", 1).act(0, "mobilization-2")
    assert table.can("use-lore.tyrants-ego")
    table = Table(3, leaders=True).lore(0, "tycoons-ambition").declared("tycoon").ships(0, "2-gate", 1)
    table.act(0, "mobilization-2").choose("use-lore.tycoons-ambition", "declare.empath")
    assert list(table.state.markers) == [-1, 4, 0]
    assert table.state.declared


@card("warlords-terror")
def test_terror_returns_ships_and_starports_of_any_rival() -> None:
    table = (
        Table(4, leaders=True).lore(2, "warlords-terror").trophies(2, 3, "ship").trophies(2, 1, "starport")
    )
    table.trophies(2, 0, "ship", 2).declared("warlord").court("farseers").ships(2, "1-gate", 1).act(
        2, "mobilization-2"
    )
    table.choose("use-lore.warlords-terror", "trophy.ship:3", "trophy.starport:1", "trophy.ship:0", "pass")
    assert table.trophy_list(2) == ["0 ship"]
    assert [int(table.state.ships[seat]) for seat in (0, 3)] == [14, 15]
    assert table.state.starports[1] == 5
    assert table.state.influence[2] == 3


@card("tyrants-authority", "living-structures")
def test_annex_and_prune_by_another_seat_with_the_last_building() -> None:
    table = Table(3, leaders=True).lore(1, "tyrants-authority").declared("tyrant").ships(1, "2-hex", 1)
    table.city(2, "2-hex", damaged=True).off_board(1, 4).off_board(2, 1).tokens(2, "relic", "fuel", "weapon")
    table.act(1, "construction-2").choose("annex", "type.relic", "type.fuel")
    assert table.standing("2-hex") == ["1 city damaged"]
    assert table.supply("weapon") == 5
    assert (table.state.cities[1], table.state.cities[2]) == (0, 5)
    table = (
        Table(3, leaders=True).lore(1, "living-structures").port(1, "2-hex").off_board(1, 4).court("farseers")
    )
    table.act(1, "administration-2").choose("prune")
    assert table.standing("2-hex") == ["1 city"]
    assert (table.state.cities[1], table.state.starports[1]) == (0, 5)
    table = (
        Table(3, leaders=True).lore(1, "living-structures").city(1, "2-hex").off_board(1, 5).court("farseers")
    )
    table.state.starports[1] = 1
    table.act(1, "administration-2").choose("prune")
    assert (table.standing("2-hex"), table.state.starports[1]) == (["1 starport"], 0)


@card("survival-overrides")
def test_a_martyr_may_take_a_damaged_ship_along() -> None:
    table = (
        Table(3, leaders=True)
        .lore(2, "survival-overrides")
        .ships(2, "2-gate", 2)
        .ships(1, "2-gate", 1, damaged=1)
    )
    table.act(2, "mobilization-2").choose("martyr")
    assert len(table.codes()) == 3
    table.choose("fleet.2-gate:1.x1")
    assert table.fleet(1, "2-gate") == (1, 0)
    assert table.trophy_list(2) == ["1 ship"]


@card("predictive-sensors")
def test_sensor_ships_leave_where_they_were() -> None:
    table = Table(3, leaders=True).lore(1, "predictive-sensors").ships(0, "2-gate", 1).ships(1, "2-gate", 1)
    table.ships(1, "3-gate", 2).ships(1, "2-arrow", 1).act(0, "aggression-2").choose(
        "battle", "where.3-gate", "fresh.x1"
    )
    assert table.fleet(1, "3-gate") == (1, 0)
    assert not table.can("where.3-gate")
    assert table.can("where.2-arrow")


@card("call-to-action", "guild-struggle", "mass-uprising", "admin-union")
def test_vox_cards_leave_and_unions_are_no_longer_held() -> None:
    table = (
        Table(3)
        .court("call-to-action")
        .agents("call-to-action", 1)
        .ships(0, "2-gate", 1)
        .act(0, "aggression-2")
    )
    table.choose("secure.call-to-action")
    assert table.state.where[court("call-to-action")] == 4
    table = Table(3).court("mass-uprising").agents("mass-uprising", 1)
    table.state.ships[0] = 4
    table.act(0, "aggression-2").choose("secure.mass-uprising", "cluster.2")
    assert table.state.ships[0] == 0
    table = Table(3).court("mass-uprising").agents("mass-uprising", 1).port(0, "2-hex")
    table.state.ships[0] = 0
    table.act(0, "aggression-2").choose("secure.mass-uprising", "cluster.2")
    assert table.over


@rule("A3.3")
def test_the_last_agent_covers_an_outrage_slot() -> None:
    from herna.games.arcs.actions.outrage import Provoke
    from herna.games.arcs.changes import return_agents

    table = Table(3)
    table.state.agents[1] = 1
    table.do(Provoke(1, 1 << 2))
    assert (table.state.agents[1], table.state.outrage[7]) == (0, 1)
    table.do(Provoke(1, 3))
    assert [int(mark) for mark in table.state.outrage[5:8]] == [2, 2, 1]
    return_agents(table.state, 1, 1)
    assert [int(mark) for mark in table.state.outrage[5:8]] == [1, 2, 1]


@rule("A19.2")
@card("2SETUP01", "2SETUP03")
def test_what_the_third_player_counts() -> None:
    table = Table(2, "2SETUP01").declared("tycoon").tokens(0, "fuel", "fuel")
    assert list(gains(table.state, 0)) == [3, 0]
    table = Table(2, "2SETUP03").declared("warlord").trophies(0, 1, "ship")
    assert list(gains(table.state, 2)) == [3, 0]


@rule("A7.3")
def test_every_marker_counts() -> None:
    table = Table(3)
    for marker in range(3):
        table.state.markers[marker] = 3
        assert marked(table.state, 3)
        table.state.markers[marker] = -1
    assert not marked(table.state, 3)


@rule("A20.1")
def test_the_draft_is_shuffled() -> None:
    from herna.games.arcs.game import GAME
    from herna.kernel.game import Setup
    from herna.kernel.rng import seeded

    rows = set()
    for seed in range(8):
        state = GAME.new(GAME.check(Setup(2, {"leaders": "base"})), seeded(seed))
        rows.add((tuple(state.leader_of), tuple(state.lore_of)))
    assert len({leaders for leaders, _lore in rows}) > 4
    assert len({lore for _leaders, lore in rows}) > 4


@rule("A17.5")
@card("noble", "feastbringer", "warrior")
def test_leaders_add_something_only_to_their_own_action() -> None:
    table = Table(3, leaders=True).leader(0, "noble").court("farseers").city(0, "2-hex")
    table.act(0, "administration-2", PIVOT, "aggression-4").choose("tax.2-hex", "slot.1")
    assert table.told("influenced") == 0
    assert table.state.pending is None or table.prompt != "influence"
    table = Table(3, leaders=True).leader(0, "feastbringer").court("farseers").ships(0, "2-gate", 1)
    table.act(0, "aggression-2", PIVOT, "mobilization-4").choose("move", "where.2-hex")
    assert table.over
    table = (
        Table(3, leaders=True)
        .leader(0, "warrior")
        .ships(0, "2-gate", 2)
        .ships(1, "2-gate", 1)
        .court("farseers")
    )
    assert "use-leader" not in table.act(0, "aggression-2", COPY, "mobilization-4").verbs()
    table = Table(3, leaders=True).leader(0, "feastbringer").court("farseers").ships(0, "2-gate", 2)
    assert "use-leader" not in table.act(0, "aggression-2", COPY, "mobilization-4").verbs()


@rule("A17.11")
@card("elder-broker")
def test_trade_needs_a_rivals_city_under_control() -> None:
    table = (
        Table(3)
        .guild(0, "elder-broker")
        .city(0, "2-hex")
        .ships(0, "2-hex", 1)
        .tokens(0, "fuel")
        .tokens(1, "relic")
    )
    assert "trade" not in table.act(0, "administration-2").verbs()
    table = (
        Table(3)
        .guild(0, "elder-broker")
        .city(1, "2-hex")
        .port(0, "3-hex")
        .tokens(0, "fuel")
        .tokens(1, "relic")
    )
    assert "trade" not in table.act(0, "administration-2").verbs()
    table = (
        Table(3)
        .guild(0, "elder-broker")
        .port(1, "2-hex")
        .ships(0, "2-hex", 1)
        .tokens(0, "fuel")
        .tokens(1, "relic")
    )
    assert "trade" not in table.act(0, "administration-2").verbs()


@rule("A2.14")
@card("empaths-bond")
def test_the_bond_takes_no_captive_even_with_ships_there() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "empaths-bond")
        .city(1, "2-hex")
        .ships(1, "2-hex", 2)
        .ships(0, "2-hex", 1)
    )
    table.declared("empath").act(0, "administration-2").choose("tax.2-hex", "slot.1")
    assert table.captive_list(0) == []


@card("prison-wardens", "relic-fence", "tyrants-ego")
def test_what_is_not_offered_without_anything_to_give() -> None:
    table = Table(3).guild(0, "prison-wardens", "relic-fence").port(0, "2-hex")
    verbs = table.act(0, "construction-2").verbs()
    assert "pressgang" not in verbs
    assert not table.can("use.relic-fence")
    table = (
        Table(3, leaders=True)
        .lore(0, "tyrants-ego")
        .declared("tyrant")
        .court("farseers")
        .agents("farseers", 1)
    )
    assert "use-lore" not in table.ships(0, "2-gate", 1).act(0, "mobilization-2").verbs()


@card("mining-interest")
def test_thefts_of_an_interest_end_with_the_empty_slots() -> None:
    table = Table(3).guild(0, "mining-interest").tokens(0, "relic").ships(0, "2-gate", 1).off_board(2, 3)
    table.tokens(1, "material", "material").tokens(2, "material", "material", "material").act(
        0, "mobilization-2"
    )
    table.choose("use.mining-interest", "steal.1:1", "slot.2")
    assert table.prompt == "act"
    assert table.held(0) == ["material", "relic"]


@rule("A10.1")
def test_surpasses_of_an_earlier_round_are_forgotten() -> None:
    table = Table(3).ships(0, "2-gate", 1).ships(1, "3-gate", 1)
    table.hand(0, "mobilization-4", "aggression-2", "construction-2").round()
    table.hand(1, "mobilization-6", "aggression-3", "construction-3").round()
    table.choose("lead.mobilization-4", "done", "surpass.mobilization-6", "done")
    assert table.state.initiative == 1
    table.round().choose("lead.aggression-2", "done", "surpass.aggression-3", "done")
    assert table.state.initiative == 1


@rule("A12.6")
def test_the_first_site_of_the_map_works_like_the_others() -> None:
    table = Table(4).port(1, "1-arrow").act(1, "construction-2").choose("ship.0")
    assert table.fleet(1, "1-arrow") == (1, 0)
    table.act(1, "construction-2")
    assert table.can("ship.0")


@rule("A18.4", "R-38")
def test_returned_cities_are_dealt_with_in_turn_order() -> None:
    from herna.games.arcs.chapter import CleanUp

    table = Table(3).declared("warlord")
    for seat in range(3):
        table.off_board(seat, 0).trophies((seat + 1) % 3, seat, "city").tokens(
            seat, "relic", "fuel" if seat else "weapon"
        )
        table.state.slots[7 * seat + 2] = 4
    table.state.supply[4] = 2
    table.state.initiative = 1
    table.do(CleanUp())
    order = []
    while table.state.pending is not None:
        if int(table.choice.seat) not in order:
            order.append(int(table.choice.seat))
        table.first()
    assert order == [1, 2, 0]


@rule("A12.10")
def test_a_damaged_city_is_no_starport() -> None:
    table = (
        Table(3).city(0, "2-hex", damaged=True).ships(0, "2-hex", 1).act(0, "mobilization-2").choose("move")
    )
    assert not table.can("where.5-gate")


@rule("A12.12")
def test_another_seat_repairs_its_own_pieces() -> None:
    table = Table(3).city(2, "2-hex", damaged=True).city(1, "3-hex", damaged=True).act(2, "construction-2")
    table.choose("repair")
    assert table.standing("2-hex") == ["2 city"]
    assert table.standing("3-hex") == ["1 city damaged"]


@rule("A11.2")
def test_a_psionic_buys_what_the_lowest_lead_card_lists() -> None:
    table = Table(4).tokens(1, "psionic").ships(1, "1-gate", 2).ships(0, "1-gate", 1)
    table.act(1, "construction-2", PIVOT, "aggression-1").choose("spend.1")
    assert table.verbs() == {"move", "battle", "pass"}
