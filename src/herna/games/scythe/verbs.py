"""Every verb of the game; new ones go to the end."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.board import HEX
from herna.games.scythe.components import (
    ABILITY,
    BENEFIT,
    BONUS,
    BOTTOM,
    COMBAT_CARD,
    CUBE,
    ENCOUNTER_OPTION,
    FACTION,
    FACTORY_CARD,
    HALF,
    MAT,
    MAX_CARRIED,
    MAX_DEAL,
    MAX_DIAL,
    OBJECTIVE,
    RECRUIT,
    RESOURCE,
    SEAT,
    SECTION,
    STRUCTURE,
    TRACK,
    UNIT,
    WORKERS,
)
from herna.kernel.verb import Verbs

VERBS: Final = Verbs()

# Before the first turn.
FACTION_VERB: Final = VERBS.add("faction", FACTION)
MAT_VERB: Final = VERBS.add("mat", MAT)

# The turn.
PLACE: Final = VERBS.add("section", SECTION)
TAKE: Final = VERBS.add("top", HALF)
WORK: Final = VERBS.add("bottom", BOTTOM)
USE_FACTORY: Final = VERBS.add("factory-top", FACTORY_CARD)
FACTORY_MOVE: Final = VERBS.add("factory-move", FACTORY_CARD)
REVEAL: Final = VERBS.add("reveal", OBJECTIVE)

# Moving.
MOVE: Final = VERBS.add("move", UNIT)
GO: Final = VERBS.add("go", HEX)
LOAD: Final = VERBS.add("load", RESOURCE)
CARRY: Final = VERBS.add("carry", least=1, most=MAX_CARRIED)
CARRY_ALL: Final = VERBS.add("carry-all")
BOARD: Final = VERBS.add("board", least=1, most=WORKERS)
BOARD_TIRED: Final = VERBS.add("board-walked", least=1, most=WORKERS)
LOAD_ALL: Final = VERBS.add("load-all")
UNLOAD: Final = VERBS.add("unload")

# Paying and gaining.
PAY: Final = VERBS.add("pay", HEX)
PAY_CARD: Final = VERBS.add("pay-card", COMBAT_CARD)
GAIN: Final = VERBS.add("gain", TRACK, most=5)
ONTO: Final = VERBS.add("onto", HEX)
GET: Final = VERBS.add("get", RESOURCE, least=1, most=5)
YIELD: Final = VERBS.add("produce", HEX, least=1, most=WORKERS + 1)
WELCOME: Final = VERBS.add("welcome", BENEFIT)

# The main effects of the bottom actions.
LIFT: Final = VERBS.add("lift", CUBE)
LOWER: Final = VERBS.add("lower", BOTTOM)
MECH: Final = VERBS.add("mech", ABILITY)
BUILD: Final = VERBS.add("build", STRUCTURE)
ENLIST: Final = VERBS.add("enlist", RECRUIT)
BONUS_VERB: Final = VERBS.add("bonus", BONUS)

# Combat.
FIGHT: Final = VERBS.add("fight", HEX)
USE: Final = VERBS.add("use", ABILITY)
STOLEN: Final = VERBS.add("stolen", COMBAT_CARD)
DIAL: Final = VERBS.add("dial", most=MAX_DIAL)
ADD_CARD: Final = VERBS.add("add-card", COMBAT_CARD)
RETREAT: Final = VERBS.add("retreat", HEX)
ALONG: Final = VERBS.add("along", HEX, most=WORKERS)

# Cards on the board.
OPTION: Final = VERBS.add("option", ENCOUNTER_OPTION)
KEEP: Final = VERBS.add("keep", FACTORY_CARD)

# Deals and the delay of game.
DEAL: Final = VERBS.add("deal")
OFFER: Final = VERBS.add("offer", SEAT)
REQUEST: Final = VERBS.add("request", SEAT)
AMOUNT: Final = VERBS.add("amount", least=1, most=MAX_DEAL)
ACCEPT: Final = VERBS.add("accept", least=1, most=MAX_DEAL)
CHARGE: Final = VERBS.add("charge")
