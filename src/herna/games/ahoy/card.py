"""What Crew and plans can do; each printed card overrides what is written on it."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.components import PLAN_KEYS
from herna.games.ahoy.market import BUCCANEER, CARD_KEYS, CUTPURSE, GUNNER
from herna.games.ahoy.state import Ahoy
from herna.kernel.choice import Seat
from herna.kernel.rows import i64, vec
from herna.kernel.step import Step


@final
class Win:
    """A battle that was won: who, with which figure, against which, and where it took place."""

    def __init__(self, winner: Seat, victor: i64, loser: Seat, beaten: i64, space: i64) -> None:
        self.winner: Final = winner
        self.victor: Final = victor
        self.loser: Final = loser
        self.beaten: Final = beaten
        self.space: Final = space


class Crew:
    """A market card as Crew. One object serves the whole game, so it has no state."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def die_action(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Return what a die on this card's slot does."""
        raise NotImplementedError

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """Whether this card's action without a die can be taken now."""
        return False

    def use(self, state: Ahoy, you: Seat) -> None:
        """Take this card's action without a die."""
        raise NotImplementedError

    def after_victory(self, state: Ahoy, win: Win) -> Step[Ahoy] | None:
        """Return what this card, in the winner's Crew, adds to a victory."""
        return None

    def after_damage(self, state: Ahoy, you: Seat, figure: i64) -> Step[Ahoy]:
        """Return what follows once you have damaged an enemy figure that stays on the map."""
        raise NotImplementedError

    def after_repair(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Return what follows once you have repaired damage."""
        raise NotImplementedError

    def after_loading(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Return what follows once you have put a die on your Cannons."""
        raise NotImplementedError

    def pay_at_turn_end(self, state: Ahoy, you: Seat) -> i64:
        """Return the gold that this card brings at the end of your turn."""
        return 0


class Plan:
    """A plan of the Union. One object serves all copies, so it has no state."""

    def __init__(self, card: i64, in_battle: bool = False) -> None:
        self.card: Final = card
        self.in_battle: Final = in_battle

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether it can be played now, as an action."""
        return False

    def play(self, state: Ahoy, you: Seat) -> None:
        """Do what it says, once it lies on the table."""
        raise NotImplementedError

    def after_victory(self, win: Win) -> Step[Ahoy]:
        """Return what this card, played in the battle, adds to a victory."""
        raise NotImplementedError


CREW: Final[list[Crew]] = [Crew(card) for card in range(len(CARD_KEYS))]
"""What is printed on each market card; ``cards/`` puts the cards that do something in their places."""

PLANS: Final[list[Plan]] = [Plan(card) for card in range(len(PLAN_KEYS))]
"""What is printed on each plan; ``cards/`` puts them in their places."""

VICTORS: Final = vec[i64]([GUNNER, CUTPURSE, BUCCANEER])
"""Crew that adds something to a victory."""
