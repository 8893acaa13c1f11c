"""A server dies between an answer and the message about it: nothing is lost, what comes twice says so."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from herna.web.post import carrier
from herna.web.store.outbox import BREATH
from herna.web.store.wishes import HOOK, MAIL
from web.guests import Inn, until
from web.post.dying import AFTER, BEFORE, QUICK, SECRET, SOON, TELL
from web.post.postman import Letterbox, letterbox
from web.post.service import Service, service
from web.post.test_messages import HERE, Club, confirmed, hook, play_to


def begin(folder: Path, relay: str, way: str, service: Service, box: Letterbox) -> Club:
    """Let somebody be asked at a table of a house that tells nobody of it."""
    inn = Inn(f"sqlite:///{folder / 'herna.db'}", SECRET, **QUICK, mail=relay)
    inn.house.workers = tuple(  # type: ignore[misc]
        each for each in inn.house.workers if each not in (inn.house.herald.chore, inn.house.carrier)
    )
    there = Club(inn.open(), service, box)
    jana, eva = inn.guest(), inn.guest()
    table = there.table(jana, eva)
    first, second = (jana, eva) if jana.options(table) else (eva, jana)
    if way == HOOK:
        hook(second, there)
    else:
        confirmed(there, second)
    wanted = {f"turn.{way}": "1", "zone": ""}
    assert second.post(HERE, wanted).status_code == 200
    play_to(there, table, second, first)
    inn.close()
    return there


@pytest.mark.parametrize(
    ("way", "moment", "repeated"),
    [
        (HOOK, TELL, [False]),
        (HOOK, BEFORE, [True]),
        (HOOK, AFTER, [False, True]),
        (MAIL, AFTER, [False, True]),
    ],
)
def test_a_message_survives_its_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str, moment: str, repeated: list[bool]
) -> None:
    monkeypatch.setitem(BREATH, MAIL, 0.2)
    monkeypatch.setattr(carrier, "HELD", SOON)
    with service() as there, letterbox() as (box, relay):
        club = begin(tmp_path, relay, way, there, box)
        asked = len(box.letters)
        db = f"sqlite:///{tmp_path / 'herna.db'}"
        run = [sys.executable, "-m", "web.post.dying", db, moment, relay]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        died = subprocess.run(run, check=False, timeout=60, env=env)
        assert died.returncode == -signal.SIGKILL
        second = Inn(db, SECRET, **QUICK, mail=relay).open()
        try:
            if way == HOOK:
                until(lambda: len(there.taken) >= len(repeated))
            else:
                until(lambda: len(box.letters) - asked >= len(repeated))
            club.inn = second
            until(lambda: club.sql("select count(*) from messages where due is not null") == [(0,)])
        finally:
            second.close()
        if way == HOOK:
            said = [each.json() for each in there.taken]
            assert [each["repeated"] for each in said] == repeated
            assert len({each["id"] for each in said}) == 1 and said[0]["event"] == "turn"
            assert ["Herna-Repeated" in each.headers for each in there.taken] == repeated
        else:
            letters = box.letters[asked:]
            assert ["X-Herna-Repeated" in each for each in letters] == repeated
            assert len({each["Message-ID"] for each in letters}) == 1
