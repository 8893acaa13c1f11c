"""The chart of scores over time."""

from __future__ import annotations

from itertools import pairwise

from herna.web.pages.chart import APART, BOTTOM, HEIGHT, LEFT, TOP, apart, chart


def test_every_seat_has_a_line_that_steps_when_it_scores() -> None:
    drawn = chart([[0, 0], [0, 2], [5, 2], [5, 4]], at=1)
    assert [curve.end for curve in drawn.curves] == [5, 4]
    assert drawn.curves[0].path.count("V") == 1
    assert drawn.curves[1].path.count("V") == 2
    assert drawn.curves[0].path.startswith(f"M{LEFT} ")
    assert drawn.left < drawn.now < drawn.right


def test_the_best_score_is_at_the_top_and_nothing_at_the_bottom() -> None:
    drawn = chart([[0, 0], [10, 0]], at=1)
    assert drawn.curves[0].end_y == TOP
    assert drawn.curves[1].end_y == HEIGHT - BOTTOM
    assert drawn.now == drawn.right


def test_scores_below_nothing_are_drawn_too() -> None:
    drawn = chart([[0, 0], [-4, 8]], at=0)
    assert drawn.curves[0].end_y == HEIGHT - BOTTOM
    assert drawn.lines[0][0] <= 0


def test_final_scores_never_cover_each_other() -> None:
    for places in ([(190.0, 0), (190.0, 1), (195.0, 2), (14.0, 3)], [(14.0, 0), (15.0, 1)], [(100.0, 0)]):
        found = sorted(apart(places).values())
        assert all(below - above >= APART for above, below in pairwise(found))
        assert found[-1] <= HEIGHT - BOTTOM


def test_a_game_without_answers_has_a_chart() -> None:
    drawn = chart([[0, 0]], at=0)
    assert drawn.now == LEFT
