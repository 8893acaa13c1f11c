"""What the platform asks of a game."""

from __future__ import annotations

import pytest

from herna.kernel.choice import Choice
from herna.kernel.errors import BadSetup
from herna.kernel.game import Game, Setup
from herna.kernel.rng import seeded
from herna.kernel.rows import line_of
from kernel.toy import ADD, VERBS, Toy, ToyGame, toy


def test_a_setup_is_filled_with_the_usual_variants() -> None:
    """What is named is kept."""
    checked = ToyGame().check(Setup(2, {"die": "yes"}))
    assert (checked.seats, checked.variants) == (2, {"die": "yes", "length": "short"})


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup(3, {}), "toy is played by 2 players, not by 3"),
        (Setup(2, {"colour": "red"}), "toy has no variant 'colour'; it has: die, length"),
        (Setup(2, {"die": "maybe"}), "variant die is no or yes, not 'maybe'"),
    ],
)
def test_bad_setups_are_refused_with_what_is_possible(setup: Setup, sentence: str) -> None:
    """One sentence says what was wrong and what would do."""
    with pytest.raises(BadSetup, match=sentence):
        ToyGame().check(setup)


def test_what_a_game_must_say_itself() -> None:
    """The rest has a sensible beginning."""
    game: Game[Toy] = Game("bare", VERBS, (2,), {})
    state = toy()
    for call in (
        lambda: game.new(Setup(2, {}), seeded(1)),
        lambda: game.standings(state),
        lambda: game.limit(2),
        lambda: game.width(2),
        lambda: game.encode(state, 0),
        lambda: game.told(state, 0),
        lambda: game.write(state, 0, line_of(1), 0),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert game.rules == 1
    assert game.refusals(state, 0) == []
    assert game.complaints(state) == []
    assert game.cards() == []


def test_without_a_heuristic_bots_go_by_the_score() -> None:
    """And every option looks alike."""
    game, state = ToyGame(), toy()
    state.count = 7
    assert game.values(state) == [7.0, 0.0]
    assert game.breakdown(state) == [("total", [7, 0])]
    assert game.prior(state, Choice(0, "add", ADD.up_to(3))) == [1.0, 1.0, 1.0]
    twin = state.copy()
    game.infer(twin, state, seeded(1))
    assert twin.count == state.count
