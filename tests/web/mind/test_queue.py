"""Bots of many tables: everybody's take turns, time counts while one thinks, and nobody plays at random."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from herna.bots import bot
from herna.games import game
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import fresh, read, write
from herna.web.mind import worker
from herna.web.mind.queue import FairQueue
from herna.web.mind.thinkers import CROWDED, Question, Thinkers
from web.guests import Inn, apart


async def served(asks: list[tuple[str, bool]]) -> list[str]:
    """Return in which order a queue with one place, taken at first, serves those who ask."""
    fair, order = FairQueue(1), list[str]()

    async def ask(owner: str, patient: bool) -> None:
        async with fair.place(owner, patient):
            order.append(owner)

    async with fair.place("first"):
        tasks = [asyncio.create_task(ask(*each)) for each in asks]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert fair.free == 1 and fair.waiting == 0
    return order


def test_owners_take_turns_however_many_questions_one_has() -> None:
    asks = [("many", False)] * 3 + [("one", False), ("other", False)]
    assert apart(served(asks)) == ["many", "one", "other", "many", "many"]


def test_who_is_in_no_hurry_waits_for_all_others() -> None:
    asks = [("analysis", True), ("bot", False), ("bot", False)]
    assert apart(served(asks)) == ["bot", "bot", "analysis"]


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def given_up() -> int:
        fair = FairQueue(1)
        async with fair.place("first"):
            task = asyncio.create_task(fair.enter("second", fair.hurried))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        return fair.free

    assert apart(given_up()) == 1


def question() -> Question:
    """Return what a bot is asked at the beginning of a game."""
    found = game("harbours")
    match = Match(found, fresh("harbours", found.check(Setup(2, {})), found.rules))
    assert match.choice is not None
    codes = tuple(found.verbs.code(option) for option in match.choice.options)
    return Question("t", write(match.record), int(match.choice.seat), "medium", codes, "host")


def test_waiting_in_a_queue_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.web.mind.thinkers.PATIENCE", 5.0)

    async def waited() -> str | None:
        thinkers = Thinkers(1)
        asked = question()
        async with thinkers.queue.place("somebody"):
            task = asyncio.create_task(
                thinkers.work(worker.think, "t", asked.record, asked.seat, "random", 1, owner="host")
            )
            await asyncio.sleep(0.1)
            assert thinkers.pool is None and not task.done()
        found = await task
        thinkers.close()
        return found

    assert apart(waited()) in question().codes


def test_a_crowded_house_thinks_shorter() -> None:
    async def levels() -> tuple[str, ...]:
        thinkers = Thinkers(1)
        calm = thinkers.affordable("medium")
        async with thinkers.queue.place("first"):
            crowd = [
                asyncio.create_task(thinkers.queue.enter(str(number), thinkers.queue.hurried))
                for number in range(int(CROWDED) * 4)
            ]
            await asyncio.sleep(0)
            names = ("medium", "greedy", "medium:builder", "hard:raider", "expert", "expert:gambler")
            found = calm, *map(thinkers.affordable, names)
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
        return found

    plain = ("search:0.30s/d12", "greedy", "search:0.30s/d12:builder", "search:0.62s/d12:raider")
    shorter = (*plain, "search:0.62s/d12/net", "search:0.62s/d12/net:gambler")
    assert apart(levels()) == ("medium", *shorter)
    assert all(bot(name, game("harbours")) for name in shorter)


def test_without_processes_a_bot_plays_what_looks_best() -> None:
    asked = question()
    match_game = game("harbours")

    async def answered() -> str:
        thinkers = Thinkers(1)
        thinkers.__dict__["work"] = nothing
        return await thinkers.answer(asked)

    match = Match(match_game, read(asked.record))
    seen = match.view(asked.seat)
    assert seen.pending is not None
    hopes = match_game.prior(seen, seen.pending)
    assert apart(answered()) == asked.codes[hopes.index(max(hopes))]


async def nothing(*_args: object, **_more: object) -> None:
    """Be a house whose processes all fail."""


def test_a_hint_that_cannot_be_had_says_so(tmp_path: Path) -> None:
    inn = Inn(f"sqlite:///{tmp_path / 'herna.db'}").open()
    try:
        guest = inn.guest()
        table = guest.new_table(seat1="here", seat2="none", seat3="none")
        inn.house.thinkers.__dict__["work"] = nothing
        seat = next(seat for seat in "01" if guest.options(table, seat))
        answer = guest.post(f"/t/{table}/hint", {"as": seat})
        assert answer.status_code == 503 and answer.headers["retry-after"]
    finally:
        inn.close()


def test_a_second_server_on_one_sqlite_file_warns(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    db = f"sqlite:///{tmp_path / 'herna.db'}"
    with caplog.at_level(logging.WARNING):
        first = Inn(db).open()
        assert "another server" not in caplog.text
        second = Inn(db).open()
        assert "another server works on this SQLite file" in caplog.text
    second.close()
    first.close()
