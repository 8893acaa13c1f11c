"""What a seat may see, and what could be behind it."""

from __future__ import annotations

from herna.kernel.choice import EVERYONE, TABLE
from herna.kernel.engine import advance, take
from herna.kernel.pile import UNKNOWN, only
from herna.kernel.rng import seeded
from herna.kernel.view import redact, reshuffle, sample
from kernel.toy import Add, Done, Toy, Twice, toy


def asked() -> Toy:
    """Return a toy with a card in each hand, at a question to seat 0."""
    state = toy(Add(0), Twice(1), Done())
    for seat in range(2):
        state.hands[seat].put(state.deck.draw(), only(seat))
    state.story = []
    state.tell("drew", 0, "card-5", to=0)
    advance(state)
    return state


def test_a_seat_sees_its_own_cards_only() -> None:
    """Others' and the deck's lie face down, but can be counted."""
    seen = redact(asked(), 0)
    assert seen.viewer == 0
    assert list(seen.hands[0].cards()) == [5]
    assert list(seen.hands[1].cards()) == [UNKNOWN]
    assert list(seen.deck.cards()) == [UNKNOWN] * 4
    spectator = redact(asked(), EVERYONE)
    assert list(spectator.hands[0].cards()) == [UNKNOWN]
    assert list(redact(asked(), TABLE).hands[1].cards()) == [4]


def test_only_who_is_asked_sees_the_options() -> None:
    """The others see that, and what, somebody is asked."""
    state = asked()
    own, other = redact(state, 0).pending, redact(state, 1).pending
    assert own is not None
    assert other is not None
    assert len(own.options) == 3
    assert (other.seat, other.prompt, list(other.options)) == (0, "add", [])


def test_the_generator_and_private_lines_are_hidden() -> None:
    """Nobody can look at what chance will say."""
    state = asked()
    seen = redact(state, 1)
    assert (seen.rng.a, seen.rng.b) == (seeded(0).a, seeded(0).b)
    assert seen.story is not None
    assert [line.key for line in seen.story] == ["drew-hidden"]
    assert [line.key for line in redact(state, 0).story or []] == ["drew"]


def test_answers_in_scripts_are_hidden() -> None:
    """A half-answered card shows nothing to others."""
    state = asked()
    take(state, 0)
    advance(state)
    take(state, 1)
    advance(state)
    own, other = redact(state, 1).stack[-1], redact(state, 0).stack[-1]
    assert isinstance(own, Twice)
    assert isinstance(other, Twice)
    assert (len(own.answers), len(other.answers)) == (1, 0)


def test_a_state_without_a_story_is_seen_without_one() -> None:
    """Searches do not listen."""
    state = asked()
    state.story = None
    assert redact(state, 0).story is None


def test_sampled_worlds_fit_the_view() -> None:
    """The known stays, the unknown is dealt anew, and the luck differs."""
    seen = redact(asked(), 0)
    rivals: set[int] = set()
    luck: set[int] = set()
    for seed in range(40):
        world = sample(seen, seeded(seed))
        assert world.viewer == TABLE
        assert list(world.hands[0].cards()) == [5]
        assert sorted([*world.hands[1].cards(), *world.deck.cards()]) == [0, 1, 2, 3, 4]
        rivals.add(int(world.hands[1].top()))
        luck.add(int(world.rng.bits()))
    assert rivals == {0, 1, 2, 3, 4}
    assert len(luck) == 40


def test_a_reshuffle_changes_only_what_nobody_knows() -> None:
    """And the luck."""
    state = asked()
    before = state.rng.copy()
    reshuffle(state, seeded(2))
    assert list(state.hands[0].cards()) == [5]
    assert list(state.hands[1].cards()) == [4]
    assert sorted(state.deck.cards()) == [0, 1, 2, 3]
    assert list(state.deck.cards()) != [0, 1, 2, 3]
    assert state.rng.bits() != before.bits()
