"""What several rules do to the state, with the story it makes."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.components import (
    AGENT,
    CITY,
    COURT,
    GUILD_CARDS,
    NOBODY,
    NONE,
    PIECES,
    RESOURCES,
    SEAT,
    SHIP,
    STARPORT,
    SYSTEM,
)
from herna.games.arcs.queries import is_city, types_at
from herna.games.arcs.state import DISCARDED, EMPTY, IN_DECK, IN_ROW, Arcs
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import changed, i64

PLACEHOLDER: Final = 2


def recount(state: Arcs, system: i64) -> None:
    """Find who controls a system now: strictly more fresh ships than each Rival (A2.4)."""
    best: i64 = 0
    ruler: Seat = NOBODY
    first = 4 * system
    for seat in range(state.seats):
        count = state.fresh[first + seat]
        if count > best:
            best, ruler = count, seat
        elif count == best:
            ruler = NOBODY
    state.ruler[system] = ruler


def add_ships(state: Arcs, system: i64, seat: Seat, fresh: i64, damaged: i64) -> None:
    """Put ships in a system, or take them away with negative numbers."""
    state.fresh[4 * system + seat] += fresh
    state.damaged[4 * system + seat] += damaged
    state.deployed[seat] += fresh + damaged
    state.wounds[seat] += damaged
    if fresh != 0:
        recount(state, system)


def place_ships(state: Arcs, system: i64, seat: Seat, count: i64) -> i64:
    """Place fresh ships from a seat's supply, as many as there are; return how many."""
    count = min(count, state.ships[seat])
    if count > 0:
        state.ships[seat] -= count
        add_ships(state, system, seat, count, 0)
        state.tell("placed", seat, SYSTEM.ref(system), n=count)
    return count


def put_building(state: Arcs, site: i64, building: i64) -> None:
    """Put a building on a site, or EMPTY; it has not been used this turn (A12.20)."""
    wound(state, site, -1)
    state.buildings[site] = building
    wound(state, site, 1)
    state.taxed &= ~(1 << site)
    state.launched &= ~(1 << site)


def wound(state: Arcs, site: i64, count: i64) -> None:
    """Count a building among its owner's damaged pieces, or no longer, if it is damaged."""
    building = state.buildings[site]
    if building >= 0 and building & 1 != 0:
        state.wounds[building >> 2] += count


def mend_building(state: Arcs, site: i64) -> None:
    """Make a damaged building fresh."""
    wound(state, site, -1)
    state.buildings[site] &= ~1


def return_building(state: Arcs, site: i64) -> None:
    """Take a building off the map, back to its owner; no Trophy."""
    building = state.buildings[site]
    put_building(state, site, EMPTY)
    if is_city(building):
        state.cities[building >> 2] += 1
    else:
        state.starports[building >> 2] += 1


def add_trophy(state: Arcs, captor: Seat, owner: Seat, piece: i64, count: i64 = 1) -> None:
    """Put pieces of a Rival into a Trophies box, or take them out with a negative number."""
    at = 4 * PIECES * captor + PIECES * owner + piece
    state.trophies = changed(state.trophies, at, state.trophies[at] + count)


def add_captives(state: Arcs, captor: Seat, owner: Seat, count: i64) -> None:
    """Put agents of a Rival into a Captives box, or take them out with a negative number."""
    at = 4 * captor + owner
    state.captives = changed(state.captives, at, state.captives[at] + count)


def destroy_ship(state: Arcs, system: i64, owner: Seat, by: Seat, damaged: bool) -> None:
    """Take a ship off the map as somebody's Trophy."""
    add_ships(state, system, owner, 0 if damaged else -1, -1 if damaged else 0)
    add_trophy(state, by, owner, SHIP)
    state.tell("ship-destroyed", owner, SYSTEM.ref(system), SEAT.ref(by))


def hit_ship(state: Arcs, system: i64, owner: Seat, by: Seat, damaged: bool) -> bool:
    """Hit a ship: a fresh one is damaged, a damaged one destroyed; return whether it was destroyed (A2.3)."""
    if damaged:
        destroy_ship(state, system, owner, by, True)
        return True
    add_ships(state, system, owner, -1, 1)
    state.tell("ship-hit", owner, SYSTEM.ref(system))
    return False


def raze(state: Arcs, site: i64, by: Seat) -> i64:
    """Destroy a building; return a city's types as bits plus 32, or 0 for a starport."""
    building = state.buildings[site]
    owner = building >> 2
    types: i64 = 32 | types_at(state, site) if is_city(building) else 0
    if owner == by:
        return_building(state, site)
    else:
        put_building(state, site, EMPTY)
        add_trophy(state, by, owner, CITY if is_city(building) else STARPORT)
    state.tell("building-destroyed", owner, SYSTEM.ref(SITE_SYSTEM[site]), SEAT.ref(by))
    return types


def hit_building(state: Arcs, site: i64, by: Seat) -> i64:
    """Hit a building; return what :func:`raze` does, or -1 if it stands."""
    if state.buildings[site] & 1 != 0:
        return raze(state, site, by)
    state.buildings[site] |= 1
    wound(state, site, 1)
    state.tell("building-hit", state.buildings[site] >> 2, SYSTEM.ref(SITE_SYSTEM[site]))
    return -1


def return_agents(state: Arcs, owner: Seat, count: i64) -> None:
    """Put agents into their owner's supply; the first replace placeholders (A3.3)."""
    for kind in range(RESOURCES):
        if count > 0 and state.outrage[RESOURCES * owner + kind] == PLACEHOLDER:
            state.outrage = changed(state.outrage, RESOURCES * owner + kind, 1)
            count -= 1
    state.agents[owner] += count


def capture(state: Arcs, captor: Seat, owner: Seat) -> None:
    """Move an agent from a Rival's supply to a seat's Captives, if there is one."""
    if state.agents[owner] > 0:
        state.agents[owner] -= 1
        add_captives(state, captor, owner, 1)
        state.tell("captured", captor, SEAT.ref(owner))


def cover_outrage(state: Arcs, seat: Seat, kind: i64) -> None:
    """Cover an Outrage slot with an agent, or a placeholder if there is none (A14.2)."""
    at = RESOURCES * seat + kind
    if state.outrage[at] != 0:
        return
    state.outrage = changed(state.outrage, at, 1 if state.agents[seat] > 0 else PLACEHOLDER)
    if state.agents[seat] > 0:
        state.agents[seat] -= 1


def let_go(state: Arcs, card: i64) -> i64:
    """Take a Court card out of the play area it is in, if it is in one; return where it was."""
    was = state.where[card]
    if 0 <= was < 4:
        state.held[was] ^= 1 << card
    return was


def discard_guild(state: Arcs, card: i64) -> None:
    """Put a Court card on the face-up Court discard pile."""
    was = let_go(state, card)
    state.where[card] = DISCARDED
    state.tell("court-discarded", was if 0 <= was < 4 else state.active, COURT.ref(card))


def give_guild(state: Arcs, card: i64, seat: Seat) -> None:
    """Put a Guild card into a seat's play area, from wherever it was."""
    let_go(state, card)
    state.where[card] = seat
    state.held[seat] |= 1 << card


def cover(state: Arcs, card: i64) -> None:
    """Take a Court card from those that lie open; somebody must put it into the deck."""
    state.where[card] = IN_DECK
    state.court_open = state.court_open.copy()
    state.court_open.take(card)


def bury(state: Arcs, card: i64) -> None:
    """Put a Court card at the bottom of its deck, for all to see."""
    let_go(state, card)
    cover(state, card)
    state.court_deck.tuck(card, PUBLIC)
    state.tell("buried", state.active, COURT.ref(card))


def draw_court(state: Arcs) -> i64:
    """Turn up the top card of the Court deck, or return NONE."""
    if state.court_deck.size() == 0:
        return NONE
    card = state.court_deck.draw()
    state.court_open = state.court_open.copy()
    state.court_open.put(card, PUBLIC)
    return card


def shuffle_into_court(state: Arcs, card: i64) -> None:
    """Put a face-up Court card back into its deck; somebody must shuffle then."""
    cover(state, card)
    state.court_deck.put(card)


def refill(state: Arcs) -> None:
    """Fill empty Court positions from the deck, left to right (A12.17, R-06)."""
    for at in range(len(state.court)):
        if state.court[at] == NONE:
            card = draw_court(state)
            if card == NONE:
                return
            state.court[at] = card
            state.where[card] = IN_ROW + at
            state.tell("court-refilled", state.active, COURT.ref(card))


def agents_off(state: Arcs, at: i64, seat: Seat, as_trophies: bool) -> None:
    """Clear a Court position: own agents return, Rivals' become Captives, or Trophies in a Ransack."""
    for other in range(state.seats):
        count = state.influence[4 * at + other]
        state.influence[4 * at + other] = 0
        if count == 0:
            continue
        if other == seat:
            return_agents(state, seat, count)
        elif as_trophies:
            add_trophy(state, seat, other, AGENT, count)
        else:
            add_captives(state, seat, other, count)


def put_agent(state: Arcs, seat: Seat, card: i64) -> None:
    """Put an agent from a seat's supply on a Court card."""
    state.agents[seat] -= 1
    state.influence[4 * (state.where[card] - IN_ROW) + seat] += 1
    state.tell("influenced", seat, COURT.ref(card))


def is_guild(card: i64) -> bool:
    """Whether a Court card is a Guild card and not a Vox card."""
    return card < GUILD_CARDS
