"""A turn: the Prelude, pips, what leaders add to them, and relief (A6.4, A11, A21.5)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.battle import Battle
from herna.games.arcs.actions.menu import offer, start
from herna.games.arcs.actions.move import Move, fleets, leads_to_battle
from herna.games.arcs.actions.prelude import MENU, end_prelude, play_prelude, prelude_options
from herna.games.arcs.actions.secure import (
    FreeInfluence,
    FreeSecure,
    influence_options,
    leading_to_secure,
)
from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.changes import place_ships
from herna.games.arcs.components import (
    AGITATOR,
    BATTLE_ACTION,
    COPY,
    FEASTBRINGER,
    FUEL,
    FUEL_DRINKER,
    LEADER,
    MAX_SEATS,
    MYSTIC,
    NOBLE,
    NOBODY,
    PIVOT,
    PSIONIC,
    SECURE_ACTION,
    WARRIOR,
    WEAPON,
)
from herna.games.arcs.queries import gates, is_starport, led_by
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import (
    BATTLE,
    INFLUENCE,
    NURTURE,
    SCRAP_LORE,
    SECURE,
    SPEND,
    TAX,
    USE_COURT,
    USE_LEADER,
    USE_LORE,
    WHERE,
)
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, room
from herna.kernel.step import Ask, Step


@final
class Act(Ask[Arcs]):
    """Spend pips on actions, in the Prelude also resources and cards, until the turn ends."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the next thing to do."""
        seat = self.seat
        options = room(MENU)
        if state.pips > 0:
            options = offer(state, seat, state.listed, options)
            if state.leaders and state.mode[seat] in (COPY, PIVOT):
                options = bonus_first(state, seat, options)
        if state.prelude:
            options = prelude_options(state, seat, options)
        return Choice(seat, "act", or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Do it, and go on."""
        if option == PASS:
            end_prelude(state)
            state.do(END_TURN[self.seat])
            return
        state.do(self)
        if is_prelude(option):
            play_prelude(state, self.seat, option)
            return
        end_prelude(state)
        state.pips -= 1
        if state.leaders and state.mode[self.seat] in (COPY, PIVOT):
            start_with_bonus(state, self.seat, option)
        else:
            start(state, self.seat, option)


def is_prelude(option: Option) -> bool:
    """Whether an option belongs to the Prelude and costs no pip."""
    return SPEND.owns(option) or USE_COURT.owns(option) or USE_LORE.owns(option) or SCRAP_LORE.owns(option)


def bonus_first(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add what a leader may do before the action its Copy or Pivot pip buys."""
    if (
        led_by(state, seat, WARRIOR)
        and state.listed & BATTLE_ACTION != 0
        and any(leads_to_battle(state, seat, system) for system in fleets(state, seat))
    ):
        options = append(options, USE_LEADER.of(WARRIOR))
    if (
        led_by(state, seat, FEASTBRINGER)
        and state.listed & SECURE_ACTION != 0
        and len(leading_to_secure(state, seat, influence_options(state, seat, room(4)))) > 0
    ):
        options = append(options, USE_LEADER.of(FEASTBRINGER))
    return options


def start_with_bonus(state: Arcs, seat: Seat, option: Option) -> None:
    """Begin an action paid with a Copy or Pivot pip, and what the leader adds to it (A17.5)."""
    leader = state.leader[seat]
    source = LEADER.ref(max(leader, 0))
    if USE_LEADER.owns(option):
        if leader == WARRIOR:
            state.do(Move(seat, to_battle=True), Battle(seat))
        else:
            state.do(FreeInfluence(seat, source, to_secure=True), FreeSecure(seat, source))
        return
    if TAX.owns(option) or NURTURE.owns(option):
        if leader == MYSTIC:
            state.do(Gain(seat, PSIONIC))
        elif leader == FUEL_DRINKER:
            state.do(Gain(seat, FUEL))
        elif leader == AGITATOR:
            state.do(Gain(seat, WEAPON))
    elif BATTLE.owns(option) and leader == WARRIOR:
        state.do(Move(seat, optional=source))
    elif (SECURE.owns(option) and leader == FEASTBRINGER) or (INFLUENCE.owns(option) and leader == NOBLE):
        state.do(FreeInfluence(seat, source))
    start(state, seat, option)


@final
class EndTurn(Step[Arcs]):
    """The turn is over; who has neither ship nor starport gets relief."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Close the turn."""
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
    return any(buildings[site] >> 2 == seat and is_starport(buildings[site]) for site in range(state.sites))


@final
class Relief(Ask[Arcs]):
    """Place three ships in any one gate in play (A21.5)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a gate."""
        return Choice(self.seat, "relief", WHERE.each(gates(state)))

    def take(self, state: Arcs, option: Option) -> None:
        """Place them."""
        place_ships(state, WHERE.target(option), self.seat, 3)
