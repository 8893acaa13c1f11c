"""Worlds that bots imagine: who played no minion hardly has one."""

from __future__ import annotations

from games.smashup.table import Table, table
from herna.games.smashup.components import PHASE_PLAY, PHASE_SCORE
from herna.games.smashup.game import GAME
from herna.games.smashup.queries import is_minion
from herna.kernel.dump import dump
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample

A, B = 0, 1
WORLDS = 200


def scoring(played: int, phase: int = PHASE_SCORE) -> Table:
    """Return a table at which the second player holds four cards in a phase of its turn."""
    found = table("aliens dinosaurs", "ninjas pirates")
    for card in found.state.decks[B].cards()[:4]:
        found.state.decks[B].take(card)
        found.state.hands[B].put(card, 1 << B)
    found.state.active = B
    found.state.phase = phase
    found.state.played[B] = played
    return found


def minions(t: Table, viewer: int) -> float:
    """Return how many minions the second player holds on average, in the worlds of a viewer."""
    seen = redact(t.state, viewer)
    rng = seeded(3)
    total = 0
    for _world in range(WORLDS):
        world = sample(seen, rng)
        GAME.infer(world, seen, rng)
        assert dump(redact(world, viewer).hands) == dump(seen.hands)
        assert sorted([*world.hands[B].cards(), *world.decks[B].cards()]) == sorted(
            [*t.state.hands[B].cards(), *t.state.decks[B].cards()]
        )
        total += sum(is_minion(t.state, card) for card in world.hands[B].cards())
    return total / WORLDS


def test_a_rival_without_a_minion_played_hardly_holds_one() -> None:
    assert minions(scoring(played=0), A) < 1.0
    assert minions(scoring(played=1), A) > 1.5


def test_while_it_may_still_play_a_rival_may_hold_anything() -> None:
    assert minions(scoring(played=0, phase=PHASE_PLAY), A) > 1.5


def test_one_s_own_hand_stays_as_it_is() -> None:
    t = scoring(played=0)
    held = sum(is_minion(t.state, card) for card in t.state.hands[B].cards())
    assert minions(t, B) == held
