"""What a seat knows, as numbers for learners: the turn, each seat from the own one on, spaces, cards."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.actions.deals import pair
from herna.games.scythe.board import HEX
from herna.games.scythe.components import (
    ENCOUNTER,
    FACTORY_CARD,
    FIRST_WORKER,
    GOAL,
    MAX_SEATS,
    NOWHERE,
    OBJECTIVE,
    STRUCTURES,
    UNITS,
    VALUE,
    Resource,
)
from herna.games.scythe.fight import cards_place, dial_place
from herna.games.scythe.state import Scythe
from herna.kernel.bits import size
from herna.kernel.choice import Seat
from herna.kernel.cover import HIDDEN
from herna.kernel.observe import Passage, from_seat, write_bits, write_row
from herna.kernel.rows import Line, i16, i64

RULES: Final = 12
SPACE: Final = 6
"""Numbers about each space, before two for each seat."""
VALUES: Final = 6
PAIRS: Final = MAX_SEATS * (MAX_SEATS - 1) // 2
RESOURCES: Final = len(Resource)
DECISIONS: Final = 6

TURN: Final = [
    Passage("rules", RULES, "which of the disputed rules were agreed on, as bits"),
    Passage("tile", 1, "the structure bonus tile"),
    Passage("turns", 1, "turns completed by all seats"),
    Passage("active", 1, "whose turn it is: 1 this seat, 2 the next one, and so on"),
    Passage("this turn", 5, "built, enlisted, paid by Coercion, workers driven away, units left to move"),
    Passage("moved", UNITS, "which units of the active seat have moved"),
    Passage("offers", PAIRS, "which pairs of seats have made an offer now"),
    Passage("mover", 3, "the unit on its way (-1 for none), the steps it has left, where it began"),
    Passage("crew", UNITS, "the workers it carries"),
    Passage("load", RESOURCES, "the resources it carries"),
    Passage("decided", DECISIONS, "what has been decided about its load here, as bits"),
    Passage("trips", 1, "movements that ended beside enemy combat units"),
    Passage(
        "combat",
        7,
        "where, attacker, defender, cards each may play, own dial and cards (-9: hidden)",
    ),
]
SEAT: Final = [
    Passage("mats", 2, "faction and player mat"),
    Passage("tracks", 3, "power, popularity, coins"),
    Passage("token", 1, "where the action token stands"),
    Passage("workers waiting", 1, "workers on the Produce row"),
    Passage("cards held", 3, "combat cards, objectives, the Factory card (-1 for none)"),
    Passage("lowered", 4, "cubes on each bottom action"),
    Passage("mat", 6 + 4 + 4 + 4, "cubes moved, mechs deployed, recruits enlisted, bonuses taken, as bits"),
    Passage("units", UNITS, "where each unit is: the character, four mechs, eight workers"),
    Passage("structures", STRUCTURES, "where each structure is"),
    Passage("stars", GOAL.count, "stars placed, by goal"),
]


def passages(seats: int) -> list[Passage]:
    """Return what the numbers mean, in their order."""
    found = list(TURN)
    for away in range(seats):
        found += [Passage(f"seat {away}: {each.about}", each.count, each.says) for each in SEAT]
    says = "an encounter, a structure's owner, food, metal, oil, wood; each seat's combat units and workers"
    found += [Passage(f"space {where}", SPACE + 2 * seats, says) for where in range(HEX.count)]
    return [
        *found,
        Passage("own combat cards", VALUES, "how many of each value, 0 to 5"),
        Passage("combat discards", VALUES, "how many of each value lie open"),
        Passage("objectives", OBJECTIVE.count, "1 own, 2 known to be out of the game"),
        Passage("encounters", 1 + ENCOUNTER.count, "cards left, and those that are known"),
        Passage("factory", FACTORY_CARD.count, "1 known to lie on the board, 2 known to be away"),
        Passage("factory size", 1, "how many cards lie on the board"),
    ]


def write(state: Scythe, seat: Seat, line: Line, at: i64) -> i64:
    """Write the numbers; return where the next one goes."""
    at = write_fight(state, seat, line, write_turn(state, seat, line, at))
    for away in range(state.seats):
        at = write_seat(state, (seat + away) % state.seats, line, at)
    at = write_spaces(state, seat, line, at)
    return write_cards(state, seat, line, at)


def write_turn(state: Scythe, seat: Seat, line: Line, at: i64) -> i64:
    """Write whose turn it is, and how far it has come."""
    turn, start = state.turn, at + RULES
    write_bits(line, at, state.profile.bits, RULES)
    line[start] = i16(state.tile)
    line[start + 1] = i16(state.turns)
    line[start + 2] = i16(from_seat(state.active, seat, state.seats))
    line[start + 3] = i16(turn.fresh_structures)
    line[start + 4] = i16(turn.fresh_recruits)
    line[start + 5] = i16(turn.coerced)
    line[start + 6] = i16(turn.driven)
    line[start + 7] = i16(turn.moves)
    at = write_bits(line, start + 8, turn.moved, UNITS)
    at = write_offers(state, seat, line, at)
    line[at] = i16(turn.mover)
    line[at + 1] = i16(turn.steps)
    line[at + 2] = i16(turn.origin)
    at = write_bits(line, at + 3, turn.crew, UNITS)
    at = write_row(line, at, turn.load, 0, RESOURCES)
    at = write_bits(line, at, turn.touched, DECISIONS)
    line[at] = i16(len(turn.trips))
    return at + 1


def write_offers(state: Scythe, seat: Seat, line: Line, at: i64) -> i64:
    """Write which pairs of seats have made an offer in this window."""
    place = at
    if state.turn.dealt != 0:
        for away in range(state.seats):
            for further in range(away + 1, state.seats):
                both = pair((seat + away) % state.seats, (seat + further) % state.seats)
                line[place] = i16(state.turn.dealt >> both & 1)
                place += 1
    return at + PAIRS


def write_fight(state: Scythe, seat: Seat, line: Line, at: i64) -> i64:
    """Write the combat, and what the seat has committed to it."""
    fight = state.fight
    if fight is None:
        line[at] = NOWHERE
        return at + 7
    line[at] = i16(fight.where)
    line[at + 1] = i16(from_seat(fight.attacker, seat, state.seats))
    line[at + 2] = i16(from_seat(fight.defender, seat, state.seats))
    line[at + 3] = i16(fight.attackers_cards)
    line[at + 4] = i16(fight.defenders_cards)
    line[at + 5] = line[at + 6] = i16(HIDDEN)
    if seat in (fight.attacker, fight.defender):
        side: i64 = 0 if seat == fight.attacker else 1
        cards = fight.secrets.seen(cards_place(side), seat)
        line[at + 5] = i16(fight.secrets.seen(dial_place(side), seat))
        line[at + 6] = i16(cards if cards < 0 else size(cards))
    return at + 7


def write_seat(state: Scythe, who: Seat, line: Line, at: i64) -> i64:
    """Write what lies open about one seat."""
    line[at] = i16(state.faction[who])
    line[at + 1] = i16(state.mat[who])
    line[at + 2] = i16(state.power[who])
    line[at + 3] = i16(state.popularity[who])
    line[at + 4] = i16(state.coins[who])
    line[at + 5] = i16(state.section[who])
    line[at + 6] = i16(state.idle[who])
    line[at + 7] = i16(state.hands[who].size())
    line[at + 8] = i16(state.objectives[who].size())
    line[at + 9] = i16(state.factory_card[who])
    at += 10
    for bottom in range(4):
        line[at + bottom] = i16(state.lowered.at(who, bottom))
    at = write_bits(line, at + 4, state.cubes[who], 6)
    at = write_bits(line, at, state.mechs[who], 4)
    at = write_bits(line, at, state.recruits[who], 4)
    at = write_bits(line, at, state.bonuses[who], 4)
    at = write_row(line, at, state.at, who * UNITS, UNITS)
    at = write_row(line, at, state.structures, who * STRUCTURES, STRUCTURES)
    for goal in range(GOAL.count):
        line[at + goal] = i16(state.stars.at(who, goal))
    return at + GOAL.count


def write_spaces(state: Scythe, seat: Seat, line: Line, at: i64) -> i64:
    """Write who and what is on each space."""
    stride: i64 = SPACE + 2 * state.seats
    for where in range(HEX.count):
        here = at + where * stride
        line[here] = i16(state.tokens >> where & 1)
        if state.stocked >> where & 1 != 0:
            for resource in range(RESOURCES):
                line[here + 2 + resource] = i16(state.goods.at(where, resource))
    for away in range(state.seats):
        write_pieces(state, (seat + away) % state.seats, away, line, at)
    return at + HEX.count * stride


def write_pieces(state: Scythe, who: Seat, away: i64, line: Line, at: i64) -> None:
    """Write on which spaces a seat has units and structures."""
    stride: i64 = SPACE + 2 * state.seats
    fighters = at + SPACE + 2 * away
    for unit in range(UNITS):
        where = state.at[who * UNITS + unit]
        if where != NOWHERE:
            place = fighters + where * stride + (1 if unit >= FIRST_WORKER else 0)
            line[place] = line[place] + 1
    for structure in range(STRUCTURES):
        where = state.structures[who * STRUCTURES + structure]
        if where != NOWHERE:
            line[at + where * stride + 1] = i16(1 + away)


def write_cards(state: Scythe, seat: Seat, line: Line, at: i64) -> i64:
    """Write the seat's own cards, and those it has seen."""
    for card in state.hands[seat].known_to(seat):
        line[at + VALUE[card]] = line[at + VALUE[card]] + 1
    at += VALUES
    for card in state.discard.known_to(seat):
        line[at + VALUE[card]] = line[at + VALUE[card]] + 1
    at += VALUES
    state.objectives[seat].mark(line, at, 1, seat)
    state.objective_pile.mark(line, at, 2, seat)
    at += OBJECTIVE.count
    line[at] = i16(state.encounters.size())
    state.encounters.mark(line, at + 1, 1, seat)
    at += 1 + ENCOUNTER.count
    state.factory.mark(line, at, 1, seat)
    state.factory_away.mark(line, at, 2, seat)
    at += FACTORY_CARD.count
    line[at] = i16(state.factory.size())
    return at + 1
