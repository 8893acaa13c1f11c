"""What changes during play."""

from __future__ import annotations

from typing import Final, final

from harbours.components import CARD, MAX_BID
from herna.kernel.choice import Seat
from herna.kernel.cover import HIDDEN, Cover
from herna.kernel.pile import Backs, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import Grid, Row, i64
from herna.kernel.state import State

NO_BID: Final = -1


@final
class Harbours(State):
    """A game in progress."""

    round: i64
    """Rounds begun."""
    first: Seat
    """Who starts this round."""
    active: Seat
    """Whose turn it is."""
    actions: i64
    """Actions the active seat has left."""
    ships: Grid
    """Ships by area and seat."""
    supply: Row
    """Ships each seat has not built."""
    gold: Row
    """Each seat's gold."""
    bids: Cover
    """Each seat's bid, NO_BID before it is made."""
    rolls: Row
    """The dice of the raid in progress, attacker first."""
    keeper: Row
    """Whose crew each card is, or NOBODY."""
    deck: Pile
    """Cards to draw."""
    table: Pile
    """Cards everybody sees: crews and discards."""
    hands: list[Pile]
    """Each seat's cards."""

    def copy(self) -> Harbours:
        """Return a state that can change without changing this one."""
        twin = Harbours(self.seats, self.rng)
        self.copy_kernel(twin)
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.actions = self.actions
        twin.ships = self.ships.copy()
        twin.supply = self.supply[:]
        twin.gold = self.gold[:]
        twin.bids = self.bids.copy()
        twin.rolls = self.rolls[:]
        twin.keeper = self.keeper[:]
        twin.deck = self.deck.copy()
        twin.table = self.table.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        return twin

    def backs(self) -> list[Backs]:
        """Return the one deck's piles."""
        return [Backs(CARD, [self.deck, self.table, *self.hands])]

    def covers(self) -> list[Cover]:
        """Return the bids."""
        return [self.bids]

    def guess(self, rng: Rng) -> None:
        """Let each covered bid be one its seat could have made."""
        for seat in range(self.seats):
            if self.bids.at(seat) == HIDDEN:
                self.bids.values[seat] = rng.below(min(self.gold[seat], MAX_BID) + 1)
