"""What each component is called: its entry in the catalogs."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.board import ALBION_BASE, FIRST_BASE, TERRAIN, TOGAWA_BASE, Terrain
from herna.games.scythe.components import (
    FACTORY_SECTION,
    FIRST_WORKER,
    UNITS,
    VALUE,
    Benefit,
    Bonus,
    Bottom,
    Cube,
    Faction,
    Goal,
    Half,
    Mat,
    Resource,
    Slot,
    Structure,
    Tile,
    Top,
    Track,
)
from herna.games.scythe.queries import on_base, top_of
from herna.games.scythe.state import Scythe
from herna.kernel.pile import Backs

PLAIN: Final = {
    "faction": [f"faction-{item.name.lower()}" for item in Faction],
    "mat": [f"mat-{item.name.lower()}" for item in Mat],
    "half": [f"half-{item.name.lower()}" for item in Half],
    "bottom": [f"bottom-{item.name.lower()}" for item in Bottom],
    "cube": [f"cube-{item.name.lower()}" for item in Cube],
    "bonus": [f"bonus-{item.name.lower()}" for item in Bonus],
    "resource": [f"resource-{item.name.lower()}" for item in Resource],
    "track": [f"track-{item.name.lower()}" for item in Track],
    "benefit": [f"benefit-{item.name.lower()}" for item in Benefit],
    "goal": [f"goal-{item.name.lower()}" for item in Goal],
    "tile": [f"tile-{item.name.lower().replace('_', '-')}" for item in Tile],
    "ability": [f"ability-{side.name.lower()}-{slot.name.lower()}" for side in Faction for slot in Slot],
    "encounter-option": [f"encounter-{card + 1}-{letter}" for card in range(28) for letter in "abc"],
}
"""Components that are called the same in every game."""

BASES: Final = {
    ALBION_BASE: "base-albion",
    TOGAWA_BASE: "base-togawa",
    **{FIRST_BASE + side: f"base-{side.name.lower()}" for side in Faction},
}

CARD_BACKS: Final = ("combat-card", "objective", "encounter", "factory-card")
"""The kinds of cards, in the order of ``state.backs()``."""


def name(seen: Scythe, ref: str) -> tuple[str, int]:
    """Return the catalog entry of a component, and the number said with it."""
    kind, _, number = ref.rpartition("-")
    index = int(number)
    if kind in PLAIN:
        return PLAIN[kind][index], index
    if kind == "hex":
        return space(index)
    if kind in ("unit", "section"):
        return unit(seen, index) if kind == "unit" else section(seen, index)
    if kind in ("structure", "recruit"):
        piece = Structure(index % 4).name if kind == "structure" else Bottom(index % 4).name
        return f"{kind}-{piece.lower()}", index
    return card(seen, kind, index)


def silent(seen: Scythe, ref: str) -> bool:
    """Whether cost and gain must not be told: where encounters are chosen blindly, by their words (S22.2)."""
    return ref.startswith("encounter-option-") and seen.profile.blind


def space(index: int) -> tuple[str, int]:
    """Name a territory by its terrain and printed number, a home base by its faction."""
    if index in BASES:
        return BASES[index], index
    return f"hex-{Terrain(TERRAIN[index]).name.lower()}", index


def unit(seen: Scythe, index: int) -> tuple[str, int]:
    """Name a unit by its kind and where it stands."""
    which = index % UNITS
    if which == 0:
        return "unit-character", index
    kind = "unit-mech" if which < FIRST_WORKER else "unit-worker"
    where = int(seen.at[index]) if index < len(seen.at) else -1
    if where < 0 or on_base(where):
        return f"{kind}-home", index
    return kind, where


def section(seen: Scythe, index: int) -> tuple[str, int]:
    """Name a section of the active seat's mat by its two actions."""
    if index == FACTORY_SECTION or seen.mat[seen.active] < 0:
        return "section-factory", index
    top = Top(top_of(seen, seen.active, index))
    return f"section-{top.name.lower()}", index


def card(seen: Scythe, kind: str, index: int) -> tuple[str, int]:
    """Name a card by its face, if the viewer has seen it."""
    if not known(seen.backs()[CARD_BACKS.index(kind)], index):
        return f"{kind}-unknown", 0
    if kind == "combat-card":
        return kind, int(VALUE[index])
    if kind == "encounter":
        return kind, index + 1
    return f"{kind}-{index + 1}", index + 1


def known(backs: Backs, index: int) -> bool:
    """Whether a card lies face up for the viewer somewhere."""
    return any(pile.holds(index) for pile in backs.piles)
