"""A question as buttons: no two of them say the same."""

from __future__ import annotations

from herna.games import CATALOGUE, game
from herna.i18n.speak import Speaker
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.ui.panel import panel

SEED = 5
EVERY = 4
"""Of so many questions one is looked at."""


def test_every_button_says_what_sets_it_apart() -> None:
    alike = 0
    for key in CATALOGUE:
        table, rng = game(key), seeded(SEED)
        state = table.new(table.check(Setup(max(table.seats[:3]), {})), rng)
        choice, asked = settle(state), 0
        while choice is not None:
            asked += 1
            if asked % EVERY == 0:
                speaker = Speaker("en", key, state, [f"Player {seat}" for seat in range(state.seats)])
                plain = [speaker.option(option, choice.prompt) for option in choice.options]
                labels = [button.label for button in panel(choice, speaker).buttons]
                assert len(labels) == len(set(labels)) == len(plain), f"{key} {choice.prompt}: {labels}"
                alike += len(plain) - len(set(plain))
            take(state, rng.below(len(choice.options)))
            choice = settle(state)
    assert alike > 0
