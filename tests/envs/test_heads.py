"""Answers by their places, and what stands at each."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from envs.tables import TABLES
from herna.envs.batch import BatchEnv
from herna.envs.encoding import features
from herna.envs.heads import NOTHING, Head
from herna.envs.vector import HernaVectorEnv
from herna.games import game
from herna.i18n.speak import Speaker

PAGE = Path(__file__).parents[2] / "docs" / "study" / "research.md"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_list_is_longer_than_the_head_of_a_game(key: str, seats: int) -> None:
    """At a few tables; the page for researchers says what thousands of games had."""
    env, draws = BatchEnv(key, 8, seats), np.random.default_rng(4)
    batch, head = env.reset(2), Head(env.game, seats)
    longest = 0
    for _step in range(60):
        longest = max(longest, int(head.check(batch).max()))
        batch = env.step(batch.random(draws))
    assert 1 < longest <= head.answers


@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_the_page_says_how_wide_heads_are(key: str) -> None:
    """And that no list was as long."""
    title = Speaker("en", key).say("game-title")
    line = re.compile(rf"^\| {title} \| (\d+) \| [\d,]+ \| (\d+) \|$", re.MULTILINE)
    ((longest, width),) = line.findall(PAGE.read_text(encoding="utf-8"))
    assert {game(key).answers(seats) for seats in game(key).seats} == {int(width)}
    assert int(longest) < int(width)


def test_a_menu_says_what_stands_at_each_place() -> None:
    env = BatchEnv("harbours", 4, 3)
    batch, head = env.reset(6), Head(env.game, 3, answers=40)
    menu, mask = head.menu(batch).reshape(4, 40, 4), head.mask(batch)
    for table in range(4):
        own = batch.options[batch.starts[table] : batch.starts[table + 1]]
        assert mask[table].sum() == len(own)
        assert (menu[table, : len(own)] == features(env.game)[own]).all()
        assert (menu[table, len(own) :] == NOTHING).all()
        assert (mask[table] == (menu[table, :, 0] != NOTHING)).all()


def test_a_vector_environment_shows_the_menu_if_asked() -> None:
    """Behind the position; at the end of a game nothing is to be answered."""
    plain, shown = (
        HernaVectorEnv("harbours", 3, answers=40),
        HernaVectorEnv("harbours", 3, answers=40, menu=True),
    )
    (short, _info), (long, info) = plain.reset(seed=1), shown.reset(seed=1)
    width = short.shape[1]
    assert long.shape == (3, width + 160)
    over = np.zeros(3, np.bool_)
    while not over.any():
        assert (long[:, :width] == short).all()
        assert ((long[:, width::4] != NOTHING) == info["action_mask"]).all()
        actions = np.zeros(3, np.int64)
        short, *_rest = plain.step(actions)
        long, _paid, over, _cut, info = shown.step(actions)
    assert (info["final_obs"][over, width:] == NOTHING).all()
