"""What is in the box of Arcs: cards of five sorts, ambitions, resources, dice, pieces, setups."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from herna.games.arcs.atlas import OUT_OF_PLAY, SETUP_KEYS
from herna.games.arcs.components import (
    A_CITY,
    A_STARPORT,
    ACTION_CARD,
    AMBITION,
    CAPTIVE,
    COURT,
    DIE,
    EMPTY,
    FACES,
    FACES_OF_A_DIE,
    FLEET,
    LEADER,
    LORE,
    MARKER,
    OUTRAGE,
    PIECES,
    RESOURCE,
    SETUP,
    SITE,
    SLOT,
    SYMBOLS,
    TROPHY,
)
from herna.games.arcs.listeners import DECK
from herna.games.arcs.pieces import is_city, trophy, trophy_piece
from herna.games.arcs.printed import (
    ACTION_KEYS,
    AMBITION_KEYS,
    COURT_KEYS,
    DIE_KEYS,
    LEADER_KEYS,
    LORE_KEYS,
    RESOURCE_KEYS,
)
from herna.games.arcs.state import Arcs
from herna.games.arcs.ui.boards import PIECE_KEYS, court_card
from herna.games.arcs.ui.draw import action_card, marker
from herna.games.arcs.ui.fighting import SIGNS
from herna.games.arcs.ui.scene import Die
from herna.i18n.speak import Speaker
from herna.ui.almanac import Almanac

PRINTED: Final = {
    ACTION_CARD.key: ACTION_KEYS,
    COURT.key: COURT_KEYS,
    LEADER.key: LEADER_KEYS,
    LORE.key: LORE_KEYS,
    AMBITION.key: AMBITION_KEYS,
    DIE.key: DIE_KEYS,
    SETUP.key: SETUP_KEYS,
}
"""Kinds whose components are each called by a name of their own."""
BUILDINGS: Final = {A_CITY: "almanac-with-city", A_STARPORT: "almanac-with-starport"}
SETUPS_FOR_A_NUMBER: Final = 4
FEWEST: Final = 2


class ArcsAlmanac(Almanac[Arcs]):
    """What is in the box of Arcs, from action cards to setup cards, drawn as it lies on the table."""

    def kinds(self) -> Iterable[tuple[str, Iterable[str]]]:
        """Return the cards, what ambitions count, dice, pieces and setups."""
        yield "almanac-actions", ACTION_CARD.refs
        yield "ui-court", COURT.refs
        yield "almanac-leaders", LEADER.refs
        yield "almanac-lore", LORE.refs
        yield "ui-ambitions", [*AMBITION.refs, *MARKER.refs]
        yield "almanac-resources", [*RESOURCE.refs, OUTRAGE.ref(0)]
        yield "almanac-dice", DIE.refs
        yield "almanac-pieces", [TROPHY.ref(trophy(0, 0, piece)) for piece in range(PIECES)]
        yield "almanac-setups", SETUP.refs

    def key(self, seen: Arcs, ref: str) -> str:
        """Return what a component is called in the rules; a slot is what lies in it."""
        kind, _, number = ref.rpartition("-")
        if not number.isdecimal():
            return ""
        index = int(number)
        if kind in PRINTED:
            return PRINTED[kind][index]
        if kind in (SLOT.key, RESOURCE.key):
            token = index if kind == RESOURCE.key else int(seen.slots[index])
            return f"resource-{RESOURCE_KEYS[token]}" if token != EMPTY else ""
        if kind == SITE.key:
            building = seen.buildings[index]
            return "" if building == EMPTY else "city" if is_city(building) else "starport"
        if kind == TROPHY.key:
            return PIECE_KEYS[int(trophy_piece(index))]
        return {FLEET.key: "ship", CAPTIVE.key: "agent", MARKER.key: "marker", OUTRAGE.key: "outrage"}.get(
            kind, ""
        )

    def specimen(self, seen: Arcs, ref: str) -> object:
        """Return a card, a die with its faces, a marker, or the name of a drawing."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        if kind == ACTION_CARD.key:
            return action_card(index)
        if kind == COURT.key:
            return court_card(index)
        if kind == DIE.key:
            return faces(index)
        if kind == MARKER.key:
            return marker(self.box, index)
        key = self.key(seen, ref)
        return key.partition("-")[2] or key

    def facts(self, seen: Arcs, ref: str, speaker: Speaker) -> list[str]:
        """Return the printed numbers of a card, or what a setup leaves out."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        found = {
            ACTION_CARD.key: action_facts,
            COURT.key: court_facts,
            LEADER.key: leader_facts,
            SETUP.key: setup_facts,
        }.get(kind)
        return found(index, speaker) if found else []


def faces(die: int) -> tuple[Die, ...]:
    """Return the six faces of a kind of die."""
    found = []
    for face in range(die * FACES_OF_A_DIE, (die + 1) * FACES_OF_A_DIE):
        symbols = [int(FACES[face * SYMBOLS + sign]) for sign in range(SYMBOLS)]
        found.append(Die(DIE_KEYS[die], tuple(zip(SIGNS, symbols, strict=True))))
    return tuple(found)


def action_facts(card: int, speaker: Speaker) -> list[str]:
    """Return how many actions a card gives, and which ambition it may declare."""
    shown = action_card(card)
    ambition = (
        speaker.say("ui-no-ambition")
        if not shown.ambition
        else speaker.say("ui-any-ambition")
        if shown.ambition == "any"
        else speaker.say(f"ambition-{shown.ambition}")
    )
    return [speaker.say("ui-pips", n=shown.pips), speaker.say("almanac-declares", ambition=ambition)]


def court_facts(card: int, speaker: Speaker) -> list[str]:
    """Return the suit of a guild card and the keys it costs raiders."""
    shown = court_card(card)
    if not shown.cost:
        return [speaker.say("almanac-vox")]
    return [speaker.say(f"resource-{shown.suit}"), speaker.say("ui-keys", n=shown.cost)]


def leader_facts(leader: int, speaker: Speaker) -> list[str]:
    """Return what a leader begins with: resources, then ships and buildings in each system."""
    card = DECK.leaders[leader]
    tokens = [speaker.say(f"resource-{RESOURCE_KEYS[int(token)]}") for token in card.tokens]
    found = [speaker.say("almanac-begins", tokens=speaker.listed(tokens))]
    for place, box in zip("ABC", card.boxes, strict=True):
        key = BUILDINGS.get(int(box[1]), "almanac-ships")
        found.append(speaker.say(key, place=place, n=int(box[0])))
    return found


def setup_facts(setup: int, speaker: Speaker) -> list[str]:
    """Return for how many players a setup is, and which clusters it leaves out."""
    clusters = ", ".join(str(int(cluster) + 1) for cluster in OUT_OF_PLAY[setup])
    players = setup // SETUPS_FOR_A_NUMBER + FEWEST
    return [speaker.say("almanac-players", n=players), speaker.say("almanac-out", clusters=clusters)]
