"""Ninjas: they come when a base is about to score, and nobody saw them."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.actions.play_action import play_action
from herna.games.smashup.actions.play_minion import MustPlayAt, play_minion
from herna.games.smashup.base import BASE_LENDS
from herna.games.smashup.card import MINION, ON_BASE, ON_MINION, STANDARD, Card
from herna.games.smashup.cards.ninja_steps import AcolyteSwap, SlipAway, Strike
from herna.games.smashup.changes import destroy_action
from herna.games.smashup.components import EXTRA_MINION, HAND, NOWHERE
from herna.games.smashup.credits import candidates
from herna.games.smashup.destruction import Disperse
from herna.games.smashup.effects import Move, Return
from herna.games.smashup.frames import ALIKE, Framed, Trigger
from herna.games.smashup.limits import spend, used_in_scoring
from herna.games.smashup.one_minion import DESTROY, found_in, may, must
from herna.games.smashup.power import power
from herna.games.smashup.printing import Deck
from herna.games.smashup.queries import (
    actions_on,
    attached_to,
    in_window,
    may_act,
    may_play,
    minions_at,
    minions_of,
    open_to,
)
from herna.games.smashup.questions import a_card, a_minion, away, maybe_minion
from herna.games.smashup.reasons import BLOCKED, MINION_PLAYED
from herna.games.smashup.several_cards import gather
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import IGNORE, RESOLVE
from herna.kernel.choice import PASS, Seat, or_pass
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Pick
from herna.kernel.why import Reason


@final
class NinjaMaster(Card):
    """You may destroy a minion here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for a minion at its base, your own included, or for none."""
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
        if state.where[card] != NOWHERE or used_in_scoring(state, seat, card):
            return False
        return may_play(state, seat) and open_to(state, seat, card, state.scoring)

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Play this Shinobi at the base that is about to score."""
        spend(state, card)
        play_minion(state, card, seat, state.scoring, HAND)


@final
class NinjaAcolyte(Card):
    """Before you play a minion in your turn: return it to your hand to play an extra minion in its place."""

    def usable(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """When no minion was played this turn and one could be played there."""
        base = state.where[card]
        if state.played[seat] > 0:
            return False
        return open_to(state, seat, card, base) or len(candidates(state, seat, EXTRA_MINION, base)) > 0

    def use(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Return it; if it has really gone, play another."""
        base = state.where[card]
        state.do(Framed(Return((card,), card, seat)), AcolyteSwap(seat, card, base, state.tenure[base]))

    def excuse(self, state: SmashUp, seat: Seat, card: i64) -> Reason:
        """Say that a minion was played already, or that none may be played there."""
        return MINION_PLAYED if state.played[seat] > 0 else BLOCKED


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
        for _minion in picked:
            state.then(MustPlayAt(you, base, state.tenure[base]))
        state.then(SlipAway(card, you, tuple(picked), tuple([int(state.arrived[each]) for each in picked])))


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
        """Play it as an action, which asks for the minion."""
        play_action(state, card, seat)


# What an Infiltrate notes.
WORKS: Final = 0
EXPIRED: Final = 1
DOES_WITHOUT: Final = 2


@final
class Infiltrate(Card):
    """Destroy another action on its base; until your next turn you may ignore the base's ability."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Destroy one, and decide about a lasting ability once and for all (A30)."""
        base = state.where[card]
        others = vec[i64]([action for action in actions_on(state, base) if action != card])
        victim = a_card(pick, "destroy-action", others) if len(others) > 0 else -1
        if state.printed.sites[base] & BASE_LENDS != 0:
            ignored = pick.one("do-without", or_pass(vec[i64]([IGNORE.of(base)])))
            state.memorise(card, WORKS if ignored == PASS else DOES_WITHOUT)
        if victim >= 0:
            destroy_action(state, victim)

    def may_ignore(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Its controller may, as long as it works."""
        return state.controller[card] == seat and state.memo[card] != EXPIRED

    def does_without(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Its controller does, once it was so decided."""
        return state.controller[card] == seat and state.memo[card] == DOES_WITHOUT

    def wears_off(self, state: SmashUp, card: i64) -> None:
        """Stay without doing anything more, or go if that is agreed (A5)."""
        if state.profile.infiltrate_leaves:
            destroy_action(state, card)
        else:
            state.memorise(card, EXPIRED)


@final
class Poison(Card):
    """Destroy any number of actions on the minion it is on; the minion has 4 less power."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose the actions on that minion, and destroy them."""
        others = vec[i64]([each for each in attached_to(state, state.host[card]) if each != card])
        gather(state, you, card, "destroy-action", others, vec[i64]())

    def gathered(self, state: SmashUp, you: Seat, card: i64, chosen: Row) -> None:
        """Destroy the actions chosen; the minion keeps the Poison."""
        for action in chosen:
            destroy_action(state, action)


@final
class SeeingStars(Card):
    """Destroy a minion of power 3 or less."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for a minion of power 3 or less at any base, and destroy it."""
        prey = vec[i64]([minion for minion in state.minions if power(state, minion) <= 3])
        must(state, DESTROY, card, you, prey)


class Smoke(Card):
    """Other players' actions do not affect your minion it is on."""

    def may_host(self, state: SmashUp, you: Seat, minion: i64) -> bool:
        """Only on your own minions."""
        return state.controller[minion] == you

    def protects(self, state: SmashUp, card: i64, minion: i64, you: Seat, by_action: bool) -> bool:
        """Cover its host, if that is still its controller's."""
        who = state.controller[card]
        return by_action and you != who == state.controller[minion] and state.host[card] == minion


@final
class SmokeBomb(Smoke):
    """It goes at the start of your turn."""

    def at_start(self, state: SmashUp, card: i64) -> Trigger | None:
        """Disperse at the start of its controller's turn."""
        if state.controller[card] != state.active:
            return None
        return Trigger(RESOLVE.of(card), Disperse(card), ALIKE)


@final
class WayOfDeception(Card):
    """Move one of your minions to another base."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose which, and where to."""
        minion = a_minion(state, pick, "move-which", minions_of(state, you))
        state.do(Move((minion,), (away(state, pick, minion),), card, you))


DECK: Final[Deck] = (
    (1, NinjaMaster("ninja-master", MINION, 5)),
    (2, TigerAssassin("tiger-assassin", MINION, 4)),
    (3, Shinobi("shinobi", MINION, 3)),
    (4, NinjaAcolyte("ninja-acolyte", MINION, 2)),
    (1, Assassination("assassination", ON_MINION)),
    (1, Disguise("disguise", STANDARD)),
    (1, HiddenNinja("hidden-ninja", STANDARD)),
    (2, Infiltrate("infiltrate", ON_BASE)),
    (1, Poison("poison", ON_MINION, gives=-4)),
    (2, SeeingStars("seeing-stars", STANDARD)),
    (1, SmokeBomb("smoke-bomb", ON_MINION)),
    (1, WayOfDeception("way-of-deception", STANDARD)),
)
"""How many of each card the faction has."""
