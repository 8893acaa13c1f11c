"""An option keeps its number for ever: learners and records of actions rely on it.

``tests/contract/verbs`` holds the verbs of every game as they were published. New verbs are added at the
end, there too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.games import CATALOGUE, game
from herna.kernel.verb import Verb

FOLDER = Path(__file__).parent / "verbs"


def line(verb: Verb) -> str:
    """Return a verb as one line: its first number, its key, what it points at, and its amounts."""
    target = f"{verb.kind.key}*{verb.kind.count}" if verb.kind else "-"
    return f"{verb.first} {verb.key} {target} {verb.least}+{verb.amounts}"


@pytest.mark.parametrize("key", CATALOGUE)
def test_no_option_changes_its_number(key: str) -> None:
    now = [line(verb) for verb in game(key).verbs.verbs]
    published = (FOLDER / f"{key}.txt").read_text(encoding="utf-8").splitlines()
    assert now[: len(published)] == published
    assert now[len(published) :] == [], f"add the new verbs to {key}.txt"
