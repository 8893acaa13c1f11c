"""Every lesson can be played to its end, whichever of its answers one gives."""

from __future__ import annotations

import re

import pytest

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.errors import HernaError
from herna.learn.lead import BrokenLesson, LostWay, given, offered, stand
from herna.learn.lesson import Lesson, UnknownLesson, Words, lesson, lessons, step
from herna.ui.look import look
from herna.web.pages.learn import told

NAMES = ("Ann", "Ben", "Cleo", "Dan")
EVERY = [(game, key) for game in CATALOGUE for key in lessons(game)]


def ways(found: Lesson) -> list[str]:
    """Return the main way, and one for every other answer that goes on."""
    main = "0" * len(found.steps)
    others = [
        main[:at] + str(digit) + main[at + 1 :]
        for at, each in enumerate(found.steps)
        for digit in range(1, len(each.go))
    ]
    return [main, *others]


def said(found: Lesson, words: Words, way: str) -> None:
    """Say something in every language where the learner stands."""
    for language in LANGUAGES:
        state = stand(found, way).match.view(found.seat)
        text = told(Speaker(language, found.game, state, NAMES), words)
        assert not re.search(r"[{}]", text), text


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_a_lesson_leads_to_its_end_by_every_answer_it_takes(game: str, key: str) -> None:
    found = lesson(game, key)
    for way in ways(found):
        assert stand(found, way).step is None


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_everything_a_lesson_says_can_be_said_and_everything_it_lights_is_drawn(game: str, key: str) -> None:
    found = lesson(game, key)
    for done, each in enumerate(found.steps):
        way = "0" * done
        at = stand(found, way)
        said(found, each.words, way)
        for other in each.others:
            said(found, other.words, way)
            fits = [code for code in offered(at.match) if code.startswith(other.begins)]
            assert fits, f"{game}/{key}, step {done}: nothing begins with {other.begins}"
            assert any(at.onward(code) is None for code in fits), other.begins
        state = at.match.view(found.seat)
        drawn = "".join(
            look(game)
            .picture(state, found.seat, Speaker("en", game, state, NAMES[: found.seats]))
            .parts(frozenset())
            .values()
        )
        for ref in each.glow:
            assert f'data-ref="{ref}"' in drawn, f"{game}/{key}, step {done}: {ref} is not drawn"


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_what_a_lesson_says_of_points_is_true(game: str, key: str) -> None:
    found = lesson(game, key)
    for done, each in enumerate(found.steps):
        if each.standings:
            match = stand(found, "0" * done).match
            assert tuple(match.game.standings(match.state)) == each.standings, f"{game}/{key}, step {done}"


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_an_answer_off_the_way_is_answered_kindly_and_changes_nothing(game: str, key: str) -> None:
    found = lesson(game, key)
    asked = next(done for done, each in enumerate(found.steps) if each.go)
    at = stand(found, "0" * asked)
    assert at.onward("nonsense") is None
    wrong = [code for code in offered(at.match) if code not in at.lesson.steps[asked].go]
    assert all(at.onward(code) is None for code in wrong)


def test_a_way_that_does_not_fit_is_lost() -> None:
    found = lesson("smashup", "first")
    for way in ("5", "x", "0" * 99):
        with pytest.raises(LostWay):
            stand(found, way)


def test_a_lesson_that_waits_for_what_nobody_is_asked_is_broken() -> None:
    found = lesson("smashup", "first")
    odd = Lesson(**{**vars(found), "prepared": (*found.prepared, "play.159", "draft.0")})
    with pytest.raises(BrokenLesson):
        stand(odd, "")


def test_nobody_reads_a_file_that_is_no_lesson() -> None:
    for game, key in (("smashup", "../first"), ("nothing", "first"), ("..", "order")):
        with pytest.raises(UnknownLesson):
            lesson(game, key)


def test_a_step_needs_its_words_in_every_language() -> None:
    with pytest.raises(HernaError, match="cs"):
        step({"en": "Only this."})


def sums(text: str) -> set[tuple[int, ...]]:
    """Return the sums of several numbers in a text, as their parts; each must be added correctly."""
    found = set()
    for sum_of in re.findall(r"(\d+(?: \+ \d+){2,} = \d+)", text):
        *parts, total = (int(number) for number in re.findall(r"\d+", sum_of))
        assert sum(parts) == total, sum_of
        found.add(tuple(parts))
    return found


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_what_a_lesson_adds_up_is_somebodys_count_part_by_part(game: str, key: str) -> None:
    found = lesson(game, key)
    for done, each in enumerate(found.steps):
        told_sums = [sums(text) for text in each.words.said.values()]
        assert all(some == told_sums[0] for some in told_sums), f"{game}/{key}, step {done}"
        if told_sums[0]:
            match = stand(found, "0" * done).match
            parts = [list(points) for _name, points in match.game.breakdown(match.state)]
            assert told_sums[0] <= set(zip(*parts, strict=True)), f"{game}/{key}, step {done}"


ENDINGS = [
    ("section.2", "section.0 top.1 bottom.0 lift.1 gain.1.x1", (71, 64)),
    ("pass", "pass section.1 top.4 get.1.x2 bottom.1 mech.0", (74, 75)),
]
"""Ends that the lesson warns of: what it asks for there, the answers that would lead to them, the count."""


@pytest.mark.parametrize(("asked", "answers", "scores"), ENDINGS)
def test_the_end_that_a_lesson_warns_of_would_be_as_it_says(
    asked: str, answers: str, scores: tuple[int, ...]
) -> None:
    found = lesson("scythe", "stars-and-end")
    done = next(done for done, each in enumerate(found.steps) if each.go == (asked,))
    match = stand(found, "0" * done).match
    given(match, tuple(answers.split()))
    assert match.state.outcome is not None and match.state.outcome.scores == scores
    texts = [found.steps[done].words, *(other.words for other in found.steps[done].others)]
    for language in LANGUAGES:
        numbers = [set(re.findall(r"[0-9]+", text.said[language])) for text in texts]
        assert any({str(score) for score in scores} <= each for each in numbers), language
