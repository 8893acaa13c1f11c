"""A throw-away card for every moment: what it overrides is all that has to be written."""

from __future__ import annotations

import pytest

from games.harbours.table import DIVER, choose, hire, ships, table
from harbours import cards
from harbours.actions import raid
from harbours.card import MOMENTS, Card
from harbours.cards.crew import Salvage
from harbours.state import Harbours
from harbours.turn import Turn
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step


class Mourner(Card):
    """A card for a test: after you lose a ship, take a gold, as a diver does."""

    def after_sinking(self, state: Harbours, you: Seat, area: i64) -> Step[Harbours] | None:
        """Mourn."""
        return Salvage(you)


def lay_out(monkeypatch: pytest.MonkeyPatch, card: Card) -> None:
    """Print another card in a diver's place."""
    printed = [card if number == DIVER else other for number, other in enumerate(cards.PRINTED)]
    monkeypatch.setattr(cards, "SPEAKS", [MOMENTS.of(each) for each in printed])
    monkeypatch.setattr(raid, "PRINTED", printed)


@pytest.mark.parametrize(("card", "gold"), [(Mourner("mourner"), 4), (Card("silent"), 3)])
def test_a_new_card_speaks_after_a_ship_has_sunk(
    monkeypatch: pytest.MonkeyPatch, card: Card, gold: int
) -> None:
    lay_out(monkeypatch, card)
    state = table()
    ships(state, 4, 2, 1)
    hire(state, 1, DIVER)
    state.do(Turn(0))
    choose(state, "raid", "face.x6", "face.x1")
    assert state.gold[1] == gold


def test_every_moment_is_tried() -> None:
    assert list(MOMENTS.names) == ["after_sinking"]
