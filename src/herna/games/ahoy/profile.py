"""What the variants of a table change."""

from __future__ import annotations

from typing import Final, final


@final
class Profile:
    """The variants of a table. It never changes, so copies of a state share it."""

    def __init__(self, layout: str = "standard", wide_enlist: bool = False) -> None:
        self.layout: Final = layout
        """Which of the starting maps is laid out (H2.4)."""
        self.wide_enlist: Final = wide_enlist
        """Whether a Stronghold keeps Enlist from its Island (H28.8)."""


STANDARD: Final = Profile()
"""A table without variants."""


def profile_of(variants: dict[str, str]) -> Profile:
    """Return what these variants mean for the rules."""
    return Profile(variants["map"], variants["enlist"] == "wide")
