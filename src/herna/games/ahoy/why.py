"""Why something that is not offered cannot be done now."""

from __future__ import annotations

from herna.games.ahoy import reasons as no
from herna.games.ahoy.actions.cannons import Reload
from herna.games.ahoy.actions.dice import PlaceDie
from herna.games.ahoy.actions.recruit import on_offer
from herna.games.ahoy.boards import CANNON_SLOTS, FIRST_SLOT, accepts
from herna.games.ahoy.card import (
    CREW,
    FREE_ACTION,
    PLANS,
    PLAY_AS_ACTION,
    PLAY_IN_BATTLE,
    listeners,
    plans_in_hand,
)
from herna.games.ahoy.components import CARD, MOST_FREE, PLAN, SLOT
from herna.games.ahoy.market import CARD_SUIT, COST, DIE_COST
from herna.games.ahoy.queries import (
    at_island,
    barred_by_stronghold,
    cards_in,
    recruit_suits,
    smuggler,
    used_up,
)
from herna.games.ahoy.state import DAMAGED, Ahoy
from herna.games.ahoy.verbs import (
    DELIVER,
    END_TURN,
    PICK_UP,
    PLACE,
    PLAY,
    RECRUIT,
    SET_ASIDE,
    SMUGGLE,
    USE,
    VERBS,
)
from herna.kernel.bits import has, places
from herna.kernel.choice import Choice, Seat
from herna.kernel.rows import i64
from herna.kernel.why import Reason, Refusal


def refusals(seen: Ahoy, seat: Seat) -> list[Refusal]:
    """Return the reasons that hold for a seat in the middle of its turn, or with a die in its hand."""
    asked = seen.pending
    if asked is None or asked.seat != seat:
        return []
    if asked.prompt == "turn":
        offered = {VERBS.verb(option).key for option in asked.options}
        found = dice(seen, seat) + trade(seen, seat) + crew(seen, seat) + plans(seen, seat)
        targets = {VERBS.anchor(option) for option in asked.options}
        return [refusal for refusal in found if refusal.about not in offered | targets]
    return slots(seen, seat, asked) if asked.prompt == "place" else []


def dice(seen: Ahoy, seat: Seat) -> list[Refusal]:
    """Dice: whether any must still be placed, and whether one may be set aside (H5)."""
    if seen.due == 0:
        return [Refusal(verb.key, no.DICE_PLACED) for verb in (PICK_UP, SET_ASIDE)]
    return [
        Refusal(END_TURN.key, no.DICE_DUE, n=seen.due),
        Refusal(SET_ASIDE.key, no.DIE_FITS),
        Refusal(PICK_UP.key, no.NOTHING_FITS),
    ]


def trade(seen: Ahoy, seat: Seat) -> list[Refusal]:
    """Recruiting, smuggling and delivering: the actions, then every card by itself (H15, H18)."""
    found = [no_trade(seen, seat, RECRUIT.key, no.NO_ISLAND_TO_RECRUIT, no.NOBODY_TO_RECRUIT)]
    found += [price_of(seen, seat, card) for card in on_offer(seen)]
    if smuggler(seen, seat):
        found.append(no_trade(seen, seat, SMUGGLE.key, no.NO_ISLAND_TO_SMUGGLE, no.NOTHING_TO_SMUGGLE))
        cargo = cards_in(seen.cargo[seat])
        found.append(
            Refusal(DELIVER.key, no.HOLD_EMPTY)
            if len(cargo) == 0
            else no_trade(seen, seat, DELIVER.key, no.NO_ISLAND_TO_DELIVER, no.NO_BUYER)
        )
        found += [
            no_trade(seen, seat, CARD.ref(card), no.NO_ISLAND_TO_DELIVER, no.OTHER_PORT) for card in cargo
        ]
    return found


def tired(seen: Ahoy) -> bool:
    """Whether so much was done without dice this turn that nothing more is offered (H21.8)."""
    return seen.free >= MOST_FREE


def no_trade(seen: Ahoy, seat: Seat, about: str, away: Reason, otherwise: Reason) -> Refusal:
    """Return why an Island does not let a seat trade, or why a seat away from Islands cannot."""
    if tired(seen):
        return Refusal(about, no.TOO_MANY)
    if barred_by_stronghold(seen, seat):
        return Refusal(about, no.STRONGHOLD)
    if not at_island(seen, seat):
        return Refusal(about, away)
    if len(on_offer(seen)) == 0 and otherwise in (no.NOBODY_TO_RECRUIT, no.NOTHING_TO_SMUGGLE):
        return Refusal(about, no.MARKET_EMPTY)
    return Refusal(about, otherwise)


def price_of(seen: Ahoy, seat: Seat, card: i64) -> Refusal:
    """Return why a card of the Market cannot be recruited for gold."""
    about = CARD.ref(card)
    if not has(recruit_suits(seen, seat), CARD_SUIT[card]):
        return no_trade(seen, seat, about, no.NO_ISLAND_TO_RECRUIT, no.OTHER_SUIT)
    if COST[card] == DIE_COST:
        return Refusal(about, no.COSTS_DIE if seen.due > 0 else no.NO_DIE)
    if tired(seen):
        return Refusal(about, no.TOO_MANY)
    return Refusal(about, no.COSTS_GOLD, n=COST[card])


def crew(seen: Ahoy, seat: Seat) -> list[Refusal]:
    """Crew with an action that needs no die (H24)."""
    members = places(listeners(seen, seat, FREE_ACTION))
    if tired(seen):
        refs = [CARD.ref(card) for card in members]
        return [Refusal(about, no.TOO_MANY) for about in [USE.key, *refs]]
    found: list[Refusal] = [Refusal(USE.key, no.NO_CREW)]
    for card in members:
        reason = CREW[card].why_not(seen, seat)
        if used_up(seen, card):
            found.append(Refusal(CARD.ref(card), no.ONCE))
        elif reason is not None:
            found.append(reason)
    return found


def plans(seen: Ahoy, seat: Seat) -> list[Refusal]:
    """Plans in the Union's hand (H25)."""
    if seat != seen.union:
        return []
    found = [Refusal(PLAY.key, no.TOO_MANY if tired(seen) else no.NO_PLAN)]
    in_battle = plans_in_hand(seen, PLAY_IN_BATTLE)
    found += [Refusal(PLAN.ref(plan), no.IN_BATTLE) for plan in in_battle]
    for plan in plans_in_hand(seen, PLAY_AS_ACTION):
        reason = PLANS[plan].why_not(seen, seat)
        if tired(seen):
            found.append(Refusal(PLAN.ref(plan), no.TOO_MANY))
        elif reason is not None:
            found.append(reason)
    return found


def slots(seen: Ahoy, seat: Seat, asked: Choice) -> list[Refusal]:
    """Slots of the own board that do not take the die in hand; at a Harbor, Cannons (H6.1, H6.2, H12.2)."""
    offered = {VERBS.anchor(option) for option in asked.options if PLACE.owns(option)}
    board = seen.boards[seat]
    own = list(range(FIRST_SLOT[board], FIRST_SLOT[board + 1]))
    value: i64 = 0
    step = seen.stack[-1]
    if isinstance(step, PlaceDie):
        value = step.value
    elif isinstance(step, Reload):
        value, own = step.value, list(CANNON_SLOTS[board])
    found: list[Refusal] = []
    for slot in own:
        if seen.slots[slot] == DAMAGED:
            found.append(Refusal(SLOT.ref(slot), no.SLOT_DAMAGED))
        elif seen.slots[slot] >= 0:
            found.append(Refusal(SLOT.ref(slot), no.SLOT_TAKEN))
        elif not accepts(slot, value):
            found.append(Refusal(SLOT.ref(slot), no.SLOT_VALUE, n=value))
    return [refusal for refusal in found if refusal.about not in offered]
