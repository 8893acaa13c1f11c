"""H2, H3: from the box to the table."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ahoy.words import TILE_KEYS
from herna.games.ahoy import GAME
from herna.games.ahoy.chart import QUAD, TURNED
from herna.games.ahoy.components import ADMIRAL, CUTTER, FIGURE, PATROLS, STRONGHOLDS, cell
from herna.games.ahoy.queries import total_fame
from herna.games.ahoy.setup import set_up
from herna.games.ahoy.state import BOXED, UNPLACED, Ahoy
from herna.games.ahoy.verbs import VERBS
from herna.kernel.choice import TABLE
from herna.kernel.cover import HIDDEN
from herna.kernel.engine import settle, take
from herna.kernel.errors import BadSetup
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from marks import rule


def new(seats: int, seed: int = 1, **variants: str) -> Ahoy:
    """Set a table, with nothing answered."""
    return GAME.new(GAME.check(Setup(seats, variants)), seeded(seed))


def started(seats: int, seed: int = 1) -> Ahoy:
    """Set a table, with the first answer always given, up to the first turn."""
    state = new(seats, seed)
    while (choice := settle(state)) is not None and choice.prompt != "turn":
        take(state, 0)
    return state


@rule("H2.1", "H2.2")
def test_factions_and_seats() -> None:
    assert list(new(2).boards) == [0, 1]
    assert list(new(3).boards) == [0, 2, 1]
    assert list(new(4).boards) == [0, 2, 1, 3]
    assert [state.union for state in (new(2), new(3), new(4))] == [1, 2, 2]
    unused = [die for die in range(17) if new(2).die_at[die] == BOXED]
    assert unused == list(range(9, 17))


@rule("H2.9")
def test_smugglers_seats_are_taken_by_people_not_by_the_rules() -> None:
    state = new(4)
    assert state.boards[1] != state.boards[3]


@rule("H2.3", "H2.5", "H2.6", "H2.8", "H3.1", "H30.1", "H22.2", "H2.7")
def test_setup_for_three() -> None:
    state = started(3)
    assert len(state.chart.tiles) == 2
    assert state.tiles.size() == 9
    assert state.spare.size() == 1
    assert [state.wealth[tile] for tile in state.chart.tiles] == [1, 1]
    assert sum(state.wealth) == 2
    market = [card for card in state.market if card >= 0]
    boxed = [card for card in state.open.cards() if card not in market]
    assert Counter(card // 5 for card in boxed) == dict.fromkeys(range(6), 1)
    assert len(market) == 3
    assert state.deck.size() == 21
    assert list(state.gold) == [1, 1, 1, 0]
    assert state.bank == 17
    assert [die for die in range(17) if state.die_at[die] == UNPLACED] == list(range(13))
    assert [state.where[figure] >= 0 for figure in range(PATROLS, STRONGHOLDS)] == [True] + [False] * 9
    assert [state.where[figure] for figure in range(STRONGHOLDS, CUTTER)] == [-1, -1, -1]
    assert (sum(state.comrades), state.ready, state.muster) == (2, 6, 12)
    assert (state.hand.size(), state.plans.size()) == (2, 10)
    assert [total_fame(state, seat) for seat in range(3)] == [0, 0, 0]
    assert state.pending is not None
    assert state.pending.seat == 0


@rule("H2.7", "H2.8")
@pytest.mark.parametrize(("seats", "deck"), [(2, 24), (3, 24), (4, 30)])
def test_the_market_deck(seats: int, deck: int) -> None:
    state = new(seats)
    assert state.deck.size() + 3 == deck
    assert state.open.size() == 30 - deck + 3


@rule("H2.4", "H2.10", "A27")
def test_the_starting_map() -> None:
    state = new(4)
    first, second = state.chart.tiles
    assert state.chart.corners[first] == cell(1, 0)
    assert state.chart.corners[second] == cell(0, 2)
    islands = [state.chart.cells[4 * tile + 3] for tile in (first, second)]
    assert islands == [cell(2, 0), cell(0, 3)]
    touching = [
        (space, way)
        for space in range(4 * first, 4 * first + 4)
        for way in range(4)
        if state.chart.beside(space, way) // 4 == second
    ]
    assert len(touching) == 1


@rule("H2.4", "H2.10")
def test_a_half_turn_maps_each_layout_onto_itself() -> None:
    for layout, size in (("standard", (3, 4)), ("mirror", (3, 4))):
        state = new(4, map=layout)
        first, second = state.chart.tiles
        ends = []
        for tile in (first, second):
            island = state.chart.cells[4 * tile + 3] - cell(0, 0)
            ends.append((int(island + 22) // 48, int(island + 22) % 48 - 22))
        assert ends[1] == (size[0] - 1 - ends[0][0], size[1] - 1 - ends[0][1])
        assert abs(ends[0][0] - ends[1][0]) + abs(ends[0][1] - ends[1][1]) == 5


@rule("H3.2", "H3.6")
def test_the_squadron_chooses_its_island_and_begins() -> None:
    state = new(2)
    choice = settle(state)
    assert choice is not None
    islands = [4 * tile + 3 for tile in state.chart.tiles]
    assert [VERBS.code(option) for option in choice.options] == [f"start.{island}" for island in islands]
    take(state, 1)
    choice = settle(state)
    assert choice is not None
    assert state.where[0] == state.where[PATROLS] == islands[1]
    assert (state.first, choice.seat, choice.prompt) == (0, 0, "turn")


@rule("H3.4")
def test_the_union_gets_the_other_island() -> None:
    state = started(2)
    squadron, union = (4 * tile + 3 for tile in state.chart.tiles)
    assert (state.where[0], state.where[1]) == (squadron, union)
    assert state.comrades[union // 4] == 2
    assert state.comrades[squadron // 4] == 0
    assert list(redact(state, 0).hand.cards()) == [-1, -1]
    assert -1 not in list(redact(state, 1).hand.cards())


@rule("H3.3", "H3.5", "H3.7", "H2.2")
def test_the_smugglers_start_off_the_islands_the_second_one_after_the_union() -> None:
    state = new(4)
    settle(state)
    take(state, 0)
    choice = settle(state)
    assert choice is not None
    assert (choice.seat, choice.prompt) == (1, "start-space")
    assert len(choice.options) == 6
    assert all(VERBS.verb(option).target(option) % 4 != 3 for option in choice.options)
    assert state.where[2] == -1
    first = VERBS.verb(choice.options[4]).target(choice.options[4])
    take(state, 4)
    choice = settle(state)
    assert choice is not None
    assert choice.seat == 3
    assert state.where[1] == first
    assert state.where[2] >= 0
    assert list(state.markers) == [12, 12, 12, 12]


@rule("H3.8", "H18.9", "H18.21", "A50", "H23.4")
def test_pledge_sides_are_drawn_at_random_and_known_to_their_owner_only() -> None:
    assert {new(4, seed).sides.at(0) for seed in range(20)} == {0, 1}
    state = new(4)
    assert redact(state, 1).sides.at(0) == state.sides.at(0)
    assert redact(state, 1).sides.at(1) == HIDDEN
    assert redact(state, 0).sides.at(0) == HIDDEN
    assert redact(state, TABLE).sides.at(0) == state.sides.at(0)


@rule("H23.4")
def test_what_is_hidden_and_what_is_public() -> None:
    state = started(4)
    seen = redact(state, 1)
    assert set(seen.deck.cards()) == {-1}
    assert set(seen.tiles.cards()) == {-1}
    assert set(seen.spare.cards()) == {-1}
    assert set(seen.plans.cards()) == {-1}
    assert set(seen.hand.cards()) == {-1}
    assert [pile.size() for pile in (seen.deck, seen.tiles, seen.plans, seen.hand)] == [27, 9, 10, 2]
    assert list(seen.dice) == list(state.dice)
    assert list(seen.gold) == list(state.gold)
    assert list(seen.market) == list(state.market)


@rule("H3.1")
def test_dice_are_rolled_in_the_open() -> None:
    state = started(4, 5)
    assert all(1 <= value <= 6 for value in state.dice)
    assert len(set(state.dice)) > 2


@rule("H2.3")
def test_the_spare_tile_is_any_of_them() -> None:
    spare = {new(2, seed).spare.cards()[0] for seed in range(80)}
    assert len(spare) == len(TILE_KEYS)


@rule("H0.1")
def test_bad_setups_are_refused() -> None:
    for setup in (Setup(1, {}), Setup(5, {}), Setup(3, {"weather": "bad"}), Setup(3, {"map": "round"})):
        with pytest.raises(BadSetup):
            GAME.check(setup)
    assert GAME.check(Setup(2, {})).variants == {"map": "standard", "enlist": "literal"}


@rule("H4.6")
def test_quarter_turns_are_clockwise() -> None:
    assert list(TURNED)[4:8] == [1, 3, 0, 2]
    assert [QUAD[corner] for corner in list(TURNED)[8:12]] == [49, 48, 1, 0]


@rule("H3.1", "H3.2")
def test_the_dice_are_rolled_before_anybody_sets_up() -> None:
    for seats in (2, 3, 4):
        state = set_up(seats, GAME.check(Setup(seats, {})).variants, seeded(8))
        asked = settle(state)
        assert asked is not None
        assert asked.prompt == "start-island"
        assert set(state.dice) > {1}


@rule("H3.2")
def test_the_squadron_is_told_to_place_its_flagship_and_a_patrol() -> None:
    state = set_up(2, GAME.check(Setup(2, {})).variants, seeded(8))
    asked = settle(state)
    assert asked is not None
    state.story = []
    take(state, 0)
    told = [event for event in state.story if event.key == "placed"]
    assert [event.seat for event in told] == [asked.seat] * 2
    assert [event.refs[0] for event in told] == [FIGURE.ref(ADMIRAL), FIGURE.ref(PATROLS)]


@rule("H2.4", "H28.8", "A27")
def test_the_variants_of_a_table() -> None:
    for variants, corners, wide in (
        ({}, [cell(1, 0), cell(0, 2)], False),
        ({"map": "mirror"}, [cell(0, 0), cell(1, 2)], False),
        ({"enlist": "wide"}, [cell(1, 0), cell(0, 2)], True),
    ):
        state = GAME.new(GAME.check(Setup(2, variants)), seeded(5))
        assert [state.chart.corners[tile] for tile in state.chart.tiles] == corners
        assert state.profile.wide_enlist == wide
