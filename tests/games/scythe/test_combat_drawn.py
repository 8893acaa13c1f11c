"""A combat as it is drawn: what both sides could reach, and how likely a setting of the dial wins."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from herna.bench.pages import random_game
from herna.games import game
from herna.games.scythe.components import MAX_DIAL, VALUE
from herna.games.scythe.ui import LOOK
from herna.games.scythe.ui.combat import draws, percent
from herna.kernel.choice import EVERYONE
from herna.kernel.match import Match
from herna.kernel.record import Record


def combats(prompt: str) -> list[Match[Any]]:
    """Return games up to where somebody in a combat is asked this."""
    found: list[Match[Any]] = []
    for seed in range(2, 14):
        old = random_game("scythe", 4, seed).record
        match = Match(game("scythe"), Record("scythe", old.setup, old.seed, [], old.salt, old.rules))
        for i, code in enumerate(old.answers):
            if match.choice is not None and match.choice.prompt == prompt:
                upto = Record("scythe", old.setup, old.seed, old.answers[:i], old.salt, old.rules)
                found.append(Match(game("scythe"), upto))
                break
            match.answer(code)
        if len(found) == 3:
            break
    return found


def test_hands_are_drawn_as_often_as_they_can_be() -> None:
    counts, drawn = [2, 1, 0, 3], 3
    cards = [value for value, count in zip((5, 4, 3, 2), counts, strict=True) for _card in range(count)]
    every = [sum(hand) for hand in combinations(cards, drawn)]
    told: dict[int, float] = {}
    for hand, chance in draws(counts, drawn):
        told[sum(hand)] = told.get(sum(hand), 0.0) + chance
    assert set(told) == set(every)
    for total, chance in told.items():
        assert chance == pytest.approx(every.count(total) / len(every))


def test_only_what_is_certain_is_called_so() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.9999, 1.0)] == [0, 1, 50, 99, 100]


def test_the_dial_says_what_each_setting_comes_to() -> None:
    matches = combats("dial")
    assert matches
    for match in matches:
        choice = match.choice
        assert choice is not None
        seen = match.view(choice.seat)
        drawn = LOOK.scene(seen, choice.seat).combat
        assert drawn is not None
        assert [one.power for one in drawn.tries] == list(range(len(choice.options)))
        mine = next(side for side in drawn.sides if side.power.seat == choice.seat)
        theirs = next(side for side in drawn.sides if side.power.seat != choice.seat)
        assert drawn.tries[-1].total == mine.reach
        assert [one.chance for one in drawn.tries] == sorted(one.chance for one in drawn.tries)
        if mine.reach > theirs.reach:
            assert drawn.tries[-1].chance == 100
        other = LOOK.scene(match.view(EVERYONE), EVERYONE).combat
        assert other is not None and other.tries == ()
        assert all(side.reach <= MAX_DIAL + max(VALUE) * side.most for side in other.sides)


def test_the_result_stays_until_something_else_is_done() -> None:
    for match in combats("dial"):
        for _answer in range(60):
            if match.state.fight is None:
                break
            assert match.choice is not None
            match.choose(match.choice.options[-1])
        told = [event for event in match.state.story or [] if event.key == "won"]
        result = LOOK.scene(match.view(EVERYONE), EVERYONE).result
        assert result is not None and told
        assert result.winner == told[-1].seat
        best = max(result.sides, key=lambda side: side.total)
        assert best.total == next(side.total for side in result.sides if side.power.seat == result.winner)
        while match.choice is not None and not [e for e in (match.state.story or [])[-3:] if e.key == "top"]:
            match.choose(match.choice.options[0])
        assert LOOK.scene(match.view(EVERYONE), EVERYONE).result is None
        return
    raise AssertionError("no combat was fought to its end")
