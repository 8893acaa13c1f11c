"""Nonsense of every kind, made by Hypothesis: records, bodies for the API, option codes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hard import targets
from herna.games import game
from herna.kernel.errors import BadRecord, HernaError, IllegalAnswer
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record, read, write
from web.guests import Guest

QUICK = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


def good() -> dict[str, Any]:
    """Return a record of a game that began."""
    setup = game("harbours").check(Setup(2, {}))
    match = Match(game("harbours"), Record("harbours", setup, 7, [], "ab", game("harbours").rules))
    for _answer in range(6):
        assert match.choice is not None
        match.answer(match.game.verbs.code(match.choice.options[0]))
    plain: dict[str, Any] = json.loads(write(match.record))
    return plain


@QUICK
@given(st.sampled_from(sorted(good())), PLAIN)
def test_a_record_with_one_odd_field_is_read_or_refused_in_a_sentence(key: str, value: object) -> None:
    text = json.dumps({**good(), key: value})
    try:
        record = read(text)
        Match(game(record.game), record)
    except HernaError as wrong:
        assert str(wrong) and "\n" not in str(wrong)
    else:
        assert json.loads(write(read(text)))["format"] == "herna-record"


@QUICK
@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda data: data.decode("utf-8", "replace")))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


@QUICK
@given(st.text(max_size=30) | st.from_regex(r"\A[a-z]{1,6}(\.[0-9]{1,40})?(\.x-?[0-9]{1,40})?\Z"))
def test_any_code_is_an_option_or_refused(code: str) -> None:
    for key in ("harbours", "ahoy"):
        verbs = game(key).verbs
        try:
            option = verbs.parse(code)
        except IllegalAnswer as wrong:
            assert str(wrong)
        else:
            assert verbs.code(option) == code


@QUICK
@given(st.sampled_from(["salt", "game"]), st.sampled_from(["\x00", "\ud800", "a\nb", "\u202e"]))
def test_texts_of_a_record_can_be_kept_by_every_database(key: str, value: str) -> None:
    with pytest.raises(BadRecord, match="printable"):
        read(json.dumps({**good(), key: value}))


PATHS = ["/api/tables", "/api/join", "/api/tables/nowhere/answers", "/api/tables/nowhere/undo"]


@settings(QUICK, max_examples=60)
@given(path=st.sampled_from(PATHS), body=PLAIN)
def test_any_body_gets_a_problem_with_the_right_status(guest: Guest, path: str, body: object) -> None:
    sent = guest.client.post(path, json=body)
    assert 400 <= sent.status_code < 500
    assert sent.headers["content-type"] == "application/problem+json"
    assert sent.json()["status"] == sent.status_code and "Traceback" not in sent.text


@pytest.mark.parametrize("path", [*PATHS, "/new", "/manners"])
def test_bytes_that_are_no_text_are_refused(guest: Guest, path: str) -> None:
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    head = b"" if path.startswith("/api") else f"_csrf_token={guest.token()}&next=".encode()
    sent = guest.client.post(path, content=head + b"\xb5\xff", headers={"Content-Type": kind})
    assert sent.status_code < 500 and (sent.status_code == 400 or not path.startswith("/api"))


@pytest.mark.parametrize("odd", [{"pace": "never"}, {"speed": "warp"}, {"seats": [{"kind": "king"}]}])
def test_a_table_is_opened_only_with_what_there_is(guest: Guest, odd: dict[str, Any]) -> None:
    sent = guest.client.post("/api/tables", json={**targets.TABLE, **odd})
    assert sent.status_code == 400 and sent.json()["status"] == 400


FIELDS = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["harbours", "ahoy", "chess", "", "\ud800"]),
        "seats": st.lists(
            st.fixed_dictionaries({"kind": st.sampled_from(["me", "bot", "open", "king"])}), max_size=9
        ),
    },
    optional={"name": st.text(), "variants": st.dictionaries(st.text(max_size=5), st.text(max_size=5))},
)


@settings(QUICK, max_examples=40)
@given(body=FIELDS)
def test_any_wish_for_a_table_is_granted_or_refused(guest: Guest, body: dict[str, Any]) -> None:
    text = json.dumps(body).encode("ascii")
    headers = {"Content-Type": "application/json"}
    sent = guest.client.post("/api/tables", content=text, headers=headers)
    assert sent.status_code == 201 or 400 <= sent.status_code < 500
    if sent.status_code == 201:
        table = guest.get(f"/api/tables/{sent.json()['table']}")
        assert table.status_code == 200


BYTES = st.binary(max_size=60)


def spoiled(seed: bytes, at: int, put: bytes) -> bytes:
    """Return a seed with something else in the middle."""
    place = at % (len(seed) + 1)
    return seed[:place] + put + seed[place + len(put) // 2 :]


@settings(QUICK, max_examples=60)
@given(seed=st.sampled_from(targets.seeds("record")), at=st.integers(0, 5000), put=BYTES)
def test_a_spoiled_record_is_played_or_refused(seed: bytes, at: int, put: bytes) -> None:
    targets.record(seed)
    targets.record(spoiled(seed, at, put))


@settings(QUICK, max_examples=100)
@given(seed=st.sampled_from(targets.seeds("code")), at=st.integers(0, 30), put=BYTES)
def test_a_spoiled_code_is_an_option_or_refused(seed: bytes, at: int, put: bytes) -> None:
    targets.code(seed)
    targets.code(spoiled(seed, at, put))


def test_a_spoiled_body_is_taken_or_refused() -> None:
    with targets.bodies() as body:

        @settings(QUICK, max_examples=60)
        @given(seed=st.sampled_from(targets.seeds("body")), at=st.integers(0, 200), put=BYTES)
        def check(seed: bytes, at: int, put: bytes) -> None:
            body(spoiled(seed, at, put))

        check()


def test_the_targets_notice_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_text: str) -> Record:
        raise ValueError

    monkeypatch.setattr(targets, "read", fails)
    with pytest.raises(ValueError):
        targets.record(targets.seeds("record")[0])
