"""What lasts until a turn of somebody: power, and bases that are silent."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import Seat
from herna.kernel.rows import i64


@final
@mypyc_attr(acyclic=True)
class Bonus:
    """Power that a minion has until the end of a seat's turn (U7.5)."""

    def __init__(self, minion: i64, amount: i64, until: Seat) -> None:
        self.minion: Final = minion
        self.amount: Final = amount
        self.until: Final = until


@final
@mypyc_attr(acyclic=True)
class Hush:
    """A base that has lost its ability until a seat's next turn (U18)."""

    def __init__(self, base: i64, until: Seat) -> None:
        self.base: Final = base
        self.until: Final = until
