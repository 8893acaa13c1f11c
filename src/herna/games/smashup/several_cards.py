"""Any number of cards, chosen one after the other: a step for each, so that long lists stay cheap."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.components import CARD
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import CARD_
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, vec
from herna.kernel.step import Ask


@final
@mypyc_attr(free_list_len=1)
class Gather(Ask[SmashUp]):
    """Choose the next card, or no more."""

    def __init__(self, seat: Seat, card: i64, prompt: str, among: Row, chosen: Row) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.prompt: Final = prompt
        self.among: Final = among
        self.chosen: Final = chosen

    def choice(self, state: SmashUp) -> Choice:
        """Ask for one of those that are left."""
        return Choice(self.seat, self.prompt, or_pass(CARD_.each(self.among)), CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Put it with the others and ask again, or let the card go on with all of them."""
        if option == PASS:
            state.printed.cards[self.card].gathered(state, self.seat, self.card, self.chosen)
            return
        picked = CARD_.target(option)
        left = vec[i64]([each for each in self.among if each != picked], capacity=len(self.among))
        gather(state, self.seat, self.card, self.prompt, left, append(self.chosen[:], picked))


def gather(state: SmashUp, you: Seat, card: i64, prompt: str, among: Row, chosen: Row) -> None:
    """Let a player choose any number of cards; the card whose text it is goes on with them."""
    if len(among) > 0:
        state.do(Gather(you, card, prompt, among, chosen))
    else:
        state.printed.cards[card].gathered(state, you, card, chosen)
