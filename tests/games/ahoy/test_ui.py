"""Ahoy as it is drawn: every piece in its place, named, and nothing that a seat may not know."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from games.ahoy.scenes import NAMES, SEATS, asking, pages, positions, scene
from herna.games.ahoy import GAME
from herna.games.ahoy.components import (
    ASHORE,
    CARD,
    CUTTER,
    DIE,
    FIGURE,
    GUNSHIP,
    PLAN,
    REWARD,
    SLOT,
    SPACE,
    TILE,
)
from herna.games.ahoy.queries import total_fame
from herna.games.ahoy.scoring import holders
from herna.games.ahoy.state import NO_CARD, NO_TILE, UNPLACED
from herna.games.ahoy.ui import LOOK
from herna.games.ahoy.ui.layout import BIG, PATROL, TOKEN, UNIT, Corner, spread
from herna.games.ahoy.verbs import LAY, TURN
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE
from herna.kernel.view import redact
from herna.ui.look import BOARD, DIALOG, OWN, RIVALS, STATUS

ID = re.compile(r'\sid="([^"]+)"')


@pytest.mark.parametrize("seats", SEATS)
def test_every_piece_on_the_map_is_drawn_once_and_where_it_is(seats: int) -> None:
    for state in positions(seats):
        board = pages(state, 0)[BOARD]
        drawn = Counter(ID.findall(board))
        for figure in range(seats):
            assert drawn[FIGURE.ref(figure)] == (1 if state.where[figure] != ASHORE else 0)
        for figure in range(4, FIGURE.count):
            assert drawn[FIGURE.ref(figure)] == (1 if state.where[figure] != ASHORE else 0)
        for tile in range(TILE.count):
            laid = tile in list(state.chart.tiles)
            assert drawn[TILE.ref(tile)] == int(laid)
            assert [drawn[SPACE.ref(4 * tile + corner)] for corner in range(4)] == [int(laid)] * 4


@pytest.mark.parametrize("seats", SEATS)
def test_a_figure_stands_inside_its_space(seats: int) -> None:
    for state in positions(seats):
        chart = scene(state, 0).chart
        corners = {s.ref: (tile.x + s.x, tile.y + s.y) for tile in chart.tiles for s in tile.spaces}
        for figure in chart.figures:
            if figure.ref:
                number = int(figure.ref.rpartition("-")[2])
                x, y = corners[SPACE.ref(state.where[number])]
                assert x <= figure.x <= x + UNIT and y <= figure.y <= y + UNIT


@pytest.mark.parametrize("island", [False, True])
@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("column", [0, 1])
def test_any_crowd_fits_a_space(island: bool, row: int, column: int) -> None:
    for big in range(10):
        for small in range(11):
            sizes = [BIG] * big + [PATROL] * small + [TOKEN]
            spots = spread(sizes, Corner(row, column), island)
            assert len(spots) == len(sizes)
            assert all(0 <= spot.x <= UNIT and 0 <= spot.y <= UNIT for spot, _ in spots)
            middles = {(round(spot.x), round(spot.y)) for spot, _ in spots}
            assert len(middles) == len(sizes), "two pieces hide each other"


@pytest.mark.parametrize("seats", SEATS)
def test_comrades_are_counted(seats: int) -> None:
    for state in positions(seats):
        tokens = [one for one in scene(state, 0).chart.figures if one.symbol == "sh-comrade"]
        shown = sum(one.count for one in tokens)
        assert shown == sum(state.comrades[tile] for tile in state.chart.tiles)


@pytest.mark.parametrize("seats", SEATS)
def test_regions_show_their_wealth_and_who_holds_them(seats: int) -> None:
    for state in positions(seats):
        held = holders(state)
        keys = {0: "sq", int(state.union): "un"}
        for tile, drawn in zip(state.chart.tiles, scene(state, 0).chart.tiles, strict=True):
            assert drawn.wealth == state.wealth[tile]
            assert drawn.holder == keys.get(int(held[tile]), "")


@pytest.mark.parametrize("seats", SEATS)
def test_boards_dice_slots_and_fame_are_those_of_the_state(seats: int) -> None:
    for state in positions(seats):
        table = scene(state, 0)
        page = "".join(pages(state, 0).values())
        for captain in table.captains:
            assert captain.fame == total_fame(state, captain.seat)
            assert captain.gold == state.gold[captain.seat]
            free = [die for die in captain.dice if not die.aside]
            numbers = [int(die.ref.rpartition("-")[2]) for die in free]
            assert all(state.die_at[number] == UNPLACED for number in numbers)
        drawn = Counter(ID.findall(page))
        dice = [die for die in range(DIE.count) if state.die_at[die] > -3]
        assert {die: drawn[DIE.ref(die)] for die in dice} == dict.fromkeys(dice, 1)
        boards = {2: range(23), 3: range(31), 4: range(39)}[seats]
        assert all(drawn[SLOT.ref(slot)] == 1 for slot in boards)
        market = [card for card in state.market if card != NO_CARD]
        assert all(drawn[CARD.ref(card)] == 1 for card in market)
        assert sum(drawn[REWARD.ref(cell)] for cell in range(REWARD.count)) == 25 * (seats - 2)


def test_only_the_union_sees_its_plans() -> None:
    for state in positions(4):
        hand = [PLAN.ref(plan) for plan in state.hand.cards()]
        own = pages(state, state.union)[OWN]
        assert [ref for ref in hand if f'id="{ref}"' not in own] == []
        for viewer in (0, 1, 3, EVERYONE):
            page = "".join(pages(state, viewer).values())
            asked = [] if state.pending is None else [state.pending.source]
            assert [ref for ref in hand if f'id="{ref}"' in page and ref not in asked] == []
            assert scene(state, viewer).captains[2].covered == len(hand)


def test_only_a_smuggler_sees_the_sides_of_its_pledges() -> None:
    state = positions(4)[3]
    for viewer in (0, 1, 2, 3, EVERYONE):
        for captain in scene(state, viewer).captains:
            sides = {pile.side for pile in captain.hold.pledges} if captain.hold else {"sq", "un"}
            knows = captain.seat == viewer or captain.hold is None
            assert sides == ({"sq", "un"} if knows else {""})


def test_uncharted_tiles_stay_face_down() -> None:
    for state in positions(3):
        known = {*state.chart.tiles, state.drawn}
        page = "".join(pages(state, EVERYONE).values())
        assert not any(f'id="{TILE.ref(tile)}"' in page for tile in range(TILE.count) if tile not in known)
        assert scene(state, EVERYONE).chart.uncharted == state.tiles.size()


def test_places_for_the_drawn_tile_are_drawn() -> None:
    for state in asking("lay", "rotate"):
        assert state.pending is not None
        seat = state.pending.seat
        table = scene(state, seat)
        verb = LAY if state.pending.prompt == "lay" else TURN
        cells = {int(verb.target(option)) for option in state.pending.options}
        assert {draft.ref for draft in table.chart.drafts} == {f"cell-{cell}" for cell in cells}
        assert state.drawn != NO_TILE and table.drawn is not None
        assert table.drawn.ref == TILE.ref(state.drawn)
        codes = [lie.code for lie in table.drawn.lies]
        wanted = [GAME.verbs.code(option) for option in state.pending.options if TURN.owns(option)]
        assert codes == (wanted or [""])
        dialog = pages(state, seat)[DIALOG]
        assert all(f'value="{code}"' in dialog for code in wanted)
        other = scene(state, (seat + 1) % 4)
        assert other.drawn is not None and other.chart.drafts == ()


def test_a_battle_is_drawn_as_a_ledger() -> None:
    for state in asking("fire", "grog"):
        assert state.pending is not None
        duel = scene(state, state.pending.seat).duel
        assert duel is not None
        for fighter in (duel.attacker, duel.defender):
            assert fighter.total == fighter.shot + fighter.roll + fighter.bonus
        dialog = pages(state, EVERYONE)[DIALOG]
        assert 'class="duel"' in dialog
        assert NAMES[duel.attacker.captain.seat] in dialog


def test_fame_is_spread_so_that_labels_do_not_hide_each_other() -> None:
    for state in positions(4):
        pins = scene(state, 0).pins
        assert sum(len(pin.captains) for pin in pins) == 4
        assert [pin.fame for pin in pins] == sorted({pin.fame for pin in pins})
        labels = [pin.label for pin in pins]
        assert all(later - earlier >= 5 for earlier, later in pairwise(labels))


@pytest.mark.parametrize("seats", SEATS)
def test_the_turns_of_a_round_are_listed(seats: int) -> None:
    for state in positions(seats):
        turns = scene(state, 0).turns
        assert len(turns) == 2 * seats + 1
        assert Counter(turn.captain.key for turn in turns)["sq"] == 3
        now = [turn.captain.seat for turn in turns if turn.when == "now"]
        assert now in ([], [state.active])
        assert f"{state.round}" in pages(state, 0)[STATUS] or state.round == 0


def test_what_may_be_pressed_on_a_rivals_board_is_opened() -> None:
    state = positions(4)[5]
    seen = redact(state, 0)
    speaker = Speaker("en", "ahoy", seen, NAMES)
    slot = SLOT.ref(25)
    closed = LOOK.render(RIVALS, seen, 0, speaker)
    opened = LOOK.render(RIVALS, seen, 0, speaker, [slot])
    assert closed.count("<details") == opened.count("<details") == 3
    assert closed.count('<details class="cap s-red" open') == 0
    assert opened.count('<details class="cap s-red" open') == 1


def test_ships_show_their_slots_while_they_sail() -> None:
    for state in positions(4):
        ships = scene(state, 2).captains[2].ships
        afloat = [ship for ship in (CUTTER, GUNSHIP) if state.where[ship] != ASHORE]
        assert len(ships) == len(afloat)
        assert [len(card.slots) for card in ships] == [1 if ship == CUTTER else 2 for ship in afloat]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_pages_are_plain_and_said_in_both_languages(seats: int, language: str) -> None:
    for state in positions(seats)[::3]:
        for viewer in (*range(seats), EVERYONE):
            page = "".join(pages(state, viewer, language).values())
            assert not re.search(r"\sstyle=|<script|\son[a-z]+=", page)
            for piece in re.findall(r'<g id="(?:figure|space|tile|cell|reward)-\d+"[^>]*>(.{7})', page):
                assert piece == "<title>"
