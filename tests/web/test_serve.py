"""The command that opens the house, and the database it brings up to date."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

import herna.cli.serve
from herna.cli.main import main
from herna.web.store.schema import METADATA
from herna.web.store.store import Store
from web.guests import apart, free_port, until


def test_alone_it_opens_the_house_and_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(herna.cli.serve, "serve", lambda *args, **_log: asked.append(args))
    monkeypatch.setattr(sys, "argv", ["herna"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code in (0, None)
    monkeypatch.setattr(
        sys,
        "argv",
        ["herna", "serve", "--host", "0.0.0.0", "--port", "81", "--db", "sqlite://", "--no-browser"],
    )
    with pytest.raises(SystemExit):
        main()
    assert asked == [("127.0.0.1", None, None, True, False), ("0.0.0.0", 81, "sqlite://", False, False)]


def test_the_server_starts_says_where_and_stops_in_order(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "herna", "serve", "--port", str(port), "--no-browser"),
            *("--db", f"sqlite:///{tmp_path / 'new' / 'herna.db'}"),
        ],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "CC": "none"},
        stdout=subprocess.PIPE,
        text=True,
    )

    def answers() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
        except httpx.HTTPError:
            return False

    try:
        until(answers)
        process.send_signal(signal.SIGTERM)
        out, _err = process.communicate(timeout=120)
        assert f"http://127.0.0.1:{port}/" in out
        assert (tmp_path / "new" / "herna.db").exists()
    finally:
        process.kill()


def test_a_taken_port_ends_with_a_sentence(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = subprocess.run(
            [sys.executable, "-m", "herna", "serve", "--port", port, "--no-browser", "--db", "sqlite://"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,
        )
    assert ran.returncode == 2
    assert "--port" in ran.stderr and "Traceback" not in ran.stderr


def test_the_steps_lead_to_what_the_code_expects(tmp_path: Path) -> None:
    async def opened() -> None:
        store = Store(f"sqlite:///{tmp_path / 'h.db'}")
        await store.open()
        await store.close()

    apart(opened())
    apart(opened())
    engine = create_engine(f"sqlite:///{tmp_path / 'h.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
