"""Crew that fights, robs and buys its way out (H24)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.battle import roll
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.card import Crew, Win
from herna.games.ahoy.changes import damage_slot, gain_gold, leave_crew
from herna.games.ahoy.components import CARD, PATROLS, SLOT
from herna.games.ahoy.market import BUCCANEER, CUTPURSE, EMISSARY, FIGHTERS, GROGMASTER, GUNNER
from herna.games.ahoy.queries import cards_in
from herna.games.ahoy.slots import hull
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import DISMISS, GROG, USE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import i64, vec
from herna.kernel.step import Ask, Step

EMISSARY_PRICE: Final = 1
FIGHTERS_BONUS: Final = 1
CUTPURSE_GOLD: Final = 2
DISMISSED: Final = 2


@final
class Fighters(Crew):
    """One more for the rolls of all your figures, whoever attacks."""

    def battle_bonus(self, state: Ahoy, you: Seat) -> i64:
        """Add one to the roll, for any figure and on either side (H24.23)."""
        return FIGHTERS_BONUS


@final
class Emissary(Crew):
    """On your turn, a gold to its owner lets you pass by an enemy figure."""

    def price_of_peace(self, state: Ahoy, you: Seat) -> i64:
        """Name the price, on your own turn only (H24.27)."""
        return EMISSARY_PRICE if you == state.active else 0


@final
class Grogmaster(Crew):
    """Take a damage to roll again with your Flagship; the new result stands."""

    def after_roll(self, state: Ahoy, you: Seat, side: i64) -> Step[Any] | None:
        """Offer it once per battle (H24.21)."""
        return Reroll(you, side)


@final
class Reroll(Ask[Ahoy]):
    """Roll again, for one damage."""

    def __init__(self, seat: Seat, side: i64) -> None:
        super().__init__(seat)
        self.side: Final = side

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the slot to damage."""
        return Choice(self.seat, "grog", or_pass(GROG.each(hull(state, self.seat))))

    def take(self, state: Ahoy, option: Option) -> None:
        """Pay, and roll all dice anew."""
        if option != PASS:
            damage_slot(state, GROG.target(option))
            state.tell("rerolled", self.seat, SLOT.ref(GROG.target(option)))
            state.duel = state.duel.put(self.side, state.duel.side(self.side).unrolled())
            roll(state, self.side)


@final
class Gunner(Crew):
    """Your Flagship's victories deal one damage more."""

    def after_victory(self, state: Ahoy, win: Win) -> Step[Any] | None:
        """Hit the losing figure once more."""
        return Damage(win.winner, win.beaten) if win.victor < PATROLS else None


@final
class Cutpurse(Crew):
    """Two gold whenever any of your figures wins a battle."""

    def after_victory(self, state: Ahoy, win: Win) -> Step[Any] | None:
        """Bring the winner its gold, whichever of its figures fought (H24.7)."""
        return Purse(win.winner)


@final
class Purse(Step[Ahoy]):
    """The Cutpurse brings two gold."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Ahoy) -> None:
        """Take the gold from the supply, as much as there is."""
        gain_gold(state, self.seat, CUTPURSE_GOLD)


@final
class Buccaneer(Crew):
    """After a victory you may give him up to be rid of two Crew of the loser."""

    def after_victory(self, state: Ahoy, win: Win) -> Step[Any] | None:
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
        """Send the Buccaneer to the box, then ask which of the loser's Crew go with him; or keep him."""
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
        """Send that card to the box, and ask for another if one more is due."""
        card = DISMISS.target(option)
        leave_crew(state, self.loser, card)
        state.tell("boxed", self.loser, CARD.ref(card))
        if self.left > 1:
            state.do(Dismiss(self.seat, self.loser, self.left - 1))


DECK: Final[list[Crew]] = [
    Fighters(FIGHTERS),
    Emissary(EMISSARY),
    Grogmaster(GROGMASTER),
    Gunner(GUNNER),
    Cutpurse(CUTPURSE),
    Buccaneer(BUCCANEER),
]
