"""Why something may not be done in Ahoy: each sentence with its paragraph, in the order of the rules."""

from __future__ import annotations

from typing import Final

from herna.kernel.why import Reasons

REASONS: Final = Reasons()

DICE_DUE: Final = REASONS.add("dice-due", "H5.5")
DIE_FITS: Final = REASONS.add("die-fits", "H5.6")
NOTHING_FITS: Final = REASONS.add("nothing-fits", "H5.6")
ONCE: Final = REASONS.add("once", "H5.8")
DICE_PLACED: Final = REASONS.add("dice-placed", "H5.9")
SLOT_DAMAGED: Final = REASONS.add("slot-damaged", "H6.1")
SLOT_TAKEN: Final = REASONS.add("slot-taken", "H6.1")
SLOT_VALUE: Final = REASONS.add("slot-value", "H6.2")
NO_CREW: Final = REASONS.add("no-crew", "H7.1")
NO_SLOT: Final = REASONS.add("no-slot", "H14.9")
COSTS_GOLD: Final = REASONS.add("no-gold", "H15.2")
COSTS_DIE: Final = REASONS.add("costs-die", "H15.2")
NO_DIE: Final = REASONS.add("no-die", "H15.2")
NO_ISLAND_TO_RECRUIT: Final = REASONS.add("no-island", "H15.3")
NOBODY_TO_RECRUIT: Final = REASONS.add("nobody-here", "H15.3")
OTHER_SUIT: Final = REASONS.add("other-suit", "H15.3")
MARKET_EMPTY: Final = REASONS.add("market-empty", "H15.12")
STRONGHOLD: Final = REASONS.add("stronghold", "H16.4.5")
NO_PLAN: Final = REASONS.add("no-plan", "H17.6")
IN_BATTLE: Final = REASONS.add("in-battle", "H17.6")
NO_ISLAND_TO_SMUGGLE: Final = REASONS.add("no-island", "H18.2")
NOTHING_TO_SMUGGLE: Final = REASONS.add("nobody-here", "H18.2")
HOLD_EMPTY: Final = REASONS.add("hold-empty", "H18.4")
NO_ISLAND_TO_DELIVER: Final = REASONS.add("no-island", "H18.4")
NO_BUYER: Final = REASONS.add("no-buyer", "H18.4")
OTHER_PORT: Final = REASONS.add("other-port", "H18.4")
TOO_MANY: Final = REASONS.add("too-many", "H21.8")
NO_OTHER_ISLAND: Final = REASONS.add("no-twin", "H24.1")
AERONAUTS_COST: Final = REASONS.add("no-gold", "H24.1")
NO_WIND: Final = REASONS.add("no-wind", "H24.25")
WIND_COSTS: Final = REASONS.add("no-gold", "H24.25")
STRONGHOLD_BARS_PLAN: Final = REASONS.add("stronghold", "H25.4")
NO_COMRADES: Final = REASONS.add("no-comrades", "H25.10")
GUARDED: Final = REASONS.add("guarded", "H28.8")
