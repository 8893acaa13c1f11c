"""One minion and what is done to it: the question most cards ask, as a step of its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.components import CARD
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.effects import Boost, Bury, Return
from herna.games.smashup.questions import too_many
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT, TARGET, WHOM
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask

DESTROY: Final = 0
RETURN: Final = 1
BURY: Final = 2
STRENGTHEN: Final = 3

PROMPTS: Final = ("destroy-which", "return-which", "bury-which", "strengthen-which")
STRENGTH: Final = 4


class PickMinion(Ask[SmashUp]):
    """Choose a minion among some, or none if that is allowed; too many are narrowed down first."""

    def __init__(self, seat: Seat, prompt: str, source: str, among: Row, may: bool) -> None:
        super().__init__(seat)
        self.prompt: Final = prompt
        self.source: Final = source
        self.among: Final = among
        self.may: Final = may

    def chosen(self, state: SmashUp, minion: i64) -> None:
        """Go on with the minion."""
        raise NotImplementedError

    def fewer(self, among: Row) -> PickMinion:
        """Return the same question about fewer minions."""
        raise NotImplementedError

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a minion; of too many first for the base, then for the player."""
        if not too_many(self.among):
            options = TARGET.each(self.among)
            return Choice(self.seat, self.prompt, or_pass(options) if self.may else options, self.source)
        bases = found_in(state.where, self.among)
        if len(bases) > 1:
            return Choice(self.seat, "at-which-base", AT.each(bases), self.source)
        return Choice(
            self.seat, "whose-minion", WHOM.each(found_in(state.controller, self.among)), self.source
        )

    def take(self, state: SmashUp, option: Option) -> None:
        """Go on with it, or ask again among fewer."""
        if TARGET.owns(option):
            self.chosen(state, TARGET.target(option))
        elif AT.owns(option):
            base = AT.target(option)
            state.do(self.fewer(vec[i64]([each for each in self.among if state.where[each] == base])))
        elif option != PASS:
            seat = WHOM.target(option)
            state.do(self.fewer(vec[i64]([each for each in self.among if state.controller[each] == seat])))


def found_in(places: Row, minions: Row) -> Row:
    """Return the different places of some minions."""
    found = room(8)
    for minion in minions:
        if places[minion] not in found:
            found = append(found, places[minion])
    return found


@final
@mypyc_attr(free_list_len=1)
class Aim(PickMinion):
    """A card does something to one minion."""

    def __init__(self, deed: i64, card: i64, you: Seat, among: Row, may: bool) -> None:
        super().__init__(you, PROMPTS[deed], CARD.ref(card), among, may)
        self.deed: Final = deed
        self.card: Final = card

    def fewer(self, among: Row) -> Aim:
        """Return the same aim among fewer minions."""
        return Aim(self.deed, self.card, self.seat, among, self.may)

    def chosen(self, state: SmashUp, minion: i64) -> None:
        """Destroy, return, bury or strengthen the minion, as the card says."""
        if self.deed == DESTROY:
            state.do(Destroy((minion,), self.card, self.seat))
        elif self.deed == RETURN:
            state.do(Return((minion,), self.card, self.seat))
        elif self.deed == BURY:
            state.do(Bury((minion,), self.card, self.seat))
        else:
            state.do(Boost((minion,), STRENGTH, self.seat, self.card, self.seat))


def must(state: SmashUp, deed: i64, card: i64, you: Seat, among: Row) -> None:
    """Make a player do something to one of these minions, if there is one (U12.5)."""
    if len(among) > 0:
        state.do(Aim(deed, card, you, among, False))


def may(state: SmashUp, deed: i64, card: i64, you: Seat, among: Row) -> None:
    """Let a player do something to one of these minions, or not."""
    if len(among) > 0:
        state.do(Aim(deed, card, you, among, True))
