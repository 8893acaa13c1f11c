"""What ends with a turn, a round or a chapter, and what the last token or ship still allows."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.components import PIVOT
from herna.kernel.choice import TABLE
from herna.kernel.view import redact
from marks import card, rule


@rule("A12.3", "A12.6", "A11.5")
@card("tool-priests", "overseer", "gatekeepers")
def test_once_a_turn_means_again_next_turn() -> None:
    table = (
        Table(3, leaders=True).lore(0, "tool-priests").leader(0, "overseer").port(0, "2-hex").city(0, "2-hex")
    )
    table.ships(0, "2-hex", 1).off_board(0, 3)
    for _turn in range(2):
        table.act(0, "construction-2").choose("ship.2-hex", "use-leader.overseer", "summon")
        assert not table.can("ship.2-hex")
        assert "summon" not in table.verbs()
        table.state.buildings[7] = 2
        table.state.wounds[0] = 0
    table = Table(3).court("gatekeepers").agents("gatekeepers", 1).tokens(0, "relic").ships(0, "2-gate", 1)
    table.act(0, "mobilization-2").choose("spend.1", "secure.gatekeepers")
    assert not table.can("use.gatekeepers")
    assert table.act(0, "mobilization-2").can("use.gatekeepers")


@rule("A11.9")
@card("lattice-spies")
@pytest.mark.parametrize("first", ["gatekeepers", "relic-fence", "spacing-union", "skirmishers"])
def test_any_prelude_action_closes_the_way_for_spies(first: str) -> None:
    table = (
        Table(3)
        .guild(0, "lattice-spies", first)
        .tokens(0, "fuel")
        .ships(0, "2-gate", 1)
        .act(0, "mobilization-2")
    )
    assert table.can("use.lattice-spies")
    table.choose(f"use.{first}")
    while table.prompt != "act":
        table.first()
    assert not table.can("use.lattice-spies")


@rule("A11.9")
@card("lattice-spies", "empaths-vision", "tyrants-ego")
def test_lore_closes_the_way_for_spies_too() -> None:
    table = Table(3, leaders=True).lore(0, "empaths-vision").guild(0, "lattice-spies").ships(0, "2-gate", 1)
    table.act(0, "mobilization-2").choose("scrap.empaths-vision")
    assert not table.can("use.lattice-spies")
    table = Table(3, leaders=True).lore(0, "tyrants-ego").guild(0, "lattice-spies").ships(0, "2-gate", 1)
    table.captives(0, 1, 1).court("farseers").agents("farseers", 1).declared("tyrant").act(
        0, "mobilization-2"
    )
    table.choose("use-lore.tyrants-ego", "pass")
    assert not table.can("use.lattice-spies")


@rule("A6.1", "A9.3", "A10.1", "R-07")
@card("galactic-bards")
def test_a_new_round_forgets_seizures_declarations_and_surpasses() -> None:
    table = Table(3).guild(1, "galactic-bards").ships(0, "2-gate", 1).ships(1, "3-gate", 1)
    table.hand(0, "mobilization-4", "aggression-5", "construction-2")
    table.hand(
        1, "mobilization-6", "construction-5", "construction-6", "administration-2", "administration-3"
    ).round()
    table.choose(
        "lead.mobilization-4", "declare.warlord", "done", "surpass.mobilization-6", "seize.construction-6"
    )
    table.choose("done")
    assert (table.prompt, table.choice.seat) == ("lead", 1)
    assert not table.state.zeroed
    table.state.initiative = 0
    table.round()
    table.choose("lead.aggression-5", "done", "pivot.construction-5")
    assert {"declare", "seize"} <= table.verbs()
    table.choose("done")
    assert table.state.initiative == 0
    assert table.choice.seat == 0


@rule("A6.6")
def test_passes_start_anew_with_the_chapter() -> None:
    table = Table(3).hand(0, "construction-4").hand(2, "aggression-2").round()
    table.choose("pass", "pass")
    assert (table.state.chapter, table.state.passes) == (2, 0)


@rule("A17.11")
@card("mining-interest", "shipping-interest")
def test_the_last_token_can_be_gained() -> None:
    table = Table(3).guild(0, "mining-interest", "shipping-interest").port(0, "2-hex")
    table.tokens(1, "material", "material").tokens(2, "material", "material", "fuel", "fuel").off_board(2, 3)
    table.state.slots[9] = 1
    table.state.slots[10] = 1
    table.state.supply[1] = 1
    table.act(0, "construction-2")
    assert {"manufacture", "synthesize"} <= table.verbs()
    table.choose("manufacture", "slot.1")
    assert "manufacture" not in table.verbs()
    table.choose("synthesize", "slot.2")
    assert "synthesize" not in table.verbs()
    assert table.held(0) == ["fuel", "material"]


@rule("A12.13")
def test_the_last_agent_can_be_placed() -> None:
    table = Table(3).court("farseers").port(0, "2-hex")
    table.state.agents[0] = 1
    table.act(0, "administration-2").choose("influence.farseers")
    assert table.over
    assert table.state.agents[0] == 0


@rule("A12.6")
def test_the_last_ship_can_be_built() -> None:
    table = Table(3).port(0, "2-hex").port(0, "3-hex")
    table.state.ships[0] = 1
    table.act(0, "construction-2").choose("ship.2-hex", "ship.3-hex")
    assert table.fleet(0, "2-hex") == (1, 0)
    assert table.fleet(0, "3-hex") == (0, 0)
    assert table.state.ships[0] == 0


@rule("A12.2")
def test_the_last_agent_can_be_captured() -> None:
    table = Table(3).city(1, "2-hex").ships(0, "2-hex", 1)
    table.state.agents[1] = 1
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1")
    assert (table.captive_list(0), table.state.agents[1]) == ([1], 0)


@rule("A15.1")
def test_a_raid_is_offered_only_with_keys_and_ships_left() -> None:
    table = Table(3).ships(0, "2-hex", 2).city(1, "2-hex").tokens(1, "-", "fuel").act(0, "aggression-2")
    table.choose("battle", "collect.raid.x1", "collect.assault.x0", "collect.skirmish.x0", "face.raid.x5")
    assert table.prompt == "act"
    assert table.held(1) == ["fuel"]


@rule("A21.7")
@card("farseers")
def test_a_swap_under_way_tells_the_others_nothing() -> None:
    from herna.games.arcs.cards.farseers import SwapTake

    step = SwapTake(0, 1, 17)
    assert isinstance(step.redacted(0), SwapTake)
    assert [step.redacted(viewer).given for viewer in (0, TABLE, 1, 2, -2)] == [17, 17, 0, 0, 0]


@rule("A21.7")
@card("archivist")
def test_lore_under_study_is_hidden_from_the_others() -> None:
    from herna.games.arcs.cards.leader_pack_steps import Keep
    from herna.kernel.rows import i64, vec

    step = Keep(1, vec[i64]([3, 4]), 2, "leader-8")
    assert [len(step.redacted(viewer).cards) for viewer in (1, TABLE, 0, -2)] == [2, 2, 0, 0]


@rule("A21.7", "A10.2")
@card("admin-union")
def test_everybody_knows_a_card_taken_back() -> None:
    table = (
        Table(3).hand(0, "administration-4").hand(1, "aggression-2", "aggression-3").guild(1, "admin-union")
    )
    table.ships(0, "2-gate", 1).ships(1, "2-gate", 1).round()
    table.choose("lead.administration-4", "done", "pivot.aggression-2", "ready", "use.admin-union", "done")
    assert 3 in list(redact(table.state, 2).hands[1].cards())
    assert -1 in list(redact(table.state, 2).hands[1].cards())


@rule("A17.5")
@card("warrior", "court-enforcers", "galactic-rifles")
def test_abduct_and_rifles_are_no_battle_for_the_warrior() -> None:
    table = Table(3, leaders=True).leader(0, "warrior").guild(0, "court-enforcers").tokens(0, "weapon")
    table.court("farseers").agents("farseers", 0, 1).ships(0, "2-gate", 1)
    table.act(0, "aggression-2", PIVOT, "mobilization-4").choose("abduct")
    assert table.captive_list(0) == [1]
    assert table.over
