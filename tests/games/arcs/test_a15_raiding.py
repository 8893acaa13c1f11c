"""A15 and A16: raiding, and resource slots."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.actions.raid import Raid
from herna.games.arcs.actions.slots import Gain, city_returned
from herna.games.arcs.components import RAID_COST
from herna.games.arcs.queries import distinct_types, empty_slots, open_slots
from marks import card, rule


@rule("A15.1", "A15.5", "A16.1", "A25.10")
def test_the_raid_of_the_rulebook() -> None:
    table = (
        Table(3).off_board(2, 1).tokens(2, "relic", "material", "weapon").off_board(0, 3).outrage(0, "relic")
    )
    table.do(Raid(0, 2, 2))
    assert table.can("steal.2:2", "steal.2:3")
    assert not table.can("steal.2:1")
    table.choose("steal.2:2", "slot.2", "steal.2:3", "slot.3")
    assert table.held(0) == ["material", "weapon"]
    assert table.held(2) == ["relic"]
    table = (
        Table(3).off_board(2, 1).tokens(2, "relic", "material", "weapon").off_board(0, 3).outrage(0, "relic")
    )
    table.do(Raid(0, 2, 3)).choose("steal.2:1", "slot.1")
    assert table.held(0) == ["relic"]


@rule("A15.1")
def test_guild_cards_cost_their_printed_keys_and_the_rest_is_lost() -> None:
    table = Table(3).guild(1, "loyal-pilots", "gatekeepers", "galactic-bards").do(Raid(0, 1, 2))
    assert table.can("steal-card.gatekeepers", "steal-card.galactic-bards", "pass")
    assert not table.can("steal-card.loyal-pilots")
    table.choose("steal-card.galactic-bards")
    assert table.over
    assert table.area(0) == ["galactic-bards"]
    assert table.area(1) == ["loyal-pilots", "gatekeepers"]


@rule("A15.2", "A15.6")
@card("material-cartel")
def test_a_stolen_token_is_placed_and_a_stolen_card_keeps_its_tokens() -> None:
    table = Table(3).tokens(0, "fuel", "fuel").tokens(1, "-", "relic", "relic").off_board(1, 3)
    table.do(Raid(0, 1, 2)).choose("steal.1:2")
    assert table.prompt == "place"
    table.choose("slot.2")
    assert table.held(0) == ["fuel", "relic"]
    assert table.prompt == "raid"
    table.choose("pass")
    table = Table(3).guild(1, "material-cartel").tokens(2, "material").do(Raid(0, 1, 2))
    table.choose("steal-card.material-cartel")
    from herna.games.arcs.scoring import count

    assert count(table.state, 0, 0) == 5
    assert count(table.state, 1, 0) == 0


@rule("A15.3", "R-03")
@card("ancient-holdings", "material-cartel")
def test_tokens_on_cards() -> None:
    table = (
        Table(3, leaders=True).lore(1, "ancient-holdings").tokens(1, "-", "-", "-", "-", "-", "-", "relic")
    )
    table.guild(1, "material-cartel").do(Raid(0, 1, 3))
    assert not table.can("steal.1:7")
    table.do(Raid(0, 1, 4)).choose("steal.1:7", "slot.1")
    assert table.held(0) == ["relic"]
    table.do(Raid(0, 1, 9))
    assert "steal" not in table.verbs()


@rule("A15.4")
def test_lore_cannot_be_stolen() -> None:
    table = Table(3, leaders=True).lore(1, "tool-priests", "gate-ports").do(Raid(0, 1, 9))
    assert table.over


@rule("A15.5")
def test_raiding_works_although_all_buildings_were_destroyed() -> None:
    table = Table(3).ships(0, "2-hex", 3).city(1, "2-hex", damaged=True).tokens(1, "-", "fuel")
    table.act(0, "aggression-2").choose(
        "battle", "collect.raid.x1", "collect.assault.x0", "collect.skirmish.x0"
    )
    table.choose("face.raid.x3")
    assert table.standing("2-hex") == []
    assert table.prompt == "raid"
    table.choose("steal.1:2", "slot.2")
    assert table.slots(0)[1] == "fuel"


@rule("A15.6", "A16.3")
def test_the_victim_rearranges_nothing() -> None:
    table = Table(3).off_board(1, 3).tokens(1, "relic", "fuel", "weapon").off_board(0, 3).do(Raid(0, 1, 2))
    table.choose("steal.1:2", "slot.2")
    assert table.slots(1)[:3] == ["relic", "-", "weapon"]
    assert table.can("steal.1:3")


@rule("A15.7")
@card("fuel-cartel")
def test_tokens_on_a_discarded_card_return_to_the_supply() -> None:
    table = Table(3).guild(0, "fuel-cartel").tokens(1, "fuel").ships(0, "2-gate", 1).act(0, "mobilization-2")
    table.choose("use.fuel-cartel", "slot.1")
    assert table.held(0) == ["fuel"]
    assert table.supply("fuel") == 4
    from herna.games.arcs.scoring import count

    assert count(table.state, 0, 0) == 1


@rule("A16.1")
def test_costs_and_open_slots() -> None:
    assert list(RAID_COST[:6]) == [3, 1, 1, 2, 1, 3]
    table = Table(3)
    found = []
    for off in range(6):
        table.off_board(0, off)
        found.append(int(open_slots(table.state, 0)))
    assert found == [2, 3, 4, 6, 6, 6]


@rule("A16.2", "A16.4", "A25.23")
@pytest.mark.parametrize("gone", ["relic", "fuel", "weapon"])
def test_any_token_may_be_the_one_that_does_not_fit(gone: str) -> None:
    table = Table(3).off_board(1, 1).tokens(1, "relic", "fuel", "fuel").do(Gain(1, 2))
    assert table.prompt == "place"
    if gone == "weapon":
        table.choose("discard.weapon")
    elif gone == "relic":
        table.choose("slot.1", "discard.relic")
    else:
        table.choose("slot.2", "discard.fuel")
    kept = ["relic", "fuel", "fuel", "weapon"]
    kept.remove(gone)
    assert table.held(1) == sorted(kept)
    assert table.supply(gone) == 5 - kept.count(gone)


@rule("A16.2")
def test_everything_may_be_rearranged() -> None:
    table = Table(3).off_board(0, 2).tokens(0, "relic", "fuel", "-").do(Gain(0, 2)).choose("rearrange")
    table.choose("type.fuel", "type.relic", "pass")
    assert table.slots(0)[:4] == ["fuel", "relic", "-", "weapon"]
    table = Table(3).off_board(0, 1).tokens(0, "relic", "fuel", "-").do(Gain(0, 2)).choose("slot.1", "slot.2")
    assert table.slots(0)[:3] == ["weapon", "relic", "fuel"]


@rule("A16.2")
def test_nothing_is_discarded_while_there_is_room() -> None:
    table = Table(3).off_board(0, 1).tokens(0, "relic").do(Gain(0, 2))
    assert "discard" not in table.verbs()


@rule("A16.3", "A25.23")
def test_a_returning_city_covers_a_slot() -> None:
    table = Table(3).off_board(1, 1).tokens(1, "relic", "fuel", "weapon")
    table.state.cities[1] += 1
    city_returned(table.state, 1, 4)
    table.do(table.state.next_step())
    assert table.prompt == "arrange"
    table.choose("type.relic", "type.weapon")
    assert table.slots(1)[:3] == ["relic", "weapon", "-"]
    assert table.supply("fuel") == 5


@rule("A16.3")
def test_covering_an_empty_slot_allows_rearranging_too() -> None:
    table = Table(3).off_board(1, 1).tokens(1, "relic", "fuel")
    table.state.cities[1] += 1
    city_returned(table.state, 1, 4)
    table.do(table.state.next_step())
    assert table.prompt == "cover"
    table.choose("rearrange", "type.fuel")
    assert table.slots(1)[:2] == ["fuel", "relic"]


@rule("A3.4", "A16.1", "A16.3", "A25.24")
def test_a_bonus_slot_covers_no_resources() -> None:
    from herna.games.arcs.components import CITY_BONUS

    table = Table(3).off_board(1, 5).tokens(1, "relic", "fuel", "fuel", "weapon", "weapon", "psionic")
    assert CITY_BONUS[table.state.cities[1]] == 5
    table.state.cities[1] += 1
    city_returned(table.state, 1, 0)
    assert len(table.state.stack) == 0
    assert open_slots(table.state, 1) == 6
    assert CITY_BONUS[table.state.cities[1]] == 2


@rule("A16.5", "A16.6")
@card("ancient-holdings", "corsair")
def test_resources_you_have_include_those_on_cards() -> None:
    from herna.games.arcs.queries import distinct_types, weapon_icons

    table = Table(3, leaders=True).lore(0, "ancient-holdings").guild(0, "fuel-cartel")
    table.tokens(0, "relic", "-", "-", "-", "-", "-", "weapon")
    assert distinct_types(table.state, 0) == 3
    assert weapon_icons(table.state, 0) == 1
    assert empty_slots(table.state, 0) == 1
    table.do(Gain(0, 4))
    assert table.can("slot.7", "slot.2", "rearrange")
    assert empty_slots(Table(3, leaders=True).lore(0, "ancient-holdings").state, 0) == 3


@rule("A16.7", "R-38")
def test_several_returning_cities_are_one_rearrangement() -> None:
    from herna.games.arcs.chapter import CleanUp

    table = Table(3).off_board(0, 1).trophies(1, 0, "city", 2).declared("warlord")
    table.tokens(0, "relic", "fuel", "weapon", "psionic", "fuel").do(CleanUp())
    assert table.prompt == "arrange"
    assert table.state.cities[0] == 4
    table.choose("type.relic", "type.fuel", "type.fuel")
    assert table.over
    assert table.slots(0)[:3] == ["relic", "fuel", "fuel"]
    assert table.supply("weapon") == 5


@rule("A16.8")
@card("anarchist")
def test_scrapped_cities_leave_their_slots_open() -> None:
    table = Table(3, leaders=True).leader(0, "anarchist").off_board(0, 2)
    assert open_slots(table.state, 0) == 4
    assert table.state.cities[0] == 3


@rule("A16.6")
@card("ancient-holdings")
def test_rearranging_reaches_the_slot_on_a_card() -> None:
    from herna.games.arcs.actions.slots import Gain

    table = Table(3, leaders=True).lore(1, "ancient-holdings").tokens(1, "relic", "fuel").do(Gain(1, 2))
    table.choose("rearrange", "type.fuel", "type.weapon")
    assert table.slots(1) == ["fuel", "weapon", "-", "-", "-", "-", "relic"]


@rule("A16.5")
@card("material-cartel")
def test_a_material_cartel_is_material_and_nothing_else() -> None:
    table = Table(3).guild(0, "material-cartel")
    assert distinct_types(table.state, 0) == 1
