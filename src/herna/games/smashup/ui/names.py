"""What each component is called: its entry in the catalogs."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.base import BASES
from herna.games.smashup.card import PRINTED
from herna.games.smashup.components import FACTIONS
from herna.games.smashup.state import SmashUp

CHANGED: Final = frozenset(
    {
        "card-terraforming",
        "card-laseratops",
        "card-armor-stego",
        "card-tooth-and-claw",
        "card-ninja-acolyte",
        "card-infiltrate",
        "card-smoke-bomb",
        "card-buccaneer",
        "card-saucy-wench",
        "card-leprechaun",
        "card-brownie",
        "card-gnome",
        "card-gremlin",
        "card-block-the-path",
        "card-enshrouding-mist",
        "card-flame-trap",
        "card-mark-of-sleep",
        "card-archmage",
        "card-theyre-coming-to-get-you",
        "base-the-homeworld",
        "base-tar-pits",
        "base-cave-of-shinies",
    }
)
"""Entries with other words for the texts of 2025."""


def edition(seen: SmashUp, entry: str) -> str:
    """Return the entry of a card or base as it is printed in the edition that is played."""
    return f"{entry}-2025" if seen.profile.modern and entry in CHANGED else entry


def name(seen: SmashUp, ref: str) -> tuple[str, int]:
    """Return the catalog entry of a component, and a number to say with it; unseen cards are unknown."""
    kind, _, number = ref.rpartition("-")
    index = int(number) if number.isdecimal() else -1
    if kind == "card":
        return edition(seen, f"card-{PRINTED[index].key}") if index >= 0 else "card-unknown", index
    if kind == "base":
        return edition(seen, f"base-{BASES[index].key}") if index >= 0 else "base-unknown", index
    if kind == "faction":
        return f"faction-{FACTIONS[index]}", index
    return kind, index + 1
