"""A click goes to the database no oftener than it must."""

from __future__ import annotations

import asyncio
import re

from sqlalchemy import Connection, event

from web.guests import Inn

TO_A_SCRIPT = {"Accept": "application/json"}


def visits(inn: Inn) -> list[str]:
    """Return a list that grows with every visit to the database for a request, not for the house's chores."""
    found: list[str] = []

    def begun(_connection: Connection) -> None:
        task = asyncio.current_task()
        if task is not None and getattr(task.get_coro(), "__name__", "") == "run_asgi":
            found.append("visit")

    event.listen(inn.house.store.engine.sync_engine, "begin", begun)
    return found


def test_a_click_asks_who_and_where_and_then_writes(inn: Inn) -> None:
    """The talk is not read again: an answer says nothing in it."""
    host, friend = inn.guest(), inn.guest()
    table = host.new_table(seat1="open", seat2="none", seat3="none")
    link = re.search(r"/join/[\w-]+", host.get(f"/t/{table}").text)
    assert link is not None
    friend.post(link[0])
    asked = host if host.options(table) else friend
    fields = asked.fields(table)
    seen = visits(inn)
    answer = asked.client.post(f"/t/{table}/answer", data={**fields, "code": "bid.x0"}, headers=TO_A_SCRIPT)
    assert answer.status_code == 200
    assert "chat" not in answer.json()["parts"]
    assert len(seen) == 3


def test_a_table_that_was_put_away_is_read_once(inn: Inn) -> None:
    host = inn.guest()
    table = host.new_table(seat1="here", seat2="none", seat3="none")
    inn.house.tables.forget(table)
    seen = visits(inn)
    assert host.client.get(f"/t/{table}/parts", headers=TO_A_SCRIPT).status_code == 200
    assert len(seen) == 2


def test_the_talk_comes_with_what_was_said_and_with_every_look(inn: Inn) -> None:
    host = inn.guest()
    table = host.new_table(seat1="bot", seat2="none", seat3="none", level1="random")
    host.post(f"/t/{table}/say", {"text": "hello"})
    assert "hello" in host.parts(table)["parts"]["chat"]
    sent = {"_csrf_token": host.token(), "text": "again"}
    answer = host.client.post(f"/t/{table}/say", data=sent, headers=TO_A_SCRIPT)
    assert "again" in answer.json()["parts"]["chat"]
