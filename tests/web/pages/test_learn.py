"""The pages of lessons, as a browser without any script uses them."""

from __future__ import annotations

import httpx

from herna.learn.lesson import lesson, lessons
from web.guests import HIDDEN, Guest

HERE = "/learn/smashup/first"
END = "0" * len(lesson("smashup", "first").steps)


def press(guest: Guest, way: str, **fields: str) -> httpx.Response:
    """Press a button of the lesson's page at a certain point of the way."""
    page = guest.get(f"{HERE}?way={way}")
    return guest.client.post(HERE, data={**dict(HIDDEN.findall(page.text)), **fields}, follow_redirects=True)


def test_the_lobby_leads_to_the_lessons(guest: Guest) -> None:
    assert 'href="/learn"' in guest.get("/").text


def test_a_lesson_is_done_step_by_step_and_remembered(guest: Guest) -> None:
    assert press(guest, "", code="").url.query == b"way=0"
    assert press(guest, "0", code="").url.query == b"way=00"
    page = press(guest, "00", code="play.20")
    assert page.url.query == b"way=000"
    back = guest.get(HERE)
    assert 'name="way" value="000"' in back.text


def test_a_wrong_answer_gets_a_kind_reason_and_the_position_stays(guest: Guest) -> None:
    page = press(guest, "00", code="pass")
    assert "A turn without a minion" in page.text
    assert 'name="way" value="00"' in page.text


def test_two_cards_of_one_name_are_the_same_answer(guest: Guest) -> None:
    assert press(guest, "000000", code="play.82").url.query == b"way=0000000"


def test_everything_can_be_undone_and_begun_again(guest: Guest) -> None:
    assert press(guest, "000", act="back").url.query == b"way=00"
    assert press(guest, "000", act="again").url.query == b"way="


def test_a_way_that_leads_nowhere_begins_at_the_beginning(guest: Guest) -> None:
    assert 'name="way" value=""' in guest.get(f"{HERE}?way=9999").text


def test_what_is_no_lesson_is_not_found(guest: Guest) -> None:
    for path in ("/learn/smashup/nothing", "/learn/nothing/first", "/learn/smashup/..%2Ffirst"):
        assert guest.get(path).status_code == 404


def test_the_end_of_a_lesson_leads_to_a_table_with_a_companion(guest: Guest) -> None:
    page = guest.get(f"{HERE}?way={END}").text
    assert 'formaction="/play/smashup" name="explain"' in page
    assert press(guest, END, code="", act="").url.path == HERE
    fields = dict(HIDDEN.findall(page))
    table = guest.client.post("/play/smashup", data={**fields, "explain": "yes"}, follow_redirects=True)
    assert table.url.path.startswith("/t/")
    assert 'class="companion on"' in table.text


def test_a_lesson_once_finished_stays_so_when_begun_again(guest: Guest) -> None:
    assert press(guest, END[:-1], code="").url.query == f"way={END}".encode()
    assert f'href="{HERE}?way="' in guest.get("/learn").text
    press(guest, END, act="again")
    press(guest, "", code="")
    page = guest.get("/learn").text
    assert f'href="{HERE}"' in page
    assert "done</span>" in page


def test_every_tile_of_the_lobby_leads_to_a_first_lesson(guest: Guest) -> None:
    page = guest.get("/").text
    for game in ("ahoy", "smashup"):
        assert f'href="/learn/{game}/{lessons(game)[0]}"' in page
