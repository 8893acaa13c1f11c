"""Set a table in a line, and answer in codes."""

from __future__ import annotations

from typing import Any, final

from games.asking import advance
from herna.games.scythe.board import base_of
from herna.games.scythe.changes import add_goods, put_unit
from herna.games.scythe.components import (
    CHARACTER,
    FIRST_WORKER,
    HALF,
    NOWHERE,
    STRUCTURES,
    UNITS,
    VALUE,
    WORKERS,
    Bottom,
    Faction,
    Mat,
    Resource,
    Slot,
    Structure,
)
from herna.games.scythe.game import GAME
from herna.games.scythe.queries import top_of
from herna.games.scythe.setup import begin
from herna.games.scythe.state import Scythe
from herna.games.scythe.turn import Turn
from herna.games.scythe.verbs import VERBS
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.engine import take
from herna.kernel.event import Event
from herna.kernel.game import Setup
from herna.kernel.pile import Pile, only
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.state import no_steps
from herna.kernel.step import Ask, Step

NORDIC, RUSVIET, CRIMEA, SAXONY, POLANIA = Faction
INDUSTRIAL, ENGINEERING, PATRIOTIC, MECHANICAL, AGRICULTURAL = Mat
FOOD, METAL, OIL, WOOD = Resource
RIVERWALK, TRAVEL, FIGHTING, SPEED = Slot.RIVERWALK, Slot.TRAVEL, Slot.COMBAT, Slot.SPEED
ALL_ABILITIES = (RIVERWALK, TRAVEL, FIGHTING, SPEED)
MINE, MONUMENT, ARMORY, MILL = Structure
UPGRADE, DEPLOY, BUILD, ENLIST = Bottom

MOVE, COINS, POWER, CARDS, TRADE, POPULARITY, PRODUCE = [f"top.{half}" for half in range(HALF.count)]
"""The codes of the halves of the top actions."""

NORDIC_BASE, RUSVIET_BASE, CRIMEA_BASE, SAXONY_BASE, POLANIA_BASE = range(48, 53)
ALBION_BASE, TOGAWA_BASE = 0, 53


@final
class Rest(Ask[Scythe]):
    """What a test leaves at the bottom of the stack: nothing more is to be done."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for nothing."""
        return Choice(0, "rest", vec[i64]([PASS, VERBS.parse("deal")]))

    def take(self, state: Scythe, option: Option) -> None:
        """Stay."""
        state.do(self)


def table(*factions: Faction, mats: tuple[Mat, ...] = (), **variants: str) -> Scythe:
    """Return a table of these factions in seat order, with full purses, empty hands and an empty board.

    Each character is on its home base; no worker has left its mat.
    """
    chosen = {name.replace("_", "-"): value for name, value in variants.items()}
    setup = GAME.check(Setup(len(factions), {**chosen, "mats": "chosen"}))
    state = GAME.new(setup, seeded(1))
    state.stack = no_steps()
    for seat, faction in enumerate(factions):
        state.faction[seat] = faction
        state.mat[seat] = mats[seat] if mats else seat
    begin(state)
    state.stack = no_steps()
    state.story = []
    for seat, faction in enumerate(factions):
        for unit in range(UNITS):
            put_unit(state, seat, unit, base_of(faction) if unit == CHARACTER else NOWHERE)
        state.idle[seat] = WORKERS
        state.power[seat] = state.popularity[seat] = state.coins[seat] = 10
        empty(state.hands[seat], state.deck)
        empty(state.objectives[seat], state.objective_pile)
    state.active = 0
    return state


def empty(hand: Pile, onto: Pile) -> None:
    """Put all cards of a hand away."""
    for card in hand.cards():
        hand.take(card)
        onto.put(card)


def character(state: Scythe, seat: Seat, where: int) -> None:
    """Stand a seat's character on a space."""
    put_unit(state, seat, CHARACTER, where)


def workers(state: Scythe, seat: Seat, *spaces: int) -> None:
    """Stand a worker from the mat on each of these spaces."""
    for where in spaces:
        put_unit(state, seat, FIRST_WORKER + WORKERS - state.idle[seat], where)
        state.idle[seat] -= 1


def mechs(state: Scythe, seat: Seat, *spaces: int) -> None:
    """Stand a mech on each of these spaces, without uncovering its ability."""
    for where in spaces:
        unit = next(unit for unit in range(1, 5) if state.at[seat * UNITS + unit] == NOWHERE)
        put_unit(state, seat, unit, where)


def abilities(state: Scythe, seat: Seat, *slots: Slot) -> None:
    """Uncover mech abilities, and no others."""
    state.mechs[seat] = sum(1 << slot for slot in slots)


def goods(state: Scythe, where: int, food: int = 0, metal: int = 0, oil: int = 0, wood: int = 0) -> None:
    """Put resources on a space."""
    for resource, count in enumerate((food, metal, oil, wood)):
        add_goods(state, where, resource, count)


def lying(state: Scythe, where: int) -> tuple[int, ...]:
    """Return the food, metal, oil and wood on a space."""
    return tuple(int(state.goods.at(where, resource)) for resource in range(4))


def structure(state: Scythe, seat: Seat, kind: Structure, where: int) -> None:
    """Stand a structure that was built in an earlier turn."""
    state.structures[seat * STRUCTURES + kind] = where
    state.built[seat] |= 1 << where


def rich(state: Scythe, seat: int = 0, where_to: int = 4) -> Scythe:
    """Give a seat a worker beside ten of everything."""
    workers(state, seat, where_to)
    goods(state, where_to, 10, 10, 10, 10)
    return state


def recruited(state: Scythe, seat: int, action: Bottom) -> None:
    """Let a seat have enlisted a recruit in an earlier turn."""
    state.recruits[seat] |= 1 << action
    state.bonuses[seat] |= 1 << action


def hand(state: Scythe, seat: Seat, *values: int) -> list[int]:
    """Deal combat cards of these values to a seat; return them."""
    dealt = []
    for value in values:
        card = next(card for card in state.deck.cards() if VALUE[card] == value)
        state.deck.take(card)
        state.hands[seat].put(card, only(seat))
        dealt.append(int(card))
    return dealt


def objectives(state: Scythe, seat: Seat, *numbers: int) -> None:
    """Deal objectives by their printed numbers."""
    for number in numbers:
        state.objective_pile.take(number - 1)
        state.objectives[seat].put(number - 1, only(seat))


def stars(state: Scythe, seat: Seat, *goals: int) -> None:
    """Place stars, one for each goal named."""
    for goal in goals:
        state.stars.add(seat, goal, 1)


def then(state: Scythe, *steps: Step[Any]) -> Scythe:
    """Make these the only steps, and run to the first question."""
    state.stack = no_steps()
    state.pending = None
    state.do(Rest(0))
    state.do(steps[0], *steps[1:])
    advance(state)
    return state


def turn(state: Scythe, seat: Seat = 0) -> Scythe:
    """Begin a seat's turn."""
    return then(state, Turn(seat))


def at_section(state: Scythe, seat: Seat, section: int) -> Scythe:
    """Begin a seat's turn and put its token on a section."""
    turn(state, seat)
    choose(state, f"section.{section}")
    return state


def section_with(state: Scythe, seat: Seat, top: str) -> int:
    """Return the section of a seat's mat that has a half of a top action."""
    half = int(top.removeprefix("top."))
    return next(section for section in range(4) if top_of(state, seat, section) == half // 2)


def top(state: Scythe, code: str, seat: Seat = 0) -> Scythe:
    """Begin a seat's turn and take half of a top action."""
    at_section(state, seat, section_with(state, seat, code))
    choose(state, code)
    return state


def bottom(state: Scythe, action: int, seat: Seat = 0) -> Scythe:
    """Begin a seat's turn, skip the top action and take a bottom action."""
    at_section(state, seat, action)
    if asked(state) == "top":
        choose(state, "pass")
    choose(state, f"bottom.{action}")
    return state


def codes(state: Scythe) -> list[str]:
    """Return the codes that can be answered now."""
    assert state.pending is not None, "nothing is asked"
    return [VERBS.code(option) for option in state.pending.options]


def choose(state: Scythe, *answers: str) -> None:
    """Give answers, one after the other."""
    for answer in answers:
        assert answer in codes(state), f"{answer} is not among {asked(state)}: {codes(state)}"
        take(state, codes(state).index(answer))
        advance(state)


def asked(state: Scythe) -> str:
    """Return the prompt of the question that waits, or "" when the game is over."""
    return "" if state.pending is None else state.pending.prompt


def whose(state: Scythe) -> int:
    """Return who must answer."""
    assert state.pending is not None
    return int(state.pending.seat)


def targets(state: Scythe, verb: str) -> set[int]:
    """Return the targets of a verb's options."""
    return {int(code.split(".")[1]) for code in codes(state) if code.split(".")[0] == verb}


def unit(seat: int, which: int) -> str:
    """Return the code that moves a unit: 0 the character, 1 to 4 mechs, from 5 on workers."""
    return f"move.{seat * UNITS + which}"


def where(state: Scythe, seat: Seat, which: int) -> int:
    """Return where a unit is."""
    return int(state.at[seat * UNITS + which])


def reach(state: Scythe, seat: Seat, which: int) -> set[int]:
    """Return where a unit can step now, as a Move action would offer it."""
    trial = state.copy()
    trial.story = None
    top(trial, MOVE, seat)
    if unit(seat, which) not in codes(trial):
        return set()
    choose(trial, unit(seat, which))
    return targets(trial, "go")


def told(state: Scythe, key: str) -> list[Event]:
    """Return the events of a kind so far."""
    return [event for event in state.story or [] if event.key == key]
