"""Crew that moves ships (H24)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.actions.course import PEACEFUL, PUSHED, TRAWLING, begin
from herna.games.ahoy.actions.squadron import Command
from herna.games.ahoy.actions.tailwind import ANY_WIND, ANYWHERE, Jump, destinations, jump
from herna.games.ahoy.actions.voyage import SetSail, arrive
from herna.games.ahoy.card import Crew
from herna.games.ahoy.changes import leave_crew, pay_gold
from herna.games.ahoy.components import CARD, FIGURE, SPACE
from herna.games.ahoy.market import (
    AERONAUTS,
    BATTERING_BEAKHEAD,
    CONVINCING_OFFICIAL,
    CONVINCING_OFFICIAL_TOO,
    GHASTLY_GUST,
    SAILOR,
    TRAWLER,
    WHISPERING_WIND,
)
from herna.games.ahoy.queries import at_island, owner
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import SUIT
from herna.games.ahoy.verbs import PUSH
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask, Step

AERONAUTS_PRICE: Final = 1
WIND_PRICE: Final = 2
SAILOR_RANGE: Final = 3
TRAWLER_RANGE: Final = 2
OFFICIAL_PATROLS: Final = 2
OFFICIAL_RANGE: Final = 2
NO_TWIN: Final = -1


def twin_island(state: Ahoy, seat: Seat) -> i64:
    """Return the other Island with the suit of the one a Flagship is on, or NO_TWIN."""
    here = state.where[seat]
    if at_island(state, seat):
        for tile in state.chart.tiles:
            if tile != here >> 2 and SUIT[tile] == SUIT[here >> 2]:
                return 4 * tile + 3
    return NO_TWIN


@final
class Aeronauts(Crew):
    """For a gold, from an Island straight to the other one of its suit; as often as you like."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """Whether there is another, and a gold to pay."""
        return state.gold[you] >= AERONAUTS_PRICE and twin_island(state, you) != NO_TWIN

    def use(self, state: Ahoy, you: Seat) -> None:
        """Fly there."""
        pay_gold(state, you, AERONAUTS_PRICE)
        jump(state, you, you, twin_island(state, you), 0)


@final
class WhisperingWind(Crew):
    """Once per turn, for two gold, straight to any Tailwind space."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """Whether it has not blown this turn, can be paid, and leads somewhere."""
        if state.used >> self.card & 1 or state.gold[you] < WIND_PRICE:
            return False
        return len(destinations(state, you, ANY_WIND)) > 0

    def use(self, state: Ahoy, you: Seat) -> None:
        """Follow it."""
        state.used |= 1 << self.card
        pay_gold(state, you, WIND_PRICE)
        state.do(Jump(you, you, ANY_WIND, 0, optional=False))


@final
class GhastlyGust(Crew):
    """Give it up to jump to any space of the map."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """There is always another space."""
        return True

    def use(self, state: Ahoy, you: Seat) -> None:
        """Let it blow, once and for all."""
        leave_crew(state, you, self.card)
        state.tell("boxed", you, CARD.ref(self.card))
        state.do(Jump(you, you, ANYWHERE, 0, optional=False))


@final
class Sailor(Crew):
    """A die moves the Flagship one to three spaces."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Sail, though not by a Sail action (H24.34)."""
        return SetSail(you, you, SAILOR_RANGE, 0)


@final
class Trawler(Crew):
    """A die moves the Flagship one or two spaces, collecting Treasure on the way."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Cast the nets."""
        return SetSail(you, you, TRAWLER_RANGE, TRAWLING)


@final
class ConvincingOfficial(Crew):
    """A die moves two Patrols, whoever owns the card; they fight nobody."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Send them."""
        return Command(you, OFFICIAL_PATROLS, OFFICIAL_RANGE, PEACEFUL)


@final
class BatteringBeakhead(Crew):
    """Push an enemy figure that you have damaged and that stays on the map."""

    def after_damage(self, state: Ahoy, you: Seat, figure: i64) -> Step[Ahoy]:
        """Ram it."""
        return Push(you, figure)


@final
class Push(Ask[Ahoy]):
    """Move an enemy figure one space, never off the map, without battles (H24.4)."""

    def __init__(self, seat: Seat, figure: i64) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choice(self, state: Ahoy) -> Choice:
        """Ask where to."""
        options = room(5)
        first = 4 * state.where[self.figure]
        for edge in range(first, first + 4):
            if state.chart.steps[edge] >= 0:
                options = append(options, PUSH.of(state.chart.steps[edge]))
        return Choice(self.seat, "push", or_pass(options), FIGURE.ref(self.figure))

    def take(self, state: Ahoy, option: Option) -> None:
        """Push it; its owner decides about Pilot, Sea Dog and Barrelman (H24.32)."""
        if option != PASS:
            space = PUSH.target(option)
            state.tell("pushed", self.seat, FIGURE.ref(self.figure), SPACE.ref(space))
            course = begin(state, owner(state, self.figure), self.figure, 0, PEACEFUL | PUSHED)
            arrive(state, course, space)


DECK: Final[list[Crew]] = [
    Aeronauts(AERONAUTS),
    WhisperingWind(WHISPERING_WIND),
    GhastlyGust(GHASTLY_GUST),
    Sailor(SAILOR),
    Trawler(TRAWLER),
    ConvincingOfficial(CONVINCING_OFFICIAL),
    ConvincingOfficial(CONVINCING_OFFICIAL_TOO),
    BatteringBeakhead(BATTERING_BEAKHEAD),
]
