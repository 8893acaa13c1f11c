"""The victory options of all boards (H11.8, H16.13, H17.18, H18.18)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.rewards import Reward
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.card import Win
from herna.games.ahoy.changes import give_gold, land_comrades, remove_comrades
from herna.games.ahoy.components import FIGURE, SEAT
from herna.games.ahoy.space import island_near
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import WIN
from herna.kernel.choice import PASS, Choice, Option, or_pass
from herna.kernel.rows import append, room
from herna.kernel.step import Ask, Step

# Each deals one damage; what comes with it.
PLUNDER: Final = 0
TWO_HITS: Final = 1
DRIVE_OUT: Final = 2
PUT_ASHORE: Final = 3
SLIP_AWAY: Final = 4
REWARDED: Final = 5

VICTORY_MOVE: Final = 2
"""How far the winner may slip away."""


@final
class Spoils(Ask[Ahoy]):
    """The winner may resolve one victory option of the own board (H11.8, H11.21)."""

    def __init__(self, win: Win, offered: tuple[int, ...]) -> None:
        super().__init__(win.winner)
        self.win: Final = win
        self.offered: Final = offered

    def choice(self, state: Ahoy) -> Choice:
        """List the options of the board that can be resolved."""
        options = room(4)
        for what in self.offered:
            options = append(options, WIN.of(0, what))
        return Choice(self.seat, "spoils", or_pass(options), FIGURE.ref(self.win.beaten))

    def take(self, state: Ahoy, option: Option) -> None:
        """Deal the damage, then take the rest."""
        if option == PASS:
            return
        win, what = self.win, WIN.value(option)
        hit = Damage(win.winner, win.beaten)
        if what == PLUNDER:
            state.do(hit, Plunder(win))
        elif what == TWO_HITS:
            state.do(hit, hit)
        elif what == DRIVE_OUT:
            state.do(hit, DriveOut(win))
        elif what == PUT_ASHORE:
            state.do(hit, PutAshore(win))
        elif what == SLIP_AWAY:
            state.do(hit, SetSail(win.winner, win.winner, VICTORY_MOVE, 0))
        else:
            state.do(hit, Reward(win.winner))


@final
class Plunder(Step[Ahoy]):
    """Steal one gold from the loser, if there is any (H11.9)."""

    def __init__(self, win: Win) -> None:
        self.win: Final = win

    def run(self, state: Ahoy) -> None:
        """Move the gold from the loser to the winner."""
        if state.gold[self.win.loser] > 0:
            give_gold(state, self.win.loser, self.win.winner)
            state.tell("stole", self.win.winner, SEAT.ref(self.win.loser))


@final
class DriveOut(Step[Ahoy]):
    """Remove one Comrade from the Island of the region of battle (H11.18)."""

    def __init__(self, win: Win) -> None:
        self.win: Final = win

    def run(self, state: Ahoy) -> None:
        """Send the Comrade back to the Union's supply, if there is one on the Island."""
        remove_comrades(state, self.win.winner, island_near(self.win.space), 1)


@final
class PutAshore(Step[Ahoy]):
    """Place one Ready Comrade on the Island of the region of battle (H11.19)."""

    def __init__(self, win: Win) -> None:
        self.win: Final = win

    def run(self, state: Ahoy) -> None:
        """Put the Comrade ashore, if one is Ready."""
        land_comrades(state, island_near(self.win.space), 1)
