"""A piece in words: beside the pointer, in the drawer, and by both of its names for those who want that."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

from herna.games import game
from herna.games.scythe.components import ENCOUNTER, ENCOUNTER_OPTION
from herna.i18n.speak import Speaker
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.web.pages.piece import piece
from web.guests import Guest, Inn

CARD = re.compile(r'data-ref="(card-[0-9]+)"')
BOTS = {"seat1": "bot", "level1": "random", "seat2": "none", "seat3": "none"}


def begun(guest: Guest, key: str) -> str:
    """Open a table and answer its first questions, so that cards are in hand."""
    table = guest.new_table(game=key, **BOTS)
    for _answer in range(4):
        guest.answer(table, guest.wait(table)[0])
    guest.wait(table)
    return table


def in_hand(guest: Guest, table: str) -> str:
    """Return a card that lies in this guest's own area."""
    return str(CARD.findall(guest.parts(table)["parts"]["own"])[0])


def test_the_drawer_shows_picture_text_and_rules_and_leads_to_the_almanac(guest: Guest) -> None:
    table = begun(guest, "smashup")
    page = guest.get(f"/t/{table}/entry/{in_hand(guest, table)}").text
    assert 'class="specimen"' in page and '<ul class="facts">' in page
    link = re.search(r'href="(/rules/smashup/almanac)#([^"]+)"', page)
    assert link is not None
    assert f'id="{link[2]}"' in guest.get(link[1]).text
    assert ' id="' not in page.replace('id="drawer-title"', ""), "the page would have one address twice"


def test_a_piece_of_a_lesson_is_told_where_one_stands_and_nowhere_else(guest: Guest) -> None:
    here = "/learn/scythe/first"
    assert 'class="notes"' in guest.get(f"{here}/about/hex-1?way=").text
    assert guest.get(f"{here}/entry/zeppelin-1?way=").status_code == 409
    assert guest.get(f"{here}/about/hex-1?way=999").status_code == 200
    assert guest.get("/learn/scythe/nothing/about/hex-1").status_code == 404


def test_a_piece_of_a_replay_is_told_as_it_was_and_no_secret_before_the_end(guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    guest.wait(table)
    card = in_hand(guest, table)
    here = f"/t/{table}/replay"
    assert 'id="drawer-title"' in guest.get(f"{here}/entry/{card}?at=0").text
    assert guest.get(f"{here}/about/{card}?at=0&as=0").status_code == 200
    assert guest.get(f"{here}/about/zeppelin-4?at=0").status_code == 409
    for secret in ("1", "all"):
        assert guest.get(f"{here}/about/{card}?at=0&as={secret}").status_code == 403
    while codes := guest.wait(table):
        guest.answer(table, codes[-1])
    for open_now in ("1", "all"):
        assert guest.get(f"{here}/about/{card}?at=0&as={open_now}").status_code == 200
    notes = {guest.get(f"{here}/entry/seat-0?at={at}&as=all").text for at in (0, 9999)}
    assert len(notes) == 2, "what somebody is worth is told of the position that is shown"


def called(card: str, language: str) -> str:
    """Return what a card of Smash Up is called in a language."""
    found = game("smashup")
    state = found.new(found.check(Setup(2, {})), seeded(1))
    return Speaker(language, "smashup", state).name(card)


def test_cards_have_their_english_names_beside_ours_for_those_who_want_that(inn: Inn) -> None:
    czech = inn.guest("cs")
    table = begun(czech, "smashup")
    own = CARD.findall(czech.parts(table)["parts"]["own"])
    card = next(each for each in own if called(each, "en") != called(each, "cs"))
    assert 'class="also"' not in czech.parts(table)["parts"]["own"]
    assert 'class="also"' not in czech.get(f"/t/{table}/entry/{card}").text
    czech.post("/manners", {"names": "both", "next": "/"})
    beside = f'<small class="also" lang="en">{escape(called(card, "en"))}</small>'
    assert beside in czech.get(f"/t/{table}/entry/{card}").text
    assert beside in czech.parts(table)["parts"]["own"]
    assert beside in czech.get("/rules/smashup/almanac").text


def test_english_names_are_found_in_the_almanac_and_english_pages_offer_no_second_ones(inn: Inn) -> None:
    czech, english = inn.guest("cs"), inn.guest("en")
    assert 'id="king-rex"' in czech.get("/rules/smashup/almanac?q=kral+rex").text
    assert 'id="zapbot"' in czech.get("/rules/smashup/almanac?q=zapbot").text
    assert 'name="names"' in czech.get("/settings").text
    assert 'name="names"' not in english.get("/settings").text


@pytest.mark.parametrize("blind", ["off", "on"])
def test_where_encounters_are_chosen_blindly_the_drawer_does_not_tell_them(blind: str) -> None:
    found = game("scythe")
    state = found.new(found.check(Setup(2, {"blind-encounters": blind})), seeded(1))
    speaker = Speaker("en", "scythe", state)
    for ref in (ENCOUNTER.ref(3), ENCOUNTER_OPTION.ref(10)):
        assert (piece("scythe", state, 0, ref, speaker).thing is None) == (blind == "on")
