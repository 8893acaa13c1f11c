"""Puts every printed card and every board in its place, so that rules can ask them."""

from __future__ import annotations

from herna.games.ahoy.actions.cargo import Smuggler
from herna.games.ahoy.actions.squadron import Squadron
from herna.games.ahoy.actions.union import Union
from herna.games.ahoy.card import CREW, PLANS, read_cards
from herna.games.ahoy.cards import CREW_DECK, PLAN_DECK
from herna.games.ahoy.components import RED, SQUADRON, UNION, WHITE
from herna.games.ahoy.faction import FACTION


def put_in_place() -> None:
    """Fill the registries; rules meet cards and boards only there, so their modules import one way."""
    for member in CREW_DECK:
        CREW[member.card] = member
    for plan in PLAN_DECK:
        PLANS[plan.card] = plan
    read_cards()
    FACTION[SQUADRON] = Squadron()
    FACTION[UNION] = Union()
    FACTION[RED] = Smuggler()
    FACTION[WHITE] = Smuggler()
