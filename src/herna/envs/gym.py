"""Gymnasium: one learner at a table of bots."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from herna.bots import Bot, bot
from herna.envs.aec import LIMIT
from herna.envs.encoding import PLACING, VERSION, action_mask, as_json, luck_of, observation, rewards
from herna.envs.picture import outline, picture
from herna.games import CATALOGUE
from herna.games import game as game_of
from herna.kernel.dump import Plain
from herna.kernel.engine import settle, take
from herna.kernel.errors import HernaError
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact

ILLEGAL: Final = -1.0
"""What an answer outside the mask is paid; it also ends the game."""


def register() -> None:
    """Make every game known as ``herna/<game>-v1`` to ``gymnasium.make``."""
    for key in CATALOGUE:
        name = f"herna/{key}-{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="herna.envs.gym:HernaEnv", kwargs={"game": key}, order_enforce=False
            )


class HernaEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game of the catalogue, with the learner in one seat and bots in the others."""

    metadata: dict[str, Any] = {"render_modes": ["svg", "ansi"], "render_fps": 1}  # noqa: RUF012 (as in the base)

    # long: what an environment is made with are its parameters, a line each
    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        bots: tuple[str, ...] = ("random",),
        variants: dict[str, str] | None = None,
        reward: str = PLACING,
        render_mode: str | None = None,
    ) -> None:
        self.game: Game[Any] = game_of(game)
        self.setup = self.game.check(Setup(seats, variants or {}))
        if not 0 <= seat < seats:
            raise HernaError(f"there is no seat {seat} at a table of {seats}")
        if not bots:
            raise HernaError("name at least one bot for the other seats")
        self.seat = seat
        self.rivals: dict[int, Bot] = {}
        others = [other for other in range(seats) if other != seat]
        for place, other in enumerate(others):
            self.rivals[other] = bot(bots[place % len(bots)], self.game)
        self.reward = reward
        self.render_mode = render_mode
        size, width = int(self.game.verbs.size), self.game.width(seats)
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.table: State = self.game.new(self.setup, seeded(0))
        self.luck: Rng | None = None
        """What tables are set from, and the bots play by; the same as in ``HernaVectorEnv``."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Set the table; the same seed sets the same one, and the bots play it alike."""
        super().reset(seed=seed)
        if seed is not None or self.luck is None:
            self.luck = luck_of(seed, self.np_random)
        self.table = self.game.new(self.setup, self.luck.split())
        self.let_bots_play()
        return self.seen()

    def let_bots_play(self) -> None:
        """Go on until the learner is asked, or the game is over."""
        assert self.luck is not None
        choice = settle(self.table)
        while choice is not None and choice.seat != self.seat:
            index = self.rivals[int(choice.seat)].choose(redact(self.table, choice.seat), choice, self.luck)
            take(self.table, index)
            choice = settle(self.table)

    def seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the learner's observation and its info."""
        mask = action_mask(self.game, self.table.pending)
        observed = {"observation": observation(self.game, self.table, self.seat), "action_mask": mask}
        return observed, {"action_mask": mask}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer for the learner and let the bots go on; an answer outside the mask ends the game, lost."""
        asked = self.table.pending
        if asked is None:
            raise HernaError("the game is over; call reset()")
        options = list(asked.options)
        if int(action) not in options:
            observed, info = self.seen()
            return observed, ILLEGAL, True, False, {**info, "illegal": True}
        take(self.table, options.index(int(action)))
        self.let_bots_play()
        observed, info = self.seen()
        outcome = self.table.outcome
        paid = 0.0 if outcome is None else rewards(outcome, self.reward)[self.seat]
        return observed, paid, outcome is not None, False, info

    def text(self, language: str = "en") -> str:
        """Return what the learner knows in words."""
        return outline(self.game.key, self.table, self.seat, language)

    def json(self) -> Plain:
        """Return what the learner knows as plain data."""
        return as_json(self.table, self.seat)

    def render(self) -> Any:
        """Return the board as the learner sees it, as SVG or in words."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self.text()
        return picture(self.game.key, self.table, self.seat)

    def close(self) -> None:
        """Send the bots home."""
        for rival in self.rivals.values():
            rival.close()
