"""The sixteen bases, two for each faction."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.base import Base
from herna.games.smashup.cards.first.lasting_bases import (
    CaveOfShinies,
    Factory,
    MushroomKingdom,
    RhodesPlazaMall,
    TarPits,
    TheCentralBrain,
    TheHomeworld,
)
from herna.games.smashup.cards.first.school import SchoolOfWizardry
from herna.games.smashup.cards.first.scored_bases import (
    EvansCityCemetery,
    NinjaDojo,
    TempleOfGoju,
    TheGreatLibrary,
    TheGreyOpal,
    TheMothership,
    Tortuga,
)

DECK: Final[tuple[Base, ...]] = (
    TheHomeworld("the-homeworld", 23, (4, 2, 1)),
    TheMothership("the-mothership", 20, (4, 2, 1)),
    Base("jungle-oasis", 12, (2, 0, 0)),
    TarPits("tar-pits", 16, (4, 3, 2)),
    NinjaDojo("ninja-dojo", 18, (2, 3, 2)),
    TempleOfGoju("temple-of-goju", 18, (2, 3, 2)),
    TheGreyOpal("the-grey-opal", 17, (3, 1, 1)),
    Tortuga("tortuga", 21, (4, 3, 2)),
    Factory("factory-436-1337", 25, (2, 2, 1)),
    TheCentralBrain("the-central-brain", 19, (4, 2, 1)),
    CaveOfShinies("cave-of-shinies", 23, (4, 2, 1)),
    MushroomKingdom("mushroom-kingdom", 20, (5, 3, 2)),
    SchoolOfWizardry("school-of-wizardry", 20, (3, 2, 1)),
    TheGreatLibrary("the-great-library", 22, (4, 2, 1)),
    EvansCityCemetery("evans-city-cemetery", 20, (5, 3, 2)),
    RhodesPlazaMall("rhodes-plaza-mall", 24, (0, 0, 0)),
)
"""The bases, in the order of their numbers; the Jungle Oasis has no ability."""
