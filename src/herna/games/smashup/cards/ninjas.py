"""Ninjas: they come when a base is about to score, and nobody saw them."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.actions.play_action import play_action
from herna.games.smashup.actions.play_minion import MustPlayAt, play_minion
from herna.games.smashup.aim import DESTROY, found_in, may, must
from herna.games.smashup.card import (
    ACTIVATED,
    BEFORE,
    ENDS,
    IGNORES,
    MINION,
    ON_BASE,
    ON_MINION,
    PROTECTS,
    STANDARD,
    STARTS,
    TALENT,
    TEXT,
    Card,
)
from herna.games.smashup.cards.stealth import AcolyteSwap, SlipAway, Strike
from herna.games.smashup.changes import destroy_action, spend
from herna.games.smashup.choose import a_card, a_minion, away, maybe_card, maybe_minion
from herna.games.smashup.components import BASE, EXTRA_MINION, HAND, LENT, NOWHERE
from herna.games.smashup.credits import candidates
from herna.games.smashup.destruction import Disperse
from herna.games.smashup.effects import Move, Return
from herna.games.smashup.frames import ALIKE, Framed, Trigger
from herna.games.smashup.gather import gather
from herna.games.smashup.limits import hush
from herna.games.smashup.power import power
from herna.games.smashup.queries import (
    DOES_WITHOUT,
    actions_on,
    attached_to,
    in_window,
    may_act,
    may_play,
    minions_at,
    minions_of,
    open_to,
)
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import IGNORE, RESOLVE
from herna.kernel.choice import PASS, Seat, or_pass
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Pick


@final
class NinjaMaster(Card):
    """You may destroy a minion here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose any."""
        may(state, DESTROY, card, you, minions_at(state, state.where[card]))


@final
class TigerAssassin(Card):
    """You may destroy a minion of power 3 or less here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose a weak one."""
        here = minions_at(state, state.where[card])
        prey = vec[i64]([minion for minion in here if power(state, minion) <= 3])
        may(state, DESTROY, card, you, prey)


@final
class Shinobi(Card):
    """Before a base scores you may play it there; one Shinobi each time."""

    def usable_before(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """From hand, unless you have used one at this base or may not play it there."""
        if state.where[card] != NOWHERE or -1 - seat in state.spent:
            return False
        return may_play(state, seat) and open_to(state, seat, card, state.scoring)

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Play it."""
        spend(state, -1 - seat)
        play_minion(state, card, seat, state.scoring, HAND)


@final
class NinjaAcolyte(Card):
    """Before you play a minion in your turn: return it to your hand to play an extra minion in its place."""

    def usable(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """When no minion was played this turn and one could be played there."""
        base = state.where[card]
        if base == NOWHERE or state.controller[card] != seat:
            return False
        return open_to(state, seat, card, base) or len(candidates(state, seat, EXTRA_MINION, base)) > 0

    def use(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Return it; if it has really gone, play another."""
        base = state.where[card]
        state.do(Framed(Return((card,), card, seat)), AcolyteSwap(seat, card, base, state.tenure[base]))


@final
class Assassination(Card):
    """At the end of the turn destroy the minion it is on."""

    def at_end(self, state: SmashUp, card: i64) -> Trigger | None:
        """Strike; a survivor is struck again next time (A10)."""
        return Trigger(RESOLVE.of(card), Strike(card))


@final
class Disguise(Card):
    """Choose one or two of your minions at a base; play as many extra minions there, then return them."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose only as many as can be played (A16)."""
        where, mine = state.where, minions_of(state, you)
        homes = found_in(where, mine)
        bases = vec[i64]([each for each in homes if len(candidates(state, you, EXTRA_MINION, each)) > 0])
        mine = vec[i64]([each for each in mine if where[each] in bases])
        first = a_minion(state, pick, "disguise-which", mine)
        base = state.where[first]
        picked = [int(first)]
        if len(candidates(state, you, EXTRA_MINION, base)) > 1:
            others = vec[i64]([each for each in mine if state.where[each] == base and each != first])
            second = maybe_minion(state, pick, "disguise-which", others)
            if second >= 0:
                picked.append(second)
        state.do(SlipAway(card, you, tuple(picked), tuple([int(state.note[each]) for each in picked])))
        for _minion in picked:
            state.do(MustPlayAt(you, base, state.tenure[base]))


@final
class HiddenNinja(Card):
    """Before a base scores: play a minion there."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Play one now; outside that moment nothing happens (A17)."""
        if in_window(state):
            state.do(MustPlayAt(you, state.scoring, state.tenure[state.scoring]))

    def usable_before(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """From hand, when actions may be played."""
        return may_act(state, seat)

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Play it."""
        play_action(state, card, seat)


@final
class Infiltrate(Card):
    """Destroy another action on its base; until your next turn you may ignore the base's ability.

    In 2025 you may destroy one, and its talent is to give it up to cancel the base's ability until your turn.
    """

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Destroy one, and decide about a lasting ability once and for all (A30)."""
        base = state.where[card]
        others = vec[i64]([action for action in actions_on(state, base) if action != card])
        if state.profile.modern:
            chosen = maybe_card(pick, "destroy-action", others)
            if chosen >= 0:
                destroy_action(state, chosen)
            return
        victim = a_card(pick, "destroy-action", others) if len(others) > 0 else -1
        if LENT[base] > 0:
            ignored = pick.one("do-without", or_pass(vec[i64]([IGNORE.of(base)])))
            state.own()
            state.note[card] = 0 if ignored == PASS else DOES_WITHOUT
        if victim >= 0:
            destroy_action(state, victim)

    def use(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Silence the base."""
        base = state.where[card]
        destroy_action(state, card)
        hush(state, base, seat)
        state.tell("hushed", seat, BASE.ref(base))


@final
class Poison(Card):
    """Destroy any number of actions on the minion it is on; the minion has 4 less power."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose which."""
        others = vec[i64]([each for each in attached_to(state, state.host[card]) if each != card])
        gather(state, you, card, "destroy-action", others, vec[i64]())

    def gathered(self, state: SmashUp, you: Seat, card: i64, chosen: Row) -> None:
        """Destroy them."""
        for action in chosen:
            destroy_action(state, action)


@final
class SeeingStars(Card):
    """Destroy a minion of power 3 or less."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose one anywhere."""
        prey = vec[i64]([minion for minion in state.minions if power(state, minion) <= 3])
        must(state, DESTROY, card, you, prey)


@final
class SmokeBomb(Card):
    """Other players' actions do not affect your minion it is on. It goes at the start of your turn.

    In 2025 it stays.
    """

    def may_host(self, state: SmashUp, you: Seat, minion: i64) -> bool:
        """Only on your own minions."""
        return state.controller[minion] == you

    def protects(self, state: SmashUp, card: i64, minion: i64) -> bool:
        """Cover its host."""
        return state.host[card] == minion

    def at_start(self, state: SmashUp, card: i64) -> Trigger | None:
        """Disperse at the start of its controller's turn."""
        if state.controller[card] != state.active or state.profile.modern:
            return None
        return Trigger(RESOLVE.of(card), Disperse(card), ALIKE)


@final
class WayOfDeception(Card):
    """Move one of your minions to another base."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose which, and where to."""
        minion = a_minion(state, pick, "move-which", minions_of(state, you))
        state.do(Move((minion,), (away(state, pick, minion),), card, you))


DECK: Final[tuple[tuple[int, Card], ...]] = (
    (1, NinjaMaster("ninja-master", MINION, 5, TEXT)),
    (2, TigerAssassin("tiger-assassin", MINION, 4, TEXT)),
    (3, Shinobi("shinobi", MINION, 3, BEFORE)),
    (4, NinjaAcolyte("ninja-acolyte", MINION, 2, ACTIVATED)),
    (1, Assassination("assassination", ON_MINION, traits=ENDS)),
    (1, Disguise("disguise", STANDARD, traits=TEXT)),
    (1, HiddenNinja("hidden-ninja", STANDARD, traits=TEXT | BEFORE)),
    (2, Infiltrate("infiltrate", ON_BASE, traits=TEXT | IGNORES | TALENT)),
    (1, Poison("poison", ON_MINION, traits=TEXT, gives=-4)),
    (2, SeeingStars("seeing-stars", STANDARD, traits=TEXT)),
    (1, SmokeBomb("smoke-bomb", ON_MINION, traits=PROTECTS | STARTS)),
    (1, WayOfDeception("way-of-deception", STANDARD, traits=TEXT)),
)
"""How many of each card the faction has."""
