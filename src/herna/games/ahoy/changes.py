"""What several rules do to the state, with the story it makes."""

from __future__ import annotations

from herna.games.ahoy.boards import CREW_SLOTS
from herna.games.ahoy.components import (
    ASHORE,
    CARD,
    FIGURE,
    MARKET_SIZE,
    MAX_SEATS,
    MOST_WEALTH,
    PLAN,
    PLANS_DRAWN,
    SPACE,
    TILE,
)
from herna.games.ahoy.space import region_of
from herna.games.ahoy.state import ASIDE, DAMAGED, FREE, NO_CARD, NO_TILE, Ahoy
from herna.kernel.bits import bit
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rows import i64

# Gold and Fame.


def gain_gold(state: Ahoy, seat: Seat, amount: i64) -> None:
    """Take gold from the supply, as much as there is (H23.5)."""
    taken = min(amount, state.bank)
    if taken > 0:
        state.bank -= taken
        state.gold[seat] += taken
        state.tell("gold", seat, n=taken)


def pay_gold(state: Ahoy, seat: Seat, amount: i64) -> None:
    """Spend gold, back to the supply."""
    state.gold[seat] -= amount
    state.bank += amount


def give_gold(state: Ahoy, giver: Seat, taker: Seat, amount: i64 = 1) -> None:
    """Give one player's gold to another; whoever asks for it has seen to it that there is enough."""
    state.gold[giver] -= amount
    state.gold[taker] += amount


def gain_fame(state: Ahoy, seat: Seat, amount: i64, source: i64) -> None:
    """Move up the fame track."""
    state.fame[source * MAX_SEATS + seat] += amount
    state.tell("fame", seat, n=amount)


def raise_wealth(state: Ahoy, seat: Seat, tile: i64) -> None:
    """Turn a region's wealth die up by one, if it can go higher."""
    if state.wealth[tile] < MOST_WEALTH:
        state.wealth[tile] += 1
        state.tell("wealth", seat, TILE.ref(tile), n=state.wealth[tile])


# Tiles and cards.


def draw_tile(state: Ahoy) -> None:
    """Turn up the top tile of the stack."""
    state.drawn = state.tiles.draw()
    state.charted.put(state.drawn, PUBLIC)


def lay_tile(state: Ahoy, block: i64, turn: i64) -> None:
    """Lay the tile that was drawn, with a wealth die of one."""
    state.chart = state.chart.laid(state.drawn, block, turn)
    state.wealth[state.drawn] = 1
    state.drawn = NO_TILE


def leave_market(state: Ahoy, card: i64) -> None:
    """Take a card out of the Market."""
    for place in range(MARKET_SIZE):
        if state.market[place] == card:
            state.market[place] = NO_CARD


def refill(state: Ahoy) -> None:
    """Fill the gaps of the Market from the deck, while it lasts (H15.4)."""
    for place in range(MARKET_SIZE):
        if state.market[place] == NO_CARD and state.deck.size() > 0:
            card = state.deck.draw()
            state.open.put(card, PUBLIC)
            state.market[place] = card


def join_crew(state: Ahoy, seat: Seat, card: i64) -> None:
    """Put a card into a seat's Crew."""
    state.crew[seat] |= bit(card)
    state.tell("joined", seat, CARD.ref(card))


def damage_slot(state: Ahoy, slot: i64) -> None:
    """Put a damage token on a slot."""
    state.slots[slot] = DAMAGED


def clear_slot(state: Ahoy, slot: i64) -> None:
    """Take damage, or a die, off a slot."""
    state.slots[slot] = FREE


def leave_crew(state: Ahoy, seat: Seat, card: i64) -> None:
    """Take a card out of a seat's Crew; its damage goes back, its die is set aside (H15.9)."""
    state.crew[seat] &= ~bit(card)
    slot = CREW_SLOTS + card
    if state.slots[slot] >= 0:
        state.die_at[state.slots[slot]] = ASIDE
    clear_slot(state, slot)


def wear_out(state: Ahoy, card: i64) -> None:
    """Note that Crew that works once per turn has done so (H5.8)."""
    state.used |= bit(card)


def draw_plans(state: Ahoy) -> None:
    """Let the Union draw its plans, while the deck lasts (H17.5)."""
    for _drawn in range(min(PLANS_DRAWN, state.plans.size())):
        card = state.plans.draw()
        state.hand.put(card, only(state.union))
        state.tell("drew-plan", state.union, PLAN.ref(card), to=state.union)


def play_plan(state: Ahoy, card: i64) -> None:
    """Lay a plan of the Union's hand on the table."""
    state.hand.take(card)
    state.spent.put(card, PUBLIC)
    state.tell("played-plan", state.union, PLAN.ref(card))


# Pieces.


def gain_ready(state: Ahoy, amount: i64) -> None:
    """Move Comrades from the supply to the Ready ones (H17.1)."""
    gained = min(amount, state.muster)
    if gained > 0:
        state.muster -= gained
        state.ready += gained
        state.tell("readied", state.union, n=gained)


def land_comrades(state: Ahoy, island: i64, amount: i64) -> None:
    """Put Ready Comrades on an Island, as many as there are (H17.2)."""
    landed = min(amount, state.ready)
    if landed > 0:
        state.ready -= landed
        state.comrades[region_of(island)] += landed
        state.tell("landed", state.union, SPACE.ref(island), n=landed)


def remove_comrades(state: Ahoy, seat: Seat, island: i64, amount: i64) -> None:
    """Send Comrades of an Island back to the Union's supply (H17.3)."""
    removed = min(amount, state.comrades[region_of(island)])
    if removed > 0:
        state.comrades[region_of(island)] -= removed
        state.muster += removed
        state.tell("removed-comrades", seat, SPACE.ref(island), n=removed)


def put_figure(state: Ahoy, seat: Seat, figure: i64, space: i64) -> None:
    """Place a figure; it has not moved there, so nothing follows (H0.4)."""
    state.where[figure] = space
    state.tell("placed", seat, FIGURE.ref(figure), SPACE.ref(space))


def take_figure(state: Ahoy, seat: Seat, figure: i64) -> None:
    """Take a figure off the map."""
    state.tell("removed", seat, FIGURE.ref(figure), SPACE.ref(state.where[figure]))
    state.where[figure] = ASHORE
    state.course[figure] = 0
