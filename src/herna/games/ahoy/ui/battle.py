"""Draws a battle as a ledger: what each side adds; it stays until the winner has taken the spoils."""

from __future__ import annotations

from herna.games.ahoy.components import FIGURE, PIPS, SPACE
from herna.games.ahoy.duel import Side
from herna.games.ahoy.queries import owner
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.ui.fleet import symbol_of
from herna.games.ahoy.ui.scene import Captain, Duel, Fighter


def duel(seen: Ahoy, captains: tuple[Captain, ...]) -> Duel | None:
    """Return the battle in progress, or the one whose spoils are being taken."""
    attacker, defender = int(seen.duel.attacker.fighter), int(seen.duel.defender.fighter)
    if attacker < 0 or defender < 0:
        attacker, defender = decided(seen)
    if attacker < 0 or seen.where[defender] < 0:
        return None
    sides = (
        fighter(seen, seen.duel.attacker, attacker, captains),
        fighter(seen, seen.duel.defender, defender, captains),
    )
    winner = None
    if sides[0].rolled and sides[1].rolled:
        winner = sides[0 if sides[0].total >= sides[1].total else 1].captain
    return Duel(SPACE.ref(seen.where[defender]), *sides, winner)


def decided(seen: Ahoy) -> tuple[int, int]:
    """Return who fought the battle whose spoils are asked about, as the story tells it; -1 for nobody."""
    if seen.pending is None or seen.pending.prompt != "spoils":
        return -1, -1
    told = next((event for event in reversed(seen.story or []) if event.key == "battle"), None)
    if told is None:
        return -1, -1
    first, second = (int(ref.rpartition("-")[2]) for ref in told.refs)
    return first, second


def fighter(seen: Ahoy, side: Side, figure: int, captains: tuple[Captain, ...]) -> Fighter:
    """Return one side of the battle."""
    roll = int(side.roll)
    return Fighter(
        captain=captains[int(owner(seen, figure))],
        ref=FIGURE.ref(figure),
        symbol=symbol_of(seen, figure),
        shot=int(side.shot),
        roll=roll,
        dice=(roll,) if 0 < roll <= PIPS else (),
        bonus=int(side.bonus),
        total=int(side.total()),
        rolled=roll > 0,
    )
