"""The key of every card, as it stands on the cards themselves, and of what else has a name."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.cards.deck import CARDS
from herna.games.arcs.components import AMBITION_KEYS

__all__ = [
    "ACTION_KEYS",
    "AMBITION_KEYS",
    "COURT_KEYS",
    "DIE_KEYS",
    "FACE_KEYS",
    "LEADER_KEYS",
    "LORE_KEYS",
    "RESOURCE_KEYS",
    "SUIT_KEYS",
]

COURT_KEYS: Final = tuple([card.key for card in CARDS.court])
"""Court cards by their names."""
LEADER_KEYS: Final = tuple([card.key for card in CARDS.leaders])
"""Leaders by their names."""
LORE_KEYS: Final = tuple([card.key for card in CARDS.lore])
"""Lore by its name."""
SUIT_KEYS: Final = ("administration", "aggression", "construction", "mobilization")
ACTION_KEYS: Final = tuple([f"{suit}-{number}" for suit in SUIT_KEYS for number in range(1, 8)])
"""Action cards by suit and number."""
RESOURCE_KEYS: Final = ("material", "fuel", "weapon", "relic", "psionic")
DIE_KEYS: Final = ("assault", "skirmish", "raid")
FACE_KEYS: Final = (
    *("blank", "two-hits", "two-hits-self", "hit-intercept", "hit-self", "hit-self"),
    *("blank", "blank", "blank", "hit", "hit", "hit"),
    *("two-keys-intercept", "key-self", "key-building", "building-self", "building-self", "intercept"),
)
"""The faces of the dice by what they show, in the order of PRINTED_FACES."""
