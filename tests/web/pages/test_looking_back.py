"""What is left of a game: every position of it, its record, the seal, and games that go on from it."""

from __future__ import annotations

import json

from herna.kernel.record import read
from web.guests import Guest, Inn, until


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


def test_a_finished_game_can_be_looked_at_by_a_bot(inn: Inn, guest: Guest) -> None:
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    assert guest.post(f"/t/{table}/analyse").status_code == 409
    guest.play_out(table)
    assert "Ask a bot" in guest.get(f"/t/{table}/replay").text
    assert guest.post(f"/t/{table}/analyse").status_code == 200
    until(lambda: "data-studying" not in guest.get(f"/t/{table}/analysis").text, 240)
    page = guest.get(f"/t/{table}/replay").text
    assert "chose" in page
    study = inn.house.analyses.get(table)
    assert study is not None and study.done and not study.failed
    assert len(study.moments) == study.total
