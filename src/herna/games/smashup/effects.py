"""What happens to minions and what stops it (U11, U12.9): a change that may be prevented is a step."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.card import PROTECTS, SAVES, WHEN_AFFECTED, WHEN_PLAYED
from herna.games.smashup.changes import (
    boost,
    bury_minion,
    destroy_action,
    discard_action,
    move_minion,
    put_on_minion,
    return_minion,
    tell_of,
)
from herna.games.smashup.components import NOBODY, NOWHERE
from herna.games.smashup.frames import culprit, enqueue
from herna.games.smashup.queries import is_action, may_move, protected, saviours
from herna.games.smashup.state import SmashUp
from herna.games.smashup.texts import Text
from herna.games.smashup.verbs import SHIELD
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, i64
from herna.kernel.step import Ask, Step


class Affect(Step[SmashUp]):
    """Something done to minions by a card, or by a base when ``by`` is NOTHING; ``you`` order it (U12.14)."""

    def __init__(self, targets: tuple[int, ...], by: i64, you: Seat) -> None:
        self.targets: Final = targets
        self.by: Final = by
        self.you: Final = you

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        raise NotImplementedError

    def affects(self, state: SmashUp) -> bool:
        """Whether this counts as affecting a minion (U11.5)."""
        return True

    def hopeless(self, state: SmashUp, minion: i64) -> bool:
        """Whether this can never happen to a minion."""
        return False

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Do it to the minions that nothing has saved."""
        raise NotImplementedError

    def run(self, state: SmashUp) -> None:
        """Ask every protection in its order; do it to the rest, all at once (U12.10)."""
        left: list[i64] = [
            minion
            for minion in self.targets
            if state.where[minion] != NOWHERE and not self.hopeless(state, minion)
        ]
        if self.affects(state):
            if state.heard & (PROTECTS | SAVES) != 0:
                unsaved = self.unsaved(state, left)
                if unsaved is None:
                    return
                left = unsaved
            for minion in left:
                if state.printed.speaks[minion] & WHEN_AFFECTED != 0:
                    complain(state, minion)
        self.apply(state, left)

    def unsaved(self, state: SmashUp, targets: list[i64]) -> list[i64] | None:
        """Return who is not saved; nothing while the current player picks what saves one of them (U12.21)."""
        left = [minion for minion in targets if not self.is_warded(state, minion)]
        if state.heard & SAVES == 0:
            return left
        for minion in left:
            among = saviours(state, minion, self.you, self.is_action(state))
            if len(among) > 1:
                state.do(PickSaviour(state.active, self.again(tuple(left)), among))
                return None
        for minion in left[:]:
            if minion in left:
                among = saviours(state, minion, self.you, self.is_action(state))
                if len(among) > 0:
                    left = self.spare(state, among[0], left)
        return left

    def is_action(self, state: SmashUp) -> bool:
        """Whether an action does this."""
        return self.by >= 0 and is_action(state, self.by)

    def is_warded(self, state: SmashUp, minion: i64) -> bool:
        """Whether something lasting keeps a minion from this; bases are kept off by nothing."""
        return self.by >= 0 and protected(state, minion, self.you, self.is_action(state))

    def spare(self, state: SmashUp, saviour: i64, targets: list[i64]) -> list[i64]:
        """Use up what saves minions from this; return who is left."""
        printed, action = state.printed.cards[saviour], self.is_action(state)
        left = [minion for minion in targets if not printed.saves(state, saviour, minion, self.you, action)]
        destroy_action(state, saviour)
        return left


@final
class PickSaviour(Ask[SmashUp]):
    """Several cards could save a minion: the current player picks which is used (U12.21)."""

    def __init__(self, seat: Seat, effect: Affect, among: Row) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.among: Final = among

    def choice(self, state: SmashUp) -> Choice:
        """Ask for one of them."""
        return Choice(self.seat, "shield", SHIELD.each(self.among))

    def take(self, state: SmashUp, option: Option) -> None:
        """Use it up, and try again with those it has not saved."""
        left = self.effect.spare(state, SHIELD.target(option), [i64(each) for each in self.effect.targets])
        state.do(self.effect.again(tuple(left)))


def complain(state: SmashUp, minion: i64) -> None:
    """Let a minion answer whoever plays the card that affects it (A9); no card of the box does so twice."""
    player = culprit(state)
    if player not in (NOBODY, state.controller[minion]):
        trigger = state.printed.cards[minion].when_affected(state, minion, player)
        if trigger is not None:
            enqueue(state, trigger)


@final
@mypyc_attr(free_list_len=1)
class Return(Affect):
    """Minions go back to their owners' hands (U11.2)."""

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        return Return(targets, self.by, self.you)

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Put each into its owner's hand; the actions on it are discarded."""
        for minion in targets:
            return_minion(state, minion)


@final
@mypyc_attr(free_list_len=1)
class Move(Affect):
    """Minions go to other bases, each to its own (U11.1)."""

    def __init__(self, targets: tuple[int, ...], to: tuple[int, ...], by: i64, you: Seat) -> None:
        super().__init__(targets, by, you)
        self.to: Final = to

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        to = [self.to[i] for i in range(len(self.targets)) if self.targets[i] in targets]
        return Move(targets, tuple(to), self.by, self.you)

    def run(self, state: SmashUp) -> None:
        """Do nothing if the seat that orders it may not move anything this turn."""
        if may_move(state, self.you):
            super().run(state)

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Move those that are not protected, each to the base meant for it, with everything on it."""
        for i in range(len(self.targets)):
            minion = i64(self.targets[i])
            if minion in targets:
                move_minion(state, minion, self.to[i])


@final
class Bury(Affect):
    """Minions are placed under their owners' decks; that is no affecting in the usual sense (A1)."""

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        return Bury(targets, self.by, self.you)

    def affects(self, state: SmashUp) -> bool:
        """Whether the table agreed that placing counts."""
        return state.profile.extended

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Put each under its owner's deck; the actions on it are discarded."""
        for minion in targets:
            bury_minion(state, minion)


@final
class PickUp(Affect):
    """A minion is placed in its owner's hand; that is no affecting in the usual sense."""

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        return PickUp(targets, self.by, self.you)

    def affects(self, state: SmashUp) -> bool:
        """Whether the table agreed that placing counts."""
        return state.profile.extended

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Put it into its owner's hand; the actions on it are discarded."""
        for minion in targets:
            return_minion(state, minion)


@final
class Boost(Affect):
    """Minions gain power until the end of a seat's turn; that is no affecting in the usual sense."""

    def __init__(self, targets: tuple[int, ...], amount: i64, until: Seat, by: i64, you: Seat) -> None:
        super().__init__(targets, by, you)
        self.amount: Final = amount
        self.until: Final = until

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        return Boost(targets, self.amount, self.until, self.by, self.you)

    def affects(self, state: SmashUp) -> bool:
        """Whether a change of power counts."""
        return state.profile.extended

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Give each the power, which follows it when it moves and ends with that turn (U7.5)."""
        for minion in targets:
            boost(state, minion, self.amount, self.until)


@final
@mypyc_attr(free_list_len=1)
class Attach(Affect):
    """An action is put on a minion; if it is stopped, it is discarded without any of its text."""

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same, perhaps with nobody left to attach it to."""
        return Attach(targets, self.by, self.you)

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Attach it and let it speak."""
        if not targets:
            tell_of(state, "stopped", self.you, self.by)
            discard_action(state, self.by)
            return
        put_on_minion(state, self.by, self.you, targets[0])
        if state.printed.speaks[self.by] & WHEN_PLAYED != 0:
            state.do(Text(self.by, self.you))
