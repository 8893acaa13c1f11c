"""The numbers of the heuristic, by name."""

from __future__ import annotations

from typing import Final

from herna.kernel.weights import Weights

WEIGHTS: Final = Weights()
"""Found by ``herna tune scythe --games 120 --size 0.4``: the first change of seed 0, rounded."""
STAR_PROGRESS: Final = WEIGHTS.add("star progress", 5.2)
UPGRADE: Final = WEIGHTS.add("upgrade", 4.0)
MECH: Final = WEIGHTS.add("mech", 5.6)
RECRUIT: Final = WEIGHTS.add("recruit", 6.0)
STRUCTURE: Final = WEIGHTS.add("structure", 5.0)
WORKER: Final = WEIGHTS.add("worker", 2.0)
POWER: Final = WEIGHTS.add("power", 0.4)
POPULARITY: Final = WEIGHTS.add("popularity", 0.51)
CARD: Final = WEIGHTS.add("combat card", 0.5)
RESOURCE: Final = WEIGHTS.add("resource", 0.6)
HOARD: Final = WEIGHTS.add("resource kept", 0.53)
FACTORY_CARD: Final = WEIGHTS.add("factory card", 5.0)
OBJECTIVE_NEAR: Final = WEIGHTS.add("objective near", 4.0)
READY: Final = WEIGHTS.add("bottom action ready", 3.0)
THREAT: Final = WEIGHTS.add("threat", 0.97)
AT_HOME: Final = WEIGHTS.add("unit at home", -1.0)
