"""Raiding and stealing (A15)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.slots import hand_over
from herna.games.arcs.components import COURT, EMPTY, NONE, RAID_COST, RESOURCE, SEAT, SLOTS
from herna.games.arcs.court import bury, give_guild
from herna.games.arcs.listeners import DECK, GUARDS_CARD, GUARDS_TOKEN, listeners
from herna.games.arcs.pieces import slot_number, slot_owner
from herna.games.arcs.queries import guild_cards
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import STEAL, STEAL_CARD
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask


def can_steal_token(state: Arcs, thief: Seat, at: i64) -> bool:
    """Whether a thief may take the token of a slot, unless a card of its owner guards it."""
    victim, kind = slot_owner(at), state.slots[at]
    if kind == EMPTY:
        return False
    guards = listeners(state, victim, GUARDS_TOKEN)
    return not any(guard.guards_token(state, victim, thief, kind) for guard in guards)


def can_steal_card(state: Arcs, card: i64) -> bool:
    """Whether a Guild card may be stolen from its holder, unless another card guards it."""
    victim = state.where[card]
    guards = listeners(state, victim, GUARDS_CARD)
    return not any(guard.guards_card(state, victim, card) for guard in guards)


def stealable_slots(state: Arcs, thief: Seat, victim: Seat, kind: i64 = NONE) -> Row:
    """List the slots of a Rival whose token may be stolen, of one type or, with NONE, of any."""
    found = room(SLOTS)
    for at in range(SLOTS * victim, SLOTS * victim + SLOTS):
        if kind in (NONE, state.slots[at]) and can_steal_token(state, thief, at):
            found = append(found, at)
    return found


def stealable_cards(state: Arcs, victim: Seat) -> Row:
    """List the Guild cards of a Rival that may be stolen."""
    found = room(8)
    for card in guild_cards(state, victim):
        if can_steal_card(state, card):
            found = append(found, card)
    return found


def steal_token(state: Arcs, thief: Seat, at: i64) -> None:
    """Take the token of a Rival's slot, and place it next."""
    kind = state.slots[at]
    state.slots[at] = EMPTY
    state.tell("stole", thief, RESOURCE.ref(kind), SEAT.ref(slot_owner(at)))
    hand_over(state, thief, kind)


def steal_card(state: Arcs, thief: Seat, card: i64) -> None:
    """Take a Rival's Guild card; some are buried instead."""
    state.tell("stole", thief, COURT.ref(card), SEAT.ref(state.where[card]))
    if DECK.court[card].buried_if_stolen():
        bury(state, card)
    else:
        give_guild(state, card, thief)


@final
class Raid(Ask[Arcs]):
    """Spend keys, one theft at a time; unused keys are lost."""

    def __init__(self, seat: Seat, victim: Seat, keys: i64) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.keys: Final = keys

    def choice(self, state: Arcs) -> Choice:
        """Ask for a token or a card that the keys can pay."""
        options = room(8)
        for at in stealable_slots(state, self.seat, self.victim):
            if RAID_COST[slot_number(at)] <= self.keys:
                options = append(options, STEAL.of(at))
        for card in stealable_cards(state, self.victim):
            if DECK.court[card].cost <= self.keys:
                options = append(options, STEAL_CARD.of(card))
        return Choice(self.seat, "raid", or_pass(options), SEAT.ref(self.victim))

    def take(self, state: Arcs, option: Option) -> None:
        """Steal it, and go on."""
        if option == PASS:
            return
        if STEAL.owns(option):
            at = STEAL.target(option)
            paid = RAID_COST[slot_number(at)]
            steal_token(state, self.seat, at)
        else:
            card = STEAL_CARD.target(option)
            paid = DECK.court[card].cost
            steal_card(state, self.seat, card)
        state.then(Raid(self.seat, self.victim, self.keys - paid))
