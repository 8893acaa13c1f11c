"""A19: two players."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.chapter import CleanUp, Deal, NextChapter, Score
from herna.games.arcs.printed import ACTION_KEYS
from herna.games.arcs.scoring import gains
from marks import card, rule


def power(table: Table) -> list[int]:
    """Return each seat's Power."""
    return [int(points) for points in table.state.power]


@rule("A19.1")
def test_two_players_have_a_court_of_three_and_play_to_thirty_three() -> None:
    table = Table(2)
    assert len(table.state.court) == 3
    table.state.power[0] = 32
    table.do(NextChapter())
    assert table.state.chapter == 2


@rule("A19.2", "A19.3", "A18.2", "A18.4", "A25.36")
@card("2SETUP02", "empath", "warlord")
def test_the_third_players_tokens_take_places() -> None:
    table = Table(2, "2SETUP02").tokens(0, "psionic", "psionic", "psionic").trophies(0, 1, "ship", 2)
    table.trophies(1, 0, "ship", 1).declared("empath", "warlord").captives(0, 1, 1)
    table.state.supply[4] = 1
    table.tokens(1, "psionic").do(Score())
    assert power(table) == [5 + 2, 0]
    table.do(CleanUp())
    assert table.trophy_list(0) == []
    assert table.captive_list(0) == [1]
    assert list(table.state.third) == [0, 0, 2, 2, 2]


@rule("A19.2")
def test_the_third_player_counts_material_and_fuel_and_has_nothing_for_tyrant() -> None:
    table = Table(2, "2SETUP01").declared("tycoon", "tyrant").tokens(0, "fuel").captives(0, 1, 1)
    assert list(gains(table.state, 0)) == [3, 0]
    assert list(gains(table.state, 1)) == [3, 0]
    table = Table(2, "2SETUP01").declared("keeper").tokens(0, "relic")
    assert list(gains(table.state, 3)) == [5, 0]


@rule("A19.4")
def test_the_mulligan_comes_with_every_deal() -> None:
    table = Table(2)
    table.state.initiative = 1
    table.do(Deal())
    assert (table.prompt, table.choice.seat) == ("mulligan", 0)


@rule("A5.11", "A19.4", "R-10")
def test_a_hand_given_up_is_shuffled_into_the_rest() -> None:
    table = Table(2).do(Deal())
    old = table.hand_of(1)
    rest = {ACTION_KEYS[card] for card in table.state.discard.cards()}
    assert (len(old), len(rest)) == (6, 8)
    table.choose("mulligan")
    assert set(table.hand_of(1)) <= rest
    pile = [ACTION_KEYS[card] for card in table.state.discard.cards()]
    assert sorted(pile) == sorted([*old, *rest - set(table.hand_of(1))])
    assert pile[2:] != old


@rule("A19.5", "A19.3")
def test_the_third_player_is_no_rival() -> None:
    table = Table(2, "2SETUP02").ships(0, "1-gate", 1).ships(1, "3-gate", 1)
    table.guild(0, "silver-tongues").act(0, "mobilization-2").choose("use.silver-tongues")
    assert table.held(0) == []
    assert list(table.state.third) == [0, 0, 2, 2, 2]
    assert table.supply("psionic") == 3


@rule("A19.2")
@card("2SETUP01", "2SETUP03")
def test_what_the_third_player_counts() -> None:
    table = Table(2, "2SETUP01").declared("tycoon").tokens(0, "fuel", "fuel")
    assert list(gains(table.state, 0)) == [3, 0]
    table = Table(2, "2SETUP03").declared("warlord").trophies(0, 1, "ship")
    assert list(gains(table.state, 2)) == [3, 0]
