"""The drawing: what is on the table is drawn, what is secret is not."""

from __future__ import annotations

import re
from functools import cache
from html import unescape

import pytest

from herna.games.scythe import GAME
from herna.games.scythe.board import HEX
from herna.games.scythe.components import BONUS, COMBAT_CARD, MAX_SEATS, OBJECTIVE
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui import LOOK
from herna.games.scythe.ui.draw import draw
from herna.games.scythe.ui.geometry import WIDTH, centre
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE, PASS
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from marks import rule


@cache
def positions(seats: int) -> list[Scythe]:
    """Return positions from a random game, one of them in a combat."""
    found: list[Scythe] = []
    fights = 0
    for seed in range(60):
        state = GAME.new(GAME.check(Setup(seats, {})), seeded(seed))
        rng = seeded(seed + 1)
        for number in range(900):
            choice = settle(state)
            if choice is None:
                break
            if number % 300 == 150 or (choice.prompt == "dial" and not fights):
                fights += choice.prompt == "dial"
                found.append(state.copy())
            take(state, rng.below(len(choice.options)))
        if fights:
            return found
    return found


def page(state: Scythe, viewer: int, language: str = "en") -> str:
    """Return everything a viewer is shown."""
    seen = redact(state, viewer)
    asked = seen.pending
    options = [] if asked is None else [GAME.verbs.anchor(option) for option in asked.options]
    speaker = Speaker(language, "scythe", seen, [f"Seat {seat}" for seat in range(MAX_SEATS)])
    return "".join(LOOK.render_all(seen, viewer, speaker, options).values())


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_whole_map_is_drawn_once(seats: int) -> None:
    """Every territory and home base, whoever looks."""
    html = page(positions(seats)[0], 0)
    for number in range(HEX.count):
        assert html.count(f'id="{HEX.ref(number)}"') == 1


@pytest.mark.parametrize("viewer", [0, 1, EVERYONE])
def test_hands_are_drawn_for_their_owner_only(viewer: int) -> None:
    """Combat cards and objectives of others are counted, never named."""
    state = positions(3)[0]
    html = page(state, viewer)
    for seat in range(3):
        for card in state.hands[seat].cards():
            assert (f'id="{COMBAT_CARD.ref(card)}"' in html) == (seat == viewer)
        for card in state.objectives[seat].cards():
            assert (f'id="{OBJECTIVE.ref(card)}"' in html) == (seat == viewer)


def test_a_dial_is_covered_until_it_is_shown() -> None:
    """Its owner sees the number, the other side does not."""
    state = next(each for each in positions(2) if each.fight is not None)
    choice = settle(state := state.copy())
    assert choice is not None
    assert choice.prompt == "dial"
    take(state, len(choice.options) - 1)
    settle(state)
    assert state.fight is not None
    side = 0 if state.fight.attacker == choice.seat else 1
    own, other = (draw(redact(state, seat), seat).combat for seat in (choice.seat, 1 - choice.seat))
    assert own is not None
    assert other is not None
    assert own.sides[side].dial == state.fight.dial(side)
    assert other.sides[side].dial == -1


@pytest.mark.parametrize("language", ["en", "cs"])
def test_nothing_is_styled_inline_and_every_piece_has_a_title(language: str) -> None:
    """The page's content policy allows no inline style; pieces say what they are."""
    for state in positions(4):
        html = page(state, 0, language)
        assert "style=" not in html
        assert "<script" not in html
        for piece in re.findall(r'<g id="unit-\d+".*?</title>', html):
            assert re.search(r"<title>\S.*</title>", piece)


def test_hexes_that_touch_are_a_hexs_width_apart() -> None:
    """The Factory is in the middle."""
    assert centre(23) == (0, 0)
    (x1, y1), (x2, y2) = centre(1), centre(2)
    assert x2 - x1 == pytest.approx(WIDTH, abs=0.2)
    assert y1 == y2


def test_the_position_is_told_in_words() -> None:
    """A passage for each player and one for the land."""
    state = positions(3)[0]
    seen = redact(state, 0)
    speaker = Speaker("en", "scythe", seen, ["Ada", "Bob", "Cyr"])
    titles = [section.title for section in LOOK.outline(seen, 0, speaker)]
    assert titles[-4:] == ["Ada", "Bob", "Cyr", "Map of Europa"]


def test_the_recruits_bonuses_of_rivals_are_shown() -> None:
    """What everybody has taken is public, and drawn once as something to press: on the own mat."""
    state = positions(3)[-1]
    html = page(state, 0)
    assert html.count('class="onces"') == 3
    taken = sum(int(state.bonuses[seat]).bit_count() for seat in range(3))
    assert html.count("once used") == taken
    for kind in range(4):
        assert html.count(f'id="{BONUS.ref(kind)}"') == 1


def encounter(blind: str) -> Scythe:
    """Return a position in which somebody chooses an option of an encounter."""
    for seed in range(40):
        state = GAME.new(GAME.check(Setup(2, {"blind-encounters": blind})), seeded(seed))
        rng = seeded(seed + 1)
        for _answer in range(600):
            choice = settle(state)
            if choice is None:
                break
            if choice.prompt == "encounter":
                return state
            take(state, rng.below(len(choice.options)))
    raise AssertionError("nobody met anybody")


@rule("S22.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_blind_encounters_show_their_words_but_not_cost_and_gain(language: str) -> None:
    for blind, told in (("off", True), ("on", False)):
        state = encounter(blind)
        asked = state.pending
        assert asked is not None
        html = unescape(page(state, asked.seat, language))
        speaker = Speaker(language, "scythe", redact(state, asked.seat))
        refs = [GAME.verbs.anchor(option) for option in asked.options if option != PASS]
        for ref in refs:
            entry, number = speaker.entry(ref)
            assert speaker.say(entry) in html
            assert (speaker.say(f"{entry}.text", n=number) in html) == told
            assert (speaker.text(ref) != "") == told
