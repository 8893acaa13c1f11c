"""Turns what a viewer sees of Arcs into a scene."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import (
    ACTION_CARD,
    AMBITION,
    AMBITIONS,
    ANY_AMBITION,
    COPY,
    LEAD,
    MARKER,
    MARKERS,
    NOBODY,
    NONE,
    NUMBERS,
    PIPS,
    PIVOT,
    RESOURCE,
    RESOURCES,
    SUIT_ACTIONS,
    SURPASS,
    WIN_POWER,
)
from herna.games.arcs.printed import AMBITION_KEYS, RESOURCE_KEYS, SUIT_KEYS
from herna.games.arcs.queries import first_place, second_place
from herna.games.arcs.scoring import counts, gains
from herna.games.arcs.state import Arcs
from herna.games.arcs.ui.boards import court_card, player
from herna.games.arcs.ui.chart import chart
from herna.games.arcs.ui.fighting import battle, fought
from herna.games.arcs.ui.scene import (
    Ambition,
    Card,
    CourtCard,
    Marker,
    Play,
    Rank,
    Scene,
)
from herna.games.arcs.verbs import VERBS
from herna.kernel.choice import Seat
from herna.kernel.pile import UNKNOWN

ACTIONS: Final = ("tax", "build", "move", "repair", "influence", "secure", "battle")
"""The standard actions, in the order of their bits."""
MODES: Final = {LEAD: "lead", SURPASS: "surpass", COPY: "copy", PIVOT: "pivot"}
COUNTED: Final = (("material", "fuel"), ("captive",), ("trophy",), ("relic",), ("psionic",))
"""What each ambition counts."""
FACE_DOWN: Final = 8
TRAYS: Final = ("court", "leader", "lore", "action", "resource", "die")
"""Kinds that may be offered without lying anywhere on the table."""


def draw(seen: Arcs, viewer: Seat) -> Scene:
    """Return what is drawn where."""
    asked = seen.pending
    offered = frozenset() if asked is None else frozenset(VERBS.anchor(option) for option in asked.options)
    you = int(viewer) if 0 <= viewer < seen.seats else NOBODY
    players = tuple(player(seen, seat, you) for seat in range(int(seen.seats)))
    found = Scene(
        chapter=int(seen.chapter),
        goal=int(WIN_POWER[seen.seats]),
        chart=chart(seen, offered),
        plays=plays(seen),
        ambitions=tuple(ambition(seen, which) for which in range(AMBITIONS)),
        available=tuple(marker(seen, which) for which in range(MARKERS) if seen.markers[which] == NONE),
        court=tuple(row_card(seen, place) for place in range(len(seen.court)) if seen.court[place] != NONE),
        deck=int(seen.court_deck.size()),
        discard=int(seen.discard.size() + seen.open_discard.size()),
        supply=supply(seen),
        players=players,
        hand=hand(seen, you),
        pips=int(seen.pips) if seen.active != NOBODY else 0,
        battle=battle(seen, viewer) or fought(seen),
        tray=(),
    )
    return Scene(**{**vars(found), "tray": tray(seen, found)})


def supply(seen: Arcs) -> tuple[tuple[str, str, int], ...]:
    """Return how many tokens of each type are left."""
    return tuple(
        (RESOURCE.ref(kind), RESOURCE_KEYS[kind], int(seen.supply[kind])) for kind in range(RESOURCES)
    )


def hand(seen: Arcs, you: int) -> tuple[Card, ...]:
    """Return the viewer's action cards, by suit and number."""
    return () if you == NOBODY else tuple(action_card(int(card)) for card in sorted(seen.hands[you].cards()))


def action_card(card: int, ref: str = "") -> Card:
    """Return an action card as it is printed; one that is not known lies face down."""
    if card == UNKNOWN:
        return Card(ref)
    suit, number = divmod(card, NUMBERS)
    shown = number + 1
    key = "any" if shown == ANY_AMBITION else AMBITION_KEYS[shown - 2] if shown >= 2 else ""
    listed = int(SUIT_ACTIONS[suit])
    actions = tuple(name for bit, name in enumerate(ACTIONS) if listed >> bit & 1)
    return Card(ACTION_CARD.ref(card), SUIT_KEYS[suit], shown, int(PIPS[card]), key, actions)


def plays(seen: Arcs) -> tuple[Play, ...]:
    """Return the cards of this round in the order they were played."""
    found: list[Play] = []
    for place, card in enumerate(seen.played.cards()):
        by = int(seen.played_by[place])
        seat, covered = by % FACE_DOWN, by >= FACE_DOWN
        if card == UNKNOWN or covered:
            shown = Card("") if card == UNKNOWN else Card(ACTION_CARD.ref(card))
        else:
            shown = action_card(int(card))
        # the second card of a seat is the one with which it seized the initiative
        mode = "seize" if seat in [play.seat for play in found] else MODES.get(int(seen.mode[seat]), "copy")
        zeroed = bool(seen.zeroed) and card == seen.lead_card
        found.append(Play(seat, shown, mode, zeroed, seat == seen.active))
    return tuple(found)


def marker(seen: Arcs, which: int) -> Marker:
    """Return an ambition marker as it lies."""
    gold = which < seen.flipped
    return Marker(MARKER.ref(which), int(first_place(seen, which)), int(second_place(seen, which)), gold)


def ambition(seen: Arcs, which: int) -> Ambition:
    """Return one ambition: what it counts, who has how much, what it pays."""
    have, gain = counts(seen, which), gains(seen, which)
    ranks = [Rank(seat, int(have[seat]), int(gain[seat])) for seat in range(int(seen.seats)) if have[seat]]
    ranks.sort(key=lambda rank: (-rank.have, rank.seat))
    lying = tuple(marker(seen, each) for each in range(MARKERS) if seen.markers[each] == which)
    return Ambition(AMBITION.ref(which), AMBITION_KEYS[which], COUNTED[which], lying, tuple(ranks))


def row_card(seen: Arcs, place: int) -> CourtCard:
    """Return a card of the Court with the agents on it."""
    card = court_card(int(seen.court[place]))
    agents = [(seat, int(seen.influence[4 * place + seat])) for seat in range(int(seen.seats))]
    there = sorted([each for each in agents if each[1]], key=lambda each: -each[1])
    alone = len(there) == 1 or (len(there) > 1 and there[0][1] > there[1][1])
    return CourtCard(card.ref, card.suit, card.cost, tuple(there), there[0][0] if alone else NOBODY)


def tray(seen: Arcs, found: Scene) -> tuple[str, ...]:
    """Return what is offered and drawn nowhere else, in the order of the options."""
    asked = seen.pending
    if asked is None:
        return ()
    drawn = {card.ref for card in found.court} | {card.ref for card in found.hand}
    drawn |= {play.card.ref for play in found.plays}
    for one in found.players:
        drawn |= {one.leader, *one.lore, *[card.ref for card in one.guild]}
    drawn |= {ref for ref, _key, _count in found.supply}
    if found.battle is not None:
        drawn |= {ref for ref, _key, _count in found.battle.collected}
    refs: list[str] = []
    for option in asked.options:
        ref = VERBS.anchor(option)
        if ref.rpartition("-")[0] in TRAYS and ref not in drawn and ref not in refs:
            refs.append(ref)
    return tuple(refs)
