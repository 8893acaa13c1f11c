"""What objectives ask for: the condition types of S17.9."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.board import BESIDE, LAKES
from herna.games.scythe.components import CHARACTER, NOBODY, UNITS, Goal, Track
from herna.games.scythe.queries import (
    controlled,
    holdings,
    mechs_at,
    structures_built,
    workers_at,
    workers_out,
)
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has, places, size
from herna.kernel.choice import Seat
from herna.kernel.rows import i64

ANY_NUMBER: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """One thing an objective asks for: a number between a least and a most."""

    def __init__(self, key: str, least: i64 = 0, most: i64 = ANY_NUMBER) -> None:
        self.key: Final = key
        """Says what is counted: the catalog entry ``why-objective-<key>``."""
        self.least: Final = least
        self.most: Final = most

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Return the number it looks at."""
        raise NotImplementedError

    def met(self, state: Scythe, seat: Seat) -> bool:
        """Whether it holds now."""
        return self.least <= self.count(state, seat) <= self.most


@final
class Holds(Condition):
    """Controlled territories out of a set."""

    def __init__(self, key: str, among: i64, least: i64) -> None:
        super().__init__(key, least)
        self.among: Final = among

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the spaces of the set that the seat controls."""
        return size(controlled(state, seat) & self.among)


@final
class AroundALake(Condition):
    """Controlled land around one and the same lake."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count it at the best lake."""
        mine = controlled(state, seat)
        best: i64 = 0
        for lake in places(LAKES):
            best = max(best, size(mine & BESIDE[lake]))
        return best


@final
class OnTrack(Condition):
    """How many coins a seat has, or how far it is on the power or popularity track."""

    def __init__(self, key: str, track: Track, least: i64 = 0, most: i64 = ANY_NUMBER) -> None:
        super().__init__(key, least, most)
        self.track: Final = track

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Return where the seat stands on that track now; for coins, how many it has."""
        if self.track == Track.COINS:
            return state.coins[seat]
        return state.power[seat] if self.track == Track.POWER else state.popularity[seat]


@final
class NobodyStronger(Condition):
    """No player has more power."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the players who have more."""
        stronger: i64 = 0
        for other in range(state.seats):
            if state.power[other] > state.power[seat]:
                stronger += 1
        return stronger


@final
class Driven(Condition):
    """Enemy workers forced to retreat this turn."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the workers that the seat drove away this turn."""
        return state.turn.driven if seat == state.active else 0


@final
class HasFactoryCard(Condition):
    """Whether the seat has taken a Factory card, as 1 or 0."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Return 1 if the seat holds one."""
        return 0 if state.factory_card[seat] == NOBODY else 1


@final
class MechsOut(Condition):
    """Mechs off the mat."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the mechs that have been deployed."""
        return size(state.mechs[seat])


@final
class WorkersOut(Condition):
    """Workers off the mat."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the workers that have left the mat."""
        return workers_out(state, seat)


@final
class StructuresBuilt(Condition):
    """Structures off the mat."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the structures that have been built."""
        return structures_built(state, seat)


@final
class RecruitsOut(Condition):
    """Recruits moved from the player mat to the faction mat."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the recruits on the faction mat."""
        return size(state.recruits[seat])


@final
class UpgradesDone(Condition):
    """Technology cubes that upgrades have moved to red boxes."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the cubes that upgrades have moved."""
        return size(state.cubes[seat])


@final
class WorkersBesideRecruits(Condition):
    """By how many the workers and recruits off the mats differ."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count how many more there are of the one than of the other, whichever it is."""
        difference = workers_out(state, seat) - size(state.recruits[seat])
        return difference if difference >= 0 else -difference


@final
class EachResource(Condition):
    """Tokens of the resource one has the least of."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the tokens of the rarest resource on all controlled territories together."""
        have = holdings(state, seat)
        least = have[0]
        for resource in range(1, 4):
            least = min(least, have[resource])
        return least


@final
class OneResource(Condition):
    """Tokens of the resource one has the most of."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the tokens of the commonest resource on all controlled territories together."""
        have = holdings(state, seat)
        most = have[0]
        for resource in range(1, 4):
            most = max(most, have[resource])
        return most


@final
class VariedPile(Condition):
    """Tokens on one controlled territory that holds all four kinds."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Find the largest such pile."""
        most: i64 = 0
        goods = state.goods
        for where in places(controlled(state, seat) & state.stocked):
            if all(goods.at(where, resource) > 0 for resource in range(4)):
                most = max(most, goods.total(where))
        return most


@final
class PiecesTogether(Condition):
    """Own pieces on one territory."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the own pieces of all kinds on that territory which has most of them."""
        most: i64 = 0
        for where in places(controlled(state, seat)):
            crowd = mechs_at(state, seat, where) + workers_at(state, seat, where)
            if state.at[seat * UNITS + CHARACTER] == where:
                crowd += 1
            if has(state.built[seat], where):
                crowd += 1
            most = max(most, crowd)
        return most


@final
class WolfAmongSheep(Condition):
    """Resources on the territory of the character, one mech and one worker."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count them where the character is."""
        where = state.at[seat * UNITS + CHARACTER]
        if not has(controlled(state, seat), where):
            return 0
        if mechs_at(state, seat, where) != 1 or workers_at(state, seat, where) != 1:
            return 0
        return state.goods.total(where)


@final
class CardsInHand(Condition):
    """Combat cards in hand."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count the combat cards of the seat."""
        return state.hands[seat].size()


@final
class CombatStars(Condition):
    """Stars placed for combat."""

    def count(self, state: Scythe, seat: Seat) -> i64:
        """Count how often the seat placed a star for a won combat."""
        return state.stars.at(seat, Goal.COMBAT)
