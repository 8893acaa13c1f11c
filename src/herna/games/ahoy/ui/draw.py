"""Turns what a viewer sees of Ahoy into a scene: the chart, the Market, the captains, a battle."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from herna.games.ahoy.components import (
    ASHORE,
    CELL,
    CUTTER,
    FACTION_KEYS,
    FIGURE,
    PATROLS,
    SQUADRON,
    STRONGHOLDS,
    TILE,
    UNION,
)
from herna.games.ahoy.queries import cannons_loaded, total_fame
from herna.games.ahoy.state import NO_CARD, NO_TILE, Ahoy
from herna.games.ahoy.ui import boards
from herna.games.ahoy.ui.battle import duel
from herna.games.ahoy.ui.charting import place, regions, tile_at
from herna.games.ahoy.ui.courses import ahead, courses
from herna.games.ahoy.ui.fleet import KEYS, afloat, figures
from herna.games.ahoy.ui.names import handed_over
from herna.games.ahoy.ui.scene import Captain, Card, Drawn, Lie, Market, Pin, Scene, Turn
from herna.games.ahoy.ui.sea import bold, bounds, ornaments
from herna.games.ahoy.ui.sheet import Chart, Draft, Tile
from herna.games.ahoy.verbs import CARRY_OFF, EXPLORE, LAY, TURN, VERBS
from herna.kernel.choice import Seat

STEPS_OF_TRACK: Final = 40
"""The printed fame track has forty places; who is beyond stands on the last."""

PIN_WIDTH: Final = 5.0
"""How much of the track the label of one captain takes, in per cent."""


def scene(seen: Ahoy, viewer: Seat) -> Scene:
    """Return what is drawn where."""
    chart = draw_chart(seen, viewer)
    held = [(tile.suit, tile.holder, tile.wealth) for tile in chart.tiles]
    captains = tuple(captain(seen, seat, viewer, held) for seat in range(int(seen.seats)))
    on_sale = market(seen)
    return Scene(
        round=max(1, int(seen.round)),
        chart=chart,
        pins=pins(captains),
        market=on_sale,
        captains=captains,
        turns=turns(seen, captains),
        duel=duel(seen, captains),
        drawn=drawn(seen),
        loose=loose(seen, captains, on_sale),
    )


def loose(seen: Ahoy, captains: tuple[Captain, ...], on_sale: Market) -> tuple[Card, ...]:
    """Return the cards that are asked about and drawn nowhere else."""
    if seen.pending is None:
        return ()
    placed = {card.ref for card in on_sale.cards}.union(*[one.refs for one in captains])
    asked = [VERBS.anchor(option) for option in seen.pending.options]
    found = []
    for ref in dict.fromkeys([*asked, seen.pending.source]):
        kind, _, number = ref.rpartition("-")
        if ref not in placed and kind == "card":
            card = boards.card(seen, int(number))
            found.append(replace(card, kind="cargo") if handed_over(seen, int(number)) else card)
        elif ref not in placed and kind == "plan":
            found.append(Card(ref))
    return tuple(found)


def draw_chart(seen: Ahoy, viewer: Seat) -> Chart:
    """Return the map, and the places on it that are offered now."""
    tiles = regions(seen)
    offered = drafts(seen)
    view = bounds(tiles, offered, int(seen.tiles.size()))
    things, cartouche = ornaments(tiles, offered, view)
    return Chart(
        x=view.x,
        y=view.y,
        width=view.width,
        height=view.height,
        tiles=tiles,
        figures=figures(seen, viewer),
        ornaments=things,
        cartouche=cartouche,
        courses=courses(seen),
        drafts=offered,
        ahead=ahead(seen),
        uncharted=int(seen.tiles.size()),
        bold=bold(view),
        focus=FIGURE.ref(viewer) if 0 <= viewer < seen.seats else "",
    )


def drafts(seen: Ahoy) -> tuple[Draft, ...]:
    """Return the cells without a tile that are offered: to sail to, or to lay the drawn tile on."""
    if seen.pending is None:
        return ()
    found: dict[str, Draft] = {}
    for option in seen.pending.options:
        for verb, kind in ((EXPLORE, "explore"), (CARRY_OFF, "explore"), (LAY, "block"), (TURN, "tile")):
            if verb.owns(option):
                cell = int(verb.target(option))
                tile = turned(seen, cell, int(verb.value(option))) if kind == "tile" else None
                found.setdefault(CELL.ref(cell), Draft(CELL.ref(cell), kind, *place(cell), tile))
    return tuple(found.values())


def turned(seen: Ahoy, cell: int, turn: int) -> Tile | None:
    """Return the drawn tile as it would lie."""
    return None if seen.drawn == NO_TILE else tile_at(int(seen.drawn), cell, turn)


def drawn(seen: Ahoy) -> Drawn | None:
    """Return the tile about to be laid, in every way it may be turned if that is the question."""
    if seen.drawn == NO_TILE:
        return None
    tile = int(seen.drawn)
    options = [] if seen.pending is None else [int(option) for option in seen.pending.options]
    lies = [
        Lie(VERBS.code(option), tile_at(tile, 0, int(TURN.value(option))))
        for option in options
        if TURN.owns(option)
    ]
    return Drawn(TILE.ref(tile), tuple(lies) or (Lie("", tile_at(tile, 0, 0)),))


# long: a line for each thing that is drawn
def captain(seen: Ahoy, seat: int, viewer: Seat, held: list[tuple[str, str, int]]) -> Captain:
    """Return everything in front of one seat, a line for each; ``held`` has regions' suit, holder, wealth."""
    board = int(seen.boards[seat])
    key = KEYS[board]
    known, covered = boards.plans(seen) if board == UNION else ((), 0)
    mine = [wealth for _suit, holder, wealth in held if holder == key]
    holders = [(suit, holder) for suit, holder, _wealth in held]
    return Captain(
        seat=seat,
        key=key,
        role=FACTION_KEYS[board],
        kind=FACTION_KEYS[board].partition("-")[0],
        you=seat == viewer,
        active=seat == seen.active,
        first=seat == seen.first,
        fame=int(total_fame(seen, seat)),
        gold=int(seen.gold[seat]),
        loaded=cannons_loaded(seen, seat),
        dice=boards.dice(seen, board),
        acts=boards.acts(seen, board),
        crew=boards.cards(seen, int(seen.crew[seat])),
        patrols=supply(seen, PATROLS, STRONGHOLDS) if board == SQUADRON else 0,
        strongholds=supply(seen, STRONGHOLDS, CUTTER) if board == SQUADRON else 0,
        afloat=afloat(seen) if board == SQUADRON else 0,
        ready=int(seen.ready) if board == UNION else 0,
        muster=int(seen.muster) if board == UNION else 0,
        plans=known,
        covered=covered,
        ships=boards.ships(seen) if board == UNION else (),
        held=len(mine),
        income=sum(mine),
        hold=boards.hold(seen, seat, holders) if board not in (SQUADRON, UNION) else None,
    )


def supply(seen: Ahoy, first: int, end: int) -> int:
    """Return how many of these figures are not on the map."""
    return sum(seen.where[figure] == ASHORE for figure in range(first, end))


def pins(captains: tuple[Captain, ...]) -> tuple[Pin, ...]:
    """Return the fame track: who stands where, from the last to the first."""
    places: dict[int, list[Captain]] = {}
    for one in captains:
        places.setdefault(one.fame, []).append(one)
    found: list[Pin] = []
    edge = 0.0
    for fame, there in sorted(places.items()):
        at = (min(fame, STEPS_OF_TRACK - 1) + 0.5) * 100 / STEPS_OF_TRACK
        half = PIN_WIDTH * (1 + len(there)) / 4
        label = max(at, edge + half)
        edge = label + half
        found.append(Pin(fame, at, round(label, 2), tuple(there), any(one.you for one in there)))
    return tuple(found)


def market(seen: Ahoy) -> Market:
    """Return the cards for sale."""
    there = [int(number) for number in seen.market if number != NO_CARD]
    return Market(tuple(boards.card(seen, number) for number in there), int(seen.deck.size()))


def turns(seen: Ahoy, captains: tuple[Captain, ...]) -> tuple[Turn, ...]:
    """Return the turns of this round: two for everybody, and a third for the Squadron's fifth die."""
    seats = len(captains)
    order = [captains[(int(seen.first) + i) % seats] for i in range(seats)]
    every = [*order, *order, captains[0]]
    to_come = {one.seat: turns_left(seen, one) for one in captains}
    found: list[Turn] = []
    for one in reversed(every):
        now = one.seat == seen.active and to_come[one.seat] == 0 and not any(t.when == "now" for t in found)
        when = "next" if to_come[one.seat] > 0 else "now" if now else "done"
        to_come[one.seat] -= 1
        found.append(Turn(one, when))
    return tuple(reversed(found))


def turns_left(seen: Ahoy, one: Captain) -> int:
    """Return how many turns a captain still gets after the one being played."""
    unplaced = sum(not die.aside for die in one.dice)
    if one.seat == seen.active:
        unplaced -= int(seen.due)
    return max(0, -(-unplaced // 2))
