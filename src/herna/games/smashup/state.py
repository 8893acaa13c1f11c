"""A game of Smash Up in progress: how its numbers are changed, and how copies share them."""

from __future__ import annotations

from typing import final

from herna.games.smashup.components import BASE, CARD, NOBODY, NOTHING, NOWHERE
from herna.games.smashup.position import Position
from herna.kernel.choice import Seat
from herna.kernel.pile import Backs, Pile
from herna.kernel.rows import Row, append, changed, i64, remove, vec


@final
class SmashUp(Position):
    """A game of Smash Up in progress.

    Copies share what changes seldom, rows, lists and piles: whoever changes one replaces it, never writes in
    it. The rows that change with every play are written by the methods below and by nobody else, since a
    copy may have the same ones; the piles aside and of bases are reached by their properties alone.
    """

    _lent: bool = False
    """Whether another state has the same rows."""
    _piles_lent: bool = False
    """Whether another state has the same piles aside and of bases."""

    def copy(self) -> SmashUp:
        """Return a state that can change without changing this one."""
        self._lent = self._piles_lent = True
        twin = SmashUp(self.seats, self.rng)
        twin._lent = twin._piles_lent = True
        self.copy_kernel(twin)
        self.copy_numbers(twin)
        self.copy_piles(twin)
        self.copy_play(twin)
        self.copy_scoring(twin)
        return twin

    def _own(self) -> None:
        """Have alone the rows that change with every play; must come before one of them is written in."""
        if self._lent:
            self._lent = False
            self.credits = self.credits[:]
            self.plays = self.plays[:]
            self.played = self.played[:]
            self.minions = self.minions[:]
            self.actions = self.actions[:]
            self.alert = self.alert[:]
            self.where = self.where[:]
            self.controller = self.controller[:]
            self.bonus = self.bonus[:]
            self.arrived = self.arrived[:]

    def _own_piles(self) -> None:
        """Have alone the piles aside and of bases, since whoever asks for one may change it."""
        if self._piles_lent:
            self._piles_lent = False
            self.aside_piles = [pile.copy() for pile in self.aside_piles]
            self.base_piles = [pile.copy() for pile in self.base_piles]

    @property
    def asides(self) -> list[Pile]:
        """Each owner's cards revealed or looked at, outside every zone (U10.8)."""
        self._own_piles()
        return self.aside_piles

    @property
    def base_deck(self) -> Pile:
        """The bases still face down, of which the top one replaces a scored base."""
        self._own_piles()
        return self.base_piles[0]

    @property
    def base_discard(self) -> Pile:
        """Bases that have scored."""
        self._own_piles()
        return self.base_piles[1]

    @property
    def base_table(self) -> Pile:
        """The bases in play, as cards that left the base deck; which place each has is in the row."""
        self._own_piles()
        return self.base_piles[2]

    @property
    def base_aside(self) -> Pile:
        """Bases looked at; the one left there will be the replacement."""
        self._own_piles()
        return self.base_piles[3]

    def permit(self, kind: i64, amount: i64 = 1) -> None:
        """Give the active seat permissions of a kind (U5), or take them by a negative amount."""
        self._own()
        self.credits[kind] += amount

    def set_permits(self, kind: i64, amount: i64) -> None:
        """Let the active seat have so many permissions of a kind."""
        self._own()
        self.credits[kind] = amount

    def lose_permits(self) -> None:
        """Let all permissions that are left be lost."""
        self._own()
        credits = self.credits
        for kind in range(len(credits)):
            credits[kind] = 0

    def count_play(self, seat: Seat, minions: i64) -> None:
        """Count a card that a seat plays, and the minions among such cards."""
        self._own()
        self.plays[seat] += 1
        self.played[seat] += minions

    def count_anew(self) -> None:
        """Nobody has played a card this turn."""
        self._own()
        plays, played = self.plays, self.played
        for seat in range(self.seats):
            plays[seat] = 0
            played[seat] = 0

    def list_minion(self, minion: i64, alert: bool) -> None:
        """Add a minion to those in play, and to those that speak when others act if it is one."""
        self._own()
        self.arrivals += 1
        self.arrived[minion] = self.arrivals
        self.minions = append(self.minions, minion)
        if alert:
            self.alert = append(self.alert, minion)

    def drop_minion(self, minion: i64, alert: bool) -> None:
        """Take a minion off those in play."""
        self._own()
        self.arrived[minion] = 0
        self.minions = remove(self.minions, minion)
        if alert:
            self.alert = remove(self.alert, minion)

    def list_action(self, action: i64) -> None:
        """Add an action to those in play."""
        self._own()
        self.actions = append(self.actions, action)

    def drop_action(self, action: i64) -> None:
        """Take an action off those in play."""
        self._own()
        self.actions = remove(self.actions, action)

    def put_under(self, card: i64, seat: Seat, base: i64, host: i64 = NOTHING) -> None:
        """Put a card under a seat's control, at a base, or with a host wherever that is."""
        self._own()
        self.controller[card] = seat
        self.where[card] = base
        if host != self.host[card]:
            self.host = changed(self.host, card, host)

    def take_off(self, card: i64) -> None:
        """Let a card be nowhere and nobody's, and forget what it has noted (U11.9)."""
        self.put_under(card, NOBODY, NOWHERE)
        self.memorise(card, 0)

    def move(self, card: i64, base: i64) -> None:
        """Put a card that is in play at another base."""
        self._own()
        self.where[card] = base

    def strengthen(self, minion: i64, amount: i64) -> None:
        """Change the power a minion has beyond the printed one."""
        if amount != 0:
            self._own()
            self.bonus[minion] += amount

    def memorise(self, card: i64, number: i64) -> None:
        """Let a card note a number for its own text."""
        if self.memo[card] != number:
            self.memo = changed(self.memo, card, number)

    def piles_of(self, seat: Seat) -> list[Pile]:
        """Return every place a seat's own cards can be."""
        return [self.decks[seat], self.hands[seat], self.discards[seat], self.tables[seat], self.asides[seat]]

    def cards_of(self, seat: Seat) -> Row:
        """Return the cards whose owner a seat is."""
        return vec[i64]([card for card, who in enumerate(self.owner) if who == seat])

    def backs(self) -> list[Backs]:
        """Return each owner's cards, which never mix, and the bases; whoever asks may change them."""
        found = [Backs(CARD, self.piles_of(seat), self.cards_of(seat)) for seat in range(self.seats)]
        self._own_piles()
        found.append(Backs(BASE, self.base_piles))
        return found
