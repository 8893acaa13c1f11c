"""The Bluefin Squadron: Patrols, Strongholds, Order, Bombard, Deploy (H16)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.course import SAILING, WINDED
from herna.games.ahoy.actions.spoils import DRIVE_OUT, PLUNDER, TWO_HITS, Spoils
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.boards import BOMBARD, ORDER
from herna.games.ahoy.card import Win
from herna.games.ahoy.changes import put_figure, remove_comrades, take_figure
from herna.games.ahoy.components import (
    ADMIRAL,
    ASHORE,
    COMRADES,
    CUTTER,
    NOBODY,
    NOWHERE,
    PATROLS,
    STRONGHOLDS,
)
from herna.games.ahoy.faction import Faction
from herna.games.ahoy.queries import ashore, patrols_at
from herna.games.ahoy.space import WAYS, is_island, island_near, island_of
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import BUILD, COMMAND, DEPLOY, PATROL, START
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step

ORDERED: Final = 4


@final
class Command(Ask[Ahoy]):
    """Move so many different Patrols, one after the other (H16.11, H24.19)."""

    def __init__(self, seat: Seat, left: i64, steps: i64, manner: i64, moved: i64 = 0) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.steps: Final = steps
        self.manner: Final = manner
        self.moved: Final = moved

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a Patrol that has not moved; of several in one space only the first."""
        options = room(11)
        seen: i64 = 0
        for figure in range(PATROLS, STRONGHOLDS):
            space = state.where[figure]
            if space != ASHORE and not has(self.moved, figure) and not has(seen, space):
                seen |= bit(space)
                options = append(options, COMMAND.of(figure))
        return Choice(self.seat, "command", or_pass(options))

    def take(self, state: Ahoy, option: Option) -> None:
        """Move it; then the next."""
        if option != PASS:
            figure = COMMAND.target(option)
            state.do(SetSail(self.seat, figure, self.steps, self.manner))
            if self.left > 1:
                moved = self.moved | bit(figure)
                state.then(Command(self.seat, self.left - 1, self.steps, self.manner, moved))


@final
class Deploy(Ask[Ahoy]):
    """Place a Patrol on the Flagship's space or beside it (H16.12)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the space; without a Patrol in supply there is none."""
        here = state.where[self.seat]
        spaces = vec[i64]([here])
        for way in range(WAYS):
            other = state.chart.beside(here, way)
            if other != NOWHERE:
                spaces = append(spaces, other)
        if ashore(state, PATROLS, STRONGHOLDS) == NOBODY:
            spaces = room(0)
        return Choice(self.seat, "deploy", DEPLOY.each(spaces))

    def take(self, state: Ahoy, option: Option) -> None:
        """Place it; placing is no move, so nothing follows (H11.11)."""
        put_figure(state, self.seat, ashore(state, PATROLS, STRONGHOLDS), DEPLOY.target(option))


@final
class BuildStrongholds(Ask[Ahoy]):
    """At the end of the turn: two Patrols of an Island space become a Stronghold (H16.4.1, H16.14)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for an Island with two Patrols on its space, while a Stronghold is left; or for none."""
        options = room(6)
        if ashore(state, STRONGHOLDS, CUTTER) != NOBODY:
            one: i64 = 0
            two: i64 = 0
            for figure in range(PATROLS, STRONGHOLDS):
                space = state.where[figure]
                if is_island(space):
                    two |= one & bit(space)
                    one |= bit(space)
            for tile in state.chart.tiles:
                if has(two, island_of(tile)):
                    options = append(options, BUILD.of(island_of(tile)))
        return Choice(self.seat, "build", or_pass(options))

    def take(self, state: Ahoy, option: Option) -> None:
        """Build, as often as possible and wanted."""
        if option != PASS:
            space = BUILD.target(option)
            patrols = patrols_at(state, space)
            take_figure(state, self.seat, patrols[0])
            take_figure(state, self.seat, patrols[1])
            put_figure(state, self.seat, ashore(state, STRONGHOLDS, CUTTER), space)
            state.do(self)


@final
class StartSquadron(Ask[Ahoy]):
    """The Squadron chooses its Island, for the Flagship and a Patrol (H3.2)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for one of the two."""
        islands = vec[i64]([island_of(tile) for tile in state.chart.tiles])
        return Choice(self.seat, "start-island", START.each(islands))

    def take(self, state: Ahoy, option: Option) -> None:
        """Put the Flagship and the first Patrol on the Island chosen."""
        put_figure(state, self.seat, ADMIRAL, START.target(option))
        put_figure(state, self.seat, PATROLS, START.target(option))


@final
class Squadron(Faction):
    """The board of the Bluefin Squadron."""

    def start(self, seat: Seat) -> Step[Any]:
        """Choose one of the two Islands."""
        return StartSquadron(seat)

    def after_victory(self, state: Ahoy, win: Win) -> Step[Any]:
        """Damage and gold, or two damage; against a Union ship, damage and a Comrade (H16.13)."""
        if win.loser == state.union:
            return Spoils(win, (PLUNDER, TWO_HITS, DRIVE_OUT))
        return Spoils(win, (PLUNDER, TWO_HITS))

    def at_turn_end(self, seat: Seat) -> Step[Any] | None:
        """Build Strongholds (H16.4.1)."""
        return BuildStrongholds(seat)

    def anchor_bonus(self, state: Ahoy, seat: Seat, manner: i64, options: Row) -> Row:
        """After a Sail or Tailwind action the Flagship may place a Patrol (H16.1)."""
        if manner & (SAILING | WINDED) and ashore(state, PATROLS, STRONGHOLDS) != NOBODY:
            return append(options, PATROL.of())
        return options

    def take_bonus(self, state: Ahoy, seat: Seat, option: Option) -> None:
        """Place a Patrol from supply on the Flagship's space."""
        put_figure(state, seat, ashore(state, PATROLS, STRONGHOLDS), state.where[ADMIRAL])

    def act(self, state: Ahoy, seat: Seat, action: i64, value: i64) -> None:
        """Order up to four Patrols, bombard the Comrades of this region, or deploy a Patrol."""
        if action == ORDER:
            state.do(Command(seat, ORDERED, 1, 0))
        elif action == BOMBARD:
            remove_comrades(state, seat, island_near(state.where[seat]), COMRADES)
        else:
            state.do(Deploy(seat))
