"""Nets: their sums are exact, their files fit what seats are told, and bots think with them or without."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import herna
from bots.table import after, answer, asked
from herna.bots import nets
from herna.bots.mcts import Limits, Search
from herna.bots.net import LARGEST, SAFE, SOFT, Columns, Layers, Net, blended, packed, reals
from herna.bots.nets import SHIPPED, NetError, described, learnt, learnt_tables, read, shipped
from herna.bots.registry import unguarded
from herna.bots.tree import seedling
from herna.games import game
from herna.kernel.dump import dump
from herna.kernel.errors import UnknownBot
from herna.kernel.rng import seeded
from herna.kernel.rows import extend, line_of, room
from herna.kernel.view import redact, sample

TABLES = [("arcs", 2), ("smashup", 2), ("smashup", 3)]
"""Every table for which a net is shipped; the manual names them, too."""
MANUAL = (Path(herna.__file__).parents[2] / "docs" / "study" / "bots.md").read_text(encoding="utf-8")
ROWS = ([0, 0, 0, 0], [1, -2, 3, -4], [127, -127, 50, -1], [0, 0, 0, 0], [-5, 6, -7, 8])
BIAS = [10, 20, -30, 40]


def small_net() -> Net:
    """Return a net of two numbers, four units, two inner ones and two seats."""
    table = room(len(ROWS))
    for row in ROWS:
        table = extend(table, packed(row))
    layers = Layers(
        reals([0.5, 1.0, 0.25, 1.0]),
        reals([1.0, 0.0, 0.0, 1.0, -1.0, 1.0, 2.0, 0.5]),
        reals([0.0, -0.5]),
        reals([1.0, -1.0, 0.0, 2.0]),
        reals([0.25, 0.0]),
    )
    return Net(Columns([0, -1], [0, 1], [2, 1]), table, packed(BIAS), layers)


def told(*numbers: int) -> list[float]:
    """Return the scores of the small net, worked out number by number."""
    rows = {(0, 0): 0, (0, 1): 1, (0, 2): 2, (0, 9): 2, (1, 0): 3, (1, -1): 3, (1, 1): 4, (1, 5): 4}
    sums = BIAS[:]
    for column, value in enumerate(numbers):
        sums = [one + two for one, two in zip(sums, ROWS[rows[column, value]], strict=True)]
    one = [max(0.0, total * scale) for total, scale in zip(sums, (0.5, 1.0, 0.25, 1.0), strict=True)]
    inner = [one[0] - one[2] + 2 * one[3], one[1] + one[2] + 0.5 * one[3] - 0.5]
    inner = [max(0.0, each) for each in inner]
    return [inner[0] + 0.25, -inner[0] + 2 * inner[1]]


@pytest.mark.parametrize("numbers", [(0, 0), (1, 0), (2, 1), (9, 5), (1, -1)])
def test_a_net_adds_up_what_a_seat_is_told(numbers: tuple[int, int]) -> None:
    net, line = small_net(), line_of(2)
    for column, value in enumerate(numbers):
        line[column] = value
    assert net.scores(net.hidden(net.sums(line))) == pytest.approx(told(*numbers))


def test_chances_are_turned_to_the_seat_that_looks() -> None:
    net, line = small_net(), line_of(2)
    line[0] = 2
    own = net.chances(line, 0)
    assert net.chances(line, 1) == own[::-1]
    assert min(own) >= SOFT


def test_four_sums_share_a_word_without_touching() -> None:
    largest = [SAFE, -SAFE, SAFE, -SAFE]
    words = packed(largest)
    for _time in range(3):
        words[0] += packed([-LARGEST, LARGEST, -1, 1])[0]
    layers = Layers(reals([1.0] * 4), reals([0.0] * 4), reals([0.0]), reals([1.0]), reals([0.0]))
    for unit in range(4):
        layers.second[unit] = 1.0
        net = Net(Columns([0], [0], [0]), packed([0] * 4), packed([0] * 4), layers)
        expected = [SAFE - 3 * LARGEST, 0, SAFE - 3, 0]
        assert list(net.hidden(words)) == [sum(expected[: unit + 1])]


def test_opinions_are_mixed_so_that_either_may_rule_out() -> None:
    assert blended([0.5, 0.5], [0.9, 0.1], 0.0) == pytest.approx([0.5, 0.5])
    assert blended([0.5, 0.5], [0.9, 0.1], 1.0) == pytest.approx([0.9, 0.1])
    assert blended([0.8, 0.2], [0.8, 0.2], 0.5) == pytest.approx([0.8, 0.2])
    assert blended([1.0, 0.0], [0.5, 0.5], 0.5)[1] < 0.05


def test_the_nets_that_are_shipped_are_those_that_are_promised() -> None:
    found = {path.stem for path in SHIPPED.glob("*.net")}
    assert found == {f"{key}-{seats}" for key, seats in TABLES}
    assert all(seats in learnt_tables(game(key)) for key, seats in TABLES)
    told = re.findall(r"^\| ([A-Z][\w ]+), (\d) seats \|", MANUAL, re.MULTILINE)
    assert sorted((title.replace(" ", "").lower(), int(seats)) for title, seats in told) == sorted(TABLES)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_bot_with_a_net_answers_by_its_view_alone(key: str, seats: int) -> None:
    """However the hidden cards lie, whoever sees the same answers the same, and tells the same chances."""
    table = game(key)
    net = learnt(table, seats)
    assert net is not None
    for answers in (10, 50):
        state = after(table, seats, 6, answers)
        seat = asked(state).seat
        one, two = (sample(redact(state, seat), seeded(number)) for number in (1, 2))
        assert dump(one) != dump(two)
        assert net.chances(table.encode(one, seat), seat) == net.chances(table.encode(two, seat), seat)
        minds = [unguarded("search:6/d4/net", table) for _time in range(2)]
        assert answer(minds[0], one, seeded(3)) == answer(minds[1], two, seeded(3))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_table_has_a_net_that_fits_and_tells_chances(key: str, seats: int) -> None:
    table = game(key)
    net = read(shipped(key, seats).read_bytes(), table, seats)  # says what to do if numbers changed
    state = after(table, seats, 4, 30)
    for seat in range(seats):
        found = net.chances(table.encode(state, seat), seat)
        assert sum(found) == pytest.approx(1.0, abs=0.02) and len(found) == seats
        assert net.chances(table.encode(redact(state, seat), seat), seat) == found


def test_a_net_for_other_numbers_is_refused_and_bots_think_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = game("arcs")
    data = shipped("arcs", 2).read_bytes()
    with pytest.raises(NetError, match="none for arcs with 3"):
        read(data, table, 3)
    with pytest.raises(NetError, match="damaged"):
        read(data[: len(data) // 2], table, 2)
    with pytest.raises(NetError, match="holds no net"):
        described(b"\x00\x01")
    monkeypatch.setattr(nets, "fingerprint", lambda game, seats: "other")
    nets.from_file.cache_clear()
    with pytest.raises(NetError, match="train it again: herna train arcs --seats 2"):
        read(data, table, 2)
    assert learnt(table, 2) is None and "without what was learnt" in caplog.text
    state = after(table, 2, 4, 30)
    assert answer(unguarded("search:5/net", table), state, seeded(1)) < len(asked(state).options)


def test_a_search_with_a_net_judges_otherwise(tmp_path: Path) -> None:
    table = game("arcs")
    state = after(table, 2, 4, 60)
    choice = asked(state)
    found = []
    for net in (None, learnt(table, 2)):
        search = Search(table, redact(state, choice.seat), choice, seeded(8), seedling(2), net)
        search.run(Limits(12), thorough=True)
        found.append([edge.mean(choice.seat) for edge in search.edges])
    assert found[0] != found[1]


def test_a_net_of_ones_own_may_be_named(tmp_path: Path) -> None:
    table = game("arcs")
    path = tmp_path / "own.net"
    path.write_bytes(shipped("arcs", 2).read_bytes())
    state = after(table, 2, 4, 60)
    own = answer(unguarded(f"search:8/d2/net={path}", table), state, seeded(5))
    assert own == answer(unguarded("search:8/d2/net", table), state, seeded(5))
    with pytest.raises(NetError, match="cannot be read"):
        answer(unguarded("search:8/net=nowhere.net", table), state, seeded(5))
    with pytest.raises(UnknownBot):
        unguarded("search:/net", table)
