"""What each component is called: its entry in the catalogs."""

from __future__ import annotations

from harbours.cards import PRINTED
from harbours.state import Harbours


def name(seen: Harbours, ref: str) -> tuple[str, int]:
    """Return the catalog entry of a component, and a number to say with it."""
    kind, _, index = ref.rpartition("-")
    if kind == "card":
        return f"card-{PRINTED[int(index)].key}", int(index)
    return kind, int(index) + 1
