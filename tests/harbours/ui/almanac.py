"""What is in the box of Harbours: four sorts of cards, and nine harbours."""

from __future__ import annotations

from collections.abc import Iterable

from harbours.cards import PRINTED
from harbours.components import AREA, CARD, WORTH
from harbours.state import Harbours
from herna.i18n.speak import Speaker
from herna.ui.almanac import Almanac


class HarboursAlmanac(Almanac[Harbours]):
    """The almanac of Harbours."""

    def kinds(self) -> Iterable[tuple[str, Iterable[str]]]:
        """Return the cards and the harbours."""
        yield "word-cards", CARD.refs
        yield "score-harbours", AREA.refs

    def key(self, seen: Harbours, ref: str) -> str:
        """Return what a card is, or which harbour; players are no things."""
        kind, _, index = ref.rpartition("-")
        if kind == CARD.key:
            return PRINTED[int(index)].key
        return ref if kind == AREA.key else ""

    def facts(self, seen: Harbours, ref: str, speaker: Speaker) -> list[str]:
        """Return what a harbour is worth."""
        kind, _, index = ref.rpartition("-")
        return [f"{speaker.say('word-points')}: {int(WORTH[int(index)])}"] if kind == AREA.key else []
