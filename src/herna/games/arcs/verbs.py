"""Every verb of Arcs; new ones go to the end."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import (
    ACTION_CARD,
    AMBITION,
    CAPTIVE,
    CLUSTER,
    COURT,
    DIE,
    FLEET,
    LEADER,
    LORE,
    MAX_DICE,
    RESOURCE,
    SEAT,
    SHIPS,
    SITE,
    SLOT,
    SYSTEM,
    TROPHY,
)
from herna.kernel.verb import Verbs

VERBS: Final = Verbs()

FRESH_ONE: Final = 0
"""The value of an option for a fresh ship of a fleet."""
DAMAGED_ONE: Final = 1
"""The value of an option for a damaged ship of a fleet."""

# Rounds.
LEAD_WITH: Final = VERBS.add("lead", ACTION_CARD)
SURPASS_WITH: Final = VERBS.add("surpass", ACTION_CARD)
COPY_WITH: Final = VERBS.add("copy", ACTION_CARD)
PIVOT_WITH: Final = VERBS.add("pivot", ACTION_CARD)
SEIZE_WITH: Final = VERBS.add("seize", ACTION_CARD)
DECLARE: Final = VERBS.add("declare", AMBITION)
CONCEDE: Final = VERBS.add("concede")
MULLIGAN: Final = VERBS.add("mulligan")

# The turn: what a pip or a token buys, and Prelude actions.
TAX: Final = VERBS.add("tax", SITE)
CITY_BUILD: Final = VERBS.add("city")
STARPORT_BUILD: Final = VERBS.add("starport")
SHIP_BUILD: Final = VERBS.add("ship", SITE)
MOVE: Final = VERBS.add("move")
REPAIR: Final = VERBS.add("repair")
INFLUENCE: Final = VERBS.add("influence", COURT)
SECURE: Final = VERBS.add("secure", COURT)
BATTLE: Final = VERBS.add("battle")
SPEND: Final = VERBS.add("spend", SLOT)
ARM: Final = VERBS.add("arm")
USE_COURT: Final = VERBS.add("use", COURT)
USE_LORE: Final = VERBS.add("use-lore", LORE)
SCRAP_LORE: Final = VERBS.add("scrap", LORE)
USE_LEADER: Final = VERBS.add("use-leader", LEADER)

# New actions of cards.
MANUFACTURE: Final = VERBS.add("manufacture")
SYNTHESIZE: Final = VERBS.add("synthesize")
PRESSGANG: Final = VERBS.add("pressgang")
EXECUTE: Final = VERBS.add("execute")
ABDUCT: Final = VERBS.add("abduct")
TRADE: Final = VERBS.add("trade")
SUMMON: Final = VERBS.add("summon")
FIRE_RIFLES: Final = VERBS.add("fire-rifles")
NURTURE: Final = VERBS.add("nurture")
PRUNE: Final = VERBS.add("prune")
GUIDE: Final = VERBS.add("guide")
MARTYR: Final = VERBS.add("martyr")
ANNEX: Final = VERBS.add("annex")

# Targets and amounts.
WHERE: Final = VERBS.add("where", SYSTEM)
ON_SITE: Final = VERBS.add("site", SITE)
ALL: Final = VERBS.add("all")
FRESH: Final = VERBS.add("fresh", most=SHIPS)
DAMAGED: Final = VERBS.add("damaged", most=SHIPS)
WHOM: Final = VERBS.add("whom", SEAT)
FLEET_PICK: Final = VERBS.add("fleet", FLEET, most=1)
COURT_PICK: Final = VERBS.add("card", COURT)
HAND_PICK: Final = VERBS.add("action", ACTION_CARD)
LEADER_PICK: Final = VERBS.add("leader", LEADER)
LORE_PICK: Final = VERBS.add("lore", LORE)
RESOURCE_PICK: Final = VERBS.add("type", RESOURCE)
SLOT_PICK: Final = VERBS.add("slot", SLOT)
DISCARD_TOKEN: Final = VERBS.add("discard", RESOURCE)
REARRANGE: Final = VERBS.add("rearrange")
CLUSTER_PICK: Final = VERBS.add("cluster", CLUSTER)
CAPTIVE_PICK: Final = VERBS.add("captive", CAPTIVE)
TROPHY_PICK: Final = VERBS.add("trophy", TROPHY)
SEIZE: Final = VERBS.add("seize-now")

# Battle.
COLLECT: Final = VERBS.add("collect", DIE, most=MAX_DICE)
FACE: Final = VERBS.add("face", DIE, least=1, most=6)
AGAIN: Final = VERBS.add("again", DIE, least=1, most=6)
HIT: Final = VERBS.add("hit", FLEET, most=1)
HIT_BUILDING: Final = VERBS.add("hit-building", SITE)
AUTO: Final = VERBS.add("auto")
STEAL: Final = VERBS.add("steal", SLOT)
STEAL_CARD: Final = VERBS.add("steal-card", COURT)
