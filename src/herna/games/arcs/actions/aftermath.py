"""After the hits of a battle: Outrage and Ransack for each city, the raid, and what follows (A14)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.actions.raid import Raid
from herna.games.arcs.actions.ransack import Ransack
from herna.games.arcs.actions.roll import fight_of
from herna.games.arcs.listeners import AFTER_BATTLE, SPARED, listeners
from herna.games.arcs.queries import ships_at
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Option, Seat
from herna.kernel.order import AnyOrder
from herna.kernel.step import Step


@final
@mypyc_attr(free_list_len=1)
class Aftermath(Step[Arcs]):
    """Outrage and Ransack for each destroyed city, then the raid, then what comes after battle."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Put Outrage and Ransack for each city first, then the raid if a ship is left, then what follows."""
        fight = fight_of(state)
        defender = fight.defender
        spared = any(card.spared(state, defender, fight) for card in listeners(state, defender, SPARED))
        for types in fight.razed:
            state.then(Provoke(self.seat, types))
            if not spared:
                state.then(Ransack(self.seat, defender))
        if fight.keys > 0 and ships_at(state, fight.system, self.seat) > 0:
            state.then(Raid(self.seat, defender, fight.keys))
        state.then(AfterBattle(self.seat))


@final
@mypyc_attr(free_list_len=1)
class AfterBattle(Step[Arcs]):
    """What cards of both sides do once a battle is over, in the order the active seat likes (A13.11)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Collect the effects, and close the battle."""
        fight = fight_of(state)
        state.fight = None
        if not fight.is_battle:
            return
        waiting: list[tuple[Option, Step[Any]]] = []
        for side in (self.seat, fight.defender):
            for card in listeners(state, side, AFTER_BATTLE):
                step = card.after_battle(state, side, fight)
                if step is not None:
                    waiting.append((card.use, step))
        if waiting:
            state.do(AnyOrder(self.seat, tuple(waiting)))
