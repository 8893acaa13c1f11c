"""Turns what a viewer sees of Smash Up into a scene: bases with their minions, hands, piles."""

from __future__ import annotations

from herna.games.smashup.card import MINION
from herna.games.smashup.components import (
    ANY_ACTION,
    AT_BASE,
    BASE,
    CARD,
    EXTRA_MINION,
    FACTION,
    FACTIONS,
    FREE_MINION,
    NOTHING,
    PHASE_PLAY,
    PHASE_SETUP,
    PLACES,
    SMALL_MINION,
    TARGET,
    faction_of,
)
from herna.games.smashup.power import reward
from herna.games.smashup.state import SmashUp
from herna.games.smashup.ui.columns import column
from herna.games.smashup.ui.scene import Card, Faction, Player, Scene, Site
from herna.games.smashup.verbs import VERBS
from herna.kernel.choice import Seat
from herna.kernel.pile import UNKNOWN


# long: a line for each thing that is drawn
def scene(seen: SmashUp, viewer: Seat) -> Scene:
    """Return what is drawn where."""
    columns = tuple(column(seen, int(base), viewer) for base in seen.row)
    hand = [int(card) for card in seen.hands[viewer].cards()] if 0 <= viewer < seen.seats else []
    known = [card for card in hand if card != UNKNOWN]
    limbo = in_limbo(seen)
    shown = {int(card) for card in (*seen.minions, *seen.actions, *known, *limbo)}
    cards = [number for number in anchors(seen, "card") if number not in shown]
    sites = [number for number in anchors(seen, "base") if number not in list(seen.row)]
    drafting = seen.phase == PHASE_SETUP and not len(seen.row)
    minions, actions = plays(seen, viewer)
    return Scene(
        phase=int(seen.phase),
        turn=int(seen.turn),
        target=TARGET,
        bases_left=int(seen.base_deck.size()),
        columns=columns,
        players=tuple(player(seen, seat, viewer) for seat in range(int(seen.seats))),
        hand=tuple(card(seen, number) for number in known),
        unknown=len(hand) - len(known),
        minions=minions,
        actions=actions,
        draft=tuple(faction(seen, number) for number in range(FACTION.count)) if drafting else (),
        playing=tuple(card(seen, number) for number in limbo),
        offered=tuple(card(seen, number) for number in cards),
        sites=tuple(site(seen, number) for number in sites),
        named=() if drafting else tuple(faction(seen, number) for number in anchors(seen, "faction")),
    )


def anchors(seen: SmashUp, kind: str) -> list[int]:
    """Return the components of a kind that the options of the pending choice point at, each once."""
    if seen.pending is None:
        return []
    refs = [VERBS.anchor(option) for option in seen.pending.options]
    refs.append(seen.pending.source)
    found = {ref.rpartition("-")[0::2]: None for ref in refs if ref}
    return [int(number) for each, number in found if each == kind]


def in_limbo(seen: SmashUp) -> list[int]:
    """Return the cards that are neither in play nor in a pile: being played, revealed, looked at."""
    placed = {int(card) for card in (*seen.minions, *seen.actions)}
    found = [int(card) for pile in (*seen.tables, *seen.asides) for card in pile.cards()]
    return [card for card in found if card != UNKNOWN and card not in placed]


def card(seen: SmashUp, number: int) -> Card:
    """Return a card shown whole."""
    printed = seen.printed.cards[number]
    return Card(
        ref=CARD.ref(number),
        key=printed.key,
        faction=FACTIONS[int(faction_of(number))],
        minion=printed.kind == MINION,
        power=int(printed.power),
    )


def site(seen: SmashUp, number: int) -> Site:
    """Return a base that is not in play."""
    points = tuple(int(reward(seen, number, place + 1)) for place in range(PLACES))
    need = int(seen.printed.breakpoints[number])
    return Site(BASE.ref(number), seen.printed.bases[number].key, FACTIONS[number // 2], need, points)


def faction(seen: SmashUp, number: int) -> Faction:
    """Return a faction and who has it."""
    seats = tuple(place // 2 for place, taken in enumerate(seen.factions) if taken == number)
    return Faction(FACTION.ref(number), FACTIONS[number], seats)


def player(seen: SmashUp, seat: int, viewer: Seat) -> Player:
    """Return what everybody may know of a seat."""
    chosen = [int(seen.factions[2 * seat + i]) for i in range(2)]
    discard = [int(number) for number in seen.discards[seat].cards()]
    return Player(
        seat=seat,
        you=seat == viewer,
        active=seat == seen.active,
        factions=tuple(FACTIONS[number] for number in chosen if number != NOTHING),
        points=int(seen.vp[seat]),
        hand=int(seen.hands[seat].size()),
        deck=int(seen.decks[seat].size()),
        discard=len(discard),
        discarded=tuple(CARD.ref(number) for number in reversed(discard) if number != UNKNOWN),
    )


def plays(seen: SmashUp, viewer: Seat) -> tuple[int, int]:
    """Return how many minions and actions the viewer may still play, -1 when it is not its time."""
    if viewer != seen.active or seen.phase != PHASE_PLAY:
        return -1, -1
    credit = [int(count) for count in seen.credits]
    minions = credit[FREE_MINION] + credit[EXTRA_MINION] + credit[SMALL_MINION] + sum(credit[AT_BASE:])
    return minions, credit[ANY_ACTION]
