"""Crew that takes ships somewhere (H24)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.course import COLLECTING, PEACEFUL
from herna.games.ahoy.actions.squadron import Command
from herna.games.ahoy.actions.tailwind import ANY_WIND, ANYWHERE, Jump, destinations, jump
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.card import Crew
from herna.games.ahoy.changes import leave_crew, pay_gold, wear_out
from herna.games.ahoy.components import CARD
from herna.games.ahoy.market import (
    AERONAUTS,
    CONVINCING_OFFICIAL,
    CONVINCING_OFFICIAL_TOO,
    GHASTLY_GUST,
    SAILOR,
    TRAWLER,
    WHISPERING_WIND,
)
from herna.games.ahoy.queries import at_island, used_up
from herna.games.ahoy.reasons import AERONAUTS_COST, NO_OTHER_ISLAND, NO_WIND, WIND_COSTS
from herna.games.ahoy.space import island_of, region_of
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import SUIT
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step
from herna.kernel.why import Refusal

AERONAUTS_PRICE: Final = 1
WIND_PRICE: Final = 2
SAILOR_RANGE: Final = 3
TRAWLER_RANGE: Final = 2
OFFICIAL_PATROLS: Final = 2
OFFICIAL_RANGE: Final = 2
NO_TWIN: Final = -1


def twin_island(state: Ahoy, seat: Seat) -> i64:
    """Return the other Island with the suit of the one a Flagship is on, or NO_TWIN."""
    if at_island(state, seat):
        here = region_of(state.where[seat])
        for tile in state.chart.tiles:
            if tile != here and SUIT[tile] == SUIT[here]:
                return island_of(tile)
    return NO_TWIN


@final
class Aeronauts(Crew):
    """For a gold, from an Island straight to the other one of its suit; as often as you like."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """Whether there is another, and a gold to pay."""
        return state.gold[you] >= AERONAUTS_PRICE and twin_island(state, you) != NO_TWIN

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return what is missing: another Island, or the gold."""
        if twin_island(state, you) == NO_TWIN:
            return Refusal(CARD.ref(self.card), NO_OTHER_ISLAND)
        return Refusal(CARD.ref(self.card), AERONAUTS_COST, n=AERONAUTS_PRICE)

    def free_action(self, state: Ahoy, you: Seat) -> None:
        """Pay the gold, and move the Flagship directly to the other Island of this suit."""
        pay_gold(state, you, AERONAUTS_PRICE)
        jump(state, you, you, twin_island(state, you), 0)


@final
class WhisperingWind(Crew):
    """Once per turn, for two gold, straight to any Tailwind space."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """Whether it has not blown this turn, can be paid, and leads somewhere."""
        if used_up(state, self.card) or state.gold[you] < WIND_PRICE:
            return False
        return len(destinations(state, you, ANY_WIND)) > 0

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return what is missing: a space to go to, or the gold."""
        if len(destinations(state, you, ANY_WIND)) == 0:
            return Refusal(CARD.ref(self.card), NO_WIND)
        return Refusal(CARD.ref(self.card), WIND_COSTS, n=WIND_PRICE)

    def free_action(self, state: Ahoy, you: Seat) -> None:
        """Pay the gold, and ask for the Tailwind space to move to."""
        wear_out(state, self.card)
        pay_gold(state, you, WIND_PRICE)
        state.do(Jump(you, you, ANY_WIND, 0, optional=False))


@final
class GhastlyGust(Crew):
    """Give it up to jump to any space of the map."""

    def free_action(self, state: Ahoy, you: Seat) -> None:
        """Let it blow, once and for all; there is always another space."""
        leave_crew(state, you, self.card)
        state.tell("boxed", you, CARD.ref(self.card))
        state.do(Jump(you, you, ANYWHERE, 0, optional=False))


@final
class Sailor(Crew):
    """A die moves the Flagship one to three spaces."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Sail, though not by a Sail action (H24.34)."""
        return SetSail(you, you, SAILOR_RANGE, 0)


@final
class Trawler(Crew):
    """A die moves the Flagship one or two spaces, collecting Treasure on the way."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Move the Flagship, and offer the Treasure of each space it enters."""
        return SetSail(you, you, TRAWLER_RANGE, COLLECTING)


@final
class ConvincingOfficial(Crew):
    """A die moves two Patrols, whoever owns the card; they fight nobody."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Ask for the Patrols, one after the other, and where each moves."""
        return Command(you, OFFICIAL_PATROLS, OFFICIAL_RANGE, PEACEFUL)


DECK: Final[list[Crew]] = [
    Aeronauts(AERONAUTS),
    WhisperingWind(WHISPERING_WIND),
    GhastlyGust(GHASTLY_GUST),
    Sailor(SAILOR),
    Trawler(TRAWLER),
    ConvincingOfficial(CONVINCING_OFFICIAL),
    ConvincingOfficial(CONVINCING_OFFICIAL_TOO),
]
