"""PufferLib: many tables as one native environment, which writes into the learner's buffers.

One seat learns at every table, the others answer at random. An action is the place of an answer; PufferLib's
policies know no masks, so places are counted round and round: each of them is an answer, and the observation
says at its end what stands at each place. PufferLib itself is not needed; where it is installed, this is one
of its environments, and its backends run it in any number of processes.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from herna.envs.batch import Batch, BatchEnv
from herna.envs.encoding import PLACING
from herna.envs.heads import SAYS, Head
from herna.envs.vector import LIMIT
from herna.kernel.errors import HernaError
from herna.kernel.rng import seeded

BUFFERS: Final = ("observations", "rewards", "terminals", "truncations", "masks", "actions")
"""What PufferLib gives an environment to write into, and to read actions from."""

Seen = tuple[
    NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], list[dict[str, Any]]
]


class Native:
    """What PufferLib's own base class gives its environments: buffers, and send and receive."""

    single_observation_space: spaces.Box
    single_action_space: spaces.Discrete
    num_agents: int
    infos: list[dict[str, Any]]
    emulated: Final = False
    done: Final = False

    def __init__(self, buf: dict[str, NDArray[Any]] | None = None) -> None:
        count, box = self.num_agents, self.single_observation_space
        given = buf or {
            "observations": np.zeros((count, *box.shape), box.dtype),
            "rewards": np.zeros(count, np.float32),
            "terminals": np.zeros(count, np.bool_),
            "truncations": np.zeros(count, np.bool_),
            "masks": np.ones(count, np.bool_),
            "actions": np.zeros(count, np.int32),
        }
        self.observations, self.rewards, self.terminals = (given[name] for name in BUFFERS[:3])
        self.truncations, self.masks, self.actions = (given[name] for name in BUFFERS[3:])
        self.agent_ids: NDArray[Any] = np.arange(count)
        low, high = (np.repeat(each[None], count, axis=0) for each in (box.low, box.high))
        self.observation_space = spaces.Box(low, high, (count, *box.shape), np.int16)
        self.action_space = spaces.MultiDiscrete([int(self.single_action_space.n)] * count)

    @property
    def driver_env(self) -> Native:
        """Return the environment that says what all are like: this one."""
        return self

    def async_reset(self, seed: int | None = None) -> None:
        """Set every table; :meth:`recv` says what they ask."""
        _seen, self.infos = self.reset(seed)

    def send(self, actions: NDArray[Any]) -> None:
        """Answer at every table."""
        *_seen, self.infos = self.step(actions)

    def recv(self) -> tuple[Any, ...]:
        """Return the buffers, what is told beside them, and which of the agents act: all."""
        written = (self.observations, self.rewards, self.terminals, self.truncations)
        return (*written, self.infos, self.agent_ids, self.masks)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int16], list[dict[str, Any]]]:
        """Begin a new game at every table; return what is seen there, and what is told beside it."""
        raise NotImplementedError

    def step(self, actions: NDArray[Any]) -> Seen:
        """Answer at every table."""
        raise NotImplementedError


def base() -> type[Any]:
    """Return PufferLib's base class, which its backends ask for, or ours where it is not installed."""
    if find_spec("pufferlib") is None:
        return Native
    found: type[Any] = import_module("pufferlib").PufferEnv
    return found


class HernaPufferEnv(base()):  # type: ignore[misc]  # which class it is depends on what is installed
    """Many tables of one game; the tables that end begin anew in the same step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int = 2,
        seat: int = 0,
        variants: dict[str, str] | None = None,
        reward: str = PLACING,
        answers: int = 0,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        self.batch: Final = BatchEnv(game, num_envs, seats, variants, reward)
        if not 0 <= seat < seats:
            raise HernaError(f"there is no seat {seat} at a table of {seats}")
        self.seat: Final = seat
        self.seed = seed
        """What the first table is set by, if a reset says nothing else."""
        self.head: Final = Head(self.batch.game, seats, answers)
        self.asked: Batch | None = None
        self.num_agents = num_envs
        width = self.batch.width + SAYS * self.head.answers
        self.single_observation_space = spaces.Box(-LIMIT, LIMIT - 1, (width,), np.int16)
        self.single_action_space = spaces.Discrete(self.head.answers)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int16], list[dict[str, Any]]]:
        """Set every table: the first by this seed, the next ones by those that follow it."""
        first = self.seed if seed is None else seed
        lucks = [seeded(first + place) for place in range(self.num_agents)]
        self.write(self.batch.begin(lucks, seat=self.seat))
        return self.observations, []

    def step(self, actions: NDArray[Any]) -> Seen:
        """Answer at every table; a place beyond its last answer is counted from the first one again."""
        if self.asked is None:
            raise HernaError("call reset() before anything else")
        batch = self.batch.step(np.asarray(actions, np.int64).reshape(-1) % self.asked.counts)
        self.write(batch)
        told = [{"episode_return": float(paid)} for paid in self.rewards[batch.done]]
        return self.observations, self.rewards, self.terminals, self.truncations, told

    def write(self, batch: Batch) -> None:
        """Write what every table asks into the learner's buffers."""
        self.asked = batch
        width = self.batch.width
        self.observations[:, :width] = batch.observation
        self.observations[:, width:] = self.head.menu(batch)
        self.rewards[:] = batch.rewards[:, self.seat]
        self.terminals[:] = batch.done
        self.truncations[:] = False

    def close(self) -> None:
        """Nothing is held that must be given back."""
