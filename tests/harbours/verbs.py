"""Every verb of the game; new ones go to the end."""

from __future__ import annotations

from typing import Final

from harbours.components import AREA, CARD, MAX_BID, SEAT, SHIPS
from herna.kernel.verb import Verbs

VERBS: Final = Verbs()
BID: Final = VERBS.add("bid", most=MAX_BID)
PLAY: Final = VERBS.add("play", CARD)
SAIL: Final = VERBS.add("sail")
TRADE: Final = VERBS.add("trade", AREA)
BUILD: Final = VERBS.add("build", AREA)
RAID: Final = VERBS.add("raid")
WHERE: Final = VERBS.add("where", AREA)
WHOM: Final = VERBS.add("whom", SEAT)
SHIP: Final = VERBS.add("ship", least=1, most=SHIPS)
FACE: Final = VERBS.add("face", least=1, most=6)
RESOLVE: Final = VERBS.add("resolve", CARD)
