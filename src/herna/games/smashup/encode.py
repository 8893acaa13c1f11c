"""What a seat knows, as numbers for learners: the turn, each seat from the own one on, bases, every card."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.components import (
    BASE,
    BOX,
    CREDITS,
    FACTION_CARDS,
    NOTHING,
    NOWHERE,
    faction_of,
)
from herna.games.smashup.power import breakpoint_of, power
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.observe import Passage, from_seat, write_row
from herna.kernel.pile import Pile
from herna.kernel.rows import Line, i16, i64

CARD: Final = 4
"""Numbers about each card."""
OWN_CARDS: Final = 2 * FACTION_CARDS
BASE_NUMBERS: Final = 5
"""Numbers about each base, before one for each seat."""
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_DECK: Final = 3
SET_ASIDE: Final = 4
PLAYED: Final = 5
AT_BASE: Final = 6

TURN: Final = [
    Passage("phase", 2, "the phase, turns begun"),
    Passage("seats", 2, "whose turn it is, who started: 1 this seat, 2 the next one, and so on"),
    Passage("scoring", 5, "the base from 1, whether it paid, silent, bases scored this turn, specials used"),
    Passage("limits", 2, "what the active seat cannot do, whether a card rose from its discard pile"),
    Passage("lasting", 4, "power until the end of a turn, silent bases, things done once, texts that wait"),
    Passage("permissions", CREDITS, "what the active seat may still play, by kind"),
]
SEAT: Final = [
    Passage("points", 1, "victory points"),
    Passage("factions", 2, "its factions from 1, 0 while not chosen"),
    Passage("piles", 3, "cards in hand, deck and discard pile"),
    Passage("plays", 2, "cards and minions played this turn"),
    Passage("asleep", 1, "what it cannot do in its next turn"),
    Passage(
        "special", 3, "whether it passes before scorings, its place at the scored base, whether it used it"
    ),
]
CARD_SAYS: Final = (
    "1 in hand, 2 discarded, 3 known in the deck, 4 aside, 5 played, from 6 at a base; whose; "
    "a minion's power, or the minion it lies on from 1; what it has noted"
)


def passages(seats: int) -> list[Passage]:
    """Return what the numbers mean, in their order."""
    found = list(TURN)
    for away in range(seats):
        found += [Passage(f"seat {away}: {each.about}", each.count, each.says) for each in SEAT]
    says = "1 known in the deck, 2 scored, 3 in play, 4 looked at; order, breakpoint, lowered, tenure; powers"
    found += [Passage(f"base {base}", BASE_NUMBERS + seats, says) for base in range(BASE.count)]
    found += [Passage(f"card {card}", CARD, CARD_SAYS) for card in range(BOX)]
    return [
        *found,
        Passage(
            "further copies", CARD * OWN_CARDS * seats, "each seat's cards of a faction that others have, too"
        ),
    ]


def write(state: SmashUp, seat: Seat, line: Line, at: i64) -> i64:
    """Write the numbers; return where the next one goes."""
    at = write_turn(state, seat, line, at)
    for away in range(state.seats):
        at = write_seat(state, (seat + away) % state.seats, line, at)
    bases = at
    at = write_bases(state, seat, line, at)
    for away in range(state.seats):
        write_piles(state, (seat + away) % state.seats, seat, line, at)
    write_minions(state, seat, line, bases, at)
    write_actions(state, seat, line, at)
    return at + CARD * (BOX + OWN_CARDS * state.seats)


def write_turn(state: SmashUp, seat: Seat, line: Line, at: i64) -> i64:
    """Write how far the turn has come, and what may still be played in it."""
    line[at] = i16(state.phase)
    line[at + 1] = i16(state.turn)
    line[at + 2] = i16(from_seat(state.active, seat, state.seats))
    line[at + 3] = i16(from_seat(state.first, seat, state.seats))
    line[at + 4] = i16(state.scoring + 1)
    line[at + 5] = i16(state.awarded)
    line[at + 6] = i16(state.silent)
    line[at + 7] = i16(state.scorings)
    line[at + 8] = i16(len(state.spent))
    line[at + 9] = i16(state.asleep)
    line[at + 10] = i16(state.dug)
    line[at + 11] = i16(len(state.boosts))
    line[at + 12] = i16(len(state.hushed))
    line[at + 13] = i16(len(state.used))
    line[at + 14] = i16(len(state.triggers))
    return write_row(line, at + 15, state.credits, 0, CREDITS)


def write_seat(state: SmashUp, who: Seat, line: Line, at: i64) -> i64:
    """Write what everybody knows of a seat."""
    line[at] = i16(state.vp[who])
    line[at + 1] = i16(state.factions[2 * who] + 1)
    line[at + 2] = i16(state.factions[2 * who + 1] + 1)
    line[at + 3] = i16(state.hands[who].size())
    line[at + 4] = i16(state.decks[who].size())
    line[at + 5] = i16(state.discards[who].size())
    line[at + 6] = i16(state.plays[who])
    line[at + 7] = i16(state.played[who])
    line[at + 8] = i16(state.marked[who])
    line[at + 9] = i16(state.waiving[who])
    line[at + 10] = i16(state.places[who])
    line[at + 11] = i16(state.visitors >> who & 1)
    return at + 12


def write_bases(state: SmashUp, seat: Seat, line: Line, at: i64) -> i64:
    """Write where each base is known to be, and what it is worth now."""
    stride: i64 = BASE_NUMBERS + state.seats
    for number, pile in enumerate(state.base_piles):
        for base in pile.known_to(seat):
            line[at + base * stride] = i16(number + 1)
    for order, base in enumerate(state.row):
        here = at + base * stride
        line[here + 1] = i16(order + 1)
        line[here + 2] = i16(breakpoint_of(state, base))
        line[here + 3] = i16(state.lowered[base])
        line[here + 4] = i16(state.tenure[base])
    return at + BASE.count * stride


def place_of(state: SmashUp, card: i64, seat: Seat, at: i64) -> i64:
    """Return where the numbers about a card stand; further copies have places by their owners."""
    if card < BOX:
        return at + CARD * card
    who = state.owner[card]
    half: i64 = 0
    if state.factions[2 * who] != faction_of(card):
        half = FACTION_CARDS
    own = (who - seat) % state.seats * OWN_CARDS + half + card % FACTION_CARDS
    return at + CARD * (BOX + own)


def write_piles(state: SmashUp, who: Seat, seat: Seat, line: Line, at: i64) -> None:
    """Write where the cards of a seat are, as far as they are known."""
    write_pile(state, state.hands[who], IN_HAND, seat, line, at)
    write_pile(state, state.discards[who], IN_DISCARD, seat, line, at)
    write_pile(state, state.decks[who], IN_DECK, seat, line, at)
    write_pile(state, state.aside_piles[who], SET_ASIDE, seat, line, at)
    write_pile(state, state.tables[who], PLAYED, seat, line, at)


def write_pile(state: SmashUp, pile: Pile, place: i64, seat: Seat, line: Line, at: i64) -> None:
    """Write that the known cards of a pile are there."""
    if pile.size() == 0:
        return
    for card in pile.known_to(seat):
        here = place_of(state, card, seat, at)
        line[here] = i16(place)
        line[here + 1] = i16(from_seat(state.owner[card], seat, state.seats))


def write_minions(state: SmashUp, seat: Seat, line: Line, bases: i64, at: i64) -> None:
    """Write where minions are, whose and how strong, and add their power to what their side has there."""
    stride: i64 = BASE_NUMBERS + state.seats
    for minion in state.minions:
        here, base = place_of(state, minion, seat, at), state.where[minion]
        whose, strength = from_seat(state.controller[minion], seat, state.seats), power(state, minion)
        line[here] = i16(AT_BASE + base)
        line[here + 1] = i16(whose)
        line[here + 2] = i16(strength)
        line[here + 3] = i16(state.memo[minion])
        if base != NOWHERE and whose > 0:
            side = bases + base * stride + BASE_NUMBERS + whose - 1
            line[side] = line[side] + i16(strength)


def write_actions(state: SmashUp, seat: Seat, line: Line, at: i64) -> None:
    """Write where actions in play are, whose, and on which minion they lie."""
    for action in state.actions:
        host = state.host[action]
        base = state.where[action] if host == NOTHING else state.where[host]
        here = place_of(state, action, seat, at)
        line[here] = i16(AT_BASE + base) if base != NOWHERE else PLAYED
        line[here + 1] = i16(from_seat(state.controller[action], seat, state.seats))
        line[here + 2] = i16(host % BOX + 1) if host != NOTHING else 0
        line[here + 3] = i16(state.memo[action])
