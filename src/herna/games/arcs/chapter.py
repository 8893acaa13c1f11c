"""The end of a chapter and the deal of the next (A18)."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.slots import city_returned
from herna.games.arcs.changes import return_piece
from herna.games.arcs.components import (
    AGENT,
    AMBITION,
    AMBITIONS,
    CHAPTERS,
    HAND,
    MARKERS,
    NONE,
    TYRANT,
    WARLORD,
    WIN_POWER,
)
from herna.games.arcs.hands import gather_discards
from herna.games.arcs.listeners import AFTER_SCORING, listeners
from herna.games.arcs.pieces import captive_owner, trophy_owner, trophy_piece
from herna.games.arcs.queries import has_conceded, marked, turn_order
from herna.games.arcs.scoring import End, gains
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import MULLIGAN
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.order import AnyOrder
from herna.kernel.pile import only
from herna.kernel.rows import changed, filled, i64, vec
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class EndChapter(Step[Arcs]):
    """Score, then what happens after scoring, clean up, and go on."""

    def run(self, state: Arcs) -> None:
        """Discard what hands are left, and lay out the steps."""
        for seat in range(state.seats):
            state.hands[seat].pour_into(state.discard)
        state.passes = 0
        state.tell("chapter-ended", state.initiative, n=state.chapter)
        state.do(Score(), CleanUp(), NextChapter())


@final
class Score(Step[Arcs]):
    """Every ambition with a marker is scored; all are counted before anything else happens (A18.8)."""

    def run(self, state: Arcs) -> None:
        """Gain Power, then collect the effects after scoring."""
        for ambition in range(AMBITIONS):
            won = gains(state, ambition)
            for seat in range(state.seats):
                if won[seat] > 0:
                    state.power = changed(state.power, seat, state.power[seat] + won[seat])
                    state.tell("scored", seat, AMBITION.ref(ambition), n=won[seat])
        waiting = after_scoring(state)
        if waiting:
            state.do(AnyOrder(state.initiative, waiting))


def after_scoring(state: Arcs) -> tuple[tuple[Option, Step[Any]], ...]:
    """Collect what cards do after scoring, listed in the order of the cards (A18.3)."""
    found: list[tuple[Option, Step[Any]]] = []
    for seat in range(state.seats):
        for card in listeners(state, seat, AFTER_SCORING):
            step = card.after_scoring(state, seat)
            if step is not None:
                found.append((card.use, step))
    found.sort(key=option_of)
    return tuple(found)


def option_of(waiting: tuple[Option, Step[Any]]) -> Option:
    """Return the option of a step that waits."""
    return waiting[0]


@final
class CleanUp(Step[Arcs]):
    """Trophies and Captives return if their ambition was scored; one marker is flipped (A18.4, A18.5)."""

    def run(self, state: Arcs) -> None:
        """Return what was scored, clear the ambitions, and let owners of covered slots rearrange."""
        before = state.cities[:]
        if marked(state, WARLORD):
            return_trophies(state)
        if marked(state, TYRANT):
            return_captives(state)
        state.markers = filled(MARKERS, NONE)
        state.flipped = min(MARKERS, state.flipped + 1)
        for seat in turn_order(state):
            city_returned(state, seat, before[seat])


def return_trophies(state: Arcs) -> None:
    """Give all Trophies back to their owners."""
    trophies = state.trophies
    state.trophies = filled(len(trophies))
    for at in range(len(trophies)):
        if trophies[at] > 0:
            return_piece(state, trophy_owner(at), trophy_piece(at), trophies[at])


def return_captives(state: Arcs) -> None:
    """Give all Captives back to their owners."""
    captives = state.captives
    state.captives = filled(len(captives))
    for at in range(len(captives)):
        if captives[at] > 0:
            return_piece(state, captive_owner(at), AGENT, captives[at])


@final
class NextChapter(Step[Arcs]):
    """The game ends at enough Power or after the fifth chapter; otherwise cards are dealt (A1.3, A18.6)."""

    def run(self, state: Arcs) -> None:
        """End it, or go on."""
        most = max([int(power) for power in state.power])
        if most >= WIN_POWER[state.seats] or state.chapter == CHAPTERS:
            state.do(End())
        else:
            state.chapter += 1
            state.do(Deal())


@final
class Deal(Step[Arcs]):
    """Shuffle all action cards and deal six to each; the rest is the discard pile (A5.10, A5.11, A18.7)."""

    def run(self, state: Arcs) -> None:
        """Deal; with two seats the one without initiative may change its hand."""
        pile = state.discard
        gather_discards(state)
        pile.shuffle(state.rng)
        state.declined = 0
        for seat in range(state.seats):
            if not has_conceded(state, seat):
                deal_hand(state, seat)
        state.tell("dealt", state.initiative, n=state.chapter)
        if state.seats == 2:
            state.do(Mulligan(1 - state.initiative))


def deal_hand(state: Arcs, seat: Seat) -> None:
    """Deal six cards to a seat."""
    for _each in range(HAND):
        state.hands[seat].put(state.discard.draw(), only(seat))


@final
class Mulligan(Ask[Arcs]):
    """The player without initiative may once discard the hand for six new cards (A19.4, R-10)."""

    def choice(self, state: Arcs) -> Choice:
        """Offer six new cards for the whole hand."""
        return Choice(self.seat, "mulligan", vec[i64]([MULLIGAN.of(), PASS]))

    def take(self, state: Arcs, option: Option) -> None:
        """Deal from the rest; then the old hand joins it."""
        if option == PASS or state.hands[self.seat].size() == 0:
            return
        old = state.hands[self.seat].cards()
        state.hands[self.seat].clear()
        deal_hand(state, self.seat)
        for card in old:
            state.discard.put(card)
        state.discard.shuffle(state.rng)
        state.tell("mulligan", self.seat)
