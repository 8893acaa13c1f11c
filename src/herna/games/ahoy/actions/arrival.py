"""The battles of a figure that has arrived where enemies are (H11.1, H11.3, H11.15)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.battle import engage
from herna.games.ahoy.actions.course import Course, on_course
from herna.games.ahoy.card import CREW, PRICE_OF_PEACE, listeners
from herna.games.ahoy.changes import give_gold
from herna.games.ahoy.components import CUTTER, FIGURE, PATROLS, STRONGHOLDS
from herna.games.ahoy.queries import owner
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import BRIBE, FIGHT
from herna.kernel.bits import bit, places
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class Battles(Ask[Ahoy]):
    """One battle after the other, in the mover's order, while both figures are there."""

    def __init__(
        self,
        course: Course,
        space: i64,
        targets: i64,
        since: i64,
        calm: Step[Any] | None,
        after: Step[Any] | None,
    ) -> None:
        super().__init__(course.seat)
        self.course: Final = course
        self.space: Final = space
        self.targets: Final = targets
        """Those to be fought, as a mask; fixed at the arrival."""
        self.since: Final = since
        """The number of moves begun by then; who has moved since drops out, even if it came back."""
        self.calm: Final = calm
        """What follows if no battle was fought."""
        self.after: Final = after
        """What follows once one was."""

    def ask(self, state: Ahoy) -> Choice | None:
        """Ask for the next enemy; without one, or once the mover has left, go on."""
        options = room(8)
        if on_course(state, self.course):
            options = self.enemies(state, options)
        if len(options) == 0:
            if self.calm is not None:
                state.do(self.calm)
            return None
        return Choice(self.seat, "fight", options, FIGURE.ref(self.course.figure))

    def enemies(self, state: Ahoy, options: Row) -> Row:
        """Return the enemies still to be fought; of equal ones only the first."""
        price = price_of_peace(state, self.seat)
        bribing = 0 < price <= state.gold[self.seat]
        listed: i64 = -1
        for figure in places(self.targets):
            if self.there(state, figure):
                group = kind_of(figure)
                if group != listed:
                    listed = group
                    options = append(options, FIGHT.of(figure))
                    if bribing:
                        options = append(options, BRIBE.of(figure))
        return options

    def there(self, state: Ahoy, figure: i64) -> bool:
        """Whether a figure has stayed in the space of battle since the arrival."""
        return state.where[figure] == self.space and -self.since <= state.course[figure] <= self.since

    def take(self, state: Ahoy, option: Option) -> None:
        """Fight, or buy the way (H24.27)."""
        if BRIBE.owns(option):
            figure = BRIBE.target(option)
            give_gold(state, self.seat, owner(state, figure), price_of_peace(state, self.seat))
            state.tell("bribed", self.seat, FIGURE.ref(figure))
            state.do(self.rest(figure, self.calm))
        else:
            figure = FIGHT.target(option)
            fought, skipped = self.rest(figure, self.after), self.rest(figure, self.calm)
            engage(state, self.course.figure, figure, self.space, fought, skipped)

    def rest(self, figure: i64, calm: Step[Any] | None) -> Battles:
        """Return the battles that remain without one enemy."""
        targets = self.targets & ~bit(figure)
        return Battles(self.course, self.space, targets, self.since, calm, self.after)


def price_of_peace(state: Ahoy, seat: Seat) -> i64:
    """Return the gold for which a seat may skip a battle as attacker, 0 if its Crew does not let it."""
    if listeners(state, seat, PRICE_OF_PEACE) != 0:
        for card in places(listeners(state, seat, PRICE_OF_PEACE)):
            price = CREW[card].price_of_peace(state, seat)
            if price > 0:
                return price
    return 0


def kind_of(figure: i64) -> i64:
    """Return a number that Patrols have in common, Strongholds too, and no others."""
    if PATROLS <= figure < STRONGHOLDS:
        return PATROLS
    return STRONGHOLDS if STRONGHOLDS <= figure < CUTTER else figure
