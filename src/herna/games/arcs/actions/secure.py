"""Influence and Secure (A12.13-A12.17)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.components import COURT, NONE
from herna.games.arcs.court import agents_off, give_guild, is_guild, put_agent, refill
from herna.games.arcs.listeners import DECK, MAY_SECURE, listeners
from herna.games.arcs.pieces import agents_on
from herna.games.arcs.queries import position
from herna.games.arcs.state import IN_ROW, RESOLVING, Arcs
from herna.games.arcs.verbs import INFLUENCE, SECURE
from herna.kernel.bits import bit
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask, Step


def influence_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add an Influence on each Court card; without an agent it would do nothing (A12.19)."""
    if state.agents[seat] > 0:
        for card in state.court:
            if card != NONE:
                options = append(options, INFLUENCE.of(card))
    return options


def securable(state: Arcs, seat: Seat, at: i64) -> bool:
    """Whether a seat has strictly more agents than each Rival on the card at a position (A12.14)."""
    card = state.court[at]
    mine = state.influence[agents_on(at, seat)]
    if card == NONE or mine == 0:
        return False
    for other in range(state.seats):
        if other != seat and state.influence[agents_on(at, other)] >= mine:
            return False
    return all(each.may_secure(state, seat, card, mine) for each in listeners(state, seat, MAY_SECURE))


def secure_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add a Secure of each Court card that the seat may take."""
    for at in range(len(state.court)):
        if securable(state, seat, at):
            options = append(options, SECURE.of(state.court[at]))
    return options


@final
class FreeInfluence(Ask[Arcs]):
    """An Influence that an effect grants; it may be declined."""

    def __init__(self, seat: Seat, source: str, to_secure: bool = False) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.to_secure: Final = to_secure
        """Whether it must make a Secure possible that follows."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Court card."""
        options = influence_options(state, self.seat, room(6))
        if self.to_secure:
            options = leading_to_secure(state, self.seat, options)
            return Choice(self.seat, "influence-first", options, self.source)
        return Choice(self.seat, "influence", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Put the agent there."""
        if option != PASS:
            put_agent(state, self.seat, INFLUENCE.target(option))


def leading_to_secure(state: Arcs, seat: Seat, options: Row) -> Row:
    """Keep the Influences after which the seat can secure something."""
    kept = room(6)
    for option in options:
        at = agents_on(position(state, INFLUENCE.target(option)), seat)
        state.influence[at] += 1
        fine = len(secure_options(state, seat, room(4))) > 0
        state.influence[at] -= 1
        if fine:
            kept = append(kept, option)
    return kept


@final
class FreeSecure(Ask[Arcs]):
    """A Secure whose card is still to be chosen."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Court card."""
        return Choice(self.seat, "secure", secure_options(state, self.seat, room(4)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Take the card chosen, with all that follows a Secure."""
        state.do(Secure(self.seat, SECURE.target(option)))


@final
@mypyc_attr(free_list_len=1)
class Secure(Step[Arcs]):
    """Take a Court card: own agents return, Rivals' become Captives."""

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: Arcs) -> None:
        """Take the card, and sort out who stood on it."""
        state.tell("secured", self.seat, COURT.ref(self.card))
        agents_off(state, position(state, self.card), self.seat, False)
        state.do(Taken(self.seat, self.card))


@final
class Taken(Step[Arcs]):
    """A Court card is taken: Guild cards are kept, Vox cards speak; then the Court refills."""

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: Arcs) -> None:
        """Keep it or resolve it (A12.16)."""
        seat, card = self.seat, self.card
        from_row = state.where[card] >= IN_ROW
        if from_row:
            state.court[position(state, card)] = NONE
        if is_guild(card):
            give_guild(state, card, seat)
            state.secured |= bit(card)
        else:
            state.where[card] = RESOLVING
            DECK.court[card].when_secured(state, seat)
        if from_row:
            state.then(Refill())


@final
class Refill(Step[Arcs]):
    """Empty Court positions are filled."""

    def run(self, state: Arcs) -> None:
        """Deal a card from the Court deck to each empty position while the deck lasts (A12.17)."""
        refill(state)
