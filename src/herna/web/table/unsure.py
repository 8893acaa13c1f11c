"""A table while a change to it is not durable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Unsure:
    """While a change is not durable: any failure throws away the copy in memory."""

    def __init__(self, forget: Callable[[str], None], table: str) -> None:
        self.forget: Final = forget
        self.table: Final = table

    def __enter__(self) -> None:
        """Begin a change that may fail."""

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        """Forget the table if it failed."""
        if kind is not None:
            self.forget(self.table)
