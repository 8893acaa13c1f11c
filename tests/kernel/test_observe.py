"""The question as numbers: who is asked, what, and what waits."""

from __future__ import annotations

from herna.kernel.choice import PASS, Choice
from herna.kernel.cover import HIDDEN, Cover
from herna.kernel.observe import (
    QUESTION,
    QUESTION_WIDTH,
    WAITING,
    WORD,
    checksum,
    from_seat,
    write_question,
)
from herna.kernel.pile import PUBLIC, Pile, only
from herna.kernel.rows import i64 as number
from herna.kernel.rows import line_of, vec
from herna.kernel.view import redact
from kernel.toy import Add, Say, Toy, toy

SOURCE = 2 + WORD
DEPTH = 2 + 2 * WORD


def told(state: Toy, seat: int) -> list[int]:
    """Return what a seat is told of the question."""
    line = line_of(QUESTION_WIDTH)
    assert write_question(state, seat, line, 0) == QUESTION_WIDTH
    return [int(each) for each in line]


def bits(word: str) -> list[int]:
    """Return the bits that stand for a word."""
    return [int(checksum(word)) >> place & 1 for place in range(WORD)]


def asked(source: str = "card-2") -> Toy:
    """Return a toy in which seat 1 is asked to pick a card, and three steps wait."""
    state = toy(Add(1), Say("first"), Say("second"))
    state.pending = Choice(1, "add", vec[number]([PASS, 1, 2]), source)
    return state


def test_who_is_asked_and_how_much_there_is_to_choose_from() -> None:
    assert told(asked(), 1)[:2] == [1, 3]
    assert told(asked(), 0)[:2] == [2, 0]
    assert told(toy(), 0)[:2] == [0, 0]


def test_the_question_and_for_the_seat_itself_the_piece_that_asks() -> None:
    own, other = told(asked(), 1), told(asked(), 0)
    assert own[2:SOURCE] == other[2:SOURCE] == bits("add")
    assert own[SOURCE:DEPTH] == bits("card-2")
    assert other[SOURCE:DEPTH] == [0] * WORD


def test_the_next_steps_and_whose_they_are() -> None:
    own = told(asked(), 1)
    assert own[DEPTH] == 3
    steps = own[DEPTH + 1 :]
    assert len(steps) == WAITING * (WORD + 1)
    assert steps[: WORD + 1] == [1, *bits("Add")]
    assert steps[WORD + 1 : 2 * (WORD + 1)] == [0, *bits("Say")]
    assert told(asked(), 0)[DEPTH + 1] == 2


def test_what_does_not_wait_is_all_zeros() -> None:
    state = toy(Say("only"))
    assert told(state, 0)[DEPTH] == 1
    assert told(state, 0)[DEPTH + 1 + WORD + 1 :] == [0] * ((WAITING - 1) * (WORD + 1))


def test_a_view_tells_the_same_as_the_table() -> None:
    for seat in range(2):
        assert told(redact(asked(), seat), seat) == told(asked(), seat)


def test_seats_are_counted_from_whoever_looks() -> None:
    assert [from_seat(who, 2, 4) for who in (-1, 2, 3, 0, 1)] == [0, 1, 2, 3, 4]


def test_every_number_of_the_question_is_explained() -> None:
    assert sum(passage.count for passage in QUESTION) == QUESTION_WIDTH
    assert all(passage.about and passage.says for passage in QUESTION)


def test_only_cards_that_are_known_are_marked() -> None:
    pile = Pile(vec[number]())
    pile.put(3, only(0))
    pile.put(1, PUBLIC)
    pile.put(0, only(1))
    for seat, seen in ((0, [0, 7, 0, 7]), (1, [7, 7, 0, 0]), (-2, [0, 7, 0, 0])):
        line = line_of(5)
        pile.mark(line, 1, 7, seat)
        assert list(line) == [0, *seen]
        assert sorted(pile.known_to(seat)) == [card for card in range(4) if seen[card]]


def test_a_number_face_down_is_seen_by_who_set_it() -> None:
    cover = Cover(vec[number]([0, 0]), vec[number]([PUBLIC, PUBLIC]))
    cover.put(1, 5, 0)
    assert (cover.seen(1, 0), cover.seen(1, 1), cover.seen(0, 1)) == (5, HIDDEN, 0)
