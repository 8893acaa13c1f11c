"""Records as training data."""

from __future__ import annotations

import pytest

from herna.envs.dataset import of_record, samples
from herna.games import game
from herna.kernel.errors import BadRecord
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Branch, Record
from herna.kernel.rng import seeded


def finished(seed: int) -> Record:
    """Return the record of a random game."""
    match = Match(game("harbours"), Record("harbours", Setup(2, {}), seed, []))
    rng = seeded(seed)
    while match.choice is not None:
        options = match.choice.options
        match.answer(match.game.verbs.code(options[rng.below(len(options))]))
    return match.record


def test_every_decision_is_a_line() -> None:
    """The action taken is one of those allowed, and both seats' rewards are those of the end."""
    record = finished(1)
    found = of_record(record)
    assert len(found.action) == len(record.answers)
    assert found.action_mask[range(len(found.action)), found.action].all()
    assert record.result is not None
    best = record.result[0]
    assert {(int(seat), float(paid)) for seat, paid in zip(found.seat, found.reward, strict=True)} == (
        {(0, 0.0), (1, 0.0)} if len(best) == 2 else {(best[0], 1.0), (1 - best[0], -1.0)}
    )


def test_several_records_follow_each_other() -> None:
    """In their order."""
    records = [finished(1), finished(2)]
    together = samples(records)
    alone = [of_record(record) for record in records]
    assert together.action.tolist() == [*alone[0].action.tolist(), *alone[1].action.tolist()]
    assert together.observation.shape[0] == len(together.action)


def test_unusable_records_are_refused() -> None:
    """Unfinished, too long, illegal or branched ones, and none at all."""
    whole = finished(1)
    setup, seed, answers = whole.setup, whole.seed, whole.answers
    for record, sentence in (
        (Record("harbours", setup, seed, answers[:-1]), "not finished"),
        (Record("harbours", setup, seed, [*answers, "pass"]), "goes on after the end"),
        (Record("harbours", setup, seed, ["raid"]), "answer 1 of the record is not possible"),
        (Record("harbours", setup, seed, answers, branches=[Branch(1, 2)]), "left another one"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            of_record(record)
    with pytest.raises(BadRecord, match="no record to learn from"):
        samples([])
