"""What is printed on the cards, and the key of every card."""

from __future__ import annotations

from typing import Final

from herna.kernel.rows import i64, vec

COURT_KEYS: Final = (
    "loyal-engineers",
    "mining-interest",
    "material-cartel",
    "admin-union",
    "construction-union",
    "fuel-cartel",
    "loyal-pilots",
    "gatekeepers",
    "shipping-interest",
    "spacing-union",
    "arms-union",
    "prison-wardens",
    "skirmishers",
    "court-enforcers",
    "loyal-marines",
    "lattice-spies",
    "farseers",
    "secret-order",
    "loyal-empaths",
    "silver-tongues",
    "loyal-keepers",
    "sworn-guardians",
    "elder-broker",
    "relic-fence",
    "galactic-bards",
    "mass-uprising",
    "populist-demands",
    "outrage-spreads",
    "song-of-freedom",
    "guild-struggle",
    "call-to-action",
)
"""Court cards by their names."""
LEADER_KEYS: Final = (
    "elder",
    "mystic",
    "fuel-drinker",
    "upstart",
    "rebel",
    "warrior",
    "feastbringer",
    "demagogue",
    "archivist",
    "overseer",
    "corsair",
    "noble",
    "anarchist",
    "shaper",
    "agitator",
    "quartermaster",
)
"""Leaders by their names."""
LORE_KEYS: Final = (
    "tool-priests",
    "galactic-rifles",
    "sprinter-drives",
    "mirror-plating",
    "hidden-harbors",
    "signal-breaker",
    "repair-drones",
    "gate-ports",
    "cloud-cities",
    "living-structures",
    "gate-stations",
    "railgun-arrays",
    "ancient-holdings",
    "seeker-torpedoes",
    "predictive-sensors",
    "force-beams",
    "raider-exosuits",
    "survival-overrides",
    "empaths-vision",
    "empaths-bond",
    "keepers-trust",
    "keepers-solidarity",
    "warlords-cruelty",
    "warlords-terror",
    "tyrants-ego",
    "tyrants-authority",
    "tycoons-ambition",
    "tycoons-charm",
)
"""Lore by its name."""
SUIT_KEYS: Final = ("administration", "aggression", "construction", "mobilization")
ACTION_KEYS: Final = tuple([f"{suit}-{number}" for suit in SUIT_KEYS for number in range(1, 8)])
"""Action cards by suit and number."""
RESOURCE_KEYS: Final = ("material", "fuel", "weapon", "relic", "psionic")
AMBITION_KEYS: Final = ("tycoon", "tyrant", "warlord", "keeper", "empath")
DIE_KEYS: Final = ("assault", "skirmish", "raid")

LEADER_SETUP: Final = (
    vec[i64]([3, 0, 3, 1, 3, 2, 2, 0]),
    vec[i64]([4, 3, 3, 1, 3, 2, 2, 0]),
    vec[i64]([1, 1, 3, 1, 3, 2, 2, 0]),
    vec[i64]([4, 0, 4, 1, 3, 2, 2, 0]),
    vec[i64]([0, 2, 4, 2, 4, 0, 2, 0]),
    vec[i64]([2, 0, 3, 1, 3, 2, 2, 0]),
    vec[i64]([3, 0, 3, 1, 3, 1, 3, 0]),
    vec[i64]([4, 2, 3, 1, 3, 2, 2, 0]),
    vec[i64]([3, 3, 3, 1, 3, 1, 2, 0]),
    vec[i64]([1, 0, 3, 1, 3, 2, 2, 0]),
    vec[i64]([1, 2, 4, 2, 3, 0, 2, 0]),
    vec[i64]([4, 4, 3, 1, 3, 2, 2, 0]),
    vec[i64]([3, 2, 4, 0, 3, 0, 2, 0]),
    vec[i64]([3, 0, 3, 1, 3, 0, 3, 0]),
    vec[i64]([1, 0, 3, 1, 4, 2, 2, 0]),
    vec[i64]([1, 2, 4, 2, 3, 0, 2, 0]),
)
"""Each leader's two resources, then ships and building (1 city, 2 starport) in A, B and C."""
