"""Ahoy as it is told: the position in words, what is written beside a piece, and the courses of ships."""

from __future__ import annotations

from games.ahoy.scenes import NAMES, pages, positions, scene
from games.ahoy.table import RED, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.components import CARD, FIGURE, SPACE, TILE
from herna.games.ahoy.ui import LOOK
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from herna.ui.look import DIALOG


def test_the_position_is_told_in_words() -> None:
    for language in LANGUAGES:
        state = positions(4)[-2]
        seen = redact(state, 1)
        sections = LOOK.outline(seen, 1, Speaker(language, "ahoy", seen, NAMES))
        lines = [line for section in sections for line in section.lines]
        assert [name for name in NAMES if name not in [section.title for section in sections]] == []
        assert len(lines) > 3 * len(state.chart.tiles)
        assert all(lines)


def test_a_regions_control_is_explained_as_a_sum() -> None:
    for state in positions(4):
        seen = redact(state, 0)
        speaker = Speaker("en", "ahoy", seen, NAMES)
        for tile, drawn in zip(state.chart.tiles, scene(state, 0).chart.tiles, strict=True):
            wealth, squadron, union = LOOK.notes(seen, 0, TILE.ref(tile), speaker)
            assert wealth == f"Wealth {state.wealth[tile]}"
            for line, tally in ((squadron, drawn.tallies[0]), (union, drawn.tallies[1])):
                head, _, parts = line.partition(" (")
                assert head.rpartition(" ")[2] == str(tally.value)
                worth = [int(part.rpartition(" ")[2]) for part in parts.rstrip(")").split(", ") if part]
                assert sum(worth) == tally.value


def test_what_stands_on_a_space_is_told() -> None:
    state = positions(4)[4]
    seen = redact(state, 0)
    speaker = Speaker("en", "ahoy", seen, NAMES)
    told = LOOK.notes(seen, 0, SPACE.ref(state.where[0]), speaker)
    here = next(line for line in told if line.startswith("Here: "))
    assert speaker.name(FIGURE.ref(0)) in here
    assert LOOK.notes(seen, 0, CARD.ref(3), speaker) == []


def test_the_last_moves_are_plotted_as_courses() -> None:
    state = GAME.new(GAME.check(Setup(4, {})), seeded(3))
    state.story = []
    rng = seeded(3)
    choice = settle(state)
    plotted = 0
    for _answer in range(150):
        assert choice is not None
        take(state, rng.below(len(choice.options)))
        choice = settle(state)
        chart = scene(state, 0).chart
        figures = {figure.ref: figure for figure in chart.figures}
        middles = {s.ref: (tile.x + s.x + 60, tile.y + s.y + 64) for tile in chart.tiles for s in tile.spaces}
        for course in chart.courses:
            plotted += 1
            x, y = middles[SPACE.ref(state.where[course.seat])]
            assert course.line.endswith(f"L{x} {y}"), "a course ends where the ship is"
            assert course.line.startswith(f"M{course.x} {course.y}L")
            assert figures[FIGURE.ref(course.seat)].key == course.key
    assert plotted > 20
    assert scene(positions(4)[5], 0).chart.courses == ()


def test_what_is_being_delivered_is_called_and_drawn_as_cargo_until_it_is_pledged() -> None:
    table = Table("swords-a@0,0R0").put(RED, 1, 1).cargo(RED, "diver").turn(RED)
    diver = CARD.ref(28)

    def called(viewer: int) -> str:
        return Speaker("en", "ahoy", redact(table.state, viewer), NAMES).name(diver)

    for words in ([], ["deliver diver"], ["marker 2,1", "claim"]):
        table.play(*words)
        assert called(RED) == called(0) == "Jewelry", table.prompt
    assert table.prompt == "pledge"
    dialog = pages(table.state, RED)[DIALOG]
    assert f'data-ref="{diver}"' in dialog
    assert "Jewelry" in dialog
    assert "Diver" not in dialog
    table.play("pledge 0")
    assert called(RED) == called(0) == "Jewelry"
