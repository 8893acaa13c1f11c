"""The pages, as a browser without any script uses them."""

from __future__ import annotations

import json
import re

import pytest

from herna.kernel.record import read
from web.guests import Guest, Inn, until


def play_out(guest: Guest, table: str) -> None:
    """Answer with the last button until the game is over."""
    while codes := guest.wait(table):
        assert guest.answer(table, codes[-1]).status_code == 200


def finished(guest: Guest) -> str:
    """Play a whole game against a bot, quickly."""
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none", name0="Jana")
    play_out(guest, table)
    return table


@pytest.fixture(scope="module")
def done(inn: Inn) -> tuple[Guest, str]:
    """A finished game and who played it."""
    guest = inn.guest()
    return guest, finished(guest)


def test_one_click_in_the_lobby_starts_a_game_against_bots(guest: Guest) -> None:
    page = guest.get("/")
    assert page.status_code == 200
    assert "Harbours" in page.text
    table = guest.post("/play/harbours")
    assert table.status_code == 200
    assert "/t/" in str(table.url)
    name = str(table.url.path).removeprefix("/t/")
    until(lambda: guest.options(name), 30)
    assert "Your turn" in guest.get("/").text


def test_a_whole_game_by_buttons_alone(done: tuple[Guest, str]) -> None:
    guest, table = done
    page = guest.get(f"/t/{table}").text
    assert "wins" in page or "tie" in page
    assert f"/t/{table}/replay" in guest.get("/replays").text


def test_an_answer_counts_once(guest: Guest) -> None:
    table = guest.new_table(seat1="here", seat2="none", seat3="none")
    first = "0" if guest.options(table, "0") else "1"
    fields = {**guest.fields(table, first), "code": "bid.x1"}
    assert guest.client.post(f"/t/{table}/answer", data=fields).status_code == 200
    again = guest.client.post(f"/t/{table}/answer", data=fields)
    assert again.status_code == 409
    assert "moved on" in again.text
    scripted = guest.client.post(f"/t/{table}/answer", data=fields, headers={"Accept": "application/json"})
    assert scripted.status_code == 409


def test_guests_sit_down_by_link_and_the_game_starts(inn: Inn) -> None:
    host, friend, stranger = inn.guest(), inn.guest("cs"), inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none", name0="Jana")
    page = host.get(f"/t/{table}").text
    link = re.search(r"/join/[\w-]+", page)
    assert link is not None
    assert link[0] not in stranger.get(f"/t/{table}").text
    assert "Přisednout" in friend.get(link[0]).text
    assert friend.post(link[0], {"name": "Eva"}).status_code == 200
    assert stranger.get(link[0]).status_code == 403
    assert stranger.post(link[0], {"name": "Zloděj"}).status_code == 403
    turns = [bool(host.options(table)), bool(friend.options(table))]
    assert sorted(turns) == [False, True]
    assert stranger.options(table) == []
    assert "Eva" in stranger.get(f"/t/{table}").text


def test_a_lost_seat_gets_a_new_link_and_the_old_browser_loses_it(inn: Inn) -> None:
    host, friend, phone = inn.guest(), inn.guest(), inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none")
    old = re.search(r"/join/[\w-]+", host.get(f"/t/{table}").text)
    assert old is not None
    assert host.post(f"/t/{table}/seats/1/link").status_code == 200
    new = re.search(r"/join/[\w-]+", host.get(f"/t/{table}").text)
    assert new is not None and new[0] != old[0]
    assert friend.get(old[0]).status_code == 403
    friend.post(new[0], {"name": "Eva"})
    assert host.post(f"/t/{table}/seats/1/link").status_code == 409
    assert friend.post(f"/t/{table}/seats/1/link").status_code == 200
    assert "/join/" not in host.get(f"/t/{table}").text
    token = re.search(r"/join/([\w-]+)", friend.get(f"/t/{table}").text)
    assert token is not None
    phone.post("/join", {"code": f"{host.client.base_url}/join/{token[1]}"})
    assert phone.post(f"/join/{token[1]}", {"name": "Eva v mobilu"}).status_code == 200
    assert 'data-as=""' in friend.get(f"/t/{table}").text
    assert "part-own" in phone.get(f"/t/{table}").text
    mine = 'id="remark"'
    assert mine in phone.get(f"/t/{table}").text
    assert mine not in friend.get(f"/t/{table}").text


def test_a_leaver_is_replaced_and_comes_back(inn: Inn) -> None:
    host, friend = inn.guest(), inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none")
    link = re.search(r"/join/[\w-]+", host.get(f"/t/{table}").text)
    assert link is not None
    friend.post(link[0], {"name": "Eva"})
    assert host.post(f"/t/{table}/seats/1/bot", {"level": "random"}).status_code == 409
    assert friend.post(f"/t/{table}/seats/1/bot", {"level": "random"}).status_code == 200
    codes = host.wait(table)
    assert codes
    host.answer(table, codes[-1])
    assert host.wait(table)
    assert "A bot plays for you" in friend.get(f"/t/{table}").text
    assert friend.post(f"/t/{table}/seats/1/back").status_code == 200
    assert "A bot plays for you" not in friend.get(f"/t/{table}").text
    assert friend.post(f"/t/{table}/seats/1/back").status_code == 409
    assert friend.post(f"/t/{table}/seats/0/bot").status_code == 409
    assert friend.post(f"/t/{table}/leave").status_code == 200
    assert host.post(f"/t/{table}/seats/1/back").status_code == 403
    assert friend.post(f"/t/{table}/seats/1/back").status_code == 200


def test_a_free_seat_can_be_given_to_a_bot(guest: Guest) -> None:
    table = guest.new_table(seat1="open", seat2="open", seat3="none")
    guest.post(f"/t/{table}/seats/1/bot", {"level": "random"})
    assert "part-board" not in guest.get(f"/t/{table}").text
    guest.post(f"/t/{table}/seats/2/bot", {"level": "random"})
    assert guest.wait(table)


def test_a_listed_table_is_open_to_everybody(inn: Inn) -> None:
    host, passer = inn.guest(), inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none", listed="1", title="Come in")
    assert "Come in" in passer.get("/").text
    assert passer.post(f"/t/{table}/sit", {"name": "Petr"}).status_code == 200
    assert "Petr" in host.get(f"/t/{table}").text
    assert inn.guest().post(f"/t/{table}/sit").status_code == 409
    closed = host.new_table(seat1="open", seat2="none", seat3="none")
    assert passer.post(f"/t/{closed}/sit").status_code == 403


def test_spectators_see_what_is_public_or_nothing(inn: Inn) -> None:
    host, watcher = inn.guest(), inn.guest()
    open_table = host.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    page = watcher.get(f"/t/{open_table}")
    assert page.status_code == 200
    assert 'name="code"' not in page.text
    answer = watcher.post(f"/t/{open_table}/answer", {"version": "0", "code": "bid.x0"})
    assert answer.status_code == 403
    fields = {"game": "harbours", "seat0": "me", "seat1": "bot", "seat2": "none", "seat3": "none"}
    private = str(host.post("/new", fields).url.path)
    assert watcher.get(private).status_code == 403
    assert watcher.get(f"{private}/parts").status_code == 403
    assert watcher.get(f"{private}/events").status_code == 403


def test_at_one_screen_secrets_wait_behind_the_hand_over(guest: Guest) -> None:
    table = guest.new_table(seat1="here", name1="Eva", seat2="none", seat3="none", name0="Jana")
    plain = guest.get(f"/t/{table}").text
    assert "Hand the screen to" in plain
    assert "part-own" not in plain
    turn = "1" if "Hand the screen to Eva" in plain else "0"
    other = "1" if turn == "0" else "0"
    assert "Hand the screen to" in guest.get(f"/t/{table}?as={other}").text
    assert guest.parts(table, other) == {"reload": True}
    assert guest.get(f"/t/{table}/about/card-1?as={other}").status_code == 403
    assert guest.get(f"/t/{table}/entry/card-1?as={other}").status_code == 403
    shown = guest.get(f"/t/{table}?as={turn}")
    assert "part-own" in shown.text
    assert shown.headers["cache-control"] == "no-store"
    after = guest.answer(table, "bid.x0", turn).text
    assert "Hand the screen to" in after
    assert "takes the last answer back" in after
    fields = {"version": "1", "as": turn}
    assert guest.post(f"/t/{table}/undo", fields).status_code == 200
    assert guest.options(table, turn)


def test_undo_redo_and_reset_by_buttons(guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    guest.answer(table, guest.wait(table)[0])
    while True:
        codes = guest.wait(table)
        trades = [code for code in codes if code.startswith("trade")]
        if trades:
            break
        guest.answer(table, codes[-1])
    before = guest.parts(table)
    guest.answer(table, trades[0])
    guest.answer(table, trades[0])
    page = guest.get(f"/t/{table}").text
    assert f"/t/{table}/undo" in page and f"/t/{table}/reset" in page
    for act in ("undo", "redo", "reset"):
        fields = guest.fields(table)
        assert guest.client.post(f"/t/{table}/{act}", data=fields).status_code == 200
    after = guest.parts(table)
    assert after["parts"]["own"] == before["parts"]["own"]
    assert after["version"] == before["version"] + 6
    assert guest.client.post(f"/t/{table}/undo", data=guest.fields(table)).status_code == 409


def test_people_talk_and_hostile_words_stay_words(inn: Inn) -> None:
    host, watcher = inn.guest(), inn.guest()
    nasty = "<script>alert(1)</script>\"'&{{7*7}}\u202e"
    table = host.new_table(seat1="bot", level1="random", seat2="none", seat3="none", name0=nasty, title=nasty)
    assert host.post(f"/t/{table}/say", {"text": nasty}).status_code == 200
    for page in (host.get(f"/t/{table}").text, watcher.get(f"/t/{table}").text, host.get("/").text):
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
        assert "49" not in re.findall(r"alert\(1\)[^<]{0,60}", page)[0]
    assert host.post(f"/t/{table}/say", {"text": "x" * 301}).status_code == 413
    assert watcher.post(f"/t/{table}/say", {"text": "hello"}).status_code == 403


def test_after_the_game_every_position_can_be_seen(done: tuple[Guest, str]) -> None:
    guest, table = done
    page = guest.get(f"/t/{table}/replay").text
    for word in ("Final scores", "Score over time", "Sealed as", "Continue from here", "See as"):
        assert word in page
    deep = guest.get(f"/t/{table}/replay?at=5&as=1")
    assert 'data-at="5"' in deep.text
    parts = guest.get(f"/t/{table}/replay/parts?at=5&as=1").json()
    assert parts["at"] == 5 and parts["parts"]["board"] in deep.text
    everything = guest.get(f"/t/{table}/replay/parts?at=5&as=all").json()
    assert everything["parts"]["rivals"] != parts["parts"]["rivals"]


def test_during_the_game_a_replay_shows_only_what_the_seat_knew(guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    guest.answer(table, guest.wait(table)[0])
    assert guest.get(f"/t/{table}/replay?at=1").status_code == 200
    assert guest.get(f"/t/{table}/replay?at=1&as=0").status_code == 200
    for viewer in ("all", "1"):
        assert guest.get(f"/t/{table}/replay?at=1&as={viewer}").status_code == 403
        assert guest.get(f"/t/{table}/replay/parts?at=1&as={viewer}").status_code == 403
    assert guest.get(f"/t/{table}/record").status_code == 409
    assert guest.post(f"/t/{table}/continue", {"at": "1", "seat": "0"}).status_code == 409
    assert guest.post(f"/t/{table}/rematch").status_code == 409


def test_the_seal_opens_after_the_game(done: tuple[Guest, str]) -> None:
    guest, table = done
    record = read(guest.get(f"/t/{table}/record").text)
    page = guest.get(f"/t/{table}/replay").text
    assert record.commitment() in page
    assert f"{record.seed:032x}" in page
    assert record.result is not None


def test_a_game_goes_on_from_any_point_as_a_new_table(done: tuple[Guest, str]) -> None:
    guest, table = done
    new = guest.post(f"/t/{table}/continue", {"at": "6", "seat": "0"})
    assert new.status_code == 200
    name = str(new.url.path).removeprefix("/t/")
    assert name != table
    assert guest.wait(name)
    assert guest.post(f"/t/{table}/continue", {"at": "99999", "seat": "0"}).status_code == 422
    assert guest.post(f"/t/{table}/continue", {"at": "6", "seat": "7"}).status_code == 409


def test_a_rematch_is_one_table_for_all(inn: Inn, done: tuple[Guest, str]) -> None:
    guest, table = done
    first = guest.post(f"/t/{table}/rematch").url
    assert guest.post(f"/t/{table}/rematch").url == first
    assert inn.guest().post(f"/t/{table}/rematch").status_code == 403
    assert str(first.path) in guest.get(f"/t/{table}").text


def test_a_record_can_be_uploaded(inn: Inn, done: tuple[Guest, str]) -> None:
    record = done[0].get(f"/t/{done[1]}/record").text
    guest = inn.guest()

    def upload(text: str) -> tuple[int, str]:
        answer = guest.client.post(
            "/upload", data={"_csrf_token": guest.token()}, files={"record": ("r.json", text.encode())}
        )
        return answer.status_code, str(answer.url.path)

    status, path = upload(record)
    assert status == 200 and path.endswith("/replay")
    plain = json.loads(record)
    plain["answers"], plain["result"] = plain["answers"][:3], None
    status, path = upload(json.dumps(plain))
    assert status == 200 and not path.endswith("/replay")
    plain["answers"] = ["nonsense"]
    for bad in ("", "{", "[]", json.dumps(plain), "x" * 2_100_000):
        assert upload(bad)[0] in (400, 413)


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


def test_pieces_tell_what_they_do_and_why_not(guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    guest.answer(table, guest.wait(table)[0])
    guest.wait(table)
    about = guest.get(f"/t/{table}/about/area-4")
    assert about.status_code == 200
    assert "Harbour 5" in about.text
    assert guest.get(f"/t/{table}/about/zeppelin-4").status_code == 409
    page = guest.get(f"/t/{table}").text
    reasons = re.findall(r'<li data-about="([^"]+)">', page)
    for each in reasons:
        assert each not in guest.options(table)


def test_a_hint_names_legal_answers(guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    codes = guest.wait(table)
    assert codes
    fields = guest.fields(table)
    answer = guest.client.post(f"/t/{table}/hint", data=fields, headers={"Accept": "application/json"})
    assert answer.status_code == 200
    assert "% to win" in answer.json()["html"]
    plain = guest.client.post(f"/t/{table}/hint", data=fields)
    assert "% to win" in plain.text and "To the table" in plain.text


def test_a_finished_game_can_be_looked_at_by_a_bot(inn: Inn, guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    assert guest.post(f"/t/{table}/analyse").status_code == 409
    play_out(guest, table)
    assert "Ask a bot" in guest.get(f"/t/{table}/replay").text
    assert guest.post(f"/t/{table}/analyse").status_code == 200
    until(lambda: "data-studying" not in guest.get(f"/t/{table}/analysis").text, 240)
    page = guest.get(f"/t/{table}/replay").text
    assert "chose" in page
    study = inn.house.analyses.get(table)
    assert study is not None and study.done and not study.failed
    assert len(study.moments) == study.total


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
    assert len(found) == 5
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
