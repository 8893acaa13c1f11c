"""A18 and A19: the end of a chapter, and two players."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.chapter import CleanUp, Deal, EndChapter, NextChapter, Score
from herna.games.arcs.queries import first_place, second_place
from herna.games.arcs.scoring import gains
from marks import card, rule


def power(table: Table) -> list[int]:
    """Return each seat's Power."""
    return [int(points) for points in table.state.power]


@rule("A18.1", "A18.8")
def test_a_chapter_is_scored_cleaned_up_and_followed_by_the_next() -> None:
    table = Table(3).declared("warlord", "tyrant").trophies(0, 1, "ship", 2).captives(1, 0, 1)
    table.do(EndChapter())
    assert power(table) == [5, 3, 0]
    assert table.trophy_list(0) == []
    assert table.state.chapter == 2
    assert table.state.hands[0].size() == 6


@rule("A18.2")
@card("warlord", "tyrant")
def test_first_and_second_place() -> None:
    table = (
        Table(3)
        .declared("warlord")
        .trophies(0, 1, "ship", 3)
        .trophies(1, 0, "agent", 2)
        .trophies(2, 0, "city", 1)
    )
    assert list(gains(table.state, 2)) == [5, 3, 0]
    table = Table(3).declared("tyrant").captives(0, 1, 3).captives(1, 0, 2).captives(2, 0, 2)
    assert list(gains(table.state, 1)) == [5, 0, 0]
    assert list(gains(table.state, 2)) == [0, 0, 0]


@rule("A18.2", "A17.1", "A25.11")
@card("tycoon", "mining-interest")
def test_a_tie_for_the_first_place() -> None:
    table = (
        Table(3)
        .guild(0, "mining-interest")
        .tokens(0, "fuel")
        .tokens(1, "material", "material")
        .tokens(2, "fuel")
    )
    table.state.markers[2] = 0
    table.state.markers[0] = 0
    table.off_board(0, 4).do(Score())
    assert power(table) == [3, 3, 0]


@rule("A18.2", "A25.12", "R-12")
@card("warlord")
def test_nobody_qualifies() -> None:
    table = Table(3).declared("warlord").do(Score())
    assert power(table) == [0, 0, 0]


@rule("A18.2", "A18.5", "A7.3", "A7.4", "A25.40")
@card("keeper", "tyrant")
def test_two_markers_on_one_ambition() -> None:
    table = Table(3)
    table.state.flipped = 2
    table.state.chapter = 3
    table.declared("keeper", "tyrant", "keeper").off_board(0, 5)
    table.tokens(0, "relic", "relic", "relic").tokens(1, "relic", "relic").captives(0, 1, 1).captives(1, 0, 1)
    table.do(Score())
    assert power(table) == [10 + 5 + 3, 5 + 3, 0]
    table.do(CleanUp())
    assert first_place(table.state, 2) == 9
    assert second_place(table.state, 2) == 4


@rule("A18.2")
@pytest.mark.parametrize(("off", "bonus"), [(3, 0), (4, 2), (5, 5)])
def test_the_city_bonus_is_for_a_sole_winner(off: int, bonus: int) -> None:
    table = Table(3).declared("keeper").tokens(0, "relic").tokens(1, "-").off_board(0, off).do(Score())
    assert power(table) == [5 + bonus, 0, 0]
    table = Table(3).declared("keeper").tokens(0, "relic").tokens(1, "relic").off_board(0, off).do(Score())
    assert power(table) == [3, 3, 0]
    table = (
        Table(3)
        .declared("keeper")
        .tokens(0, "relic")
        .tokens(1, "relic", "relic")
        .off_board(0, off)
        .do(Score())
    )
    assert power(table) == [3, 5, 0]


@rule("A18.3")
@card("material-cartel", "fuel-cartel", "fuel-drinker")
def test_effects_after_scoring_are_ordered_by_the_initiative() -> None:
    table = (
        Table(3, leaders=True).guild(0, "material-cartel").guild(1, "fuel-cartel").leader(2, "fuel-drinker")
    )
    table.tokens(0, "fuel", "material").tokens(1, "material", "fuel").tokens(2, "fuel", "relic").declared(
        "tycoon"
    )
    table.state.initiative = 1
    table.do(Score())
    assert (table.prompt, table.choice.seat) == ("order", 1)
    assert table.can("use.material-cartel", "use.fuel-cartel", "use-leader.fuel-drinker")
    table.choose("use-leader.fuel-drinker")
    assert table.held(2) == ["relic"]
    table.choose("use.material-cartel")
    assert table.held(1) == ["fuel"]
    assert table.held(0) == ["material"]


@rule("A18.4", "R-12")
def test_trophies_return_with_warlord_and_captives_with_tyrant() -> None:
    table = (
        Table(3).trophies(0, 1, "ship", 2).trophies(0, 2, "starport").captives(1, 0, 2).declared("warlord")
    )
    table.do(CleanUp())
    assert table.trophy_list(0) == []
    assert (table.state.ships[1], table.state.starports[2]) == (15, 5)
    assert table.captive_list(1) == [0, 0]
    table = Table(3).trophies(0, 1, "ship", 2).captives(1, 0, 2).declared("tyrant").do(CleanUp())
    assert table.trophy_list(0) == ["1 ship", "1 ship"]
    assert table.captive_list(1) == []
    assert table.state.agents[0] == 10


@rule("A3.3", "A3.4", "A18.4", "A25.37")
def test_placeholders_at_clean_up() -> None:
    table = (
        Table(3).trophies(1, 0, "agent", 2).trophies(1, 0, "city").trophies(1, 0, "ship").captives(1, 0, 1)
    )
    table.state.agents[0] = 0
    table.state.outrage[2] = 2
    table.declared("warlord").do(CleanUp())
    assert table.state.outrage[2] == 1
    assert table.state.agents[0] == 1
    assert (table.state.ships[0], table.state.cities[0]) == (15, 5)
    assert table.captive_list(1) == [0]


@rule("A18.5")
def test_markers_flip_from_the_lowest_power_on() -> None:
    table = Table(3).declared("keeper", "keeper")
    seen = []
    for _chapter in range(5):
        seen.append(
            [(int(first_place(table.state, m)), int(second_place(table.state, m))) for m in table.by_worth()]
        )
        table.do(CleanUp())
        assert list(table.state.markers) == [-1, -1, -1]
    assert seen == [
        [(5, 3), (3, 2), (2, 0)],
        [(5, 3), (4, 2), (3, 2)],
        [(6, 3), (5, 3), (4, 2)],
        [(9, 4), (6, 3), (4, 2)],
        [(9, 4), (6, 3), (4, 2)],
    ]


@rule("A18.6")
def test_the_chapter_marker_advances() -> None:
    table = Table(3).do(NextChapter())
    assert table.state.chapter == 2
    assert table.state.hands[2].size() == 6


@rule("A18.7", "A18.10")
def test_a_new_deal_leaves_the_table_as_it_is() -> None:
    table = (
        Table(3).ships(0, "2-gate", 1, damaged=2).tokens(1, "relic").guild(2, "farseers").outrage(0, "fuel")
    )
    table.court("gatekeepers").agents("gatekeepers", 1, 2).trophies(0, 1, "ship").captives(2, 0, 1)
    table.state.initiative = 2
    deck = table.state.court_deck.size()
    table.do(EndChapter())
    assert table.fleet(0, "2-gate") == (1, 2)
    assert table.held(1) == ["relic"]
    assert table.area(2) == ["farseers"]
    assert table.outraged(0) == ["fuel"]
    assert list(table.state.influence[:4]) == [1, 2, 0, 0]
    assert table.trophy_list(0) == ["1 ship"]
    assert table.captive_list(2) == [0]
    assert (table.state.initiative, table.state.court_deck.size()) == (2, deck)
    assert [hand.size() for hand in table.state.hands] == [6, 6, 6]
    assert table.state.discard.size() == 2


@rule("A18.7")
def test_the_action_cards_are_shuffled_anew() -> None:
    hands = []
    table = Table(3)
    for _chapter in range(3):
        table.hand(0).hand(1).hand(2).do(Deal())
        hands.append(sorted(table.hand_of(0)))
        assert all(int(cell) & 255 == 0 for cell in table.state.discard.cells)
    assert len({tuple(hand) for hand in hands}) == 3


@rule("A18.9", "A25.43")
@card("elder")
def test_the_elder_gets_less_from_tyrant() -> None:
    table = Table(3, leaders=True).leader(0, "elder").declared("tyrant").off_board(0, 5)
    table.captives(0, 1, 4).captives(1, 0, 2).captives(2, 0, 1)
    assert list(gains(table.state, 1)) == [3, 3, 0]
    table = Table(3, leaders=True).leader(0, "elder").declared("tyrant").captives(0, 1, 2).captives(1, 0, 2)
    assert list(gains(table.state, 1)) == [0, 3, 0]
    table = Table(3, leaders=True).leader(0, "elder").declared("tyrant").captives(0, 1, 1).captives(1, 0, 2)
    assert list(gains(table.state, 1)) == [0, 5, 0]
    table.captives(2, 0, 1)
    assert list(gains(table.state, 1)) == [0, 5, 0]


HUMBLE = {"elder": ("tyrant", 1), "warrior": ("empath", 4), "archivist": ("tycoon", 0)}


@rule("A18.9")
@card(*HUMBLE)
@pytest.mark.parametrize("name", HUMBLE)
def test_some_leaders_get_the_second_prize_for_the_first_place(name: str) -> None:
    ambition, number = HUMBLE[name]
    other = "keeper"
    table = Table(3, leaders=True).leader(0, name).declared(ambition, other).off_board(0, 5)
    table.tokens(0, "psionic", "fuel", "relic").captives(0, 1, 1)
    assert list(gains(table.state, number)) == [3, 0, 0]
    assert list(gains(table.state, 3)) == [3 + 5, 0, 0]


@rule("A18.9")
@card("noble")
def test_the_noble_gains_only_as_sole_first() -> None:
    table = Table(3, leaders=True).leader(0, "noble").declared("keeper").tokens(0, "relic").tokens(1, "relic")
    assert list(gains(table.state, 3)) == [0, 3, 0]
    table = (
        Table(3, leaders=True)
        .leader(0, "noble")
        .declared("keeper")
        .tokens(0, "relic")
        .tokens(1, "relic", "relic")
    )
    table.tokens(2, "relic")
    assert list(gains(table.state, 3)) == [0, 5, 0]
    table = (
        Table(3, leaders=True)
        .leader(0, "noble")
        .declared("keeper")
        .tokens(0, "relic", "relic")
        .tokens(1, "relic")
    )
    assert list(gains(table.state, 3)) == [5, 3, 0]


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


@rule("A19.5", "A19.3")
def test_the_third_player_is_no_rival() -> None:
    table = Table(2, "2SETUP02").ships(0, "1-gate", 1).ships(1, "3-gate", 1)
    table.guild(0, "silver-tongues").act(0, "mobilization-2").choose("use.silver-tongues")
    assert table.held(0) == []
    assert list(table.state.third) == [0, 0, 2, 2, 2]
    assert table.supply("psionic") == 3
