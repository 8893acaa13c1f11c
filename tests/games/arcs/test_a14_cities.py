"""A14: destroying a city."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.actions.ransack import Ransack
from marks import card, rule


def siege(*, cities: int = 1, tokens: tuple[str, ...] = ()) -> Table:
    """Return a table where seat 0 attacks a planet with damaged cities of seat 1, and rolls building hits."""
    table = Table(4, "4SETUP04").ships(0, "1-hex", 4).tokens(0, *tokens)
    for _each in range(cities):
        table.city(1, "1-hex", damaged=True)
    return table


def storm(table: Table, faces: str) -> Table:
    """Attack with one raid die for each face."""
    table.act(0, "aggression-2")
    table.choose("battle", f"collect.raid.x{len(faces)}", "collect.assault.x0", "collect.skirmish.x0")
    for face in faces:
        table.choose(f"face.raid.x{face}")
    return table


@rule("A14.1", "A14.2", "A14.3", "A14.4", "A14.5", "A25.9")
@card("relic-fence", "gatekeepers")
def test_outrage_and_ransack() -> None:
    table = Table(3).ships(0, "2-hex", 4).city(2, "2-hex", damaged=True).tokens(0, "relic", "fuel")
    table.guild(0, "relic-fence", "gatekeepers").court("loyal-keepers").agents("loyal-keepers", 0, 2, 1)
    storm(table, "3")
    assert table.supply("relic") == 5
    assert table.held(0) == ["fuel"]
    assert table.area(0) == ["gatekeepers", "loyal-keepers"]
    assert table.state.where[23] == 4
    assert table.outraged(0) == ["relic"]
    assert sorted(table.trophy_list(0)) == ["1 agent", "1 agent", "2 agent", "2 city"]
    assert table.captive_list(0) == []
    assert table.state.court[0] >= 0


@rule("A14.2")
def test_an_already_covered_slot_takes_no_second_agent() -> None:
    table = siege(tokens=("material",)).outrage(0, "material").guild(0, "mining-interest")
    agents = table.state.agents[0]
    storm(table, "3")
    assert table.state.agents[0] == agents
    assert table.held(0) == []
    assert table.area(0) == []


@rule("A14.4", "R-05")
def test_a_ransack_is_mandatory_and_takes_exactly_one_card() -> None:
    table = (
        siege()
        .court("farseers", "gatekeepers", "secret-order")
        .agents("farseers", 0, 1)
        .agents("gatekeepers", 2, 1, 5)
    )
    storm(table, "3")
    assert table.prompt == "ransack"
    assert table.can("card.farseers", "card.gatekeepers")
    assert not table.can("card.secret-order")
    assert "pass" not in table.verbs()
    table.choose("card.gatekeepers")
    assert table.area(0) == ["gatekeepers"]
    table = siege().court("farseers").agents("farseers", 0, 0, 3)
    storm(table, "3")
    assert table.area(0) == []


@rule("A14.4", "R-19", "A25.30")
@card("mass-uprising")
def test_whose_agents_a_ransack_takes() -> None:
    table = siege().court("farseers").agents("farseers", 1, 1, 2)
    storm(table, "3")
    assert table.area(0) == ["farseers"]
    assert table.state.agents[0] == 9
    assert sorted(table.trophy_list(0)) == ["1 agent", "1 city", "2 agent", "2 agent"]
    assert table.captive_list(0) == []
    table = (
        Table(4, "4SETUP04")
        .ships(0, "1-hex", 0, damaged=1)
        .city(1, "1-hex", damaged=True)
        .tokens(1, "-", "fuel")
    )
    table.court("mass-uprising").agents("mass-uprising", 0, 1).act(0, "aggression-2")
    table.choose("battle", "collect.raid.x1", "face.raid.x4", "cluster.1")
    assert table.fleet(0, "1-hex") == (1, 0)
    assert table.slots(1)[1] == "fuel"
    assert table.state.fight is None


@rule("A14.5", "R-04", "R-28", "A14.2", "A14.4", "A25.29")
@card("mining-interest")
def test_two_cities_at_once() -> None:
    table = siege(cities=2, tokens=("material",)).court("mining-interest").agents("mining-interest", 0, 1)
    storm(table, "33")
    assert sorted(table.trophy_list(0)) == ["1 agent", "1 city", "1 city"]
    assert table.held(0) == []
    assert table.outraged(0) == ["material"]
    assert table.state.agents[0] == 9
    assert table.area(0) == []
    assert table.state.where[1] == 4
    assert table.told("ransacked") == 1
    assert table.told("outrage") == 2


@rule("A14.6")
@card("outrage-spreads")
def test_outrage_by_a_card_brings_no_ransack() -> None:
    table = (
        Table(3).court("outrage-spreads", "farseers").agents("outrage-spreads", 1).agents("farseers", 0, 1)
    )
    table.tokens(0, "fuel", "relic").tokens(1, "fuel").guild(2, "fuel-cartel").act(0, "aggression-2")
    table.choose("secure.outrage-spreads", "type.fuel")
    assert [table.held(seat) for seat in range(3)] == [["relic"], [], []]
    assert [table.outraged(seat) for seat in range(3)] == [["fuel"]] * 3
    assert table.area(2) == []
    assert table.told("ransacked") == 0


@rule("A14.7")
def test_destroying_a_starport_or_a_ship_is_no_outrage() -> None:
    table = (
        Table(3)
        .ships(0, "2-hex", 3)
        .port(1, "2-hex", damaged=True)
        .court("farseers")
        .agents("farseers", 0, 1)
    )
    storm(table, "3")
    assert table.trophy_list(0) == ["1 starport"]
    assert table.outraged(0) == []
    assert table.area(0) == []


@rule("A14.8")
@card("ancient-holdings", "material-cartel", "loyal-engineers", "admin-union")
def test_what_outrage_discards() -> None:
    table = Table(3, leaders=True).lore(0, "ancient-holdings").guild(0, "material-cartel", "loyal-engineers")
    table.tokens(0, "material", "fuel", "-", "-", "-", "-", "material").off_board(0, 3)
    table.guild(0, "admin-union")
    table.state.where[3] = 5
    table.state.held[0] &= ~(1 << 3)
    table.do(Provoke(0, 1))
    assert table.held(0) == ["fuel"]
    assert table.area(0) == ["loyal-engineers"]
    assert table.supply("material") == 5
    assert table.state.where[3] == 5


@rule("A14.9")
@card("court-enforcers", "elder-broker")
def test_a_card_ransacked_in_the_prelude_waits_but_a_stolen_one_does_not() -> None:
    table = siege().court("court-enforcers").agents("court-enforcers", 0, 1).guild(1, "elder-broker")
    table.tokens(0, "psionic").act(0, "aggression-2")
    table.choose("spend.1", "battle", "collect.raid.x2", "collect.assault.x0", "collect.skirmish.x0")
    table.choose("face.raid.x3", "face.raid.x1", "steal-card.elder-broker")
    assert table.area(0) == ["court-enforcers", "elder-broker"]
    assert table.can("use.elder-broker")
    assert not table.can("use.court-enforcers")


@rule("A14.10")
def test_outrage_lasts_and_what_comes_later_stays() -> None:
    from herna.games.arcs.actions.slots import Gain
    from herna.games.arcs.chapter import EndChapter

    table = Table(3).do(Provoke(0, 1 << 3))
    agents = table.state.agents[0]
    table.do(EndChapter())
    assert table.outraged(0) == ["relic"]
    assert table.state.agents[0] == agents == 9
    table.do(Gain(0, 3)).choose("slot.1")
    assert table.held(0) == ["relic"]
    table.act(0, "mobilization-2").choose("spend.1")
    assert table.prompt != "spend"


@rule("A14.4")
def test_a_ransack_without_agents_of_the_owner_does_nothing() -> None:
    table = Table(3).court("farseers").agents("farseers", 2).do(Ransack(0, 1))
    assert table.over
    assert table.area(0) == []
