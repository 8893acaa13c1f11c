"""What changes during a game of Smash Up."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from herna.games.smashup.components import BASE, CARD
from herna.kernel.choice import Seat
from herna.kernel.pile import Backs, Pile
from herna.kernel.rows import Row, i64, vec
from herna.kernel.state import State

if TYPE_CHECKING:
    from herna.games.smashup.frames import Trigger


@final
class Profile:
    """What the players agreed on where the printings differ (U15, U16); it never changes."""

    def __init__(self, variants: dict[str, str]) -> None:
        self.extended = variants["affect"] == "extended"
        self.may_redraw = variants["opening-redraw"] == "optional-shuffle-back"
        self.recycles_bases = variants["empty-base-deck"] == "reshuffle"
        self.picks_tied = variants["superlative-ties"] == "controller-picks-one"
        self.any_rescue = variants["grey-opal"] == "any-minion"
        self.infiltrate_leaves = variants["infiltrate-expiry"] == "destroyed"
        self.digs_at_once = variants["extra-from-discard"] == "immediate"
        self.endless = variants["endless-game"] == "none"
        self.several_copies = variants["copies"] == "several"
        self.draft = variants["factions"]
        self.random_first = variants["first-player"] == "random"
        self.modern = variants["card-texts"] == "aeg-2025"


@final
class SmashUp(State):
    """A game of Smash Up in progress.

    Copies share what changes seldom: factions, owner, vp, marked, used, hushed, row, tenure, lowered, auras,
    host, boosts, spent, waiving, places, triggers and memory. Whoever changes one replaces it, never
    writes in it. The rows that change with every play, and the piles aside and of bases, are shared until one
    of the two states changes: whoever writes in them calls ``own`` or ``own_piles`` first.
    """

    profile: Profile
    """The switches of this table."""
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
    asides: list[Pile]
    """Each owner's cards revealed or looked at, outside every zone (U10.8)."""
    base_deck: Pile
    """Bases to come."""
    base_discard: Pile
    """Bases that have scored."""
    base_table: Pile
    """Bases in play."""
    base_aside: Pile
    """Bases looked at; the one left there will be the replacement."""
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
    attached: i64
    """What the actions in play can do, all of it together, so that nobody asks for what none of them does."""
    auras: Row
    """Minions in play that change what others are or can."""
    alert: Row
    """Minions in play with something to say besides their power, in the order they came."""
    where: Row
    """The base each minion, or action on a base, is at, or NOWHERE."""
    host: Row
    """The minion each action is attached to, or NOTHING."""
    controller: Row
    """Who controls each card in play, or NOBODY."""
    bonus: Row
    """Power each minion has from attachments and until the end of a turn."""
    note: Row
    """What a card in play remembers: an action a named faction or its last use, a minion when it came."""
    boosts: Row
    """Bonuses until the end of a turn: card, amount and whose turn, in one number."""
    vp: Row
    """Each seat's victory points."""
    credits: Row
    """What the active seat may still play, by kind of permission (U5)."""
    plays: Row
    """Cards each seat has played this turn."""
    played: Row
    """Minions each seat has played this turn."""
    dug: i64
    """Whether the Tenacious Z ability was used this turn."""
    marked: Row
    """What each seat will not be able to do in its next turn (Mark of Sleep)."""
    asleep: i64
    """What the active seat cannot do this turn: AWAKE, NO_ACTIONS or NO_MOVES."""
    used: Row
    """What may be done once and was done: talents, and limits of a turn (U18)."""
    hushed: Row
    """Bases without their ability until somebody's next turn: base and seat in one number (U18)."""
    scoring: i64
    """The base being scored, or NOWHERE."""
    awarded: i64
    """Whether the base being scored has paid its victory points."""
    scorings: i64
    """Bases scored this turn."""
    spent: Row
    """Abilities used in this scoring: cards, and Shinobi by seat below zero."""
    waiving: Row
    """Whether each seat passes before every scoring until its own next turn, as it has said."""
    places: Row
    """Each seat's place at the base being scored, 0 for none."""
    silent: i64
    """Whether the scored base's ability was cancelled when it paid."""
    frames: Row
    """For each text being resolved: where its triggers start, and who plays the card."""
    triggers: list[Trigger]
    """What waits until the texts being resolved are finished."""
    memory: Row
    """Positions of this turn and the options taken in them, for the loop guard (U13.1)."""
    _lent: bool = False
    """Whether another state has the same rows."""
    _piles_lent: bool = False
    """Whether another state has the same piles aside and of bases."""

    def copy(self) -> SmashUp:
        """Return a state that can change without changing this one."""
        self._lent = self._piles_lent = True
        twin = SmashUp(self.seats, self.rng)
        twin._lent = twin._piles_lent = True
        self.copy_kernel(twin)
        self.copy_numbers(twin)
        self.copy_piles(twin)
        self.copy_play(twin)
        self.copy_scoring(twin)
        return twin

    def copy_numbers(self, twin: SmashUp) -> None:
        """Copy whose turn it is and what the seats have; rows are shared."""
        twin.profile = self.profile
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

    def copy_piles(self, twin: SmashUp) -> None:
        """Copy the cards that are not in play, and who knows them."""
        twin.decks = [pile.copy() for pile in self.decks]
        twin.hands = [pile.copy() for pile in self.hands]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.tables = [pile.copy() for pile in self.tables]
        twin.asides = self.asides
        twin.base_deck = self.base_deck
        twin.base_discard = self.base_discard
        twin.base_table = self.base_table
        twin.base_aside = self.base_aside

    def copy_play(self, twin: SmashUp) -> None:
        """Copy the bases and all that is on them."""
        twin.row = self.row
        twin.tenure = self.tenure
        twin.arrivals = self.arrivals
        twin.lowered = self.lowered
        twin.minions = self.minions
        twin.actions = self.actions
        twin.attached = self.attached
        twin.auras = self.auras
        twin.alert = self.alert
        twin.where = self.where
        twin.host = self.host
        twin.controller = self.controller
        twin.bonus = self.bonus
        twin.note = self.note
        twin.boosts = self.boosts

    def copy_scoring(self, twin: SmashUp) -> None:
        """Copy the scoring in progress and what waits."""
        twin.scoring = self.scoring
        twin.awarded = self.awarded
        twin.scorings = self.scorings
        twin.spent = self.spent
        twin.waiving = self.waiving
        twin.places = self.places
        twin.silent = self.silent
        twin.frames = self.frames
        twin.triggers = self.triggers
        twin.memory = self.memory

    def own(self) -> None:
        """Have alone the rows that change with every play; must come before one of them is written in."""
        if self._lent:
            self._lent = False
            self.credits = self.credits[:]
            self.plays = self.plays[:]
            self.played = self.played[:]
            self.minions = self.minions[:]
            self.actions = self.actions[:]
            self.alert = self.alert[:]
            self.where = self.where[:]
            self.controller = self.controller[:]
            self.bonus = self.bonus[:]
            self.note = self.note[:]
            self.frames = self.frames[:]

    def own_piles(self) -> None:
        """Have alone the piles aside and of bases; must come before one of them is changed."""
        if self._piles_lent:
            self._piles_lent = False
            self.asides = [pile.copy() for pile in self.asides]
            self.base_deck = self.base_deck.copy()
            self.base_discard = self.base_discard.copy()
            self.base_table = self.base_table.copy()
            self.base_aside = self.base_aside.copy()

    def piles_of(self, seat: Seat) -> list[Pile]:
        """Return every place a seat's own cards can be."""
        return [self.decks[seat], self.hands[seat], self.discards[seat], self.tables[seat], self.asides[seat]]

    def cards_of(self, seat: Seat) -> Row:
        """Return the cards whose owner a seat is."""
        return vec[i64]([card for card, who in enumerate(self.owner) if who == seat])

    def backs(self) -> list[Backs]:
        """Return each owner's cards, which never mix, and the bases; whoever asks may change them."""
        self.own_piles()
        found = [Backs(CARD, self.piles_of(seat), self.cards_of(seat)) for seat in range(self.seats)]
        found.append(Backs(BASE, [self.base_deck, self.base_discard, self.base_table, self.base_aside]))
        return found
