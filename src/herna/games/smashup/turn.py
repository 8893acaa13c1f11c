"""Turns and their five phases (U3), and how the game ends (U9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.actions.play_action import play_action
from herna.games.smashup.actions.play_minion import PlaceMinion, announced
from herna.games.smashup.actions.special import abilities
from herna.games.smashup.base import BASES
from herna.games.smashup.card import ENDS, FACES, IGNORES, LENDS, PRINTED, STARTS
from herna.games.smashup.changes import destroy_action, discard_from, draw, end_boosts
from herna.games.smashup.components import (
    ANY_ACTION,
    AWAKE,
    BASE,
    DRAWN_EACH_TURN,
    FREE_MINION,
    HAND,
    HAND_LIMIT,
    MUSHROOM_KINGDOM,
    PHASE_DRAW,
    PHASE_END,
    PHASE_PLAY,
    PHASE_SCORE,
    PHASE_START,
)
from herna.games.smashup.credits import is_open, lose_credits, playable
from herna.games.smashup.frames import NONE, Trigger, resolve
from herna.games.smashup.guard import fresh, remember
from herna.games.smashup.limits import begin_anew
from herna.games.smashup.queries import EXPIRED, cancelled, is_minion
from herna.games.smashup.scoring import CheckBases, ready_bases, verdict
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import DISCARD_, PLAY, USE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import changed, filled, i64, vec
from herna.kernel.step import Ask, Step


@final
class Turn(Step[SmashUp]):
    """A turn begins."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: SmashUp) -> None:
        """Begin it."""
        begin_turn(state, self.seat)


def begin_turn(state: SmashUp, seat: Seat) -> None:
    """Let what lasted until now end, then all happen that does at the start of a turn (U3.1)."""
    state.active = seat
    state.turn += 1
    state.phase = PHASE_START
    state.own()
    for each in range(state.seats):
        state.plays[each] = 0
        state.played[each] = 0
    state.dug = 0
    state.asleep = state.marked[seat]
    if state.asleep != AWAKE:
        state.marked = changed(state.marked, seat, AWAKE)
    if state.waiving[seat] != 0:
        state.waiving = changed(state.waiving, seat, 0)
    state.scorings = 0
    state.memory = vec[i64]()
    state.tell("turn", seat, n=state.turn)
    begin_anew(state, seat)
    traits = state.attached
    if traits & IGNORES != 0 and not state.profile.modern:
        expire(state, seat)
    state.do(SCORE_PHASE)
    if traits & STARTS != 0 or MUSHROOM_KINGDOM in state.row:  # no other base speaks at the start
        state.do(PLAY_PHASE)
        resolve(state, openings(state))
    else:
        play_phase(state)


def expire(state: SmashUp, seat: Seat) -> None:
    """End a seat's Infiltrates, which last until its next turn (A5); those of 2025 wait to be used."""
    traits, controller = FACES.traits, state.controller
    mine = [each for each in state.actions if traits[each] & IGNORES != 0 and controller[each] == seat]
    state.own()
    for action in mine:
        if state.profile.infiltrate_leaves:
            destroy_action(state, action)
        else:
            state.note[action] = EXPIRED


def openings(state: SmashUp) -> list[Trigger]:
    """Collect what happens at the start of the turn."""
    found: list[Trigger] = []
    for action in state.actions:
        if FACES.traits[action] & STARTS:
            trigger = PRINTED[action].at_start(state, action)
            if trigger is not None:
                found.append(trigger)
    for base in state.row:
        opening = BASES[base].at_start(state, base)
        if opening is not None and not cancelled(state, base):
            found.append(opening)
    return found


@final
class PlayPhase(Step[SmashUp]):
    """The second phase begins."""

    def run(self, state: SmashUp) -> None:
        """Begin it."""
        play_phase(state)


def play_phase(state: SmashUp) -> None:
    """Hand out the permissions: a free minion, a free action, and what cards in play add (U4.1)."""
    seat = state.active
    state.phase = PHASE_PLAY
    state.own()
    state.credits[FREE_MINION] = 1
    state.credits[ANY_ACTION] = 1
    if not state.profile.modern:
        traits = FACES.traits
        for minion in state.alert:
            if traits[minion] & LENDS != 0 and state.controller[minion] == seat:
                state.credits[ANY_ACTION] += 1
    state.do(Menu(seat))


@final
@mypyc_attr(free_list_len=1)
class Menu(Ask[SmashUp]):
    """Play cards and use abilities in any order, until the phase is declared over (U3.2, U3.6).

    Who holds cards and may still play one is asked even if none of them can be: silence would tell.
    """

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a card to play, an ability to use, or the end of the phase."""
        seat = self.seat
        options = PLAY.over(playable(state, seat))
        options = USE.onto(options, abilities(state, seat))
        options = fresh(state, seat, "turn", or_pass(options))
        return Choice(seat, "turn", options, always=is_open(state, seat))

    def take(self, state: SmashUp, option: Option) -> None:
        """Do it, and ask again."""
        if option == PASS:
            return
        seat = self.seat
        remember(state, seat, "turn", option)
        state.do(self)
        if PLAY.owns(option):
            card = PLAY.target(option)
            if is_minion(card):
                state.do(PlaceMinion(seat, card, announced(state, seat, card)))
            else:
                state.own()
                state.credits[ANY_ACTION] -= 1
                play_action(state, card, seat)
        else:
            card = USE.target(option)
            PRINTED[card].use(state, seat, card)


@final
class ScorePhase(Step[SmashUp]):
    """The third phase: unused permissions are lost, and bases are checked (U3.3)."""

    def run(self, state: SmashUp) -> None:
        """Check the bases; if none is ready, go on at once."""
        state.phase = PHASE_SCORE
        lose_credits(state)
        ready = ready_bases(state)
        if len(ready) > 0:
            state.do(CheckBases(state.active, ready), DRAW_PHASE)
        else:
            draw_phase(state)


@final
class DrawPhase(Step[SmashUp]):
    """The fourth phase begins."""

    def run(self, state: SmashUp) -> None:
        """Begin it."""
        draw_phase(state)


def draw_phase(state: SmashUp) -> None:
    """Draw two cards, then discard down to ten (U3.4)."""
    state.phase = PHASE_DRAW
    draw(state, state.active, DRAWN_EACH_TURN)
    if state.hands[state.active].size() > HAND_LIMIT:
        state.do(HandLimit(state.active), END_PHASE)
    else:
        end_phase(state)


@final
@mypyc_attr(free_list_len=1)
class HandLimit(Ask[SmashUp]):
    """Discard down to ten cards, of one's own choice."""

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a card."""
        return Choice(self.seat, "hand-limit", DISCARD_.over(state.hands[self.seat].cards()))

    def take(self, state: SmashUp, option: Option) -> None:
        """Discard it, and go on if there are still too many."""
        discard_from(state, DISCARD_.target(option), HAND)
        if state.hands[self.seat].size() > HAND_LIMIT:
            state.do(self)


@final
class EndPhase(Step[SmashUp]):
    """The fifth phase begins."""

    def run(self, state: SmashUp) -> None:
        """Begin it."""
        end_phase(state)


def end_phase(state: SmashUp) -> None:
    """Let everything happen that does at the end of the turn (U3.5)."""
    state.phase = PHASE_END
    found = closings(state) if state.attached & ENDS != 0 else NONE
    if found:
        state.do(FINISH)
        resolve(state, found)
    else:
        finish(state)


def closings(state: SmashUp) -> list[Trigger]:
    """Collect what happens at the end of the turn."""
    found: list[Trigger] = []
    for action in state.actions:
        if FACES.traits[action] & ENDS:
            trigger = PRINTED[action].at_end(state, action)
            if trigger is not None:
                found.append(trigger)
    return found


@final
class Finish(Step[SmashUp]):
    """What happened at the end of the turn is over."""

    def run(self, state: SmashUp) -> None:
        """Finish the turn."""
        finish(state)


def finish(state: SmashUp) -> None:
    """Let what lasted until the end of the turn expire, see who has won, and go on to the left."""
    end_boosts(state, state.active)
    if any(amount != 0 for amount in state.lowered):
        state.lowered = filled(BASE.count)
    verdict(state)
    if state.outcome is None:
        begin_turn(state, (state.active + 1) % state.seats)


PLAY_PHASE: Final = PlayPhase()
SCORE_PHASE: Final = ScorePhase()
DRAW_PHASE: Final = DrawPhase()
END_PHASE: Final = EndPhase()
FINISH: Final = Finish()
