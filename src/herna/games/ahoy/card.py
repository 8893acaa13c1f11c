"""When Crew and plans may speak; each printed card overrides what is written on it, and nothing else.

Crew either *answers* (a number, yes or no) or *returns a step* that the rules then take. Which cards
speak when is read off their classes once they all lie in their places.
"""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.course import Course
from herna.games.ahoy.boards import ACTION, CREW_ACTION, CREW_SLOTS, RECRUIT_COST, SOLID
from herna.games.ahoy.components import NOWHERE, PLAN_KEYS
from herna.games.ahoy.market import CARD_KEYS
from herna.games.ahoy.state import Ahoy
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.printed import Moments
from herna.kernel.rows import Row, append, filled, i64, room
from herna.kernel.step import Step
from herna.kernel.why import Refusal


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

    # What it does when it is told to.

    def die_action(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Return what a die on this card does; a card with such an action has a slot (H15.6)."""
        return None

    def free_action(self, state: Ahoy, you: Seat) -> None:
        """Take this card's action without a die (H7)."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """Whether its action without a die can be taken now."""
        return True

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return why its action without a die cannot be taken now."""
        return None

    # What it answers.

    def pips_for_gold(self) -> i64:
        """Return by how much a gold may alter your die, at most (H6.3)."""
        return 1

    def beyond_the_map(self, state: Ahoy, you: Seat, space: i64, way: i64) -> i64:
        """Return where your Flagship reappears that leaves the map from here this way, or NOWHERE (H9.4)."""
        return NOWHERE

    def may_ignore_wreckage(self, state: Ahoy, you: Seat) -> bool:
        """Whether your Flagship may stay whole in Wreckage (H12.6)."""
        return False

    def anchor_gold(self, state: Ahoy, you: Seat, terrain: i64) -> i64:
        """Return the gold that anchoring at such a space brings (H13.8)."""
        return 0

    def price_of_peace(self, state: Ahoy, you: Seat) -> i64:
        """Return the gold for which you may skip a battle as attacker; 0 if that is not for sale (H11.3)."""
        return 0

    def battle_bonus(self, state: Ahoy, you: Seat) -> i64:
        """Return what is added to the rolls of your figures (H11.4)."""
        return 0

    def turn_end_gold(self, state: Ahoy, you: Seat) -> i64:
        """Return the gold that this card brings at the end of your turn (H5.10)."""
        return 0

    # What it adds to what happens.

    def steer(self, state: Ahoy, course: Course, terrain: i64) -> Step[Any] | None:
        """Return the question where such a space carries your Flagship (H12.1)."""
        return None

    def after_roll(self, state: Ahoy, you: Seat, side: i64) -> Step[Any] | None:
        """Return what follows once both sides have rolled, your Flagship being on this one (H11.4)."""
        return None

    def after_victory(self, state: Ahoy, win: Win) -> Step[Any] | None:
        """Return what this card, in the winner's Crew, adds to a victory (H11.8)."""
        return None

    def after_damage(self, state: Ahoy, you: Seat, figure: i64) -> Step[Any] | None:
        """Return what follows once you have damaged an enemy figure that stays on the map (H14.2)."""
        return None

    def after_repair(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Return what follows once you have repaired damage (H14.7)."""
        return None

    def after_loading(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Return what follows once you have put a die on your Cannons (H8.3)."""
        return None


class Plan:
    """A plan of the Union. One object serves all copies, so it has no state."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def play_as_action(self, state: Ahoy, you: Seat) -> None:
        """Do what it says as an action, once it lies on the table (H17.6)."""

    def playable(self, state: Ahoy, you: Seat) -> bool:
        """Whether it can be played now, as an action."""
        return True

    def why_not(self, state: Ahoy, you: Seat) -> Refusal | None:
        """Return why it cannot be played now, as an action."""
        return None

    def play_in_battle(self, state: Ahoy, you: Seat, side: i64) -> bool:
        """Do what it says at the start of your battle; return whether that is still fought (H11.4)."""
        return True

    def after_winning(self, state: Ahoy, win: Win) -> Step[Any] | None:
        """Return what this card, played in the battle, adds to a victory (H11.8)."""
        return None


# The moments at which Crew is asked who speaks.
DIE_ACTION: Final = 0
FREE_ACTION: Final = 1
PIPS_FOR_GOLD: Final = 2
BEYOND_THE_MAP: Final = 3
MAY_IGNORE_WRECKAGE: Final = 4
ANCHOR_GOLD: Final = 5
PRICE_OF_PEACE: Final = 6
BATTLE_BONUS: Final = 7
TURN_END_GOLD: Final = 8
STEER: Final = 9
AFTER_ROLL: Final = 10
AFTER_VICTORY: Final = 11
AFTER_DAMAGE: Final = 12
AFTER_REPAIR: Final = 13
AFTER_LOADING: Final = 14

MOMENTS: Final = Moments(
    Crew,
    "die_action",
    "free_action",
    "pips_for_gold",
    "beyond_the_map",
    "may_ignore_wreckage",
    "anchor_gold",
    "price_of_peace",
    "battle_bonus",
    "turn_end_gold",
    "steer",
    "after_roll",
    "after_victory",
    "after_damage",
    "after_repair",
    "after_loading",
)
"""Their names, in the same order; ``usable`` and ``why_not`` are asked of cards with a free action."""

# The moments at which plans are asked.
PLAY_AS_ACTION: Final = 0
PLAY_IN_BATTLE: Final = 1
AFTER_WINNING: Final = 2

PLAN_MOMENTS: Final = Moments(Plan, "play_as_action", "play_in_battle", "after_winning")
"""Their names, in the same order; ``playable`` and ``why_not`` are asked of plans that are actions."""

CREW: Final[list[Crew]] = [Crew(card) for card in range(len(CARD_KEYS))]
"""What is printed on each market card; ``registry`` puts the classes of ``cards/`` in their places."""

PLANS: Final[list[Plan]] = [Plan(card) for card in range(len(PLAN_KEYS))]
"""What is printed on each plan, likewise."""

SPEAKING: Final = filled(len(MOMENTS.names))
"""The market cards that speak at each moment, as masks."""

PLANNED: Final = filled(len(PLAN_MOMENTS.names))
"""The plans that speak at each moment, as masks."""


def read_cards() -> None:
    """Note which of the cards, each in its place by now, speak when, and which have a slot for a die."""
    for moment, name in enumerate(MOMENTS.names):
        SPEAKING[moment] = MOMENTS.speaking(CREW, name)
    for moment, name in enumerate(PLAN_MOMENTS.names):
        PLANNED[moment] = PLAN_MOMENTS.speaking(PLANS, name)
    for card in range(len(CREW)):
        slotted = has(SPEAKING[DIE_ACTION], card)
        ACTION[CREW_SLOTS + card] = CREW_ACTION if slotted else RECRUIT_COST
        SOLID[CREW_SLOTS + card] = 1 if slotted else 0


def listeners(state: Ahoy, seat: Seat, moment: i64) -> i64:
    """Return the cards in a seat's Crew that speak at a moment, as a mask."""
    return state.crew[seat] & SPEAKING[moment]


def plans_in_hand(state: Ahoy, moment: i64) -> Row:
    """Return the plans of the Union's hand that speak at a moment; those that nobody sees are left out."""
    found = room(5)
    for card in state.hand.cards():
        if card >= 0 and has(PLANNED[moment], card):
            found = append(found, card)
    return found
