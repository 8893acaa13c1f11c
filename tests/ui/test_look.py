"""A look draws what a viewer sees, and nothing else."""

from __future__ import annotations

import pytest

from harbours import GAME
from harbours.state import Harbours
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE, Seat
from herna.kernel.errors import UnknownGame
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.ui.look import BOARD, OWN, RIVALS, TEMPLATES, Section, look
from herna.ui.panel import Button, Group, panel


def match() -> Match[Harbours]:
    """Return a game of Harbours about to begin."""
    return Match(GAME, Record("harbours", Setup(2, {}), 5, []))


def speaker(viewer: Seat, language: str = "en") -> Speaker:
    """Return somebody who sees what a seat sees."""
    return Speaker(language, "harbours", match().view(viewer), ["Ada <b>", "Bob"])


def test_every_part_is_drawn_and_escaped() -> None:
    pages = look("harbours").render_all(match().view(0), 0, speaker(0))
    assert list(pages) == list(TEMPLATES)
    assert "Ada &lt;b&gt;" in pages[OWN]
    assert "<b>Ada" not in pages[OWN]
    assert pages[BOARD].count('id="area-') == 9
    assert "<title>Harbour 1</title>" in pages[BOARD]


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    own = look("harbours").render(OWN, match().view(0), 0, speaker(0))
    seen = look("harbours").render(RIVALS, match().view(1), 1, speaker(1))
    assert own.count('class="piece card') == 3
    assert seen.count('class="piece card') == 0
    everyone = look("harbours").render_all(match().view(EVERYONE), EVERYONE, speaker(EVERYONE))
    assert everyone[OWN].strip() == ""
    assert 'data-ref="card-' not in "".join(everyone.values())


def test_pieces_that_may_be_pressed_glow() -> None:
    page = look("harbours").render(BOARD, match().view(0), 0, speaker(0), ["area-4"])
    assert page.count("is-option") == 1
    assert 'id="area-4" data-ref="area-4" class="piece harbour is-option"' in page


def test_the_position_is_also_told_in_words() -> None:
    sections = look("harbours").outline(match().view(0), 0, speaker(0))
    assert sections[0] == Section("Standings", ("Ada <b>: 3 points", "Bob: 3 points"))
    assert sections[1].lines == ("Harbour 1: Ada <b> has 2 ships", "Harbour 9: Bob has 2 ships")


def test_a_look_knows_its_style_sheet() -> None:
    assert look("harbours").css.read_text(encoding="utf-8").startswith("/*")
    with pytest.raises(UnknownGame, match="'chess'"):
        look("chess")


def test_a_choice_is_buttons_grouped_by_piece() -> None:
    table = match()
    table.answer("bid.x0")
    table.answer("bid.x0")
    assert table.choice is not None
    found = panel(table.choice, speaker(0))
    assert found.prompt == "What do you do?"
    assert found.source == ""
    at_home = next(group for group in found.groups if group.anchor == "area-0")
    assert at_home == Group(
        "area-0",
        "Harbour 1",
        (
            Button("trade.0", "area-0", "Trade at Harbour 1"),
            Button("build.0", "area-0", "Build a ship at Harbour 1"),
        ),
    )
    assert Button("pass", "", "End the turn") in found.buttons
    assert len(found.buttons) == len(table.choice.options)
    assert "area-0" in found.anchors
    assert "" not in found.anchors


def test_a_page_holds_the_dice_once() -> None:
    symbols = look("harbours").symbols
    assert symbols.startswith('<svg class="sprite"')
    assert [symbols.count(f'id="pips-{face}"') for face in range(1, 7)] == [1] * 6
    assert symbols.count("<svg") == symbols.count("</svg>") == 1
