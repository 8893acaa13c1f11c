"""What is learnt from: positions as one seat is told of them, and who won; kept as compact arrays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from herna.kernel.errors import HernaError

Floats = NDArray[np.float32]


class Lot(NamedTuple):
    """Some positions, one line each; seats are counted from the one that looks."""

    lines: NDArray[np.int16]
    """What the seat is told."""
    worths: Floats
    """What the game was worth to each seat: what a net learns to foretell."""
    guesses: Floats
    """What the game's heuristic thinks of each seat's chances."""
    games: NDArray[np.int64]
    """Which game each position is from."""


def together(lots: Sequence[Lot]) -> Lot:
    """Return several lots as one."""
    return Lot(*[np.concatenate(column) for column in zip(*lots, strict=True)])


def save(lot: Lot, path: Path) -> None:
    """Write a lot into a file; a file that is only half written never stands under its name."""
    draft = path.with_suffix(".draft.npz")
    np.savez_compressed(draft, **lot._asdict())
    draft.replace(path)


def load(path: Path) -> Lot:
    """Read a lot from a file."""
    try:
        with np.load(path) as found:
            return Lot(*[found[name] for name in Lot._fields])
    except (OSError, KeyError, ValueError) as wrong:
        raise HernaError(f"{path} holds no positions to learn from: {wrong}") from None


def parted(lot: Lot, every: int = 10) -> tuple[Lot, Lot]:
    """Return what is learnt from, and every tenth game, which is kept to see how well it was learnt."""
    kept = lot.games % every == 0
    return Lot(*[column[~kept] for column in lot]), Lot(*[column[kept] for column in lot])
