"""The position of a game of Ahoy: everything that changes while it is played."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.chart import Chart
from herna.games.ahoy.components import CARD, PLAN, TILE
from herna.games.ahoy.duel import Duel
from herna.games.ahoy.profile import Profile
from herna.kernel.choice import Seat
from herna.kernel.cover import HIDDEN, Cover
from herna.kernel.pile import Backs, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import Row, i64
from herna.kernel.state import State

# What is on a slot, other than a die's number.
FREE: Final = -1
DAMAGED: Final = -2

# Where a die is, other than a slot's number.
UNPLACED: Final = -1
ASIDE: Final = -2
BOXED: Final = -3
"""A die of a faction that nobody plays."""

NO_TILE: Final = -1
NO_CARD: Final = -1

# Fame by where it came from: ``fame[source * MAX_SEATS + seat]``.
BY_REGIONS: Final = 0
BY_DELIVERIES: Final = 1
BY_REWARDS: Final = 2
BY_PLEDGES: Final = 3
SOURCES: Final = 4


@final
class Ahoy(State):
    """A game in progress."""

    profile: Profile
    """What the variants of this table change."""
    boards: Row
    """The faction of each seat."""
    union: Seat
    """Where the Union sits."""
    round: i64
    """Rounds begun."""
    first: Seat
    """Who has the first player card."""
    active: Seat
    """Whose turn it is."""
    due: i64
    """Dice the active seat must still place this turn."""
    free: i64
    """Actions without a die taken this turn."""
    used: i64
    """Crew that works once per turn and has, as a mask of cards."""
    moves: i64
    """Moves made so far; each has its number."""
    drawn: i64
    """The tile that was drawn and is about to be laid, or NO_TILE."""
    chart: Chart
    """The map."""
    wealth: Row
    """The wealth die of each tile, 0 while it is not on the map."""
    comrades: Row
    """Comrades on each tile's Island."""
    ready: i64
    """Ready Comrades."""
    muster: i64
    """Comrades in the supply."""
    where: Row
    """The space of each figure, or ASHORE."""
    course: Row
    """The number of the move each figure is making or made last; negative if that was a push."""
    dice: Row
    """What each action die shows."""
    die_at: Row
    """The slot of each action die, or UNPLACED, ASIDE, BOXED."""
    slots: Row
    """The die on each slot, or FREE or DAMAGED."""
    gold: Row
    """Each seat's gold."""
    bank: i64
    """Gold in the supply."""
    fame: Row
    """Fame of each seat, by where it came from."""
    market: Row
    """The three cards of the Market, NO_CARD where one is missing."""
    crew: Row
    """Each seat's Crew, as a mask of cards."""
    cargo: Row
    """Each seat's Cargo, as a mask of cards."""
    pledges: Row
    """The cards under each pledge marker, as a mask of cards."""
    markers: Row
    """Reward markers on the grid: white of either Smuggler, then black of either."""
    sides: Cover
    """For either Smuggler, which of the two pledge piles is the Squadron's."""
    duel: Duel
    """The battle in progress, or the numbers of the last one."""
    deck: Pile
    """Market cards to come."""
    open: Pile
    """Market cards that everybody has seen: Market, Crews, Cargo, pledges and box."""
    tiles: Pile
    """Tiles to come."""
    spare: Pile
    """The tile that was returned to the box unseen."""
    charted: Pile
    """Tiles that everybody has seen."""
    plans: Pile
    """Plans to come."""
    hand: Pile
    """The Union's plans."""
    spent: Pile
    """Plans that were played: discarded, or ships in play."""

    # long: a line for each field
    def copy(self) -> Ahoy:
        """Return a state that can change without changing this one; long for its one line a field."""
        twin = Ahoy(self.seats, self.rng)
        self.copy_kernel(twin)
        twin.profile = self.profile
        twin.boards = self.boards
        twin.union = self.union
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.due = self.due
        twin.free = self.free
        twin.used = self.used
        twin.moves = self.moves
        twin.drawn = self.drawn
        twin.chart = self.chart
        twin.wealth = self.wealth[:]
        twin.comrades = self.comrades[:]
        twin.ready = self.ready
        twin.muster = self.muster
        twin.where = self.where[:]
        twin.course = self.course[:]
        twin.dice = self.dice[:]
        twin.die_at = self.die_at[:]
        twin.slots = self.slots[:]
        twin.gold = self.gold[:]
        twin.bank = self.bank
        twin.fame = self.fame[:]
        twin.market = self.market[:]
        twin.crew = self.crew[:]
        twin.cargo = self.cargo[:]
        twin.pledges = self.pledges[:]
        twin.markers = self.markers[:]
        twin.sides = self.sides.copy()
        twin.duel = self.duel
        twin.deck = self.deck.copy()
        twin.open = self.open.copy()
        twin.tiles = self.tiles.copy()
        twin.spare = self.spare.copy()
        twin.charted = self.charted.copy()
        twin.plans = self.plans.copy()
        twin.hand = self.hand.copy()
        twin.spent = self.spent.copy()
        return twin

    def backs(self) -> list[Backs]:
        """Return the piles of market cards, tiles and plans."""
        return [
            Backs(CARD, [self.deck, self.open]),
            Backs(TILE, [self.tiles, self.spare, self.charted]),
            Backs(PLAN, [self.plans, self.hand, self.spent]),
        ]

    def covers(self) -> list[Cover]:
        """Return the sides of the pledge markers."""
        return [self.sides]

    def guess(self, rng: Rng) -> None:
        """Let each covered pair of pledge markers lie one way or the other."""
        for smuggler in range(2):
            if self.sides.at(smuggler) == HIDDEN:
                self.sides.values[smuggler] = rng.below(2)
