"""Every path that is drawn is one that browsers can draw to its end."""

from __future__ import annotations

import re

import pytest

from herna.games import CATALOGUE
from herna.ui.drawable import cover_of
from herna.ui.look import look

PATHS = re.compile(r'\sd="([^"]*)"')
WIDTH = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
NUMBER = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)[\s,]*", re.IGNORECASE)
FLAG = re.compile(r"[\s,]*([01])[\s,]*")


def numbers(text: str, arc: bool) -> int | None:
    """Return how many numbers follow a command; None if something else does. An arc's flags may touch."""
    at = count = 0
    while at < len(text):
        found = (FLAG if arc and count % 7 in (3, 4) else NUMBER).match(text, at)
        if found is None:
            return None
        at, count = found.end(), count + 1
    return count


def broken(path: str) -> bool:
    """Whether a browser would stop within a path."""
    parts = re.split(r"([MmLlTtHhVvCcSsQqAaZz])", path.strip())
    if parts[0].strip() or len(parts) < 3 or parts[1] not in "Mm":
        return True
    for command, rest in zip(parts[1::2], parts[2::2], strict=True):
        width, count = WIDTH[command.upper()], numbers(rest.strip(), command in "Aa")
        if count is None or (count != 0 if width == 0 else count == 0 or count % width):
            return True
    return False


def test_a_broken_path_is_noticed() -> None:
    assert not broken("M0-30Q14-20 27-21C28 4 19 21 0 31-19 21-28 4-27-21Q-14-20 0-30Z")
    assert not broken("M.5.5a1 1 0 011-1h1e1z m1,2 L 3 4")
    for path in ("", "L1 2", "M1", "M1 2C1 2 3 4", "M1 2Z3", "M1 2x", "M0 0Q1 2 3 4 5 6"):
        assert broken(path), path


@pytest.mark.parametrize("key", [key for key in CATALOGUE if key != "harbours"])
def test_every_path_of_a_game_can_be_drawn(key: str) -> None:
    drawn = look(key).symbols + cover_of(key).read_text(encoding="utf-8")
    found = PATHS.findall(drawn)
    assert len(found) > 50
    assert [path for path in found if broken(path)] == []
