"""Rerolling dice before they are resolved (A13.6, A13.13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.roll import Roll, fight_of
from herna.games.arcs.card import Printed
from herna.games.arcs.fight import Fight, die_of, face_of, number_of_face
from herna.games.arcs.listeners import REROLLS, listeners
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import AGAIN
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, extend, i64, remove, room, vec
from herna.kernel.step import Ask


def allowance(state: Arcs, fight: Fight, card: Printed) -> i64:
    """Return how many dice a card may roll again now; each does so once in a roll."""
    if any(used == card.use for used in fight.rerolled):
        return 0
    return card.rerolls(state, fight.attacker, fight)


def rerollable(fight: Fight, card: Printed) -> Row:
    """List the faces on the table that a card may pick up, each once."""
    found = room(6)
    seen: i64 = 0
    for face in fight.rolled:
        if not has(seen, face) and card.rerolls_die(die_of(face)):
            seen |= bit(face)
            found = append(found, AGAIN.of(die_of(face), number_of_face(face)))
    return found


@final
@mypyc_attr(free_list_len=1)
class Rerolls(Ask[Arcs]):
    """The attacker uses rerolls in any order, each once per battle."""

    def choice(self, state: Arcs) -> Choice:
        """Ask which comes next."""
        fight = fight_of(state)
        options = room(5)
        for card in listeners(state, self.seat, REROLLS):
            if allowance(state, fight, card) > 0 and len(rerollable(fight, card)) > 0:
                options = append(options, card.use)
        return Choice(self.seat, "reroll", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Ask which dice the chosen card picks up to roll again; then ask for the next card."""
        fight = fight_of(state)
        for card in listeners(state, self.seat, REROLLS):
            if card.use == option:
                left = allowance(state, fight, card)
                fight.rerolled = append(fight.rerolled, option)
                state.do(PickUp(self.seat, card, left, vec[i64]()), self)
                return


@final
class PickUp(Ask[Arcs]):
    """Pick up dice one by one, then roll them again."""

    def __init__(self, seat: Seat, card: Printed, left: i64, picked: Row) -> None:
        super().__init__(seat)
        self.card: Final = card
        """What lets dice be rolled again."""
        self.left: Final = left
        self.picked: Final = picked
        """Types of the dice picked up, the last one first."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a face on the table, until enough are picked up."""
        options = rerollable(fight_of(state), self.card) if self.left > 0 else room(1)
        return Choice(self.seat, "pick-up", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Pick it up, or roll."""
        fight = fight_of(state)
        if option == PASS:
            for die in self.picked:
                state.then(Roll(die))
            return
        die = AGAIN.target(option)
        fight.rolled = remove(fight.rolled, face_of(die, AGAIN.value(option)))
        picked = extend(vec[i64]([die]), self.picked)
        state.do(PickUp(self.seat, self.card, self.left - 1, picked))
