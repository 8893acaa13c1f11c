"""Questions that many cards ask: a minion, a base, a player, some cards."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.components import FACTION
from herna.games.smashup.queries import other_bases
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT, CARD_, NAME, TARGET, WHOM
from herna.kernel.choice import PASS, Seat
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Pick

MOST: Final = 60
"""A question with more minions than this is asked in two steps: first the base, then the minion."""


def too_many(minions: Row) -> bool:
    """Whether there are more minions than fit one question."""
    return len(minions) > MOST


def narrowed(state: SmashUp, pick: Pick, minions: Row) -> Row:
    """Ask for a base, and for a player if that is not enough; return the minions there."""
    where, controller = state.where, state.controller
    bases = vec[i64]([base for base in state.row if any(where[minion] == base for minion in minions)])
    base = AT.target(pick.one("at-which-base", AT.each(bases)))
    found = vec[i64]([minion for minion in minions if where[minion] == base])
    if not too_many(found):
        return found
    seats = [seat for seat in range(state.seats) if any(controller[minion] == seat for minion in found)]
    seat = WHOM.target(pick.one("whose-minion", WHOM.each(vec[i64](seats))))
    return vec[i64]([minion for minion in found if controller[minion] == seat])


def a_minion(state: SmashUp, pick: Pick, prompt: str, among: Row) -> i64:
    """Ask for one of these minions; without any, the text ends here."""
    if too_many(among):
        among = narrowed(state, pick, among)
    return TARGET.target(pick.one(prompt, TARGET.each(among)))


def maybe_minion(state: SmashUp, pick: Pick, prompt: str, among: Row) -> i64:
    """Ask for one of these minions or none; return it, or -1."""
    if too_many(among):
        among = narrowed(state, pick, among)
    option = pick.maybe(prompt, TARGET.each(among))
    return -1 if option == PASS else TARGET.target(option)


def a_base(pick: Pick, prompt: str, among: Row) -> i64:
    """Ask for one of these bases; without any, the text ends here."""
    return AT.target(pick.one(prompt, AT.each(among)))


def away(state: SmashUp, pick: Pick, minion: i64) -> i64:
    """Ask for the base a minion moves to."""
    return AT.target(pick.one("move-to", AT.over(other_bases(state, state.where[minion]))))


def a_seat(pick: Pick, prompt: str, among: Row) -> Seat:
    """Ask for a player."""
    return WHOM.target(pick.one(prompt, WHOM.each(among)))


def a_faction(pick: Pick) -> i64:
    """Ask for any of the eight factions (A33)."""
    return NAME.target(pick.one("name-faction", NAME.each(FACTION.numbers)))


def a_card(pick: Pick, prompt: str, among: Row) -> i64:
    """Ask for a card that is not in play."""
    return CARD_.target(pick.one(prompt, CARD_.each(among)))


def maybe_card(pick: Pick, prompt: str, among: Row) -> i64:
    """Ask for a card that is not in play or none; return it, or -1."""
    option = pick.maybe(prompt, CARD_.each(among))
    return -1 if option == PASS else CARD_.target(option)


def one_of_each(state: SmashUp, cards: Row) -> Row:
    """Return one card of each name."""
    found, names = room(len(cards) + 1), room(len(cards))
    for card in cards:
        if state.printed.names[card] not in names:
            names = append(names, state.printed.names[card])
            found = append(found, card)
    return found


def same_name(state: SmashUp, cards: Row, like: i64) -> list[i64]:
    """Return the cards with the same name as one (U11.11)."""
    return [card for card in cards if state.printed.names[card] == state.printed.names[like]]
