"""Every verb of the game; new ones go to the end."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.components import (
    CARD,
    CELL,
    COMRADES,
    DIE,
    FIGURE,
    PIPS,
    PLAN,
    PLEDGE,
    REWARD,
    SLOT,
    SPACE,
    TILE,
)
from herna.games.ahoy.market import DIVER, MERCHANT
from herna.kernel.verb import Verbs

VERBS: Final = Verbs()

# Setup, and the round.
START: Final = VERBS.add("start", SPACE)
FACE: Final = VERBS.add("face", least=1, most=PIPS)
RAISE: Final = VERBS.add("raise", TILE)
WIPE: Final = VERBS.add("wipe")

# A turn: dice, then what needs none.
PICK_UP: Final = VERBS.add("die", DIE)
CHANGE: Final = VERBS.add("change", least=1, most=PIPS)
PLACE: Final = VERBS.add("slot", SLOT)
SET_ASIDE: Final = VERBS.add("aside", DIE)
RECRUIT: Final = VERBS.add("recruit", CARD)
SMUGGLE: Final = VERBS.add("smuggle", CARD)
DELIVER: Final = VERBS.add("deliver", CARD)
USE: Final = VERBS.add("use", CARD)
PLAY: Final = VERBS.add("plan", PLAN)
END_TURN: Final = VERBS.add("end-turn")
BUILD: Final = VERBS.add("build", SPACE)

# Moving and exploring.
STEP: Final = VERBS.add("step", SPACE)
EXPLORE: Final = VERBS.add("explore", CELL)
REAPPEAR: Final = VERBS.add("witch", SPACE)
JUMP: Final = VERBS.add("jump", SPACE)
ANCHOR: Final = VERBS.add("anchor")
LAY: Final = VERBS.add("lay", CELL)
TURN: Final = VERBS.add("turn", CELL, most=3)
CARRY: Final = VERBS.add("carry", SPACE)
CARRY_OFF: Final = VERBS.add("carry-off", CELL)
IGNORE: Final = VERBS.add("ignore")
SUFFER: Final = VERBS.add("suffer")
COMMAND: Final = VERBS.add("command", FIGURE)
SHIP_SAIL: Final = VERBS.add("ship-sail")
SHIP_WIND: Final = VERBS.add("ship-wind")

# Anchoring.
MEND: Final = VERBS.add("mend")
TRANSFER: Final = VERBS.add("transfer")
SHIFT: Final = VERBS.add("shift", DIE)
TREASURE: Final = VERBS.add("treasure")
WAGE: Final = VERBS.add("wage", CARD)
PATROL: Final = VERBS.add("patrol")
LAND_TWO: Final = VERBS.add("land-two")
GAIN_TWO: Final = VERBS.add("gain-two")
NEXT: Final = VERBS.add("next", least=0, most=4)
COLLECT: Final = VERBS.add("collect")

# Battle.
FIGHT: Final = VERBS.add("fight", FIGURE)
BRIBE: Final = VERBS.add("bribe", FIGURE)
FIRE: Final = VERBS.add("fire", DIE, least=1, most=PIPS - 1)
GROG: Final = VERBS.add("grog", SLOT)
WIN: Final = VERBS.add("win", least=0, most=5)
FIRST_CARD: Final = VERBS.add("first-card", CARD)
FIRST_PLAN: Final = VERBS.add("first-plan", PLAN)
FIRST_WIN: Final = VERBS.add("first-win")
VOLLEY: Final = VERBS.add("volley", SPACE)

# Damage and repair.
DAMAGE: Final = VERBS.add("damage", SLOT)
FIX: Final = VERBS.add("fix", SLOT)
STRIKE: Final = VERBS.add("strike", FIGURE)
PUSH: Final = VERBS.add("push", SPACE)

# Cards and pieces.
CREW: Final = VERBS.add("crew", CARD)
STEAL: Final = VERBS.add("steal", CARD)
AS_CREW: Final = VERBS.add("as-crew", CARD)
AS_CARGO: Final = VERBS.add("as-cargo", CARD)
DISMISS: Final = VERBS.add("dismiss", CARD)
DROP: Final = VERBS.add("drop", CARD)
DEPLOY: Final = VERBS.add("deploy", SPACE)
ISLAND: Final = VERBS.add("island", SPACE)
LAND: Final = VERBS.add("land", SPACE)
COUNT: Final = VERBS.add("count", least=1, most=COMRADES)
REMOVE: Final = VERBS.add("remove", FIGURE)

# Rewards.
MOVE_MARKER: Final = VERBS.add("marker", REWARD)
CLAIM: Final = VERBS.add("claim")
SPEND: Final = VERBS.add("spend", least=1, most=5)
PLEDGE_TO: Final = VERBS.add("pledge", PLEDGE)

# At anchor, Crew was called by numbers in older records.
VERBS.respell("next.x2", FIRST_CARD.of(MERCHANT))
VERBS.respell("next.x3", FIRST_CARD.of(DIVER))
