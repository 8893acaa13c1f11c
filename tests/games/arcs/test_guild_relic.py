"""Guild cards of relics."""

from __future__ import annotations

from games.arcs.names import court
from games.arcs.table import Table
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.actions.raid import Raid
from marks import card, rule


@rule("A15.1", "A25.41")
@card("sworn-guardians")
def test_sworn_guardians_must_go_first() -> None:
    table = (
        Table(3).guild(1, "sworn-guardians", "farseers").off_board(1, 2).tokens(1, "-", "fuel", "-", "relic")
    )
    table.off_board(0, 3).do(Raid(0, 1, 3))
    assert set(table.codes()) == {table.resolve("steal-card.sworn-guardians"), "pass"}
    table.choose("steal-card.sworn-guardians")
    assert table.state.court_deck.cards()[0] == court("sworn-guardians")
    assert table.can("steal.1:4", "steal.1:2", "steal-card.farseers")
    table.choose("steal.1:4", "slot.1")
    assert table.held(0) == ["relic"]
    assert table.area(0) == []


@card("sworn-guardians")
def test_sworn_guardians_given_or_discarded_are_not_buried() -> None:
    table = (
        Table(3, leaders=True).leader(0, "feastbringer").guild(0, "sworn-guardians").do(Declare(0, 2, True))
    )
    assert table.area(1) == ["sworn-guardians"]
    table.do(Provoke(1, 1 << 3))
    assert table.state.where[court("sworn-guardians")] == 4


@rule("R-25", "R-34")
@card("elder-broker", "sworn-guardians", "fuel-cartel")
def test_trade_swaps_with_a_rival_whose_city_you_control() -> None:
    table = (
        Table(3).guild(0, "elder-broker").city(1, "2-hex").ships(0, "2-hex", 1).guild(1, "sworn-guardians")
    )
    table.tokens(0, "weapon", "fuel").tokens(1, "relic", "psionic").guild(1, "fuel-cartel")
    table.act(0, "administration-2").choose("trade")
    assert table.prompt == "place"
    table.choose("slot.1")
    assert table.slots(0)[:2] == ["relic", "fuel"]
    assert table.choice.seat == 1
    table.choose("slot.1")
    assert sorted(table.held(1)) == ["psionic", "weapon"]
    assert table.captive_list(0) == []
    assert table.can("tax.2-hex")


@rule("R-34")
@card("elder-broker", "fuel-cartel")
def test_trade_needs_both_halves() -> None:
    table = (
        Table(3)
        .guild(0, "elder-broker")
        .city(1, "2-hex")
        .ships(0, "2-hex", 1)
        .tokens(0, "fuel")
        .tokens(1, "relic")
    )
    table.guild(1, "fuel-cartel").act(0, "administration-2")
    assert "trade" not in table.verbs()
    table = (
        Table(3)
        .guild(0, "elder-broker")
        .city(1, "2-hex")
        .ships(0, "2-hex", 1)
        .tokens(0, "fuel")
        .tokens(1, "weapon")
    )
    table.act(0, "administration-2")
    assert "trade" not in table.verbs()


@card("elder-broker")
def test_elder_broker_gains_three_resources() -> None:
    table = Table(3).guild(0, "elder-broker").off_board(0, 3).ships(0, "2-gate", 1).act(0, "mobilization-2")
    table.choose("use.elder-broker", "type.fuel", "slot.1", "type.weapon", "slot.2", "slot.3")
    assert table.held(0) == ["fuel", "material", "weapon"]


@rule("R-30")
@card("relic-fence")
def test_relic_fence_once_a_turn_even_without_relics() -> None:
    table = (
        Table(3)
        .guild(0, "relic-fence")
        .tokens(0, "fuel", "weapon")
        .ships(0, "2-gate", 1)
        .act(0, "mobilization-2")
    )
    table.choose("use.relic-fence", "slot.2", "slot.2")
    assert table.held(0) == ["fuel", "relic"]
    assert table.supply("weapon") == 5
    assert not table.can("use.relic-fence")
    table = Table(3).guild(0, "relic-fence").tokens(0, "relic", "fuel").tokens(1, "relic", "relic")
    table.tokens(2, "relic", "relic").ships(0, "2-gate", 1).act(0, "mobilization-2")
    table.choose("use.relic-fence", "slot.2")
    assert table.held(0) == ["relic"]
    table.act(0, "mobilization-2").choose("use.relic-fence", "slot.1")
    assert table.held(0) == ["relic"]


@rule("R-07")
@card("galactic-bards")
def test_galactic_bards_declare_the_ambition_of_the_card_played() -> None:
    table = Table(4).guild(1, "galactic-bards").hand(0, "aggression-4").hand(1, "construction-7").round()
    table.choose("lead.aggression-4", "done", "pivot.construction-7")
    assert table.can(*[f"declare.{name}" for name in ("tycoon", "tyrant", "warlord", "keeper", "empath")])
    table = (
        Table(4)
        .guild(1, "galactic-bards")
        .hand(0, "aggression-4")
        .hand(1, "construction-6", "aggression-2")
        .round()
    )
    table.choose("lead.aggression-4", "declare.warlord", "done", "pivot.construction-6")
    assert "declare" not in table.verbs()
    table = (
        Table(4)
        .guild(1, "galactic-bards")
        .hand(0, "aggression-4")
        .hand(1, "construction-6", "aggression-2")
        .round()
    )
    table.choose("lead.aggression-4", "done", "copy.construction-6")
    assert "declare" not in table.verbs()


def broker() -> Table:
    """The holder of the Elder Broker has fuel to trade, and a Rival a relic."""
    return Table(3).guild(0, "elder-broker").tokens(0, "fuel").tokens(1, "relic")


@rule("A17.11")
@card("elder-broker")
def test_trade_needs_a_rivals_city_under_control() -> None:
    own_city = broker().city(0, "2-hex").ships(0, "2-hex", 1)
    no_ship = broker().city(1, "2-hex").port(0, "3-hex")
    no_city = broker().port(1, "2-hex").ships(0, "2-hex", 1)
    for table in (own_city, no_ship, no_city):
        assert "trade" not in table.act(0, "administration-2").verbs()
