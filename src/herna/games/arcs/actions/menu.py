"""What a pip or a token can buy, and how it starts (A6.2, A11.2, A17.3)."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.actions.battle import Battle, can_battle
from herna.games.arcs.actions.build import BuildCity, BuildShip, BuildStarport, build_options
from herna.games.arcs.actions.move import Move, can_move
from herna.games.arcs.actions.repair import Repair, can_repair
from herna.games.arcs.actions.secure import Secure, influence_options, secure_options
from herna.games.arcs.actions.tax import tax, tax_options
from herna.games.arcs.components import (
    BATTLE_ACTION,
    BUILD_ACTION,
    INFLUENCE_ACTION,
    MOVE_ACTION,
    REPAIR_ACTION,
    SECURE_ACTION,
    TAX_ACTION,
)
from herna.games.arcs.court import put_agent
from herna.games.arcs.listeners import BEGIN, OFFERS, Cards, guild_listeners, heard, listeners, mat_listeners
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import (
    BATTLE,
    CITY_BUILD,
    INFLUENCE,
    MOVE,
    REPAIR,
    SECURE,
    SHIP_BUILD,
    STARPORT_BUILD,
    TAX,
)
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, i64, vec

REPLACED: Final = vec[i64](
    [
        BUILD_ACTION,
        REPAIR_ACTION,
        MOVE_ACTION,
        INFLUENCE_ACTION,
        SECURE_ACTION,
        TAX_ACTION,
        BATTLE_ACTION,
    ]
)
"""The standard actions in the order in which new actions in their place are listed."""


def offer(state: Arcs, seat: Seat, actions: i64, options: Row) -> Row:
    """Add every standard action of a list that is possible now, and the new actions in their place."""
    if actions & TAX_ACTION != 0:
        options = tax_options(state, seat, options)
    if actions & BUILD_ACTION != 0:
        options = build_options(state, seat, options)
    if actions & MOVE_ACTION != 0 and can_move(state, seat):
        options = append(options, MOVE.of())
    if actions & REPAIR_ACTION != 0 and can_repair(state, seat):
        options = append(options, REPAIR.of())
    if actions & INFLUENCE_ACTION != 0:
        options = influence_options(state, seat, options)
    if actions & SECURE_ACTION != 0:
        options = secure_options(state, seat, options)
    if actions & BATTLE_ACTION != 0 and can_battle(state, seat):
        options = append(options, BATTLE.of())
    if heard(state, seat, OFFERS):
        options = new_options(state, seat, actions, guild_listeners(state, seat, OFFERS), options)
        options = new_options(state, seat, actions, mat_listeners(state, seat, OFFERS), options)
    return options


def new_options(state: Arcs, seat: Seat, actions: i64, cards: Cards, options: Row) -> Row:
    """Add the new actions of these cards that have a legal target (A17.11)."""
    for action in REPLACED:
        if actions & action != 0:
            for card in cards:
                options = card.offers(state, seat, action, options)
    return options


def start(state: Arcs, seat: Seat, option: Option) -> None:
    """Begin an action that was offered."""
    if TAX.owns(option):
        tax(state, seat, TAX.target(option))
    elif SHIP_BUILD.owns(option):
        state.do(BuildShip(seat, SHIP_BUILD.target(option)))
    elif CITY_BUILD.owns(option):
        state.do(BuildCity(seat))
    elif STARPORT_BUILD.owns(option):
        state.do(BuildStarport(seat))
    elif MOVE.owns(option):
        state.do(Move(seat))
    elif REPAIR.owns(option):
        state.do(Repair(seat))
    elif INFLUENCE.owns(option):
        put_agent(state, seat, INFLUENCE.target(option))
    elif SECURE.owns(option):
        state.do(Secure(seat, SECURE.target(option)))
    elif BATTLE.owns(option):
        state.do(Battle(seat))
    else:
        start_new(state, seat, option)


def start_new(state: Arcs, seat: Seat, option: Option) -> None:
    """Begin a new action of a card."""
    for card in listeners(state, seat, BEGIN):
        step = card.begin(state, seat, option)
        if step is not None:
            state.do(step)
            return
