"""Paying resources from any controlled territories (S4.3, S4.7), asked only where it makes a difference."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.board import HEX
from herna.games.scythe.changes import add_goods, discard_card
from herna.games.scythe.components import COMBAT_CARD, RESOURCE
from herna.games.scythe.costs import cards_by_value, spare_card
from herna.games.scythe.mat import SPEND_CARD, listeners
from herna.games.scythe.queries import stock
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import PAY, PAY_CARD
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, i64, room
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class Pay(Step[Scythe]):
    """Spend tokens of one kind, one after the other; an ability may let a combat card stand for one."""

    def __init__(self, seat: Seat, resource: i64, count: i64) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.count: Final = count

    def ask(self, state: Scythe) -> Choice | None:
        """Ask for the next token, unless there is nothing to decide."""
        if self.count == 0:
            return None
        seat = self.seat
        sources = stock(state, seat, self.resource)
        card = spare_card(state, seat)
        if not card:
            have: i64 = 0
            for where in sources:
                have += state.goods.at(where, self.resource)
            if len(sources) == 1 or have == self.count:
                self.spend(state, sources)
                return None
        options = PAY.onto(room(len(sources) + 4), sources)
        if card:
            options = PAY_CARD.onto(options, cards_by_value(state.hands[seat].cards()))
        return Choice(seat, "pay", options, RESOURCE.ref(self.resource), always=several(state, seat))

    def spend(self, state: Scythe, sources: Row) -> None:
        """Spend what must be spent, from these territories."""
        left = self.count
        for where in sources:
            spent = min(left, state.goods.at(where, self.resource))
            add_goods(state, where, self.resource, -spent)
            left -= spent

    def take(self, state: Scythe, option: Option) -> None:
        """Spend it, and go on."""
        if PAY.owns(option):
            add_goods(state, PAY.target(option), self.resource, -1)
            state.tell("paid", self.seat, RESOURCE.ref(self.resource), HEX.ref(PAY.target(option)))
        else:
            spend_card(state, self.seat, PAY_CARD.target(option))
        state.then(Pay(self.seat, self.resource, self.count - 1))


def several(state: Scythe, seat: Seat) -> bool:
    """Whether a seat has combat cards to choose from: not to ask would tell that they are all alike."""
    return state.hands[seat].size() > 1


def spend_card(state: Scythe, seat: Seat, card: i64) -> None:
    """Spend a combat card for a resource, as an ability lets it."""
    for ability in listeners(state, seat, SPEND_CARD):
        step = ability.spend_card(seat, card)
        if step is not None:
            state.then(step)


@final
@mypyc_attr(free_list_len=1)
class PayCard(Ask[Scythe]):
    """Discard a combat card as the cost of a Factory card."""

    def choice(self, state: Scythe) -> Choice:
        """List one card of each value in hand."""
        cards = cards_by_value(state.hands[self.seat].cards())
        return Choice(self.seat, "pay-card", PAY_CARD.each(cards), always=several(state, self.seat))

    def take(self, state: Scythe, option: Option) -> None:
        """Discard the card face up; everybody sees its value."""
        card = PAY_CARD.target(option)
        discard_card(state, self.seat, card)
        state.tell("discarded", self.seat, COMBAT_CARD.ref(card))
