"""Everything a seat receives is the same, whatever lies where that seat cannot look.

A game is played by guests over HTTP. Now and then the world on the server is exchanged, for one viewer, by
another that this viewer cannot tell apart; every page, part and JSON document must stay the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import httpx
import pytest

from herna.games import game
from herna.kernel.choice import EVERYONE
from herna.kernel.dump import dump
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample
from herna.ui.drawable import drawable_games
from web.guests import Guest, Inn, until

REF = re.compile(r'data-ref="([^"]+)"')
POSITIONS = 6
"""How many positions of each game are looked at by everybody."""

ASKED = 12
"""About so many pieces everybody asks at one of them."""


def seats_taken(inn: Inn, key: str, count: int) -> tuple[str, list[Guest]]:
    """Let as many guests sit down at a table as it has seats."""
    host = inn.guest()
    seats = {f"seat{i}": "open" if i < count else "none" for i in range(1, max(game(key).seats))}
    table = host.new_table(game=key, name0="Seat 1", **seats)
    guests = [host]
    for number in range(2, count + 1):
        friend = inn.guest()
        link = re.search(r"/join/[\w-]+", host.get(f"/t/{table}").text)
        assert link is not None
        friend.post(link[0], {"name": f"Seat {number}"})
        guests.append(friend)
    return table, guests


def token_of(guest: Guest) -> str:
    """Return what a program would send instead of the cookie."""
    return guest.client.cookies.get("herna") or ""


def received(guest: Guest, table: str, deep: bool) -> list[str]:
    """Return everything a viewer can get about a table."""
    page = guest.get(f"/t/{table}").text
    bearer = {"Authorization": f"Bearer {token_of(guest)}"} if token_of(guest) else {}
    texts = [
        page,
        guest.client.get(f"/t/{table}/parts").text,
        guest.client.get(f"/api/tables/{table}", headers=bearer).text,
    ]
    if deep:
        refs = sorted(set(REF.findall(page)))
        refs = refs[:: max(1, len(refs) // ASKED)]
        texts += [guest.get(f"/t/{table}/{what}/{ref}").text for ref in refs for what in ("about", "entry")]
    return texts


@contextmanager
def exchanged(inn: Inn, table: str, viewer: int, luck: int) -> Iterator[bool]:
    """Put another world on the server that this viewer cannot tell from the real one; say if it differs."""
    match = inn.house.tables.ready[table].match
    assert match is not None
    real = match.state
    seen = redact(real, viewer)
    other = sample(seen, seeded(luck))
    other.story = seen.story
    match.state = other
    try:
        yield dump(other) != dump(real)
    finally:
        match.state = real


@pytest.mark.parametrize("key", drawable_games())
def test_nothing_a_seat_receives_depends_on_what_it_cannot_know(inn: Inn, key: str) -> None:
    count = max(seats for seats in game(key).seats if seats <= 4)
    table, guests = seats_taken(inn, key, count)
    watcher, rng = inn.guest(), Random(7)
    viewers: list[tuple[int, Guest]] = [*enumerate(guests), (EVERYONE, watcher)]
    looked = differed = decisions = 0
    gap = 6
    while looked < POSITIONS:
        live = inn.house.tables.ready[table]
        choice = live.choice
        if choice is None:
            break
        if decisions % gap == gap - 1:
            looked += 1
            gap = rng.randint(5, 25)
            for viewer, guest in viewers:
                deep = looked == 4
                before = received(guest, table, deep)
                with exchanged(inn, table, viewer, decisions) as different:
                    differed += different
                    after = received(guest, table, deep)
                for one, other in zip(before, after, strict=True):
                    assert one == other, (
                        f"viewer {viewer} can tell two worlds apart after {decisions} answers"
                    )
        option = choice.options[rng.randrange(len(choice.options))]
        fields = {"version": str(live.version), "code": live.playing().game.verbs.code(option)}
        guest = guests[int(choice.seat)]
        token = getattr(guest, "known", "") or guest.token()
        guest.known = token  # type: ignore[attr-defined]  # asked for once per guest
        answer = guest.client.post(
            f"/t/{table}/answer",
            data={**fields, "_csrf_token": token},
            headers={"Accept": "application/json"},
        )
        assert answer.status_code == 200, answer.text
        decisions += 1
    assert looked
    assert differed > looked, "the worlds never differed: nothing was proved"


def test_events_say_only_that_something_changed(inn: Inn) -> None:
    table, guests = seats_taken(inn, "harbours", 2)
    lines: list[str] = []
    with guests[1].client.stream("GET", f"/t/{table}/events", timeout=httpx.Timeout(20)) as stream:
        source = stream.iter_lines()
        while not any(line.startswith("data") for line in lines):
            lines.append(next(source))
        turn = next(guest for guest in guests if guest.options(table))
        turn.answer(table, "bid.x2")
        turn.post(f"/t/{table}/say", {"text": "secret plan"})
        while sum(line.startswith("data") for line in lines) < 3:
            lines.append(next(source))
    data = [line.removeprefix("data: ") for line in lines if line.startswith("data")]
    assert data == ['{"version":0}', '{"version":1}', '{"version":1,"changed":"chat"}']


def test_the_seed_is_not_sent_before_the_end(inn: Inn) -> None:
    table, guests = seats_taken(inn, "harbours", 2)
    seed = inn.house.tables.ready[table].table.seed
    salt = inn.house.tables.ready[table].table.salt
    for guest in (*guests, inn.guest()):
        for text in received(guest, table, deep=True):
            assert seed not in text and salt not in text
    until(lambda: guests[0].get(f"/t/{table}/record").status_code == 409)
    assert guests[0].client.get(f"/api/tables/{table}/record").status_code == 409
