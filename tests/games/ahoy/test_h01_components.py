"""H0, H1: what is in the box."""

from __future__ import annotations

from collections import Counter

from games.ahoy.table import SQUADRON, UNION, Table
from games.ahoy.words import TILE_KEYS
from herna.games.ahoy import GAME
from herna.games.ahoy.boards import FIRST_DIE, FIRST_SLOT
from herna.games.ahoy.card import DIE_ACTION, SPEAKING
from herna.games.ahoy.components import (
    CARD,
    COMRADES,
    CUTTER,
    DIE,
    FIGURE,
    FISH,
    GOLD,
    ISLAND,
    OPEN,
    PATROLS,
    PLAN,
    PLAN_KEYS,
    STRONGHOLDS,
    TILE,
    WRECKAGE,
)
from herna.games.ahoy.market import CARD_SUIT, COST, DELIVER_TO
from herna.games.ahoy.tiles import SUIT, TERRAIN, TILES, TREASURE, WIND
from herna.kernel.bits import places
from marks import card, rule


@rule("H1.1")
def test_the_box() -> None:
    assert TILE.count == 12
    assert CARD.count == 30
    assert PLAN.count == 12
    assert DIE.count == 17
    assert [FIRST_DIE[board + 1] - FIRST_DIE[board] for board in range(4)] == [5, 4, 4, 4]
    assert GOLD == 20
    assert COMRADES == 20
    assert (STRONGHOLDS - PATROLS, CUTTER - STRONGHOLDS) == (10, 3)
    assert FIGURE.count == 4 + 10 + 3 + 1 + 1
    assert Counter(PLAN_KEYS) == {
        "evacuation": 1,
        "secret-weapon": 1,
        "close-call": 1,
        "weapons-cache": 2,
        "sneak-attack": 2,
        "enlist": 1,
        "dynamic-entry": 2,
        "cutter": 1,
        "gunship": 1,
    }


@rule("H1.2")
def test_each_suit_is_on_two_islands_and_five_cards_that_go_to_the_five_others() -> None:
    assert Counter(SUIT) == dict.fromkeys(range(6), 2)
    assert Counter(CARD_SUIT) == dict.fromkeys(range(6), 5)
    for suit in range(6):
        goals = {DELIVER_TO[n] for n in range(30) if CARD_SUIT[n] == suit}
        assert goals == set(range(6)) - {suit}


@rule("H1.3")
def test_one_island_per_tile_without_tailwind_and_treasure_at_every_wreck() -> None:
    for tile in range(12):
        spaces = range(4 * tile, 4 * tile + 4)
        islands = [space for space in spaces if TERRAIN[space] == ISLAND]
        assert islands == [4 * tile + 3]
        assert WIND[islands[0]] == 0
        assert all(TREASURE[space] > 0 for space in spaces if TERRAIN[space] == WRECKAGE)


@rule("H1.4", "H29.4")
def test_tailwind_values() -> None:
    assert sorted(wind for wind in WIND if wind) == [2, 2, 3, 4, 4, 5, 5, 6, 6, 6]
    three = [space for space in range(48) if WIND[space] == 3]
    assert three == [4 * TILE_KEYS.index("tree-b")]


PRINTED = {
    "fish-a": "fog, wreckage 2, open ~6",
    "fish-b": "open 2, open, current S; nw|ne",
    "swords-a": "open, fog ~6, wreckage 2",
    "swords-b": "open, wreckage 2, fog ~6",
    "compass-a": "harbor, wreckage ~5 1, open",
    "compass-b": "open, open, open ~2; nw|sw",
    "skull-a": "current S, harbor, open ~2",
    "skull-b": "harbor, open 1, open 1",
    "tree-a": "open, fog, current N",
    "tree-b": "wreckage ~3 1, open, wreckage ~4 1",
    "parrot-a": "current S, wreckage ~5 1, open",
    "parrot-b": "open, harbor 1, open ~4; sw|se",
}
"""The three spaces of each tile beside its Island: nw, ne, sw; ~ Tailwind, a number of gold; a Sandbar."""


@card(
    "tile-fish-a",
    "tile-fish-b",
    "tile-swords-a",
    "tile-swords-b",
    "tile-compass-a",
    "tile-compass-b",
    "tile-skull-a",
    "tile-skull-b",
    "tile-tree-a",
    "tile-tree-b",
    "tile-parrot-a",
    "tile-parrot-b",
)
@rule("H4.4")
def test_the_tiles_are_as_printed() -> None:
    terrain = ("open", "island", "current", "harbor", "fog", "wreckage")
    corners = ("nw", "ne", "sw", "se")
    found = {}
    for tile in TILES:
        words = []
        for spot in tile.spots[:3]:
            word = terrain[spot.terrain]
            word += f" ~{spot.wind}" if spot.wind else ""
            word += f" {spot.treasure}" if spot.treasure else ""
            words.append(word + (f" {'NESW'[spot.current]}" if spot.current >= 0 else ""))
        bar = f"; {corners[tile.bar[0]]}|{corners[tile.bar[1]]}" if tile.bar[0] >= 0 else ""
        found[tile.key] = ", ".join(words) + bar
        assert tile.key.startswith(("parrot", "skull", "swords", "tree", "compass", "fish")[tile.suit])
    assert found == PRINTED


@rule("H15.2")
def test_prices_of_the_market_cards() -> None:
    assert [n for n in range(30) if COST[n] == 0] == [3, 7, 9, 11, 23, 26]
    assert [n for n in range(30) if COST[n] == 2] == [4, 10, 20, 22, 24]
    assert all(COST[n] for n in places(SPEAKING[DIE_ACTION]))


@card("squadron", "union", "smuggler-red", "smuggler-white")
@rule("H16.6", "H16.7", "H16.8", "H16.9", "H17.12", "H17.13", "H18.12", "H14.3")
def test_the_boards_have_these_slots() -> None:
    table = Table()
    assert [FIRST_SLOT[board + 1] - FIRST_SLOT[board] for board in range(4)] == [12, 11, 8, 8]
    counts = {
        SQUADRON: {
            "sail": 4,
            "tailwind": 2,
            "order": 1,
            "cannons": 2,
            "bombard": 1,
            "deploy": 1,
            "repair": 1,
        },
        UNION: {"sail": 4, "tailwind": 2, "assemble": 1, "cannons": 1, "inspire": 1, "rally": 1, "repair": 1},
        1: {"sail": 3, "full-sail": 1, "tailwind": 1, "cannons": 1, "negotiate": 1, "repair": 1},
        3: {"sail": 3, "full-sail": 1, "tailwind": 1, "cannons": 1, "negotiate": 1, "repair": 1},
    }
    for seat, actions in counts.items():
        assert {action: len(table.slots(seat, action)) for action in actions} == actions
        assert sum(actions.values()) == len(table.slots(seat))


@rule("H0.1", "H0.4")
def test_only_the_base_game_is_played() -> None:
    assert GAME.seats == (2, 3, 4)
    assert GAME.cards()[:3] == ["aeronauts", "middleman", "documentarian"]
    assert FISH == 5
    assert OPEN == 0
