"""Looking at a table in words: fleets, buildings, slots, cards."""

from __future__ import annotations

from games.arcs.names import PIECES, resource, system
from herna.games.arcs.atlas import SITES_OF
from herna.games.arcs.components import EMPTY, SLOTS
from herna.games.arcs.game import GAME
from herna.games.arcs.pieces import is_city
from herna.games.arcs.printed import (
    ACTION_KEYS,
    COURT_KEYS,
    RESOURCE_KEYS,
)
from herna.games.arcs.state import Arcs


class Looking:
    """What a test may read off a table."""

    state: Arcs

    def fleet(self, seat: int, where: str) -> tuple[int, int]:
        """Return a seat's fresh and damaged ships in a system."""
        at = 4 * system(where) + seat
        return int(self.state.fresh[at]), int(self.state.damaged[at])

    def standing(self, where: str) -> list[str]:
        """List what stands in a system: ``0 city``, ``1 starport damaged``."""
        found = []
        for site in SITES_OF[system(where)]:
            building = int(self.state.buildings[site])
            if building != EMPTY:
                kind = "city" if is_city(building) else "starport"
                found.append(f"{building >> 2} {kind}{' damaged' if building & 1 else ''}")
        return found

    def slots(self, seat: int) -> list[str]:
        """List what lies in a seat's slots; the one on a card last."""
        cells = self.state.slots[SLOTS * seat : SLOTS * seat + SLOTS]
        return ["-" if kind == EMPTY else RESOURCE_KEYS[kind] for kind in cells]

    def held(self, seat: int) -> list[str]:
        """List a seat's resources, sorted."""
        return sorted(kind for kind in self.slots(seat) if kind != "-")

    def area(self, seat: int) -> list[str]:
        """List the Guild cards in a seat's play area."""
        return [COURT_KEYS[card] for card in range(25) if self.state.where[card] == seat]

    def trophy_list(self, seat: int) -> list[str]:
        """List a seat's Trophies: ``1 city``."""
        found = []
        for owner in range(self.state.seats):
            for piece, number in PIECES.items():
                count = int(self.state.trophies[16 * seat + 4 * owner + number])
                found += [f"{owner} {piece}"] * count
        return found

    def captive_list(self, seat: int) -> list[int]:
        """List the owners of a seat's Captives."""
        return [
            owner
            for owner in range(self.state.seats)
            for _each in range(int(self.state.captives[4 * seat + owner]))
        ]

    def hand_of(self, seat: int) -> list[str]:
        """List a seat's action cards."""
        return [ACTION_KEYS[card] for card in self.state.hands[seat].cards()]

    def supply(self, kind: str) -> int:
        """Return how many tokens of a type are in supply."""
        return int(self.state.supply[resource(kind)])

    def outraged(self, seat: int) -> list[str]:
        """List the types whose Outrage slot a seat has covered."""
        return [kind for at, kind in enumerate(RESOURCE_KEYS) if self.state.outrage[5 * seat + at]]

    def told(self, key: str) -> int:
        """Count the lines of the story with a key."""
        return sum(event.key == key for event in self.state.story or [])

    def sound(self) -> bool:
        """Whether no component was lost."""
        return GAME.complaints(self.state) == []
