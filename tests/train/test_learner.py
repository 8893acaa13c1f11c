"""The learner: what it takes from positions, whether it learns, and whether bots read what it wrote."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from harbours.game import GAME
from herna.bots.net import LARGEST, SAFE
from herna.bots.nets import described, read
from herna.kernel.errors import HernaError
from herna.kernel.rows import line_of
from herna.train.export import scales, written
from herna.train.learner import Learner, foretold, fresh, loss, mixed, slopes, table
from herna.train.lots import Lot, load, parted, save, together
from herna.train.rows import MOST, rows_of

WIDTH = GAME.width(2)


def made_up(count: int, seed: int = 0) -> Lot:
    """Return positions whose winner is told by two of their numbers together."""
    draws = np.random.default_rng(seed)
    lines = np.zeros((count, WIDTH), np.int16)
    lines[:, 3] = draws.integers(0, 3, count)
    lines[:, 5] = draws.integers(-1, 60, count)
    lines[:, 7] = draws.integers(0, 2, count)
    wins = (lines[:, 3] == 1) ^ (lines[:, 7] == 1)
    worths = np.stack([wins, ~wins], axis=1).astype(np.float32)
    return Lot(lines, worths, np.full((count, 2), 0.5, np.float32), np.arange(count) // 4)


def test_numbers_get_a_row_for_each_value_and_neighbours_share_where_there_are_many() -> None:
    rows = rows_of(made_up(400).lines)
    assert rows.last[3] == 2 and rows.last[7] == 1 and rows.last[0] == 0
    assert 8 < rows.last[5] < MOST
    assert rows.count == int((rows.last + 1).sum())
    found = rows.of(np.array([[0] * WIDTH, [99] * WIDTH, [-9] * WIDTH], np.int16))
    assert (found[0] == rows.zero).all()
    assert (found[1] == rows.start + rows.last).all() and (found[2] == rows.start).all()


def test_slopes_are_those_of_the_loss() -> None:
    lot = made_up(40)
    rows = rows_of(lot.lines)
    draws = np.random.default_rng(1)
    params = fresh(rows, 2, draws)
    params["rows"] += draws.standard_normal(params["rows"].shape).astype(np.float32) * 0.1
    found = slopes(params, rows, rows.of(lot.lines), lot.worths)
    for name, numbers in params.items():
        place = np.unravel_index(int(np.abs(found[name]).argmax()), numbers.shape)
        kept, size = numbers[place], 0.01
        numbers[place] = kept + size
        more = loss(foretold(params, rows, lot.lines), lot.worths)
        numbers[place] = kept - size
        less = loss(foretold(params, rows, lot.lines), lot.worths)
        numbers[place] = kept
        assert (more - less) / (2 * size) == pytest.approx(float(found[name][place]), rel=0.1), name


def test_a_learner_learns_what_two_numbers_say_together_and_bots_read_it() -> None:
    lot, fresh_lot = made_up(2000), made_up(200, seed=9)
    rows = rows_of(lot.lines)
    draws = np.random.default_rng(2)
    learner = Learner(rows, fresh(rows, 2, draws))
    for _lesson in range(16):
        learner.lesson(lot, draws, 0.02)
    said = learner.foretells(fresh_lot.lines)
    assert loss(said, fresh_lot.worths) < 0.2 < loss(fresh_lot.guesses, fresh_lot.worths)
    assert loss(mixed(said, fresh_lot.guesses), fresh_lot.worths) < 0.5
    data = written(GAME, 2, learner, {"games": 750})
    assert described(data)["games"] == 750
    net = read(data, GAME, 2)
    for numbers, chances in zip(fresh_lot.lines[:40], said[:40], strict=True):
        line = line_of(WIDTH)
        for place, number in enumerate(numbers):
            line[place] = int(number)
        assert net.chances(line, 0) == pytest.approx([float(each) for each in chances], abs=0.03)


def test_no_position_can_add_up_to_more_than_a_share_of_a_word() -> None:
    lot = made_up(100)
    rows = rows_of(lot.lines)
    params = fresh(rows, 2, np.random.default_rng(3))
    params["rows"] += 500.0
    params["bias"] += 90.0
    weights = table(params, rows)
    whole = np.rint(weights / scales(weights, params["bias"], rows))
    farthest = np.maximum.reduceat(np.abs(whole), rows.start).sum(axis=0)
    assert np.abs(whole).max() <= LARGEST
    assert (farthest + np.abs(params["bias"]) / scales(weights, params["bias"], rows) <= SAFE).all()


def test_lots_are_kept_in_files_and_parted_by_games(tmp_path: Path) -> None:
    lot = made_up(80)
    save(lot, tmp_path / "lot.npz")
    again = together([load(tmp_path / "lot.npz"), lot])
    assert len(again.lines) == 160 and [each.name for each in tmp_path.iterdir()] == ["lot.npz"]
    learnt, kept = parted(lot)
    assert len(learnt.lines) + len(kept.lines) == 80
    assert not set(learnt.games) & set(kept.games)
    with pytest.raises(HernaError, match="holds no positions"):
        load(tmp_path / "nowhere.npz")
