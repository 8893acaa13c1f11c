"""Crew that deals damage, or makes use of it (H24)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.arrival import Battles
from herna.games.ahoy.actions.course import PEACEFUL, PUSHED, Course, begin
from herna.games.ahoy.actions.damage import Strike
from herna.games.ahoy.actions.voyage import arrive
from herna.games.ahoy.card import Crew
from herna.games.ahoy.changes import damage_slot, wear_out
from herna.games.ahoy.components import CARD, FIGURE, SLOT, SPACE
from herna.games.ahoy.market import BATTERING_BEAKHEAD, GUNNERS_MATE, MYSTIC, POWDER_MONKEY
from herna.games.ahoy.queries import foes, owner, used_up
from herna.games.ahoy.reasons import NO_SLOT
from herna.games.ahoy.slots import planks
from herna.games.ahoy.space import CORNERS, WAYS, region_of, space_at
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import DAMAGE, PUSH, VOLLEY
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask, Step
from herna.kernel.why import Refusal


@final
class Mystic(Crew):
    """Once per turn, damage your own board to deal a damage in your region."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """Whether it has not been used this turn and a slot of the board can be damaged (H14.9)."""
        return not used_up(state, self.card) and len(planks(state, you)) > 0

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return that no slot of the board can be damaged."""
        return Refusal(CARD.ref(self.card), NO_SLOT)

    def free_action(self, state: Ahoy, you: Seat) -> None:
        """Ask which slot of your board is damaged, then whom the Mystic strikes."""
        wear_out(state, self.card)
        state.do(Sacrifice(you), Strike(you, optional=False))


@final
class Sacrifice(Ask[Ahoy]):
    """Choose the slot of your own board that the Mystic damages."""

    def choice(self, state: Ahoy) -> Choice:
        """List the slots that can be damaged."""
        return Choice(self.seat, "sacrifice", DAMAGE.each(planks(state, self.seat)), CARD.ref(MYSTIC))

    def take(self, state: Ahoy, option: Option) -> None:
        """Put a damage token on the slot, as the price of the strike."""
        damage_slot(state, DAMAGE.target(option))
        state.tell("sacrificed", self.seat, SLOT.ref(DAMAGE.target(option)))


@final
class PowderMonkey(Crew):
    """Each repair lets you deal a damage in your region."""

    def after_repair(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Offer a strike in the Flagship's region, which may be declined (H24.14)."""
        return Strike(you, optional=True)


@final
class GunnersMate(Crew):
    """Each die put on Cannons lets your Flagship fight one space of its region."""

    def after_loading(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Offer a fight with the figures of one space of the Flagship's region (H24.15)."""
        return Volley(you)


@final
class Volley(Ask[Ahoy]):
    """The Flagship fights a space of its region as if it had moved there (H24.15)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a space with somebody to fight; Fog has nobody."""
        first = space_at(region_of(state.where[self.seat]), 0)
        options = room(5)
        for space in range(first, first + CORNERS):
            if foes(state, self.seat, space) != 0:
                options = append(options, VOLLEY.of(space))
        return Choice(self.seat, "volley", or_pass(options), CARD.ref(GUNNERS_MATE))

    def take(self, state: Ahoy, option: Option) -> None:
        """Fight everybody there; the Flagship stays where it is (H24.37)."""
        if option != PASS:
            space = VOLLEY.target(option)
            course = Course(state.course[self.seat], self.seat, self.seat, 0, 0)
            state.do(Battles(course, space, foes(state, self.seat, space), state.moves, None, None))


@final
class BatteringBeakhead(Crew):
    """Push an enemy figure that you have damaged and that stays on the map."""

    def after_damage(self, state: Ahoy, you: Seat, figure: i64) -> Step[Any] | None:
        """Let the Beakhead's owner push the figure just damaged (H24.4)."""
        return Push(you, figure)


@final
class Push(Ask[Ahoy]):
    """Move an enemy figure one space, never off the map, without battles (H24.4)."""

    def __init__(self, seat: Seat, figure: i64) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def choice(self, state: Ahoy) -> Choice:
        """Ask for an adjacent space on the map, not across a Sandbar; it need not be pushed at all."""
        options = room(5)
        for way in range(WAYS):
            to = state.chart.step(state.where[self.figure], way)
            if to >= 0:
                options = append(options, PUSH.of(to))
        return Choice(self.seat, "push", or_pass(options), FIGURE.ref(self.figure))

    def take(self, state: Ahoy, option: Option) -> None:
        """Push it; its owner decides about its own Crew on the way (H24.32)."""
        if option != PASS:
            space = PUSH.target(option)
            state.tell("pushed", self.seat, FIGURE.ref(self.figure), SPACE.ref(space))
            course = begin(state, owner(state, self.figure), self.figure, 0, PEACEFUL | PUSHED)
            arrive(state, course, space)


DECK: Final[list[Crew]] = [
    Mystic(MYSTIC),
    PowderMonkey(POWDER_MONKEY),
    GunnersMate(GUNNERS_MATE),
    BatteringBeakhead(BATTERING_BEAKHEAD),
]
