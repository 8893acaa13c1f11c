"""A turn: the Prelude, pips, what cards add to them, and relief (A6.4, A11, A21.5)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.menu import offer, start
from herna.games.arcs.actions.prelude import MENU, end_prelude, play_prelude, prelude_options
from herna.games.arcs.changes import place_ships
from herna.games.arcs.components import COPY, MAX_SEATS, NOBODY, PIVOT
from herna.games.arcs.listeners import AFTER_ACTION, OFFERS_FIRST, listeners
from herna.games.arcs.pieces import is_starport, owner
from herna.games.arcs.queries import gates
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import SCRAP_LORE, SPEND, USE_COURT, USE_LORE, WHERE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, room
from herna.kernel.step import Ask, Step

RELIEF_SHIPS: Final = 3


@final
class Act(Ask[Arcs]):
    """Spend pips on actions, in the Prelude also resources and cards, until the turn ends."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the next thing to do."""
        seat = self.seat
        options = room(MENU)
        if state.pips > 0:
            options = offer(state, seat, state.listed, options)
            if state.mode[seat] in (COPY, PIVOT):
                options = offer_first(state, seat, options)
        if state.prelude:
            options = prelude_options(state, seat, options)
        return Choice(seat, "act", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Do it, and go on."""
        if option == PASS:
            end_prelude(state)
            state.do(END_TURN[self.seat])
            return
        if is_prelude(option):
            play_prelude(state, self.seat, option)
        else:
            end_prelude(state)
            state.pips -= 1
            start(state, self.seat, option)
            if state.mode[self.seat] in (COPY, PIVOT):
                add_to_action(state, self.seat, option)
        state.then(self)


def is_prelude(option: Option) -> bool:
    """Whether an option belongs to the Prelude and costs no pip."""
    return SPEND.owns(option) or USE_COURT.owns(option) or USE_LORE.owns(option) or SCRAP_LORE.owns(option)


def offer_first(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add what cards let a seat do before the action its Copy or Pivot pip buys."""
    for card in listeners(state, seat, OFFERS_FIRST):
        options = card.offers_first(state, seat, state.listed, options)
    return options


def add_to_action(state: Arcs, seat: Seat, option: Option) -> None:
    """Lay out what a seat's cards add to an action paid with a Copy or Pivot pip, after it (A17.5)."""
    for card in listeners(state, seat, AFTER_ACTION):
        step = card.after_action(state, seat, option)
        if step is not None:
            state.then(step)


@final
class EndTurn(Step[Arcs]):
    """The turn is over; who has neither ship nor starport gets relief."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Let unspent pips lapse and end the turn; without ship and starport on the map, ask for relief."""
        state.pips = 0
        state.listed = 0
        state.active = NOBODY
        if not afloat(state, self.seat):
            state.do(Relief(self.seat))


ACT: Final = [Act(seat) for seat in range(MAX_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MAX_SEATS)]


def afloat(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has a ship or a starport on the map."""
    if state.deployed[seat] > 0:
        return True
    buildings = state.buildings
    for site in range(state.profile.sites):
        if owner(buildings[site]) == seat and is_starport(buildings[site]):
            return True
    return False


@final
class Relief(Ask[Arcs]):
    """Place three ships in any one gate in play (A21.5)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a gate."""
        return Choice(self.seat, "relief", WHERE.each(gates(state)))

    def take(self, state: Arcs, option: Option) -> None:
        """Place the ships, or as many as the supply has, in that gate."""
        place_ships(state, WHERE.target(option), self.seat, RELIEF_SHIPS)
