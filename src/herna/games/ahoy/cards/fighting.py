"""Crew that fights, hurts and robs (H24)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.actions.arrival import Battles
from herna.games.ahoy.actions.course import Course
from herna.games.ahoy.actions.damage import Damage, Strike
from herna.games.ahoy.card import Crew, Win
from herna.games.ahoy.changes import gain_gold, leave_crew
from herna.games.ahoy.components import CARD, PATROLS, SLOT
from herna.games.ahoy.market import BUCCANEER, CUTPURSE, GUNNER, GUNNERS_MATE, MYSTIC, POWDER_MONKEY
from herna.games.ahoy.queries import cards_in, foes, planks
from herna.games.ahoy.state import DAMAGED, Ahoy
from herna.games.ahoy.verbs import DAMAGE, DISMISS, USE, VOLLEY
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.step import Ask, Step

CUTPURSE_GOLD: Final = 2
DISMISSED: Final = 2


@final
class Gunner(Crew):
    """Your Flagship's victories deal one damage more."""

    def after_victory(self, state: Ahoy, win: Win) -> Step[Ahoy] | None:
        """Hit the losing figure once more."""
        return Damage(win.winner, win.beaten) if win.victor < PATROLS else None


@final
class Cutpurse(Crew):
    """Two gold whenever any of your figures wins a battle."""

    def after_victory(self, state: Ahoy, win: Win) -> Step[Ahoy] | None:
        """Fill the purse."""
        return Purse(win.winner)


@final
class Purse(Step[Ahoy]):
    """The Cutpurse brings two gold."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Ahoy) -> None:
        """Take them."""
        gain_gold(state, self.seat, CUTPURSE_GOLD)


@final
class Buccaneer(Crew):
    """After a victory you may give him up to be rid of two Crew of the loser."""

    def after_victory(self, state: Ahoy, win: Win) -> Step[Ahoy] | None:
        """Offer it, if the loser has any Crew."""
        return Board(win) if state.crew[win.loser] != 0 else None


@final
class Board(Ask[Ahoy]):
    """The Buccaneer may go to the box, with two Crew of the loser (H24.2)."""

    def __init__(self, win: Win) -> None:
        super().__init__(win.winner)
        self.win: Final = win

    def ask(self, state: Ahoy) -> Choice | None:
        """Ask whether to, if the loser still has any Crew (H11.22)."""
        if state.crew[self.win.loser] == 0:
            return None
        return Choice(self.seat, "buccaneer", or_pass(vec[i64]([USE.of(BUCCANEER)])), CARD.ref(BUCCANEER))

    def take(self, state: Ahoy, option: Option) -> None:
        """Give him up."""
        if option != PASS:
            leave_crew(state, self.seat, BUCCANEER)
            state.tell("boxed", self.seat, CARD.ref(BUCCANEER))
            state.do(Dismiss(self.seat, self.win.loser, DISMISSED))


@final
class Dismiss(Ask[Ahoy]):
    """Choose Crew of the loser for the box, two or all there are."""

    def __init__(self, seat: Seat, loser: Seat, left: i64) -> None:
        super().__init__(seat)
        self.loser: Final = loser
        self.left: Final = left

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the next."""
        return Choice(self.seat, "dismiss", DISMISS.each(cards_in(state.crew[self.loser])))

    def take(self, state: Ahoy, option: Option) -> None:
        """Send it away."""
        card = DISMISS.target(option)
        leave_crew(state, self.loser, card)
        state.tell("boxed", self.loser, CARD.ref(card))
        if self.left > 1:
            state.do(Dismiss(self.seat, self.loser, self.left - 1))


@final
class Mystic(Crew):
    """Once per turn, damage your own board to deal a damage in your region."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """Whether it has not been used this turn and a slot of the board can be damaged (H14.9)."""
        return not state.used >> self.card & 1 and len(planks(state, you)) > 0

    def use(self, state: Ahoy, you: Seat) -> None:
        """Pay, then strike."""
        state.used |= 1 << self.card
        state.do(Sacrifice(you), Strike(you, optional=False))


@final
class Sacrifice(Ask[Ahoy]):
    """Choose the slot of your own board that the Mystic damages."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for it."""
        return Choice(self.seat, "sacrifice", DAMAGE.each(planks(state, self.seat)), CARD.ref(MYSTIC))

    def take(self, state: Ahoy, option: Option) -> None:
        """Damage it."""
        state.slots[DAMAGE.target(option)] = DAMAGED
        state.tell("sacrificed", self.seat, SLOT.ref(DAMAGE.target(option)))


@final
class PowderMonkey(Crew):
    """Each repair lets you deal a damage in your region."""

    def after_repair(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Offer it."""
        return Strike(you, optional=True)


@final
class GunnersMate(Crew):
    """Each die put on Cannons lets your Flagship fight one space of its region."""

    def after_loading(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Offer it."""
        return Volley(you)


@final
class Volley(Ask[Ahoy]):
    """The Flagship fights a space of its region as if it had moved there (H24.15)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a space with somebody to fight; Fog has nobody."""
        first = state.where[self.seat] & ~3
        options = room(5)
        for space in range(first, first + 4):
            if foes(state, self.seat, space) != 0:
                options = append(options, VOLLEY.of(space))
        return Choice(self.seat, "volley", or_pass(options), CARD.ref(GUNNERS_MATE))

    def take(self, state: Ahoy, option: Option) -> None:
        """Fight everybody there; the Flagship stays where it is (H24.37)."""
        if option != PASS:
            space = VOLLEY.target(option)
            course = Course(state.course[self.seat], self.seat, self.seat, 0, 0)
            state.do(Battles(course, space, foes(state, self.seat, space), state.moves, None, None))


DECK: Final[list[Crew]] = [
    Gunner(GUNNER),
    Cutpurse(CUTPURSE),
    Buccaneer(BUCCANEER),
    Mystic(MYSTIC),
    PowderMonkey(POWDER_MONKEY),
    GunnersMate(GUNNERS_MATE),
]
