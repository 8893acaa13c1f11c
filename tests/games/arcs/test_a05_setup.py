"""A5: setup without leaders, and every setup card."""

from __future__ import annotations

import pytest

from games.arcs.names import SYSTEM_NAMES
from herna.games.arcs.atlas import SETUP_KEYS, SYSTEMS
from herna.games.arcs.game import GAME
from herna.games.arcs.printed import RESOURCE_KEYS
from herna.games.arcs.state import Arcs
from herna.kernel.engine import advance, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from marks import card, rule

SETUPS = {
    "2SETUP01": "16 5-hex 4-hex 3-gate,3-hex pm|3-arrow 5-arrow 5-gate,4-arrow mw",
    "2SETUP02": "25 4-crescent 3-crescent 1-gate,6-arrow ff|6-hex 3-hex 4-gate,1-crescent pw",
    "2SETUP03": "14 5-arrow 6-arrow 5-gate,5-hex wm|3-hex 3-arrow 3-gate,2-arrow wm",
    "2SETUP04": "14 5-crescent 2-arrow 3-gate,6-crescent rp|2-crescent 6-arrow 5-gate,3-hex wm",
    "3SETUP01": "14 3-hex 5-crescent 2-gate wr|5-hex 2-arrow 3-gate pp|2-hex 3-arrow 5-gate rm",
    "3SETUP02": "23 1-hex 4-hex 6-gate mm|5-hex 1-crescent 5-gate pf|4-crescent 6-arrow 1-gate fm",
    "3SETUP03": "56 2-hex 3-crescent 3-gate rf|1-hex 2-arrow 2-gate mp|1-arrow 4-hex 4-gate wm",
    "3SETUP04": "36 1-hex 2-crescent 1-gate mw|2-hex 1-crescent 2-gate rf|1-arrow 2-arrow 4-gate wp",
    "4SETUP01": "3 4-arrow 6-hex 1-gate rp|4-hex 5-hex 6-gate mp"
    "|5-arrow 1-hex 4-gate wm|6-arrow 1-arrow 5-gate mw",
    "4SETUP02": "4 5-hex 3-arrow 2-gate pm|3-hex 5-crescent 1-gate wr"
    "|2-hex 1-hex 3-gate rm|1-arrow 2-arrow 5-gate wp",
    "4SETUP03": "5 1-hex 3-crescent 2-gate mf|2-hex 6-hex 3-gate rp"
    "|4-crescent 2-arrow 6-gate fp|1-arrow 6-arrow 4-gate wm",
    "4SETUP04": "6 3-hex 5-crescent 1-gate wr|1-arrow 3-arrow 2-gate wm"
    "|1-hex 4-hex 3-gate mm|4-arrow 2-crescent 5-gate rw",
}
"""Clusters out of play, then for each position systems A, B, C and the starting resources."""


def new(seats: int, seed: int = 1, **variants: str) -> Arcs:
    """Set up a game."""
    return GAME.new(GAME.check(Setup(seats, variants)), seeded(seed))


def ships(state: Arcs, seat: int) -> dict[str, int]:
    """Return a seat's ships by system."""
    return {
        name: int(state.fresh[4 * place + seat])
        for place, name in enumerate(SYSTEM_NAMES)
        if state.fresh[4 * place + seat]
    }


@rule("A5.5", "A5.8", "A5.9")
@card(*SETUPS)
@pytest.mark.parametrize("key", SETUPS)
def test_each_setup_card(key: str) -> None:
    seats = int(key[0])
    state = new(seats, setup=key[-1])
    assert SETUP_KEYS[state.setup] == key
    out, places = SETUPS[key].split(" ", 1)
    assert {SYSTEM_NAMES[place][0] for place in SYSTEMS[state.setup]} == set("123456") - set(out)
    for position, text in enumerate(places.split("|")):
        seat = (state.initiative + position) % seats
        first, second, third, kinds = text.split()
        wanted = {first: 3, second: 3} | dict.fromkeys(third.split(","), 2)
        assert ships(state, seat) == wanted
        slots = state.slots[7 * seat : 7 * seat + 3]
        assert "".join(RESOURCE_KEYS[kind][0] for kind in slots[:2]) == kinds
        assert slots[2] == -1
        standing = {
            SYSTEM_NAMES[site_system]: int(building) & 3
            for site_system, building in built(state)
            if int(building) >> 2 == seat
        }
        assert standing == {first: 0, second: 2}
        assert (state.cities[seat], state.starports[seat]) == (4, 4)


def built(state: Arcs) -> list[tuple[int, int]]:
    """List the systems with buildings, and the buildings."""
    from herna.games.arcs.atlas import SITE_SYSTEM

    return [(int(SITE_SYSTEM[site]), int(b)) for site, b in enumerate(state.buildings) if b >= 0]


@rule("A5.1")
def test_the_initiative_is_random() -> None:
    assert {int(new(4, seed).initiative) for seed in range(40)} == {0, 1, 2, 3}


@rule("A5.2")
def test_ones_and_sevens_are_for_four_players() -> None:
    for seats, cards in ((2, 20), (3, 20), (4, 28)):
        state = new(seats)
        advance(state)
        every = [*state.discard.cards()]
        for hand in state.hands:
            every += hand.cards()
        assert len(every) == cards
        assert all(seats == 4 or 2 <= held % 7 + 1 <= 6 for held in every)


@rule("A5.3")
def test_markers_start_blue_and_available() -> None:
    from herna.games.arcs.queries import first_place, second_place

    state = new(3)
    assert list(state.markers) == [-1, -1, -1]
    assert [(int(first_place(state, m)), int(second_place(state, m))) for m in range(3)] == [
        (2, 0),
        (3, 2),
        (5, 3),
    ]
    assert (state.chapter, state.zeroed) == (1, False)


@rule("A5.4")
def test_the_court_row_has_three_or_four_cards() -> None:
    for seats, row in ((2, 3), (3, 4), (4, 4)):
        state = new(seats)
        assert len(state.court) == row
        assert min(state.court) >= 0
        assert state.court_deck.size() == 31 - row
    assert len({int(new(3, seed).court[0]) for seed in range(30)}) > 10


@rule("A5.5")
def test_a_random_setup_card_of_the_player_count() -> None:
    found = {SETUP_KEYS[new(3, seed).setup] for seed in range(40)}
    assert found == {"3SETUP01", "3SETUP02", "3SETUP03", "3SETUP04"}


@rule("A5.6", "A19.1")
@pytest.mark.parametrize(
    ("setup", "third"),
    [("1", [2, 2, 1, 0, 1]), ("2", [0, 0, 2, 2, 2]), ("3", [2, 2, 1, 1, 0]), ("4", [2, 2, 1, 1, 0])],
)
def test_two_players_lay_tokens_of_covered_planets_on_ambitions(setup: str, third: list[int]) -> None:
    state = new(2, setup=setup)
    assert list(state.third) == third
    held = [sum(int(token) == kind for token in state.slots) for kind in range(5)]
    assert [int(state.supply[kind]) + third[kind] + held[kind] for kind in range(5)] == [5] * 5


@rule("A5.7")
def test_power_starts_at_zero_and_cities_on_the_board() -> None:
    state = new(3)
    assert list(state.power) == [0, 0, 0]
    assert list(state.cities) == [4, 4, 4]


@rule("A5.10", "A5.11")
def test_six_cards_each_and_the_rest_is_a_pile_nobody_knows() -> None:
    for seats, rest in ((2, 8), (3, 2), (4, 4)):
        state = new(seats)
        advance(state)
        assert [hand.size() for hand in state.hands] == [6] * seats
        assert state.discard.size() == rest
        assert all(int(cell) & 255 == 0 for cell in state.discard.cells)


@rule("A5.10", "A19.4", "R-10")
def test_the_second_player_may_change_the_whole_hand_once() -> None:
    state = new(2)
    choice = advance(state)
    assert choice is not None
    seat = 1 - state.initiative
    assert (choice.seat, choice.prompt) == (seat, "mulligan")
    old = set(state.hands[seat].cards())
    rest = set(state.discard.cards())
    take(state, 0)
    assert advance(state) is not None
    new_hand = set(state.hands[seat].cards())
    assert new_hand < rest
    assert len(new_hand) == 6
    assert set(state.discard.cards()) == (rest - new_hand) | old
    assert state.pending is not None
    assert (state.pending.prompt, state.pending.seat) == ("lead", state.initiative)
    assert all(int(cell) & 255 == 0 for cell in state.discard.cells)


@rule("A19.4")
def test_a_hand_may_be_kept() -> None:
    state = new(2)
    advance(state)
    hand = list(state.hands[1 - state.initiative].cards())
    take(state, 1)
    advance(state)
    assert list(state.hands[1 - state.initiative].cards()) == hand
