"""The drawing: what is on the table is drawn, what is secret is not."""

from __future__ import annotations

from functools import cache

import pytest

from herna.games.arcs import GAME
from herna.games.arcs.atlas import OUT_OF_PLAY, SYSTEMS
from herna.games.arcs.components import ACTION_CARD, SYSTEM
from herna.games.arcs.state import Arcs
from herna.games.arcs.ui import LOOK, rim
from herna.games.arcs.ui.chart import line_up
from herna.games.arcs.ui.draw import draw
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact


@cache
def positions(seats: int, leaders: str = "none") -> list[Arcs]:
    """Return positions from a random game, the last of them in a battle with dice on the table."""
    found: list[Arcs] = []
    for seed in range(20):
        state = GAME.new(GAME.check(Setup(seats, {"leaders": leaders})), seeded(seed))
        rng = seeded(seed + 1)
        for number in range(400):
            choice = settle(state)
            if choice is None:
                break
            if number % 90 == 60:
                found.append(state.copy())
            if state.fight is not None and len(state.fight.rolled) > 0:
                return [*found, state.copy()]
            take(state, rng.below(len(choice.options)))
    return found


def page(state: Arcs, viewer: int, language: str = "en") -> str:
    """Return everything a viewer is shown."""
    seen = redact(state, viewer)
    asked = seen.pending
    options = [] if asked is None else [GAME.verbs.anchor(option) for option in asked.options]
    speaker = Speaker(language, "arcs", seen, ["Ada", "Bob", "Cyr", "Dan"])
    return "".join(LOOK.render_all(seen, viewer, speaker, options).values())


@pytest.mark.parametrize("seats", GAME.seats)
def test_systems_in_play_are_drawn_once_and_others_not_at_all(seats: int) -> None:
    """Clusters out of play are hatched, with the way between the gates beside them."""
    state = positions(seats)[0]
    html = page(state, 0)
    there = [int(system) for system in SYSTEMS[state.setup]]
    for system in range(SYSTEM.count):
        assert html.count(f'id="{SYSTEM.ref(system)}"') == (system in there)
    scene = draw(redact(state, 0), 0)
    assert [one.number - 1 for one in scene.chart.shut] == [int(each) for each in OUT_OF_PLAY[state.setup]]


@pytest.mark.parametrize("viewer", [0, 1, EVERYONE])
def test_hands_are_drawn_for_their_owner_only(viewer: int) -> None:
    """The others' cards are counted, never named."""
    state = positions(3)[0]
    html = page(state, viewer)
    for seat in range(3):
        for card in state.hands[seat].cards():
            assert (f'id="{ACTION_CARD.ref(card)}"' in html) == (seat == viewer)


def copied() -> tuple[Arcs, int]:
    """Return a position in which somebody has just copied, and the place of the card in the round."""
    for seed in range(20):
        state = GAME.new(GAME.check(Setup(4, {})), seeded(seed))
        rng = seeded(seed + 1)
        for _number in range(200):
            choice = settle(state)
            assert choice is not None
            covered = [place for place, by in enumerate(state.played_by) if by >= 8]
            if covered:
                return state, covered[0]
            take(state, rng.below(len(choice.options)))
    raise AssertionError("nobody copied in twenty games")


def test_a_card_copied_face_down_shows_its_face_to_nobody_else() -> None:
    """Its player knows it; the others see a back."""
    state, place = copied()
    seat = int(state.played_by[place]) % 8
    card = ACTION_CARD.ref(list(state.played.cards())[place])
    assert draw(redact(state, seat), seat).plays[place].card.ref == card
    other = (seat + 1) % 4
    assert draw(redact(state, other), other).plays[place].card.ref == ""
    assert f'id="{card}"' not in page(state, other)


def test_dice_on_the_table_are_drawn_with_their_symbols() -> None:
    """And counted together."""
    state = positions(3)[-1]
    assert state.fight is not None
    scene = draw(state, 0)
    assert scene.battle is not None
    assert len(scene.battle.dice) == len(state.fight.rolled)
    for sign, total in scene.battle.totals:
        assert total == sum(count for die in scene.battle.dice for key, count in die.symbols if key == sign)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_nothing_is_styled_inline(language: str) -> None:
    """The page's content policy allows no inline style; with leaders, too."""
    for state in (*positions(2), *positions(4, "both")):
        html = page(state, 0, language)
        assert "style=" not in html
        assert "<script" not in html


def test_planets_are_equally_wide_and_inside_the_rim() -> None:
    """All eighteen have the same share of the rim."""
    widths = {round(end - start, 6) for start, end in (rim.span(s) for s in range(24) if s % 4)}
    assert widths == {round(1 / 18, 6)}
    for system in range(24):
        x, y = rim.at(rim.middle(system), 0.9)
        assert 0 < x < rim.WIDTH
        assert 0 < y < rim.HEIGHT


@pytest.mark.parametrize(
    ("fresh", "damaged", "drawn", "numbers"), [(1, 0, 1, []), (3, 0, 3, []), (5, 1, 3, [5]), (0, 4, 2, [4])]
)
def test_large_fleets_are_a_number(fresh: int, damaged: int, drawn: int, numbers: list[int]) -> None:
    """Up to three hulls are drawn of each state."""
    hulls, width = line_up(fresh, damaged)
    assert len([hull for hull in hulls if not hull.number]) == drawn
    assert [hull.number for hull in hulls if hull.number] == numbers
    assert width > 0


def test_the_position_is_told_in_words() -> None:
    """A passage for each player, the map and the Court."""
    seen = redact(positions(2)[0], 0)
    speaker = Speaker("en", "arcs", seen, ["Ada", "Bob"])
    titles = [section.title for section in LOOK.outline(seen, 0, speaker)]
    assert titles[-4:] == ["Ada", "Bob", "Star chart", "Court"]
