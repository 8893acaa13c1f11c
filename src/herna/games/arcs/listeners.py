"""Which printed cards speak now: those in front of a seat whose class says something at a moment.

The cards themselves come from ``cards/``, which is imported after the rules that ask them.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from herna.games.arcs.card import Court, Leader, Lore, Printed
from herna.games.arcs.state import Arcs
from herna.kernel.bits import bit, has, places
from herna.kernel.choice import Seat
from herna.kernel.printed import Moments
from herna.kernel.rows import append, changed, i64, vec

Cards: TypeAlias = "vec[Printed]"

MOMENTS: Final = Moments(Printed)
"""Every moment at which a card in front of a seat may speak: the methods of Printed."""

SHARES: Final = MOMENTS.place("shares")
MAY_TAX: Final = MOMENTS.place("may_tax")
TAXES_AGAIN: Final = MOMENTS.place("taxes_again")
CAPTURES: Final = MOMENTS.place("captures")
AFTER_TAX: Final = MOMENTS.place("after_tax")
STARPORT_SITES: Final = MOMENTS.place("starport_sites")
CITY_SITES: Final = MOMENTS.place("city_sites")
CITY_PRICE: Final = MOMENTS.place("city_price")
BUILDS_FRESH: Final = MOMENTS.place("builds_fresh")
AFTER_LAUNCH: Final = MOMENTS.place("after_launch")
MOVE_LIMIT: Final = MOMENTS.place("move_limit")
MAY_CATAPULT: Final = MOMENTS.place("may_catapult")
WHEN_ENTERED: Final = MOMENTS.place("when_entered")
AFTER_MOVE: Final = MOMENTS.place("after_move")
BEFORE_DICE: Final = MOMENTS.place("before_dice")
EXTRA_DICE: Final = MOMENTS.place("extra_dice")
LEAST_DICE: Final = MOMENTS.place("least_dice")
BARS_RAID: Final = MOMENTS.place("bars_raid")
RAID_DICE: Final = MOMENTS.place("raid_dice")
MOST_ASSAULT: Final = MOMENTS.place("most_assault")
LEAST_SKIRMISH: Final = MOMENTS.place("least_skirmish")
REROLLS: Final = MOMENTS.place("rerolls")
INTERCEPTS: Final = MOMENTS.place("intercepts")
INTERCEPTION_HITS: Final = MOMENTS.place("interception_hits")
AFTER_INTERCEPTION: Final = MOMENTS.place("after_interception")
SPARED: Final = MOMENTS.place("spared")
AFTER_BATTLE: Final = MOMENTS.place("after_battle")
MAY_SECURE: Final = MOMENTS.place("may_secure")
GUARDS_TOKEN: Final = MOMENTS.place("guards_token")
GUARDS_CARD: Final = MOMENTS.place("guards_card")
OPENS_SLOT: Final = MOMENTS.place("opens_slot")
STORES: Final = MOMENTS.place("stores")
SPENDS_AS: Final = MOMENTS.place("spends_as")
MAY_DECLARE: Final = MOMENTS.place("may_declare")
DECLARING_PRICE: Final = MOMENTS.place("declaring_price")
KEEPS_NUMBER: Final = MOMENTS.place("keeps_number")
WHEN_DECLARED: Final = MOMENTS.place("when_declared")
DECLARES_FOLLOWING: Final = MOMENTS.place("declares_following")
HUMBLED: Final = MOMENTS.place("humbled")
NO_SECOND: Final = MOMENTS.place("no_second")
AFTER_SCORING: Final = MOMENTS.place("after_scoring")
OFFERS: Final = MOMENTS.place("offers")
OFFERS_FIRST: Final = MOMENTS.place("offers_first")
BEGIN: Final = MOMENTS.place("begin")
AFTER_ACTION: Final = MOMENTS.place("after_action")
REMOVES: Final = MOMENTS.place("removes")
AT_SETUP: Final = MOMENTS.place("at_setup")


@final
class Deck:
    """All printed cards, and which of them speak at each moment."""

    def __init__(self) -> None:
        self.court = vec[Court]()
        """The Court cards by number; the Guild cards come first."""
        self.leaders = vec[Leader]()
        self.lore = vec[Lore]()
        self.mats = vec[Printed]()
        """Leaders and lore in the order in which they speak; a bit of ``state.mats`` is a place here."""
        self.leader_place = vec[i64]()
        """The place of each leader among the mats."""
        self.lore_place = vec[i64]()
        """The place of each lore among the mats."""
        self.court_moments = vec[i64]()
        """For each Court card the moments at which it speaks, as bits."""
        self.mat_moments = vec[i64]()
        """For each of the mats the moments at which it speaks, as bits."""
        self.at_round_end = vec[Court]()
        """The Court cards that speak at the end of a round."""


DECK: Final = Deck()
"""Filled by :mod:`cards.deck` as it is imported."""

SILENCE: Final = vec[Printed]()
"""What is returned when no card speaks: making a new empty row would cost more than all the asking."""


def heard(state: Arcs, seat: Seat, moment: i64) -> bool:
    """Whether any card in front of a seat speaks at a moment."""
    return state.moments[seat] >> moment & 1 != 0


def listeners(state: Arcs, seat: Seat, moment: i64) -> Cards:
    """Return the cards in front of a seat that speak at a moment: Guild cards, then lore and leader."""
    if not heard(state, seat, moment):
        return SILENCE
    return add_mats(state, seat, moment, guild_listeners(state, seat, moment))


def guild_listeners(state: Arcs, seat: Seat, moment: i64) -> Cards:
    """Return the Guild cards of a seat that speak at a moment."""
    found = vec[Printed]()
    for card in places(state.held[seat]):
        if has(DECK.court_moments[card], moment):
            found = append(found, DECK.court[card])
    return found


def mat_listeners(state: Arcs, seat: Seat, moment: i64) -> Cards:
    """Return the lore and the leader of a seat that speak at a moment."""
    return add_mats(state, seat, moment, vec[Printed]())


def add_mats(state: Arcs, seat: Seat, moment: i64, found: Cards) -> Cards:
    """Add the lore and the leader of a seat that speak at a moment."""
    for place in places(state.mats[seat]):
        if has(DECK.mat_moments[place], moment):
            found = append(found, DECK.mats[place])
    return found


def find_moments(state: Arcs, seat: Seat) -> None:
    """Find out anew when cards in front of a seat speak, because others lie there now."""
    found: i64 = 0
    for card in places(state.held[seat]):
        found |= DECK.court_moments[card]
    for place in places(state.mats[seat]):
        found |= DECK.mat_moments[place]
    state.moments = changed(state.moments, seat, found)


def leader_bit(leader: i64) -> i64:
    """Return the set of a leader among the mats."""
    return bit(DECK.leader_place[leader])


def lore_bit(lore: i64) -> i64:
    """Return the set of a lore among the mats."""
    return bit(DECK.lore_place[lore])
