"""What a pip or a token can buy, and how it starts (A6.2, A11.2, A17.3)."""

from __future__ import annotations

from herna.games.arcs.actions.battle import Battle, can_battle
from herna.games.arcs.actions.build import BuildCity, BuildShip, BuildStarport, build_options
from herna.games.arcs.actions.move import Move, can_move
from herna.games.arcs.actions.repair import Repair, can_repair
from herna.games.arcs.actions.secure import Secure, influence_options, secure_options
from herna.games.arcs.actions.slots import gain
from herna.games.arcs.actions.tax import tax, tax_options, taxable
from herna.games.arcs.cards.force_beams import Guide, guide_lanes
from herna.games.arcs.cards.guild_actions import (
    Abduct,
    Execute,
    Pressgang,
    Trade,
    abductable,
    can_press,
    tradable,
)
from herna.games.arcs.cards.lore_actions import (
    SUMMON_USED,
    Annex,
    Martyr,
    Nurture,
    Prune,
    Summon,
    annexable,
    martyrs,
    prunable,
    summon_sites,
)
from herna.games.arcs.cards.lore_battle import FireRifles, rifle_starts
from herna.games.arcs.changes import put_agent
from herna.games.arcs.components import (
    BATTLE_ACTION,
    BUILD_ACTION,
    COURT_ENFORCERS,
    ELDER_BROKER,
    FORCE_BEAMS,
    FUEL,
    GALACTIC_RIFLES,
    INFLUENCE_ACTION,
    LIVING_STRUCTURES,
    MATERIAL,
    MINING_INTEREST,
    MOVE_ACTION,
    PRISON_WARDENS,
    REPAIR_ACTION,
    SECURE_ACTION,
    SHIPPING_INTEREST,
    SURVIVAL_OVERRIDES,
    TAX_ACTION,
    TOOL_PRIESTS,
    TYRANT,
    TYRANTS_AUTHORITY,
)
from herna.games.arcs.queries import holds, knows_lore, marked
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import (
    ABDUCT,
    ANNEX,
    BATTLE,
    CITY_BUILD,
    EXECUTE,
    FIRE_RIFLES,
    GUIDE,
    INFLUENCE,
    MANUFACTURE,
    MARTYR,
    MOVE,
    NURTURE,
    PRESSGANG,
    PRUNE,
    REPAIR,
    SECURE,
    SHIP_BUILD,
    STARPORT_BUILD,
    SUMMON,
    SYNTHESIZE,
    TAX,
    TRADE,
)
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, i64


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
    if state.held[seat] > 0:
        options = guild_options(state, seat, actions, options)
    if state.leaders:
        options = lore_options(state, seat, actions, options)
    return options


def guild_options(state: Arcs, seat: Seat, actions: i64, options: Row) -> Row:
    """Add the new actions of Guild cards that have a legal target (A17.11)."""
    if actions & BUILD_ACTION != 0:
        if holds(state, seat, MINING_INTEREST) and state.supply[MATERIAL] > 0:
            options = append(options, MANUFACTURE.of())
        if holds(state, seat, SHIPPING_INTEREST) and state.supply[FUEL] > 0:
            options = append(options, SYNTHESIZE.of())
        if holds(state, seat, PRISON_WARDENS) and can_press(state, seat):
            options = append(options, PRESSGANG.of())
    if actions & INFLUENCE_ACTION != 0 and holds(state, seat, PRISON_WARDENS) and can_press(state, seat):
        options = append(options, EXECUTE.of())
    if actions & TAX_ACTION != 0 and holds(state, seat, ELDER_BROKER) and len(tradable(state, seat)) > 0:
        options = append(options, TRADE.of())
    if (
        actions & BATTLE_ACTION != 0
        and holds(state, seat, COURT_ENFORCERS)
        and len(abductable(state, seat)) > 0
    ):
        options = append(options, ABDUCT.of())
    return options


def lore_options(state: Arcs, seat: Seat, actions: i64, options: Row) -> Row:
    """Add the new actions of lore that have a legal target."""
    if actions & BUILD_ACTION != 0:
        options = lore_builds(state, seat, options)
    if (
        actions & REPAIR_ACTION != 0
        and knows_lore(state, seat, LIVING_STRUCTURES)
        and len(prunable(state, seat)) > 0
    ):
        options = append(options, PRUNE.of())
    if actions & MOVE_ACTION != 0:
        if knows_lore(state, seat, FORCE_BEAMS) and len(guide_lanes(state, seat)) > 0:
            options = append(options, GUIDE.of())
        if knows_lore(state, seat, SURVIVAL_OVERRIDES) and len(martyrs(state, seat)) > 0:
            options = append(options, MARTYR.of())
    if (
        actions & BATTLE_ACTION != 0
        and knows_lore(state, seat, GALACTIC_RIFLES)
        and len(rifle_starts(state, seat)) > 0
    ):
        options = append(options, FIRE_RIFLES.of())
    return options


def lore_builds(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add the new actions of lore that take the place of a Build."""
    summoned = state.used & SUMMON_USED != 0
    if knows_lore(state, seat, TOOL_PRIESTS) and not summoned and len(summon_sites(state, seat)) > 0:
        options = append(options, SUMMON.of())
    if knows_lore(state, seat, LIVING_STRUCTURES) and len(taxable(state, seat, own_only=True)) > 0:
        options = append(options, NURTURE.of())
    claimed = knows_lore(state, seat, TYRANTS_AUTHORITY) and marked(state, TYRANT)
    if claimed and len(annexable(state, seat)) > 0:
        options = append(options, ANNEX.of())
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
    """Begin a new action of a Guild card."""
    if MANUFACTURE.owns(option):
        gain(state, seat, MATERIAL)
    elif SYNTHESIZE.owns(option):
        gain(state, seat, FUEL)
    elif PRESSGANG.owns(option):
        state.do(Pressgang(seat))
    elif EXECUTE.owns(option):
        state.do(Execute(seat))
    elif ABDUCT.owns(option):
        state.do(Abduct(seat))
    elif TRADE.owns(option):
        state.do(Trade(seat))
    else:
        start_lore(state, seat, option)


def start_lore(state: Arcs, seat: Seat, option: Option) -> None:
    """Begin a new action of lore."""
    if SUMMON.owns(option):
        state.do(Summon(seat))
    elif FIRE_RIFLES.owns(option):
        state.do(FireRifles(seat))
    elif NURTURE.owns(option):
        state.do(Nurture(seat))
    elif PRUNE.owns(option):
        state.do(Prune(seat))
    elif GUIDE.owns(option):
        state.do(Guide(seat))
    elif MARTYR.owns(option):
        state.do(Martyr(seat))
    elif ANNEX.owns(option):
        state.do(Annex(seat))
