"""How Harbours looks: nine harbours in a square, ships in them, cards in hand."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from harbours.components import AREA, CARD, ROUNDS, WORTH
from harbours.scoring import scores
from harbours.state import Harbours
from harbours.ui.almanac import HarboursAlmanac
from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat
from herna.kernel.pile import UNKNOWN
from herna.ui.look import Look, Section

SIDE: Final = 120
"""How wide a harbour is drawn."""


@dataclass(frozen=True)
class Fleet:
    """Ships of one seat in one harbour."""

    seat: int
    ships: int
    x: int


@dataclass(frozen=True)
class Harbour:
    """A harbour, where it is drawn and who is there."""

    ref: str
    x: int
    y: int
    worth: int
    fleets: tuple[Fleet, ...]


@dataclass(frozen=True)
class Player:
    """What a seat has in front of it; of its hand only what the viewer knows has a ref."""

    seat: int
    ref: str
    gold: int
    supply: int
    points: int
    hand: tuple[str, ...]
    hidden: int
    crew: tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """The whole table."""

    round: int
    rounds: int
    actions: int
    active: int
    side: int
    harbours: tuple[Harbour, ...]
    own: tuple[Player, ...]
    rivals: tuple[Player, ...]


def harbour(seen: Harbours, area: int) -> Harbour:
    """Return one harbour with its ships."""
    line, column = divmod(area, 3)
    fleets = [
        Fleet(seat, int(seen.ships.at(area, seat)), 25 + 30 * seat)
        for seat in range(seen.seats)
        if seen.ships.at(area, seat)
    ]
    return Harbour(AREA.ref(area), column * SIDE, line * SIDE, int(WORTH[area]), tuple(fleets))


def player(seen: Harbours, seat: int) -> Player:
    """Return what a seat has."""
    hand = [card for card in seen.hands[seat].cards() if card != UNKNOWN]
    return Player(
        seat,
        f"seat-{seat}",
        int(seen.gold[seat]),
        int(seen.supply[seat]),
        scores(seen)[seat],
        tuple(CARD.ref(card) for card in hand),
        int(seen.hands[seat].size()) - len(hand),
        tuple(CARD.ref(card) for card in range(CARD.count) if seen.keeper[card] == seat),
    )


class HarboursLook(Look[Harbours]):
    """The look of Harbours."""

    almanac = HarboursAlmanac("harbours")

    def scene(self, seen: Harbours, viewer: Seat) -> Scene:
        """Return what is drawn where; a spectator owns nothing and sees all seats as rivals."""
        players = [player(seen, seat) for seat in range(seen.seats)]
        return Scene(
            int(seen.round),
            ROUNDS,
            int(seen.actions),
            int(seen.active),
            SIDE,
            tuple(harbour(seen, area) for area in range(AREA.count)),
            tuple(one for one in players if one.seat == viewer),
            tuple(one for one in players if one.seat != viewer),
        )

    def passages(self, scene: Scene, speaker: Speaker) -> list[Section]:
        """Return the position in words: every harbour with ships."""
        lines = []
        for place in scene.harbours:
            for fleet in place.fleets:
                who = speaker.seat(fleet.seat)
                lines.append(speaker.say("text-ships", where=speaker.name(place.ref), who=who, n=fleet.ships))
        return [Section(speaker.say("text-harbours"), tuple(lines))]

    def notes(self, seen: Harbours, viewer: Seat, ref: str, speaker: Speaker) -> list[str]:
        """Return how many points a seat has."""
        kind, _, seat = ref.rpartition("-")
        return [f"{speaker.say('word-points')}: {scores(seen)[int(seat)]}"] if kind == "seat" else []


LOOK: Final = HarboursLook("harbours", Path(__file__).parent)
