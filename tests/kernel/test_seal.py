"""When something was revealed or left to chance."""

from __future__ import annotations

from herna.kernel.choice import PASS, Choice
from herna.kernel.cover import Cover, covers
from herna.kernel.engine import advance
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.seal import Knowledge, betrays
from herna.kernel.state import State
from kernel.toy import CARDS, VERBS, Add, Done, toy


class Bids(State):
    """A state with two covered numbers."""

    def __init__(self) -> None:
        super().__init__(2, seeded(1))
        self.bids = covers(2)

    def covers(self) -> list[Cover]:
        """The bids."""
        return [self.bids]


def test_chance_seals() -> None:
    """The generator has moved."""
    state = toy()
    before = Knowledge(state)
    assert not before.grew(Knowledge(state))
    state.rng.bits()
    assert before.grew(Knowledge(state))


def test_a_card_becoming_known_seals() -> None:
    """To one seat is enough; to move it unseen is not."""
    state = toy()
    before = Knowledge(state)
    state.hands[0].put(state.deck.draw())
    assert not before.grew(Knowledge(state))
    state.hands[0].show(5, only(0))
    assert before.grew(Knowledge(state))


def test_forgetting_does_not_seal() -> None:
    """A card that goes back into the dark tells nothing."""
    state = toy()
    state.deck.show(5, PUBLIC)
    before = Knowledge(state)
    state.deck.put(state.deck.draw())
    assert not before.grew(Knowledge(state))


def test_turning_a_covered_number_seals() -> None:
    """Setting it does not: its seat knew it before."""
    state = Bids()
    before = Knowledge(state)
    state.bids.put(1, 4, 1)
    covered = Knowledge(state)
    assert not before.grew(covered)
    state.bids.show(1)
    assert covered.grew(Knowledge(state))


def test_being_asked_about_hidden_cards_tells_something() -> None:
    """A rival that is asked which card of its hand to play must have one."""
    state = toy(Add(1), Done())
    state.hands[1].put(3, only(1))
    assert not betrays(state, 0, VERBS)
    advance(state)
    assert not betrays(state, 0, VERBS)
    state.pending = Choice(1, "react", CARDS.each(state.hands[1].cards()))
    assert betrays(state, 0, VERBS)
    assert not betrays(state, 1, VERBS)
    state.hands[1].show(3)
    assert not betrays(state, 0, VERBS)


def test_a_question_that_is_put_whatever_a_hand_holds_tells_something_too() -> None:
    """If only hands with an answer sealed, the way back itself would tell which those are."""
    state = toy()
    state.pending = Choice(1, "react", vec[i64]([PASS]), always=True)
    assert betrays(state, 0, VERBS)
    assert not betrays(state, 1, VERBS)
