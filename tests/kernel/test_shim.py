"""The lists that stand in for vectors keep the same promises."""

from __future__ import annotations

from mypy_extensions import i64

from herna.kernel import shim


def test_lists_behave_like_vectors() -> None:
    """The interpreted build's rows, whatever build runs this."""
    row = shim.vec[i64]([1, 2, 3], capacity=9)
    assert row == [1, 2, 3]
    assert shim.vec[i64]() == []
    assert shim.append(row, 4) == [1, 2, 3, 4]
    assert shim.extend([1], [2, 3]) == [1, 2, 3]
    assert shim.remove([1, 2, 1], 1) == [2, 1]
    assert shim.pop([1, 2, 3]) == ([1, 2], 3)
    assert shim.pop([1, 2, 3], 0) == ([2, 3], 1)
