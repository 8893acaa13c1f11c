"""Why something may not be done in Smash Up: each sentence with its paragraph, in the order of the rules."""

from __future__ import annotations

from typing import Final

from herna.kernel.why import Reasons

REASONS: Final = Reasons()

FACTION_TAKEN: Final = REASONS.add("faction-taken", "U2.1")
FACTION_TWICE: Final = REASONS.add("faction-twice", "U2.2")
NOT_YOUR_TURN: Final = REASONS.add("not-your-turn", "U4.1")
NOT_THIS_PHASE: Final = REASONS.add("not-this-phase", "U4.1")
NO_MINION_LEFT: Final = REASONS.add("no-minion-left", "U4.1")
NO_ACTION_LEFT: Final = REASONS.add("no-action-left", "U4.1")
BLOCKED: Final = REASONS.add("blocked", "U4.7")
NO_BASE: Final = REASONS.add("no-base", "U4.11")
NO_FITTING_PLAY: Final = REASONS.add("no-fitting-play", "U5.2")
MINION_PLAYED: Final = REASONS.add("minion-played", "U5.5")
DUG_ALREADY: Final = REASONS.add("dug-already", "U6.3")
TALENT_LATER: Final = REASONS.add("only-in-your-phase", "U6.4")
TALENT_USED: Final = REASONS.add("talent-used", "U6.4")
ONLY_IN_YOUR_PHASE: Final = REASONS.add("only-in-your-phase", "U6.7")
SPECIAL_USED: Final = REASONS.add("special-used", "U8.3")
ASLEEP: Final = REASONS.add("asleep", "U12.3")
SPECIAL_BLOCKED: Final = REASONS.add("blocked", "U12.3")
TOO_MANY_PLAYS: Final = REASONS.add("too-many-plays", "U13.3")
