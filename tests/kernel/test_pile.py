"""Cards in places, and who knows them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from herna.kernel.choice import EVERYONE, TABLE
from herna.kernel.dump import dump
from herna.kernel.kind import Kind
from herna.kernel.pile import PUBLIC, UNKNOWN, Backs, Pile, knows, only
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec

CARD = Kind("card", 8)


def pile(*cards: int, known: int = 0) -> Pile:
    """Return a pile, its last card on top."""
    made = Pile(vec[i64]())
    for card in cards:
        made.put(card, known)
    return made


def test_the_last_card_put_is_on_top() -> None:
    """Drawing takes it."""
    deck = pile(1, 2, 3)
    assert deck.size() == 3
    assert deck.top() == 3
    assert deck.draw() == 3
    assert list(deck.cards()) == [1, 2]


def test_taking_a_card_tells_who_knows_it() -> None:
    """And removes that card only."""
    deck = pile(1, 2)
    deck.put(5, only(1))
    assert deck.take(5) == only(1)
    assert deck.take(1) == 0
    assert list(deck.cards()) == [2]
    with pytest.raises(ValueError, match="card 7 is not in the pile"):
        deck.take(7)


def test_a_card_goes_to_the_bottom() -> None:
    """Below all others, with those who know it."""
    deck = pile(1, 2)
    deck.tuck(3, only(0))
    assert list(deck.cards()) == [3, 1, 2]
    assert deck.known(3) == only(0)


def test_a_card_goes_to_another_pile_with_those_who_know_it() -> None:
    """By name or from the top; more seats may see it on its way."""
    hand, other = pile(1, 2, known=only(0)), pile(7)
    hand.give(1, other)
    hand.deal(other, only(1))
    assert hand.size() == 0
    assert list(other.cards()) == [7, 1, 2]
    assert [other.known(card) for card in (7, 1, 2)] == [0, only(0), only(0) | only(1)]


def test_a_pile_is_poured_into_another() -> None:
    """All its cards, in their order; a copy made before still has them, and they are nobody else's."""
    hand, other = pile(1, 2, known=only(0)), pile(7)
    before, there = hand.copy(), other.copy()
    hand.pour_into(other, only(1))
    assert (hand.size(), list(before.cards()), list(there.cards())) == (0, [1, 2], [7])
    assert list(other.cards()) == [7, 1, 2]
    assert other.known(2) == only(0) | only(1)
    assert before.known(2) == only(0)
    hand.put(5)
    assert (hand.at(0), before.at(1)) == (5, 2)


def test_the_top_of_a_pile_is_shuffled() -> None:
    """Nobody knows its order then; what lies below stays, and so does a copy."""
    deck = pile(0, 1, 2, 3, 4, 5, 6, 7, known=PUBLIC)
    before = deck.copy()
    deck.shuffle_top(6, seeded(1))
    assert list(deck.cards())[:2] == [0, 1]
    assert sorted(deck.cards()) == list(range(8))
    assert list(deck.cards()) != list(before.cards()) == list(range(8))
    assert [deck.known(card) for card in range(3)] == [PUBLIC, PUBLIC, 0]


def test_asking_a_pile() -> None:
    """Whether a card is here, and who knows it."""
    hand = pile(4, known=only(2))
    assert hand.holds(4)
    assert not hand.holds(5)
    assert hand.known(4) == only(2)
    with pytest.raises(ValueError, match="card 5 is not in the pile"):
        hand.known(5)


def test_showing_adds_to_those_who_know() -> None:
    """One card to one seat, or everything to everybody."""
    hand = pile(4, 5, known=only(2))
    hand.show(4, only(0))
    assert (hand.known(4), hand.known(5)) == (only(2) | only(0), only(2))
    hand.show(5)
    assert hand.known(5) == PUBLIC
    hand.show_all(only(1))
    assert hand.known(4) == only(0) | only(1) | only(2)
    hand.show_all()
    assert hand.known(4) == PUBLIC


def test_after_a_card_left_unseen_only_some_still_know_the_others() -> None:
    """Whoever did not see which one went is in doubt about all; nobody learns anything."""
    hand = pile(4, 5, known=only(2))
    hand.show(4, only(0) | only(1))
    hand.doubt(only(1) | only(2))
    assert (hand.known(4), hand.known(5)) == (only(1) | only(2), only(2))
    assert list(hand.cards()) == [4, 5]


def test_a_shuffle_is_forgotten_by_all() -> None:
    """Nobody knows any card afterwards, and none is lost."""
    deck = pile(*range(8), known=PUBLIC)
    deck.shuffle(seeded(1))
    assert sorted(deck.cards()) == list(range(8))
    assert list(deck.cards()) != list(range(8))
    assert all(deck.known(card) == 0 for card in range(8))


@pytest.mark.parametrize(
    ("mask", "viewer", "expected"),
    [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True), (PUBLIC, 3, True), (PUBLIC, EVERYONE, True),
     (1, EVERYONE, False), (0, TABLE, True)],
)  # fmt: skip
def test_who_knows(mask: int, viewer: int, expected: bool) -> None:
    """A seat by its bit, spectators by theirs, the table always."""
    assert knows(mask, viewer) == expected


def test_a_view_turns_unknown_cards_face_down() -> None:
    """Known ones stay, and so does how many there are."""
    hand = pile(3, known=only(0))
    hand.put(4, only(1))
    hand.put(5, PUBLIC)
    for viewer, expected in ((0, [3, UNKNOWN, 5]), (1, [UNKNOWN, 4, 5]), (EVERYONE, [UNKNOWN, UNKNOWN, 5])):
        seen = hand.copy()
        seen.redact(viewer)
        assert list(seen.cards()) == expected
    everything = hand.copy()
    everything.redact(TABLE)
    assert list(everything.cards()) == [3, 4, 5]
    assert list(hand.cards()) == [3, 4, 5]


def test_a_copy_and_its_original_change_apart() -> None:
    """Whatever is done to one of them, and however often it was copied before."""
    changes: list[Callable[[Pile], object]] = [
        lambda deck: deck.put(6),
        lambda deck: deck.take(2),
        lambda deck: deck.draw(),
        lambda deck: deck.tuck(6),
        lambda deck: deck.show(2),
        lambda deck: deck.show_all(),
        lambda deck: deck.redact(0),
        lambda deck: deck.doubt(0),
        lambda deck: deck.shuffle(seeded(3)),
        lambda deck: deck.swap(pile(7)),
        lambda deck: Backs(CARD, [deck]).reshuffle(seeded(5)),
    ]
    for change in changes:
        for first in (True, False):
            deck = pile(1, 2, 3, 4, 5)
            deck.show(5, only(3))
            twin, before = deck.copy(), dump(deck)
            assert dump(twin) == before
            changed, kept = (deck, twin) if first else (twin, deck)
            change(changed)
            assert dump(kept) == before != dump(changed)
            changed.put(0)
            assert dump(kept) == before
            kept.put(0)
            assert list(kept.cards()) == [1, 2, 3, 4, 5, 0]


def test_cards_swapped_with_another_pile_are_still_lent() -> None:
    """A copy made before does not change with the pile that has the cards now."""
    deck, discards = pile(1, 2), pile(3)
    twin = deck.copy()
    deck.swap(discards)
    assert (list(deck.cards()), list(discards.cards())) == ([3], [1, 2])
    discards.show_all()
    discards.put(4)
    assert twin.known(1) == 0
    assert list(twin.cards()) == [1, 2]


def test_sampling_a_copy_leaves_its_original_unknown() -> None:
    """A world is made from a view, and then another one."""
    seen = pile(0, 1, 2)
    seen.redact(0)
    world = seen.copy()
    Backs(CARD, [world]).sample(seeded(1))
    assert UNKNOWN not in world.cards()
    assert list(seen.cards()) == [UNKNOWN] * 3


def test_sampling_deals_the_unseen_cards() -> None:
    """What is seen stays; each unknown place gets a different unseen card, and every one of them may."""
    dealt: set[int] = set()
    for seed in range(60):
        deck, hand = pile(0, 1, 2, 3, 4), pile(5, known=only(0))
        hand.put(6, PUBLIC)
        hand.put(7, only(1))
        backs = Backs(CARD, [deck, hand])
        for each in backs.piles:
            each.redact(0)
        assert list(backs.unseen()) == [0, 1, 2, 3, 4, 7]
        backs.sample(seeded(seed))
        assert list(hand.cards())[:2] == [5, 6]
        assert sorted([*deck.cards(), *hand.cards()]) == list(range(8))
        assert hand.known(int(hand.top())) == only(1)
        dealt.add(int(hand.top()))
    assert dealt == {0, 1, 2, 3, 4, 7}


def test_backs_may_leave_cards_out() -> None:
    """Cards in the box are never dealt."""
    deck = pile(1, 2)
    deck.redact(EVERYONE)
    backs = Backs(CARD, [deck], vec[i64]([1, 2]))
    backs.sample(seeded(1))
    assert sorted(deck.cards()) == [1, 2]


def test_a_reshuffle_moves_only_what_nobody_knows() -> None:
    """Hands keep their cards; decks get another order, also between decks."""
    orders: set[tuple[int, ...]] = set()
    for seed in range(40):
        deck, hand = pile(0, 1, 2), pile(3, known=only(1))
        hand.put(4)
        backs = Backs(CARD, [deck, hand])
        backs.reshuffle(seeded(seed))
        assert 3 in list(hand.cards())[:1]
        assert hand.known(3) == only(1)
        assert sorted([*deck.cards(), *hand.cards()]) == [0, 1, 2, 3, 4]
        orders.add((*deck.cards(), *hand.cards()))
    assert len(orders) > 10


def test_knowledge_by_card() -> None:
    """Every card that lies somewhere, with its mask."""
    backs = Backs(CARD, [pile(0, known=PUBLIC), pile(3, known=only(1))])
    assert backs.knowledge() == {0: PUBLIC, 3: only(1)}


def test_two_cards_change_places_and_the_places_stay_known_to_whom_they_were() -> None:
    one, two = Pile(vec[i64]()), Pile(vec[i64]())
    for card in (1, 2):
        one.put(card, only(0))
    two.put(7, PUBLIC)
    before = one.copy()
    one.exchange(1, two, 0)
    assert (list(one.cards()), list(two.cards())) == ([1, 7], [2])
    assert (one.known(7), two.known(2)) == (only(0), PUBLIC)
    assert list(before.cards()) == [1, 2]


def test_a_view_tells_which_places_are_unseen() -> None:
    pile = Pile(vec[i64]())
    for card, known in ((4, only(0)), (5, only(1)), (6, PUBLIC), (7, 0)):
        pile.put(card, known)
    pile.redact(0)
    assert list(pile.unseen()) == [1, 3]
