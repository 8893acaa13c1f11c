"""Why something may not be done in Harbours: each sentence with the paragraph behind it."""

from __future__ import annotations

from typing import Final

from herna.kernel.why import Reasons

REASONS: Final = Reasons()

NO_GOLD: Final = REASONS.add("no-gold", "B3.3")
NO_SHIPS: Final = REASONS.add("no-ships", "B3.3")
NO_RIVAL: Final = REASONS.add("no-rival", "B3.5")
