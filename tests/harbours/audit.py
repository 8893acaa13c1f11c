"""Whether anything of the box is lost, doubled or where it cannot be."""

from __future__ import annotations

from harbours.components import CARD, NOBODY, SHIPS
from harbours.state import Harbours


def complaints(state: Harbours) -> list[str]:
    """Say which ships, gold or crew cards cannot be as they are."""
    found: list[str] = []
    for seat in range(state.seats):
        at_sea = sum([state.ships.at(area, seat) for area in state.ships.lines(seat)])
        if at_sea + state.supply[seat] != SHIPS:
            found.append(f"seat {seat} has {at_sea + state.supply[seat]} ships, not {SHIPS}")
        if state.gold[seat] < 0:
            found.append(f"seat {seat} owes gold")
    for card in range(CARD.count):
        if state.keeper[card] != NOBODY and not state.table.holds(card):
            found.append(f"card {card} is crew but not on the table")
    return found
