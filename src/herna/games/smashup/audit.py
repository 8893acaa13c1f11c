"""Whether the components on the table are where they can be."""

from __future__ import annotations

from herna.games.smashup.card import LENDS, MINION, ON_BASE
from herna.games.smashup.components import CARD, NOBODY, NOTHING, NOWHERE
from herna.games.smashup.queries import all_heard
from herna.games.smashup.state import SmashUp


def complaints(state: SmashUp) -> list[str]:
    """Return what is wrong with the components."""
    found = misplaced(state) + forgotten(state)
    speaks, answers = state.printed.speaks, state.printed.answers
    in_play = [*state.minions, *state.actions]
    if sorted(state.auras) != sorted([each for each in in_play if speaks[each] & LENDS]):
        found.append("the cards that give power are not those in play")
    if list(state.alert) != [each for each in state.minions if answers[each]]:
        found.append("the minions that have something to say are not those in play")
    if state.heard != all_heard(state):
        found.append("what the cards in play can say was counted wrongly")
    if any(count < 0 for count in state.credits) or any(points < 0 for points in state.vp):
        found.append("a number is below zero")
    if list(state.row) != [base for base in state.row if state.base_table.holds(base)]:
        found.append("a base in the row is not on the table")
    return found


def misplaced(state: SmashUp) -> list[str]:
    """Return the cards in play that are nobody's, not on the table, or at nothing that is in play."""
    found: list[str] = []
    for card in list(state.minions) + list(state.actions):
        if not state.tables[state.owner[card]].holds(card):
            found.append(f"{CARD.ref(card)} is in play and not on the table")
        if state.controller[card] == NOBODY:
            found.append(f"{CARD.ref(card)} is in play and nobody controls it")
    for minion in state.minions:
        if state.printed.kinds[minion] != MINION or state.where[minion] not in state.row:
            found.append(f"{CARD.ref(minion)} is a minion in play and at no base")
    for action in state.actions:
        on_base = state.printed.kinds[action] == ON_BASE
        if on_base and state.where[action] not in state.row:
            found.append(f"{CARD.ref(action)} is on no base")
        if not on_base and state.host[action] not in state.minions:
            found.append(f"{CARD.ref(action)} is on no minion")
    return found


def forgotten(state: SmashUp) -> list[str]:
    """Return the cards that are not in play and still remember something."""
    found: list[str] = []
    in_play = set(state.minions) | set(state.actions)
    for card in range(len(state.owner)):
        known = (state.where[card], state.host[card], state.controller[card], state.bonus[card])
        if card not in in_play and known != (NOWHERE, NOTHING, NOBODY, 0):
            found.append(f"{CARD.ref(card)} is not in play and remembers something")
    return found
