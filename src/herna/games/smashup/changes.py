"""What several rules do to the table, with the story it makes."""

from __future__ import annotations

from herna.games.smashup.card import LENDS, PROTECTS
from herna.games.smashup.components import BASE, CARD, DISCARD, HAND, NOBODY, NOTHING, NOWHERE
from herna.games.smashup.lasting import Bonus
from herna.games.smashup.limits import forget_use
from herna.games.smashup.queries import all_heard, attached_to, minions_at, protected
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC, Pile, only
from herna.kernel.rows import Row, append, changed, i64, remove


def tell_of(state: SmashUp, key: str, seat: Seat, card: i64) -> None:
    """Tell what happens to a card; its name is made only if somebody is listening."""
    if state.story is not None:
        state.tell(key, seat, CARD.ref(card))


def gain(state: SmashUp, seat: Seat, points: i64) -> None:
    """Take victory points (U9.1)."""
    if points > 0:
        state.vp = changed(state.vp, seat, state.vp[seat] + points)
        state.tell("gained", seat, n=points)


def refill(state: SmashUp, seat: Seat) -> bool:
    """Make the discard pile a new deck if the deck is empty; return whether there are cards (U10.4)."""
    deck, discards = state.decks[seat], state.discards[seat]
    if deck.size() > 0:
        return True
    if discards.size() == 0:
        return False
    deck.swap(discards)
    deck.shuffle(state.rng)
    state.tell("reshuffled", seat)
    return True


def draw(state: SmashUp, seat: Seat, count: i64) -> None:
    """Draw cards from the top, with a new deck in the middle if need be (U10.1, U10.4)."""
    hand, deck = state.hands[seat], state.decks[seat]
    before = hand.size()
    for _time in range(count):
        if not refill(state, seat):
            break
        deck.deal(hand, only(seat))
    if state.story is not None and hand.size() > before:
        refs = [CARD.ref(card) for card in hand.cards()[before:]]
        state.tell("drew", seat, *refs, n=len(refs), to=seat)


def reveal(state: SmashUp, seat: Seat, known: i64 = PUBLIC) -> i64:
    """Set the top card of a deck aside, shown to everybody or to some; return it, or NOTHING (U10.8)."""
    if not refill(state, seat):
        return NOTHING
    card = state.decks[seat].top()
    state.decks[seat].deal(state.asides[seat], known)
    if known == PUBLIC and state.story is not None:
        tell_of(state, "revealed", seat, card)
    return card


def put_back(state: SmashUp, seat: Seat, card: i64) -> None:
    """Put a card set aside on top of its deck again; who has seen it still knows it (U14.4)."""
    state.asides[seat].give(card, state.decks[seat])


def zone(state: SmashUp, card: i64, place: i64) -> Pile:
    """Return the pile of a card's owner that is meant by HAND, DISCARD or ASIDE, to be changed."""
    who = state.owner[card]
    if place == HAND:
        return state.hands[who]
    if place == DISCARD:
        return state.discards[who]
    return state.asides[who]


def lay_out(state: SmashUp, card: i64, place: i64) -> None:
    """Take a card from its zone and show it to everybody."""
    zone(state, card, place).take(card)
    state.tables[state.owner[card]].put(card, PUBLIC)


def discard_from(state: SmashUp, card: i64, place: i64) -> None:
    """Put a card from a hand or from aside onto its owner's discard pile."""
    who = state.owner[card]
    zone(state, card, place).take(card)
    state.discards[who].put(card, PUBLIC)
    tell_of(state, "discarded", who, card)


def to_hand(state: SmashUp, card: i64, place: i64) -> None:
    """Take a card openly into its owner's hand; everybody goes on knowing it (U10.5, U14.4)."""
    who = state.owner[card]
    zone(state, card, place).take(card)
    state.hands[who].put(card, PUBLIC)
    tell_of(state, "took", who, card)


def shuffle_in(state: SmashUp, seat: Seat, cards: Row) -> None:
    """Shuffle cards of the discard pile into the deck; with none, nothing is shuffled (U10.9)."""
    if len(cards) == 0:
        return
    for card in cards:
        state.discards[seat].take(card)
        state.decks[seat].put(card)
    state.decks[seat].shuffle(state.rng)
    if state.story is not None:
        state.tell("shuffled-in", seat, *[CARD.ref(card) for card in cards], n=len(cards))


def enter(state: SmashUp, card: i64, seat: Seat, base: i64) -> None:
    """Put a minion at a base under a seat's control."""
    state.put_under(card, seat, base)
    state.list_minion(card, state.printed.answers[card] != 0)
    begin_to_speak(state, card)


def leave(state: SmashUp, minion: i64) -> None:
    """Take a minion out of play: it forgets everything, its actions are discarded (U11.2, U11.9)."""
    if len(state.actions) > 0:
        for action in attached_to(state, minion):
            discard_action(state, action)
    state.drop_minion(minion, state.printed.answers[minion] != 0)
    cease_to_speak(state, minion)
    if len(state.boosts) > 0:
        state.boosts = [each for each in state.boosts if each.minion != minion]
    forget(state, minion)
    state.strengthen(minion, -state.bonus[minion])
    state.tables[state.owner[minion]].take(minion)


def begin_to_speak(state: SmashUp, card: i64) -> None:
    """Note at which moments a card that comes into play speaks."""
    state.heard |= state.printed.answers[card]
    if state.printed.speaks[card] & LENDS != 0:
        state.auras = append(state.auras[:], card)


def cease_to_speak(state: SmashUp, card: i64) -> None:
    """Note that a card that has just left play speaks no more."""
    if state.printed.answers[card] != 0:
        state.heard = all_heard(state)
    if state.printed.speaks[card] & LENDS != 0:
        state.auras = remove(state.auras[:], card)


def forget(state: SmashUp, card: i64) -> None:
    """A card that leaves play is a new one when it comes again (U11.9)."""
    state.take_off(card)
    forget_use(state, card)


def discard_minion(state: SmashUp, minion: i64) -> None:
    """Put a minion from play onto its owner's discard pile."""
    leave(state, minion)
    state.discards[state.owner[minion]].put(minion, PUBLIC)


def return_minion(state: SmashUp, minion: i64) -> None:
    """Put a minion from play into its owner's hand, known to all."""
    leave(state, minion)
    state.hands[state.owner[minion]].put(minion, PUBLIC)
    tell_of(state, "returned", state.owner[minion], minion)


def bury_minion(state: SmashUp, minion: i64) -> None:
    """Put a minion from play under its owner's deck, known to all."""
    leave(state, minion)
    state.decks[state.owner[minion]].tuck(minion, PUBLIC)
    tell_of(state, "buried", state.owner[minion], minion)


def move_minion(state: SmashUp, minion: i64, base: i64) -> None:
    """Move a minion with everything attached to it (U11.1)."""
    if state.story is not None:
        state.tell("moved", state.controller[minion], CARD.ref(minion), BASE.ref(base))
    state.move(minion, base)
    shed(state, minion)


def shed(state: SmashUp, minion: i64) -> None:
    """Discard other players' actions on a minion that is now protected from them."""
    if state.heard & PROTECTS == 0:
        return
    for action in attached_to(state, minion):
        if protected(state, minion, state.controller[action], True):
            discard_action(state, action)


def put_on_base(state: SmashUp, action: i64, seat: Seat, base: i64) -> None:
    """Attach an action to a base."""
    state.put_under(action, seat, base)
    state.list_action(action)
    begin_to_speak(state, action)
    if state.story is not None:
        state.tell("attached", seat, CARD.ref(action), BASE.ref(base))
    if state.heard & PROTECTS != 0:
        for minion in minions_at(state, base):
            shed(state, minion)


def put_on_minion(state: SmashUp, action: i64, seat: Seat, minion: i64) -> None:
    """Attach an action to a minion."""
    state.put_under(action, seat, NOWHERE, minion)
    state.list_action(action)
    begin_to_speak(state, action)
    state.strengthen(minion, state.printed.gives[action])
    state.tell("attached", seat, CARD.ref(action), CARD.ref(minion))
    shed(state, minion)


def discard_action(state: SmashUp, action: i64) -> None:
    """Put an action, attached or just played, onto its owner's discard pile (U10.7)."""
    if state.controller[action] != NOBODY:
        host = state.host[action]
        if host != NOTHING:
            state.strengthen(host, -state.printed.gives[action])
        state.drop_action(action)
        cease_to_speak(state, action)
    forget(state, action)
    who = state.owner[action]
    state.tables[who].take(action)
    state.discards[who].put(action, PUBLIC)


def destroy_action(state: SmashUp, action: i64) -> None:
    """Destroy an action in play; this never affects its host (U11.5)."""
    tell_of(state, "destroyed", state.controller[action], action)
    discard_action(state, action)


def lower(state: SmashUp, seat: Seat, base: i64, amount: i64, card: i64) -> None:
    """Lower a base's breakpoint until the end of the turn, because of a card."""
    state.lowered = changed(state.lowered, base, state.lowered[base] + amount)
    state.tell("lowered", seat, BASE.ref(base), CARD.ref(card), n=amount)


def boost(state: SmashUp, minion: i64, amount: i64, until: Seat) -> None:
    """Give a minion power until the end of a seat's turn (U7.5)."""
    state.strengthen(minion, amount)
    state.boosts = [*state.boosts, Bonus(minion, amount, until)]


def end_boosts(state: SmashUp, seat: Seat) -> None:
    """Let the bonuses that last until the end of a seat's turn expire."""
    for bonus in state.boosts:
        if bonus.until == seat:
            state.strengthen(bonus.minion, -bonus.amount)
    if state.boosts:
        state.boosts = [bonus for bonus in state.boosts if bonus.until != seat]
