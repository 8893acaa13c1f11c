"""Why a card or an ability cannot be used now, from the same questions that decide what can."""

from __future__ import annotations

from herna.games.smashup import reasons as no
from herna.games.smashup.actions.special import abilities
from herna.games.smashup.card import BEFORE_SCORING, RISES, TALENT, USABLE
from herna.games.smashup.components import (
    ANY_ACTION,
    CARD,
    FACTION,
    HAND,
    HELD_BY_CARD,
    MOST_PLAYS,
    NOTHING,
    PHASE_SETUP,
    SEAT,
    SMALL,
)
from herna.games.smashup.credits import permits, places_for, playable
from herna.games.smashup.limits import talent_used, used_in_scoring
from herna.games.smashup.queries import (
    hosts,
    in_window,
    is_minion,
    listeners,
    may_act,
    may_play,
    my_phase,
    open_bases,
)
from herna.games.smashup.setup import available
from herna.games.smashup.state import SmashUp
from herna.kernel.bits import bit
from herna.kernel.choice import Seat
from herna.kernel.pile import UNKNOWN
from herna.kernel.rows import i64, vec
from herna.kernel.why import Refusal


def refusals(seen: SmashUp, seat: Seat) -> list[Refusal]:
    """Return why each faction, card in hand and ability of a seat cannot be taken, played or used."""
    if seen.phase == PHASE_SETUP:
        return taken_factions(seen, seat)
    found: list[Refusal] = []
    allowed = playable(seen, seat) if my_phase(seen, seat) else vec[i64]()
    for card in seen.hands[seat].cards():
        if card != UNKNOWN and card not in allowed:
            refusal = why_not(seen, seat, card)
            if refusal is not None:
                found.append(refusal)
    return found + idle_abilities(seen, seat)


def taken_factions(seen: SmashUp, seat: Seat) -> list[Refusal]:
    """Say who has each faction that cannot be chosen (U2.1, U2.2)."""
    found: list[Refusal] = []
    allowed = available(seen, seat)
    for i in range(len(seen.factions)):
        faction = seen.factions[i]
        if faction != NOTHING and faction not in allowed:
            mine = i // 2 == seat
            reason = no.FACTION_TWICE if mine else no.FACTION_TAKEN
            found.append(Refusal(FACTION.ref(faction), reason, (SEAT.ref(i // 2),)))
    return found


def why_not(seen: SmashUp, seat: Seat, card: i64) -> Refusal | None:
    """Say why a seat cannot play a card from its hand; nothing if it may use it in a window."""
    ref = CARD.ref(card)
    if not may_play(seen, seat):
        return Refusal(ref, no.TOO_MANY_PLAYS, n=MOST_PLAYS)
    if in_window(seen) and seen.printed.speaks[card] & BEFORE_SCORING:
        return why_no_special(seen, seat, card)
    if not my_phase(seen, seat):
        reason = no.NOT_YOUR_TURN if seen.active != seat else no.NOT_THIS_PHASE
        return Refusal(ref, reason, (SEAT.ref(seen.active),))
    return why_no_minion(seen, seat, card) if is_minion(seen, card) else why_no_action(seen, seat, card)


def why_no_special(seen: SmashUp, seat: Seat, card: i64) -> Refusal | None:
    """Say why a special cannot be used before the base scores."""
    if seen.printed.cards[card].usable_before(seen, seat, card):
        return None
    if not is_minion(seen, card):
        return Refusal(CARD.ref(card), no.ASLEEP)
    used = used_in_scoring(seen, seat, card)
    return Refusal(CARD.ref(card), no.SPECIAL_USED if used else no.SPECIAL_BLOCKED)


def why_no_action(seen: SmashUp, seat: Seat, card: i64) -> Refusal:
    """Say why an action cannot be played."""
    if not may_act(seen, seat):
        return Refusal(CARD.ref(card), no.ASLEEP)
    assert seen.credits[ANY_ACTION] == 0
    return Refusal(CARD.ref(card), no.NO_ACTION_LEFT)


def why_no_minion(seen: SmashUp, seat: Seat, card: i64) -> Refusal:
    """Say why a minion cannot be played."""
    ref = CARD.ref(card)
    if len(seen.row) == 0:
        return Refusal(ref, no.NO_BASE)
    if not has_minion_credit(seen, seat):
        return Refusal(ref, no.NO_MINION_LEFT)
    if len(open_bases(seen, seat, card)) == 0:
        return Refusal(ref, no.BLOCKED)
    assert len(places_for(seen, seat, card, HAND)) == 0
    return Refusal(ref, no.NO_FITTING_PLAY, n=SMALL)


def has_minion_credit(seen: SmashUp, seat: Seat) -> bool:
    """Whether a seat has any permission to play a minion."""
    return permits(seen, seat) & ~bit(HELD_BY_CARD) != 0 or hosts(seen, seat) != 0


def idle_abilities(seen: SmashUp, seat: Seat) -> list[Refusal]:
    """Say why an ability in play or in the discard pile cannot be used."""
    speaks = seen.printed.speaks
    usable = abilities(seen, seat) if my_phase(seen, seat) else vec[i64]()
    mine = [card for card in listeners(seen, USABLE) if seen.controller[card] == seat]
    mine += [card for card in seen.discards[seat].cards() if speaks[card] & RISES]
    return [why_idle(seen, seat, card) for card in mine if card not in usable] + idle_talents(seen, seat)


def idle_talents(seen: SmashUp, seat: Seat) -> list[Refusal]:
    """Say why a talent in play cannot be used (U6.4)."""
    found: list[Refusal] = []
    for card in listeners(seen, TALENT):
        if seen.controller[card] == seat:
            if not my_phase(seen, seat):
                found.append(Refusal(CARD.ref(card), no.TALENT_LATER))
            elif talent_used(seen, card):
                found.append(Refusal(CARD.ref(card), no.TALENT_USED))
    return found


def why_idle(seen: SmashUp, seat: Seat, card: i64) -> Refusal:
    """Say why one ability cannot be used."""
    ref = CARD.ref(card)
    if not my_phase(seen, seat):
        return Refusal(ref, no.ONLY_IN_YOUR_PHASE)
    if not may_play(seen, seat):
        return Refusal(ref, no.TOO_MANY_PLAYS, n=MOST_PLAYS)
    return Refusal(ref, seen.printed.cards[card].excuse(seen, seat, card))
