"""All printed cards, laid out: which card has which number, and which of them speak when.

Nothing here knows a card: a file of ``cards/`` ends with its ``DECK``, and each class says by its
methods when it speaks.
"""

from __future__ import annotations

from typing import Final

from herna.games.arcs.card import Court, Leader, Lore, Printed
from herna.games.arcs.cards import (
    guild,
    guild_psionic,
    leaders,
    leaders_pack,
    lore_ambitions,
    lore_battle,
    lore_building,
    lore_moving,
    vox,
)
from herna.games.arcs.components import COURT_CARDS, LEADERS, LORE_CARDS
from herna.games.arcs.listeners import DECK, MOMENTS, Deck
from herna.kernel.printed import speaks
from herna.kernel.rows import append, filled, i64, vec

COURT_DECK: Final[list[Court]] = [*guild.DECK, *guild_psionic.DECK, *vox.DECK]
LEADER_DECK: Final[list[Leader]] = [*leaders.DECK, *leaders_pack.DECK]
BASE_MATS: Final[list[Lore]] = [*lore_building.DECK, *lore_battle.DECK, *lore_moving.DECK]
"""Lore that speaks before leaders do."""
LORE_DECK: Final[list[Lore]] = [*BASE_MATS, *lore_ambitions.DECK]
MATS: Final[list[Printed]] = [*BASE_MATS, *LEADER_DECK, *lore_ambitions.DECK]
"""Lore and leaders in the order in which they speak."""


def check(cards: list[Printed], printed: int, what: str) -> None:
    """Raise unless these are all the numbers there are, each once."""
    numbers = sorted([int(card.number) for card in cards])
    if numbers != list(range(printed)):
        raise ValueError(f"the numbers of the {what} should be 0 to {printed - 1}, each once: {numbers}")


def lay_out(court: list[Court], leader_cards: list[Leader], lore: list[Lore], mats: list[Printed]) -> Deck:
    """Fill the deck that rules ask, and return it."""
    check(list(court), COURT_CARDS, "Court cards")
    check(list(leader_cards), LEADERS, "leaders")
    check(list(lore), LORE_CARDS, "lore")
    DECK.court = vec[Court](sorted(court, key=number_of))
    DECK.leaders = vec[Leader](sorted(leader_cards, key=number_of))
    DECK.lore = vec[Lore](sorted(lore, key=number_of))
    DECK.mats = vec[Printed](mats)
    DECK.leader_place = filled(LEADERS)
    DECK.lore_place = filled(LORE_CARDS)
    for place, card in enumerate(mats):
        if isinstance(card, Leader):
            DECK.leader_place[card.number] = place
        else:
            DECK.lore_place[card.number] = place
    find_speakers(mats)
    return DECK


def number_of(card: Printed) -> int:
    """Return a card's number."""
    return int(card.number)


def find_speakers(mats: list[Printed]) -> None:
    """Find by their classes which cards speak at which moment."""
    DECK.court_moments = vec[i64]([MOMENTS.of(card) for card in DECK.court])
    DECK.mat_moments = vec[i64]([MOMENTS.of(card) for card in mats])
    DECK.at_round_end = vec[Court]()
    for court in DECK.court:
        if speaks(court, Court, "at_round_end"):
            DECK.at_round_end = append(DECK.at_round_end, court)


CARDS: Final = lay_out(COURT_DECK, LEADER_DECK, LORE_DECK, MATS)
"""The deck, once all cards are in it."""
