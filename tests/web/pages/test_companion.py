"""The companion of a first game: called to a table, sent away, and never saying a thing twice."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import Any

import pytest

from herna.bots.registry import bot
from herna.games import CATALOGUE, game
from herna.i18n.catalog import LANGUAGES, catalog
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample
from herna.learn.book import books
from herna.web.table.course import TURNS, Course, Turn
from web.guests import HIDDEN, Guest, Inn

BOOKS = [key for key in CATALOGUE if books(key)]
SAID = re.compile(r'class="of-question">.*?<span>([^<]*)', re.DOTALL)
SWITCH = re.compile(r'action="(/t/\w+/explain)"')
SEED = 12
QUICK = {"seat1": "bot", "level1": "random", "seat2": "none", "seat3": "none"}


@cache
def answers(key: str) -> tuple[str, ...]:
    """Return the answers of a game of bots, as far as it is followed here."""
    match, player, rng = begun(key, ()), bot("greedy", game(key)), seeded(SEED)
    for _answer in range(150):
        if match.choice is None:
            break
        seen = match.view(match.choice.seat)
        assert seen.pending is not None
        match.choose(match.choice.options[player.choose(seen, seen.pending, rng)])
    return tuple(match.record.answers)


def begun(key: str, given: tuple[str, ...]) -> Match[Any]:
    """Return a game after some answers."""
    return Match(game(key), Record(key, Setup(3, {}), SEED, list(given)))


@pytest.mark.parametrize("key", BOOKS)
def test_a_course_is_the_same_however_it_was_followed(key: str) -> None:
    given = answers(key)
    whole, course = Course(begun(key, given)), Course(begun(key, given[:20]))
    course.follow(begun(key, given[:70]))
    course.follow(begun(key, given[:40]))
    assert course.at == 40
    assert all(turn.at <= 40 for turn in course.turns)
    course.follow(begun(key, given))
    assert course.first == whole.first
    assert course.all_notes(0) == whole.all_notes(0)


@pytest.mark.parametrize("key", BOOKS)
def test_what_turns_were_good_for_is_said_once_of_each_rival_and_fades_out(key: str) -> None:
    course = Course(begun(key, answers(key)))
    notes = course.all_notes(0)
    assert notes
    assert all(note.seat != 0 for note in notes)
    gains = [(note.seat, gain) for note in notes for gain in note.gains]
    uses = [part for note in notes for part in note.parts]
    assert len(gains) == len(set(gains))
    assert len(uses) == len(set(uses)) > 1
    assert max(course.counted.values()) <= TURNS


@pytest.mark.parametrize("key", BOOKS)
def test_notes_tell_nothing_that_their_viewer_could_not_see(key: str) -> None:
    course, other, rng = Course(begun(key, answers(key))), Course(begun(key, answers(key))), seeded(1)
    for i, turn in enumerate(other.turns):
        before, after = (sample(redact(state, 0), rng) for state in (turn.before, turn.after))
        other.turns[i] = Turn(turn.at, turn.seat, before, after)
    assert other.all_notes(0) == course.all_notes(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_is_explained_once_and_then_on_demand(inn: Inn, language: str) -> None:
    guest = inn.guest(language)
    table, words = guest.new_table(game="smashup", **QUICK), catalog(language, "smashup")
    told: list[str] = []
    guest.post(f"/t/{table}/explain", {"on": "yes", "as": "0"})
    for _answer in range(10):
        codes = guest.wait(table)
        shown = guest.get(f"/t/{table}").text
        assert shown == guest.get(f"/t/{table}").text, "looking again changes nothing"
        said = [html.unescape(each).strip() for each in SAID.findall(shown)]
        assert said or 'class="again"' in shown
        told += said
        guest.answer(table, codes[0])
    assert words.say("companion-draft") == told[0]
    assert len(told) == len(set(told)) > 2


def test_the_companion_comes_when_called_and_goes_at_once(guest: Guest) -> None:
    table = guest.new_table(game="smashup", **QUICK)
    codes = guest.wait(table)
    off = guest.get(f"/t/{table}").text
    assert codes and not SAID.search(off)
    switch = SWITCH.search(off)
    assert switch is not None
    assert SAID.search(guest.post(switch[1], {"on": "yes", "as": "0"}).text)
    assert not SAID.search(guest.post(switch[1], {"on": "no", "as": "0"}).text)


def test_where_nobody_plays_against_bots_nobody_explains(guest: Guest) -> None:
    table = guest.new_table(game="arcs", seat1="here", seat2="none", seat3="none")
    pages = [guest.get(f"/t/{table}?as={seat}").text for seat in (0, 1)]
    assert any('id="answers"' in page for page in pages)
    assert not any(SWITCH.search(page) for page in pages)


def test_the_list_of_lessons_offers_a_game_with_a_companion(guest: Guest) -> None:
    page = guest.get("/learn").text
    for key in BOOKS:
        form = page[page.index(f'action="/play/{key}"') :]
        assert dict(HIDDEN.findall(form[: form.index("</form>")]))["explain"] == "yes"
