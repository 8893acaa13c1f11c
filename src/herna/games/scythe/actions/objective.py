"""Objectives: revealed in the own turn, before or after an action (S17)."""

from __future__ import annotations

from herna.games.scythe.cards.objectives import CARDS
from herna.games.scythe.components import OBJECTIVE, Goal
from herna.games.scythe.mat import KEEPS_OBJECTIVES, listeners
from herna.games.scythe.scoring import place_star
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import Row, append, i64, room


def revealable(state: Scythe, seat: Seat, late: bool) -> Row:
    """Return the objectives a seat could reveal in a window; some only at the end of the turn."""
    found = room(2)
    for card in state.objectives[seat].cards():
        if card >= 0 and (late or not CARDS[card].late) and CARDS[card].met(state, seat):
            found = append(found, card)
    return found


def reveal(state: Scythe, seat: Seat, card: i64) -> None:
    """Place a star; the other objective goes too, unless an ability keeps it."""
    state.objectives[seat].take(card)
    state.objective_pile.tuck(card, PUBLIC)
    state.tell("revealed", seat, OBJECTIVE.ref(card))
    if not keeps_rest(state, seat):
        discard_rest(state, seat)
    place_star(state, seat, Goal.OBJECTIVE)


def keeps_rest(state: Scythe, seat: Seat) -> bool:
    """Whether a seat's other objective stays."""
    return any(ability.keeps_objectives() for ability in listeners(state, seat, KEEPS_OBJECTIVES))


def discard_rest(state: Scythe, seat: Seat) -> None:
    """Put the other objective away unseen."""
    for other in state.objectives[seat].cards():
        known = state.objectives[seat].take(other)
        state.objective_pile.tuck(other, known)


def unmet(state: Scythe, seat: Seat, card: i64) -> i64:
    """Return the number of the first condition that does not hold, or -1."""
    for number, condition in enumerate(CARDS[card].conditions):
        if not condition.met(state, seat):
            return number
    return -1
