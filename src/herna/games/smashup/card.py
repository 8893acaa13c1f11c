"""What a card can do; each card overrides what is printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.components import CARD
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.printed import speaks
from herna.kernel.rows import Row, append, i64, vec
from herna.kernel.step import Ask, Pick, Script, Step

if TYPE_CHECKING:
    from herna.games.smashup.frames import Trigger

# Where a card goes when it is played.
MINION: Final = 0
STANDARD: Final = 1
ON_BASE: Final = 2
ON_MINION: Final = 3

# What a card has printed on it, so that nobody asks cards that have nothing to say.
TEXT: Final = 1
"""Does something when it is played."""
CHANGING: Final = 2
"""Its own power depends on other things."""
AURA: Final = 4
"""Makes other minions Microbots, or gives Microbots power."""
REACTS: Final = 8
"""Answers when a minion is played at its base."""
WATCHES: Final = 16
"""Answers when another minion is destroyed."""
DIES: Final = 32
"""Answers when it is destroyed itself."""
SULKS: Final = 64
"""Answers when a played card affects it."""
STURDY: Final = 128
"""Cannot be destroyed."""
ESCAPES: Final = 256
"""Moves instead of being destroyed."""
PROTECTS: Final = 512
"""Keeps minions from being affected by other players' actions."""
BLOCKS: Final = 1024
"""Forbids playing minions at its base."""
STARTS: Final = 2048
"""Does something at the start of a turn."""
ENDS: Final = 4096
"""Does something at the end of a turn."""
BEFORE: Final = 8192
"""May be used before a base scores."""
AFTER: Final = 16384
"""May be used after its base has scored."""
MICROBOT: Final = 32768
"""Has Microbot in its name."""
ACTIVATED: Final = 65536
"""May be used in its controller's second phase."""
LEADS: Final = 131072
"""Makes all minions of its controller Microbots."""
JAMS: Final = 262144
"""Takes its base's ability away from everybody."""
IGNORES: Final = 524288
"""Lets its controller ignore its base's ability."""
SHIELDS: Final = 1048576
"""Stops one ability that would affect its minion."""
HIDES: Final = 2097152
"""Stops one action that would affect its controller's minions at its base."""
OPENS: Final = 4194304
"""Lets minions for its base come from the discard pile."""
LENDS: Final = 8388608
"""Gives its controller an extra action in every second phase."""
MIST: Final = 16777216
"""Gives its controller an extra minion at its base in every second phase."""

TALENT: Final = 33554432
"""Has a talent with the texts of 2025 (U6.4, U18)."""

BORNE: Final = 67108864
"""Lies on a minion; every card that is played on one has it."""

ALERT: Final = REACTS | WATCHES | SULKS | BEFORE | AFTER | ACTIVATED | LENDS | TALENT
"""What minions in play are asked for again and again; those with none of it are passed over at once."""


class Card:
    """A printed card. One object serves every copy, so it has no state."""

    def __init__(self, key: str, kind: i64, power: i64 = 0, traits: i64 = 0, gives: i64 = 0) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.power: Final = power
        self.traits: Final = traits
        self.gives: Final = gives
        """Power that others have by it: the minion an action is attached to, or all Microbots of a seat."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Do what the card says when it is played."""

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Do the second part of the text, after something was revealed or played."""

    def gathered(self, state: SmashUp, you: Seat, card: i64, chosen: Row) -> None:
        """Go on with the cards that were chosen for this text."""
        raise NotImplementedError

    def offers(self, state: SmashUp, you: Seat, card: i64) -> Row:
        """Return what may be done with a card that was just revealed or looked at."""
        raise NotImplementedError

    def decide(self, state: SmashUp, you: Seat, card: i64, option: Option) -> None:
        """Do it."""
        raise NotImplementedError

    def may_host(self, state: SmashUp, you: Seat, minion: i64) -> bool:
        """Whether this action may be played on a minion."""
        return True

    def strength(self, state: SmashUp, card: i64) -> i64:
        """Return the power this minion has beyond the printed one."""
        return 0

    def protects(self, state: SmashUp, card: i64, minion: i64) -> bool:
        """Whether this action, in play, covers a minion of its controller."""
        return False

    def blocks(self, state: SmashUp, card: i64, seat: Seat, minion: i64) -> bool:
        """Whether this action, on a base, forbids a seat to play a minion there."""
        return False

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Return what this card does once another player's minion was played at its base."""
        return None

    def after_dying(self, state: SmashUp, card: i64) -> Trigger | None:
        """Return what this minion does once it is destroyed; it is still in play when asked."""
        return None

    def after_death(self, state: SmashUp, card: i64, victim: i64) -> Trigger | None:
        """Return what this minion does once another, or itself, is destroyed."""
        return None

    def after_clearing(self, state: SmashUp, you: Seat) -> None:
        """Do what this minion does once it went to the discard pile with a scored base."""

    def at_start(self, state: SmashUp, card: i64) -> Trigger | None:
        """Return what this card does at the start of the active seat's turn."""
        return None

    def at_end(self, state: SmashUp, card: i64) -> Trigger | None:
        """Return what this card does at the end of a turn."""
        return None

    def usable_before(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """Whether its special may be used before the base scores."""
        return False

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Use the special before the base scores."""

    def usable_after(self, state: SmashUp, card: i64) -> bool:
        """Whether its special may be used after its base has scored."""
        return False

    def use_after(self, state: SmashUp, seat: Seat, card: i64) -> Step[SmashUp]:
        """Return the special used after its base has scored."""
        raise NotImplementedError

    def usable(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """Whether its activated ability may be used now."""
        return False

    def use(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Use the activated ability."""


PRINTED: Final[list[Card]] = []
"""What is printed on each card; the package ``cards`` lays the decks out here."""


@final
class Faces:
    """The printed numbers of every card in rows, for questions that are asked all the time."""

    def __init__(self) -> None:
        self.kinds: Row = vec[i64]()
        self.powers: Row = vec[i64]()
        self.traits: Row = vec[i64]()
        self.gives: Row = vec[i64]()
        self.names: Row = vec[i64]()
        """A number for each title: copies of a card have the same (U11.11)."""
        self.specials: Row = vec[i64]()
        """The cards that may be used before a base scores, found by their class."""
        self.cards = vec[Card]()
        """The same as in ``PRINTED``, for whoever asks cards all the time."""


FACES: Final = Faces()


def print_card(card: Card) -> None:
    """Lay out the next card."""
    PRINTED.append(card)
    FACES.cards = append(FACES.cards, card)
    if speaks(card, Card, "usable_before"):
        FACES.specials = append(FACES.specials, len(PRINTED) - 1)
    FACES.names = append(FACES.names, PRINTED.index(card))
    FACES.kinds = append(FACES.kinds, card.kind)
    FACES.powers = append(FACES.powers, card.power)
    FACES.traits = append(FACES.traits, card.traits | (BORNE if card.kind == ON_MINION else 0))
    FACES.gives = append(FACES.gives, card.gives)


@final
@mypyc_attr(free_list_len=1)
class Text(Script[SmashUp]):
    """The text of a card being carried out."""

    def __init__(self, card: i64, seat: Seat, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers)
        self.card: Final = card

    def origin(self) -> str:
        """Name the card."""
        return CARD.ref(self.card)

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Let the card speak."""
        FACES.cards[self.card].play(state, self.seat, self.card, pick)

    def again(self, answers: tuple[Option, ...]) -> Text:
        """Return this text with other answers."""
        return Text(self.card, self.seat, answers)


@final
@mypyc_attr(free_list_len=1)
class GoOn(Script[SmashUp]):
    """The second part of a text."""

    def __init__(self, card: i64, seat: Seat, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers)
        self.card: Final = card

    def origin(self) -> str:
        """Name the card."""
        return CARD.ref(self.card)

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Let the card speak on."""
        FACES.cards[self.card].go_on(state, self.seat, self.card, pick)

    def again(self, answers: tuple[Option, ...]) -> GoOn:
        """Return this text with other answers."""
        return GoOn(self.card, self.seat, answers)


@final
@mypyc_attr(free_list_len=1)
class Decide(Ask[SmashUp]):
    """What to do with a card that was just revealed or looked at."""

    def __init__(self, seat: Seat, card: i64, prompt: str) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.prompt: Final = prompt

    def choice(self, state: SmashUp) -> Choice:
        """Ask what the card offers."""
        options = PRINTED[self.card].offers(state, self.seat, self.card)
        return Choice(self.seat, self.prompt, options, CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Let the card do it."""
        PRINTED[self.card].decide(state, self.seat, self.card, option)
