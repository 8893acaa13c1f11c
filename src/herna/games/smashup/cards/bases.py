"""The sixteen bases, two for each faction."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.base import Base
from herna.games.smashup.cards.school import SchoolOfWizardry
from herna.games.smashup.cards.scored import (
    EvansCityCemetery,
    NinjaDojo,
    TempleOfGoju,
    TheGreatLibrary,
    TheGreyOpal,
    TheMothership,
    Tortuga,
)
from herna.games.smashup.cards.sites import (
    CaveOfShinies,
    Factory,
    MushroomKingdom,
    RhodesPlazaMall,
    TarPits,
    TheHomeworld,
)

DECK: Final[tuple[Base, ...]] = (
    TheHomeworld("the-homeworld", answers=True),
    TheMothership("the-mothership"),
    Base("jungle-oasis"),
    TarPits("tar-pits"),
    NinjaDojo("ninja-dojo"),
    TempleOfGoju("temple-of-goju"),
    TheGreyOpal("the-grey-opal"),
    Tortuga("tortuga"),
    Factory("factory-436-1337"),
    Base("the-central-brain"),
    CaveOfShinies("cave-of-shinies"),
    MushroomKingdom("mushroom-kingdom"),
    SchoolOfWizardry("school-of-wizardry"),
    TheGreatLibrary("the-great-library"),
    EvansCityCemetery("evans-city-cemetery"),
    RhodesPlazaMall("rhodes-plaza-mall"),
)
"""The bases, in the order of their numbers.

The Jungle Oasis has no ability; the power that The Central Brain lends is printed in ``LENT``.
"""
