"""What happens to minions and what stops it (U11, U12.9): a change that may be prevented is a step."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.card import FACES, HIDES, PROTECTS, SHIELDS, SULKS, TEXT, Text
from herna.games.smashup.changes import (
    boost,
    bury_minion,
    destroy_action,
    discard_action,
    draw,
    move_minion,
    put_on_minion,
    return_minion,
    tell_of,
)
from herna.games.smashup.components import NOBODY, NOTHING, NOWHERE
from herna.games.smashup.frames import ALIKE, Trigger, culprit, enqueue
from herna.games.smashup.queries import (
    armoured,
    hideout_of,
    is_action,
    may_move,
    protected,
    shield_of,
)
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import DISCARD_, RESOLVE, SHIELD
from herna.kernel.choice import CHANCE, Choice, Option, Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import i64, vec
from herna.kernel.step import Ask, Step

SAVES: Final = PROTECTS | SHIELDS | HIDES  # what an action in play may save a minion by


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

    def hopeless(self, minion: i64) -> bool:
        """Whether this can never happen to a minion."""
        return False

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Do it to the minions that nothing has saved."""
        raise NotImplementedError

    def run(self, state: SmashUp) -> None:
        """Ask every protection in its order; do it to the rest, all at once (U12.10)."""
        left: list[i64] = [
            minion for minion in self.targets if state.where[minion] != NOWHERE and not self.hopeless(minion)
        ]
        if self.affects(state):
            if state.attached & SAVES != 0:
                unsaved = self.shielded(state, left)
                if unsaved is None:
                    return
                left = unsaved
            for minion in left:
                if FACES.traits[minion] & SULKS:
                    sulk(state, minion)
        self.apply(state, left)

    def shielded(self, state: SmashUp, targets: list[i64]) -> list[i64] | None:
        """Return who is not saved; nothing while the current player picks between two shields (U12.21)."""
        action = self.by >= 0 and is_action(self.by)
        left = targets
        if action and state.attached & PROTECTS != 0:
            left = [minion for minion in left if not protected(state, minion, self.you)]
        if self.by >= 0 and state.profile.modern:
            left = [minion for minion in left if not armoured(state, minion, self.you)]
        if state.attached & (HIDES | SHIELDS) == 0:
            return left
        for minion in left:
            hideout = hideout_of(state, minion, self.you) if action else NOTHING
            shield = shield_of(state, minion)
            if NOTHING not in (hideout, shield):
                state.do(PickShield(state.active, self.again(tuple(left)), hideout, shield))
                return None
        return self.unsaved(state, left, action)

    def unsaved(self, state: SmashUp, targets: list[i64], action: bool) -> list[i64]:
        """Use every shield up that stands alone; return who is left."""
        saved: list[i64] = []
        for minion in targets:
            if minion in saved:
                continue
            hideout = hideout_of(state, minion, self.you) if action else NOTHING
            shield = shield_of(state, minion)
            if hideout != NOTHING:
                saved.extend(sheltered(state, hideout, targets))
                destroy_action(state, hideout)
            elif shield != NOTHING:
                saved.append(minion)
                destroy_action(state, shield)
        return [minion for minion in targets if minion not in saved]


def sheltered(state: SmashUp, hideout: i64, targets: list[i64]) -> list[i64]:
    """Return the minions that a Hideout saves: its controller's at its base (A27)."""
    base, who = state.where[hideout], state.controller[hideout]
    return [minion for minion in targets if state.where[minion] == base and state.controller[minion] == who]


@final
class PickShield(Ask[SmashUp]):
    """Hideout or Tooth and Claw: the current player picks which is used (U12.21)."""

    def __init__(self, seat: Seat, effect: Affect, hideout: i64, shield: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.hideout: Final = hideout
        self.shield: Final = shield

    def choice(self, state: SmashUp) -> Choice:
        """Ask for one of the two."""
        return Choice(self.seat, "shield", vec[i64]([SHIELD.of(self.hideout), SHIELD.of(self.shield)]))

    def take(self, state: SmashUp, option: Option) -> None:
        """Use it up, and try again with those it has not saved."""
        used = SHIELD.target(option)
        targets = [i64(minion) for minion in self.effect.targets]
        saved = sheltered(state, used, targets) if used == self.hideout else [state.host[used]]
        destroy_action(state, used)
        state.do(self.effect.again(tuple([minion for minion in targets if minion not in saved])))


def sulk(state: SmashUp, minion: i64) -> None:
    """Let a Brownie remember that a card being played affects it (A9); no card of the box does so twice."""
    player = culprit(state)
    if player not in (NOBODY, state.controller[minion]) and not state.profile.modern:
        enqueue(state, Trigger(RESOLVE.of(minion), RandomDiscard(player, 2), ALIKE + player))


@final
class DrawCards(Step[SmashUp]):
    """A seat draws cards."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: SmashUp) -> None:
        """Draw them."""
        draw(state, self.seat, self.count)


@final
@mypyc_attr(free_list_len=1)
class RandomDiscard(Ask[SmashUp]):
    """Chance takes cards from a hand (U14.3); fewer cards than wanted are all taken (U10.2)."""

    def __init__(self, victim: Seat, count: i64) -> None:
        super().__init__(CHANCE)
        self.victim: Final = victim
        self.count: Final = count

    def choice(self, state: SmashUp) -> Choice:
        """Ask chance for a card."""
        return Choice(CHANCE, "random-discard", DISCARD_.over(state.hands[self.victim].cards()))

    def take(self, state: SmashUp, option: Option) -> None:
        """Discard it, and go on."""
        card = DISCARD_.target(option)
        known = state.hands[self.victim].take(card)
        state.discards[self.victim].put(card, known | PUBLIC)
        tell_of(state, "lost", self.victim, card)
        if self.count > 1:
            state.do(RandomDiscard(self.victim, self.count - 1))


@final
@mypyc_attr(free_list_len=1)
class Return(Affect):
    """Minions go back to their owners' hands (U11.2)."""

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        return Return(targets, self.by, self.you)

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Return them."""
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
        """Move them."""
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
        """Whether placing counts."""
        return state.profile.extended

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Bury them."""
        for minion in targets:
            bury_minion(state, minion)


@final
class PickUp(Affect):
    """A minion is placed in its owner's hand; that is no affecting in the usual sense."""

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        return PickUp(targets, self.by, self.you)

    def affects(self, state: SmashUp) -> bool:
        """Whether placing counts."""
        return state.profile.extended

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Pick them up."""
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
        """Strengthen them."""
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
        if FACES.traits[self.by] & TEXT:
            state.do(Text(self.by, self.you))
