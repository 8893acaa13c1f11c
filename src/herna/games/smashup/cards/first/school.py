"""The School of Wizardry, whose winner picks the next base."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.base import Base
from herna.games.smashup.base_row import refill_bases
from herna.games.smashup.cards.first.lasting_bases import Concerns
from herna.games.smashup.components import BASE, LOOKED_AT
from herna.games.smashup.scoring import at_place
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import BASE_
from herna.kernel.choice import Option, Seat
from herna.kernel.pile import only
from herna.kernel.rows import append, i64, remove, room
from herna.kernel.step import Pick, Script, Step


@final
class SchoolOfWizardry(Base):
    """After this base scores, the winner looks at three bases and picks the one that replaces it."""

    def after_scoring(self, state: SmashUp, base: i64) -> None:
        """Only the first of several winners does it (U8.5.4)."""
        for seat in at_place(state, 1)[:1]:
            state.then(Concerns(seat, base, Study(seat, base)))


@final
class Study(Step[SmashUp]):
    """A winner of the School sets the top bases aside and looks at them."""

    def __init__(self, seat: Seat, base: i64) -> None:
        self.seat: Final = seat
        self.base: Final = base

    def run(self, state: SmashUp) -> None:
        """Look at three, or as many as there are."""
        for _time in range(LOOKED_AT):
            if refill_bases(state):
                state.base_aside.put(state.base_deck.draw(), only(self.seat))
        state.do(Syllabus(self.seat, self.base))


@final
class Syllabus(Script[SmashUp]):
    """The winner picks the replacement and the order of the others, all in secret."""

    def __init__(self, seat: Seat, base: i64, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers, BASE.ref(base))
        self.base: Final = base

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Choose; what is put back first will come last."""
        left, order = state.base_aside.cards(), room(LOOKED_AT)
        left = remove(left, BASE_.target(pick.one("replacement", BASE_.each(left))))
        while len(left) > 0:
            following = BASE_.target(pick.one("put-back-base", BASE_.each(left)))
            left = remove(left, following)
            order = append(order, following)
        for base in order:
            state.base_aside.take(base)
            state.base_deck.put(base, only(self.seat))

    def again(self, answers: tuple[Option, ...]) -> Syllabus:
        """Return this with other answers."""
        return Syllabus(self.seat, self.base, answers)
