"""What is known at the table, so that nothing revealed or rolled can be taken back."""

from __future__ import annotations

from typing import Final, final

from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC, knows
from herna.kernel.state import State
from herna.kernel.verb import Verbs


@final
class Knowledge:
    """Who knows which card and which covered number, and how far the generator has come."""

    def __init__(self, state: State) -> None:
        rng = state.rng
        self.luck: Final = (rng.a, rng.b, rng.c, rng.d)
        self.cards: Final[list[dict[int, int]]] = [backs.knowledge() for backs in state.backs()]
        self.numbers: Final[list[list[int]]] = [list(cover.known) for cover in state.covers()]

    def grew(self, later: Knowledge) -> bool:
        """Whether, by then, somebody has learnt something or chance has spoken."""
        return self.taught(later, PUBLIC)

    def taught(self, later: Knowledge, whom: int) -> bool:
        """Whether, by then, one of these seats has learnt something or chance has spoken."""
        if self.luck != later.luck:
            return True
        for old, new in zip(self.cards, later.cards, strict=True):
            for card, mask in new.items():
                if mask & ~old.get(card, mask) & whom:
                    return True
        for before, after in zip(self.numbers, later.numbers, strict=False):
            for mask, now in zip(before, after, strict=False):
                if now & ~mask & whom:
                    return True
        return False


def betrays(state: State, seat: Seat, verbs: Verbs) -> bool:
    """Whether another seat is asked what may be about cards that ``seat`` cannot see: its pause tells.

    A question that is put whatever a hand holds counts even if this hand has nothing to say: the way back
    must not tell that either.
    """
    asked = state.pending
    if asked is None or asked.seat == seat:
        return False
    if asked.always:
        return True
    for backs in state.backs():
        known = backs.knowledge()
        for option in asked.options:
            verb = verbs.verb(option)
            if verb.kind is backs.kind and not knows(known.get(verb.target(option), 0), seat):
                return True
    return False
