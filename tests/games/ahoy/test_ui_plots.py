"""What the drawing plots: a battle until its spoils are taken, and where a ship may go."""

from __future__ import annotations

from collections.abc import Iterator

from games.ahoy.scenes import pages, scene
from herna.games.ahoy import GAME
from herna.games.ahoy.actions.voyage import Sailing
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.ui.charting import place
from herna.games.ahoy.verbs import STEP
from herna.kernel.choice import EVERYONE
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.ui.look import BOARD, DIALOG
from marks import rule


def told_until(prompt: str) -> Iterator[Ahoy]:
    """Find positions of told games for four in which a question is asked."""
    for seed in range(8):
        state = GAME.new(GAME.check(Setup(4, {})), seeded(seed))
        state.story = []
        rng = seeded(seed)
        choice = settle(state)
        while choice is not None:
            if choice.prompt == prompt:
                yield state
                break
            take(state, rng.below(len(choice.options)))
            choice = settle(state)


@rule("H11.8")
def test_the_ledger_stays_while_the_spoils_are_taken() -> None:
    found = list(told_until("spoils"))
    assert found
    for state in found:
        won = next(event for event in reversed(state.story or []) if event.key == "won")
        asked = state.pending
        assert asked is not None
        for viewer in (asked.seat, EVERYONE):
            duel = scene(state, viewer).duel
            assert duel is not None and duel.winner is not None
            assert duel.winner.seat == won.seat
            assert {duel.attacker.ref, duel.defender.ref} == set(won.refs)
            assert max(duel.attacker.total, duel.defender.total) == won.n
            assert 'class="ledger"' in pages(state, viewer)[DIALOG]
        take(state, 0)
        following = settle(state)
        if following is not None and following.prompt not in ("spoils", "fire", "battle-plan", "grog"):
            assert scene(state, EVERYONE).duel is None


@rule("H9.11")
def test_the_step_after_next_is_dotted_for_who_is_asked() -> None:
    drawn = 0
    for state in told_until("sail"):
        asked, step = state.pending, state.stack[-1]
        assert asked is not None and isinstance(step, Sailing)
        places = scene(state, asked.seat).chart.ahead
        assert bool(places) <= (step.course.left >= 2)
        near = {int(STEP.target(option)) for option in asked.options if STEP.owns(option)}
        cells = {place(int(state.chart.cells[space])): space for space in range(len(state.chart.cells))}
        for one in places:
            space = cells[one.x, one.y]
            assert one.step == 2 and space not in near and space != state.where[step.course.figure]
            ways = [int(state.chart.steps[4 * before + way]) for before in near for way in range(4)]
            assert space in ways
        drawn += len(places)
        other = (asked.seat + 1) % 4
        assert scene(state, other).chart.ahead == ()
        assert pages(state, asked.seat)[BOARD].count('class="ahead"') == bool(places)
    assert drawn
