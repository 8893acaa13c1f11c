"""Smash Up in the catalogue."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.base import BASES
from herna.games.smashup.cards import DECKS
from herna.games.smashup.setup import set_up
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import VERBS
from herna.kernel.errors import BadSetup
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng

VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    "factions": ("snake", "free", "random"),
    "first-player": ("random", "1", "2", "3", "4"),
    "copies": ("one", "several"),
    "opening-redraw": ("mandatory-discard", "optional-shuffle-back"),
    "affect": ("core", "extended"),
    "empty-base-deck": ("no-replacement", "reshuffle"),
    "superlative-ties": ("all-tied", "controller-picks-one"),
    "grey-opal": ("own-minion", "any-minion"),
    "infiltrate-expiry": ("stays-inert", "destroyed"),
    "extra-from-discard": ("deferrable", "immediate"),
    "endless-game": ("round-limit", "none"),
}


@final
class SmashUpGame(Game[SmashUp]):
    """Two to four seats, two factions each."""

    def __init__(self) -> None:
        super().__init__("smashup", VERBS, (2, 3, 4), VARIANTS)

    def check(self, setup: Setup) -> Setup:
        """Refuse a first player who does not sit at the table."""
        checked = super().check(setup)
        first = checked.variants["first-player"]
        if first != "random" and int(first) > setup.seats:
            raise BadSetup(f"player {first} cannot start: there are {setup.seats} players")
        return checked

    def new(self, setup: Setup, rng: Rng) -> SmashUp:
        """Put the game on the table."""
        return set_up(setup.seats, setup.variants, rng)

    def standings(self, state: SmashUp) -> list[int]:
        """Return each seat's victory points."""
        return list(state.vp)

    def limit(self, seats: int) -> int:
        """Five hundred rounds of long turns."""
        return 200_000 * seats

    def cards(self) -> list[str]:
        """Return the key of every card and base."""
        return [card.key for deck in DECKS for _count, card in deck] + [base.key for base in BASES]


GAME: Final = SmashUpGame()
