"""Simultaneous things, one after the other."""

from __future__ import annotations

from herna.kernel.engine import advance, take
from herna.kernel.order import AnyOrder
from kernel.toy import CARDS, Done, Say, toy


def test_the_seat_decides_what_comes_first() -> None:
    """The last one left happens unasked, and all happen once."""
    waiting = tuple((CARDS.of(card), Say(f"card {card}")) for card in range(3))
    state = toy(AnyOrder(1, waiting), Done())
    choice = advance(state)
    assert choice is not None
    assert (choice.seat, choice.prompt, list(choice.options)) == (
        1,
        "order",
        list(CARDS.each(state.deck.cards()))[:3],
    )
    take(state, 1)
    choice = advance(state)
    assert state.log == ["card 1"]
    assert choice is not None
    assert [int(CARDS.target(option)) for option in choice.options] == [0, 2]
    take(state, 1)
    advance(state)
    assert state.log == ["card 1", "card 2", "card 0"]


def test_each_is_done_before_the_rest_goes_on() -> None:
    """What a step pushes comes before the others that wait."""
    first = AnyOrder(0, ((CARDS.of(4), Say("inner a")), (CARDS.of(5), Say("inner b"))))
    state = toy(AnyOrder(1, ((CARDS.of(0), first), (CARDS.of(1), Say("outer")))), Done())
    advance(state)
    take(state, 0)
    choice = advance(state)
    assert choice is not None
    assert choice.seat == 0
    take(state, 1)
    advance(state)
    assert state.log == ["inner b", "inner a", "outer"]
