"""The pictures of the cards: each card has one, and every figure in them is drawn."""

from __future__ import annotations

import re

from herna.games.smashup.cards import FIRST
from herna.games.smashup.ui import LOOK
from herna.games.smashup.ui.pictures import OWN, PICTURES, RECIPES, STRANGER, Placed, placed


def test_every_card_and_base_has_a_picture_of_its_own() -> None:
    drawn = re.findall(r'<symbol id="([^"]+)"', LOOK.symbols)
    assert len(drawn) == len(set(drawn))
    keys = list(FIRST.numbers)
    assert [key for key in keys if f"sm-p-{key}" not in drawn] == []
    assert [base.key for base in FIRST.bases if f"sm-s-{base.key}" not in drawn] == []
    assert sorted([*RECIPES, *OWN]) == sorted(keys)


def test_pictures_are_put_together_from_figures_inside_their_frame() -> None:
    used = set(re.findall(r'href="#(sm-x-[^"]+)"', LOOK.symbols))
    drawn = set(re.findall(r'<symbol id="(sm-x-[^"]+)"', LOOK.symbols))
    assert used == drawn
    for figures in PICTURES.values():
        for one in figures:
            assert -15 < one.x < one.x + one.size < 155
            assert -15 < one.y < one.y + one.size < 81
    assert len({tuple(figures) for figures in PICTURES.values()}) == len(PICTURES)


def test_a_recipe_says_what_stands_where() -> None:
    assert placed("~pawn 40 30 20") == Placed("pawn", 30.0, 20.0, 20, STRANGER, "")
    assert placed("card 40 30 20 -8") == Placed("card", 30.0, 20.0, 20, "", "rotate(-8 40 30)")
