"""Everything in the box: cards, dice, boards and pieces, as printed (A3)."""

from __future__ import annotations

from typing import Final

from herna.kernel.kind import Kind
from herna.kernel.rows import i64, vec

MAX_SEATS: Final = 4
NOBODY: Final = -1
NONE: Final = -1
"""No card, no token, no place."""

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
"""Resource slots of a seat: six on the board, and the one of Ancient Holdings."""
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
SYMBOLS: Final = 5
FACES: Final = vec[i64](
    [
        int(symbol)
        for symbol in "000000020010200011001010010100"
        "000000000000000001000010000100"
        "010021000100011100101001001000"
    ]
)
"""Symbols of die ``d``, face ``f`` (0 to 5) start at ``(d * 6 + f) * SYMBOLS``."""

# Court cards: Guild cards first, then Vox.
LOYAL_ENGINEERS: Final = 0
MINING_INTEREST: Final = 1
MATERIAL_CARTEL: Final = 2
ADMIN_UNION: Final = 3
CONSTRUCTION_UNION: Final = 4
FUEL_CARTEL: Final = 5
LOYAL_PILOTS: Final = 6
GATEKEEPERS: Final = 7
SHIPPING_INTEREST: Final = 8
SPACING_UNION: Final = 9
ARMS_UNION: Final = 10
PRISON_WARDENS: Final = 11
SKIRMISHERS: Final = 12
COURT_ENFORCERS: Final = 13
LOYAL_MARINES: Final = 14
LATTICE_SPIES: Final = 15
FARSEERS: Final = 16
SECRET_ORDER: Final = 17
LOYAL_EMPATHS: Final = 18
SILVER_TONGUES: Final = 19
LOYAL_KEEPERS: Final = 20
SWORN_GUARDIANS: Final = 21
ELDER_BROKER: Final = 22
RELIC_FENCE: Final = 23
GALACTIC_BARDS: Final = 24
MASS_UPRISING: Final = 25
POPULIST_DEMANDS: Final = 26
OUTRAGE_SPREADS: Final = 27
SONG_OF_FREEDOM: Final = 28
GUILD_STRUGGLE: Final = 29
CALL_TO_ACTION: Final = 30
GUILD_CARDS: Final = 25
COURT_CARDS: Final = 31

GUILD_SUIT: Final = vec[i64](
    [card // 5 if card < 15 else 4 if card < 20 else 3 for card in range(GUILD_CARDS)]
)
"""The suit of each Guild card."""
GUILD_COST: Final = vec[i64]([3, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 3, 2, 3, 1, 2, 2, 1])
"""Keys for each Guild card."""

# Leaders.
ELDER: Final = 0
MYSTIC: Final = 1
FUEL_DRINKER: Final = 2
UPSTART: Final = 3
REBEL: Final = 4
WARRIOR: Final = 5
FEASTBRINGER: Final = 6
DEMAGOGUE: Final = 7
ARCHIVIST: Final = 8
OVERSEER: Final = 9
CORSAIR: Final = 10
NOBLE: Final = 11
ANARCHIST: Final = 12
SHAPER: Final = 13
AGITATOR: Final = 14
QUARTERMASTER: Final = 15
LEADERS: Final = 16
BASE_LEADERS: Final = 8

# Lore.
TOOL_PRIESTS: Final = 0
GALACTIC_RIFLES: Final = 1
SPRINTER_DRIVES: Final = 2
MIRROR_PLATING: Final = 3
HIDDEN_HARBORS: Final = 4
SIGNAL_BREAKER: Final = 5
REPAIR_DRONES: Final = 6
GATE_PORTS: Final = 7
CLOUD_CITIES: Final = 8
LIVING_STRUCTURES: Final = 9
GATE_STATIONS: Final = 10
RAILGUN_ARRAYS: Final = 11
ANCIENT_HOLDINGS: Final = 12
SEEKER_TORPEDOES: Final = 13
PREDICTIVE_SENSORS: Final = 14
FORCE_BEAMS: Final = 15
RAIDER_EXOSUITS: Final = 16
SURVIVAL_OVERRIDES: Final = 17
EMPATHS_VISION: Final = 18
EMPATHS_BOND: Final = 19
KEEPERS_TRUST: Final = 20
KEEPERS_SOLIDARITY: Final = 21
WARLORDS_CRUELTY: Final = 22
WARLORDS_TERROR: Final = 23
TYRANTS_EGO: Final = 24
TYRANTS_AUTHORITY: Final = 25
TYCOONS_AMBITION: Final = 26
TYCOONS_CHARM: Final = 27
LORE_CARDS: Final = 28
BASE_LORE: Final = 14

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
CAPTIVE: Final = Kind("captive", MAX_SEATS * MAX_SEATS)
"""Agents of one owner among a seat's Captives: 4 * captor + owner."""
TROPHY: Final = Kind("trophy", MAX_SEATS * MAX_SEATS * PIECES)
"""Pieces of one kind and owner among a seat's Trophies: 16 * captor + 4 * owner + piece."""
OUTRAGE: Final = Kind("outrage", MAX_SEATS * RESOURCES)
"""A seat's Outrage slot: 5 * seat + type."""
SETUP: Final = Kind("setup", 12)
