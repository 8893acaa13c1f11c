"""Every verb of Smash Up; new ones go to the end."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.components import BASE, CARD, FACTION, SEAT
from herna.kernel.verb import Verbs

VERBS: Final = Verbs()
DRAFT: Final = VERBS.add("draft", FACTION)
REDRAW: Final = VERBS.add("redraw")
PLAY: Final = VERBS.add("play", CARD)
USE: Final = VERBS.add("use", CARD)
USE_BASE: Final = VERBS.add("use-base", BASE)
AT: Final = VERBS.add("at", BASE)
TARGET: Final = VERBS.add("target", CARD)
CARD_: Final = VERBS.add("card", CARD)
WHOM: Final = VERBS.add("whom", SEAT)
NAME: Final = VERBS.add("name", FACTION)
CREDIT: Final = VERBS.add("credit", least=0, most=5)
SCORE: Final = VERBS.add("score", BASE)
DISCARD_: Final = VERBS.add("discard", CARD)
RESOLVE: Final = VERBS.add("resolve", CARD)
BURY: Final = VERBS.add("bury", CARD)
RESOLVE_BASE: Final = VERBS.add("resolve-base", BASE)
IGNORE: Final = VERBS.add("ignore", BASE)
DRAW: Final = VERBS.add("draw")
TAKE: Final = VERBS.add("take", CARD)
COUNT: Final = VERBS.add("count", least=1, most=20)
BASE_: Final = VERBS.add("base", BASE)
SHIELD: Final = VERBS.add("shield", CARD)
SLEEP: Final = VERBS.add("sleep", SEAT, least=1, most=2)
PASS_ON: Final = VERBS.add("pass-on")
