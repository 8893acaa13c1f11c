"""The generator: the same everywhere, and fair."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from herna.kernel.rng import Rng, seeded
from herna.kernel.rows import i64, vec


def test_the_numbers_are_those_of_xoshiro128_starstar() -> None:
    """The first outputs for the state 1, 2, 3, 4 are known from the algorithm's definition."""
    rng = Rng(1, 2, 3, 4)
    assert [rng.bits() for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_a_seed_always_gives_the_same_numbers() -> None:
    """Records of every platform depend on these numbers."""
    rng = seeded(0x0123456789ABCDEF0123456789ABCDEF)
    assert [rng.bits() for _ in range(3)] == [1950687980, 2325283215, 2414576343]


@given(st.integers(0, 2**128 - 1))
def test_every_bit_of_a_seed_counts(seed: int) -> None:
    """A seed that differs in any one bit gives other numbers."""
    plain = seeded(seed)
    first = [plain.bits() for _ in range(4)]
    for bit in (0, 31, 32, 63, 64, 95, 96, 127):
        other = seeded(seed ^ (1 << bit))
        assert [other.bits() for _ in range(4)] != first


def test_a_copy_gives_the_same_numbers_and_leaves_its_original_alone() -> None:
    """Copies are independent."""
    rng = seeded(5)
    twin = rng.copy()
    ahead = [twin.below(100) for _ in range(10)]
    assert [rng.below(100) for _ in range(10)] == ahead


def test_a_split_goes_its_own_way() -> None:
    """What is rolled with one does not change what the other gives."""
    rng = seeded(5)
    twin = rng.copy()
    split = rng.split()
    assert [split.bits() for _ in range(4)] != [rng.copy().bits() for _ in range(4)]
    other = twin.split()
    split = seeded(5).split()
    assert [other.bits() for _ in range(9)] == [split.bits() for _ in range(9)]
    assert [twin.bits() for _ in range(9)] == [rng.bits() for _ in range(9)]


@given(st.integers(0, 2**32), st.integers(1, 1000))
def test_below_stays_in_its_range(seed: int, n: int) -> None:
    """From 0 to one less than asked for."""
    rng = seeded(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_even() -> None:
    """Each of six faces comes up about as often."""
    rng = seeded(11)
    faces = [0] * 6
    for _ in range(60_000):
        faces[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in faces), faces


def test_below_rejects_the_uneven_rest() -> None:
    """Without drawing again, every third of so many values would come up a third less often."""
    rng = seeded(3)
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[rng.below(3 << 29) % 3] += 1
    assert all(1900 < count < 2100 for count in counts), counts


def test_a_shuffle_keeps_every_number_and_is_even() -> None:
    """All six orders of three come up about as often."""
    rng = seeded(4)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        row = vec[i64]([1, 2, 3])
        rng.shuffle(row)
        order = tuple(row)
        assert sorted(order) == [1, 2, 3]
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values()), seen


def test_weights_are_followed() -> None:
    """An option of weight three comes three times as often; one of weight zero never."""
    rng = seeded(9)
    counts = [0, 0, 0]
    for _ in range(8000):
        counts[rng.weighted([3, 0, 1])] += 1
    assert counts[1] == 0
    assert 5800 < counts[0] < 6200
