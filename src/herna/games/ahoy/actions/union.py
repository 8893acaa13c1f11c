"""The Mollusk Union: Comrades, Inspire, Assemble, Rally, plans, ships (H17)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.course import SAILING, STURDY
from herna.games.ahoy.actions.spoils import PLUNDER, PUT_ASHORE, Spoils
from herna.games.ahoy.actions.tailwind import Jump
from herna.games.ahoy.actions.voyage import set_sail
from herna.games.ahoy.boards import ASSEMBLE, CUTTER_SAIL, GUNSHIP_SAIL, INSPIRE
from herna.games.ahoy.card import PLANS, PLAY_AS_ACTION, Win, plans_in_hand
from herna.games.ahoy.changes import draw_plans, gain_ready, land_comrades, play_plan, put_figure
from herna.games.ahoy.components import ADMIRAL, CUTTER, FIGURE, GUNSHIP, SPACE, START_COMRADES
from herna.games.ahoy.faction import Faction
from herna.games.ahoy.queries import at_island
from herna.games.ahoy.space import island_near, island_of, region_of
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import COUNT, GAIN_TWO, LAND, LAND_TWO, PLAY, SHIP_SAIL, SHIP_WIND
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step

INSPIRED: Final = 4
ASSEMBLED: Final = 4
RALLIED: Final = 4
SAIL_BONUS: Final = 2
CUTTER_RANGE: Final = 3
GUNSHIP_RANGE: Final = 2


@final
class Inspire(Ask[Ahoy]):
    """Place one Ready Comrade on each of up to four different Islands (H17.15)."""

    def __init__(self, seat: Seat, left: i64, done: i64 = 0) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.done: Final = done

    def choice(self, state: Ahoy) -> Choice:
        """Ask for an Island that has not been inspired."""
        options = room(12)
        if self.left > 0 and state.ready > 0:
            for tile in state.chart.tiles:
                if not has(self.done, tile):
                    options = append(options, LAND.of(island_of(tile)))
        return Choice(self.seat, "inspire", or_pass(options))

    def take(self, state: Ahoy, option: Option) -> None:
        """Place it; then the next."""
        if option != PASS:
            island = LAND.target(option)
            land_comrades(state, island, 1)
            state.do(Inspire(self.seat, self.left - 1, self.done | bit(region_of(island))))


@final
class Assemble(Ask[Ahoy]):
    """Place up to four Ready Comrades on the Island of the Flagship's region (H17.16)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the number, from one to four; it may be none."""
        return Choice(self.seat, "assemble", or_pass(COUNT.up_to(min(ASSEMBLED, state.ready))))

    def take(self, state: Ahoy, option: Option) -> None:
        """Land the Ready Comrades, unless it is none."""
        if option != PASS:
            land_comrades(state, island_near(state.where[self.seat]), COUNT.value(option))


@final
class SailShip(Ask[Ahoy]):
    """A die on a ship's plan: it sails, or takes the Tailwind of that die (H17.9)."""

    def __init__(self, seat: Seat, ship: i64, value: i64) -> None:
        super().__init__(seat)
        self.ship: Final = ship
        self.value: Final = value

    def choice(self, state: Ahoy) -> Choice:
        """Offer the ship's voyage and the Tailwind of its die."""
        options = vec[i64]([SHIP_SAIL.of(), SHIP_WIND.of()])
        return Choice(self.seat, "ship", options, FIGURE.ref(self.ship))

    def take(self, state: Ahoy, option: Option) -> None:
        """Sail as far as that ship can, or take the Tailwind, in both cases unharmed by Wreckage."""
        if SHIP_SAIL.owns(option):
            most = CUTTER_RANGE if self.ship == CUTTER else GUNSHIP_RANGE
            set_sail(state, self.seat, self.ship, most, STURDY)
        else:
            state.do(Jump(self.seat, self.ship, self.value, STURDY, optional=True))


@final
class StartUnion(Step[Ahoy]):
    """The Union gets the other Island, with two Comrades, and draws two plans (H3.4)."""

    def run(self, state: Ahoy) -> None:
        """Place the Flagship and the Comrades."""
        for tile in state.chart.tiles:
            island = island_of(tile)
            if island != state.where[ADMIRAL]:
                put_figure(state, state.union, state.union, island)
                state.comrades[tile] = START_COMRADES
                state.muster -= START_COMRADES
                state.tell("landed", state.union, SPACE.ref(island), n=START_COMRADES)
        draw_plans(state)


@final
class Union(Faction):
    """The board of the Mollusk Union."""

    def start(self, seat: Seat) -> Step[Any]:
        """Return the step that takes the Island the Squadron has left."""
        return StartUnion()

    def after_victory(self, state: Ahoy, win: Win) -> Step[Any]:
        """Damage and a Comrade placed, or damage and gold (H17.18)."""
        return Spoils(win, (PUT_ASHORE, PLUNDER))

    def anchor_bonus(self, state: Ahoy, seat: Seat, manner: i64, options: Row) -> Row:
        """After a Sail action to an Island: place two Comrades there, or gain two Ready ones (H17.11)."""
        if manner & SAILING and at_island(state, seat):
            if state.ready > 0:
                options = append(options, LAND_TWO.of())
            if state.muster > 0:
                options = append(options, GAIN_TWO.of())
        return options

    def take_bonus(self, state: Ahoy, seat: Seat, option: Option) -> None:
        """Land two Ready Comrades on the Flagship's Island, or gain two from the supply."""
        if LAND_TWO.owns(option):
            land_comrades(state, state.where[seat], SAIL_BONUS)
        else:
            gain_ready(state, SAIL_BONUS)

    def act(self, state: Ahoy, seat: Seat, action: i64, value: i64) -> None:
        """Inspire, Assemble, Rally, or a ship."""
        if action == CUTTER_SAIL:
            state.do(SailShip(seat, CUTTER, value))
        elif action == GUNSHIP_SAIL:
            state.do(SailShip(seat, GUNSHIP, value))
        elif action == INSPIRE:
            state.do(Inspire(seat, INSPIRED))
        elif action == ASSEMBLE:
            state.do(Assemble(seat))
        elif at_island(state, seat):
            gain_ready(state, RALLIED)

    def free_actions(self, state: Ahoy, seat: Seat, options: Row) -> Row:
        """Plans that can be played as an action (H17.6)."""
        for card in plans_in_hand(state, PLAY_AS_ACTION):
            if PLANS[card].playable(state, seat):
                options = append(options, PLAY.of(card))
        return options

    def take_free(self, state: Ahoy, seat: Seat, option: Option) -> None:
        """Lay the plan from the hand on the table, and do what it says."""
        play_plan(state, PLAY.target(option))
        PLANS[PLAY.target(option)].play_as_action(state, seat)
