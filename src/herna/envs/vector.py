"""Gymnasium's vector environment: one seat learns at many tables, the others answer at random.

An action is the place of an answer among those of its table, so the head of a network is as wide as the
longest list of answers; what lies beyond a table's own list is masked. With ``menu=True`` the observation
says at its end what stands at each place.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from herna.envs.batch import Batch, BatchEnv
from herna.envs.encoding import PLACING, luck_of, rewards, small_numbers
from herna.envs.heads import NOTHING, SAYS, Head
from herna.kernel.errors import HernaError
from herna.kernel.rng import Rng

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
        answers: int = 0,
        menu: bool = False,
    ) -> None:
        self.batch: Final = BatchEnv(game, num_envs, seats, variants, reward)
        if not 0 <= seat < seats:
            raise HernaError(f"there is no seat {seat} at a table of {seats}")
        self.num_envs, self.seat, self.menu = num_envs, seat, menu
        self.head: Final = Head(self.batch.game, seats, answers)
        self.lucks: Final[list[Rng | None]] = [None] * num_envs
        self.width: Final = self.batch.width + menu * SAYS * self.head.answers
        self.single_observation_space = spaces.Box(-LIMIT, LIMIT - 1, (self.width,), np.int16)
        self.single_action_space = spaces.Discrete(self.head.answers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Set every table by a seed of its own: those in a list, or one number and those that follow it."""
        seeds = (
            seed
            if isinstance(seed, list)
            else [None if seed is None else seed + i for i in range(self.num_envs)]
        )
        super().reset(seed=seeds[0])
        if len(seeds) != self.num_envs:
            raise HernaError(f"{self.num_envs} tables want as many seeds, not {len(seeds)}")
        for place, own in enumerate(seeds):
            if own is not None or self.lucks[place] is None:
                self.lucks[place] = luck_of(own, self.np_random)
        batch = self.batch.begin([luck for luck in self.lucks if luck is not None], seat=self.seat)
        return self.seen(batch), {"action_mask": self.head.mask(batch)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer at every table; an answer that a table does not have is an error."""
        batch = self.batch.step(np.asarray(actions, np.int64))
        paid = batch.rewards[:, self.seat].astype(np.float64)
        info: dict[str, Any] = {"action_mask": self.head.mask(batch)}
        if batch.done.any():
            info |= self.ends(batch)
        return self.seen(batch), paid, batch.done, np.zeros(self.num_envs, np.bool_), info

    def ends(self, batch: Batch) -> dict[str, Any]:
        """Return what was seen last where a game has ended, and how all seats fared."""
        width = self.batch.width
        last = np.full((self.num_envs, self.width), NOTHING, np.int16)
        last[:, :width] = 0
        placed = np.zeros_like(batch.rewards)
        for place, state in enumerate(self.batch.playing().finished):
            if state is not None and state.outcome is not None:
                last[place, :width] = small_numbers(self.batch.game.encode(state, self.seat))
                placed[place] = rewards(state.outcome, self.batch.reward)
        ended = batch.done.copy()
        return {
            "final_obs": last,
            "_final_obs": ended,
            "final_info": {"rewards": placed},
            "_final_info": ended,
        }

    def seen(self, batch: Batch) -> NDArray[np.int16]:
        """Return what the learner knows at every table, and what it may answer if that is wanted."""
        return self.head.seen(batch) if self.menu else batch.observation
