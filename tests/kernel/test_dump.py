"""Plain data out of anything."""

from __future__ import annotations

from harbours import GAME
from herna.kernel.dump import dump, fields
from herna.kernel.game import Setup
from herna.kernel.record import Branch
from herna.kernel.rng import Rng, seeded
from herna.kernel.rows import i64, vec


def test_plain_values_stay() -> None:
    """Rows, tuples and lists become lists, dictionaries keep their keys as text."""
    assert dump(None) is None
    assert dump([1, (True, "a")]) == [1, [True, "a"]]
    assert dump(vec[i64]([4, 5])) == [4, 5]
    assert dump({1: vec[i64]([2])}) == {"1": [2]}


def test_objects_become_their_fields_and_their_class() -> None:
    """Compiled or not."""
    assert dump(Rng(1, 2, 3, 4)) == {"a": 1, "b": 2, "c": 3, "d": 4, "is": "Rng"}
    assert dump(Branch(3, 9)) == {"at": 3, "seed": 9, "is": "Branch"}


class Slotted:
    """Has no dictionary of its own."""

    __slots__ = ("a", "b")
    a: int
    b: int

    def __init__(self) -> None:
        self.a = 1
        self.b = 2


def test_fields_of_a_class_without_a_dictionary() -> None:
    """By its annotations."""
    assert fields(Slotted) == ["a", "b"]
    assert dump(Slotted()) == {"a": 1, "b": 2, "is": "Slotted"}


def test_a_whole_state_dumps_alike_for_the_same_seed_only() -> None:
    """Equal dumps mean equal positions."""
    one, same, other = (GAME.new(Setup(3, {}), seeded(seed)) for seed in (1, 1, 2))
    assert dump(one) == dump(same)
    assert dump(one) != dump(other)


class Secretive:
    """Has something that is no part of a position."""

    def __init__(self) -> None:
        self.shown = 1
        self._own = 2


def test_what_starts_with_an_underscore_is_left_out() -> None:
    """It says how a thing is stored, not what it is."""
    assert dump(Secretive()) == {"shown": 1, "is": "Secretive"}
