"""The boards of the players: slots with their keys, guild cards, trophies, captives, Outrage."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import (
    CALM,
    CAPTIVE,
    CITIES,
    COURT,
    EMPTY,
    GUILD_CARDS,
    HOLDINGS_SLOT,
    LEADER,
    LORE,
    NONE,
    OUTRAGE,
    PIECES,
    RAID_COST,
    RESOURCES,
    SLOT,
    SLOTS,
    TROPHY,
)
from herna.games.arcs.listeners import DECK
from herna.games.arcs.pieces import captive, outrage_of, trophy
from herna.games.arcs.printed import RESOURCE_KEYS
from herna.games.arcs.queries import guild_cards, slot_open
from herna.games.arcs.scoring import gains
from herna.games.arcs.state import Arcs
from herna.games.arcs.ui.scene import Bits, CourtCard, Player, Slot, Sore

PIECE_KEYS: Final = ("ship", "starport", "city", "agent")
BONUSES: Final = ((4, 2), (5, 3))
"""The last two cities, and what each adds to a won ambition."""
LAST_SLOT: Final = 5


def player(seen: Arcs, seat: int, viewer: int) -> Player:
    """Return everything in front of one seat."""
    off = CITIES - int(seen.cities[seat])
    return Player(
        seat=seat,
        you=seat == viewer,
        active=seat == seen.active,
        initiative=seat == seen.initiative,
        power=int(seen.power[seat]),
        gain=sum(int(gains(seen, ambition)[seat]) for ambition in range(5)),
        cards=int(seen.hands[seat].size()),
        slots=slots(seen, seat),
        bonuses=tuple((bonus, off >= city) for city, bonus in BONUSES),
        guild=tuple(court_card(int(card)) for card in guild_cards(seen, seat)),
        leader=LEADER.ref(seen.leader[seat]) if seen.leader[seat] != NONE else "",
        lore=tuple(LORE.ref(lore) for lore in range(LORE.count) if seen.lore_of[lore] == seat),
        trophies=trophies(seen, seat),
        captives=captives(seen, seat),
        outrage=outrage(seen, seat),
        ships=int(seen.ships[seat]),
        starports=int(seen.starports[seat]),
        agents=int(seen.agents[seat]),
    )


def slots(seen: Arcs, seat: int) -> tuple[Slot, ...]:
    """Return the resource slots; cities still on the board cover some of them."""
    found: list[Slot] = []
    for slot in range(SLOTS):
        opened = slot_open(seen, seat, slot)
        if slot == HOLDINGS_SLOT and not opened:
            continue
        token = int(seen.slots[SLOTS * seat + slot])
        key = "" if token == EMPTY else RESOURCE_KEYS[token]
        tied = slot == LAST_SLOT and not opened
        found.append(Slot(SLOT.ref(SLOTS * seat + slot), key, int(RAID_COST[slot]), not opened, tied))
    return tuple(found)


def court_card(card: int) -> CourtCard:
    """Return a card of the Court wherever it lies, without agents."""
    guild = card < GUILD_CARDS
    suit = RESOURCE_KEYS[int(DECK.court[card].suit)] if guild else "vox"
    return CourtCard(COURT.ref(card), suit, int(DECK.court[card].cost))


def trophies(seen: Arcs, seat: int) -> tuple[Bits, ...]:
    """Return the pieces in a Trophies box."""
    found: list[Bits] = []
    for owner in range(int(seen.seats)):
        for piece in range(PIECES):
            index = trophy(seat, owner, piece)
            if seen.trophies[index]:
                found.append(Bits(TROPHY.ref(index), PIECE_KEYS[piece], owner, int(seen.trophies[index])))
    return tuple(found)


def captives(seen: Arcs, seat: int) -> tuple[Bits, ...]:
    """Return the agents in a Captives box."""
    return tuple(
        Bits(CAPTIVE.ref(captive(seat, owner)), "agent", owner, int(seen.captives[captive(seat, owner)]))
        for owner in range(int(seen.seats))
        if seen.captives[captive(seat, owner)]
    )


def outrage(seen: Arcs, seat: int) -> tuple[Sore, ...]:
    """Return the Outrage slots."""
    return tuple(
        Sore(
            OUTRAGE.ref(outrage_of(seat, kind)),
            RESOURCE_KEYS[kind],
            seen.outrage[outrage_of(seat, kind)] != CALM,
        )
        for kind in range(RESOURCES)
    )
