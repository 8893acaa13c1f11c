"""Characters: builders, raiders and gamblers play by the rules, and not alike."""

from __future__ import annotations

import pytest

from bots.table import after, answer, asked, start
from herna.bots import CHARACTERS, bot, is_offered, names, with_character
from herna.bots.registry import THINKING, unguarded
from herna.games import CATALOGUE, game
from herna.kernel.engine import settle, take
from herna.kernel.errors import UnknownBot
from herna.kernel.rng import seeded


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_has_the_characters_and_each_changes_numbers_there_are(key: str) -> None:
    table = game(key)
    known = table.weights().names
    assert tuple(table.characters()) == CHARACTERS
    for times in table.characters().values():
        assert times and set(times) <= set(known)
        assert all(factor >= 0.0 and factor != 1.0 for factor in times.values())


@pytest.mark.parametrize("key", CATALOGUE)
def test_characters_answer_legally_and_before_long_not_alike(key: str) -> None:
    table = game(key)
    before = table.weights().values[:]
    minds = {name: unguarded(with_character("greedy", name), table) for name in ("", *CHARACTERS)}
    told: dict[str, list[int]] = {name: [] for name in minds}
    state = start(table, max(table.seats[:2]), 7)
    while state.outcome is None and len({tuple(answers) for answers in told.values()}) < len(minds):
        for name, mind in minds.items():
            told[name].append(answer(mind, state, seeded(3)))
            assert 0 <= told[name][-1] < len(asked(state).options)
        assert table.weights().values == before
        take(state, told[""][-1])
        settle(state)
    assert len({tuple(answers) for answers in told.values()}) == len(minds)


def test_a_character_may_be_named_after_a_level_that_judges() -> None:
    assert is_offered("medium:raider") and is_offered("medium") and "medium:raider" not in names()
    assert not is_offered("random:raider") and not is_offered("medium:poet") and not is_offered("search:5")
    assert with_character("hard", "builder") == "hard:builder"
    assert with_character("random", "builder") == "random" and with_character("hard", "") == "hard"
    assert all(is_offered(with_character(level, each)) for level in THINKING for each in CHARACTERS)


def test_a_search_of_ones_own_may_have_a_character_too() -> None:
    table = game("arcs")
    assert bot("search:5/d2:gambler", table).patience == 0.0
    state = after(table, 2, 5, 30)
    assert 0 <= answer(bot("search:5:gambler", table), state, seeded(1)) < len(asked(state).options)


def test_a_character_that_is_none_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no character 'poet'; it has: builder, raider, gambler"):
        bot("medium:poet", game("arcs"))
