"""Why something may not be done in Arcs: each sentence with its paragraph, in the order of the rules."""

from __future__ import annotations

from typing import Final

from herna.kernel.why import Reasons

REASONS: Final = Reasons()

WAIT: Final = REASONS.add("wait", "A6.1")
MUST_LEAD: Final = REASONS.add("must-follow", "A6.1")
NO_PIPS: Final = REASONS.add("no-pips", "A6.2")
NOT_LISTED: Final = REASONS.add("not-listed", "A6.2")
ONE_CARD: Final = REASONS.add("one-card", "A6.4")
MUST_FOLLOW: Final = REASONS.add("must-follow", "A6.7")
TOO_LATE: Final = REASONS.add("too-late", "A7.1")
ONLY_LEADER: Final = REASONS.add("only-leader", "A7.1")
TOO_LOW: Final = REASONS.add("too-low", "A8.1")
SAME_SUIT: Final = REASONS.add("same-suit", "A8.3")
NO_SECOND_CARD: Final = REASONS.add("no-second-card", "A9.1")
ALREADY_SEIZED: Final = REASONS.add("already-seized", "A9.3")
HOLDS_MARKER: Final = REASONS.add("holds-marker", "A9.3")
PRELUDE_OVER: Final = REASONS.add("prelude-over", "A11.1")
NEEDS_WEAPON: Final = REASONS.add("needs-weapon", "A11.2")
NO_TOKENS: Final = REASONS.add("no-tokens", "A11.2")
NO_FACE_UP: Final = REASONS.add("no-face-up", "A11.2")
SECURED_NOW: Final = REASONS.add("secured-now", "A11.5")
BEGUN: Final = REASONS.add("begun", "A11.9")
NO_CITY: Final = REASONS.add("no-city", "A12.1")
TAXED: Final = REASONS.add("taxed", "A12.3")
NO_BUILDING_SLOT: Final = REASONS.add("no-slot", "A12.5")
NO_STARPORT: Final = REASONS.add("no-starport", "A12.6")
LAUNCHED: Final = REASONS.add("launched", "A12.6")
NO_SHIPS: Final = REASONS.add("no-ships", "A12.9")
NOTHING_DAMAGED: Final = REASONS.add("nothing-damaged", "A12.12")
NO_MAJORITY: Final = REASONS.add("no-majority", "A12.14")
NO_AGENTS: Final = REASONS.add("no-agents", "A12.19")
NO_RIVAL: Final = REASONS.add("no-rival", "A13.2")
NO_PRELUDE: Final = REASONS.add("no-prelude", "A17.2")
ONCE: Final = REASONS.add("once", "A17.2")
