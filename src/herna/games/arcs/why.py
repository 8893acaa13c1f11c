"""Why something cannot be done now, by the predicates that decide it."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.actions.build import launch_sites
from herna.games.arcs.actions.prelude import usable
from herna.games.arcs.actions.tax import taxable
from herna.games.arcs.components import (
    ACTION_CARD,
    BATTLE_ACTION,
    BUILD_ACTION,
    COURT,
    INFLUENCE_ACTION,
    MOVE_ACTION,
    REPAIR_ACTION,
    SECURE_ACTION,
    TAX_ACTION,
)
from herna.games.arcs.hands import may_seize
from herna.games.arcs.listeners import DECK
from herna.games.arcs.pieces import is_starport, owner
from herna.games.arcs.queries import guild_cards, lead_number, tokens_of
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import VERBS
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.why import Refusal

ACTIONS: Final = (
    ("tax", TAX_ACTION),
    ("city", BUILD_ACTION),
    ("starport", BUILD_ACTION),
    ("ship", BUILD_ACTION),
    ("move", MOVE_ACTION),
    ("repair", REPAIR_ACTION),
    ("influence", INFLUENCE_ACTION),
    ("secure", SECURE_ACTION),
    ("battle", BATTLE_ACTION),
)
"""The standard actions as they are offered, each with its bit."""


def refusals(seen: Arcs, seat: Seat) -> list[Refusal]:
    """Return why each action and each card of a seat that is not on offer cannot be used now."""
    asked = seen.pending
    if asked is None or asked.seat != seat:
        return cards_refused(seen, seat, "wait", "A6.1")
    offered = {VERBS.verb(option).key for option in asked.options}
    if asked.prompt == "act":
        found = [refuse_action(seen, seat, key, bit) for key, bit in ACTIONS if key not in offered]
        return found + prelude_refusals(seen, seat, offered) + cards_refused(seen, seat, "one-card", "A6.4")
    if asked.prompt == "follow":
        return follow_refusals(seen, seat, offered)
    if asked.prompt == "besides":
        return seize_refusals(seen, seat, offered) + cards_refused(seen, seat, "one-card", "A6.4", offered)
    return []


def cards_refused(
    seen: Arcs, seat: Seat, key: str, rule: str, offered: set[str] | None = None
) -> list[Refusal]:
    """Refuse every card in hand, unless it may seize."""
    if offered is not None and "seize" in offered:
        return []
    return [Refusal(ACTION_CARD.ref(card), key, rule) for card in seen.hands[seat].cards() if card >= 0]


def refuse_action(seen: Arcs, seat: Seat, key: str, bit: i64) -> Refusal:
    """Say why a standard action is not offered: no pips, not listed, or no target."""
    if seen.pips == 0:
        return Refusal(key, "no-pips", "A6.2")
    if seen.listed & bit == 0:
        if bit == BATTLE_ACTION:
            return Refusal(key, "needs-weapon", "A11.2")
        return Refusal(key, "not-listed", "A6.2")
    return refuse_target(seen, seat, key)


LACKS: Final = {
    "city": ("no-slot", "A12.5"),
    "starport": ("no-slot", "A12.5"),
    "move": ("no-ships", "A12.9"),
    "repair": ("nothing-damaged", "A12.12"),
    "influence": ("no-agents", "A12.19"),
    "secure": ("no-majority", "A12.14"),
    "battle": ("no-rival", "A13.2"),
}
"""Why an action that is listed finds no target, and the paragraph."""


def refuse_target(seen: Arcs, seat: Seat, key: str) -> Refusal:
    """Say what a listed action lacks."""
    if key == "tax":
        again = seen.taxed != 0 and len(taxable(seen, seat)) == 0
        return Refusal(key, "taxed", "A12.3") if again else Refusal(key, "no-city", "A12.1")
    if key == "ship":
        return refuse_ship(seen, seat)
    reason, rule = LACKS[key]
    return Refusal(key, reason, rule)


def refuse_ship(seen: Arcs, seat: Seat) -> Refusal:
    """Say why no ship can be built: no starport, or each has built one."""
    for building in seen.buildings:
        if owner(building) == seat and is_starport(building) and len(launch_sites(seen, seat)) == 0:
            return Refusal("ship", "launched", "A12.6")
    return Refusal("ship", "no-starport", "A12.6")


def prelude_refusals(seen: Arcs, seat: Seat, offered: set[str]) -> list[Refusal]:
    """Say why resources cannot be spent, Guild cards not be used, and nothing be declared."""
    found = [Refusal("declare", "too-late", "A7.1")]
    if "spend" not in offered:
        lacking = seen.prelude and len(tokens_of(seen, seat)) == 0
        found.append(
            Refusal("spend", "no-tokens", "A11.2") if lacking else Refusal("spend", "prelude-over", "A11.1")
        )
    for card in guild_cards(seen, seat):
        if not seen.prelude:
            found.append(Refusal(COURT.ref(card), "prelude-over", "A11.1"))
        elif not usable(seen, seat, card):
            found.append(refuse_card(seen, seat, card))
    return found


def refuse_card(seen: Arcs, seat: Seat, card: i64) -> Refusal:
    """Say why a Guild card's Prelude action cannot be used."""
    if has(seen.secured, card):
        return Refusal(COURT.ref(card), "secured-now", "A11.5")
    return DECK.court[card].why_not(seen, seat)


def follow_refusals(seen: Arcs, seat: Seat, offered: set[str]) -> list[Refusal]:
    """Say why a follower cannot Surpass, Pivot or pass."""
    found = [Refusal("pass", "must-follow", "A6.7"), Refusal("lead", "must-follow", "A6.1")]
    if "surpass" not in offered:
        found.append(Refusal("surpass", "too-low", "A8.1", n=lead_number(seen)))
    if "pivot" not in offered:
        found.append(Refusal("pivot", "same-suit", "A8.3"))
    return found


def seize_refusals(seen: Arcs, seat: Seat, offered: set[str]) -> list[Refusal]:
    """Say why a follower cannot seize, or declare."""
    found: list[Refusal] = []
    if "seize" not in offered:
        if seen.seized:
            found.append(Refusal("seize", "already-seized", "A9.3"))
        elif not may_seize(seen, seat):
            found.append(Refusal("seize", "holds-marker", "A9.3"))
        else:
            found.append(Refusal("seize", "no-second-card", "A9.1"))
    if "declare" not in offered:
        found.append(Refusal("declare", "only-leader", "A7.1"))
    return found
