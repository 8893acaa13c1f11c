"""Turns and their five phases (U3), and how the game ends (U9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.actions.play_action import play_action
from herna.games.smashup.actions.play_minion import PlaceMinion, announced
from herna.games.smashup.actions.special import abilities
from herna.games.smashup.base import BASE_AT_END, BASE_AT_START
from herna.games.smashup.card import AT_END, AT_PLAY_PHASE, AT_START, TALENT, WEARS_OFF
from herna.games.smashup.changes import discard_from, draw, end_boosts
from herna.games.smashup.components import (
    ANY_ACTION,
    AWAKE,
    BASE,
    DRAWN_EACH_TURN,
    FREE_MINION,
    HAND,
    HAND_LIMIT,
    PHASE_DRAW,
    PHASE_END,
    PHASE_PLAY,
    PHASE_SCORE,
    PHASE_START,
)
from herna.games.smashup.credits import is_open, playable
from herna.games.smashup.frames import NONE, Trigger, joined, resolve
from herna.games.smashup.guard import fresh, remember
from herna.games.smashup.limits import begin_anew, use_talent
from herna.games.smashup.queries import is_minion, listeners, sites
from herna.games.smashup.scoring import CheckBases, ready_bases, verdict
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import DISCARD_, PLAY, USE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import changed, filled, i64, vec
from herna.kernel.step import Ask, Step


@final
class Turn(Step[SmashUp]):
    """A seat's turn begins, with its first phase (U3.1)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: SmashUp) -> None:
        """Open the first phase of a seat's turn."""
        begin_turn(state, self.seat)


def begin_turn(state: SmashUp, seat: Seat) -> None:
    """Let what lasted until now end, then all happen that does at the start of a turn (U3.1)."""
    state.active = seat
    state.turn += 1
    state.phase = PHASE_START
    state.count_anew()
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
    expire(state, seat)
    found = openings(state)
    if found:
        resolve(state, found)
        state.then(PLAY_PHASE)
    else:
        play_phase(state)
    state.then(SCORE_PHASE)


def expire(state: SmashUp, seat: Seat) -> None:
    """End what a seat's cards do until its next turn (A5)."""
    for card in listeners(state, WEARS_OFF):
        if state.controller[card] == seat:
            state.printed.cards[card].wears_off(state, card)


def openings(state: SmashUp) -> list[Trigger]:
    """Collect what happens at the start of the turn: what cards in play do, then bases."""
    printed = state.printed
    found = NONE
    for card in listeners(state, AT_START):
        found = joined(found, printed.cards[card].at_start(state, card))
    for base in sites(state, BASE_AT_START):
        found = joined(found, printed.bases[base].at_start(state, base))
    return found


@final
class PlayPhase(Step[SmashUp]):
    """The second phase begins."""

    def run(self, state: SmashUp) -> None:
        """Open the phase in which cards are played."""
        play_phase(state)


def play_phase(state: SmashUp) -> None:
    """Hand out the permissions: a free minion, a free action, and what cards in play add (U4.1)."""
    seat = state.active
    state.phase = PHASE_PLAY
    state.set_permits(FREE_MINION, 1)
    state.set_permits(ANY_ACTION, 1)
    for card in listeners(state, AT_PLAY_PHASE):
        if state.controller[card] == seat:
            state.printed.cards[card].at_play_phase(state, card)
    state.then(Menu(seat))


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
        if USE.owns(option):
            use_ability(state, seat, USE.target(option))
        elif is_minion(state, PLAY.target(option)):
            card = PLAY.target(option)
            state.do(PlaceMinion(seat, card, announced(state, seat, card)))
        else:
            state.permit(ANY_ACTION, -1)
            play_action(state, PLAY.target(option), seat)
        state.then(self)


def use_ability(state: SmashUp, seat: Seat, card: i64) -> None:
    """Use a card's talent once in this turn (U6.4), or its other ability."""
    printed = state.printed.cards[card]
    if state.printed.speaks[card] & TALENT != 0 and state.controller[card] == seat:
        use_talent(state, card)
        printed.talent(state, seat, card)
    else:
        printed.use(state, seat, card)


@final
class ScorePhase(Step[SmashUp]):
    """The third phase: unused permissions are lost, and bases are checked (U3.3)."""

    def run(self, state: SmashUp) -> None:
        """Check the bases; if none is ready, go on at once."""
        state.phase = PHASE_SCORE
        state.lose_permits()
        ready = ready_bases(state)
        if len(ready) > 0:
            state.do(CheckBases(state.active, ready), DRAW_PHASE)
        else:
            draw_phase(state)


@final
class DrawPhase(Step[SmashUp]):
    """The fourth phase begins."""

    def run(self, state: SmashUp) -> None:
        """Draw the two cards of the fourth phase."""
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
        """Let everything speak that ends the turn."""
        end_phase(state)


def end_phase(state: SmashUp) -> None:
    """Let everything happen that does at the end of the turn (U3.5)."""
    state.phase = PHASE_END
    found = closings(state)
    if found:
        resolve(state, found)
        state.then(FINISH)
    else:
        finish(state)


def closings(state: SmashUp) -> list[Trigger]:
    """Collect what happens at the end of the turn: what cards in play do, then bases."""
    printed = state.printed
    found = NONE
    for card in listeners(state, AT_END):
        found = joined(found, printed.cards[card].at_end(state, card))
    for base in sites(state, BASE_AT_END):
        found = joined(found, printed.bases[base].at_end(state, base))
    return found


@final
class Finish(Step[SmashUp]):
    """What happened at the end of the turn is over."""

    def run(self, state: SmashUp) -> None:
        """Let effects expire, see whether somebody has won, and go on to the next player."""
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
