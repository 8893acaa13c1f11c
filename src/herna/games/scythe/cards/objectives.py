"""The 23 objectives (S17): conditions that must all hold when one is revealed."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.board import FACTORY_RING, OF_TERRAIN, TUNNELS, Terrain
from herna.games.scythe.cards.conditions import (
    AroundALake,
    CardsInHand,
    CombatStars,
    Condition,
    Driven,
    EachResource,
    HasFactoryCard,
    Holds,
    MechsOut,
    NobodyStronger,
    OneResource,
    OnTrack,
    PiecesTogether,
    RecruitsOut,
    StructuresBuilt,
    UpgradesDone,
    VariedPile,
    WolfAmongSheep,
    WorkersBesideRecruits,
    WorkersOut,
)
from herna.games.scythe.components import Track
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat


@final
class Objective:
    """What one objective card asks for: all its conditions must hold when it is revealed."""

    def __init__(self, late: bool, *conditions: Condition) -> None:
        self.late: Final = late
        """Whether it may be revealed only at the end of the turn."""
        self.conditions: Final = conditions

    def met(self, state: Scythe, seat: Seat) -> bool:
        """Whether all its conditions hold."""
        return all(condition.met(state, seat) for condition in self.conditions)


def terrain(kind: Terrain) -> Objective:
    """Return the objective to hold three territories of a terrain."""
    return Objective(True, Holds(kind.name.lower(), OF_TERRAIN[kind], 3))


FACTORY_OWNED: Final = HasFactoryCard("factory-card", 1)
NO_FACTORY: Final = HasFactoryCard("no-factory-card", 0, 0)

CARDS: Final = (
    terrain(Terrain.MOUNTAIN),
    Objective(True, Holds("tunnels", TUNNELS, 3)),
    terrain(Terrain.FARM),
    terrain(Terrain.TUNDRA),
    Objective(True, Holds("factory", OF_TERRAIN[Terrain.FACTORY], 1), NobodyStronger("strongest", 0, 0)),
    Objective(False, Driven("driven", 1), OnTrack("power", Track.POWER, 7)),
    Objective(False, FACTORY_OWNED, MechsOut("mechs", 1), WorkersOut("few-workers", 0, 3)),
    Objective(
        False,
        OnTrack("few-coins", Track.COINS, 0, 2),
        WorkersOut("workers", 4),
        OnTrack("popularity", Track.POPULARITY, 7),
    ),
    Objective(True, VariedPile("varied-pile", 9)),
    terrain(Terrain.FOREST),
    terrain(Terrain.VILLAGE),
    Objective(True, OnTrack("coins", Track.COINS, 20)),
    Objective(False, PiecesTogether("pieces", 6)),
    Objective(
        True,
        UpgradesDone("upgrades", 1),
        MechsOut("mechs", 1),
        StructuresBuilt("structures", 1),
        RecruitsOut("recruits", 1),
        EachResource("each-resource", 1),
    ),
    Objective(False, WorkersBesideRecruits("balance", 0, 0)),
    Objective(True, WolfAmongSheep("wolf", 5)),
    Objective(True, NO_FACTORY, Holds("factory-ring", FACTORY_RING, 2)),
    Objective(
        False,
        OnTrack("no-power", Track.POWER, 0, 0),
        OnTrack("popularity", Track.POPULARITY, 13),
        WorkersOut("workers", 5),
    ),
    Objective(True, AroundALake("lake", 5)),
    Objective(
        False,
        StructuresBuilt("structures", 3),
        OnTrack("popularity", Track.POPULARITY, 7),
        MechsOut("no-mechs", 0, 0),
    ),
    Objective(True, OneResource("one-resource", 9)),
    Objective(False, FACTORY_OWNED, UpgradesDone("no-upgrades", 0, 0)),
    Objective(False, CardsInHand("cards", 8), CombatStars("combat-stars", 1)),
)
"""The cards in their printed order."""
