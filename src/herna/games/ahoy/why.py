"""Why something that is not offered cannot be done now."""

from __future__ import annotations

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
from herna.kernel.why import Refusal


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
        return [Refusal(verb.key, "dice-placed", "H5.9") for verb in (PICK_UP, SET_ASIDE)]
    return [
        Refusal(END_TURN.key, "dice-due", "H5.5", n=seen.due),
        Refusal(SET_ASIDE.key, "die-fits", "H5.6"),
        Refusal(PICK_UP.key, "nothing-fits", "H5.6"),
    ]


def trade(seen: Ahoy, seat: Seat) -> list[Refusal]:
    """Recruiting, smuggling and delivering: the actions, then every card by itself (H15, H18)."""
    found = [no_trade(seen, seat, RECRUIT.key, "H15.3")]
    found += [Refusal(CARD.ref(card), *price_of(seen, seat, card)) for card in on_offer(seen)]
    if smuggler(seen, seat):
        found.append(no_trade(seen, seat, SMUGGLE.key, "H18.2"))
        cargo = cards_in(seen.cargo[seat])
        found.append(
            Refusal(DELIVER.key, "hold-empty", "H18.4")
            if len(cargo) == 0
            else no_trade(seen, seat, DELIVER.key, "H18.4", "no-buyer")
        )
        found += [no_trade(seen, seat, CARD.ref(card), "H18.4", "other-port") for card in cargo]
    return found


def tired(seen: Ahoy) -> bool:
    """Whether so much was done without dice this turn that nothing more is offered (H21.8)."""
    return seen.free >= MOST_FREE


def no_trade(seen: Ahoy, seat: Seat, about: str, rule: str, otherwise: str = "nobody-here") -> Refusal:
    """Return why an Island does not let a seat trade."""
    if tired(seen):
        return Refusal(about, "too-many", "H21.8")
    if barred_by_stronghold(seen, seat):
        return Refusal(about, "stronghold", "H16.4.5")
    if not at_island(seen, seat):
        return Refusal(about, "no-island", rule)
    if len(on_offer(seen)) == 0 and otherwise == "nobody-here":
        return Refusal(about, "market-empty", "H15.12")
    return Refusal(about, otherwise, rule)


def price_of(seen: Ahoy, seat: Seat, card: i64) -> tuple[str, str, tuple[str, ...], i64]:
    """Return why a card of the Market cannot be recruited for gold: reason, rule, nothing, number."""
    if not has(recruit_suits(seen, seat), CARD_SUIT[card]):
        refusal = no_trade(seen, seat, "", "H15.3", "other-suit")
        return refusal.key, refusal.rule, (), 0
    if COST[card] == DIE_COST:
        return ("costs-die" if seen.due > 0 else "no-die"), "H15.2", (), 0
    if tired(seen):
        return "too-many", "H21.8", (), 0
    return "no-gold", "H15.2", (), COST[card]


def crew(seen: Ahoy, seat: Seat) -> list[Refusal]:
    """Crew with an action that needs no die (H24)."""
    members = places(listeners(seen, seat, FREE_ACTION))
    if tired(seen):
        refs = [CARD.ref(card) for card in members]
        return [Refusal(about, "too-many", "H21.8") for about in [USE.key, *refs]]
    found: list[Refusal] = [Refusal(USE.key, "no-crew", "H7.1")]
    for card in members:
        reason = CREW[card].why_not(seen, seat)
        if used_up(seen, card):
            found.append(Refusal(CARD.ref(card), "once", "H5.8"))
        elif reason is not None:
            found.append(reason)
    return found


def plans(seen: Ahoy, seat: Seat) -> list[Refusal]:
    """Plans in the Union's hand (H25)."""
    if seat != seen.union:
        return []
    found = [Refusal(PLAY.key, *(("too-many", "H21.8") if tired(seen) else ("no-plan", "H17.6")))]
    in_battle = plans_in_hand(seen, PLAY_IN_BATTLE)
    found += [Refusal(PLAN.ref(plan), "in-battle", "H17.6") for plan in in_battle]
    for plan in plans_in_hand(seen, PLAY_AS_ACTION):
        reason = PLANS[plan].why_not(seen, seat)
        if tired(seen):
            found.append(Refusal(PLAN.ref(plan), "too-many", "H21.8"))
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
            found.append(Refusal(SLOT.ref(slot), "slot-damaged", "H6.1"))
        elif seen.slots[slot] >= 0:
            found.append(Refusal(SLOT.ref(slot), "slot-taken", "H6.1"))
        elif not accepts(slot, value):
            found.append(Refusal(SLOT.ref(slot), "slot-value", "H6.2", n=value))
    return [refusal for refusal in found if refusal.about not in offered]
