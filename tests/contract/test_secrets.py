"""Nobody learns what they may not know: not from a view, a page, a number, a refusal, or a bot."""

from __future__ import annotations

import pytest
from hypothesis import given

from contract.tables import SEEDS, SHARES, TABLES, USUAL, Table, luck, match, position, tried
from herna.bots import bot
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE, Seat
from herna.kernel.dump import dump
from herna.kernel.engine import settle, take
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.view import redact, sample
from herna.sim.checks import bad_view, viewers
from herna.sim.worlds import is_half_told, leaks, open_bids, secret_acts, twins
from herna.ui.look import look


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(4)
@given(seed=SEEDS, share=SHARES)
def test_sampled_worlds_look_the_same(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    for viewer in viewers(state):
        assert bad_view(table.game, state, viewer, seeded(seed)) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(4)
@given(seed=SEEDS, share=SHARES)
def test_worlds_a_seat_cannot_tell_apart_stay_alike(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    for viewer in viewers(state):
        assert leaks(table.game, state, viewer, seeded(seed), steps=10) == []
        assert secret_acts(table.game, state, viewer) == []
        assert open_bids(table.game, state, viewer) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_pages_numbers_and_reasons_do_not_depend_on_secrets(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    for viewer in viewers(state):
        other = sample(redact(state, viewer), seeded(seed))
        assert shown(table, state, viewer) == shown(table, other, viewer)


def shown(table: Table, state: State, viewer: Seat) -> list[object]:
    """Return everything a viewer's page, learner and questions would get."""
    seen = redact(state, viewer)
    speaker = Speaker("en", table.key, seen)
    drawn = look(table.key)
    found: list[object] = [
        drawn.render_all(seen, viewer, speaker),
        dump(drawn.outline(seen, viewer, speaker)),
    ]
    if viewer != EVERYONE:
        found.append(list(table.game.encode(seen, viewer)))
        found.append(dump(table.game.refusals(seen, viewer)))
    return found


@pytest.mark.parametrize("table", USUAL, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_a_bots_answer_does_not_depend_on_secrets(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    asked = state.pending
    assert asked is not None
    other = sample(redact(state, asked.seat), seeded(seed))
    answers = []
    for world in (state, other):
        seen = redact(world, asked.seat)
        assert seen.pending is not None
        answers.append(bot("greedy", table.game).choose(seen, seen.pending, seeded(5)))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_what_may_be_taken_back_told_nobody_anything(table: Table, seed: int, share: float) -> None:
    """After such an answer, worlds that a seat could not tell apart still look the same to it."""
    played, rng = match(table, seed, share), luck(seed)
    choice = played.choice
    assert choice is not None
    before = played.state.copy()
    code = table.game.verbs.code(choice.options[rng.below(len(choice.options))])
    played.answer(code)
    if not played.can_undo(choice.seat):
        return
    for viewer in range(table.seats):
        if is_half_told(before, viewer):
            continue
        pair = twins(table.game, before, viewer, seeded(seed))
        for world in (pair.real, pair.other):
            asked = world.pending
            assert asked is not None
            codes = [table.game.verbs.code(option) for option in asked.options]
            if code not in codes:
                break  # the seat acts on a card that this viewer does not know
            take(world, codes.index(code))
            settle(world)
        else:
            assert pair.look() == []
