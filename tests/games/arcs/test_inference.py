"""What bots believe about Rivals' hands, from what was not played."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.game import GAME
from herna.games.arcs.hands import passed_over
from herna.games.arcs.mind.inference import LAID, TRUST, partner
from herna.games.arcs.printed import ACTION_KEYS
from herna.games.arcs.state import Arcs
from herna.kernel.dump import dump
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.view import redact, sample

WORLDS = 300


def worlds(state: Arcs, viewer: int, inferred: bool) -> list[Arcs]:
    """Imagine what a seat cannot see, with or without thinking about what was played."""
    seen = redact(state, viewer)
    found = []
    for seed in range(WORLDS):
        rng = seeded(seed)
        world = sample(seen, rng)
        if inferred:
            GAME.infer(world, seen, rng)
        found.append(world)
    return found


def surpassers(world: Arcs, seat: int, suit: str, above: int) -> int:
    """Count the cards of a suit above a number in a hand."""
    names = [ACTION_KEYS[card] for card in world.hands[seat].cards()]
    return sum(name.startswith(suit) and int(name[-1]) > above for name in names)


def followed(*answers: str) -> Table:
    """Seat 0 has led Administration 3, and others have followed."""
    table = Table(3)
    table.hand(0, "administration-3", "construction-2", "mobilization-6")
    table.hand(1, "aggression-2", "aggression-3", "aggression-4", "mobilization-2", "mobilization-3")
    table.hand(2, "construction-3", "construction-4", "construction-5")
    return table.round().choose(
        "lead.administration-3", *[part for answer in answers for part in ("done", answer)], "done"
    )


def test_a_copy_tells_that_no_higher_card_is_held() -> None:
    table = followed("copy.aggression-2")
    assert passed_over(table.state, 1, 0) == 3
    plain = sum(surpassers(world, 1, "administration", 3) for world in worlds(table.state, 0, False))
    told = sum(surpassers(world, 1, "administration", 3) for world in worlds(table.state, 0, True))
    assert plain > WORLDS / 3
    assert told < plain * (1.1 - TRUST / 100)


def test_a_pivot_tells_the_same_and_a_surpass_nothing() -> None:
    table = followed("pivot.aggression-2")
    assert passed_over(table.state, 1, 0) == 3
    table = Table(3).hand(0, "administration-3").hand(1, "administration-5", "administration-6")
    table.round().choose("lead.administration-3", "done", "surpass.administration-5")
    assert table.state.declined == 0


def test_the_card_laid_face_down_is_no_higher_one_either() -> None:
    """A Copy lies on the table, a Surpass would have been better: its card is likely a low or foreign one."""
    table = followed("copy.aggression-2")
    higher = ("administration-4", "administration-5", "administration-6")
    counts = []
    for inferred in (False, True):
        cards = [world.played.cards()[1] for world in worlds(table.state, 0, inferred)]
        counts.append(sum(ACTION_KEYS[card] in higher for card in cards))
    assert counts[0] > WORLDS / 20
    assert counts[1] < counts[0] * (1.2 - LAID / 100)


def test_other_suits_and_lower_cards_stay_as_likely() -> None:
    table = followed("copy.aggression-2")
    for suit, above in (("aggression", 4), ("mobilization", 3)):
        plain = sum(surpassers(world, 1, suit, above) for world in worlds(table.state, 0, False))
        told = sum(surpassers(world, 1, suit, above) for world in worlds(table.state, 0, True))
        assert told >= plain * 0.9
    low = [surpassers(world, 1, "administration", 1) for world in worlds(table.state, 0, True)]
    high = [surpassers(world, 1, "administration", 3) for world in worlds(table.state, 0, True)]
    assert sum(low) > sum(high)


def test_a_card_goes_to_nobody_of_whom_the_same_is_believed() -> None:
    """Neither seat 1 nor seat 2 Surpassed: what one is believed not to hold is not given to the other."""
    table = followed("copy.aggression-2", "copy.construction-3")
    higher, low, other = (
        ACTION_KEYS.index(name) for name in ("administration-5", "aggression-3", "aggression-4")
    )
    holders, cards = vec[i64]([1, 2, -1]), vec[i64]([higher, low, other])
    both = 1 << 4 | 1 << 8
    assert {int(partner(table.state, both, holders, cards, 0, seeded(seed))) for seed in range(20)} == {2}
    assert {int(partner(table.state, 1 << 4, holders, cards, 0, seeded(seed))) for seed in range(20)} == {
        1,
        2,
    }


def test_what_follows_after_a_zeroed_lead_is_any_card_of_the_suit() -> None:
    table = Table(3).hand(0, "administration-3").hand(1, "aggression-2", "aggression-3")
    table.round().choose("lead.administration-3", "declare.tyrant", "done", "copy.aggression-2")
    assert passed_over(table.state, 1, 0) == 0
    assert passed_over(table.state, 1, 1) == 7


def test_the_lowest_lead_let_go_counts_and_each_seat_for_itself() -> None:
    table = Table(3).hand(0, "administration-5", "administration-2", "administration-4")
    table.hand(1, "aggression-2", "aggression-3", "aggression-4")
    table.hand(2, "mobilization-2", "mobilization-3", "mobilization-4").round()
    table.choose("lead.administration-5", "done", "copy.aggression-2", "done", "copy.mobilization-2", "done")
    assert [int(passed_over(table.state, seat, 0)) for seat in range(3)] == [7, 5, 5]
    table.choose("lead.administration-2", "done", "pivot.aggression-3", "done")
    assert [int(passed_over(table.state, seat, 0)) for seat in range(3)] == [7, 2, 5]
    table.choose("copy.mobilization-3", "done", "lead.administration-4", "done", "copy.aggression-4")
    assert [int(passed_over(table.state, seat, 0)) for seat in range(3)] == [7, 2, 2]


def test_a_new_deal_and_cards_taken_unseen_make_it_worthless() -> None:
    table = Table(3).hand(0, "administration-3").hand(1, "aggression-2", "aggression-3")
    table.hand(2, "mobilization-2", "mobilization-3").guild(2, "farseers").round()
    table.choose("lead.administration-3", "done", "copy.aggression-2", "done", "copy.mobilization-2", "ready")
    assert [int(passed_over(table.state, seat, 0)) for seat in (1, 2)] == [3, 3]
    table.choose("use.farseers", "pass")
    assert [int(passed_over(table.state, seat, 0)) for seat in (1, 2)] == [3, 7]
    table = Table(3).hand(0, "administration-3").hand(1, "aggression-2").hand(2).round()
    table.choose("lead.administration-3", "done", "copy.aggression-2", "done")
    assert table.state.chapter == 2
    assert table.state.declined == 0


def test_a_card_taken_back_in_the_open_leaves_the_rest_as_telling() -> None:
    table = Table(3).hand(0, "administration-3").hand(1, "administration-2", "aggression-3").hand(2)
    table.guild(1, "admin-union").round()
    table.choose("lead.administration-3", "done", "copy.administration-2", "ready", "use.admin-union")
    table.choose("done")
    assert "administration-3" in table.hand_of(1)
    assert passed_over(table.state, 1, 0) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("leaders", ["none", "both"])
def test_every_world_stays_possible(seats: int, leaders: str) -> None:
    """What a viewer knows stays where it is, nothing is lost, and the same luck gives the same world."""
    state: Arcs = GAME.new(GAME.check(Setup(seats, {"leaders": leaders})), seeded(seats))
    rng = seeded(7)
    changed = 0
    choice = settle(state)
    while choice is not None:
        if state.declined != 0 and rng.below(6) == 0:
            viewer = int(rng.below(seats))
            seen = redact(state, viewer)
            plain, world, again = (sample(seen, seeded(3)) for _each in range(3))
            GAME.infer(world, seen, seeded(4))
            GAME.infer(again, seen, seeded(4))
            changed += dump(plain) != dump(world)
            assert dump(world) == dump(again)
            assert GAME.complaints(world) == []
            view, expected = redact(world, viewer), redact(plain, viewer)
            assert dump(view) == dump(expected)
        take(state, rng.below(len(choice.options)))
        choice = settle(state)
    assert changed > 0
