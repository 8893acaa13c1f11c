"""A11: the Prelude and resources."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.components import COPY, LEAD, PIVOT, SURPASS
from marks import card, rule


def ready(*tokens: str) -> Table:
    """Return a table where seat 0 has tokens and every action is possible."""
    table = Table(3).ships(0, "2-gate", 3, damaged=1).ships(1, "2-gate", 1).port(0, "2-hex").city(0, "3-hex")
    table.court("farseers", "gatekeepers").agents("farseers", 1)
    return table.off_board(0, 4).tokens(0, *tokens)


@rule("A11.1")
def test_the_prelude_lasts_until_the_first_pip() -> None:
    table = ready("fuel", "fuel").act(0, "mobilization-4")
    assert "spend" in table.verbs()
    table.choose("spend.1", "move", "fresh.x1", "damaged.x0")
    table.choose("where.3-gate")
    assert "spend" in table.verbs()
    table.choose("influence.farseers")
    assert "spend" not in table.verbs()
    assert table.state.pips == 2


@rule("A11.2")
@pytest.mark.parametrize(
    ("kind", "bought"),
    [
        ("material", {"city", "starport", "ship", "repair", "pass"}),
        ("fuel", {"move", "pass"}),
        ("relic", {"secure", "pass"}),
        ("psionic", {"tax", "repair", "influence", "pass"}),
        ("weapon", {"arm", "pass"}),
    ],
)
def test_what_each_resource_buys(kind: str, bought: set[str]) -> None:
    table = ready(kind).act(0, "administration-4").choose("spend.1")
    assert table.prompt == "spend"
    assert table.verbs() == bought


@rule("A11.2")
def test_any_number_of_resources_in_any_order() -> None:
    table = ready("relic", "fuel", "material").act(0, "mobilization-4")
    table.choose("spend.3", "repair", "spend.1", "secure.farseers", "spend.2", "move")
    table.choose("fresh.x1", "where.3-gate")
    assert table.slots(0)[:3] == ["-", "-", "-"]
    assert table.area(0) == ["farseers"]
    assert table.state.pips == 3


@rule("A11.2", "A11.3")
@pytest.mark.parametrize(
    ("mode", "name"),
    [
        (LEAD, "mobilization-4"),
        (SURPASS, "mobilization-5"),
        (COPY, "aggression-2"),
        (PIVOT, "construction-2"),
    ],
)
def test_a_weapon_lets_pips_battle_however_the_card_was_played(mode: int, name: str) -> None:
    table = ready("weapon").act(0, name, mode, lead="mobilization-4")
    assert "battle" not in table.verbs()
    pips = table.state.pips
    table.choose("spend.1", "arm")
    assert "battle" in table.verbs()
    assert table.state.pips == pips


@rule("A11.3", "A25.32", "A8.2")
def test_a_weapon_changes_only_pips() -> None:
    table = ready("psionic", "weapon").act(0, "aggression-2", COPY, lead="construction-6")
    table.choose("spend.2", "arm", "spend.1")
    assert "battle" not in table.verbs()
    assert table.verbs() == {"city", "starport", "ship", "repair", "pass"}
    table.choose("repair")
    assert table.state.pips == 1
    assert {"city", "battle"} <= table.verbs()


@rule("A11.3")
def test_a_second_weapon_adds_nothing() -> None:
    table = ready("weapon", "weapon").act(0, "mobilization-4").choose("spend.1", "arm")
    listed, pips = table.state.listed, table.state.pips
    table.choose("spend.2", "arm")
    assert (table.state.listed, table.state.pips) == (listed, pips)


@rule("A11.4", "R-13")
def test_spent_tokens_return_when_the_prelude_ends() -> None:
    table = ready("fuel").act(0, "mobilization-4").choose("spend.1", "pass")
    assert table.supply("fuel") == 4
    assert table.slots(0)[0] == "-"
    table.choose("influence.farseers")
    assert table.supply("fuel") == 5
    table = ready("fuel").act(0, "mobilization-4").choose("spend.1", "pass", "pass")
    assert table.supply("fuel") == 5


@rule("A11.4", "A25.31")
@card("mining-interest")
def test_spent_tokens_are_away() -> None:
    table = Table(3).off_board(0, 1).tokens(0, "material").tokens(1, "material").tokens(2, "-")
    table.state.supply[0] = 0
    table.state.third[0] = 3
    table.guild(0, "mining-interest").ships(0, "2-gate", 0, damaged=1).act(0, "mobilization-4")
    table.choose("spend.1", "repair", "use.mining-interest")
    assert table.can("steal.1:1")
    assert not table.can("type.material")
    table.choose("steal.1:1", "slot.1")
    assert table.held(0) == ["material"]
    assert table.held(1) == []
    assert table.prompt == "act"
    table.choose("pass")
    assert table.supply("material") == 1


@rule("A11.5")
@card("court-enforcers", "relic-fence")
def test_a_card_secured_in_this_prelude_waits_with_its_prelude_action() -> None:
    table = ready("relic", "fuel").court("court-enforcers", "relic-fence").agents("court-enforcers", 1)
    table.guild(0, "relic-fence").act(0, "aggression-4")
    assert table.can("use.relic-fence")
    table.choose("spend.1", "secure.court-enforcers")
    assert table.area(0) == ["court-enforcers", "relic-fence"]
    assert not table.can("use.court-enforcers")
    assert table.can("use.relic-fence")
    table = ready("fuel").guild(0, "court-enforcers").act(0, "aggression-4")
    assert table.can("use.court-enforcers")


@rule("A11.5")
@card("silver-tongues", "elder-broker")
def test_a_stolen_card_may_be_used_at_once() -> None:
    table = ready("fuel").guild(0, "silver-tongues").guild(1, "elder-broker").act(0, "aggression-4")
    table.choose("use.silver-tongues")
    assert table.area(0) == ["elder-broker"]
    assert table.can("use.elder-broker")


@rule("A11.6", "A11.7")
@card("court-enforcers")
def test_resources_and_cards_may_be_given_for_nothing() -> None:
    table = ready("material").outrage(0, "material").act(0, "mobilization-4")
    table.choose("spend.1")
    assert table.prompt == "act"
    assert table.slots(0)[0] == "-"
    table = Table(3).guild(0, "court-enforcers").port(0, "2-hex").act(0, "mobilization-4")
    table.choose("use.court-enforcers")
    assert table.area(0) == []


@rule("A11.7")
@card("relic-fence")
def test_an_outraged_resource_can_still_be_gained_counted_and_discarded() -> None:
    from herna.games.arcs.actions.slots import Gain
    from herna.games.arcs.scoring import count

    table = ready().outrage(0, "fuel").do(Gain(0, 1)).choose("slot.1")
    assert count(table.state, 0, 0) == 1
    table.guild(0, "relic-fence").act(0, "mobilization-4").choose("use.relic-fence", "slot.1")
    assert table.held(0) == ["relic"]


@rule("A11.8")
@card("cloud-cities")
def test_after_the_prelude_a_spent_token_is_in_the_supply_at_once() -> None:
    table = Table(3, leaders=True).lore(0, "cloud-cities").ships(0, "2-hex", 1).tokens(0, "relic")
    table.act(0, "construction-4").choose("starport", "site.2-hex")
    assert table.supply("relic") == 4
    table.choose("city", "site.43")
    assert table.supply("relic") == 5
    assert table.standing("2-hex") == ["0 starport", "0 city"]
    table = Table(3, leaders=True).lore(0, "cloud-cities").ships(0, "2-hex", 1).tokens(0, "relic", "material")
    table.act(0, "mobilization-4").choose("spend.2", "city", "site.43")
    assert table.supply("relic") == 4
    table.choose("pass")
    assert table.supply("relic") == 5


@rule("A11.9", "R-31")
@card("lattice-spies", "tycoons-ambition")
def test_before_any_other_action() -> None:
    table = Table(3, leaders=True).lore(0, "tycoons-ambition").guild(0, "lattice-spies").declared("tycoon")
    table.tokens(0, "fuel", "relic").ships(0, "2-gate", 1)
    table.state.initiative = 1
    table.act(0, "aggression-4", PIVOT, lead="mobilization-2")
    assert table.can("use.lattice-spies", "use-lore.tycoons-ambition")
    table.choose("use-lore.tycoons-ambition", "declare.keeper")
    assert table.held(0) == ["relic"]
    assert not table.can("use-lore.tycoons-ambition")
    table.choose("use.lattice-spies")
    assert table.state.initiative == 0
    table = Table(3, leaders=True).lore(0, "tycoons-ambition").guild(0, "lattice-spies").declared("tycoon")
    table.tokens(0, "fuel", "relic").ships(0, "2-gate", 1)
    table.act(0, "aggression-4", PIVOT, lead="mobilization-2").choose("spend.1", "pass")
    assert not table.can("use.lattice-spies")
    assert not table.can("use-lore.tycoons-ambition")


@rule("A25.17", "A21.4", "R-17")
@card("loyal-engineers")
def test_loyal_engineers_ignore_outrage() -> None:
    table = ready("material", "fuel").outrage(0, "material").act(0, "aggression-4").choose("spend.2")
    assert table.verbs() == {"move", "pass"}
    table.choose("pass", "spend.1")
    assert table.prompt == "act"
    table = (
        ready("material", "fuel").outrage(0, "material").guild(0, "loyal-engineers").act(0, "aggression-4")
    )
    table.choose("spend.2")
    assert table.verbs() == {"move", "city", "starport", "ship", "repair", "pass"}
    table.choose("repair", "spend.1")
    assert "city" in table.verbs()
    assert table.state.spent == 0x11


LOYAL = {
    "loyal-engineers": ("psionic", {"city", "starport", "ship", "repair"}),
    "loyal-pilots": ("relic", {"move"}),
    "loyal-marines": ("relic", {"arm"}),
    "loyal-keepers": ("fuel", {"secure"}),
    "loyal-empaths": ("relic", {"tax", "repair", "influence"}),
}


@rule("R-17", "A17.9")
@card(*LOYAL)
@pytest.mark.parametrize("name", LOYAL)
def test_loyal_cards_spend_any_token_as_theirs_in_spite_of_outrage(name: str) -> None:
    kind, bought = LOYAL[name]
    own = ["material", "fuel", "weapon", "relic", "psionic"]
    table = ready(kind).outrage(0, *own).guild(0, name).act(0, "administration-4").choose("spend.1")
    assert table.verbs() == bought | {"pass"}


@rule("A17.9")
@card("loyal-engineers", "mining-interest")
def test_a_token_spent_through_a_loyal_card_may_pay_for_a_new_action() -> None:
    table = ready("fuel").outrage(0, "fuel", "material").guild(0, "loyal-engineers", "mining-interest")
    table.act(0, "administration-4").choose("spend.1", "manufacture", "slot.1")
    assert table.held(0) == ["material"]


@rule("A11.2")
def test_a_psionic_buys_what_the_lowest_lead_card_lists() -> None:
    table = Table(4).tokens(1, "psionic").ships(1, "1-gate", 2).ships(0, "1-gate", 1)
    table.act(1, "construction-2", PIVOT, "aggression-1").choose("spend.1")
    assert table.verbs() == {"move", "battle", "pass"}
