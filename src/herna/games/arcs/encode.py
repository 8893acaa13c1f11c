"""What a seat knows, as numbers for learners: the turn, each seat from the own one on, map, cards."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import (
    AMBITIONS,
    COURT,
    DICE,
    FACES_OF_A_DIE,
    GUILD_CARDS,
    MARKERS,
    MAX_SEATS,
    PIECES,
    RESOURCES,
    SITE,
    SLOTS,
    SYSTEM,
)
from herna.games.arcs.encode_cards import CARDS, WHO, write_action_cards, write_cards
from herna.games.arcs.pieces import (
    bundled,
    captive,
    fleet,
    is_damaged,
    is_starport,
    outrage_of,
    owner,
    slot_of,
    trophy,
)
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat
from herna.kernel.observe import Passage, from_seat, write_bits, write_row
from herna.kernel.rows import Line, Row, i16, i64

ACTIONS: Final = 7
SUITS: Final = 4
USED: Final = 4
BITS_OF_SUITS: Final = 7
FIGHT: Final = 5 + DICE + DICE * FACES_OF_A_DIE + USED + 4

ROUND: Final = [
    Passage("chapter", 2, "the setup card, the chapter"),
    Passage("ambitions", MARKERS * (AMBITIONS + 1), "each marker: whether flipped, and on which ambition"),
    Passage("initiative", 2, f"who holds it ({WHO}), whether it was seized"),
    Passage("round", 2, "players in a row who passed, whether an ambition was declared"),
    Passage("lead", 5, f"who led ({WHO}), the card from 1, zeroed, the best Surpassing number and whose"),
    Passage("unions", 2 * SUITS, f"by suit: the card beside it from 1, and who laid it ({WHO})"),
    Passage("active", 2, f"whose turn it is ({WHO}), action points left"),
    Passage(
        "actions",
        ACTIONS + 2,
        "which actions the points buy, whether the Prelude goes on, whether it began",
    ),
    Passage("spent", RESOURCES, "tokens spent in this Prelude, by type"),
    Passage("taxed", SITE.count, "sites taxed this turn"),
    Passage("launched", SITE.count, "starports that built a ship this turn"),
    Passage("secured", COURT.count, "Court cards secured this turn"),
    Passage("used", USED, "answers that used abilities which work once a turn, from 1"),
    Passage("arrived", SYSTEM.count, "fresh ships that came with the current Move"),
    Passage("tokens", 3 * RESOURCES, "by type: in the supply, to be placed, on ambitions of a game for two"),
    Passage(
        "battle",
        FIGHT,
        "where, who, kind; dice collected, faces, rerolls; Trophies, cities, keys",
    ),
]
SEAT: Final = [
    Passage("points", 3, "Power, how it played this round, whether it conceded"),
    Passage("supply", 5, "ships, ships on their way, starports, cities, agents"),
    Passage("hand", 1, "cards in hand"),
    Passage("let go", SUITS, "for each suit how high a card it did not Surpass with, 0 for never"),
    Passage("outrage", RESOURCES, "Outrage by type"),
    Passage("slots", SLOTS, "the token in each slot from 1, 0 for none"),
    Passage("held", RESOURCES, "tokens by type"),
    Passage("guild", GUILD_CARDS, "its Guild cards"),
    Passage("taken", MAX_SEATS * (PIECES + 1), "from each seat: Captives, and Trophies by kind of piece"),
    Passage("fresh ships", SYSTEM.count, "by system"),
    Passage("damaged ships", SYSTEM.count, "by system"),
]


def passages(seats: int) -> list[Passage]:
    """Return what the numbers mean, in their order."""
    found = list(ROUND)
    for away in range(seats):
        found += [Passage(f"seat {away}: {each.about}", each.count, each.says) for each in SEAT]
    return [
        *found,
        Passage("sites", 3 * SITE.count, f"whose building ({WHO}), whether a starport, whether damaged"),
        Passage("planets", 2 * SYSTEM.count, "each planet's type from 1, whether Shaper laid a token on it"),
        *CARDS,
    ]


def write(state: Arcs, seat: Seat, line: Line, at: i64) -> i64:
    """Write the numbers; return where the next one goes."""
    at = write_turn(state, seat, line, write_round(state, seat, line, at))
    at = write_fight(state, seat, line, at)
    for away in range(state.seats):
        at = write_seat(state, (seat + away) % state.seats, seat, line, at)
    at = write_cards(state, seat, line, write_map(state, seat, line, at))
    return write_action_cards(state, seat, line, at)


def write_round(state: Arcs, seat: Seat, line: Line, at: i64) -> i64:
    """Write the chapter and the round."""
    line[at] = i16(state.setup)
    line[at + 1] = i16(state.chapter)
    at += 2
    for marker in range(MARKERS):
        line[at] = i16(state.flipped >> marker & 1)
        if state.markers[marker] >= 0:
            line[at + 1 + state.markers[marker]] = 1
        at += AMBITIONS + 1
    line[at] = i16(from_seat(state.initiative, seat, state.seats))
    line[at + 1] = 1 if state.seized else 0
    line[at + 2] = i16(state.passes)
    line[at + 3] = 1 if state.declared else 0
    line[at + 4] = i16(from_seat(state.lead_seat, seat, state.seats))
    line[at + 5] = i16(state.lead_card + 1)
    line[at + 6] = 1 if state.zeroed else 0
    line[at + 7] = i16(state.best)
    line[at + 8] = i16(from_seat(state.best_seat, seat, state.seats))
    at += 9
    for suit in range(SUITS):
        line[at] = i16(state.union_card[suit] + 1)
        line[at + 1] = i16(from_seat(state.union_seat[suit], seat, state.seats))
        at += 2
    return at


def write_turn(state: Arcs, seat: Seat, line: Line, at: i64) -> i64:
    """Write what the turn still has, and what it has done."""
    line[at] = i16(from_seat(state.active, seat, state.seats))
    line[at + 1] = i16(state.pips)
    at = write_bits(line, at + 2, state.listed, ACTIONS)
    line[at] = 1 if state.prelude else 0
    line[at + 1] = 1 if state.begun else 0
    at += 2
    for kind in range(RESOURCES):
        line[at + kind] = i16(bundled(state.spent, kind))
    at = write_bits(line, at + RESOURCES, state.taxed, SITE.count)
    at = write_bits(line, at, state.launched, SITE.count)
    at = write_bits(line, at, state.secured, COURT.count)
    at = write_answers(state.used, line, at)
    for system in range(len(state.moved)):
        line[at + system] = i16(state.moved[system])
    at += SYSTEM.count
    for kind in range(RESOURCES):
        line[at] = i16(state.supply[kind])
        line[at + 1] = i16(bundled(state.loose, kind))
        line[at + 2] = i16(state.third[kind])
        at += 3
    return at


def write_answers(answers: Row, line: Line, at: i64) -> i64:
    """Write the first answers of a row, each from 1."""
    for place in range(min(len(answers), USED)):
        line[at + place] = i16(answers[place] + 1)
    return at + USED


def write_fight(state: Arcs, seat: Seat, line: Line, at: i64) -> i64:
    """Write the battle in progress."""
    fight = state.fight
    if fight is None:
        return at + FIGHT
    line[at] = i16(fight.system + 1)
    line[at + 1] = i16(from_seat(fight.attacker, seat, state.seats))
    line[at + 2] = i16(from_seat(fight.defender, seat, state.seats))
    line[at + 3] = 1 if fight.is_battle else 0
    line[at + 4] = 1 if fight.all_fresh else 0
    at = write_row(line, at + 5, fight.dice, 0, DICE)
    for face in fight.rolled:
        line[at + face] = line[at + face] + 1
    at = write_answers(fight.rerolled, line, at + DICE * FACES_OF_A_DIE)
    line[at] = i16(fight.taken)
    line[at + 1] = i16(len(fight.razed))
    line[at + 2] = i16(fight.razed[0] if len(fight.razed) > 0 else 0)
    line[at + 3] = i16(fight.keys)
    return at + 4


def write_seat(state: Arcs, who: Seat, seat: Seat, line: Line, at: i64) -> i64:
    """Write what lies open about a seat."""
    line[at] = i16(state.power[who])
    line[at + 1] = i16(state.mode[who])
    line[at + 2] = i16(state.conceded >> who & 1)
    line[at + 3] = i16(state.ships[who])
    line[at + 4] = i16(bundled(state.aloft, who))
    line[at + 5] = i16(state.starports[who])
    line[at + 6] = i16(state.cities[who])
    line[at + 7] = i16(state.agents[who])
    line[at + 8] = i16(state.hands[who].size())
    at += 9
    for suit in range(SUITS):
        line[at + suit] = i16(state.declined >> 3 * (SUITS * who + suit) & BITS_OF_SUITS)
    at = write_row(line, at + SUITS, state.outrage, outrage_of(who, 0), RESOURCES)
    for slot in range(SLOTS):
        token = state.slots[slot_of(who, slot)]
        line[at + slot] = i16(token + 1)
        if token >= 0:
            line[at + SLOTS + token] = line[at + SLOTS + token] + 1
    at = write_bits(line, at + SLOTS + RESOURCES, state.held[who], GUILD_CARDS)
    return write_fleets(state, who, line, write_taken(state, who, seat, line, at))


def write_taken(state: Arcs, who: Seat, seat: Seat, line: Line, at: i64) -> i64:
    """Write a seat's Captives and Trophies, by whose they were."""
    for away in range(state.seats):
        other = (seat + away) % state.seats
        line[at] = i16(state.captives[captive(who, other)])
        at = write_row(line, at + 1, state.trophies, trophy(who, other, 0), PIECES)
    return at + (MAX_SEATS - state.seats) * (PIECES + 1)


def write_fleets(state: Arcs, who: Seat, line: Line, at: i64) -> i64:
    """Write a seat's ships in each system."""
    fresh, damaged = state.fresh, state.damaged
    for system in range(SYSTEM.count):
        line[at + system] = i16(fresh[fleet(system, who)])
        line[at + SYSTEM.count + system] = i16(damaged[fleet(system, who)])
    return at + 2 * SYSTEM.count


def write_map(state: Arcs, seat: Seat, line: Line, at: i64) -> i64:
    """Write the buildings on each site, and the types of planets."""
    for site in range(state.profile.sites):
        building = state.buildings[site]
        if building >= 0:
            line[at + 3 * site] = i16(from_seat(owner(building), seat, state.seats))
            line[at + 3 * site + 1] = 1 if is_starport(building) else 0
            line[at + 3 * site + 2] = 1 if is_damaged(building) else 0
    at += 3 * SITE.count
    for system in range(SYSTEM.count):
        line[at + system] = i16(state.types[system] + 1)
    return write_bits(line, at + SYSTEM.count, state.shaped, SYSTEM.count)
