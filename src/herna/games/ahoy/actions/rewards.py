"""The rewards grid: move the white marker, take what is there (H18.7, H26)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.actions.course import PEACEFUL
from herna.games.ahoy.actions.explore import LayTile
from herna.games.ahoy.actions.recruit import RecruitFree, on_offer
from herna.games.ahoy.actions.repair import RepairAll
from herna.games.ahoy.actions.tailwind import ANY_WIND, Jump, destinations
from herna.games.ahoy.actions.voyage import set_sail
from herna.games.ahoy.boards import (
    ADD_TILE,
    AMOUNTS,
    BLACK,
    FAME,
    FAME_AND_WEALTH,
    FREE_RECRUIT,
    FREE_TAILWIND,
    GRID_SIZE,
    GRID_WIDTH,
    MOVE,
    MOVE_IN_PEACE,
    NO_REWARD,
    PAY,
    REPAIR_ALL,
    REPAIR_FOR_FAME,
    REWARDS,
    SPEND,
)
from herna.games.ahoy.changes import draw_tile, gain_fame, gain_gold, pay_gold, raise_wealth
from herna.games.ahoy.components import REWARD, TILE
from herna.games.ahoy.queries import barred_by_stronghold, black_marker, grid_of, white_marker
from herna.games.ahoy.slots import leaks
from herna.games.ahoy.space import region_of
from herna.games.ahoy.state import BY_REWARDS, Ahoy
from herna.games.ahoy.verbs import CLAIM, MOVE_MARKER
from herna.games.ahoy.verbs import SPEND as SPEND_GOLD
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask


def marker_moves(state: Ahoy, grid: i64) -> Row:
    """Return where the white marker may go: one space along a row or column, not to the black one."""
    white, black = white_marker(state, grid), black_marker(state, grid)
    found = room(4)
    for to in (white - GRID_WIDTH, white + 1, white + GRID_WIDTH, white - 1):
        across = to // GRID_WIDTH == white // GRID_WIDTH or to % GRID_WIDTH == white % GRID_WIDTH
        if 0 <= to < GRID_SIZE and across and to != black:
            found = append(found, to)
    return found


@final
class Reward(Ask[Ahoy]):
    """Move the white marker; the black one follows; the reward of the space may be taken (H18.20)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask where the marker goes."""
        grid = grid_of(state, self.seat)
        places = vec[i64]([grid * GRID_SIZE + place for place in marker_moves(state, grid)])
        return Choice(self.seat, "reward", MOVE_MARKER.each(places))

    def take(self, state: Ahoy, option: Option) -> None:
        """Move the white marker, and the black one to where it was; then offer the reward of the space."""
        grid = grid_of(state, self.seat)
        place = MOVE_MARKER.target(option) % GRID_SIZE
        state.markers[BLACK + grid] = state.markers[grid]
        state.markers[grid] = place
        state.tell("marker", self.seat, REWARD.ref(MOVE_MARKER.target(option)))
        if REWARDS[place] != NO_REWARD:
            state.do(TakeReward(self.seat, place))


@final
class TakeReward(Ask[Ahoy]):
    """Take the reward, or leave it."""

    def __init__(self, seat: Seat, place: i64) -> None:
        super().__init__(seat)
        self.place: Final = place

    def choice(self, state: Ahoy) -> Choice:
        """Ask whether to take it; for gold to spend, how much."""
        ref = REWARD.ref(grid_of(state, self.seat) * GRID_SIZE + self.place)
        what, amount = REWARDS[self.place], AMOUNTS[self.place]
        options = room(6)
        if what == SPEND:
            options = SPEND_GOLD.up_to(min(amount, state.gold[self.seat]))
        elif possible(state, self.seat, what):
            options = append(options, CLAIM.of())
        return Choice(self.seat, "take-reward", or_pass(options), ref)

    def take(self, state: Ahoy, option: Option) -> None:
        """Give the seat the reward, or one Fame for each gold it spends."""
        if SPEND_GOLD.owns(option):
            gold = SPEND_GOLD.value(option)
            pay_gold(state, self.seat, gold)
            gain_fame(state, self.seat, gold, BY_REWARDS)
        elif option != PASS:
            reward(state, self.seat, REWARDS[self.place], AMOUNTS[self.place])


def possible(state: Ahoy, seat: Seat, what: i64) -> bool:
    """Whether a reward has anything to give (H26.10)."""
    if what == FREE_RECRUIT:
        return len(on_offer(state)) > 0 and not barred_by_stronghold(state, seat)
    if what == FREE_TAILWIND:
        return len(destinations(state, seat, ANY_WIND)) > 0
    if what == ADD_TILE:
        return state.tiles.size() > 0 and len(state.chart.shores()) > 0
    if what in (REPAIR_ALL, REPAIR_FOR_FAME):
        return len(leaks(state, seat)) > 0
    return True


def reward(state: Ahoy, seat: Seat, what: i64, amount: i64) -> None:
    """Give a seat one of the rewards."""
    if what == FAME:
        gain_fame(state, seat, amount, BY_REWARDS)
    elif what == PAY:
        gain_gold(state, seat, amount)
    elif what == FAME_AND_WEALTH:
        gain_fame(state, seat, amount, BY_REWARDS)
        raise_wealth(state, seat, region_of(state.where[seat]))
    elif what == MOVE:
        set_sail(state, seat, seat, amount, 0)
    elif what == MOVE_IN_PEACE:
        set_sail(state, seat, seat, amount, PEACEFUL)
    elif what == FREE_TAILWIND:
        state.do(Jump(seat, seat, ANY_WIND, 0, optional=False))
    elif what == FREE_RECRUIT:
        state.do(RecruitFree(seat))
    elif what == ADD_TILE:
        draw_tile(state)
        state.tell("tile", seat, TILE.ref(state.drawn))
        state.do(LayTile(seat))
    else:
        state.do(RepairAll(seat, amount))
