"""The numbers in the heuristic, in Fame unless they say otherwise; ``herna tune ahoy`` changes them."""

from __future__ import annotations

from typing import Final

from herna.kernel.weights import Weights

WEIGHTS: Final = Weights()

# Regions: the Squadron and the Union.
ROUND_FAME: Final = WEIGHTS.add("fame-per-round", 7.0)
"""What the leader gains in a round after this one; it tells how many rounds are left."""
HOLD: Final = WEIGHTS.add("hold-a-region", 0.31)
"""How much of a region's wealth, in every round to come, goes to whoever holds it now."""
MARGIN: Final = WEIGHTS.add("margin-of-control", 0.12)
"""How much more of it goes there for each point of control that the other lacks."""
FIGURE: Final = WEIGHTS.add("patrol-in-supply", 0.12)
"""What a Patrol in the supply is worth less than one on the map."""
READY: Final = WEIGHTS.add("ready-comrade", 0.22)
PLAN_IN_HAND: Final = WEIGHTS.add("plan-in-hand", 0.5)

# What the Squadron and the Union may have; Smugglers have other numbers for the same things.
GOLD: Final = WEIGHTS.add("gold", 0.3)
CREW: Final = WEIGHTS.add("crew", 0.6)
DAMAGE: Final = WEIGHTS.add("damage", 0.35)
LOADED: Final = WEIGHTS.add("loaded", 0.4)
"""A six on the Cannons."""
DIE: Final = WEIGHTS.add("unplaced-die", 0.15)
CENTRE: Final = WEIGHTS.add("at-an-island", 0.25)

# Smugglers.
DELIVERY: Final = WEIGHTS.add("delivery", 2.3)
"""Cargo that can be handed over here and now: less than what that brings, or nobody would do it."""
PLEDGE: Final = WEIGHTS.add("pledge", 0.75)
"""A point that a pledge would bring as the regions are held now."""
SAILED: Final = WEIGHTS.add("step-to-sail", 0.4)
"""What each step on the way to an errand costs."""
PICK_UP: Final = WEIGHTS.add("cargo-in-the-market", 0.75)
"""How much of its worth aboard a card has while it is in the Market, where others may take it."""
LOST: Final = WEIGHTS.add("cargo-wanted-nowhere", 0.15)
"""Cargo while no Island that wants it is on the map."""
PRIZE: Final = WEIGHTS.add("rewards-to-come", 1.0)
"""How much of the rewards that the next deliveries can bring."""
CHARTED: Final = WEIGHTS.add("region-on-the-map", 0.45)
"""Every region: more Islands to trade with."""
FULL: Final = WEIGHTS.add("full-sail", 0.1)
"""Every pip of the best die that is free for Full Sail."""
PURSE: Final = WEIGHTS.add("gold-of-smuggler", 0.1)
MATE: Final = WEIGHTS.add("crew-of-smuggler", 0.08)
LEAK: Final = WEIGHTS.add("damage-of-smuggler", 0.1)
GUNS: Final = WEIGHTS.add("loaded-smuggler", 0.05)
