"""What a card can do, and when it may speak; each card overrides what is printed on it, and that is all.

The methods of ``Card`` are the moments. Which cards speak at which is found by comparing their classes with
this one, when an edition is laid out (``printing.py``); nothing else is edited to add a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from herna.games.smashup.reasons import BLOCKED
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Option, Seat
from herna.kernel.printed import Moments
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Pick, Step
from herna.kernel.why import Reason

if TYPE_CHECKING:
    from herna.games.smashup.frames import Trigger

# Where a card goes when it is played.
MINION: Final = 0
STANDARD: Final = 1
ON_BASE: Final = 2
ON_MINION: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A printed card. One object serves every copy, so it has no state."""

    def __init__(self, key: str, kind: i64, power: i64 = 0, gives: i64 = 0, entry: str = "") -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.power: Final = power
        self.gives: Final = gives
        """Power that the minion has on which this action lies."""
        self.entry: Final = entry or key
        """Its entry in the catalogues of words."""

    # When it is played.

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Do what the card says when it is played."""

    def may_host(self, state: SmashUp, you: Seat, minion: i64) -> bool:
        """Whether this action may be played on a minion."""
        return True

    # What lasts while it is in play.

    def strength(self, state: SmashUp, card: i64) -> i64:
        """Return the power this minion has beyond the printed one."""
        return 0

    def lends(self, state: SmashUp, card: i64, minion: i64) -> i64:
        """Return the power this card gives to a minion."""
        return 0

    def is_indestructible(self, state: SmashUp, card: i64) -> bool:
        """Whether this minion cannot be destroyed."""
        return False

    def ways_out(self, state: SmashUp, card: i64) -> Row:
        """Return the bases, as answers, to which this minion may move instead of being destroyed."""
        return vec[i64]()

    def has_escaped(self, state: SmashUp, card: i64) -> None:
        """Note that it has moved instead of being destroyed."""

    def protects(self, state: SmashUp, card: i64, minion: i64, you: Seat, by_action: bool) -> bool:
        """Whether this card keeps a minion from being affected by an action, or another card, of ``you``."""
        return False

    def saves(self, state: SmashUp, card: i64, minion: i64, you: Seat, by_action: bool) -> bool:
        """Whether this card is destroyed to save a minion from what ``you`` do to it."""
        return False

    def blocks(self, state: SmashUp, card: i64, seat: Seat, minion: i64) -> bool:
        """Whether this card forbids a seat to play a minion at its base."""
        return False

    def silences(self, state: SmashUp, card: i64) -> bool:
        """Whether this card takes its base's ability away from everybody."""
        return False

    def may_ignore(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Whether this card lets a seat ignore what its base does."""
        return False

    def does_without(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Whether by this card a seat does without the power its base lends."""
        return False

    def unites(self, state: SmashUp, card: i64, minion: i64) -> bool:
        """Whether by this card a minion counts as a Microbot."""
        return False

    def opens(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Whether by this card a seat may play minions at its base from the discard pile."""
        return False

    def has_opened(self, state: SmashUp, card: i64) -> None:
        """Note that a minion has come from the discard pile by this card."""

    def admits(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Whether this card holds a permission for a seat to play a minion at its base."""
        return False

    def has_admitted(self, state: SmashUp, card: i64) -> None:
        """Note that its permission was used."""

    # When something happens.

    def at_start(self, state: SmashUp, card: i64) -> Trigger | None:
        """Return what this card does at the start of the active seat's turn."""
        return None

    def wears_off(self, state: SmashUp, card: i64) -> None:
        """End what lasted until its controller's turn, which begins now."""

    def at_play_phase(self, state: SmashUp, card: i64) -> None:
        """Do what this card does when its controller begins to play cards."""

    def at_end(self, state: SmashUp, card: i64) -> Trigger | None:
        """Return what this card does at the end of a turn."""
        return None

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Return what this card does once another player's minion was played at its base."""
        return None

    def after_play_elsewhere(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Return what this card does once another player's minion was played at another base."""
        return None

    def when_affected(self, state: SmashUp, card: i64, player: Seat) -> Trigger | None:
        """Return what this minion does when a card played by another player affects it."""
        return None

    def after_dying(self, state: SmashUp, card: i64) -> Trigger | None:
        """Return what this minion does once it is destroyed; it is still in play when asked."""
        return None

    def after_death(self, state: SmashUp, card: i64, victim: i64) -> Trigger | None:
        """Return what this card does once a minion, perhaps itself, is destroyed."""
        return None

    def after_clearing(self, state: SmashUp, you: Seat) -> None:
        """Do what this minion does once it went to the discard pile with a scored base."""

    # When a player uses it.

    def talent(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Use the talent, which is possible once in each turn of its controller (U6.4, U18)."""

    def usable(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """Whether its ability may be used now, while it is in play."""
        return False

    def rises(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """Whether its ability may be used now, while it lies in the discard pile."""
        return False

    def use(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Use the ability that it has in play, or in the discard pile if it rises from there."""

    def excuse(self, state: SmashUp, seat: Seat, card: i64) -> Reason:
        """Return why it cannot be used now."""
        return BLOCKED

    def usable_before(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """Whether its special may be used before the base scores, from hand or in play."""
        return False

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Use the special before the base scores."""

    def usable_after(self, state: SmashUp, card: i64) -> bool:
        """Whether its special may be used after its base has scored."""
        return False

    def use_after(self, state: SmashUp, seat: Seat, card: i64) -> Step[SmashUp]:
        """Return the special used after its base has scored."""
        raise NotImplementedError

    # What its own steps ask it while its text is carried out.

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Do the second part of the text, after something was revealed or played."""

    def gathered(self, state: SmashUp, you: Seat, card: i64, chosen: Row) -> None:
        """Go on with the cards that were chosen for this text."""
        raise NotImplementedError

    def offers(self, state: SmashUp, you: Seat, card: i64) -> Row:
        """Return what may be done with a card that was just revealed or looked at."""
        raise NotImplementedError

    def decide(self, state: SmashUp, you: Seat, card: i64, option: Option) -> None:
        """Do what was chosen of what it offers."""
        raise NotImplementedError


MOMENTS: Final = Moments(
    Card,
    *("play", "may_host"),
    *("strength", "lends", "is_indestructible", "ways_out", "protects", "saves", "blocks", "silences"),
    *("may_ignore", "does_without", "unites", "opens", "admits"),
    *("at_start", "wears_off", "at_play_phase", "at_end", "after_play", "after_play_elsewhere"),
    *("when_affected", "after_dying", "after_death", "after_clearing"),
    *("talent", "usable", "rises", "usable_before", "usable_after"),
)
"""When a card may speak; the other methods are parts of what it says then."""

WHEN_PLAYED: Final = MOMENTS.bit("play")
STRENGTH: Final = MOMENTS.bit("strength")
LENDS: Final = MOMENTS.bit("lends")
INDESTRUCTIBLE: Final = MOMENTS.bit("is_indestructible")
WAYS_OUT: Final = MOMENTS.bit("ways_out")
PROTECTS: Final = MOMENTS.bit("protects")
SAVES: Final = MOMENTS.bit("saves")
BLOCKS: Final = MOMENTS.bit("blocks")
SILENCES: Final = MOMENTS.bit("silences")
MAY_IGNORE: Final = MOMENTS.bit("may_ignore")
DOES_WITHOUT: Final = MOMENTS.bit("does_without")
UNITES: Final = MOMENTS.bit("unites")
OPENS: Final = MOMENTS.bit("opens")
ADMITS: Final = MOMENTS.bit("admits")
AT_START: Final = MOMENTS.bit("at_start")
WEARS_OFF: Final = MOMENTS.bit("wears_off")
AT_PLAY_PHASE: Final = MOMENTS.bit("at_play_phase")
AT_END: Final = MOMENTS.bit("at_end")
AFTER_PLAY: Final = MOMENTS.bit("after_play")
AFTER_PLAY_ELSEWHERE: Final = MOMENTS.bit("after_play_elsewhere")
WHEN_AFFECTED: Final = MOMENTS.bit("when_affected")
AFTER_DYING: Final = MOMENTS.bit("after_dying")
AFTER_DEATH: Final = MOMENTS.bit("after_death")
TALENT: Final = MOMENTS.bit("talent")
USABLE: Final = MOMENTS.bit("usable")
RISES: Final = MOMENTS.bit("rises")
BEFORE_SCORING: Final = MOMENTS.bit("usable_before")
AFTER_SCORING: Final = MOMENTS.bit("usable_after")

ABOUT_ITSELF: Final = (
    WHEN_PLAYED | STRENGTH | LENDS | INDESTRUCTIBLE | WAYS_OUT | WHEN_AFFECTED | AFTER_DYING | RISES
)
"""At these moments a card is asked because of what happens to it, or is held ready in a row of its own."""
