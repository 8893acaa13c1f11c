"""Why something may not be done in Scythe: each sentence with its paragraph, in the order of the rules."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.cards.objectives import CARDS
from herna.kernel.why import Reasons

REASONS: Final = Reasons()

NOT_YOUR_TURN: Final = REASONS.add("not-your-turn", "S1.2")
SECTION_LAST: Final = REASONS.add("section-last", "S7.1")
OTHER_SECTION: Final = REASONS.add("other-section", "S7.1")
UNIT_MOVED: Final = REASONS.add("unit-moved", "S8.2")
NO_COIN_TO_BOLSTER: Final = REASONS.add("no-coin", "S8.3")
NO_COIN_TO_TRADE: Final = REASONS.add("no-coin", "S8.4")
NO_WORKER: Final = REASONS.add("no-worker", "S8.5")
PRODUCE: Final = REASONS.add("produce", "S8.7")
WORKER_STUCK: Final = REASONS.add("worker-stuck", "S9.11")
RESOURCES: Final = REASONS.add("resources", "S10.2")
FACTORY_LAST: Final = REASONS.add("factory-last", "S12.2")
NO_FACTORY_CARD: Final = REASONS.add("no-factory-card", "S16.4")
FACTORY_COST: Final = REASONS.add("factory-cost", "S16.5")
UNMET: Final = {
    key: REASONS.add(f"objective-{key}", "S17.1")
    for key in dict.fromkeys([each.key for card in CARDS for each in card.conditions])
}
"""What an objective lacks, by what it counts."""
OBJECTIVE_LATE: Final = REASONS.add("objective-late", "S17.4")
BUSY: Final = REASONS.add("busy", "S17.7")
