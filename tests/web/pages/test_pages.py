"""The pages, as a browser without any script uses them."""

from __future__ import annotations

import re

from web.guests import Guest, Inn, until


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
