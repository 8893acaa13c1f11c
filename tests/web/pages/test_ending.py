"""The count during a game and at its end, awards, and the picture to share."""

from __future__ import annotations

import re

import pytest

from herna.ui.lettering import SERIF, lettering
from herna.web.pages.assets import STATIC
from herna.web.pages.card import HUES
from herna.web.pages.count import count
from herna.web.table.laurels import COMPANY, KINDS, MOST_EACH, Game, awards
from web.guests import Guest, Inn


@pytest.fixture(scope="module")
def done(inn: Inn) -> tuple[Guest, str]:
    """A finished game and who played it."""
    guest = inn.guest()
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none", name0="Jana")
    while codes := guest.wait(table):
        guest.answer(table, codes[-1])
    return guest, table


def rows(page: str) -> list[list[int]]:
    """Return the points of a page's count, player by player."""
    body = page[page.index('<table class="scores">') : page.index("</table>")]
    return [[int(n) for n in re.findall(r">(-?\d+)<", row)] for row in body.split("<tr")[2:]]


def test_the_count_during_a_game_adds_up_to_the_standings(inn: Inn) -> None:
    guest = inn.guest()
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none", name0="Jana")
    guest.answer(table, guest.wait(table)[0])
    guest.wait(table)
    page = guest.get(f"/t/{table}/score").text
    assert "If it ended now" in page
    assert re.search(r"You lead by|You are \d+ behind|In the lead together", page)
    for *parts, total in rows(page):
        assert not parts or sum(parts) == total
    scripted = guest.client.get(f"/t/{table}/score", headers={"Accept": "application/json"}).json()
    assert rows(scripted["html"]) == rows(page)
    assert "leads by" in inn.guest().get(f"/t/{table}/score").text or "together" in page


def test_who_may_not_look_is_told_no_score(inn: Inn) -> None:
    host = inn.guest()
    fields = {"game": "harbours", "seat0": "me", "seat1": "bot", "seat2": "none", "seat3": "none"}
    private = str(host.post("/new", fields).url.path)
    assert inn.guest().get(f"{private}/score").status_code == 403
    waiting = host.new_table(seat1="open", seat2="none", seat3="none")
    assert host.get(f"/t/{waiting}/score").status_code == 409
    assert "part-board" not in host.get(f"/t/{waiting}/end").text
    assert host.get(f"{private}/card.svg").status_code == 403


def test_the_end_says_who_won_counts_and_leads_on(done: tuple[Guest, str]) -> None:
    guest, table = done
    assert f'href="/t/{table}/end"' in guest.get(f"/t/{table}").text
    page = guest.get(f"/t/{table}/end").text
    assert re.search("wins|A tie", page)
    for *parts, total in rows(page):
        assert sum(parts) == total
    for words in ("Final scores", "Score over time", "Awards", "Play again", "Look back", "Copy link"):
        assert words in page
    assert f"/t/{table}/replay?at=" in page
    assert page.count('class="award ') >= 2


def test_a_game_that_goes_on_leads_back_to_its_table(guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    assert str(guest.get(f"/t/{table}/end").url.path) == f"/t/{table}"


def test_the_picture_is_whole_in_itself(done: tuple[Guest, str]) -> None:
    guest, table = done
    answer = guest.get(f"/t/{table}/card.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    for outside in ("<text", "href=", "class=", "style=", "<script"):
        assert outside not in answer.text
    assert "Jana" in answer.text or "wins" in answer.text or "tie" in answer.text


def test_the_pictures_colours_are_those_of_the_style_sheet() -> None:
    sheet = (STATIC / "herna.css").read_text(encoding="utf-8")
    assert tuple(re.findall(r"--hue-\d: (#[0-9a-f]{6})", sheet)) == HUES


def test_words_are_drawn_as_wide_as_they_are_measured() -> None:
    letters = lettering(SERIF)
    assert letters.width("Vítězí Jana", 40) == pytest.approx(2 * letters.width("Vítězí Jana", 20))
    assert letters.path("\N{GRINNING FACE}", 20, 0, 0) == ""
    ends = [float(x) for x in re.findall(r"[MLQC](-?[\d.]+)", letters.path("Hana", 40, 100, 50))]
    assert 99 < min(ends) < max(ends) <= 100 + letters.width("Hana", 40)


def test_a_count_of_one_part_is_the_total() -> None:
    found = count([("points", [3, 7])], [3, 7], [1])
    assert found.titles == ()
    assert [(row.seat, row.total, row.share) for row in found.rows] == [(1, 7, 100), (0, 3, 42)]
    assert count([("a", [1, 0]), ("b", [2, -1])], [3, -1], []).rows[1].share == 0


def played(scores: list[list[int]], winners: list[int], undone: tuple[int, ...] = (0, 0)) -> Game:
    """Return a game of two with these scores."""
    answers = [at % 2 for at in range(len(scores) - 1)]
    return Game(scores, answers, undone, (0, 0), winners)


def test_who_was_far_behind_and_won_came_back() -> None:
    scores = [[0, 0], [0, 8], [0, 8], [0, 8], [10, 8]]
    assert [(each.seat, each.n) for each in awards(played(scores, [0])) if each.key == "comeback"] == [(0, 8)]
    assert all(each.key != "comeback" for each in awards(played(scores, [1])))


def test_who_took_back_most_had_second_thoughts() -> None:
    scores = [[0, 0], [1, 1], [2, 2]]
    keys = {each.key: each for each in awards(played(scores, [0], (1, 5)))}
    assert (keys["doubts"].seat, keys["doubts"].n) == (1, 5)
    assert "doubts" not in {each.key for each in awards(played(scores, [0], (5, 5)))}


def test_everybody_gets_an_award_and_nobody_all() -> None:
    scores = [[at, 0] for at in range(20)]
    found = awards(played(scores, [0]))
    assert {each.seat for each in found} == {0, 1}
    assert max(sum(each.seat == seat for each in found) for seat in (0, 1)) <= MOST_EACH
    assert len({each.key for each in found}) == len(found)
    assert [each.key for each in awards(played([[0, 0]], [0, 1]))] == [COMPANY, COMPANY]
    assert COMPANY not in KINDS
