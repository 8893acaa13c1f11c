"""The page that explains observations says what the code says."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.envs.explain import lines, page
from herna.games import CATALOGUE, game
from herna.kernel.observe import Passage

PAGE = Path(__file__).parents[2] / "docs" / "study" / "numbers.md"


def test_the_page_is_the_one_that_the_code_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(CATALOGUE, "harbours")
    assert PAGE.read_text(encoding="utf-8") == page()


def test_a_running_number_makes_one_line() -> None:
    given = [
        Passage("hex 0", 2, "who"),
        Passage("hex 1", 2, "who"),
        Passage("hex 2", 2, "who"),
        Passage("x", 1, "y"),
    ]
    found = [(line.first, line.count, line.about) for line in lines(given, 5)]
    assert found == [(5, 6, "hex 0 to 2"), (11, 1, "x")]
    other = [Passage("hex 0", 2, "who"), Passage("hex 1", 2, "what"), Passage("card 2", 1, "what")]
    assert [line.about for line in lines(other)] == ["hex 0", "hex 1", "card 2"]


@pytest.mark.parametrize("key", CATALOGUE)
def test_all_numbers_are_on_the_page(key: str) -> None:
    seats = min(game(key).seats)
    passages = game(key).passages(seats)
    assert sum(line.count for line in lines(passages)) == sum(passage.count for passage in passages)
