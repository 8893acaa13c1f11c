"""Raiding and stealing (A15)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.slots import hand_over
from herna.games.arcs.changes import bury, give_guild
from herna.games.arcs.components import (
    COURT,
    GUILD_COST,
    GUILD_SUIT,
    KEEPER,
    KEEPERS_SOLIDARITY,
    KEEPERS_TRUST,
    RAID_COST,
    RESOURCE,
    SEAT,
    SLOTS,
    SWORN_GUARDIANS,
)
from herna.games.arcs.queries import guild_cards, has_type, holds, knows_lore, marked
from herna.games.arcs.state import EMPTY, Arcs
from herna.games.arcs.verbs import STEAL, STEAL_CARD
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask


def can_steal_token(state: Arcs, thief: Seat, at: i64) -> bool:
    """Whether a thief may take the token of a slot; Sworn Guardians and Keeper's Trust protect."""
    victim = at // SLOTS
    kind = state.slots[at]
    if kind == EMPTY or holds(state, victim, SWORN_GUARDIANS):
        return False
    trusted = knows_lore(state, victim, KEEPERS_TRUST) and marked(state, KEEPER)
    return not (trusted and has_type(state, thief, kind))


def can_steal_card(state: Arcs, card: i64) -> bool:
    """Whether a Guild card may be stolen from its holder; Guardians and Keeper's Solidarity protect."""
    victim = state.where[card]
    if card != SWORN_GUARDIANS and holds(state, victim, SWORN_GUARDIANS):
        return False
    united = knows_lore(state, victim, KEEPERS_SOLIDARITY) and marked(state, KEEPER)
    return not (united and has_type(state, victim, GUILD_SUIT[card]))


def stealable_slots(state: Arcs, thief: Seat, victim: Seat, kind: i64 = -1) -> Row:
    """List the slots of a Rival whose token may be stolen, of one type or of any."""
    found = room(SLOTS)
    for at in range(SLOTS * victim, SLOTS * victim + SLOTS):
        if kind in (-1, state.slots[at]) and can_steal_token(state, thief, at):
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
    state.tell("stole", thief, RESOURCE.ref(kind), SEAT.ref(at // SLOTS))
    hand_over(state, thief, kind)


def steal_card(state: Arcs, thief: Seat, card: i64) -> None:
    """Take a Rival's Guild card; stolen Sworn Guardians are buried instead."""
    state.tell("stole", thief, COURT.ref(card), SEAT.ref(state.where[card]))
    if card == SWORN_GUARDIANS:
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
            if RAID_COST[at % SLOTS] <= self.keys:
                options = append(options, STEAL.of(at))
        for card in stealable_cards(state, self.victim):
            if GUILD_COST[card] <= self.keys:
                options = append(options, STEAL_CARD.of(card))
        return Choice(self.seat, "raid", or_pass(options), SEAT.ref(self.victim))

    def take(self, state: Arcs, option: Option) -> None:
        """Steal it, and go on."""
        if option == PASS:
            return
        if STEAL.owns(option):
            at = STEAL.target(option)
            state.do(Raid(self.seat, self.victim, self.keys - RAID_COST[at % SLOTS]))
            steal_token(state, self.seat, at)
        else:
            card = STEAL_CARD.target(option)
            state.do(Raid(self.seat, self.victim, self.keys - GUILD_COST[card]))
            steal_card(state, self.seat, card)
