"""Repair: take damage off your slots (H8.4, H14.7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.speaking import Waiting, hear, let_speak
from herna.games.ahoy.boards import CREW_SLOTS, FIRST_SLOT
from herna.games.ahoy.card import AFTER_REPAIR, CREW, DIE_ACTION, listeners
from herna.games.ahoy.changes import clear_slot, gain_fame
from herna.games.ahoy.components import SLOT
from herna.games.ahoy.slots import leaks
from herna.games.ahoy.state import BY_REWARDS, DAMAGED, Ahoy
from herna.games.ahoy.verbs import FIX
from herna.kernel.bits import places
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import i64, room
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class Repair(Ask[Ahoy]):
    """Remove up to so many damage tokens from your board and Crew."""

    def __init__(self, seat: Seat, left: i64, fixed: bool = False) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.fixed: Final = fixed

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a damaged slot."""
        options = FIX.each(leaks(state, self.seat)) if self.left > 0 else room(1)
        return Choice(self.seat, "repair", or_pass(options))

    def take(self, state: Ahoy, option: Option) -> None:
        """Repair it, and go on."""
        if option != PASS:
            slot = FIX.target(option)
            clear_slot(state, slot)
            state.tell("repaired", self.seat, SLOT.ref(slot))
            state.do(Repair(self.seat, self.left - 1, fixed=True))
        elif self.fixed:
            repaired(state, self.seat)


@final
@mypyc_attr(free_list_len=1)
class RepairAll(Step[Ahoy]):
    """Remove all damage from your board and Crew; as a reward of the corner, for Fame (H26.6)."""

    def __init__(self, seat: Seat, fame: i64 = 0) -> None:
        self.seat: Final = seat
        self.fame: Final = fame

    def run(self, state: Ahoy) -> None:
        """Take every damage token off, which is one repair for the cards that wait for one."""
        board = state.boards[self.seat]
        slots = list(range(FIRST_SLOT[board], FIRST_SLOT[board + 1]))
        slots += [CREW_SLOTS + card for card in places(listeners(state, self.seat, DIE_ACTION))]
        count: i64 = 0
        for slot in slots:
            if state.slots[slot] == DAMAGED:
                clear_slot(state, slot)
                count += 1
        if count > 0:
            state.tell("repaired-all", self.seat, n=count)
            repaired(state, self.seat)
            if self.fame > 0:
                gain_fame(state, self.seat, count * self.fame, BY_REWARDS)


def repaired(state: Ahoy, seat: Seat) -> None:
    """Let Crew answer to a repair of at least one damage (H24.14)."""
    waiting: Waiting = []
    for card in places(listeners(state, seat, AFTER_REPAIR)):
        hear(waiting, seat, card, CREW[card].after_repair(state, seat))
    let_speak(state, waiting)
