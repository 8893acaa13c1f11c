"""Pirates: they sail from base to base, and fire from afar."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.actions.play_action import play_action
from herna.games.smashup.card import MINION, STANDARD, Card
from herna.games.smashup.components import CARD, NOWHERE, SMALL, faction_of
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.effects import Boost, Move
from herna.games.smashup.frames import Framed
from herna.games.smashup.limits import spend
from herna.games.smashup.one_minion import DESTROY, may
from herna.games.smashup.power import power
from herna.games.smashup.printing import Deck
from herna.games.smashup.queries import (
    has_minion_at,
    may_act,
    may_move,
    minions_at,
    minions_of,
    minions_of_at,
    other_bases,
)
from herna.games.smashup.questions import a_base, a_faction, a_minion, a_seat, away, maybe_minion
from herna.games.smashup.several_moves import voyage
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Pick, Script, Step


@final
class PirateKing(Card):
    """Before another base scores, you may move it there."""

    def usable_before(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """From another base, once each time."""
        return state.where[card] not in (NOWHERE, state.scoring) and card not in state.spent

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Move it to the base being scored; once for that base."""
        spend(state, card)
        state.do(Framed(Move((card,), (state.scoring,), card, seat)))


class Buccaneer(Card):
    """If it would be destroyed, move it to another base instead."""

    def ways_out(self, state: SmashUp, card: i64) -> Row:
        """To any other base, if its controller may move minions."""
        if not may_move(state, state.controller[card]):
            return vec[i64]()
        return AT.each(other_bases(state, state.where[card]))


@final
class SaucyWench(Card):
    """You may destroy a minion of power 2 or less here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose a weak one."""
        here = minions_at(state, state.where[card])
        prey = vec[i64]([minion for minion in here if power(state, minion) <= SMALL])
        may(state, DESTROY, card, you, prey)


@final
class FirstMate(Card):
    """After its base has scored, you may move it to another base."""

    def usable_after(self, state: SmashUp, card: i64) -> bool:
        """When there is another base."""
        return len(state.row) > 1

    def use_after(self, state: SmashUp, seat: Seat, card: i64) -> Step[SmashUp]:
        """Return the question to which other base it sails."""
        return SailOn(card, seat)


@final
@mypyc_attr(free_list_len=1)
class SailOn(Script[SmashUp]):
    """A First Mate leaves a scored base."""

    def __init__(self, card: i64, seat: Seat, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers, CARD.ref(card))
        self.card: Final = card

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Ask where to, and sail."""
        state.do(Move((self.card,), (away(state, pick, self.card),), self.card, self.seat))

    def again(self, answers: tuple[Option, ...]) -> SailOn:
        """Return this with other answers."""
        return SailOn(self.card, self.seat, answers)


@final
class Broadside(Card):
    """Destroy all of one player's minions of power 2 or less at a base where you have a minion."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose the base and the player, perhaps yourself (A20)."""
        bases = vec[i64]([base for base in state.row if has_minion_at(state, you, base)])
        base = a_base(pick, "which-base", bases)
        victim = a_seat(pick, "whose-minions", vec[i64](range(state.seats)))
        prey = [minion for minion in minions_of_at(state, victim, base) if power(state, minion) <= SMALL]
        state.do(Destroy(tuple(prey), card, you))


@final
class Cannon(Card):
    """Destroy up to two minions of power 2 or less."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose both before the first is hit."""
        prey = vec[i64]([minion for minion in state.minions if power(state, minion) <= SMALL])
        targets: list[int] = []
        while len(targets) < min(2, len(prey)):
            left = vec[i64]([minion for minion in prey if minion not in targets])
            minion = maybe_minion(state, pick, "destroy-which", left)
            if minion < 0:
                break
            targets.append(minion)
        state.do(Destroy(tuple(targets), card, you))


@final
class Dinghy(Card):
    """Move up to two of your minions to other bases."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose which, and where each goes."""
        voyage(state, you, card, minions_of(state, you), 2)


@final
class FullSail(Card):
    """Move any number of your minions to other bases; it may also be played before a base scores."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose which, and where each goes."""
        mine = minions_of(state, you)
        voyage(state, you, card, mine, len(mine))

    def usable_before(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """From hand, when actions may be played."""
        return may_act(state, seat)

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Play it as in a turn."""
        play_action(state, card, seat)


@final
class Powderkeg(Card):
    """Destroy one of your minions and all others at its base that are not stronger."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose yours; all go up together."""
        mine = a_minion(state, pick, "powderkeg", minions_of(state, you))
        strength = power(state, mine)
        here = minions_at(state, state.where[mine])
        state.do(Destroy(tuple([each for each in here if power(state, each) <= strength]), card, you))


@final
class SeaDogs(Card):
    """Name a faction; move all other players' minions of it from one base to another."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose the faction and both bases."""
        faction = a_faction(pick)
        start = a_base(pick, "from-base", state.row)
        to = a_base(pick, "move-to", other_bases(state, start))
        crew = [
            minion
            for minion in minions_at(state, start)
            if state.controller[minion] != you and faction_of(minion) == faction
        ]
        state.do(Move(tuple(crew), tuple([to for _minion in crew]), card, you))


@final
class Shanghai(Card):
    """Move another player's minion to another base."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose which, and where to."""
        others = vec[i64]([minion for minion in state.minions if state.controller[minion] != you])
        minion = a_minion(state, pick, "move-which", others)
        state.do(Move((minion,), (away(state, pick, minion),), card, you))


@final
class Swashbuckling(Card):
    """Each of your minions gains 1 power until the end of the turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Strengthen your minions in play now, until the current turn ends, whoever's it is."""
        state.do(Boost(tuple(minions_of(state, you)), 1, state.active, card, you))


DECK: Final[Deck] = (
    (1, PirateKing("pirate-king", MINION, 5)),
    (2, Buccaneer("buccaneer", MINION, 4)),
    (3, SaucyWench("saucy-wench", MINION, 3)),
    (4, FirstMate("first-mate", MINION, 2)),
    (2, Broadside("broadside", STANDARD)),
    (1, Cannon("cannon", STANDARD)),
    (2, Dinghy("dinghy", STANDARD)),
    (1, FullSail("full-sail", STANDARD)),
    (1, Powderkeg("powderkeg", STANDARD)),
    (1, SeaDogs("sea-dogs", STANDARD)),
    (1, Shanghai("shanghai", STANDARD)),
    (1, Swashbuckling("swashbuckling", STANDARD)),
)
"""How many of each card the faction has."""
