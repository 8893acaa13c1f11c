"""Every lore card."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.actions.raid import Raid
from herna.games.arcs.atlas import CLOUD_CITY, GATE_PORT, GATE_STATION
from herna.games.arcs.components import COPY
from herna.games.arcs.scoring import count
from marks import card, rule


def table_with(*lore: str, seat: int = 0, seats: int = 3, setup: str = "") -> Table:
    """Return a table where a seat has lore."""
    return Table(seats, setup, leaders=True).lore(seat, *lore)


def gates(where: str) -> tuple[int, int]:
    """Return the sites of a gate's starport and city."""
    cluster = int(where[0]) - 1
    return GATE_PORT + cluster, GATE_STATION + cluster


@rule("A25.16", "A2.4")
@card("tool-priests")
def test_summon() -> None:
    table = table_with("tool-priests", setup="3SETUP01").ships(0, "6-crescent", 2).ships(1, "6-crescent", 1)
    table.city(1, "6-crescent").act(0, "construction-2").choose("summon")
    assert table.fleet(0, "6-crescent") == (3, 0)
    assert "summon" not in table.verbs()
    table = (
        table_with("tool-priests").ships(0, "6-crescent", 2).ships(1, "6-crescent", 2).city(1, "6-crescent")
    )
    table.act(0, "construction-2")
    assert "summon" not in table.verbs()


@rule("R-39", "A25.44", "A14.1")
@card("galactic-rifles", "elder")
def test_fire_rifles_at_the_elder() -> None:
    table = table_with("galactic-rifles", setup="3SETUP04").leader(1, "elder").ships(0, "1-gate", 3)
    table.city(1, "1-hex", damaged=True).court("farseers").agents("farseers", 0, 1).act(0, "aggression-2")
    table.choose("fire-rifles")
    assert table.codes() == ["collect.1.x0", "collect.1.x1", "collect.1.x2", "collect.1.x3"]
    table.choose("collect.skirmish.x3", "face.skirmish.x4", "face.skirmish.x5", "face.skirmish.x1")
    assert table.standing("1-hex") == []
    assert table.outraged(0) == ["material"]
    assert table.area(0) == ["farseers"]
    assert table.choice.seat == 0
    assert sorted(table.trophy_list(0)) == ["1 agent", "1 city"]


@card("galactic-rifles", "skirmishers", "empaths-vision")
def test_fire_rifles_is_no_battle() -> None:
    table = table_with("galactic-rifles", "empaths-vision").guild(0, "skirmishers").declared("empath")
    table.lore(1, "mirror-plating", "railgun-arrays").ships(0, "2-gate", 1, damaged=3).ships(1, "2-hex", 1)
    table.act(0, "aggression-2").choose("fire-rifles", "collect.skirmish.x1", "face.skirmish.x1")
    assert table.prompt == "reroll"
    assert not table.can("use.skirmishers")
    table.choose("use-lore.empaths-vision", "again.skirmish.x1", "face.skirmish.x6")
    assert table.fleet(1, "2-hex") == (0, 1)
    assert table.fleet(0, "2-gate") == (1, 3)


@rule("R-20")
@card("sprinter-drives")
def test_sprinter_drives_move_one_group_again() -> None:
    table = table_with("sprinter-drives").ships(0, "2-gate", 3, damaged=1).ships(0, "2-hex", 1)
    table.act(0, "mobilization-2").choose("move", "where.2-gate", "all", "where.2-hex")
    assert table.prompt == "sprint"
    table.choose("where.2-hex")
    assert table.codes() == ["all", "fresh.x1", "fresh.x2"]
    table.choose("fresh.x2", "where.3-arrow")
    assert table.fleet(0, "3-arrow") == (2, 0)
    assert table.fleet(0, "2-hex") == (2, 1)
    assert table.prompt == "act"


@card("sprinter-drives", "rebel")
def test_the_extra_move_may_catapult_and_obeys_the_rebel() -> None:
    table = table_with("sprinter-drives").ships(0, "2-gate", 1).port(0, "2-hex").act(0, "mobilization-2")
    table.choose("move", "where.2-hex", "where.2-hex")
    assert table.can("where.5-gate")
    table = table_with("sprinter-drives").leader(0, "rebel").ships(0, "2-gate", 2).ships(0, "2-hex", 3)
    table.act(0, "mobilization-2").choose("move", "where.2-gate", "all", "where.2-hex", "where.2-hex")
    assert table.codes() == ["all", "fresh.x1"]
    table = table_with("sprinter-drives").ships(0, "2-gate", 0, damaged=1).act(0, "mobilization-2")
    table.choose("move", "where.2-hex")
    assert table.prompt == "act"


@card("mirror-plating")
def test_mirror_plating_intercepts_assault_dice() -> None:
    table = table_with("mirror-plating", seat=1).ships(0, "2-gate", 3).ships(1, "2-gate", 2).city(1, "5-hex")
    table.act(0, "aggression-2").choose(
        "battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x1"
    )
    table.choose("hit.2-gate.x0")
    assert table.fleet(0, "2-gate") == (1, 2)
    table = table_with("mirror-plating", seat=1).ships(0, "2-gate", 3).ships(1, "2-gate", 2).city(1, "5-hex")
    table.act(0, "aggression-2").choose(
        "battle", "collect.assault.x0", "collect.skirmish.x1", "face.skirmish.x1"
    )
    assert table.fleet(0, "2-gate") == (3, 0)


@card("hidden-harbors")
def test_hidden_harbors() -> None:
    table = table_with("hidden-harbors").port(0, "2-hex").ships(1, "2-hex", 3).act(0, "construction-2")
    table.choose("ship.2-hex", "city")
    assert table.fleet(0, "2-hex") == (1, 0)
    assert table.standing("2-hex") == ["0 starport", "0 city damaged"]
    for damaged in (False, True):
        table = table_with("hidden-harbors", seat=1).port(1, "2-hex", damaged=damaged).city(1, "2-hex")
        table.ships(0, "2-hex", 2).act(0, "aggression-2").choose("battle")
        assert table.can("collect.raid.x1") is damaged


@card("signal-breaker", "mirror-plating", "railgun-arrays")
def test_signal_breaker_ignores_one_rolled_intercept() -> None:
    for faces, hurt in ((["4"], 0), (["4", "4"], 1)):
        table = table_with("signal-breaker").ships(0, "2-gate", 2).ships(1, "2-gate", 1).city(1, "5-hex")
        table.act(0, "aggression-2").choose("battle", f"collect.assault.x{len(faces)}")
        if len(faces) == 1:
            table.choose("collect.skirmish.x0")
        table.choose(*[f"face.assault.x{face}" for face in faces])
        assert table.fleet(0, "2-gate") == (2 - hurt, hurt)
    table = table_with("signal-breaker").lore(1, "mirror-plating").ships(0, "2-gate", 2).ships(1, "2-gate", 1)
    table.city(1, "5-hex").act(0, "aggression-2")
    table.choose("battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x4")
    assert table.fleet(0, "2-gate") == (1, 1)
    table = table_with("signal-breaker").lore(1, "railgun-arrays").ships(0, "2-gate", 3).ships(1, "2-gate", 1)
    table.city(1, "5-hex").act(0, "aggression-2")
    table.choose("battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x4")
    assert table.fleet(0, "2-gate") == (2, 1)
    table = (
        table_with("signal-breaker").ships(0, "2-gate", 2, damaged=1).ships(1, "2-gate", 1).city(1, "5-hex")
    )
    table.act(0, "aggression-2").choose(
        "battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x4"
    )
    assert table.prompt == "take-hits"


@card("repair-drones")
def test_repair_drones_repair_an_attacker() -> None:
    table = (
        table_with("repair-drones").ships(0, "2-gate", 1, damaged=2).ships(1, "2-gate", 1).city(1, "5-hex")
    )
    table.act(0, "aggression-2").choose("battle", "collect.assault.x0", "collect.skirmish.x0")
    assert table.fleet(0, "2-gate") == (2, 1)
    table = (
        table_with("repair-drones", seat=1)
        .ships(0, "2-gate", 1)
        .ships(1, "2-gate", 1, damaged=2)
        .city(1, "5-hex")
    )
    table.act(0, "aggression-2").choose("battle", "collect.assault.x0", "collect.skirmish.x0")
    assert table.fleet(1, "2-gate") == (1, 2)


@card("gate-ports")
def test_gate_ports_build_in_gates_and_catch_agents() -> None:
    port, _city = gates("2-gate")
    table = table_with("gate-ports").ships(0, "2-gate", 1).act(0, "construction-2").choose("starport")
    assert table.standing("2-gate") == ["0 starport"]
    assert "starport" not in table.verbs()
    table.ships(1, "2-arrow", 2).act(1, "mobilization-2").choose("move", "all", "where.2-gate")
    assert table.captive_list(0) == [1]
    table = table_with("gate-ports").ships(0, "2-gate", 1).port(0, "2-gate", damaged=True, site=port)
    table.ships(1, "2-arrow", 2).act(1, "mobilization-2").choose("move", "all", "where.2-gate")
    assert table.captive_list(0) == []
    table = (
        table_with("gate-ports").port(0, "2-gate", site=port).ships(1, "2-arrow", 2).act(1, "mobilization-2")
    )
    table.choose("move", "all", "where.2-gate")
    assert table.captive_list(0) == []


@card("gate-ports")
def test_a_gate_starport_works_like_any_other() -> None:
    port, _city = gates("2-gate")
    table = (
        table_with("gate-ports").port(0, "2-gate", site=port).ships(0, "2-gate", 1).act(0, "construction-2")
    )
    table.choose(f"ship.{port}")
    assert table.fleet(0, "2-gate") == (2, 0)
    table.act(0, "mobilization-2").choose("move", "all")
    assert table.can("where.5-gate")


@card("cloud-cities")
def test_cloud_cities_cost_a_resource_and_no_slot() -> None:
    table = table_with("cloud-cities").ships(0, "2-hex", 1).tokens(0, "fuel", "relic").outrage(0, "relic")
    table.act(0, "construction-2").choose("city")
    site = CLOUD_CITY + 5
    assert table.can(f"site.{site}", "site.7")
    table.choose(f"site.{site}")
    assert table.held(0) == ["fuel"]
    assert table.standing("2-hex") == ["0 city"]
    assert table.state.buildings[7] == -1
    table.act(0, "administration-2").choose("tax.2-hex", "slot.2")
    assert table.held(0) == ["fuel", "relic"]
    table.act(0, "construction-2").choose("city")
    assert not table.can(f"site.{site}")


@rule("R-17")
@card("cloud-cities", "loyal-keepers")
def test_a_loyal_card_may_pay_for_a_cloud_city() -> None:
    site = CLOUD_CITY + 5
    table = (
        table_with("cloud-cities")
        .ships(0, "2-hex", 1)
        .tokens(0, "fuel")
        .act(0, "construction-2")
        .choose("city")
    )
    assert not table.can(f"site.{site}")
    table.guild(0, "loyal-keepers").act(0, "construction-2").choose("city", f"site.{site}")
    assert table.held(0) == []
    assert table.supply("fuel") == 5


@rule("R-23")
@card("living-structures")
def test_prune_swaps_city_and_starport_in_slots_only() -> None:
    table = (
        table_with("living-structures").port(0, "2-hex", damaged=True).city(0, "2-hex", site=CLOUD_CITY + 5)
    )
    table.act(0, "administration-2").choose("prune")
    assert table.standing("2-hex") == ["0 city damaged", "0 city"]
    assert (table.state.cities[0], table.state.starports[0]) == (3, 5)
    table = table_with("living-structures").port(0, "2-hex").off_board(0, 5).act(0, "administration-2")
    assert "prune" not in table.verbs()


@card("gate-stations")
def test_gate_stations_have_the_types_of_their_clusters_cities() -> None:
    _port, site = gates("2-gate")
    table = table_with("gate-stations").ships(0, "2-gate", 1).act(0, "construction-2").choose("city")
    assert table.standing("2-gate") == ["0 city"]
    table.act(0, "administration-2").choose(f"tax.{site}")
    assert table.held(0) == []
    table.city(1, "2-hex").city(2, "2-arrow").act(0, "administration-2").choose(f"tax.{site}")
    assert table.can("type.relic", "type.psionic")
    table.choose("type.psionic", "slot.1")
    assert table.held(0) == ["psionic"]


@card("gate-stations")
def test_destroying_a_gate_city_outrages_all_its_types_with_one_ransack() -> None:
    _port, site = gates("2-gate")
    table = table_with("gate-stations", seat=1).city(1, "2-gate", damaged=True, site=site).city(1, "2-hex")
    table.city(2, "2-arrow").ships(0, "2-gate", 2).court("farseers", "gatekeepers").agents("farseers", 0, 1)
    table.agents("gatekeepers", 0, 1).act(0, "aggression-2")
    table.choose(
        "battle",
        "collect.raid.x1",
        "collect.assault.x0",
        "collect.skirmish.x0",
        "face.raid.x3",
        "card.farseers",
    )
    assert table.outraged(0) == ["relic", "psionic"]
    assert table.told("ransacked") == 1
    assert table.area(0) == ["farseers"]


@card("railgun-arrays")
def test_railgun_arrays_hit_first() -> None:
    table = (
        table_with("railgun-arrays", seat=1)
        .ships(0, "2-gate", 2, damaged=1)
        .ships(1, "2-gate", 1)
        .city(1, "5-hex")
    )
    table.act(0, "aggression-2").choose("battle")
    assert table.prompt == "take-hits"
    table.choose("hit.2-gate.x1")
    assert table.trophy_list(1) == ["0 ship"]
    assert table.can("collect.assault.x2")
    assert not table.can("collect.assault.x3")


@card("ancient-holdings")
def test_ancient_holdings_is_a_slot_of_cost_four() -> None:
    table = (
        table_with("ancient-holdings").tokens(0, "fuel", "fuel", "-", "-", "-", "-", "relic").port(0, "2-hex")
    )
    table.court("farseers").agents("farseers", 1).act(0, "mobilization-2").choose(
        "spend.7", "secure.farseers"
    )
    assert table.area(0) == ["farseers"]
    assert table.slots(0)[6] == "-"


@card("seeker-torpedoes")
def test_seeker_torpedoes_reroll_assault_dice_by_fresh_ships() -> None:
    table = table_with("seeker-torpedoes").ships(0, "2-gate", 1, damaged=2).ships(1, "2-gate", 0, damaged=3)
    table.city(1, "5-hex").act(0, "aggression-2")
    table.choose("battle", "collect.assault.x2", "collect.skirmish.x0", "face.assault.x1", "face.assault.x1")
    table.choose("use-lore.seeker-torpedoes", "again.assault.x1")
    assert table.prompt == "roll"
    table.choose("face.assault.x2")
    assert table.trophy_list(0) == ["1 ship", "1 ship"]


@card("predictive-sensors", "rebel")
def test_predictive_sensors_bring_fresh_ships_from_next_door() -> None:
    table = (
        table_with("predictive-sensors", seat=1)
        .ships(0, "2-gate", 2)
        .ships(1, "2-gate", 1)
        .ships(1, "3-gate", 3)
    )
    table.ships(1, "2-hex", 0, damaged=2).ships(1, "2-arrow", 1).act(0, "aggression-2").choose("battle")
    assert table.can("where.3-gate", "where.2-arrow", "pass")
    assert not table.can("where.2-hex")
    table.choose("where.3-gate", "fresh.x2", "pass")
    assert table.fleet(1, "2-gate") == (3, 0)
    assert table.prompt == "collect"
    table = (
        table_with("predictive-sensors", seat=1)
        .leader(1, "rebel")
        .ships(0, "2-gate", 2)
        .ships(1, "2-gate", 1)
    )
    table.ships(1, "3-gate", 3).act(0, "aggression-2").choose("battle", "where.3-gate")
    assert table.codes() == ["fresh.x1", "fresh.x2"]


@card("force-beams", "gate-ports")
def test_guide_moves_anybodys_ships() -> None:
    table = table_with("force-beams").port(0, "2-hex").ships(1, "2-gate", 2, damaged=1).ships(0, "2-gate", 1)
    table.act(0, "mobilization-2").choose("guide", "fresh.x0", "fresh.x1", "damaged.x1")
    assert table.fleet(1, "2-hex") == (1, 1)
    assert table.fleet(1, "2-gate") == (1, 0)
    assert table.fleet(0, "2-gate") == (1, 0)
    port, _city = gates("2-gate")
    table = table_with("force-beams").port(0, "2-hex").ships(0, "2-hex", 1).lore(1, "gate-ports")
    table.port(1, "2-gate", site=port).ships(1, "2-gate", 1).act(0, "mobilization-2")
    table.choose("guide", "where.2-hex", "where.2-gate")
    assert table.fleet(0, "2-gate") == (1, 0)
    assert table.captive_list(1) == []


@card("force-beams")
def test_guide_needs_a_fresh_starport_and_a_ship() -> None:
    table = (
        table_with("force-beams")
        .port(0, "2-hex", damaged=True)
        .ships(0, "2-gate", 1)
        .act(0, "mobilization-2")
    )
    assert "guide" not in table.verbs()
    table = table_with("force-beams").port(0, "2-hex").ships(1, "5-gate", 1).ships(0, "2-gate", 0, damaged=1)
    table.act(0, "mobilization-2").choose("guide")
    assert table.fleet(0, "2-hex") == (0, 1)


@card("raider-exosuits")
def test_raider_exosuits_allow_one_raid_die() -> None:
    table = (
        table_with("raider-exosuits")
        .ships(0, "2-gate", 3)
        .ships(1, "2-gate", 1)
        .city(1, "5-hex")
        .act(0, "aggression-2")
    )
    table.choose("battle")
    assert table.codes() == ["collect.2.x0", "collect.2.x1"]
    table = table_with("raider-exosuits").ships(0, "2-gate", 3).ships(1, "2-gate", 1).act(0, "aggression-2")
    table.choose("battle")
    assert table.can("collect.raid.x3")


@card("survival-overrides")
def test_martyr_destroys_a_ship_of_each() -> None:
    table = (
        table_with("survival-overrides")
        .ships(0, "2-gate", 2)
        .ships(1, "2-gate", 1, damaged=1)
        .ships(2, "2-gate", 1)
    )
    table.act(0, "mobilization-2").choose("martyr", "fleet.2-gate:1.x0")
    assert table.fleet(0, "2-gate") == (1, 0)
    assert table.fleet(1, "2-gate") == (0, 1)
    assert table.trophy_list(0) == ["1 ship"]
    assert table.trophy_list(1) == []
    table.choose("martyr", "pass")
    assert table.fleet(0, "2-gate") == (0, 0)


@card("empaths-vision")
def test_empaths_vision_rerolls_any_dice_only_while_empath_is_declared() -> None:
    for declared in (False, True):
        table = table_with("empaths-vision").ships(0, "2-gate", 2).ships(1, "2-gate", 3).city(1, "5-hex")
        if declared:
            table.declared("empath")
        table.act(0, "aggression-2").choose("battle", "collect.assault.x1", "collect.skirmish.x1")
        table.choose("face.skirmish.x1", "face.assault.x1")
        if not declared:
            assert table.state.fight is None
            continue
        table.choose("use-lore.empaths-vision", "again.skirmish.x1", "again.assault.x1")
        table.choose("face.assault.x2", "face.skirmish.x4")
        assert table.prompt == "deal-hits"


SOOTHING = {
    "empaths-vision": ["psionic"],
    "keepers-trust": ["relic"],
    "warlords-cruelty": ["weapon"],
    "tyrants-ego": ["weapon"],
    "tycoons-charm": ["material", "fuel"],
}


@rule("A14.10")
@card(*SOOTHING)
@pytest.mark.parametrize("name", SOOTHING)
def test_lore_is_discarded_to_free_outrage_slots(name: str) -> None:
    every = ["material", "fuel", "weapon", "relic", "psionic"]
    table = (
        table_with(name)
        .outrage(0, *every)
        .ships(0, "2-gate", 1)
        .act(0, "mobilization-2")
        .choose(f"scrap.{name}")
    )
    assert table.outraged(0) == [kind for kind in every if kind not in SOOTHING[name]]
    assert table.state.agents[0] == 5 + len(SOOTHING[name])
    assert "scrap" not in table.verbs()
    assert table.sound()


@card("empaths-vision")
def test_a_placeholder_gives_no_agent_back() -> None:
    table = table_with("empaths-vision").ships(0, "2-gate", 1)
    table.state.outrage[4] = 2
    table.act(0, "mobilization-2").choose("scrap.empaths-vision")
    assert table.outraged(0) == []
    assert table.state.agents[0] == 10


@card("empaths-bond")
def test_empaths_bond_uses_foreign_starports() -> None:
    table = (
        table_with("empaths-bond")
        .port(1, "2-hex")
        .ships(1, "2-hex", 2)
        .ships(0, "2-hex", 1)
        .declared("empath")
    )
    table.act(0, "construction-2").choose("ship.2-hex")
    assert table.fleet(0, "2-hex") == (1, 1)
    assert "ship" not in table.verbs()
    table.act(0, "mobilization-2").choose("move", "all")
    assert table.can("where.5-gate")
    table = table_with("empaths-bond").port(1, "2-hex").ships(0, "2-hex", 1).act(0, "construction-2")
    assert "ship" not in table.verbs()


@card("keepers-trust")
def test_keepers_trust_guards_types_the_thief_has() -> None:
    table = table_with("keepers-trust", seat=1).tokens(1, "-", "fuel", "relic", "fuel").off_board(1, 3)
    table.tokens(0, "relic").off_board(0, 3).do(Raid(0, 1, 9))
    assert table.can("steal.1:3")
    table.declared("keeper").do(Raid(0, 1, 9))
    assert not table.can("steal.1:3")
    table.choose("steal.1:2", "slot.2")
    assert table.over
    table = (
        table_with("keepers-trust", seat=1).tokens(1, "-", "fuel").guild(0, "fuel-cartel").declared("keeper")
    )
    assert table.do(Raid(0, 1, 9)).over


@rule("R-34")
@card("keepers-solidarity", "sworn-guardians")
def test_keepers_solidarity_guards_cards_of_suits_you_have() -> None:
    table = table_with("keepers-solidarity", seat=1).guild(1, "farseers", "gatekeepers").tokens(1, "psionic")
    table.do(Raid(0, 1, 2))
    assert table.can("steal-card.farseers")
    table.declared("keeper").do(Raid(0, 1, 2))
    assert not table.can("steal-card.farseers")
    assert table.can("steal-card.gatekeepers")
    table = (
        table_with("keepers-solidarity", seat=1).guild(1, "sworn-guardians", "farseers").tokens(1, "relic")
    )
    assert table.declared("keeper").do(Raid(0, 1, 9)).over


@card("warlords-cruelty")
def test_warlords_cruelty_captures_with_every_tax() -> None:
    table = (
        table_with("warlords-cruelty")
        .city(1, "2-hex")
        .ships(0, "2-hex", 1)
        .off_board(0, 3)
        .declared("warlord")
    )
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1", "tax.2-hex", "slot.2")
    assert table.captive_list(0) == [1, 1]


@card("warlords-terror")
def test_warlords_terror_turns_trophies_into_influence() -> None:
    table = (
        table_with("warlords-terror").trophies(0, 1, "ship").trophies(0, 1, "city").trophies(0, 2, "agent")
    )
    table.off_board(1, 1).tokens(1, "relic", "fuel", "weapon").court("farseers", "gatekeepers").ships(
        0, "2-gate", 1
    )
    table.act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.declared("warlord").act(0, "mobilization-2")
    table.choose("use-lore.warlords-terror", "trophy.city:1")
    assert (table.prompt, table.choice.seat) == ("arrange", 1)
    table.choose(
        "type.fuel", "type.relic", "influence.farseers", "trophy.agent:2", "influence.gatekeepers", "pass"
    )
    assert table.trophy_list(0) == ["1 ship"]
    assert (table.state.cities[1], table.state.agents[2], table.state.agents[0]) == (5, 10, 8)


@card("tyrants-ego")
def test_tyrants_ego_turns_captives_into_secures() -> None:
    table = table_with("tyrants-ego").captives(0, 1, 2).court("farseers", "gatekeepers").agents("farseers", 1)
    table.agents("gatekeepers", 1).ships(0, "2-gate", 1).act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.declared("tyrant").act(0, "mobilization-2").choose(
        "use-lore.tyrants-ego", "captive.1", "secure.farseers"
    )
    assert table.area(0) == ["farseers"]
    assert table.captive_list(0) == [1]
    assert table.state.agents[1] == 9
    table.choose("pass")
    assert table.prompt == "act"


@card("tyrants-authority")
def test_annex_needs_tyrant_and_control() -> None:
    table = table_with("tyrants-authority").ships(0, "2-hex", 1).port(1, "2-hex").city(1, "3-hex")
    table.act(0, "construction-2")
    assert "annex" not in table.verbs()
    table.declared("tyrant").act(0, "construction-2").choose("annex")
    assert table.standing("2-hex") == ["0 starport"]
    assert (table.state.starports[0], table.state.starports[1]) == (4, 5)
    assert table.can("ship.2-hex")


@card("tycoons-ambition")
def test_tycoons_ambition_declares_without_the_zero_marker() -> None:
    table = (
        table_with("tycoons-ambition")
        .tokens(0, "fuel", "relic")
        .guild(0, "fuel-cartel")
        .ships(0, "2-gate", 1)
    )
    table.act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.declared("tycoon").act(0, "aggression-2", COPY, "mobilization-4").choose(
        "use-lore.tycoons-ambition"
    )
    assert not table.can("declare.tycoon")
    table.choose("declare.empath")
    assert table.held(0) == ["relic"]
    assert not table.state.zeroed
    assert count(table.state, 0, 0) == 6


@card("tycoons-charm")
def test_tycoons_charm_trades_material_and_fuel() -> None:
    table = (
        table_with("tycoons-charm")
        .tokens(0, "fuel", "relic", "material")
        .off_board(0, 3)
        .ships(0, "2-gate", 1)
    )
    table.act(0, "mobilization-2")
    assert not table.can("use-lore.tycoons-charm")
    table.declared("tycoon").act(0, "mobilization-2").choose("use-lore.tycoons-charm")
    assert not table.can("slot.2")
    table.choose("slot.1", "type.psionic", "slot.1", "pass")
    assert table.held(0) == ["material", "psionic", "relic"]
    assert table.supply("fuel") == 5
