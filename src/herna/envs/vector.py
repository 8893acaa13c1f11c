"""Gymnasium's vector environment: one seat learns at many tables, the others answer at random.

An action is the place of an answer among those of its table, so the head of a network is as wide as the
longest list of answers it should choose from; what lies beyond a table's own list is masked.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from herna.envs.batch import Batch, BatchEnv
from herna.envs.encoding import PLACING, rewards, small_numbers
from herna.kernel.batch import Batch as Tables
from herna.kernel.errors import HernaError
from herna.kernel.rng import seeded

LONGEST: Final = 128
"""How many answers a head has to choose from, unless one asks for more."""
LIMIT: Final = 2**15


class HernaVectorEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Many tables of one game; the tables that end begin anew in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (as in the base)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        seat: int = 0,
        variants: dict[str, str] | None = None,
        reward: str = PLACING,
        answers: int = LONGEST,
    ) -> None:
        self.batch: Final = BatchEnv(game, num_envs, seats, variants, reward)
        if not 0 <= seat < seats:
            raise HernaError(f"there is no seat {seat} at a table of {seats}")
        self.num_envs, self.seat, self.answers = num_envs, seat, answers
        self.single_observation_space = spaces.Box(-LIMIT, LIMIT - 1, (self.batch.width,), np.int16)
        self.single_action_space = spaces.Discrete(answers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Set every table; the same seed sets the same ones."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        luck = int.from_bytes(self.np_random.bytes(16), "little")
        env = self.batch
        env.tables = Tables(env.game, env.setup, env.count, seeded(luck), self.seat)
        batch = env.look(env.tables)
        return batch.observation, {"action_mask": self.mask(batch)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer at every table; an answer that a table does not have is an error."""
        batch = self.batch.step(np.asarray(actions, np.int64))
        paid = batch.rewards[:, self.seat].astype(np.float64)
        info: dict[str, Any] = {"action_mask": self.mask(batch)}
        if batch.done.any():
            info |= self.ends(batch)
        return batch.observation, paid, batch.done, np.zeros(self.num_envs, np.bool_), info

    def ends(self, batch: Batch) -> dict[str, Any]:
        """Return what was seen last where a game has ended, and how all seats fared."""
        last = np.zeros_like(batch.observation)
        placed = np.zeros_like(batch.rewards)
        for place, state in enumerate(self.batch.playing().finished):
            if state is not None and state.outcome is not None:
                last[place] = small_numbers(self.batch.game.encode(state, self.seat))
                placed[place] = rewards(state.outcome, self.batch.reward)
        ended = batch.done.copy()
        return {
            "final_obs": last,
            "_final_obs": ended,
            "final_info": {"rewards": placed},
            "_final_info": ended,
        }

    def mask(self, batch: Batch) -> NDArray[np.int8]:
        """Return one line a table: a 1 for each place among its answers."""
        most = int(batch.counts.max())
        if most > self.answers:
            raise HernaError(f"a table has {most} answers; make the environment with answers={most} or more")
        found: NDArray[np.int8] = (np.arange(self.answers) < batch.counts[:, None]).astype(np.int8)
        return found
