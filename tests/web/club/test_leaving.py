"""One's own data: all of it can be taken along, and nothing of it stays when somebody leaves."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from herna.kernel.record import read
from herna.web.store.export import SECRET
from herna.web.store.people import MESSAGES, PUSHES, WEBHOOKS
from herna.web.store.schema import METADATA, VISITORS
from herna.web.store.society import CUPS, ENTRANTS
from herna.web.store.store import Store
from web.guests import Guest, Inn, apart, command, until
from web.people.test_passkeys import device

NAME, ADDRESS = "Drahomíra", "drahomira@example.org"
PAIR = {"seat1": "open", "seat2": "none", "seat3": "none", "listed": "1"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inn]:
    """A house of one's own."""
    found = Inn(f"sqlite:///{tmp_path / 'herna.db'}").open()
    yield found
    found.close()


async def wished(inn: Inn, me: str) -> None:
    """Give somebody ways to be told, a message, and a place in a tournament."""
    store = Store(str(inn.house.store.url))
    owned = {"visitor": me, "created": 1.0}
    async with store.begin() as connection:
        await connection.execute(update(VISITORS).where(VISITORS.c.id == me).values(address=ADDRESS))
        push = {
            "session": "s",
            "endpoint": f"https://push.example/{ADDRESS}",
            "public_key": "k",
            "secret": "s",
        }
        await connection.execute(insert(PUSHES).values(id="p", **owned, **push))
        hook = {"url": f"https://hook.example/{NAME}", "form": "json"}
        await connection.execute(insert(WEBHOOKS).values(id="w", **owned, **hook))
        told = {"event": "turn", "way": "mail", "target": ADDRESS, "tries": 0}
        said = json.dumps({"key": "news-chat", "path": "/", "args": {"name": NAME}}, ensure_ascii=False)
        await connection.execute(insert(MESSAGES).values(id="m", once="m", said=said, **owned, **told))
        other = insert(VISITORS).values(id="other", name="Other", created=1.0)
        await connection.execute(other)
        row = {"visitor": "other", "created": 1.0, **told, "target": ""}
        await connection.execute(insert(MESSAGES).values(id="n", once="n", said=said, **row))
        cup = {"name": "Cup", "kind": "swiss", "plan": "{}", "stage": "open", "round": 0}
        await connection.execute(insert(CUPS).values(id="c", host=me, created=1.0, updated=1.0, **cup))
        entrant = {"cup_id": "c", "number": 1, "visitor": me, "level": "", "name": NAME, "gone": 0}
        await connection.execute(insert(ENTRANTS).values(**entrant))
    await store.close()


def lived(house: Inn) -> tuple[Guest, Guest, dict[str, str]]:
    """Let somebody do all that one can do here; return them, a friend, and their tables."""
    me, friend = house.guest(), house.guest()
    me.client.base_url = f"http://localhost:{house.port}"
    device(house, me, NAME)
    me.post("/me/name", {"name": NAME})
    friend.post("/manners", {"name": "Petr"})
    tables = {"over": me.new_table(seat1="bot", level1="random", seat2="none", seat3="none")}
    me.play_out(tables["over"])
    tables["waiting"] = me.new_table(seat1="open", seat2="open", seat3="none", title=f"U {NAME}", listed="1")
    tables["alone"] = me.new_table(**PAIR)
    tables["going"] = me.new_table(**PAIR)
    for table in (tables["waiting"], tables["going"]):
        friend.post(f"/t/{table}/sit")
    me.post(f"/t/{tables['going']}/say", {"text": "my secret plan"})
    friend.post(f"/t/{tables['going']}/say", {"text": f"hi {NAME.lower()}!"})
    me.post(f"/t/{tables['going']}/leave")
    me.post(f"/t/{tables['going']}/seats/0/back")
    tables["watched"] = friend.new_table(seat1="bot", level1="random", seat2="none", seat3="none")
    me.post(f"/t/{tables['watched']}/murmur", {"text": "what a player"})
    me.post(f"/t/{tables['going']}/person/1/mute")
    me.post(f"/t/{tables['going']}/person/1/report", {"text": "just a try"})
    friend.post(f"/t/{tables['going']}/person/0/report", {"text": f"{NAME} is loud"})
    me.post("/history/share", {"shared": "1"})
    until(lambda: tables["over"] in me.get("/history").text, 20)
    return me, friend, tables


def inside(house: Inn, name: str) -> str:
    """Return what the house calls somebody inside."""
    with sqlite3.connect(house.house.store.url.database or "") as connection:
        return str(connection.execute("select id from visitors where name = ?", [name]).fetchone()[0])


def test_everything_can_be_taken_along_and_nothing_of_others(house: Inn) -> None:
    me, _friend, tables = lived(house)
    id = inside(house, NAME)
    apart(wished(house, id))
    answer = me.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json()
    assert found["player"][0]["name"] == NAME and found["player"][0]["address"] == ADDRESS
    own = {each["id"]: each for each in found["tables"]}
    assert set(own) == set(tables.values())
    assert read(json.dumps(own[tables["over"]]["record"])).game == "harbours"
    assert "record" not in own[tables["going"]], "a game that goes on holds secrets of others"
    assert [each["text"] for each in own[tables["going"]]["said"]] == ["my secret plan"]
    assert [each["text"] for each in own[tables["watched"]]["said"]] == ["what a player"]
    assert own[tables["over"]]["answers"] and found["results"][0]["name"] == NAME
    assert len(found["passkeys"]) == len(found["sessions"]) == 1 and found["profiles"][0]["shared"] == 1
    assert found["pushes"] and found["webhooks"] and found["messages"] and found["entrants"]
    assert found["mutes"] and [each["text"] for each in found["reports"]] == ["just a try"]
    for table in METADATA.sorted_tables:
        assert "visitor" not in table.c or table.name in {*found, "seats", "remarks", "codes"}, table.name
    assert not any(f'"{key}"' in answer.text for key in SECRET)
    assert "is loud" not in answer.text and "hi drah" not in answer.text
    assert house.guest().get("/me/export").status_code == 403


def test_who_leaves_leaves_no_name_address_or_token_and_the_games_go_on(house: Inn, tmp_path: Path) -> None:
    me, friend, tables = lived(house)
    id, token = inside(house, NAME), me.client.cookies["herna"]
    apart(wished(house, id))
    assert "1 game goes on" in me.get("/me/leave").text
    assert me.post("/me/leave").status_code == 409
    assert me.post("/me/leave", {"sure": "yes"}).status_code == 200
    assert me.get("/me/export").status_code == 403
    # the others go on
    assert friend.wait(tables["going"])
    page = friend.get(f"/t/{tables['going']}").text
    assert "has left for good" in page and "hi …!" in page and "my secret plan" not in page
    page = friend.get(f"/t/{tables['waiting']}").text
    assert "/seats/0/bot" in page and "/seats/2/bot" in page, "whoever sits there is the host now"
    assert friend.get(f"/t/{tables['alone']}").status_code == 404
    assert friend.get(f"/t/{tables['over']}/replay").status_code == 200
    assert friend.get(f"/t/{tables['over']}").status_code == 200
    assert "what a player" not in friend.get(f"/t/{tables['watched']}").text
    assert friend.post("/manners", {"name": NAME}).status_code == 200, "the name is free again"
    friend.post("/manners", {"name": "Petr"})
    house.close()
    path = tmp_path / "herna.db"
    traces = [NAME, NAME.lower(), ADDRESS, id, token, "my secret plan", "is loud", "just a try"]
    assert not [each for each in traces if rows_with(path, each)]
    for file in tmp_path.iterdir():
        kept = file.read_bytes()
        for trace in traces:
            assert trace.encode() not in kept and trace.encode("utf-16-le") not in kept, (file.name, trace)
            assert json.dumps(trace).strip('"').encode() not in kept, (file.name, trace)


def rows_with(path: Path, text: str) -> list[str]:
    """Return the tables of a database that hold a text."""
    with sqlite3.connect(path) as connection:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        return [
            name
            for name in names
            if any(text in str(value) for row in connection.execute(f"select * from {name}") for value in row)
        ]


def test_ratings_stay_and_are_what_all_games_give(house: Inn) -> None:
    me, friend = house.guest(), house.guest()
    me.post("/manners", {"name": NAME})
    friend.post("/manners", {"name": "Petr"})
    table = me.new_table(**PAIR)
    friend.post(f"/t/{table}/sit")
    while 'data-over="yes"' not in me.get(f"/t/{table}").text:
        for each in (me, friend):
            if codes := each.options(table):
                each.answer(table, codes[-1])
    until(lambda: "Petr" in friend.get("/honours?game=harbours").text)
    me.post("/me/leave", {"sure": "yes"})
    page = friend.get("/honours?game=harbours").text
    assert NAME not in page and "Petr" in page
    assert NAME not in friend.get("/history").text
    said = command("ratings", "--db", str(house.house.store.url))
    assert said.exit_code == 0, "ratings are still what all games give"


def test_who_alone_keeps_order_cannot_leave(house: Inn) -> None:
    me = house.guest()
    me.post("/manners", {"name": NAME})
    apart(appointed(house, inside(house, NAME)))
    house.house.gate.owners.add(inside(house, NAME))
    assert me.post("/me/leave", {"sure": "yes"}).status_code == 409


async def appointed(inn: Inn, visitor: str) -> None:
    """Let somebody keep order."""
    from herna.web.store.order import Order

    store = Store(str(inn.house.store.url))
    await Order(store).appoint(visitor)
    await store.close()


def test_an_owner_removes_a_player(house: Inn) -> None:
    owner, spam = house.guest(), house.guest()
    for guest, name in ((owner, "Olga"), (spam, NAME)):
        guest.post("/manners", {"name": name})
    apart(appointed(house, inside(house, "Olga")))
    house.house.gate.owners.add(inside(house, "Olga"))
    id = inside(house, NAME)
    assert re.search(rf"/owner/players/{id}/remove", owner.get(f"/owner/players/{id}").text)
    assert owner.post(f"/owner/players/{id}/remove").status_code == 409
    assert owner.post(f"/owner/players/{id}/remove", {"sure": "yes"}).status_code == 200
    assert owner.get(f"/owner/players/{id}").status_code == 409
    assert "Player removed" in owner.get("/owner/journal").text
    assert spam.get("/me/leave").status_code == 403
