"""S23 Information: what lies open and what does not."""

from __future__ import annotations

from games.scythe.table import (
    NORDIC,
    RUSVIET,
    asked,
    choose,
    hand,
    objectives,
    table,
    told,
    turn,
    workers,
)
from herna.kernel.choice import EVERYONE
from herna.kernel.view import redact
from marks import rule


@rule("S23.1", "S23.2", "S23.3")
def test_what_everybody_sees_and_what_nobody_else_does() -> None:
    state = table(NORDIC, RUSVIET)
    hand(state, 0, 2, 5)
    objectives(state, 0, 3, 4)
    state.discard.put(state.deck.draw(), 255)
    for viewer in (1, EVERYONE):
        seen = redact(state, viewer)
        assert list(seen.coins) == list(state.coins)
        assert list(seen.power) == list(state.power)
        assert seen.hands[0].size() == 2 and set(seen.hands[0].cards()) == {-1}
        assert set(seen.objectives[0].cards()) == {-1}
        assert set(seen.deck.cards()) == {-1}
        assert list(seen.discard.cards()) == list(state.discard.cards())
        assert seen.factory.size() == 3
    own = redact(state, 0)
    assert list(own.hands[0].cards()) == list(state.hands[0].cards())
    assert list(own.objectives[0].cards()) == [2, 3]


@rule("S23.4")
def test_the_bottom_action_is_announced_before_it_is_paid() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 5)
    for space in (4, 5):
        state.goods.put(space, 2, 4)
        state.stocked |= 1 << space
    turn(state)
    choose(state, "section.0", "pass", "bottom.0")
    assert asked(state) == "pay"
    assert [event.seat for event in told(state, "bottom")] == [0]
