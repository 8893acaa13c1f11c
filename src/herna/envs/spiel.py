"""OpenSpiel: every game as ``herna_<game>``, with luck as chance nodes.

A game begins with chance choosing its seed, byte by byte from the lowest, which sets the table as in every
other environment; dice are chance nodes of their own. So a history of actions says everything, and OpenSpiel
can copy and store states by it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from herna.envs.encoding import as_json, by_placing, observation
from herna.games import CATALOGUE
from herna.games import game as game_of
from herna.kernel.choice import CHANCE
from herna.kernel.engine import advance, take
from herna.kernel.game import Game, Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State

SEED_NODES: Final = 4
BYTE: Final = 256


def game_type(key: str) -> Any:
    """Describe a game to OpenSpiel."""
    seats = game_of(key).seats
    return pyspiel.GameType(
        short_name=f"herna_{key}",
        long_name=f"Herna: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats)},
    )


def register() -> None:
    """Make every game known to ``pyspiel.load_game``: ``herna_ahoy(players=3)``."""
    known = set(pyspiel.registered_names())
    for key in CATALOGUE:
        if f"herna_{key}" not in known:
            pyspiel.register_game(game_type(key), type(f"Spiel_{key}", (SpielGame,), {"key": key}))


class SpielGame(pyspiel.Game):
    """One of our games for a number of players; each game is a class of its own, as OpenSpiel wants it."""

    key: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        parameters = parameters or {}
        self.rules: Game[Any] = game_of(self.key)
        players = int(parameters.get("players", min(self.rules.seats)))
        self.setup = self.rules.check(Setup(players, {}))
        chances = max(BYTE, int(self.rules.verbs.size))
        super().__init__(
            game_type(self.key),
            pyspiel.GameInfo(
                num_distinct_actions=int(self.rules.verbs.size),
                max_chance_outcomes=chances,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.rules.limit(players),
            ),
            parameters,
        )

    def new_initial_state(self) -> SpielState:
        """Begin before the seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what turns a state into a seat's observation."""
        return Observer(self)


class Held:
    """A state that copies by its own copy, since compiled rows cannot be copied from outside."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.state is None else self.state.copy())


class SpielState(pyspiel.State):
    """A position: first the seed's bytes, then our own state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = Shared(game.rules)
        self.setup = Shared(game.setup)
        self.seed: list[int] = []
        self.held = Held(None)

    @property
    def table(self) -> State | None:
        """Return our own state, once the seed is known."""
        return self.held.state

    def current_player(self) -> int:
        """Return who acts: a seat, chance, or nobody any more."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        asked = self.table.pending
        assert asked is not None
        return int(pyspiel.PlayerId.CHANCE) if asked.seat == CHANCE else int(asked.seat)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the ids of the options, in ascending order as OpenSpiel wants them."""
        assert self.table is not None
        asked = self.table.pending
        assert asked is not None
        return sorted(int(option) for option in asked.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome and how likely it is."""
        if self.table is None:
            return [(byte, 1 / BYTE) for byte in range(BYTE)]
        asked = self.table.pending
        assert asked is not None
        weights = asked.weights or [1] * len(asked.options)
        total = sum(weights)
        pairs = zip(asked.options, weights, strict=True)
        return [(int(option), weight / total) for option, weight in pairs if weight]

    def _apply_action(self, action: int) -> None:
        """Take a byte of the seed, or the option with this id."""
        if self.table is None:
            self.seed.append(action)
            if len(self.seed) == SEED_NODES:
                seed = int.from_bytes(bytes(self.seed), "little")
                self.held = Held(self.rules.thing.new(self.setup.thing, seeded(seed).split()))
                self.go_on()
            return
        asked = self.table.pending
        assert asked is not None
        take(self.table, list(asked.options).index(action))
        self.go_on()

    def go_on(self) -> None:
        """Run to the next choice of a seat or of chance."""
        assert self.table is not None
        advance(self.table)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an option's code, as in records."""
        if self.table is None:
            return f"seed:{action}"
        return str(self.rules.thing.verbs.code(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.outcome is not None

    def returns(self) -> list[float]:
        """Return what each player has won: by placing, from 1 to -1."""
        if self.table is None or self.table.outcome is None:
            return [0.0] * int(self.setup.thing.seats)
        return by_placing(self.table.outcome)

    def __str__(self) -> str:
        """Return the last answers, for people."""
        return " ".join(str(action) for action in self.history()[-8:])


class Shared:
    """Something that never changes and is shared by all copies of a position."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


class Observer:
    """What a player knows, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        self.rules = game.rules
        self.tensor = np.zeros(game.rules.width(game.setup.seats), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        table = state.table
        self.tensor[:] = 0 if table is None else observation(self.rules, table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player knows as text."""
        table = state.table
        return "" if table is None else repr(as_json(table, player))
