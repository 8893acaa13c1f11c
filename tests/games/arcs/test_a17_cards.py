"""A17: Court cards, new actions, modifiers."""

from __future__ import annotations

from games.arcs.names import court
from games.arcs.table import Table
from herna.games.arcs.components import COPY, LEAD, PIVOT
from herna.games.arcs.scoring import count
from marks import card, rule


@rule("A17.1")
def test_guild_cards_count_as_an_icon_of_their_suit() -> None:
    table = Table(3).guild(
        0, "mining-interest", "gatekeepers", "relic-fence", "farseers", "secret-order", "arms-union"
    )
    assert [int(count(table.state, 0, ambition)) for ambition in range(5)] == [2, 0, 0, 1, 2]
    table.tokens(0, "material", "psionic")
    assert [int(count(table.state, 0, ambition)) for ambition in range(5)] == [3, 0, 0, 1, 3]


@rule("A17.2", "A17.3")
@card("mining-interest", "shipping-interest")
def test_new_actions_take_the_place_of_a_paid_standard_action() -> None:
    table = Table(3).guild(0, "mining-interest", "shipping-interest").port(0, "2-hex").off_board(0, 3)
    table.tokens(0, "material").act(0, "construction-4").choose(
        "manufacture", "slot.2", "synthesize", "slot.3"
    )
    assert table.held(0) == ["fuel", "material", "material"]
    assert table.state.pips == 1
    table.act(0, "mobilization-4").choose("spend.1", "synthesize", "slot.1")
    assert table.held(0) == ["fuel", "fuel", "material"]
    table.outrage(0, "material").act(0, "mobilization-4").choose("spend.2")
    assert table.prompt == "act"
    table.act(0, "mobilization-4")
    assert "manufacture" not in table.verbs()


@rule("A17.3")
@card("prison-wardens", "noble")
def test_a_free_standard_action_cannot_be_replaced() -> None:
    table = Table(3, leaders=True).leader(0, "noble").guild(0, "prison-wardens").captives(0, 1, 1)
    table.court("farseers").port(0, "2-hex").act(0, "mobilization-4", PIVOT, lead="aggression-2")
    assert "execute" in table.verbs()
    table.choose("influence.farseers")
    assert table.prompt == "influence"
    assert table.verbs() == {"influence", "pass"}


@rule("A17.4", "A17.5", "A25.13")
@card("mystic", "living-structures")
def test_a_modifier_works_inside_a_new_action() -> None:
    table = Table(4, leaders=True).leader(0, "mystic").lore(0, "living-structures").city(0, "4-crescent")
    table.off_board(0, 3).act(0, "construction-4", PIVOT, lead="aggression-2").choose(
        "nurture", "slot.1", "slot.2"
    )
    assert table.held(0) == ["fuel", "psionic"]
    assert table.state.taxed != 0


@rule("A17.5")
@card("mystic")
def test_copy_and_pivot_bonuses_never_come_in_the_prelude_or_when_leading() -> None:
    table = Table(3, leaders=True).leader(0, "mystic").city(0, "2-hex").off_board(0, 3).tokens(0, "psionic")
    table.act(0, "aggression-2", COPY, lead="administration-4").choose("spend.1", "tax.2-hex", "slot.1")
    assert table.held(0) == ["relic"]
    table.act(0, "administration-4", LEAD).choose("tax.2-hex", "slot.2")
    assert table.held(0) == ["relic", "relic"]
    table.act(0, "aggression-2", COPY, lead="administration-4").choose("tax.2-hex", "slot.3", "slot.4")
    assert table.held(0) == ["psionic", "relic", "relic", "relic"]


@rule("A17.6")
@card("noble", "farseers")
def test_an_effect_needs_its_card_when_the_trigger_began() -> None:
    from herna.games.arcs.actions.declare import Declare

    table = Table(3, leaders=True).leader(0, "noble").top_of_court("farseers").hand(1, "aggression-2")
    table.do(Declare(0, 2, True))
    assert table.over
    assert table.area(0) == ["farseers"]


@rule("A17.7", "A17.8")
@card("outrage-spreads", "song-of-freedom")
def test_vox_cards_are_not_kept() -> None:
    table = Table(3).court("outrage-spreads", "song-of-freedom").agents("outrage-spreads", 1)
    table.agents("song-of-freedom", 1).act(0, "aggression-2").choose("secure.outrage-spreads", "pass")
    assert table.state.where[court("outrage-spreads")] == 4
    table.choose("secure.song-of-freedom")
    assert table.state.where[court("song-of-freedom")] in (-1, 8, 9, 10, 11)
    assert table.sound()


@rule("A17.10", "A11.3", "A17.3", "A25.14")
@card("court-enforcers")
def test_abduct_with_a_weapon() -> None:
    table = (
        Table(3).guild(1, "court-enforcers").tokens(1, "weapon", "weapon").court("farseers", "gatekeepers")
    )
    table.agents("farseers", 1, 1).agents("gatekeepers", 1, 0, 1).ships(1, "2-gate", 1)
    table.act(1, "mobilization-3")
    assert "abduct" not in table.verbs()
    table.choose("spend.1", "arm")
    assert "abduct" in table.verbs()
    assert table.state.pips == 3
    table.choose("abduct")
    assert table.captive_list(1) == [0]
    assert table.state.pips == 2
    assert list(table.state.influence[:8]) == [0, 1, 0, 0, 1, 0, 1, 0]


@rule("A17.11")
@card("court-enforcers", "elder-broker", "mining-interest")
def test_a_new_action_needs_its_own_target() -> None:
    table = Table(3).guild(0, "court-enforcers", "elder-broker", "mining-interest").court("farseers")
    table.ships(0, "2-gate", 1).tokens(1, "material", "material").tokens(
        2, "material", "material", "material"
    )
    table.act(0, "aggression-2")
    assert "abduct" not in table.verbs()
    table.act(0, "administration-2")
    assert "trade" not in table.verbs()
    table.act(0, "construction-2")
    assert "manufacture" not in table.verbs()
