"""A6: chapters, rounds, leading, passing."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.printed import ACTION_KEYS
from marks import card, rule

PIPS = {
    "administration": "4433321",
    "aggression": "3322221",
    "construction": "4433221",
    "mobilization": "4433221",
}
LISTED = {
    "administration": {"tax", "repair", "influence"},
    "aggression": {"battle", "move", "secure"},
    "construction": {"city", "starport", "ship", "repair"},
    "mobilization": {"move", "influence"},
}
ADMINISTRATION = [
    "administration-1",
    "administration-2",
    "administration-3",
    "administration-4",
    "administration-5",
    "administration-6",
    "administration-7",
]
AGGRESSION = [
    "aggression-1",
    "aggression-2",
    "aggression-3",
    "aggression-4",
    "aggression-5",
    "aggression-6",
    "aggression-7",
]
CONSTRUCTION = [
    "construction-1",
    "construction-2",
    "construction-3",
    "construction-4",
    "construction-5",
    "construction-6",
    "construction-7",
]
MOBILIZATION = [
    "mobilization-1",
    "mobilization-2",
    "mobilization-3",
    "mobilization-4",
    "mobilization-5",
    "mobilization-6",
    "mobilization-7",
]


def busy() -> Table:
    """Return a table where every standard action is possible."""
    table = Table(4).ships(0, "2-gate", 3, damaged=1).ships(1, "2-gate", 1).city(0, "2-hex").port(0, "1-hex")
    return table.court("farseers", "mining-interest").agents("farseers", 1)


@rule("A6.2")
@card(*ADMINISTRATION)
@card(*AGGRESSION)
@card(*CONSTRUCTION)
@card(*MOBILIZATION)
@pytest.mark.parametrize("name", ACTION_KEYS)
def test_the_lead_card_gives_its_pips_and_lists_its_actions(name: str) -> None:
    suit, number = name.split("-")
    table = busy().hand(0, name).hand(1, "mobilization-2" if suit == "aggression" else "aggression-2")
    table.round()
    table.choose(f"lead.{name}")
    if table.prompt == "declare":
        table.choose("pass")
    assert table.state.pips == int(PIPS[suit][int(number) - 1])
    assert table.verbs() - {"pass"} == LISTED[suit]


@rule("A6.1")
def test_a_round_goes_once_round_the_table() -> None:
    table = Table(3)
    for seat, name in enumerate(("construction-2", "aggression-2", "construction-5")):
        table.hand(seat, name, "mobilization-" + str(seat + 3)).ships(seat, "2-gate", 1)
    table.round(1).choose("lead.aggression-2", "done")
    assert (table.prompt, table.choice.seat) == ("follow", 2)
    table.choose("copy.construction-5", "done")
    assert (table.prompt, table.choice.seat) == ("follow", 0)
    table.choose("copy.construction-2", "done")
    assert (table.prompt, table.choice.seat) == ("lead", 1)
    assert table.state.played.size() == 0


@rule("A6.3", "A25.1")
def test_unused_pips_lapse() -> None:
    table = busy().hand(0, "construction-4").hand(1, "aggression-2").round()
    table.choose("lead.construction-4", "ready", "city", "site.2-hex", "repair")
    assert table.state.pips == 1
    for verb in ("tax", "move", "influence", "secure", "battle"):
        assert verb not in table.verbs()
    table.choose("pass")
    assert table.choice.seat == 1
    assert table.state.pips == 0


@rule("A6.4", "A7.1")
def test_card_then_declaration_then_prelude_then_pips() -> None:
    table = (
        busy().tokens(0, "fuel").hand(0, "construction-4", "mobilization-2").hand(1, "aggression-2").round()
    )
    table.choose("lead.construction-4")
    assert table.prompt == "declare"
    assert table.verbs() == {"declare", "pass"}
    table.choose("pass")
    assert table.prompt == "act"
    assert {"spend", "city"} <= table.verbs()
    assert "declare" not in table.verbs()
    table.choose("city", "site.2-hex")
    assert "spend" not in table.verbs()


@rule("A6.5")
def test_passing_hands_the_marker_on_and_ends_the_round() -> None:
    table = Table(3).hand(0, "construction-4").hand(2, "aggression-2").tokens(0, "fuel").round()
    table.choose("pass")
    assert (table.prompt, table.choice.seat) == ("lead", 2)
    assert table.state.initiative == 2
    assert table.held(0) == ["fuel"]
    assert table.told("passed") == 1


@rule("A6.5", "A6.6")
def test_a_holder_without_cards_must_pass_and_does_not_count() -> None:
    table = Table(3).hand(1, "construction-4").hand(2, "aggression-2").round()
    assert (table.prompt, table.choice.seat) == ("lead", 1)
    assert table.state.passes == 0
    table.choose("pass")
    assert (table.state.passes, table.state.chapter) == (1, 1)
    assert (table.prompt, table.choice.seat) == ("lead", 2)


@rule("A6.6", "R-01", "A25.38")
def test_when_all_with_cards_pass_the_chapter_ends() -> None:
    table = Table(3).hand(0, "construction-4", "construction-5").round()
    table.hand(2, "aggression-2", "aggression-3", "aggression-4").round()
    table.choose("pass")
    assert (table.prompt, table.choice.seat) == ("lead", 2)
    table.choose("pass")
    assert table.state.chapter == 2
    assert table.state.initiative == 0
    assert [hand.size() for hand in table.state.hands] == [6, 6, 6]


@rule("A6.6", "A25.38")
def test_a_lead_in_between_forgets_earlier_passes() -> None:
    table = (
        Table(3).hand(0, "construction-4", "construction-5").hand(2, "aggression-2", "aggression-3").round()
    )
    table.choose("pass", "lead.aggression-2", "done")
    assert (table.prompt, table.choice.seat) == ("follow", 0)
    assert "pass" not in table.verbs()
    table.choose("copy.construction-4", "done")
    assert (table.prompt, table.choice.seat, table.state.passes) == ("lead", 2, 0)
    table.choose("pass")
    assert (table.state.chapter, table.choice.seat) == (1, 0)


@rule("R-01")
def test_alone_with_cards_the_marker_stays() -> None:
    table = Table(3).hand(1, "construction-4").round(1)
    table.choose("pass")
    assert (table.state.chapter, table.state.initiative) == (2, 1)


@rule("A6.7", "A25.19")
def test_a_follower_with_cards_must_play() -> None:
    table = (
        Table(3).hand(0, "aggression-5").hand(1, "aggression-2", "aggression-3").ships(1, "2-gate", 1).round()
    )
    table.choose("lead.aggression-5", "done")
    assert table.prompt == "follow"
    assert table.verbs() == {"copy"}
    table.choose("copy.aggression-2", "ready")
    assert table.state.pips == 1
    assert table.verbs() == {"move", "pass"}


@rule("A6.8")
@card("galactic-bards")
@pytest.mark.parametrize("seize_first", [True, False])
def test_seizing_and_the_bards_declaration_in_either_order(seize_first: bool) -> None:
    table = Table(3).guild(1, "galactic-bards").hand(0, "aggression-4", "aggression-2")
    table.hand(1, "construction-5", "construction-2").round()
    table.choose("lead.aggression-4", "done", "pivot.construction-5")
    first, second = ("seize.construction-2", "declare.keeper")
    table.choose(*((first, second) if seize_first else (second, first)))
    assert table.state.markers[2] == 3
    assert table.state.initiative == 1
    assert not table.state.zeroed
