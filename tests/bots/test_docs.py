"""The bot in the manual is whole, short and works."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import herna
from bots.table import wins
from harbours.game import GAME
from herna.bots.process import FORMAT, PATIENCE, VERSION
from herna.bots.simple import RandomBot

MANUAL = (Path(herna.__file__).parents[2] / "docs" / "extend" / "write-a-bot.md").read_text(encoding="utf-8")


def test_the_whole_bot_of_the_manual_has_twenty_lines_and_beats_random() -> None:
    found = re.search(r"```python\n(.*?)```", MANUAL, re.S)
    assert found is not None
    code = found.group(1)
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 20
    names: dict[str, Any] = {}
    exec(compile(code, "write-a-bot.md", "exec"), names)
    assert wins(GAME, names["Lookout"](GAME), RandomBot(GAME), 16) >= 0.75


def test_the_manual_shows_the_protocol_as_it_is() -> None:
    assert f'"format": "{FORMAT}", "version": {VERSION}' in MANUAL
    assert PATIENCE == 5.0
    assert "five seconds" in MANUAL
