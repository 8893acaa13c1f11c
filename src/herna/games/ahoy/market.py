"""The thirty market cards as printed: their suits, what they cost, where their Cargo goes (H15, H24)."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.components import COMPASS, FISH, PARROT, SKULL, SWORDS, TREE
from herna.kernel.rows import i64, vec

AERONAUTS: Final = 0
MIDDLEMAN: Final = 1
DOCUMENTARIAN: Final = 2
ELDER: Final = 3
SEA_WITCH: Final = 4
BUCCANEER: Final = 5
MYSTIC: Final = 6
GUNNER: Final = 7
GUNNERS_MATE: Final = 8
POWDER_MONKEY: Final = 9
FIGHTERS: Final = 10
CUTPURSE: Final = 11
SHIPWRIGHT: Final = 12
EMISSARY: Final = 13
GROGMASTER: Final = 14
CONVINCING_COMRADE: Final = 15
CONVINCING_OFFICIAL: Final = 16
CONVINCING_COMRADE_TOO: Final = 17
CONVINCING_OFFICIAL_TOO: Final = 18
NAIVE_NOBLE: Final = 19
SAILOR: Final = 20
BATTERING_BEAKHEAD: Final = 21
GHASTLY_GUST: Final = 22
WHISPERING_WIND: Final = 23
TRAWLER: Final = 24
BARRELMAN: Final = 25
PILOT: Final = 26
SEA_DOG: Final = 27
DIVER: Final = 28
MERCHANT: Final = 29

DIE_COST: Final = 0
"""The price of a card that costs an action die; others cost gold."""

CARDS: Final = (
    ("aeronauts", 1, "feathers", SWORDS),
    ("middleman", 1, "coins", SKULL),
    ("documentarian", 1, "paintings", TREE),
    ("elder", DIE_COST, "linen", FISH),
    ("sea-witch", 2, "tinctures", COMPASS),
    ("buccaneer", 1, "gems", PARROT),
    ("mystic", 1, "herbs", SWORDS),
    ("gunner", DIE_COST, "furs", TREE),
    ("gunners-mate", 1, "weapons", FISH),
    ("powder-monkey", DIE_COST, "lead", COMPASS),
    ("fighters", 2, "explosives", PARROT),
    ("cutpurse", DIE_COST, "fancy-hat", SKULL),
    ("shipwright", 1, "nails", TREE),
    ("emissary", 1, "lace", FISH),
    ("grogmaster", 1, "wine", COMPASS),
    ("convincing-comrade", 1, "shells", SWORDS),
    ("convincing-official", 1, "odd-meat", SKULL),
    ("convincing-comrade", 1, "shells", PARROT),
    ("convincing-official", 1, "munition", FISH),
    ("naive-noble", 1, "incense", COMPASS),
    ("sailor", 2, "tea", PARROT),
    ("battering-beakhead", 1, "brandy", SKULL),
    ("ghastly-gust", 2, "glass", TREE),
    ("whispering-wind", DIE_COST, "maps", SWORDS),
    ("trawler", 2, "fish-nets", FISH),
    ("barrelman", 1, "rare-wood", PARROT),
    ("pilot", DIE_COST, "iron", SKULL),
    ("sea-dog", 1, "ropes", TREE),
    ("diver", 1, "jewelry", SWORDS),
    ("merchant", 1, "books", COMPASS),
)
"""Each card: its Crew, what it costs in gold, its Cargo, and the suit that Cargo is delivered to."""

CARD_KEYS: Final = [key for key, _, _, _ in CARDS]
CARGO_KEYS: Final = [cargo for _, _, cargo, _ in CARDS]

OF_A_SUIT: Final = 5
CARD_SUIT: Final = vec[i64]([card // OF_A_SUIT for card in range(len(CARDS))])
"""The suit of each card; they are numbered suit by suit."""
COST: Final = vec[i64]([cost for _, cost, _, _ in CARDS])
"""The price of each card in gold, or DIE_COST."""
DELIVER_TO: Final = vec[i64]([suit for _, _, _, suit in CARDS])
"""The suit of the Islands where each card's Cargo is wanted."""
