"""Plans of the Mollusk Union for battle and the way there (H25)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.tailwind import ANY_WIND, Jump
from herna.games.ahoy.boards import CANNON_SLOTS
from herna.games.ahoy.card import Plan, Win
from herna.games.ahoy.components import (
    CLOSE_CALL,
    DYNAMIC_ENTRY,
    DYNAMIC_ENTRY_TOO,
    PIPS,
    SECRET_WEAPON,
    UNION,
    WEAPONS_CACHE,
    WEAPONS_CACHE_TOO,
)
from herna.games.ahoy.state import Ahoy
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step

SECRET_DICE: Final = 2
RAISED: Final = 2


@final
class SecretWeapon(Plan):
    """In battle: two dice instead of one, and a damage more for winning."""

    def play_in_battle(self, state: Ahoy, you: Seat, side: i64) -> bool:
        """Take up the second die (H25.6)."""
        state.duel = state.duel.put(side, state.duel.side(side).with_dice(SECRET_DICE))
        return True

    def after_winning(self, state: Ahoy, win: Win) -> Step[Any] | None:
        """Hit the losing figure once more."""
        return Damage(win.winner, win.beaten)


@final
class WeaponsCache(Plan):
    """In battle: your Ready Comrades add one each."""

    def play_in_battle(self, state: Ahoy, you: Seat, side: i64) -> bool:
        """Arm them; two copies arm them twice (H25.5)."""
        state.duel = state.duel.put(side, state.duel.side(side).stronger(state.ready))
        return True


@final
class CloseCall(Plan):
    """In battle: there is none."""

    def play_in_battle(self, state: Ahoy, you: Seat, side: i64) -> bool:
        """Call the battle off: it does not count as fought (H25.7)."""
        return False


@final
class DynamicEntry(Plan):
    """Raise the Cannons die by two, then jump to a Tailwind space if you like."""

    def play_as_action(self, state: Ahoy, you: Seat) -> None:
        """Load more powder, if there is a die on the Cannons, and jump (H25.2)."""
        for slot in CANNON_SLOTS[UNION]:
            die = state.slots[slot]
            if die >= 0:
                state.dice[die] = min(PIPS, state.dice[die] + RAISED)
        state.do(Jump(you, you, ANY_WIND, 0, optional=True))


DECK: Final[list[Plan]] = [
    SecretWeapon(SECRET_WEAPON),
    WeaponsCache(WEAPONS_CACHE),
    WeaponsCache(WEAPONS_CACHE_TOO),
    CloseCall(CLOSE_CALL),
    DynamicEntry(DYNAMIC_ENTRY),
    DynamicEntry(DYNAMIC_ENTRY_TOO),
]
