"""What printed cards may say: a method for every moment, which does nothing here; a card overrides its own.

``you`` has the card. A hook that answers gets the answer so far; one for an event returns what follows it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from herna.games.arcs.components import COURT, LEADER, LORE
from herna.games.arcs.fight import Fight
from herna.games.arcs.reasons import NO_PRELUDE
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import SCRAP_LORE, USE_COURT, USE_LEADER, USE_LORE
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Step
from herna.kernel.why import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """A printed card that may lie in front of a seat. One object serves every game, so it has no state."""

    def __init__(self, number: i64, key: str, ref: str, use: Option) -> None:
        self.number: Final = number
        self.key: Final = key
        self.ref: Final = ref
        self.use: Final = use

    # Buildings.

    def shares(self, state: Arcs, you: Seat) -> bool:
        """Whether you may use Rivals' buildings like your own."""
        return False

    def may_tax(self, state: Arcs, you: Seat, site: i64, otherwise: bool) -> bool:
        """Whether you may tax a site, which has no starport."""
        return otherwise

    def taxes_again(self, state: Arcs, you: Seat) -> bool:
        """Whether you may tax a city more than once a turn."""
        return False

    def captures(self, state: Arcs, you: Seat, site: i64, otherwise: bool) -> bool:
        """Whether taxing a Rival's city captures an agent."""
        return otherwise

    def after_tax(self, state: Arcs, you: Seat, site: i64) -> Step[Any] | None:
        """What follows when you have taxed."""
        return None

    def starport_sites(self, state: Arcs, you: Seat, found: Row) -> Row:
        """Add where else you may build a starport."""
        return found

    def city_sites(self, state: Arcs, you: Seat, found: Row) -> Row:
        """Add where else you may build a city."""
        return found

    def city_price(self, state: Arcs, you: Seat, site: i64) -> Step[Any] | None:
        """What comes before a city is built on a site."""
        return None

    def builds_fresh(self, state: Arcs, you: Seat) -> bool:
        """Whether ships you build under foreign control are fresh."""
        return False

    def after_launch(self, state: Arcs, you: Seat, site: i64) -> Step[Any] | None:
        """What follows when you have built a ship at a starport."""
        return None

    def move_limit(self, state: Arcs, you: Seat, otherwise: i64) -> i64:
        """How many ships you may move at once."""
        return otherwise

    def may_catapult(self, state: Arcs, you: Seat, start: i64, otherwise: bool) -> bool:
        """Whether your ships may Catapult from a system."""
        return otherwise

    def when_entered(self, state: Arcs, you: Seat, mover: Seat, system: i64) -> None:
        """Do what happens when ships of a Rival come to a system you control."""

    def after_move(self, state: Arcs, you: Seat, to_battle: bool) -> Step[Any] | None:
        """What follows when your ships have moved; afterwards a battle may have to be possible."""
        return None

    # Battle.

    def before_dice(self, state: Arcs, you: Seat, fight: Fight) -> Step[Any] | None:
        """What happens before dice are collected against you."""
        return None

    def extra_dice(self, state: Arcs, you: Seat, fight: Fight) -> i64:
        """How many more dice you may collect."""
        return 0

    def least_dice(self, state: Arcs, you: Seat) -> i64:
        """How many dice you must collect."""
        return 0

    def bars_raid(self, state: Arcs, you: Seat, fight: Fight) -> bool:
        """Whether no raid dice may be rolled against you."""
        return False

    def raid_dice(self, state: Arcs, you: Seat, otherwise: i64) -> i64:
        """How many raid dice you may roll where the defender has no building."""
        return otherwise

    def most_assault(self, state: Arcs, you: Seat, otherwise: i64) -> i64:
        """How many assault dice you may collect, of those left to collect."""
        return otherwise

    def least_skirmish(self, state: Arcs, you: Seat, fight: Fight, otherwise: i64) -> i64:
        """How many skirmish dice you must collect."""
        return otherwise

    def rerolls(self, state: Arcs, you: Seat, fight: Fight) -> i64:
        """How many dice you may roll again now, once in a roll."""
        return 0

    def rerolls_die(self, die: i64) -> bool:
        """Whether dice of a type are among those it rolls again."""
        return True

    def intercepts(self, state: Arcs, you: Seat, fight: Fight, otherwise: i64) -> i64:
        """How many intercepts count; asked of the attacker's cards, then of the defender's."""
        return otherwise

    def interception_hits(self, state: Arcs, you: Seat, fight: Fight, otherwise: i64) -> i64:
        """How many hits you, the defender, deal by intercepting."""
        return otherwise

    def after_interception(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """What follows once you, the defender, have intercepted."""
        return None

    def spared(self, state: Arcs, you: Seat, fight: Fight) -> bool:
        """Whether cities you lose are not followed by a Ransack."""
        return False

    def after_battle(self, state: Arcs, you: Seat, fight: Fight) -> Step[Any] | None:
        """What follows for either side once a battle is over."""
        return None

    # The Court, stealing, resources.

    def may_secure(self, state: Arcs, you: Seat, card: i64, agents: i64) -> bool:
        """Whether you may secure a Court card with so many agents, more than any Rival."""
        return True

    def guards_token(self, state: Arcs, you: Seat, thief: Seat, kind: i64) -> bool:
        """Whether a Rival cannot steal a token of a type from you."""
        return False

    def guards_card(self, state: Arcs, you: Seat, card: i64) -> bool:
        """Whether a Guild card cannot be stolen from you."""
        return False

    def opens_slot(self, slot: i64) -> bool:
        """Whether one of your resource slots lies on it."""
        return False

    def stores(self, kind: i64) -> bool:
        """Whether the whole supply of a type lies on it."""
        return False

    def spends_as(self, kind: i64) -> bool:
        """Whether you may spend any token as one of this type."""
        return False

    # Declaring and scoring.

    def may_declare(self, state: Arcs, you: Seat) -> bool:
        """Whether you are able to declare an ambition."""
        return True

    def declaring_price(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """What you must do before you declare."""
        return None

    def keeps_number(self, state: Arcs, you: Seat, ambition: i64) -> bool:
        """Whether your lead card gets no zero marker when you declare an ambition."""
        return False

    def when_declared(self, state: Arcs, you: Seat, first: bool) -> Step[Any] | None:
        """What follows when you declare, be it an ambition's first marker or not."""
        return None

    def declares_following(self) -> bool:
        """Whether you may declare with the card you Surpass or Pivot with."""
        return False

    def humbled(self, ambition: i64) -> bool:
        """Whether winning an ambition brings you only the second place's Power."""
        return False

    def no_second(self, ambition: i64) -> bool:
        """Whether being second, or tied for first, brings you nothing."""
        return False

    def after_scoring(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """What follows once a chapter is scored."""
        return None

    def usable(self, state: Arcs, you: Seat) -> bool:
        """Whether you may use its Prelude action now (A11.2)."""
        return False

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Do what its Prelude action says."""

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Add what you may do now instead of a standard action (A17.3)."""
        return options

    def offers_first(self, state: Arcs, you: Seat, listed: i64, options: Row) -> Row:
        """Add what you may do before one of the listed actions, paid with a Copy's or Pivot's pip (A17.5)."""
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Return the step of an option it offers."""
        return None

    def after_action(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """What you may add to an action paid with a Copy's or Pivot's pip (A17.5)."""
        return None

    # The start of the game.

    def removes(self, piece: i64) -> i64:
        """How many pieces of a kind leave your supply, out of the game, during setup."""
        return 0

    def at_setup(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """Do your setup step, or return it (A20.6)."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Court(Printed):
    """A Court card: one of the Guilds, or a Vox card."""

    def __init__(self, number: i64, key: str, suit: i64, cost: i64) -> None:
        super().__init__(number, key, COURT.ref(number), USE_COURT.of(number))
        self.suit: Final = suit
        """The suit of a Guild card; a Vox card has none."""
        self.cost: Final = cost
        """Keys that a raider pays for it."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Do what happens when a Vox card is secured (A12.16)."""

    def withstands_outrage(self) -> bool:
        """Whether Outrage of its suit leaves it where it is (A14.2)."""
        return False

    def buried_if_stolen(self) -> bool:
        """Whether it goes under the Court deck when it is stolen."""
        return False

    def at_round_end(self, state: Arcs) -> None:
        """Do what happens at the end of a round, wherever it lies (A10.2)."""

    def why_not(self, seen: Arcs, you: Seat) -> Refusal:
        """Say why you cannot use its Prelude action now."""
        return Refusal(self.ref, NO_PRELUDE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Leader(Printed):
    """A leader: two resources to begin with, and what stands in the systems A, B and C."""

    def __init__(self, number: i64, key: str, tokens: Row, a: Row, b: Row, c: Row) -> None:
        super().__init__(number, key, LEADER.ref(number), USE_LEADER.of(number))
        self.tokens: Final = tokens
        """Its two resources."""
        self.boxes: Final = (a, b, c)
        """For each system the ships, and what is built: NOTHING, A_CITY or A_STARPORT."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lore(Printed):
    """A lore card, which nobody can steal; some may be discarded for good to calm Outrage (A20.7)."""

    def __init__(self, number: i64, key: str) -> None:
        super().__init__(number, key, LORE.ref(number), USE_LORE.of(number))
        self.scrap: Final = SCRAP_LORE.of(number)
        """The option to discard it out of the game."""

    def soothes(self) -> Row:
        """The types whose Outrage slots it frees when it is discarded, if it can be."""
        return NO_TYPES


NO_TYPES: Final = vec[i64]()
"""What most lore soothes."""
