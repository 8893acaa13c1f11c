"""S6 Setup."""

from __future__ import annotations

import pytest

from games.scythe.table import (
    CRIMEA,
    INDUSTRIAL,
    MECHANICAL,
    NORDIC,
    PATRIOTIC,
    POLANIA,
    RUSVIET,
    SAXONY,
    asked,
    choose,
    codes,
    table,
    whose,
)
from herna.games.scythe.components import BOXES, COST, PAYS, TOP_OF, Faction, Mat
from herna.games.scythe.game import GAME
from herna.games.scythe.paths import inactive_bases
from herna.games.scythe.queries import stars_placed
from herna.games.scythe.state import Scythe
from herna.kernel.bits import size
from herna.kernel.choice import EVERYONE
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from marks import card, rule


def fresh(seats: int, seed: int = 1, **variants: str) -> Scythe:
    """Return a new game."""
    chosen = {key.replace("_", "-"): value for key, value in variants.items()}
    return GAME.new(GAME.check(Setup(seats, chosen)), seeded(seed))


def seat_of(state: Scythe, faction: Faction) -> int:
    """Return who leads a faction."""
    return list(state.faction).index(faction)


@rule("S6.1", "S26.7")
def test_the_decks_are_shuffled_and_the_tokens_lie_on_eleven_territories() -> None:
    one, other = fresh(2, 1), fresh(2, 2)
    assert list(one.encounters.cards()) != list(other.encounters.cards())
    assert list(one.deck.cards()) != list(other.deck.cards())
    assert list(one.objective_pile.cards()) != list(other.objective_pile.cards())
    assert sorted(one.encounters.cards()) == list(range(28))
    assert size(one.tokens) == 11


@rule("S6.2", "S6.12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_factory_card_more_than_players_lies_on_the_board_unseen(seats: int) -> None:
    state = fresh(seats)
    assert state.factory.size() == seats + 1
    assert state.factory_away.size() == 12 - seats - 1
    seen = redact(state, EVERYONE)
    assert set(seen.factory.cards()) == set(seen.factory_away.cards()) == {-1}


@rule("S6.3", "S26.7")
def test_one_of_six_tiles_is_drawn() -> None:
    assert {int(fresh(2, seed).tile) for seed in range(60)} == set(range(6))


@rule("S6.4", "S6.11")
def test_every_pair_of_mats_is_dealt() -> None:
    pairs = set()
    for seed in range(60):
        state = fresh(5, seed)
        assert sorted(state.faction) == sorted(state.mat) == [0, 1, 2, 3, 4]
        pairs |= {(int(state.faction[seat]), int(state.mat[seat])) for seat in range(5)}
    assert len(pairs) == 25


@rule("S6.5", "S10.20")
def test_seats_follow_the_factions_clockwise() -> None:
    state = table(POLANIA, NORDIC, CRIMEA)
    assert list(state.left) == [1, 2, 0]
    assert list(state.right) == [2, 0, 1]
    state = table(SAXONY, RUSVIET, NORDIC, CRIMEA)
    assert list(state.left) == [2, 3, 1, 0]
    assert list(state.right) == [3, 2, 0, 1]


@rule("S6.6", "S6.8")
@card("faction-nordic", "faction-rusviet", "faction-crimea", "faction-saxony", "faction-polania")
def test_faction_mats_give_power_cards_and_starting_places() -> None:
    state = fresh(5)
    printed = {
        NORDIC: (4, 1, 48, {4, 5}),
        RUSVIET: (3, 2, 49, {19, 26}),
        CRIMEA: (5, 0, 50, {43, 47}),
        SAXONY: (1, 4, 51, {34, 41}),
        POLANIA: (2, 3, 52, {14, 20}),
    }
    for faction, (power, cards, base, spaces) in printed.items():
        seat = seat_of(state, faction)
        assert (state.power[seat], state.hands[seat].size()) == (power, cards)
        assert state.at[seat * 13] == base
        assert {int(state.at[seat * 13 + worker]) for worker in (5, 6)} == spaces
        assert state.mechs[seat] == 0 and stars_placed(state, seat) == 0


@rule("S6.7", "S23.4")
def test_player_mats_give_popularity_coins_and_two_objectives() -> None:
    state = fresh(5)
    printed = [(2, 4), (2, 5), (2, 6), (3, 6), (4, 7)]
    for seat in range(5):
        assert (state.popularity[seat], state.coins[seat]) == printed[state.mat[seat]]
        assert state.objectives[seat].size() == 2
        for viewer in (*range(5), EVERYONE):
            seen = set(redact(state, viewer).objectives[seat].cards())
            assert seen == (set(state.objectives[seat].cards()) if viewer == seat else {-1})
    assert state.objective_pile.size() == 23 - 10


@rule("S6.9", "S10.1", "S10.7")
@card("mat-industrial", "mat-engineering", "mat-patriotic", "mat-mechanical", "mat-agricultural")
def test_player_mats_as_printed() -> None:
    bolster, trade, produce, move = 1, 2, 3, 0
    printed = {
        Mat.INDUSTRIAL: ((bolster, 3, 1, 3), (produce, 3, 2, 2), (move, 3, 1, 1), (trade, 4, 2, 0)),
        Mat.ENGINEERING: ((produce, 3, 1, 2), (trade, 4, 2, 0), (bolster, 3, 2, 3), (move, 3, 1, 1)),
        Mat.PATRIOTIC: ((move, 2, 0, 1), (bolster, 4, 3, 3), (trade, 4, 2, 0), (produce, 3, 1, 2)),
        Mat.MECHANICAL: ((trade, 3, 1, 0), (bolster, 3, 2, 2), (move, 3, 1, 2), (produce, 4, 2, 2)),
        Mat.AGRICULTURAL: ((move, 2, 0, 1), (trade, 4, 2, 0), (produce, 4, 2, 2), (bolster, 3, 2, 3)),
    }
    for mat, sections in printed.items():
        lines = [row[mat * 4 : mat * 4 + 4] for row in (TOP_OF, COST, BOXES, PAYS)]
        assert tuple(tuple(int(line[place]) for line in lines) for place in range(4)) == sections
        assert sum(section[2] for section in sections) == 6
    state = fresh(3)
    assert list(state.idle) == [6, 6, 6]
    assert list(state.cubes) == list(state.recruits) == list(state.built) == [0, 0, 0]
    assert list(state.section) == [-1, -1, -1]


@rule("S6.10")
def test_the_lowest_mat_number_starts_and_then_it_goes_clockwise() -> None:
    for seed in range(10):
        state = fresh(4, seed)
        choice = settle(state)
        assert choice is not None
        assert state.mat[choice.seat] == min(state.mat)
    state = table(NORDIC, POLANIA, RUSVIET, mats=(MECHANICAL, INDUSTRIAL, PATRIOTIC))
    assert state.left[1] == 0 and state.left[0] == 2


@rule("S6.11", "S6.13")
def test_two_pairs_are_never_dealt_with_the_preset_faq() -> None:
    for seed in range(80):
        state = fresh(5, seed, preset="faq")
        pairs = {(int(state.faction[seat]), int(state.mat[seat])) for seat in range(5)}
        assert not pairs & {(RUSVIET, INDUSTRIAL), (CRIMEA, PATRIOTIC)}


@rule("S6.4", "S6.11")
def test_mats_may_be_chosen_instead() -> None:
    state = fresh(2, mats="chosen")
    settle(state)
    assert (asked(state), whose(state)) == ("faction", 0)
    choose(state, "faction.4")
    assert codes(state) == ["faction.0", "faction.1", "faction.2", "faction.3"]
    choose(state, "faction.1")
    assert (asked(state), whose(state)) == ("mat", 1)
    choose(state, "mat.3")
    assert codes(state) == ["mat.0", "mat.1", "mat.2", "mat.4"]
    choose(state, "mat.4")
    assert list(state.faction) == [POLANIA, RUSVIET]
    assert list(state.mat) == [Mat.AGRICULTURAL, MECHANICAL]
    assert (asked(state), whose(state)) == ("section", 1)


@rule("S6.13")
def test_a_chosen_mat_leaves_a_legal_one_to_everybody() -> None:
    state = fresh(5, mats="chosen", ban_pairs="on")
    settle(state)
    choose(state, "faction.1", "faction.0", "faction.2", "faction.3")
    choose(state, "mat.3", "mat.4", "mat.1")
    assert list(state.mat) == [PATRIOTIC, INDUSTRIAL, Mat.ENGINEERING, Mat.AGRICULTURAL, MECHANICAL]
    assert asked(state) == "section"


@rule("S6.12")
def test_the_number_of_players_decides_about_inactive_bases() -> None:
    for seats in (2, 3, 4, 5):
        assert size(inactive_bases(fresh(seats))) == 7 - seats


def test_a_game_can_start_for_every_number_of_players() -> None:
    for seats in (2, 3, 4, 5):
        state = fresh(seats)
        choice = settle(state)
        assert choice is not None and choice.prompt == "section"
        take(state, 0)
        assert settle(state) is not None
