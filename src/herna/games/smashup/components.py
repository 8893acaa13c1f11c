"""Everything in the box of Smash Up (U1): eight factions of twenty cards, sixteen bases, their numbers."""

from __future__ import annotations

from typing import Final

from herna.kernel.kind import Kind
from herna.kernel.rows import Row, i64, vec

MAX_SEATS: Final = 4
NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

FACTION_CARDS: Final = 20
"""Cards of one faction."""

BOX: Final = 160
"""Cards of one copy of the game."""

COPIES: Final = 4
"""With several copies every seat may bring a faction that somebody else has too (U2.2)."""

CARD: Final = Kind("card", BOX * COPIES)
"""The cards of the first copy come first: faction by faction, in the order of its DECK."""

BASE: Final = Kind("base", 16)
FACTION: Final = Kind("faction", 8)
SEAT: Final = Kind("seat", MAX_SEATS)

FACTIONS: Final = (
    "aliens",
    "dinosaurs",
    "ninjas",
    "pirates",
    "robots",
    "tricksters",
    "wizards",
    "zombies",
)
"""The factions, in the order of their numbers."""

AWAKE: Final = 0
NO_ACTIONS: Final = 1
"""Mark of Sleep: no actions in the next turn."""
NO_MOVES: Final = 2
"""Mark of Sleep as printed in 2025 may forbid moving instead."""

OPENING_HAND: Final = 5
HAND_LIMIT: Final = 10
DRAWN_EACH_TURN: Final = 2
TARGET: Final = 15
ROUND_LIMIT: Final = 500
MOST_PLAYS: Final = 200
"""Cards one player may play in one turn (U13.3)."""
MOST_SCORINGS: Final = 20
"""Bases that may be scored in one turn (U13.3)."""
LOOP_WATCH: Final = 30
"""Cards played in a turn before positions are remembered (U13.1)."""
LOOKED_AT: Final = 3
"""Bases the winner of the School of Wizardry looks at."""
PORTAL: Final = 5
"""Cards a Portal reveals."""
SMALL: Final = 2
"""The printed power that most limited extra plays allow."""


PLACES: Final = 3
"""Places that are worth something."""

# The phases of a turn (U3), and what comes before the first one.
PHASE_SETUP: Final = 0
PHASE_START: Final = 1
PHASE_PLAY: Final = 2
PHASE_SCORE: Final = 3
PHASE_DRAW: Final = 4
PHASE_END: Final = 5

# The kinds of permission to play a card (U5), as places in ``state.credits``.
FREE_MINION: Final = 0
EXTRA_MINION: Final = 1
SMALL_MINION: Final = 2
FROM_DISCARD: Final = 3
ON_EMPTY: Final = 4
ANY_ACTION: Final = 5
AT_BASE: Final = 6
"""The first of one place for each base: an extra minion there and nowhere else."""
CREDITS: Final = AT_BASE + 16
HELD_BY_CARD: Final = CREDITS
"""Not stored: a card at the base holds the permission, and knows whether it was used."""
SPECIFIC: Final = CREDITS + 1
"""Not stored: the play of one specific card; no other zone may supply it (U5.10)."""

# Where a card that is about to be played lies.
HAND: Final = 0
DISCARD: Final = 1
ASIDE: Final = 2


def faction_of(card: i64) -> i64:
    """Return the printed faction of a card (U11.12)."""
    return card // FACTION_CARDS % FACTION.count


def faction_cards(faction: i64, copy: i64) -> Row:
    """List the twenty cards of one copy of a faction."""
    first = copy * BOX + faction * FACTION_CARDS
    return vec[i64]([first + card for card in range(FACTION_CARDS)], capacity=FACTION_CARDS)
