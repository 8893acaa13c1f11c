"""What changes during a game of Arcs."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.components import ACTION_CARD, COURT, LORE, MAX_SEATS, NUMBERS
from herna.games.arcs.fight import Fight
from herna.games.arcs.pieces import number_of
from herna.games.arcs.profile import Profile
from herna.kernel.choice import Seat
from herna.kernel.pile import Backs, Pile
from herna.kernel.rows import Row, i64, vec
from herna.kernel.state import State

IN_DECK: Final = -1
"""Where a Court card is: a seat's number is its play area; or one of these."""
DISCARDED: Final = 4
BESIDE: Final = 5
"""A Union beside a played card."""
RESOLVING: Final = 6
"""A Vox card whose effect is under way."""
IN_ROW: Final = 8
"""In the Court, at position ``where - IN_ROW``."""

FACE_DOWN: Final = 8
"""Added to the seat in ``state.played_by`` for a card that lies face down."""

ON_OFFER: Final = -2
"""Whose a leader or lore is that lies in the draft."""

TWO_TO_THREE: Final = vec[i64]([card for card in range(ACTION_CARD.count) if 1 < number_of(card) < NUMBERS])
"""The action cards used with two or three seats (A5.2)."""


@final
class Arcs(State):
    """A game of Arcs in progress.

    Copies share rows that seldom change: a rule never changes one of them in place, it puts another there.
    """

    profile: Profile
    """The variants of this table."""
    setup: i64
    """The setup card, 0 to 11."""
    conceded: i64
    """Seats that have, as bits."""
    chapter: i64
    """The chapter being played, from 1."""
    power: Row
    """Each seat's Power."""
    markers: Row
    """Where each ambition marker is, small to large: an ambition, or NONE while it is available."""
    flipped: i64
    """Markers on their gold side, small to large."""

    initiative: Seat
    """Who holds the initiative marker."""
    seized: bool
    """Whether the initiative was seized this round."""
    passes: i64
    """Players with cards who passed one after another."""
    declared: bool
    """Whether any ambition was declared this round."""
    lead_seat: Seat
    """Who led this round."""
    lead_card: i64
    """The lead card, or NONE."""
    zeroed: bool
    """Whether the zero marker is on the lead card."""
    mode: Row
    """How each seat played its card this round."""
    best: i64
    """The highest number that Surpassed this round."""
    best_seat: Seat
    """Who played it, or NOBODY."""
    declined: i64
    """Leads a seat let go since the deal: three bits for each seat and suit, 7 less the lowest number."""
    union_card: Row
    """The action card beside which the Union of each suit lies, or NONE."""
    union_seat: Row
    """Who laid each Union."""

    active: Seat
    """Whose turn it is, or NOBODY."""
    pips: i64
    """Pips the active seat has left."""
    listed: i64
    """Actions that these pips may buy, as bits."""
    prelude: bool
    """Whether the Prelude goes on."""
    begun: bool
    """Whether something was done in it after which cards that must come first cannot be used (A11.9)."""
    spent: i64
    """Tokens spent in this Prelude, not yet in the supply: four bits for each type."""
    taxed: i64
    """Sites taxed this turn, as bits."""
    launched: i64
    """Starports that built a ship this turn, as bits."""
    secured: i64
    """Court cards secured this turn, as bits, whose Prelude actions must wait (A11.5)."""
    used: Row
    """The options used this turn to use abilities that work once; most turns none."""
    moved: Row
    """Fresh ships that arrived with the current Move, by system, if a card wants to know."""
    fight: Fight | None
    """The battle in progress."""

    fresh: Row
    """Fresh ships, by fleet (:mod:`pieces`)."""
    damaged: Row
    """Damaged ships, by fleet."""
    ruler: Row
    """Who controls each system, or NOBODY; follows from the fresh ships."""
    deployed: Row
    """Ships each seat has on the map."""
    wounds: Row
    """Damaged ships and buildings each seat has on the map."""
    buildings: Row
    """What stands on each site: EMPTY, or a building (:mod:`pieces`)."""
    types: Row
    """The type of each planet, which a card may change."""
    shaped: i64
    """Planets on which a token lies that changed their type, as bits."""

    ships: Row
    """Ships in each seat's supply."""
    aloft: i64
    """Ships on their way during a Move: four bits for each seat."""
    starports: Row
    """Starports in each seat's supply."""
    cities: Row
    """Cities on each seat's board."""
    agents: Row
    """Agents in each seat's supply."""
    captives: Row
    """Captives: 4 * captor + owner."""
    trophies: Row
    """Trophies: 16 * captor + 4 * owner + piece."""
    outrage: Row
    """Outrage slots, 5 * seat + type: CALM, OUTRAGED or PLACEHOLDER."""
    slots: Row
    """Resource slots, 7 * seat + slot: a type or EMPTY."""
    supply: Row
    """Tokens left, by type."""
    loose: i64
    """Tokens in the air while their seat decides where to put them: four bits for each type."""
    third: Row
    """Tokens on the ambition boxes of a two-player game, by type (A5.6)."""

    court: Row
    """The Court card at each position, or NONE."""
    influence: Row
    """Agents on the Court: 4 * position + seat."""
    where: Row
    """Where each Court card is: a seat's play area, or a constant of this module."""
    held: Row
    """Guild cards in each seat's play area, as bits."""
    court_deck: Pile
    """The Court deck."""
    court_open: Pile
    """All Court cards that are not in the deck; public, and shared by copies."""
    leader: Row
    """Each seat's leader, or NONE."""
    leader_of: Row
    """Whose each leader is, NOBODY, or ON_OFFER."""
    lore_of: Row
    """Whose each lore is, NOBODY, or ON_OFFER."""
    moments: Row
    """When cards in front of each seat speak, as bits; follows from what lies there."""
    mats: Row
    """The leader and the lore in front of each seat, as bits by their places among the mats."""
    lore_box: Pile
    """Lore nobody has laid out."""
    lore_open: Pile
    """Lore that was laid out, or whose set is not in play."""

    hands: list[Pile]
    """Each seat's action cards."""
    played: Pile
    """Action cards played this round, in order."""
    played_by: Row
    """Who played each of them: the seat, plus FACE_DOWN if so."""
    discard: Pile
    """The action discard pile; with split piles, the closed one."""
    open_discard: Pile
    """The open action discard pile of A22."""

    def copy(self) -> Arcs:
        """Return a state that can change without changing this one."""
        twin = Arcs(self.seats, self.rng)
        self.copy_kernel(twin)
        self.copy_chapter(twin)
        self.copy_turn(twin)
        self.copy_map(twin)
        self.copy_cards(twin)
        return twin

    def copy_chapter(self, twin: Arcs) -> None:
        """Copy what concerns the table, chapters and rounds."""
        twin.profile = self.profile
        twin.setup = self.setup
        twin.conceded = self.conceded
        twin.chapter = self.chapter
        twin.power = self.power
        twin.markers = self.markers
        twin.flipped = self.flipped
        twin.initiative = self.initiative
        twin.seized = self.seized
        twin.passes = self.passes
        twin.declared = self.declared
        twin.lead_seat = self.lead_seat
        twin.lead_card = self.lead_card
        twin.zeroed = self.zeroed
        twin.mode = self.mode[:]
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.declined = self.declined
        twin.union_card = self.union_card
        twin.union_seat = self.union_seat

    def copy_turn(self, twin: Arcs) -> None:
        """Copy what concerns the turn."""
        twin.active = self.active
        twin.pips = self.pips
        twin.listed = self.listed
        twin.prelude = self.prelude
        twin.begun = self.begun
        twin.spent = self.spent
        twin.taxed = self.taxed
        twin.launched = self.launched
        twin.secured = self.secured
        twin.used = self.used
        twin.moved = self.moved
        fight = self.fight
        twin.fight = None if fight is None else fight.copy()

    def copy_map(self, twin: Arcs) -> None:
        """Copy the map and the boards."""
        twin.fresh = self.fresh[:]
        twin.damaged = self.damaged[:]
        twin.ruler = self.ruler[:]
        twin.deployed = self.deployed[:]
        twin.wounds = self.wounds[:]
        twin.buildings = self.buildings[:]
        twin.types = self.types
        twin.shaped = self.shaped
        twin.ships = self.ships[:]
        twin.aloft = self.aloft
        twin.starports = self.starports[:]
        twin.cities = self.cities[:]
        twin.agents = self.agents[:]
        twin.captives = self.captives
        twin.trophies = self.trophies
        twin.outrage = self.outrage
        twin.slots = self.slots[:]
        twin.supply = self.supply[:]
        twin.loose = self.loose
        twin.third = self.third

    def copy_cards(self, twin: Arcs) -> None:
        """Copy the Court, hands and piles; the piles of lore only where the game is played with leaders."""
        twin.court = self.court[:]
        twin.influence = self.influence[:]
        twin.where = self.where[:]
        twin.held = self.held[:]
        twin.court_deck = self.court_deck.copy()
        twin.court_open = self.court_open
        twin.leader = self.leader
        twin.leader_of = self.leader_of
        twin.lore_of = self.lore_of
        twin.mats = self.mats
        twin.moments = self.moments
        drafted = self.profile.leaders
        twin.lore_box = self.lore_box.copy() if drafted else self.lore_box
        twin.lore_open = self.lore_open.copy() if drafted else self.lore_open
        twin.hands = [hand.copy() for hand in self.hands]
        twin.played = self.played.copy()
        twin.played_by = self.played_by[:]
        twin.discard = self.discard.copy()
        twin.open_discard = self.open_discard.copy() if self.profile.split else self.open_discard

    def backs(self) -> list[Backs]:
        """Return the piles of action cards, of the Court, and of lore."""
        piles = [*self.hands, self.played, self.discard, self.open_discard]
        cards = ACTION_CARD.numbers if self.seats == MAX_SEATS else TWO_TO_THREE
        found = [
            Backs(ACTION_CARD, piles, cards),
            Backs(COURT, [self.court_deck, self.court_open]),
        ]
        if self.profile.leaders:
            found.append(Backs(LORE, [self.lore_box, self.lore_open]))
        return found
