"""What a Smuggler is about: where Cargo waits, where it is wanted, and what the way there is worth."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.components import ADMIRAL, CUTTER, NOBODY, SPACE, STRONGHOLDS, SUITS, TILE
from herna.games.ahoy.market import CARD_SUIT, DELIVER_TO
from herna.games.ahoy.mind.passage import FAR, passages
from herna.games.ahoy.mind.weights import DELIVERY, LOST, PICK_UP, PLEDGE, SAILED, WEIGHTS
from herna.games.ahoy.slots import unplaced
from herna.games.ahoy.space import island_of, region_of
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import SUIT
from herna.kernel.bits import bit, has, places
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, filled, i64, room, vec

STOPS: Final = 10
"""Room for the usual number of stops: two Cargos and three cards of the Market, two Islands each."""

OF_SUIT: Final = vec[i64](sorted(range(TILE.count), key=lambda tile: SUIT[tile]))
"""The tiles, two of each suit, suit by suit."""

STEPS_PER_DIE: Final = 3.0
"""How far a die takes a Smuggler at best, one with another."""
DICE_A_ROUND: Final = 4.0
NO_HURRY: Final = -2.0
"""An errand so far off is as good as none."""


@final
class Errands:
    """The stops that a Smuggler may make next: each an Island, the card it is for, and what it promises."""

    def __init__(self, ways: Row, reach: i64) -> None:
        self.ways: Final = ways
        self.reach: Final = reach
        """How many steps can be made until the game is over."""
        self.tiles: Row = room(STOPS)
        self.cards: Row = room(STOPS)
        self.gains: list[float] = []
        self.hope = 0.0
        """What Cargo is worth that no Island on the map wants."""

    def add(self, tile: i64, card: i64, gain: float) -> None:
        """Note that a stop at this region's Island, for this card, promises so much."""
        self.tiles = append(self.tiles, tile)
        self.cards = append(self.cards, card)
        self.gains.append(gain)

    def way(self, stop: i64, space: i64) -> i64:
        """Return how many steps it is to a stop."""
        return self.ways[SPACE.count * self.tiles[stop] + space]

    def best(self, space: i64, card: i64 = NOBODY) -> i64:
        """Return the stop, not for this card, that a Flagship here should make for, or NOBODY."""
        step = WEIGHTS.values[SAILED]
        found: i64 = NOBODY
        most = 0.0
        for stop in range(len(self.gains)):
            way = self.way(stop, space)
            worth = self.gains[stop] - step * float(way)
            if self.cards[stop] != card and way <= self.reach and (found == NOBODY or worth > most):
                found, most = stop, worth
        return found

    def worth(self, space: i64, card: i64 = NOBODY) -> float:
        """Return what the best stop, not for this card, is worth to a Flagship here."""
        stop = self.best(space, card)
        if stop == NOBODY:
            return self.hope
        way = float(self.way(stop, space))
        return self.hope + max(NO_HURRY, self.gains[stop] - WEIGHTS.values[SAILED] * way)

    def distance(self, space: i64) -> i64:
        """Return how many steps it is to the best stop; 0 if there is none."""
        stop = self.best(space)
        return 0 if stop == NOBODY else self.way(stop, space)

    def look_further(self) -> None:
        """Add to each stop what the best one after it is worth."""
        found: list[float] = []
        for stop in range(len(self.gains)):
            after = self.worth(island_of(self.tiles[stop]), self.cards[stop])
            found.append(self.gains[stop] + max(0.0, after - self.hope))
        self.gains = found


def errands(state: Ahoy, seat: Seat, held: Row, rounds: float) -> Errands:
    """Return the stops that a Smuggler may make, with what follows them."""
    dice = float(unplaced(state, seat)) + DICE_A_ROUND * (rounds - 1.0)
    found = Errands(passages(state.chart), i64(STEPS_PER_DIE * dice))
    cargo = state.cargo[seat]
    open_to = markets(state)
    friends = following(state, held)
    for card in places(cargo):
        gain = delivered(card, friends)
        goals = open_to[DELIVER_TO[card]]
        if goals == 0:
            found.hope += WEIGHTS.values[LOST]
        for tile in places(goals):
            found.add(tile, card, gain)
    for card in state.market:
        if card >= 0:
            add_waiting(found, card, delivered(card, friends), open_to)
    found.look_further()
    return found


def delivered(card: i64, friends: Row) -> float:
    """Return what it is worth to deliver a card: Fame, a reward, and a pledge to whoever holds its suit."""
    weights = WEIGHTS.values
    return weights[DELIVERY] + weights[PLEDGE] * float(friends[CARD_SUIT[card]])


def add_waiting(found: Errands, card: i64, gain: float, open_to: Row) -> None:
    """Add the Islands where a card of the Market can be loaded, for what is left once it is delivered."""
    weights = WEIGHTS.values
    goals = places(open_to[DELIVER_TO[card]])
    for tile in places(open_to[CARD_SUIT[card]]):
        nearest: i64 = FAR
        for goal in goals:
            nearest = min(nearest, found.ways[SPACE.count * goal + island_of(tile)])
        hope = weights[LOST] if nearest == FAR else max(0.0, gain - weights[SAILED] * float(nearest))
        found.add(tile, card, weights[PICK_UP] * hope)


def markets(state: Ahoy) -> Row:
    """Return for each suit the tiles without a Stronghold, where Smugglers may trade, as a mask (H18.11)."""
    closed: i64 = 0
    for figure in range(STRONGHOLDS, CUTTER):
        if state.where[figure] >= 0:
            closed |= bit(region_of(state.where[figure]))
    found = filled(SUITS)
    for tile in state.chart.tiles:
        if not has(closed, tile):
            found[SUIT[tile]] |= bit(tile)
    return found


def following(state: Ahoy, held: Row) -> Row:
    """Return for each suit how many of its regions one faction holds, the stronger of the two (H18.10)."""
    found = filled(SUITS)
    for suit in range(SUITS):
        squadron, union = suited(state, held, suit)
        found[suit] = max(squadron, union)
    return found


def suited(state: Ahoy, held: Row, suit: i64) -> tuple[i64, i64]:
    """Return how many regions of a suit the Squadron and the Union hold."""
    squadron: i64 = 0
    union: i64 = 0
    for tile in (OF_SUIT[2 * suit], OF_SUIT[2 * suit + 1]):
        if held[tile] == ADMIRAL:
            squadron += 1
        elif held[tile] == state.union:
            union += 1
    return squadron, union
