"""The Smugglers: Cargo, deliveries, pledges, Full Sail, Negotiate (H18)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.recruit import on_offer, recruit
from herna.games.ahoy.actions.rewards import Reward
from herna.games.ahoy.actions.spoils import REWARDED, SLIP_AWAY, Spoils
from herna.games.ahoy.actions.voyage import set_sail
from herna.games.ahoy.boards import FULL_SAIL
from herna.games.ahoy.card import Win
from herna.games.ahoy.changes import (
    gain_fame,
    leave_market,
    put_figure,
    raise_wealth,
    refill,
    remove_comrades,
)
from herna.games.ahoy.components import CARD, CARGO_LIMIT, DELIVERY_FAME, PLEDGE
from herna.games.ahoy.faction import Faction
from herna.games.ahoy.market import CARD_SUIT, DELIVER_TO
from herna.games.ahoy.queries import at_island, barred_by_stronghold, cards_in, grid_of, pledge_pile
from herna.games.ahoy.space import ISLAND_CORNER, region_of, space_at
from herna.games.ahoy.state import BY_DELIVERIES, Ahoy
from herna.games.ahoy.tiles import SUIT
from herna.games.ahoy.verbs import CREW, DELIVER, DROP, PLEDGE_TO, SMUGGLE, START
from herna.kernel.bits import bit
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step


def smuggle(state: Ahoy, seat: Seat, card: i64) -> None:
    """Take a market card into the hold for free; refill the Market (H18.2)."""
    leave_market(state, card)
    state.tell("smuggled", seat, CARD.ref(card))
    refill(state)
    stow(state, seat, card)


def stow(state: Ahoy, seat: Seat, card: i64) -> None:
    """Put a card into the hold; what is too much goes to the box (H18.3)."""
    state.cargo[seat] |= bit(card)
    if len(cards_in(state.cargo[seat])) > CARGO_LIMIT:
        state.do(DropCargo(seat))


@final
class DropCargo(Ask[Ahoy]):
    """Return one Cargo of choice to the box."""

    def choice(self, state: Ahoy) -> Choice:
        """List the Cargo that may go."""
        return Choice(self.seat, "drop", DROP.each(cards_in(state.cargo[self.seat])))

    def take(self, state: Ahoy, option: Option) -> None:
        """Return the Cargo to the box, out of the game."""
        card = DROP.target(option)
        state.cargo[self.seat] &= ~bit(card)
        state.tell("dropped", self.seat, CARD.ref(card))


def deliver(state: Ahoy, seat: Seat, card: i64) -> None:
    """Hand over Cargo: Fame, wealth, a reward, a pledge, in this order (H18.4)."""
    state.cargo[seat] &= ~bit(card)
    state.tell("delivered", seat, CARD.ref(card))
    gain_fame(state, seat, DELIVERY_FAME, BY_DELIVERIES)
    raise_wealth(state, seat, region_of(state.where[seat]))
    state.do(Reward(seat), Pledge(seat, card))


@final
class Pledge(Ask[Ahoy]):
    """Put the delivered card under one of the two pledge markers (H18.8)."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choice(self, state: Ahoy) -> Choice:
        """Ask under which marker it goes; only its owner knows which one is whose."""
        grid = grid_of(state, self.seat)
        piles = vec[i64]([pledge_pile(grid, side) for side in range(2)])
        return Choice(self.seat, "pledge", PLEDGE_TO.each(piles), CARD.ref(self.card))

    def take(self, state: Ahoy, option: Option) -> None:
        """Pledge it; everybody sees to which pile it goes (H18.21)."""
        pile = PLEDGE_TO.target(option)
        state.pledges[pile] |= bit(self.card)
        state.tell("pledged", self.seat, CARD.ref(self.card), PLEDGE.ref(pile))


@final
class Negotiate(Ask[Ahoy]):
    """Recruit any card of the Market, ignoring cost and suit, if you like (H18.17, H16.4.5)."""

    def ask(self, state: Ahoy) -> Choice | None:
        """Ask for the card, even for the only one."""
        if barred_by_stronghold(state, self.seat):
            return None
        return Choice(self.seat, "negotiate", or_pass(CREW.each(on_offer(state))))

    def take(self, state: Ahoy, option: Option) -> None:
        """Recruit it; only then one more can be had."""
        if option != PASS:
            recruit(state, self.seat, CREW.target(option))
            state.do(Bargain(self.seat))


@final
class Bargain(Ask[Ahoy]):
    """Negotiate, once more: remove a Comrade of this Island to recruit a second card (H18.17)."""

    def ask(self, state: Ahoy) -> Choice | None:
        """Ask for the card, if there is a Comrade to pay with."""
        island = state.where[self.seat]
        if state.comrades[region_of(island)] == 0 or barred_by_stronghold(state, self.seat):
            return None
        return Choice(self.seat, "bargain", or_pass(CREW.each(on_offer(state))))

    def take(self, state: Ahoy, option: Option) -> None:
        """Remove a Comrade of this Island and recruit the chosen card, if the offer is taken."""
        if option != PASS:
            remove_comrades(state, self.seat, state.where[self.seat], 1)
            recruit(state, self.seat, CREW.target(option))


@final
class StartSmuggler(Ask[Ahoy]):
    """A Smuggler starts on any space that is not an Island (H3.3)."""

    def choice(self, state: Ahoy) -> Choice:
        """List the spaces without an Island."""
        options = room(8)
        for tile in state.chart.tiles:
            for corner in range(ISLAND_CORNER):
                options = append(options, START.of(space_at(tile, corner)))
        return Choice(self.seat, "start-space", options)

    def take(self, state: Ahoy, option: Option) -> None:
        """Put the Flagship on the space; this is no move, so nothing follows."""
        put_figure(state, self.seat, self.seat, START.target(option))


@final
class Smuggler(Faction):
    """The board of either Smuggler."""

    def start(self, seat: Seat) -> Step[Any]:
        """Return the question on which space the Flagship starts."""
        return StartSmuggler(seat)

    def after_victory(self, state: Ahoy, win: Win) -> Step[Any]:
        """Damage and a move, or damage and a reward (H18.18)."""
        return Spoils(win, (SLIP_AWAY, REWARDED))

    def act(self, state: Ahoy, seat: Seat, action: i64, value: i64) -> None:
        """Full Sail by the value of the die, or Negotiate if the Flagship is at an Island."""
        if action == FULL_SAIL:
            set_sail(state, seat, seat, value, 0)
        elif at_island(state, seat):
            state.do(Negotiate(seat))

    def free_actions(self, state: Ahoy, seat: Seat, options: Row) -> Row:
        """Smuggle and deliver, at an Island without a Stronghold (H18.1, H18.11)."""
        if not at_island(state, seat) or barred_by_stronghold(state, seat):
            return options
        suit = SUIT[region_of(state.where[seat])]
        for card in state.market:
            if card >= 0 and CARD_SUIT[card] == suit:
                options = append(options, SMUGGLE.of(card))
        if state.cargo[seat] != 0:
            for card in cards_in(state.cargo[seat]):
                if DELIVER_TO[card] == suit:
                    options = append(options, DELIVER.of(card))
        return options

    def take_free(self, state: Ahoy, seat: Seat, option: Option) -> None:
        """Smuggle a card of the Market into the hold, or deliver one from it."""
        if SMUGGLE.owns(option):
            smuggle(state, seat, SMUGGLE.target(option))
        else:
            deliver(state, seat, DELIVER.target(option))
