"""The outbox: told once, in the same breath as what it tells, by one server at a time, never lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import literal

from herna.web.store.outbox import MINUTE, News, Outbox
from herna.web.store.wishes import CHAT, HOOK, MAIL, TURN, Wishes, checked
from web.post.postman import jana, waiting, with_outbox

YOUR_TURN = News("news-turn", "/t/abc", {"table": "Harbour"})


def test_nobody_is_told_what_they_do_not_want_to_hear(tmp_path: Path) -> None:
    async def test(outbox: Outbox, _now: list[float]) -> None:
        await jana(outbox.store, Wishes(frozenset({(TURN, HOOK)})))
        await outbox.tell("jana", CHAT, "chat:1", News("news-chat", "/t/abc"))
        await outbox.tell("nobody", TURN, "turn:1", YOUR_TURN)
        assert await waiting(outbox) == []
        await outbox.tell("jana", TURN, "turn:1", YOUR_TURN)
        assert [each.news for each in await outbox.due(9)] == [YOUR_TURN]

    with_outbox(tmp_path, test)


def test_the_same_is_told_once_by_each_way(tmp_path: Path) -> None:
    async def test(outbox: Outbox, now: list[float]) -> None:
        await jana(outbox.store)
        for _again in range(3):
            await outbox.tell("jana", TURN, "turn:1", YOUR_TURN)
        assert [each.way for each in await outbox.due(9)] == [HOOK]
        now[0] += 10 * MINUTE
        assert sorted(each.way for each in await outbox.due(9)) == [HOOK, MAIL]
        taken = await outbox.take([each.id for each in await outbox.due(9)], 60)
        await outbox.settle([each.id for each in taken], None)
        await outbox.tell("jana", TURN, "turn:1", YOUR_TURN)
        assert await waiting(outbox) == []

    with_outbox(tmp_path, test)


def test_what_is_told_within_a_change_goes_with_it(tmp_path: Path) -> None:
    async def test(outbox: Outbox, _now: list[float]) -> None:
        await jana(outbox.store)
        with pytest.raises(ZeroDivisionError):
            async with outbox.store.begin() as connection:
                await outbox.tell("jana", TURN, "turn:1", YOUR_TURN, connection=connection)
                raise ZeroDivisionError
        assert await waiting(outbox) == []

    with_outbox(tmp_path, test)


def test_without_a_confirmed_address_there_is_no_mail(tmp_path: Path) -> None:
    async def test(outbox: Outbox, now: list[float]) -> None:
        await jana(outbox.store, address=None)
        await outbox.tell("jana", TURN, "turn:1", YOUR_TURN)
        now[0] += 10 * MINUTE
        assert [each.way for each in await outbox.due(9)] == [HOOK]

    with_outbox(tmp_path, test)


def test_of_two_servers_one_sends_and_the_other_goes_on_when_it_dies(tmp_path: Path) -> None:
    async def test(outbox: Outbox, now: list[float]) -> None:
        await jana(outbox.store)
        clock = [500.0]
        first, second = (
            Outbox(outbox.store, lambda: now[0], lambda: literal(clock[0])) for _server in range(2)
        )
        await first.tell("jana", TURN, "turn:1", YOUR_TURN)
        (due,) = await first.due(9)
        assert [each.repeated for each in await first.take([due.id], 60)] == [False]
        assert await second.take([due.id], 60) == [] == await second.due(9)
        clock[0] += 61  # the first was killed: nobody knows whether it got through
        (again,) = await second.take([due.id], 60)
        assert again.repeated and again.tries == 2
        await first.settle([due.id], None)  # it was only slow: what it says counts no more
        await second.settle([due.id], now[0] + 60)
        now[0] += 61
        (third,) = await first.take([due.id], 60)
        assert not third.repeated and third.tries == 3

    with_outbox(tmp_path, test)


@pytest.mark.parametrize(
    "wrong",
    [
        {"wanted": [("turn", "pigeon")]},
        {"wanted": [("weather", "mail")]},
        {"quiet": (22, 24)},
        {"zone": "Middle/Earth"},
        {"zone": "../../etc/passwd"},
        {"pause": 0},
    ],
)
def test_wishes_that_make_no_sense_are_refused(wrong: dict[str, object]) -> None:
    usual: dict[str, object] = {
        "wanted": [(TURN, MAIL)],
        "quiet": (22, 8),
        "zone": "Europe/Prague",
        "pause": 3,
    }
    assert Wishes.read(checked(**usual).text()) == checked(**usual)  # type: ignore[arg-type]  # by name
    with pytest.raises(Exception, match=r"quiet|time zone|told of|e-mails"):
        checked(**{**usual, **wrong})  # type: ignore[arg-type]  # by name


@pytest.mark.parametrize(
    ("quiet", "hour", "left"),
    [((22, 8), 23, 9), ((22, 8), 3, 5), ((22, 8), 12, None), ((1, 5), 2, 3), ((7, 7), 7, None)],
)
def test_quiet_hours_are_those_of_the_clock_where_somebody_lives(
    quiet: tuple[int, int], hour: int, left: int | None
) -> None:
    noon_in_utc = 1_750_248_000.0  # 18 June 2025, 12:00; in Prague it is 14:00
    now = noon_in_utc + 3600 * (hour - 14)
    until = Wishes(quiet=quiet, zone="Europe/Prague").quiet_until(now)
    assert until == (None if left is None else now + 3600 * left)
