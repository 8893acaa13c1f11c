"""Recruiting Crew from the Market (H15)."""

from __future__ import annotations

from typing import final

from herna.games.ahoy.changes import join_crew, leave_market, pay_gold, refill
from herna.games.ahoy.market import CARD_SUIT, COST, DIE_COST
from herna.games.ahoy.queries import barred_by_stronghold, recruit_suits
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import CREW
from herna.kernel.bits import has
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, i64, room, vec
from herna.kernel.step import Ask


def on_offer(state: Ahoy) -> Row:
    """Return the cards in the Market."""
    return vec[i64]([card for card in state.market if card >= 0])


def for_gold(state: Ahoy, seat: Seat) -> Row:
    """Return the cards that a seat may recruit for gold now."""
    gold = state.gold[seat]
    suits = recruit_suits(state, seat) if gold > 0 else 0
    if suits == 0:
        return room(0)
    return vec[i64](
        [
            card
            for card in state.market
            if card >= 0 and has(suits, CARD_SUIT[card]) and COST[card] != DIE_COST and COST[card] <= gold
        ]
    )


def for_a_die(state: Ahoy, seat: Seat) -> Row:
    """Return the cards that a seat may recruit by placing a die now."""
    suits = recruit_suits(state, seat)
    if suits == 0:
        return room(0)
    return vec[i64](
        [
            card
            for card in state.market
            if card >= 0 and has(suits, CARD_SUIT[card]) and COST[card] == DIE_COST
        ]
    )


def recruit(state: Ahoy, seat: Seat, card: i64) -> None:
    """Take a card from the Market into the Crew; refill at once (H15.4)."""
    leave_market(state, card)
    join_crew(state, seat, card)
    refill(state)


def recruit_for_gold(state: Ahoy, seat: Seat, card: i64) -> None:
    """Pay a card's price in gold, and recruit it."""
    pay_gold(state, seat, COST[card])
    recruit(state, seat, card)


@final
class RecruitFree(Ask[Ahoy]):
    """Recruit any card of the Market, ignoring cost and suit, unless a Stronghold forbids it (H16.4.5)."""

    def ask(self, state: Ahoy) -> Choice | None:
        """Ask for any card of the Market, unless a Stronghold bars the Flagship's Island."""
        if barred_by_stronghold(state, self.seat):
            return None
        return Choice(self.seat, "recruit", CREW.each(on_offer(state)))

    def take(self, state: Ahoy, option: Option) -> None:
        """Take the card into the Crew without paying; the Market is refilled."""
        recruit(state, self.seat, CREW.target(option))
