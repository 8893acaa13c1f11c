"""Rounds and turns (H5, H19, H22)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.dice import PlaceDie, die_options, set_aside
from herna.games.ahoy.actions.recruit import for_gold, on_offer, recruit_for_gold
from herna.games.ahoy.card import CREW, FREE_ACTION, TURN_END_GOLD, listeners
from herna.games.ahoy.changes import clear_slot, draw_plans, gain_gold, leave_market, raise_wealth, refill
from herna.games.ahoy.components import CARD, DICE_A_TURN, DIE, MOST_FREE, MOST_WEALTH, PIPS, SEAT
from herna.games.ahoy.faction import faction
from herna.games.ahoy.scoring import ScoreRegions
from herna.games.ahoy.slots import unplaced
from herna.games.ahoy.state import BOXED, UNPLACED, Ahoy
from herna.games.ahoy.verbs import END_TURN, FACE, PICK_UP, RAISE, RECRUIT, SET_ASIDE, USE, WIPE
from herna.kernel.bits import places
from herna.kernel.choice import CHANCE, PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step

MENU: Final = 24
"""Room for the usual number of actions."""

ACTION_DIE: Final = Choice(CHANCE, "action-die", FACE.up_to(PIPS))


@final
class Round(Step[Ahoy]):
    """Turns clockwise from the first player until all dice are used up (H5.1)."""

    def run(self, state: Ahoy) -> None:
        """Count the round, and give the first player the turn."""
        state.round += 1
        state.tell("round", state.first, n=state.round)
        state.do(NEXT_TURN[state.first])


@final
class NextTurn(Step[Ahoy]):
    """The next turn belongs to the next seat clockwise that has dice; without one the round ends (H5.2)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        """Where the search begins."""

    def run(self, state: Ahoy) -> None:
        """Begin that seat's turn, with two dice due or the one it has left; or score the round."""
        for i in range(state.seats):
            seat = (self.seat + i) % state.seats
            dice = unplaced(state, seat)
            if dice > 0:
                state.active = seat
                state.due = min(DICE_A_TURN, dice)
                state.free = 0
                state.used = 0
                state.tell("turn", seat)
                state.do(ACT[seat])
                return
        state.do(ScoreRegions(), CleanUp())


@final
class Act(Ask[Ahoy]):
    """One action after the other, until the dice are placed and the turn is declared over (H5.4, H5.5)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a die to place, an action without one, or the end; always the Union, to tell nothing."""
        options = room(MENU)
        if state.due > 0:
            options = die_options(state, self.seat, options)
        if state.free < MOST_FREE:
            options = self.free_actions(state, options)
        if state.due == 0:
            options = append(options, END_TURN.of())
        secret = self.seat == state.union and state.hand.size() > 0
        return Choice(self.seat, "turn", options, always=secret)

    def free_actions(self, state: Ahoy, options: Row) -> Row:
        """Add what can be done without a die (H7)."""
        seat = self.seat
        options = RECRUIT.onto(options, for_gold(state, seat))
        if listeners(state, seat, FREE_ACTION) != 0:
            for card in places(listeners(state, seat, FREE_ACTION)):
                if CREW[card].usable(state, seat):
                    options = append(options, USE.of(card))
        return faction(state, seat).free_actions(state, seat, options)

    def take(self, state: Ahoy, option: Option) -> None:
        """Do it, and go on."""
        seat = self.seat
        if END_TURN.owns(option):
            state.do(EndTurn(seat))
            return
        if PICK_UP.owns(option):
            die = PICK_UP.target(option)
            state.do(PlaceDie(seat, die, state.dice[die]))
        elif SET_ASIDE.owns(option):
            set_aside(state, seat, SET_ASIDE.target(option))
        else:
            self.take_free(state, option)
        state.then(self)

    def take_free(self, state: Ahoy, option: Option) -> None:
        """Do something that needs no die."""
        seat = self.seat
        state.free += 1
        if RECRUIT.owns(option):
            recruit_for_gold(state, seat, RECRUIT.target(option))
        elif USE.owns(option):
            state.tell("used", seat, USE.anchor(option))
            CREW[USE.target(option)].free_action(state, seat)
        else:
            faction(state, seat).take_free(state, seat, option)


ACT: Final = [Act(0), Act(1), Act(2), Act(3)]
NEXT_TURN: Final = [NextTurn(0), NextTurn(1), NextTurn(2), NextTurn(3)]


@final
@mypyc_attr(free_list_len=1)
class EndTurn(Step[Ahoy]):
    """What happens at the end of a turn: Crew earns, the Squadron builds (H5.10)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Ahoy) -> None:
        """Pay first: none of these effects touches another, so nobody is asked for an order."""
        seat = self.seat
        for card in places(listeners(state, seat, TURN_END_GOLD)):
            gain_gold(state, seat, CREW[card].turn_end_gold(state, seat))
        last = faction(state, seat).at_turn_end(seat)
        if last is not None:
            state.do(last)
        state.then(NEXT_TURN[(seat + 1) % state.seats])


@final
class CleanUp(Step[Ahoy]):
    """After scoring: adjust for two, reroll, pass the first player card, draw plans (H19.2, H19.3)."""

    def run(self, state: Ahoy) -> None:
        """Let two players adjust wealth and the Market; then dice are rerolled and the card is passed on."""
        if state.seats == 2:
            state.do(RaiseWealth(state.first), WipeMarket(state.first))
        state.then(RollDice())
        state.then(PassFirst())
        state.then(Round())


@final
class RaiseWealth(Ask[Ahoy]):
    """With two players, the first one raises a wealth die (H22.1)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a region whose die is below six."""
        tiles = vec[i64]([tile for tile in state.chart.tiles if state.wealth[tile] < MOST_WEALTH])
        return Choice(self.seat, "raise", RAISE.each(tiles))

    def take(self, state: Ahoy, option: Option) -> None:
        """Turn that region's wealth die up by one."""
        raise_wealth(state, self.seat, RAISE.target(option))


@final
class WipeMarket(Ask[Ahoy]):
    """Then the first player may send the whole Market to the box, and refill it (H22.5)."""

    def choice(self, state: Ahoy) -> Choice:
        """Offer to send the Market away, or to keep it."""
        options = room(2)
        if len(on_offer(state)) > 0:
            options = append(options, WIPE.of())
        return Choice(self.seat, "wipe", or_pass(options))

    def take(self, state: Ahoy, option: Option) -> None:
        """Send the cards of the Market to the box and deal new ones, unless they are kept."""
        if option != PASS:
            state.tell("wiped", self.seat, *[CARD.ref(card) for card in on_offer(state)])
            for card in on_offer(state):
                leave_market(state, card)
            refill(state)


@final
class RollDice(Step[Ahoy]):
    """Everybody takes back all dice, from wherever they are, and rolls them (H19.5)."""

    def run(self, state: Ahoy) -> None:
        """Gather them, then roll one by one."""
        for die in range(DIE.count):
            place = state.die_at[die]
            if place != BOXED:
                if place >= 0:
                    clear_slot(state, place)
                state.die_at[die] = UNPLACED
                state.then(ROLLS[die])


@final
class RollDie(Ask[Ahoy]):
    """Roll one action die."""

    def __init__(self, die: i64) -> None:
        super().__init__(CHANCE)
        self.die: Final = die

    def choice(self, state: Ahoy) -> Choice:
        """Leave it to chance which of the six faces comes up."""
        return ACTION_DIE

    def take(self, state: Ahoy, option: Option) -> None:
        """Give the die the face rolled; it lies open to everybody until it is placed."""
        state.dice[self.die] = FACE.value(option)


ROLLS: Final = [RollDie(die) for die in range(DIE.count)]


@final
class PassFirst(Step[Ahoy]):
    """The first player card goes one seat clockwise; then the Union draws two plans."""

    def run(self, state: Ahoy) -> None:
        """Hand the card on, and let the Union draw."""
        state.first = (state.first + 1) % state.seats
        state.tell("first", state.first, SEAT.ref(state.first))
        draw_plans(state)
