"""Pages to read: languages, rules, rulebooks and the almanac, and what browsers keep of them."""

from __future__ import annotations

import re

from web.guests import Guest, Inn


def test_the_language_follows_the_browser_and_the_switch(inn: Inn) -> None:
    czech = inn.guest("cs-CZ,cs;q=0.9,en;q=0.5")
    page = czech.get("/").text
    assert '<html lang="cs"' in page and "Přisedni si" in page
    assert "Pull up a chair" in inn.guest("de,fr").get("/").text
    answer = czech.post("/manners", {"lang": "en", "theme": "light", "next": "/rules"})
    assert str(answer.url.path) == "/rules"
    assert '<html lang="en" data-theme="light"' in answer.text
    assert str(czech.post("/manners", {"next": "https://elsewhere.example/"}).url.path) == "/"
    assert str(czech.post("/manners", {"next": "//elsewhere.example/"}).url.path) == "/"
    assert '<html lang="en"' in czech.post("/manners", {"lang": "xx", "next": "/"}).text


def test_the_rules_can_be_searched(guest: Guest) -> None:
    whole = guest.get("/rules/harbours").text
    found = guest.get("/rules/harbours?q=bid").text
    assert len(found) < len(whole)
    assert 'class="para"' in found
    assert "No paragraph has all of these words" in guest.get("/rules/harbours?q=zeppelin+walrus").text
    assert guest.get("/rules/chess").status_code == 404


def test_what_pages_load_is_sent_again_only_when_it_changed(guest: Guest) -> None:
    for path in (
        "/static/table.js",
        "/games/ahoy/style.css",
        "/games/ahoy/cover.svg",
        "/games/harbours/cover.svg",
    ):
        first = guest.get(path)
        assert first.status_code == 200 and first.content
        assert "no-cache" in first.headers["cache-control"]
        tag = first.headers["etag"]
        again = guest.client.get(path, headers={"If-None-Match": f'"other", W/{tag}'})
        assert again.status_code == 304 and not again.content and again.headers["etag"] == tag
        other = guest.client.get(path, headers={"If-None-Match": '"other"'})
        assert other.status_code == 200 and other.content == first.content
    for missing in ("/static/nothing.js", "/static/..%2Fapp.py", "/static/__init__.py"):
        assert guest.get(missing).status_code == 404
    assert guest.get("/static/table.js").headers["content-type"].startswith("text/javascript")


def test_typefaces_are_served_and_kept_for_a_year(guest: Guest) -> None:
    sheet = guest.get("/static/herna.css").text
    found = re.findall(r'url\("(/type/[^"]+)"', sheet)
    assert len(found) == 10
    for path in found:
        answer = guest.get(path)
        assert answer.headers["content-type"] == "font/woff2"
        assert "max-age=31536000" in answer.headers["cache-control"]
        assert answer.content[:4] == b"wOF2"
    assert guest.get("/type/nothing.woff2").status_code == 404


def test_the_rules_are_searched_without_accents(guest: Guest) -> None:
    guest.post("/manners", {"lang": "cs", "theme": "light", "next": "/rules"})
    found = guest.get("/rules/scythe?q=prubezny+bonus+naverbovani").text
    assert 'id="S15.6"' in found
    assert 'id="S15.7"' not in found


def test_the_almanac_is_searched_with_and_without_accents(guest: Guest) -> None:
    whole = guest.get("/rules/smashup/almanac").text
    assert 'id="king-rex"' in whole and 'id="tortuga"' in whole
    found = guest.get("/rules/smashup/almanac?q=dinosaurs+power:+7").text
    assert 'id="king-rex"' in found and 'id="war-raptor"' not in found
    czech = guest.client.get(
        "/rules/ahoy/almanac?q=pevnost+vzdy+nabita", headers={"Accept-Language": "cs"}
    ).text
    assert 'id="stronghold"' in czech and 'id="patrol"' not in czech
    assert guest.get("/rules/chess/almanac").status_code == 404


def test_cards_and_numbered_rules_lead_to_each_other(guest: Guest) -> None:
    assert '/rules/smashup#U8.3"' in guest.get("/rules/smashup/almanac?q=pirate+king").text
    assert '/rules/smashup/almanac#pirate-king"' in guest.get("/rules/smashup?q=U8.3").text
    for path in ("/", "/learn", "/rules"):
        assert 'href="/rules/smashup/almanac"' in guest.get(path).text


def test_books_and_numbered_rules_lead_to_each_other(guest: Guest) -> None:
    aid = guest.get("/rules/scythe/aid").text
    assert 'href="/rules/scythe#S8.1"' in aid and 'href="/rules/scythe"' in aid
    assert 'href="/rules/scythe/aid"' in guest.get("/rules/scythe").text
    book = guest.get("/rules/scythe/rulebook").text
    assert 'href="#s1"' in book and 'id="s1"' in book
    assert 'href="/rules/scythe/rulebook#s' in guest.get("/rules/scythe").text
    assert 'href="/rules/scythe/rulebook"' in guest.get("/rules").text
    assert str(guest.get("/rules/harbours/rulebook").url.path) == "/rules/harbours"
    assert guest.get("/rules/scythe/novel").status_code == 404
    assert guest.get("/rules/chess/aid").status_code == 404
