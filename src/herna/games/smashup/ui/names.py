"""What each component is called: its entry in the catalogs."""

from __future__ import annotations

from herna.games.smashup.components import FACTIONS
from herna.games.smashup.state import SmashUp

PRINTED_ENTRIES = ("card-", "base-", "faction-")
"""How the entries of cards begin: their names are printed on them."""


def name(seen: SmashUp, ref: str) -> tuple[str, int]:
    """Return the catalog entry of a component, and a number to say with it; unseen cards are unknown."""
    kind, _, number = ref.rpartition("-")
    index = int(number) if number.isdecimal() else -1
    if kind == "card":
        return f"card-{seen.printed.cards[index].entry}" if index >= 0 else "card-unknown", index
    if kind == "base":
        return f"base-{seen.printed.bases[index].entry}" if index >= 0 else "base-unknown", index
    if kind == "faction":
        return f"faction-{FACTIONS[index]}", index
    return kind, index + 1
