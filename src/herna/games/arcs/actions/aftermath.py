"""After the hits of a battle: Outrage and Ransack for each city, the raid, and what follows (A14)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.actions.raid import Raid
from herna.games.arcs.actions.ransack import Ransack
from herna.games.arcs.actions.roll import fight_of
from herna.games.arcs.actions.secure import FreeInfluence
from herna.games.arcs.cards.leaders import Mend, Resilient
from herna.games.arcs.components import ELDER, LEADER, QUARTERMASTER, REPAIR_DRONES
from herna.games.arcs.queries import knows_lore, led_by, ships_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import USE_LEADER, USE_LORE
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
        """Lay out the steps."""
        fight = fight_of(state)
        defender = fight.defender
        state.do(AfterBattle(self.seat))
        if fight.keys > 0 and ships_at(state, fight.system, self.seat) > 0:
            state.do(Raid(self.seat, defender, fight.keys))
        spared = fight.is_battle and led_by(state, defender, ELDER)
        for i in range(len(fight.razed) - 1, -1, -1):
            if not spared:
                state.do(Ransack(self.seat, defender))
            state.do(Provoke(self.seat, fight.razed[i]))


@final
@mypyc_attr(free_list_len=1)
class AfterBattle(Step[Arcs]):
    """What leaders and lore do once a battle is over, in the order the active seat likes (A13.11)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Collect the effects, and close the battle."""
        fight = fight_of(state)
        state.fight = None
        if not state.leaders or not fight.is_battle:
            return
        waiting: list[tuple[Option, Step[Any]]] = []
        if knows_lore(state, self.seat, REPAIR_DRONES):
            waiting.append((USE_LORE.of(REPAIR_DRONES), Mend(self.seat, fight.system, 1)))
        for side in (self.seat, fight.defender):
            if led_by(state, side, QUARTERMASTER):
                waiting.append((USE_LEADER.of(QUARTERMASTER), Resilient(side, fight.system)))
        if led_by(state, fight.defender, ELDER) and fight.taken > 0:
            beloved = FreeInfluence(fight.defender, LEADER.ref(ELDER))
            waiting.append((USE_LEADER.of(ELDER), beloved))
        if waiting:
            state.do(AnyOrder(self.seat, tuple(waiting)))
