"""From the box to the table (U2): factions, decks, bases, opening hands."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.base_row import arrive
from herna.games.smashup.cards import EDITIONS
from herna.games.smashup.changes import draw
from herna.games.smashup.components import (
    BASE,
    BOX,
    CARD,
    CREDITS,
    FACTION,
    FACTION_CARDS,
    HAND_LIMIT,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPENING_HAND,
    PHASE_SETUP,
    faction_cards,
)
from herna.games.smashup.profile import Profile
from herna.games.smashup.queries import is_minion
from herna.games.smashup.state import SmashUp
from herna.games.smashup.turn import Turn
from herna.games.smashup.verbs import DRAFT, REDRAW
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.pile import PUBLIC, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import Row, append, changed, filled, i64, room, vec
from herna.kernel.step import Ask, Step

OWN_CARDS: Final = 2 * FACTION_CARDS
"""Cards of one player."""


def set_up(seats: int, variants: dict[str, str], rng: Rng) -> SmashUp:
    """Clear the table and let the players choose their factions."""
    state = SmashUp(seats, rng)
    state.profile = Profile(variants)
    state.printed = EDITIONS[state.profile.texts]
    state.phase = PHASE_SETUP
    state.turn = 0
    state.factions = filled(2 * seats, NOTHING)
    state.vp = filled(seats)
    state.first = rng.below(seats) if state.profile.random_first else 0
    state.active = state.first
    lay_cards(state, 1)
    lay_piles(state)
    lay_row(state)
    lay_counters(state)
    if state.profile.draft == "random":
        deal_factions(state)
    else:
        for seat in draft_order(state):
            state.then(Draft(seat))
    state.then(Deal())
    return state


def lay_cards(state: SmashUp, copies: i64) -> None:
    """Make room for what is known about each card."""
    count = BOX * copies
    state.owner = filled(count, NOBODY)
    state.where = filled(count, NOWHERE)
    state.host = filled(count, NOTHING)
    state.controller = filled(count, NOBODY)
    state.bonus = filled(count)
    state.arrived = filled(count)
    state.memo = filled(count)


def lay_piles(state: SmashUp) -> None:
    """Make room for decks, hands and discard piles; all bases are in the base deck."""
    state.decks = [Pile(room(OWN_CARDS)) for _ in range(state.seats)]
    state.hands = [Pile(room(HAND_LIMIT + 2)) for _ in range(state.seats)]
    state.discards = [Pile(room(OWN_CARDS)) for _ in range(state.seats)]
    state.tables = [Pile(room(OWN_CARDS)) for _ in range(state.seats)]
    state.aside_piles = [Pile(vec[i64]()) for _ in range(state.seats)]
    state.base_piles = [Pile(vec[i64]()) for _ in range(4)]
    for base in range(BASE.count):
        state.base_deck.put(base)


def lay_row(state: SmashUp) -> None:
    """Nothing is in play yet."""
    state.row = vec[i64]()
    state.tenure = filled(BASE.count)
    state.arrivals = 0
    state.lowered = filled(BASE.count)
    state.minions = vec[i64]()
    state.actions = vec[i64]()
    state.heard = 0
    state.auras = vec[i64]()
    state.alert = vec[i64]()
    state.boosts = []
    state.hushed = []
    state.frame = None
    state.triggers = []


def lay_counters(state: SmashUp) -> None:
    """Start every count at nothing."""
    seats = state.seats
    state.credits = filled(CREDITS)
    state.plays = filled(seats)
    state.played = filled(seats)
    state.dug = 0
    state.marked = filled(seats)
    state.asleep = 0
    state.used = vec[i64]()
    state.scoring = NOWHERE
    state.awarded = 0
    state.scorings = 0
    state.spent = vec[i64]()
    state.visitors = 0
    state.waiving = filled(seats)
    state.places = filled(seats)
    state.silent = 0
    state.memory = vec[i64]()


def draft_order(state: SmashUp) -> list[i64]:
    """Return who chooses when: there and back again, or both factions at once (U2.3)."""
    seats = [(state.first + i) % state.seats for i in range(state.seats)]
    if state.profile.draft == "free":
        return [seat for seat in seats for _ in range(2)]
    return seats + seats[::-1]


def available(state: SmashUp, seat: Seat) -> Row:
    """Factions a seat may take: none twice with one copy, never the same to itself (U2.1, U2.2)."""
    found = room(FACTION.count + 1)
    taken = state.factions
    if state.profile.several_copies:
        taken = taken[2 * seat : 2 * seat + 2]
    for faction in range(FACTION.count):
        if faction not in taken:
            found = append(found, faction)
    return found


def give_faction(state: SmashUp, seat: Seat, faction: i64) -> None:
    """Let a seat have a faction."""
    half = 2 * seat if state.factions[2 * seat] == NOTHING else 2 * seat + 1
    state.factions = changed(state.factions, half, faction)
    state.tell("drafted", seat, FACTION.ref(faction))


def deal_factions(state: SmashUp) -> None:
    """Give everybody two factions at random."""
    for seat in draft_order(state):
        among = available(state, seat)
        give_faction(state, seat, among[state.rng.below(len(among))])


@final
class Draft(Ask[SmashUp]):
    """A seat takes a faction."""

    def choice(self, state: SmashUp) -> Choice:
        """Ask for one that is left."""
        return Choice(self.seat, "draft", DRAFT.each(available(state, self.seat)))

    def take(self, state: SmashUp, option: Option) -> None:
        """Note which faction this seat has taken."""
        give_faction(state, self.seat, DRAFT.target(option))


@final
class Deal(Step[SmashUp]):
    """Shuffle decks and bases, turn bases up, deal opening hands (U2.4 to U2.7)."""

    def run(self, state: SmashUp) -> None:
        """Give everybody a shuffled deck of both factions, turn bases up, and let opening hands follow."""
        copies = 1
        for faction in range(FACTION.count):
            copies = max(copies, len([1 for taken in state.factions if taken == faction]))
        lay_cards(state, copies)
        for i in range(2 * state.seats):
            faction, seat = state.factions[i], i // 2
            copy = len([1 for j in range(i) if state.factions[j] == faction])
            for card in faction_cards(faction, copy):
                state.owner[card] = seat
                state.decks[seat].put(card)
        for seat in range(state.seats):
            state.decks[seat].shuffle(state.rng)
        state.base_deck.shuffle(state.rng)
        state.row = room(state.seats + 1)
        for _time in range(state.seats + 1):
            base = state.base_deck.draw()
            state.row = append(state.row, base)
            arrive(state, base)
        for i in range(state.seats):
            seat = (state.first + i) % state.seats
            state.then(OpeningHand(seat), Redraw(seat))
        state.then(Turn(state.first))


@final
class OpeningHand(Step[SmashUp]):
    """A seat draws five cards (U2.6)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: SmashUp) -> None:
        """Draw the first hand of five cards."""
        draw(state, self.seat, OPENING_HAND)


@final
class Redraw(Ask[SmashUp]):
    """A hand without a minion is replaced once (U2.7)."""

    def choice(self, state: SmashUp) -> Choice:
        """Ask where a new hand may be declined; then everybody, so that nobody learns who has no minion."""
        seat = self.seat
        options = room(2)
        if not any(is_minion(state, card) for card in state.hands[seat].cards()):
            options = append(options, REDRAW.of())
        if state.profile.may_redraw:
            options = or_pass(options)
        return Choice(seat, "redraw", options, always=state.profile.may_redraw)

    def take(self, state: SmashUp, option: Option) -> None:
        """Take a new hand; the old one is discarded, or shuffled back if that is agreed."""
        if option == PASS:
            return
        seat = self.seat
        old = state.hands[seat].cards()
        state.hands[seat].clear()
        state.tell("showed", seat, *[CARD.ref(card) for card in old], n=len(old))
        if not state.profile.may_redraw:
            for card in old:
                state.discards[seat].put(card, PUBLIC)
        draw(state, seat, OPENING_HAND)
        if state.profile.may_redraw:
            for card in old:
                state.decks[seat].put(card)
            state.decks[seat].shuffle(state.rng)
