"""Everything in the box: cards, dice, boards and pieces, as printed (A3)."""

from __future__ import annotations

from typing import Final

from herna.kernel.kind import Kind
from herna.kernel.rows import Row, i64, vec

MAX_SEATS: Final = 4
NOBODY: Final = -1
"""No seat."""
NONE: Final = -1
"""No card, no type, no ambition: what a rule gets where it asks for one of them and there is none."""
EMPTY: Final = NONE
"""What stands on a site without a building, and lies in a slot without a token."""

# Pieces of one player (A3.1).
CITIES: Final = 5
STARPORTS: Final = 5
SHIPS: Final = 15
AGENTS: Final = 10
TOKENS: Final = 5
"""Resource tokens of each type."""
MAX_DICE: Final = 6
"""Dice of one type."""
HAND: Final = 6
CHAPTERS: Final = 5

# Resources, and the suits of Guild cards.
MATERIAL: Final = 0
FUEL: Final = 1
WEAPON: Final = 2
RELIC: Final = 3
PSIONIC: Final = 4
RESOURCES: Final = 5

# Ambitions; an action card of number n shows ambition n - 2 (A7.2).
TYCOON: Final = 0
TYRANT: Final = 1
WARLORD: Final = 2
KEEPER: Final = 3
EMPATH: Final = 4
AMBITIONS: Final = 5
AMBITION_KEYS: Final = ("tycoon", "tyrant", "warlord", "keeper", "empath")
ANY_AMBITION: Final = 7
"""The number whose card declares any ambition, and seizes when it Surpasses."""

# Suits of action cards.
ADMINISTRATION: Final = 0
AGGRESSION: Final = 1
CONSTRUCTION: Final = 2
MOBILIZATION: Final = 3
NUMBERS: Final = 7

# Standard actions, as bits of a list of actions (A6.2).
TAX_ACTION: Final = 1
BUILD_ACTION: Final = 2
MOVE_ACTION: Final = 4
REPAIR_ACTION: Final = 8
INFLUENCE_ACTION: Final = 16
SECURE_ACTION: Final = 32
BATTLE_ACTION: Final = 64

SUIT_ACTIONS: Final = vec[i64](
    [
        TAX_ACTION | REPAIR_ACTION | INFLUENCE_ACTION,
        BATTLE_ACTION | MOVE_ACTION | SECURE_ACTION,
        BUILD_ACTION | REPAIR_ACTION,
        MOVE_ACTION | INFLUENCE_ACTION,
    ]
)
"""The actions listed on each suit."""

TOKEN_ACTIONS: Final = vec[i64]([BUILD_ACTION | REPAIR_ACTION, MOVE_ACTION, 0, SECURE_ACTION, 0])
"""What a token buys in the Prelude; a weapon arms pips, a psionic buys what the lead card lists (A11.2)."""

PIPS: Final = vec[i64]([4, 4, 3, 3, 3, 2, 1, 3, 3, 2, 2, 2, 2, 1, 4, 4, 3, 3, 2, 2, 1, 4, 4, 3, 3, 2, 2, 1])
"""Action pips of each action card; card 7 * suit + number - 1."""

# How an action card was played (A6.2, A8).
NOT_PLAYED: Final = 0
LEAD: Final = 1
SURPASS: Final = 2
COPY: Final = 3
PIVOT: Final = 4

# Pieces, as they lie in a Trophies box.
SHIP: Final = 0
STARPORT: Final = 1
CITY: Final = 2
AGENT: Final = 3
PIECES: Final = 4

MARKERS: Final = 3
FIRST_PLACE: Final = vec[i64]([2, 3, 5, 4, 6, 9])
"""Power for the first place of each marker, small to large: blue sides, then gold ones."""
SECOND_PLACE: Final = vec[i64]([0, 2, 3, 2, 3, 4])
"""Power for the second place."""

WIN_POWER: Final = vec[i64]([0, 0, 33, 30, 27])
"""Power that ends the game, by number of seats (A1.3)."""
COURT_ROW: Final = vec[i64]([0, 0, 3, 4, 4])
"""Face-up Court cards, by number of seats (A5.4)."""

# The player board (A16.1).
SLOTS: Final = 7
"""Resource slots of a seat: six on the board, and one on a card."""
HOLDINGS_SLOT: Final = 6
RAID_COST: Final = vec[i64]([3, 1, 1, 2, 1, 3, 4])
"""Keys for a token in each slot."""
OPEN_SLOTS: Final = vec[i64]([6, 6, 6, 4, 3, 2])
"""Open board slots, by cities left on the board."""
CITY_BONUS: Final = vec[i64]([5, 2, 0, 0, 0, 0])
"""Power added to a won ambition, by cities left on the board."""

# Dice (A13): every face as self-hits, intercepts, hits, building hits, keys.
ASSAULT: Final = 0
SKIRMISH: Final = 1
RAID: Final = 2
DICE: Final = 3
SYMBOLS: Final = 5
SELF_HIT: Final = 0
INTERCEPT: Final = 1
HITS: Final = 2
BUILDING_HIT: Final = 3
KEY: Final = 4
FACES_OF_A_DIE: Final = 6


def face(
    self_hits: int = 0, intercepts: int = 0, hits: int = 0, building_hits: int = 0, keys: int = 0
) -> Row:
    """Return the symbols on one face of a die."""
    return vec[i64]([self_hits, intercepts, hits, building_hits, keys])


PRINTED_FACES: Final = (
    # assault
    face(),
    face(hits=2),
    face(self_hits=1, hits=2),
    face(intercepts=1, hits=1),
    face(self_hits=1, hits=1),
    face(self_hits=1, hits=1),
    # skirmish
    face(),
    face(),
    face(),
    face(hits=1),
    face(hits=1),
    face(hits=1),
    # raid
    face(intercepts=1, keys=2),
    face(self_hits=1, keys=1),
    face(building_hits=1, keys=1),
    face(self_hits=1, building_hits=1),
    face(self_hits=1, building_hits=1),
    face(intercepts=1),
)
"""Every face of every die; face ``f`` (0 to 5) of die ``d`` is at ``d * FACES_OF_A_DIE + f``."""
FACES: Final = vec[i64]([symbol for printed in PRINTED_FACES for symbol in printed])
"""The same in one row: the symbols of a face begin at its place times SYMBOLS."""

GUILD_CARDS: Final = 25
"""Court cards that are Guild cards; the Vox cards come after them."""
COURT_CARDS: Final = 31
LEADERS: Final = 16
BASE_LEADERS: Final = 8
LORE_CARDS: Final = 28
BASE_LORE: Final = 14

# What a leader builds in its systems.
NOTHING: Final = 0
A_CITY: Final = 1
A_STARPORT: Final = 2

# Outrage slots (A14.2).
CALM: Final = 0
OUTRAGED: Final = 1
"""An agent lies on the slot."""
PLACEHOLDER: Final = 2
"""Something else does, because there was no agent (A3.3)."""

SYSTEM: Final = Kind("system", 24)
CLUSTER: Final = Kind("cluster", 6)
SITE: Final = Kind("site", 56)
"""Where a building may stand: 26 printed slots, then gate starports, gate cities, cloud cities."""
FLEET: Final = Kind("fleet", 96)
"""A seat's ships in a system: 4 * system + seat."""
SEAT: Final = Kind("seat", MAX_SEATS)
ACTION_CARD: Final = Kind("action", 28)
COURT: Final = Kind("court", COURT_CARDS)
LEADER: Final = Kind("leader", LEADERS)
LORE: Final = Kind("lore", LORE_CARDS)
SLOT: Final = Kind("slot", MAX_SEATS * SLOTS)
"""A seat's resource slot: 7 * seat + slot."""
RESOURCE: Final = Kind("resource", RESOURCES)
AMBITION: Final = Kind("ambition", AMBITIONS)
MARKER: Final = Kind("marker", MARKERS)
DIE: Final = Kind("die", 3)
DIE_FACE: Final = Kind("face", DICE * FACES_OF_A_DIE)
"""What a die has come to show: as in PRINTED_FACES."""
CAPTIVE: Final = Kind("captive", MAX_SEATS * MAX_SEATS)
"""Agents of one owner among a seat's Captives: 4 * captor + owner."""
TROPHY: Final = Kind("trophy", MAX_SEATS * MAX_SEATS * PIECES)
"""Pieces of one kind and owner among a seat's Trophies: 16 * captor + 4 * owner + piece."""
OUTRAGE: Final = Kind("outrage", MAX_SEATS * RESOURCES)
"""A seat's Outrage slot: 5 * seat + type."""
SETUP: Final = Kind("setup", 12)
