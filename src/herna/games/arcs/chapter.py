"""The end of a chapter and the deal of the next (A18)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.slots import city_returned, discard_type
from herna.games.arcs.cards.leaders import Lavish
from herna.games.arcs.changes import return_agents
from herna.games.arcs.components import (
    AGENT,
    AMBITION,
    AMBITIONS,
    CHAPTERS,
    CITY,
    COURT,
    FUEL,
    FUEL_CARTEL,
    FUEL_DRINKER,
    HAND,
    MARKERS,
    MATERIAL,
    MATERIAL_CARTEL,
    PIECES,
    SHIP,
    STARPORT,
    TYCOON,
    TYRANT,
    WARLORD,
    WIN_POWER,
)
from herna.games.arcs.hands import gather_discards
from herna.games.arcs.queries import led_by, marked, turn_order
from herna.games.arcs.scoring import End, gains
from herna.games.arcs.state import AVAILABLE, Arcs
from herna.games.arcs.verbs import MULLIGAN, USE_COURT, USE_LEADER
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.order import AnyOrder
from herna.kernel.pile import only
from herna.kernel.rows import changed, filled, i64, room, vec
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class EndChapter(Step[Arcs]):
    """Score, then what happens after scoring, clean up, and go on."""

    def run(self, state: Arcs) -> None:
        """Discard what hands are left, and lay out the steps."""
        for seat in range(state.seats):
            hand = state.hands[seat]
            for cell in hand.cells:
                state.discard.put(cell >> 8, cell & 255)
            hand.cells = room(8)
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
    """Collect what Cartels and Fuel-Drinker do after scoring (A18.3)."""
    found: list[tuple[Option, Step[Any]]] = []
    for cartel, kind in ((MATERIAL_CARTEL, MATERIAL), (FUEL_CARTEL, FUEL)):
        if 0 <= state.where[cartel] < state.seats:
            found.append((USE_COURT.of(cartel), Monopoly(cartel, kind)))
    for seat in range(state.seats):
        if led_by(state, seat, FUEL_DRINKER) and marked(state, TYCOON):
            found.append((USE_LEADER.of(FUEL_DRINKER), Lavish(seat)))
    return tuple(found)


@final
class Monopoly(Step[Arcs]):
    """Every Rival of a Cartel's holder discards all tokens of its type."""

    def __init__(self, cartel: i64, kind: i64) -> None:
        self.cartel: Final = cartel
        self.kind: Final = kind

    def run(self, state: Arcs) -> None:
        """Discard them."""
        holder = state.where[self.cartel]
        state.tell("monopoly", holder, COURT.ref(self.cartel))
        for seat in range(state.seats):
            if seat != holder:
                discard_type(state, seat, self.kind)


@final
class CleanUp(Step[Arcs]):
    """Trophies and Captives return if their ambition was scored; one marker is flipped (A18.4, A18.5)."""

    def run(self, state: Arcs) -> None:
        """Clean up."""
        before = state.cities[:]
        if marked(state, WARLORD):
            return_trophies(state)
        if marked(state, TYRANT):
            return_captives(state)
        state.markers = filled(MARKERS, AVAILABLE)
        state.flipped = min(MARKERS, state.flipped + 1)
        order = turn_order(state)
        for i in range(state.seats - 1, -1, -1):
            city_returned(state, order[i], before[order[i]])


def return_trophies(state: Arcs) -> None:
    """Give all Trophies back to their owners."""
    trophies = state.trophies
    state.trophies = filled(len(trophies))
    for at in range(len(trophies)):
        number = trophies[at]
        if number == 0:
            continue
        owner, piece = at // PIECES % 4, at % PIECES
        if piece == SHIP:
            state.ships[owner] += number
        elif piece == STARPORT:
            state.starports[owner] += number
        elif piece == CITY:
            state.cities[owner] += number
        elif piece == AGENT:
            return_agents(state, owner, number)


def return_captives(state: Arcs) -> None:
    """Give all Captives back to their owners."""
    captives = state.captives
    state.captives = filled(len(captives))
    for at in range(len(captives)):
        if captives[at] > 0:
            return_agents(state, at % 4, captives[at])


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
            if state.conceded >> seat & 1 == 0:
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
        """Ask whether to."""
        return Choice(self.seat, "mulligan", vec[i64]([MULLIGAN.of(), PASS]))

    def take(self, state: Arcs, option: Option) -> None:
        """Deal from the rest; then the old hand joins it."""
        if option == PASS or state.hands[self.seat].size() == 0:
            return
        old = state.hands[self.seat].cards()
        state.hands[self.seat].cells = room(8)
        deal_hand(state, self.seat)
        for card in old:
            state.discard.put(card)
        state.discard.shuffle(state.rng)
        state.tell("mulligan", self.seat)
