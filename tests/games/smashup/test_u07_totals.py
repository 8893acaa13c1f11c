"""What is worked out for the whole table at once is what one gets by asking for each minion and base."""

from __future__ import annotations

import pytest

from games.smashup.table import A, B, C, base, table
from herna.games.smashup import GAME
from herna.games.smashup.components import ANY_ACTION
from herna.games.smashup.power import base_totals, breakpoint_of, power
from herna.games.smashup.queries import (
    count_at,
    headcount,
    minions_at,
    open_bases,
    open_to,
    shut_bases,
)
from herna.games.smashup.state import SmashUp
from herna.kernel.engine import playout, settle
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.rows import changed
from marks import card, rule


def agree(state: SmashUp) -> None:
    """Ask everything both ways."""
    totals = base_totals(state)
    for each in state.row:
        assert totals[each] == sum(power(state, minion) for minion in minions_at(state, each))
        assert list(headcount(state, each)) == [count_at(state, seat, each) for seat in range(state.seats)]
    for seat in range(state.seats):
        for minion in state.hands[seat].cards():
            shut = shut_bases(state, seat, minion)
            usable = [each for each in state.row if open_to(state, seat, minion, each)]
            assert usable == [each for each in state.row if shut >> each & 1 == 0]
            assert usable == list(open_bases(state, seat, minion))


@pytest.mark.parametrize("texts", GAME.variants["card-texts"])
@rule("U7.6")
def test_totals_are_the_powers_of_all_minions_there(texts: str) -> None:
    for seed in range(6):
        state = GAME.new(GAME.check(Setup(4, {"card-texts": texts})), seeded(seed))
        settle(state)
        rng = seeded(seed + 1)
        while state.outcome is None:
            playout(state, rng, 5)
            agree(state)


@card("the-central-brain", "poison", "microbot-fixer", "microbot-alpha", "war-raptor", "infiltrate")
@rule("U7.3", "U7.6")
def test_a_total_counts_nobody_below_zero() -> None:
    """At The Central Brain, and where it lends nothing; a seat without its own Fixer gains nothing by it."""
    t = table("robots dinosaurs", "robots ninjas", "aliens zombies", bases="brain library opal tortuga")
    weak = t.put(A, "brain", "microbot-guard")
    t.attach(B, "poison", weak)
    t.put(A, "library", "war-raptor")
    t.put(A, "library", "war-raptor")
    t.put(B, "library", "microbot-guard")
    t.put(C, "brain", "scout")
    totals = base_totals(t.state)
    assert (totals[base("brain")], totals[base("library")]) == (4, 9)  # 0 and 3 + 1; twice 2 + 2, and 1
    t.put(A, "opal", "microbot-fixer")
    totals = base_totals(t.state)
    assert (totals[base("brain")], totals[base("library")], totals[base("opal")]) == (4, 9, 2)
    t.put(A, "opal", "microbot-alpha")  # 1 + 4 others + 1
    totals = base_totals(t.state)
    assert (totals[base("brain")], totals[base("library")], totals[base("opal")]) == (4, 11, 8)
    t.attach(B, "infiltrate", "brain", note=2)
    assert base_totals(t.state)[base("brain")] == 4
    t.put(B, "brain", "tiger-assassin")
    assert base_totals(t.state)[base("brain")] == 8


@card("leprechaun", "microbot-archive", "scout", "ninja-acolyte", "archmage", "microbot-alpha")
def test_minions_with_something_to_say_are_known_while_they_are_in_play() -> None:
    t = table("tricksters aliens", "robots ninjas", "wizards dinosaurs")
    t.put(A, "library", "collector")
    told = [t.put(A, "library", key) for key in ("leprechaun", "scout")]
    told += [t.put(B, "opal", key) for key in ("microbot-archive", "ninja-acolyte")]
    t.put(B, "opal", "zapbot")
    told.append(t.put(C, "opal", "archmage"))
    t.put(C, "opal", "armor-stego")
    told.append(t.put(B, "opal", "microbot-alpha"))
    assert list(t.state.alert) == told
    t.hold(A, "beam-up")
    t.choose("play.beam-up", f"target.{told[2]}")
    assert list(t.state.alert) == told[:2] + told[3:]


@rule("U7.4", "U18.1")
@card("terraforming", "mass-enchantment")
def test_a_base_comes_back_with_its_printed_breakpoint() -> None:
    t = table("aliens wizards", "aliens robots", bases="library oasis opal")
    library = base("library")
    t.state.lowered = changed(t.state.lowered, library, 5)
    assert breakpoint_of(t.state, library) == 22 - 5
    t.state.credits[ANY_ACTION] = 2
    t.hold(A, "terraforming", "mass-enchantment")
    t.top(B, "terraforming")
    t.choose("play.terraforming", "base.rhodes", "at.the-great-library")
    t.choose("play.mass-enchantment", "base.the-great-library", "at.rhodes")
    assert "the-great-library" in t.row
    assert breakpoint_of(t.state, library) == 22
