"""PettingZoo: every seat an agent, one acting at a time."""

from __future__ import annotations

import functools
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from herna.envs.encoding import (
    PLACING,
    VERSION,
    action_mask,
    as_json,
    luck_of,
    observation,
    rewards,
)
from herna.envs.picture import outline, picture
from herna.games import game as game_of
from herna.kernel.choice import EVERYONE
from herna.kernel.dump import Plain
from herna.kernel.engine import settle, take
from herna.kernel.errors import HernaError, IllegalAnswer
from herna.kernel.game import Game, Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State

LIMIT = float(np.float32(2**24))
"""Observations are whole numbers that a 32-bit float holds exactly."""


def env(
    game: str,
    seats: int = 2,
    variants: dict[str, str] | None = None,
    reward: str = PLACING,
    render_mode: str | None = None,
) -> HernaAEC:
    """Return a game as an environment: ``aec.env("ahoy", seats=3)``."""
    return HernaAEC(game, seats, variants, reward, render_mode)


class HernaAEC(AECEnv[str, dict[str, Any], int]):
    """A game of the catalogue; the number of an option is the action's id."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        variants: dict[str, str] | None = None,
        reward: str = PLACING,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game: Game[Any] = game_of(game)
        self.setup = self.game.check(Setup(seats, variants or {}))
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": ["svg", "ansi"],
            "name": f"{game}_{VERSION}",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.state_now: State | None = None
        self.luck = luck_of(None, np.random.default_rng())

    @functools.cache  # noqa: B019  (PettingZoo wants the same space object each time)
    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return what a seat observes: numbers, and a mask of the actions it may take."""
        width = self.game.width(self.setup.seats)
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (int(self.game.verbs.size),), np.int8),
            }
        )

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the ids of every option there is in the game."""
        return spaces.Discrete(int(self.game.verbs.size))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set the table again; a seed sets the same one in every environment, no seed the next one."""
        if seed is not None:
            self.luck = seeded(int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_now = self.game.new(self.setup, self.luck.split())
        self.go_on()

    @property
    def table(self) -> State:
        """Return the state being played."""
        if self.state_now is None:
            raise HernaError("call reset() before anything else")
        return self.state_now

    def go_on(self) -> None:
        """Run to the next choice of a seat, or pay the end."""
        choice = settle(self.table)
        if choice is not None:
            self.agent_selection = self.possible_agents[choice.seat]
            self.infos = {agent: {"action_mask": self.mask(agent)} for agent in self.agents}
            return
        outcome = self.table.outcome
        assert outcome is not None
        for agent, paid in zip(self.possible_agents, rewards(outcome, self.reward), strict=True):
            self.rewards[agent] = paid
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": self.mask(agent)} for agent in self.agents}

    def mask(self, agent: str) -> Any:
        """Return the mask of the actions a seat may take now: none, unless it is asked."""
        asked = self.table.pending
        own = asked is not None and self.possible_agents[asked.seat] == agent
        return action_mask(self.game, asked if own else None)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat knows, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": observation(self.game, self.table, seat),
            "action_mask": self.mask(agent),
        }

    def step(self, action: int | None) -> None:
        """Answer for the seat whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        asked = self.table.pending
        assert asked is not None
        options = list(asked.options)
        if action is None or int(action) not in options:
            raise IllegalAnswer(f"action {action!r} is not among the {len(options)} options; use the mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        take(self.table, options.index(int(action)))
        self.go_on()
        self._accumulate_rewards()

    def text(self, agent: str, language: str = "en") -> str:
        """Return what a seat knows in words."""
        return outline(self.game.key, self.table, self.possible_agents.index(agent), language)

    def json(self, agent: str) -> Plain:
        """Return what a seat knows as plain data."""
        return as_json(self.table, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Return the board as spectators see it, as SVG or in words."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return outline(self.game.key, self.table, EVERYONE, "en")
        return picture(self.game.key, self.table, EVERYONE)

    def close(self) -> None:
        """Nothing is held that must be given back."""
