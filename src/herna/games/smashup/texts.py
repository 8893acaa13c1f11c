"""The text of a card as steps: its first part, its second, and what to do with a card it has shown."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.components import CARD
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import i64
from herna.kernel.step import Ask, Pick, Script


class Part(Script[SmashUp]):
    """A part of a card's text."""

    def __init__(self, card: i64, seat: Seat, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers)
        self.card: Final = card

    def origin(self) -> str:
        """Name the card whose text asks, to be shown beside the question."""
        return CARD.ref(self.card)


@final
@mypyc_attr(free_list_len=1)
class Text(Part):
    """The text of a card being carried out."""

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Carry out what the card says when it is played."""
        state.printed.cards[self.card].play(state, self.seat, self.card, pick)

    def again(self, answers: tuple[Option, ...]) -> Text:
        """Return this text with other answers."""
        return Text(self.card, self.seat, answers)


@final
@mypyc_attr(free_list_len=1)
class GoOn(Part):
    """The second part of a text."""

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Let the card speak on."""
        state.printed.cards[self.card].go_on(state, self.seat, self.card, pick)

    def again(self, answers: tuple[Option, ...]) -> GoOn:
        """Return this text with other answers."""
        return GoOn(self.card, self.seat, answers)


@final
@mypyc_attr(free_list_len=1)
class Decide(Ask[SmashUp]):
    """What to do with a card that was just revealed or looked at."""

    def __init__(self, seat: Seat, card: i64, prompt: str) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.prompt: Final = prompt

    def choice(self, state: SmashUp) -> Choice:
        """Ask what the card offers."""
        options = state.printed.cards[self.card].offers(state, self.seat, self.card)
        return Choice(self.seat, self.prompt, options, CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Let the card do it."""
        state.printed.cards[self.card].decide(state, self.seat, self.card, option)
