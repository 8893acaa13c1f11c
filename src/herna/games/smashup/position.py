"""All that a game of Smash Up in progress consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.games.smashup.profile import Profile
from herna.kernel.choice import Seat
from herna.kernel.pile import Pile
from herna.kernel.rows import Row, i64
from herna.kernel.state import State

if TYPE_CHECKING:
    from herna.games.smashup.frames import Frame, Trigger
    from herna.games.smashup.lasting import Bonus, Hush
    from herna.games.smashup.printing import Printing


class Position(State):
    """What is where, whose and known to whom, and how copies come by it."""

    profile: Profile
    """The switches of this table."""
    printed: Printing
    """What is printed on the cards and bases of this table."""
    first: Seat
    """Who started."""
    active: Seat
    """Whose turn it is."""
    phase: i64
    """The phase of the turn, one of PHASE_..."""
    turn: i64
    """Turns begun."""
    factions: Row
    """Two for each seat, NOTHING until chosen."""
    owner: Row
    """Whose deck each card belongs to."""
    decks: list[Pile]
    """Each seat's deck."""
    hands: list[Pile]
    """Each seat's hand."""
    discards: list[Pile]
    """Each seat's discard pile."""
    tables: list[Pile]
    """Each owner's cards in play or being played."""
    aside_piles: list[Pile]
    """Behind ``asides``."""
    base_piles: list[Pile]
    """Behind ``base_deck``, ``base_discard``, ``base_table`` and ``base_aside``."""
    row: Row
    """Bases in play, in their order on the table."""
    tenure: Row
    """When each base came into play, to tell it from itself after a swap."""
    arrivals: i64
    """Bases and minions that have come into play so far."""
    lowered: Row
    """How much each base's breakpoint is lowered this turn."""
    minions: Row
    """Minions in play, in the order they came."""
    actions: Row
    """Actions attached to bases or minions, in the order they came."""
    heard: i64
    """The moments at which some card in play speaks, so that nobody asks where nobody answers."""
    auras: Row
    """Cards in play that give minions power."""
    alert: Row
    """Minions in play that speak when others act, in the order they came."""
    where: Row
    """The base each minion, or action on a base, is at, or NOWHERE."""
    host: Row
    """The minion each action is attached to, or NOTHING."""
    controller: Row
    """Who controls each card in play, or NOBODY."""
    bonus: Row
    """Power each minion has from attachments and until the end of a turn."""
    arrived: Row
    """When each minion in play came, to tell it from itself after it has left and come again (U11.9)."""
    memo: Row
    """A number that a card in play has noted for itself, such as a named faction; only its text reads it."""
    boosts: list[Bonus]
    """Power until the end of a turn."""
    vp: Row
    """Each seat's victory points."""
    credits: Row
    """What the active seat may still play, by kind of permission (U5)."""
    plays: Row
    """Cards each seat has played this turn."""
    played: Row
    """Minions each seat has played this turn."""
    dug: i64
    """Whether the active seat has used this turn what lets a card rise from its discard pile."""
    marked: Row
    """What each seat will not be able to do in its next turn (Mark of Sleep)."""
    asleep: i64
    """What the active seat cannot do this turn: AWAKE, NO_ACTIONS or NO_MOVES."""
    used: Row
    """What may be done once and was done: talents, and limits of a turn (U18)."""
    hushed: list[Hush]
    """Bases without their ability until somebody's next turn (U18)."""
    scoring: i64
    """The base being scored, or NOWHERE."""
    awarded: i64
    """Whether the base being scored has paid its victory points."""
    scorings: i64
    """Bases scored this turn."""
    spent: Row
    """Cards whose special was used in this scoring."""
    visitors: i64
    """Seats that have used the ability of the base being scored, as bits."""
    waiving: Row
    """Whether each seat passes before every scoring until its own next turn, as it has said."""
    places: Row
    """Each seat's place at the base being scored, 0 for none."""
    silent: i64
    """Whether the scored base's ability was cancelled when it paid."""
    frame: Frame | None
    """The text being resolved, within others."""
    triggers: list[Trigger]
    """What waits until the texts being resolved are finished."""
    memory: Row
    """Positions of this turn and the options taken in them, for the loop guard (U13.1)."""

    def copy_numbers(self, twin: Position) -> None:
        """Copy whose turn it is and what the seats have; rows are shared."""
        twin.profile = self.profile
        twin.printed = self.printed
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.turn = self.turn
        twin.factions = self.factions
        twin.owner = self.owner
        twin.vp = self.vp
        twin.credits = self.credits
        twin.plays = self.plays
        twin.played = self.played
        twin.dug = self.dug
        twin.marked = self.marked
        twin.asleep = self.asleep
        twin.used = self.used
        twin.hushed = self.hushed

    def copy_piles(self, twin: Position) -> None:
        """Copy the cards that are not in play, and who knows them."""
        twin.decks = [pile.copy() for pile in self.decks]
        twin.hands = [pile.copy() for pile in self.hands]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.tables = [pile.copy() for pile in self.tables]
        twin.aside_piles = self.aside_piles
        twin.base_piles = self.base_piles

    def copy_play(self, twin: Position) -> None:
        """Copy the bases and all that is on them."""
        twin.row = self.row
        twin.tenure = self.tenure
        twin.arrivals = self.arrivals
        twin.lowered = self.lowered
        twin.minions = self.minions
        twin.actions = self.actions
        twin.heard = self.heard
        twin.auras = self.auras
        twin.alert = self.alert
        twin.where = self.where
        twin.host = self.host
        twin.controller = self.controller
        twin.bonus = self.bonus
        twin.arrived = self.arrived
        twin.memo = self.memo
        twin.boosts = self.boosts

    def copy_scoring(self, twin: Position) -> None:
        """Copy the scoring in progress and what waits."""
        twin.scoring = self.scoring
        twin.awarded = self.awarded
        twin.scorings = self.scorings
        twin.spent = self.spent
        twin.visitors = self.visitors
        twin.waiving = self.waiving
        twin.places = self.places
        twin.silent = self.silent
        twin.frame = self.frame
        twin.triggers = self.triggers
        twin.memory = self.memory
