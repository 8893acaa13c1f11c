"""From the box to the table (S6)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.board import ENCOUNTERS, HEX, base_of
from herna.games.scythe.changes import draw, empty_pile, put_unit
from herna.games.scythe.components import (
    BANNED,
    CHARACTER,
    COMBAT_CARD,
    ENCOUNTER,
    FACTION,
    FACTORY_CARD,
    FIRST_WORKER,
    GOAL,
    MAT,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    OBJECTIVES_DEALT,
    RESOURCE,
    START_CARDS,
    START_COINS,
    START_HEXES,
    START_POPULARITY,
    START_POWER,
    START_WORKERS,
    STRUCTURES,
    TILE,
    UNITS,
    WORKERS,
)
from herna.games.scythe.memory import TurnMemory
from herna.games.scythe.profile import Profile
from herna.games.scythe.state import Scythe
from herna.games.scythe.turn import Turn
from herna.games.scythe.verbs import FACTION_VERB, MAT_VERB
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.kind import Kind
from herna.kernel.pile import Pile, only
from herna.kernel.rng import Rng
from herna.kernel.rows import Grid, Row, append, changed, filled, i64, room, vec
from herna.kernel.step import Ask, Step

SECTIONS: Final = 4


def set_up(seats: int, variants: dict[str, str], rng: Rng) -> Scythe:
    """Lay out the board, then deal or choose the mats."""
    state = Scythe(seats, rng)
    state.profile = Profile(variants)
    lay_out_players(state)
    lay_out_board(state)
    lay_out_turn(state)
    lay_out_cards(state)
    if state.profile.chosen_mats:
        for seat in range(seats):
            state.then(ChooseFaction(seat))
        for seat in range(seats - 1, -1, -1):
            state.then(ChooseMat(seat))
        state.then(Begin())
    else:
        deal_mats(state)
        begin(state)
    return state


def lay_out_players(state: Scythe) -> None:
    """Give every seat empty mats."""
    seats = state.seats
    state.active = 0
    state.turns = 0
    state.faction = filled(seats, NOBODY)
    state.mat = filled(seats, NOBODY)
    state.left = filled(seats)
    state.right = filled(seats)
    state.power = filled(seats)
    state.popularity = filled(seats)
    state.coins = filled(seats)
    state.section = filled(seats, NOWHERE)
    state.cubes = filled(seats)
    state.lowered = Grid(filled(seats * SECTIONS), SECTIONS)
    state.mechs = filled(seats)
    state.recruits = filled(seats)
    state.bonuses = filled(seats)
    state.idle = filled(seats, WORKERS)
    state.stars = Grid(filled(seats * GOAL.count), GOAL.count)
    state.factory_card = filled(seats, NOBODY)


def lay_out_board(state: Scythe) -> None:
    """Put the encounter tokens on the board, and nothing else."""
    seats = state.seats
    state.at = filled(seats * UNITS, NOWHERE)
    state.fighting = filled(seats)
    state.working = filled(seats)
    state.structures = filled(seats * STRUCTURES, NOWHERE)
    state.built = filled(seats)
    state.goods = Grid(filled(HEX.count * RESOURCE.count), RESOURCE.count)
    state.stocked = 0
    state.tokens = ENCOUNTERS


def lay_out_turn(state: Scythe) -> None:
    """Nothing is remembered of a turn before the first one."""
    state.turn = TurnMemory()
    state.fight = None


def shuffled(kind: Kind, rng: Rng) -> Pile:
    """Return all cards of a kind in random order."""
    pile = empty_pile()
    for card in range(kind.count):
        pile.put(card)
    pile.shuffle(rng)
    return pile


def lay_out_cards(state: Scythe) -> None:
    """Shuffle the decks; draw the Factory cards and the structure bonus tile."""
    rng = state.rng
    state.deck = shuffled(COMBAT_CARD, rng)
    state.discard = empty_pile()
    state.hands = [empty_pile() for _seat in range(state.seats)]
    state.objectives = [empty_pile() for _seat in range(state.seats)]
    state.objective_pile = shuffled(OBJECTIVE, rng)
    state.encounters = shuffled(ENCOUNTER, rng)
    state.factory = shuffled(FACTORY_CARD, rng)
    state.factory_away = empty_pile()
    while state.factory.size() > state.seats + 1:
        state.factory_away.put(state.factory.draw())
    state.tile = rng.below(TILE.count)


def deal_mats(state: Scythe) -> None:
    """Deal a faction and a mat to every seat; again, while a banned pair comes up (S6.13)."""
    factions, mats = FACTION.numbers[:], MAT.numbers[:]
    state.rng.shuffle(factions)
    state.rng.shuffle(mats)
    state.faction, state.mat = factions[: state.seats], mats[: state.seats]
    if any(banned(state, state.faction[seat], state.mat[seat]) for seat in range(state.seats)):
        deal_mats(state)


def banned(state: Scythe, faction: i64, mat: i64) -> bool:
    """Whether a pair of mats may not be played."""
    return state.profile.bans_pairs and (faction, mat) in BANNED


@final
class ChooseFaction(Ask[Scythe]):
    """Choose a faction that nobody has, in seat order."""

    def choice(self, state: Scythe) -> Choice:
        """List the factions that are left."""
        taken = list(state.faction)
        free = [faction for faction in range(FACTION.count) if faction not in taken]
        return Choice(self.seat, "faction", FACTION_VERB.each(vec[i64](free)))

    def take(self, state: Scythe, option: Option) -> None:
        """Note which faction this seat plays."""
        state.faction = changed(state.faction, self.seat, FACTION_VERB.target(option))
        state.tell("chose-faction", self.seat, FACTION_VERB.anchor(option))


@final
class ChooseMat(Ask[Scythe]):
    """Choose a player mat that nobody has, the last seat first."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for a mat that leaves a legal one to everybody."""
        return Choice(self.seat, "mat", MAT_VERB.each(mats_for(state, self.seat, list(state.mat))))

    def take(self, state: Scythe, option: Option) -> None:
        """Note which player mat this seat plays."""
        state.mat = changed(state.mat, self.seat, MAT_VERB.target(option))
        state.tell("chose-mat", self.seat, MAT_VERB.anchor(option))


def mats_for(state: Scythe, seat: Seat, taken: list[int]) -> Row:
    """Return the mats a seat may choose, so that the seats before it can still choose one."""
    found = room(MAT.count)
    for mat in range(MAT.count):
        if mat in taken or banned(state, state.faction[seat], mat):
            continue
        if seat == 0 or len(mats_for(state, seat - 1, [*taken, mat])) > 0:
            found = append(found, mat)
    return found


@final
class Begin(Step[Scythe]):
    """All mats are chosen."""

    def run(self, state: Scythe) -> None:
        """Put the pieces on the table."""
        begin(state)


def begin(state: Scythe) -> None:
    """Seat the factions clockwise, set their mats up, and let the lowest mat number start."""
    order = [
        seat
        for faction in range(FACTION.count)
        for seat in range(state.seats)
        if state.faction[seat] == faction
    ]
    for place, seat in enumerate(order):
        state.left = changed(state.left, seat, order[(place + 1) % len(order)])
        state.right = changed(state.right, seat, order[place - 1])
        state.tell("plays", seat, FACTION.ref(state.faction[seat]), MAT.ref(state.mat[seat]))
        set_up_seat(state, seat)
    starter = min(range(state.seats), key=state.mat.__getitem__)
    state.active = starter
    state.do(Turn(starter))


def set_up_seat(state: Scythe, seat: Seat) -> None:
    """Set a seat's tracks, deal its cards, and place its character and first workers."""
    faction, mat = state.faction[seat], state.mat[seat]
    state.power[seat] = START_POWER[faction]
    state.popularity[seat] = START_POPULARITY[mat]
    state.coins[seat] = START_COINS[mat]
    draw(state, seat, START_CARDS[faction])
    for _card in range(OBJECTIVES_DEALT):
        state.objectives[seat].put(state.objective_pile.draw(), only(seat))
    put_unit(state, seat, CHARACTER, base_of(faction))
    for worker in range(START_WORKERS):
        put_unit(state, seat, FIRST_WORKER + worker, START_HEXES[faction][worker])
    state.idle = changed(state.idle, seat, WORKERS - START_WORKERS)
