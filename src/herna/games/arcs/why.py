"""Why something cannot be done now, by the predicates that decide it."""

from __future__ import annotations

from typing import Final

from herna.games.arcs import reasons as no
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
from herna.kernel.why import Reason, Refusal

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
        return cards_refused(seen, seat, no.WAIT)
    offered = {VERBS.verb(option).key for option in asked.options}
    if asked.prompt == "act":
        found = [refuse_action(seen, seat, key, bit) for key, bit in ACTIONS if key not in offered]
        return found + prelude_refusals(seen, seat, offered) + cards_refused(seen, seat, no.ONE_CARD)
    if asked.prompt == "follow":
        return follow_refusals(seen, seat, offered)
    if asked.prompt == "besides":
        return seize_refusals(seen, seat, offered) + cards_refused(seen, seat, no.ONE_CARD, offered)
    return []


def cards_refused(seen: Arcs, seat: Seat, reason: Reason, offered: set[str] | None = None) -> list[Refusal]:
    """Refuse every card in hand, unless it may seize."""
    if offered is not None and "seize" in offered:
        return []
    return [Refusal(ACTION_CARD.ref(card), reason) for card in seen.hands[seat].cards() if card >= 0]


def refuse_action(seen: Arcs, seat: Seat, key: str, bit: i64) -> Refusal:
    """Say why a standard action is not offered: no pips, not listed, or no target."""
    if seen.pips == 0:
        return Refusal(key, no.NO_PIPS)
    if seen.listed & bit == 0:
        return Refusal(key, no.NEEDS_WEAPON if bit == BATTLE_ACTION else no.NOT_LISTED)
    return refuse_target(seen, seat, key)


LACKS: Final = {
    "city": no.NO_BUILDING_SLOT,
    "starport": no.NO_BUILDING_SLOT,
    "move": no.NO_SHIPS,
    "repair": no.NOTHING_DAMAGED,
    "influence": no.NO_AGENTS,
    "secure": no.NO_MAJORITY,
    "battle": no.NO_RIVAL,
}
"""Why an action that is listed finds no target."""


def refuse_target(seen: Arcs, seat: Seat, key: str) -> Refusal:
    """Say what a listed action lacks."""
    if key == "tax":
        again = seen.taxed != 0 and len(taxable(seen, seat)) == 0
        return Refusal(key, no.TAXED if again else no.NO_CITY)
    if key == "ship":
        return refuse_ship(seen, seat)
    return Refusal(key, LACKS[key])


def refuse_ship(seen: Arcs, seat: Seat) -> Refusal:
    """Say why no ship can be built: no starport, or each has built one."""
    for building in seen.buildings:
        if owner(building) == seat and is_starport(building) and len(launch_sites(seen, seat)) == 0:
            return Refusal("ship", no.LAUNCHED)
    return Refusal("ship", no.NO_STARPORT)


def prelude_refusals(seen: Arcs, seat: Seat, offered: set[str]) -> list[Refusal]:
    """Say why resources cannot be spent, Guild cards not be used, and nothing be declared."""
    found = [Refusal("declare", no.TOO_LATE)]
    if "spend" not in offered:
        lacking = seen.prelude and len(tokens_of(seen, seat)) == 0
        found.append(Refusal("spend", no.NO_TOKENS if lacking else no.PRELUDE_OVER))
    for card in guild_cards(seen, seat):
        if not seen.prelude:
            found.append(Refusal(COURT.ref(card), no.PRELUDE_OVER))
        elif not usable(seen, seat, card):
            found.append(refuse_card(seen, seat, card))
    return found


def refuse_card(seen: Arcs, seat: Seat, card: i64) -> Refusal:
    """Say why a Guild card's Prelude action cannot be used."""
    if has(seen.secured, card):
        return Refusal(COURT.ref(card), no.SECURED_NOW)
    return DECK.court[card].why_not(seen, seat)


def follow_refusals(seen: Arcs, seat: Seat, offered: set[str]) -> list[Refusal]:
    """Say why a follower cannot Surpass, Pivot or pass."""
    found = [Refusal("pass", no.MUST_FOLLOW), Refusal("lead", no.MUST_LEAD)]
    if "surpass" not in offered:
        found.append(Refusal("surpass", no.TOO_LOW, n=lead_number(seen)))
    if "pivot" not in offered:
        found.append(Refusal("pivot", no.SAME_SUIT))
    return found


def seize_refusals(seen: Arcs, seat: Seat, offered: set[str]) -> list[Refusal]:
    """Say why a follower cannot seize, or declare."""
    found: list[Refusal] = []
    if "seize" not in offered:
        if seen.seized:
            found.append(Refusal("seize", no.ALREADY_SEIZED))
        elif not may_seize(seen, seat):
            found.append(Refusal("seize", no.HOLDS_MARKER))
        else:
            found.append(Refusal("seize", no.NO_SECOND_CARD))
    if "declare" not in offered:
        found.append(Refusal("declare", no.ONLY_LEADER))
    return found
