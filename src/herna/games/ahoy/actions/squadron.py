"""The Bluefin Squadron: Patrols, Strongholds, Order, Bombard, Deploy (H16)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.actions.course import SAILING, WINDED
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.spoils import DriveOut, Plunder
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.boards import BOMBARD, ORDER
from herna.games.ahoy.card import Win
from herna.games.ahoy.changes import put_figure, remove_comrades, take_figure
from herna.games.ahoy.components import (
    ADMIRAL,
    COMRADES,
    CUTTER,
    NOBODY,
    NOWHERE,
    PATROLS,
    STRONGHOLDS,
)
from herna.games.ahoy.faction import Faction
from herna.games.ahoy.queries import ashore, island_of, patrols_at
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import BUILD, COMMAND, DEPLOY, PATROL, WIN
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask

ORDERED: Final = 4

PLUNDER: Final = 0
TWO_HITS: Final = 1
DRIVE_OUT: Final = 2


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
            if space >= 0 and not self.moved >> figure & 1 and not seen >> space & 1:
                seen |= 1 << space
                options = append(options, COMMAND.of(figure))
        return Choice(self.seat, "command", or_pass(options))

    def take(self, state: Ahoy, option: Option) -> None:
        """Move it; then the next."""
        if option != PASS:
            figure = COMMAND.target(option)
            if self.left > 1:
                moved = self.moved | 1 << figure
                state.do(Command(self.seat, self.left - 1, self.steps, self.manner, moved))
            state.do(SetSail(self.seat, figure, self.steps, self.manner))


@final
class Deploy(Ask[Ahoy]):
    """Place a Patrol on the Flagship's space or beside it (H16.12)."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the space; without a Patrol in supply there is none."""
        here = state.where[self.seat]
        spaces = vec[i64]([here])
        for way in range(4):
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
        """Ask for the Island."""
        options = room(6)
        if ashore(state, STRONGHOLDS, CUTTER) != NOBODY:
            one: i64 = 0
            two: i64 = 0
            for figure in range(PATROLS, STRONGHOLDS):
                space = state.where[figure]
                if space & 3 == 3 and space >= 0:
                    two |= one & 1 << space
                    one |= 1 << space
            for tile in state.chart.tiles:
                if two >> (4 * tile + 3) & 1:
                    options = append(options, BUILD.of(4 * tile + 3))
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
class Squadron(Faction):
    """The board of the Bluefin Squadron."""

    def spoils(self, state: Ahoy, win: Win, options: Row) -> Row:
        """Damage and gold, or two damage; against a Union ship, damage and a Comrade (H16.13)."""
        options = append(append(options, WIN.of(0, PLUNDER)), WIN.of(0, TWO_HITS))
        return append(options, WIN.of(0, DRIVE_OUT)) if win.loser == state.union else options

    def take_spoils(self, state: Ahoy, win: Win, option: Option) -> None:
        """Deal the damage, then take the rest."""
        hit = Damage(win.winner, win.beaten)
        if WIN.value(option) == PLUNDER:
            state.do(hit, Plunder(win))
        elif WIN.value(option) == TWO_HITS:
            state.do(hit, hit)
        else:
            state.do(hit, DriveOut(win))

    def anchor_bonus(self, state: Ahoy, seat: Seat, manner: i64, options: Row) -> Row:
        """After a Sail or Tailwind action the Flagship may place a Patrol (H16.1)."""
        if manner & (SAILING | WINDED) and ashore(state, PATROLS, STRONGHOLDS) != NOBODY:
            return append(options, PATROL.of())
        return options

    def take_bonus(self, state: Ahoy, seat: Seat, option: Option) -> None:
        """Place it."""
        put_figure(state, seat, ashore(state, PATROLS, STRONGHOLDS), state.where[ADMIRAL])

    def act(self, state: Ahoy, seat: Seat, action: i64, value: i64) -> None:
        """Order, Bombard or Deploy."""
        if action == ORDER:
            state.do(Command(seat, ORDERED, 1, 0))
        elif action == BOMBARD:
            remove_comrades(state, seat, island_of(state.where[seat]), COMRADES)
        else:
            state.do(Deploy(seat))
