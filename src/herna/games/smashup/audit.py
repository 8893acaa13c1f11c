"""Whether the components on the table are where they can be."""

from __future__ import annotations

from herna.games.smashup.card import MINION, ON_BASE, PRINTED
from herna.games.smashup.components import CARD, NOBODY, NOTHING, NOWHERE
from herna.games.smashup.state import SmashUp


def complaints(state: SmashUp) -> list[str]:
    """Return what is wrong: cards in play and not on the table, actions without a host, negative numbers."""
    found: list[str] = []
    for card in list(state.minions) + list(state.actions):
        if not state.tables[state.owner[card]].holds(card):
            found.append(f"{CARD.ref(card)} is in play and not on the table")
        if state.controller[card] == NOBODY:
            found.append(f"{CARD.ref(card)} is in play and nobody controls it")
    for minion in state.minions:
        if PRINTED[minion].kind != MINION or state.where[minion] not in state.row:
            found.append(f"{CARD.ref(minion)} is a minion in play and at no base")
    for action in state.actions:
        on_base = PRINTED[action].kind == ON_BASE
        if on_base and state.where[action] not in state.row:
            found.append(f"{CARD.ref(action)} is on no base")
        if not on_base and state.host[action] not in state.minions:
            found.append(f"{CARD.ref(action)} is on no minion")
    for card in range(len(state.owner)):
        idle = card not in state.minions and card not in state.actions
        if idle and (state.where[card] != NOWHERE or state.host[card] != NOTHING or state.bonus[card] != 0):
            found.append(f"{CARD.ref(card)} is not in play and remembers something")
    if any(count < 0 for count in state.credits) or any(points < 0 for points in state.vp):
        found.append("a number is below zero")
    if list(state.row) != [base for base in state.row if state.base_table.holds(base)]:
        found.append("a base in the row is not on the table")
    return found
