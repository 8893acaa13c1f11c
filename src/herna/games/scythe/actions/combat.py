"""Combat, told in the rulebook's order (S14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.actions.deals import Bargain, open_window
from herna.games.scythe.actions.retreat import Retreat
from herna.games.scythe.board import HEX
from herna.games.scythe.changes import discard_card, draw, lose_popularity
from herna.games.scythe.components import COMBAT_CARD, COMBAT_STARS, MAX_DIAL, SEAT, VALUE, Goal
from herna.games.scythe.costs import cards_by_value
from herna.games.scythe.fight import SECRETS, Fight, cards_place, dial_place
from herna.games.scythe.mat import (
    ADDS_CARDS,
    BEFORE_COMBAT,
    COUNTS_EVERY_VICTORY,
    STAYS_POPULAR,
    listeners,
)
from herna.games.scythe.queries import enemy_fighters, fighters_at, workers_at
from herna.games.scythe.scoring import place_star
from herna.games.scythe.state import Scythe, fight_of
from herna.games.scythe.verbs import ADD_CARD, DIAL, FIGHT
from herna.kernel.bits import has, onto, places
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.cover import covers
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class Fights(Ask[Scythe]):
    """All combats of a Move action, one at a time, in the attacker's order."""

    def choice(self, state: Scythe) -> Choice:
        """Ask where the next one is."""
        contested = state.fighting[self.seat] & enemy_fighters(state, self.seat)
        return Choice(self.seat, "fight", onto(FIGHT, room(3), contested))

    def take(self, state: Scythe, option: Option) -> None:
        """Fight there, and come back for the others."""
        state.do(Combat(self.seat, FIGHT.target(option)), self)


@final
class Combat(Step[Scythe]):
    """Two seats fight over a territory."""

    def __init__(self, attacker: Seat, where: i64) -> None:
        self.attacker: Final = attacker
        self.where: Final = where

    def run(self, state: Scythe) -> None:
        """Put deals first, then both sides' abilities, both dials, and the reveal."""
        attacker, where = self.attacker, self.where
        defender = self.rival(state)
        limits = card_limit(state, attacker, where), card_limit(state, defender, where)
        state.fight = Fight(where, attacker, defender, limits[0], limits[1], covers(2 * SECRETS))
        state.tell("combat", attacker, HEX.ref(where), SEAT.ref(defender))
        open_window(state)
        state.do(
            Bargain(attacker),
            Bargain(defender),
            CombatAbilities(0),
            CombatAbilities(1),
            SetDial(attacker, 0),
            SetDial(defender, 1),
            Reveal(),
        )

    def rival(self, state: Scythe) -> Seat:
        """Return whose combat units were there before the attacker's."""
        found: Seat = self.attacker
        for other in range(state.seats):
            if other != self.attacker and has(state.fighting[other], self.where):
                found = other
        return found


@final
class CombatAbilities(Step[Scythe]):
    """What one side's abilities do before the dials are set."""

    def __init__(self, side: i64) -> None:
        self.side: Final = side

    def run(self, state: Scythe) -> None:
        """Let those speak that have something to say."""
        fight = fight_of(state)
        seat, foe = fight.seat(self.side), fight.seat(1 - self.side)
        for ability in listeners(state, seat, BEFORE_COMBAT):
            step = ability.before_combat(state, seat, foe, fight.where)
            if step is not None:
                state.then(step)


@final
class SetDial(Ask[Scythe]):
    """Commit power in secret, then cards."""

    def __init__(self, seat: Seat, side: i64) -> None:
        super().__init__(seat)
        self.side: Final = side

    def choice(self, state: Scythe) -> Choice:
        """Ask for a number."""
        return Choice(self.seat, "dial", DIAL.up_to(min(MAX_DIAL, state.power[self.seat])))

    def take(self, state: Scythe, option: Option) -> None:
        """Keep it covered, and ask for cards: as many as units and hand allow, which all can see."""
        fight = fight_of(state)
        secrets = fight.secrets
        secrets.put(dial_place(self.side), DIAL.value(option), self.seat)
        secrets.put(cards_place(self.side), 0, self.seat)
        most = min(fight.limit(self.side), state.hands[self.seat].size())
        if most > 0:
            state.do(AddCard(self.seat, self.side, most))


def card_limit(state: Scythe, seat: Seat, where: i64) -> i64:
    """How many combat cards a seat may play: one for each combat unit, and what abilities add."""
    limit = fighters_at(state, seat, where)
    for ability in listeners(state, seat, ADDS_CARDS):
        limit += ability.adds_cards(state, seat, where)
    return limit


@final
class AddCard(Ask[Scythe]):
    """Add a combat card in secret, or none; asked as often as cards might be added, whatever was added.

    How many are played is secret until the reveal (S14.6), so the number of answers must not tell it.
    """

    def __init__(self, seat: Seat, side: i64, left: i64) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.left: Final = left
        """How often it is still asked."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for a card or a pass."""
        chosen = fight_of(state).cards(self.side)
        return Choice(self.seat, "add-card", or_pass(ADD_CARD.each(loose_cards(state, self.seat, chosen))))

    def take(self, state: Scythe, option: Option) -> None:
        """Tuck it behind the dial."""
        if ADD_CARD.owns(option):
            fight = fight_of(state)
            chosen = fight.cards(self.side) | 1 << ADD_CARD.target(option)
            fight.secrets.put(cards_place(self.side), chosen, self.seat)
        if self.left > 1:
            state.do(AddCard(self.seat, self.side, self.left - 1))


def loose_cards(state: Scythe, seat: Seat, chosen: i64) -> Row:
    """Return one card of each value that is in hand and not committed."""
    found = room(8)
    for card in state.hands[seat].cards():
        if card >= 0 and not has(chosen, card):
            found = append(found, card)
    return cards_by_value(found)


@final
class Reveal(Step[Scythe]):
    """Turn the dials; both sides pay; the higher total wins, and the attacker wins ties."""

    def run(self, state: Scythe) -> None:
        """Let both sides pay and compare their totals; the loser retreats, then the rest is settled."""
        fight = fight_of(state)
        attack, defence = reveal_side(state, fight, 0), reveal_side(state, fight, 1)
        side: i64 = 0 if attack >= defence else 1
        winner, loser = fight.seat(side), fight.seat(1 - side)
        workers = workers_at(state, loser, fight.where)
        lost = defence if side == 0 else attack
        state.tell("won", winner, HEX.ref(fight.where), SEAT.ref(loser))
        state.do(Retreat(loser, fight.where), Aftermath(winner, loser, workers, lost))


def reveal_side(state: Scythe, fight: Fight, side: i64) -> i64:
    """Turn one side's dial and cards; return the total."""
    seat = fight.seat(side)
    total = fight.secrets.show(dial_place(side))
    state.power[seat] -= total
    cards = places(fight.secrets.show(cards_place(side)))
    key = "committed" if len(cards) == 0 else "committed-cards"
    state.tell(key, seat, *[COMBAT_CARD.ref(card) for card in cards], n=total)
    for card in cards:
        total += VALUE[card]
        discard_card(state, seat, card)
    return total


@final
class Aftermath(Step[Scythe]):
    """Popularity, the loser's consolation, and the winner's star."""

    def __init__(self, winner: Seat, loser: Seat, workers: i64, lost: i64) -> None:
        self.winner: Final = winner
        self.loser: Final = loser
        self.workers: Final = workers
        """How many of the loser's workers had to retreat."""
        self.lost: Final = lost
        """The total that was not enough."""

    def run(self, state: Scythe) -> None:
        """Charge popularity for workers driven off, console the loser with a card, place the combat star."""
        if self.winner == fight_of(state).attacker:
            state.turn.driven += self.workers
            if not any(ability.stays_popular() for ability in listeners(state, self.winner, STAYS_POPULAR)):
                lose_popularity(state, self.winner, self.workers)
        if self.lost > 0:
            draw(state, self.loser, 1)
        state.fight = None
        if state.stars.at(self.winner, Goal.COMBAT) < COMBAT_STARS or every_victory(state, self.winner):
            place_star(state, self.winner, Goal.COMBAT)


def every_victory(state: Scythe, seat: Seat) -> bool:
    """Whether a seat places a star for more combats than two."""
    speaking = listeners(state, seat, COUNTS_EVERY_VICTORY)
    return any(ability.counts_every_victory() for ability in speaking)
