"""Set a table in a line, and answer in codes with names instead of numbers."""

from __future__ import annotations

from games.asking import see_who_is_asked
from herna.games.smashup import GAME
from herna.games.smashup.base_row import arrive
from herna.games.smashup.card import WHEN_PLAYED
from herna.games.smashup.cards import FIRST
from herna.games.smashup.changes import enter, put_on_base, put_on_minion
from herna.games.smashup.components import FACTIONS, NOWHERE
from herna.games.smashup.power import power
from herna.games.smashup.queries import is_minion
from herna.games.smashup.state import SmashUp
from herna.games.smashup.turn import Menu, Turn
from herna.kernel.choice import CHANCE, Choice
from herna.kernel.engine import roll, take
from herna.kernel.game import Setup
from herna.kernel.pile import PUBLIC, Pile
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.state import no_steps
from herna.sim.checks import bad_components

A, B, C, D = 0, 1, 2, 3

PLAIN = ("library", "opal", "tortuga", "mothership", "oasis")
"""Bases without an ability that matters before they score."""


def base(key: str) -> int:
    """Return the number of the base whose key contains this."""
    found = [index for index, each in enumerate(FIRST.bases) if key in each.key]
    assert len(found) == 1, key
    return found[0]


class Table:
    """A game that can be arranged, asked and answered."""

    def __init__(self, state: SmashUp) -> None:
        self.state = state
        self.loaded = False

    def find(self, seat: int, key: str) -> int:
        """Take a card with this name out of a seat's deck."""
        deck = self.state.decks[seat]
        for card in deck.cards():
            if self.state.printed.cards[card].key == key:
                deck.take(card)
                return int(card)
        raise AssertionError(f"seat {seat} has no {key} left")

    def put(self, seat: int, where: str, key: str) -> int:
        """Put a minion into play as if it had been there before."""
        card = self.find(seat, key)
        self.state.tables[seat].put(card, PUBLIC)
        enter(self.state, card, seat, base(where))
        return card

    def fill(self, seat: int, where: str, strength: int) -> int:
        """Put a minion without lasting abilities into play and give it exactly this power."""
        for card in self.state.decks[seat].cards():
            if is_minion(self.state, card) and self.state.printed.speaks[card] in (0, WHEN_PLAYED):
                found = self.put(seat, where, FIRST.cards[card].key)
                self.state.bonus[found] += strength - power(self.state, found)
                return found
        raise AssertionError("no plain minion left")

    def attach(self, seat: int, key: str, host: str | int, note: int = 0, of: int | None = None) -> int:
        """Put an action of a seat into play, on a base or a minion; ``of`` is its owner if another."""
        owner = seat if of is None else of
        card = self.find(owner, key)
        self.state.tables[owner].put(card, PUBLIC)
        if isinstance(host, str):
            put_on_base(self.state, card, seat, base(host))
        else:
            put_on_minion(self.state, card, seat, host)
        self.state.memorise(card, note)
        return card

    def hold(self, seat: int, *keys: str) -> list[int]:
        """Put cards into a seat's hand."""
        cards = [self.find(seat, key) for key in keys]
        for card in cards:
            self.state.hands[seat].put(card, 1 << seat)
        return cards

    def bin(self, seat: int, *keys: str) -> list[int]:
        """Put cards onto a seat's discard pile."""
        cards = [self.find(seat, key) for key in keys]
        for card in cards:
            self.state.discards[seat].put(card, PUBLIC)
        return cards

    def top(self, seat: int, *keys: str) -> list[int]:
        """Put cards on top of a seat's deck, the first one uppermost."""
        cards = [self.find(seat, key) for key in keys]
        for card in reversed(cards):
            self.state.decks[seat].put(card)
        return cards

    def only(self, seat: int, *keys: str) -> list[int]:
        """Leave only these cards in a seat's deck, the first one uppermost; the rest is put away."""
        cards = self.top(seat, *keys)
        deck = self.state.decks[seat]
        for card in deck.cards():
            if card not in cards:
                deck.take(card)
                self.state.tables[seat].put(card, PUBLIC)
        return cards

    def bases_left(self, *keys: str) -> None:
        """Leave only these bases in the base deck, the first one uppermost; the rest are discarded."""
        state = self.state
        for index in state.base_deck.cards():
            state.base_deck.take(index)
            if index not in [base(key) for key in keys]:
                state.base_discard.put(index, PUBLIC)
        for key in reversed(keys):
            state.base_deck.put(base(key))

    def begin(self, seat: int = A) -> Table:
        """Start a seat's turn."""
        self.state.stack = no_steps()
        self.state.pending = None
        self.state.lose_permits()
        self.state.do(Turn(seat))
        return self

    def ask(self) -> Choice | None:
        """Run like the kernel to the next question, but stop at every menu, even if only its end is left."""
        state = self.state
        state.pending = None
        while state.outcome is None:
            step = state.next_step()
            choice = step.ask(state)
            if choice is None or len(choice.options) == 0:
                continue
            menu = isinstance(step, Menu)
            if choice.seat == CHANCE and not self.loaded:
                step.take(state, choice.options[roll(choice, state.rng)])
            elif len(choice.options) == 1 and not menu:
                step.take(state, choice.options[0])
            else:
                state.do(step)
                state.pending = choice
                see_who_is_asked(state, choice)
                return choice
        return None

    @property
    def prompt(self) -> str:
        """What is being asked."""
        choice = self.ask()
        return "" if choice is None else choice.prompt

    @property
    def asked(self) -> int:
        """Who is being asked."""
        choice = self.ask()
        assert choice is not None
        return int(choice.seat)

    @property
    def options(self) -> list[str]:
        """The possible answers, with names."""
        choice = self.ask()
        return [] if choice is None else [spelled(option) for option in choice.options]

    def choose(self, *codes: str) -> Table:
        """Give answers; cards and bases may be called by name."""
        for code in codes:
            choice = self.ask()
            assert choice is not None, f"{code}: the game is over"
            take(self.state, self.index(choice, code))
        self.ask()
        assert bad_components(GAME, self.state) == []
        if self.state.stack and isinstance(self.state.stack[-1], Menu):
            assert (self.state.frame, self.state.triggers, self.state.scoring) == (None, [], NOWHERE)
        return self

    def index(self, choice: Choice, code: str) -> int:
        """Return which option is meant."""
        for i, option in enumerate(choice.options):
            if GAME.verbs.code(option) == code or spelled(option) == code:
                return i
        for i, option in enumerate(choice.options):
            verb, _, name = code.partition(".")
            if name and spelled(option).startswith(f"{verb}.") and name in spelled(option):
                return i
        raise AssertionError(f"{code} is not possible at {choice.prompt!r}; possible: {self.options}")

    def load(self) -> Table:
        """From now on chance asks the test."""
        self.loaded = True
        return self

    def play(self, key: str, where: str = "", *more: str) -> Table:
        """Play a card from the menu, a minion at a base, and answer what it asks."""
        return self.choose(f"play.{key}", *([f"at.{where}"] if where else []), *more)

    def power(self, card: int) -> int:
        """Return a minion's current power."""
        return int(power(self.state, card))

    def at(self, card: int) -> str:
        """Return the key of the base a card is at, or where else it is."""
        where = self.state.where[card]
        if where >= 0:
            return FIRST.bases[where].key
        for name, piles in (
            ("hand", self.state.hands),
            ("deck", self.state.decks),
            ("discard", self.state.discards),
            ("aside", self.state.asides),
        ):
            if piles[self.state.owner[card]].holds(card):
                return name
        return "host" if self.state.host[card] >= 0 else "table"

    def names(self, pile: Pile) -> list[str]:
        """Return the names of the cards in a pile, from the bottom up."""
        return [FIRST.cards[card].key for card in pile.cards()]

    def hand(self, seat: int) -> list[str]:
        """Return the names of a seat's hand."""
        return self.names(self.state.hands[seat])

    def discard(self, seat: int) -> list[str]:
        """Return the names in a seat's discard pile."""
        return self.names(self.state.discards[seat])

    def deck(self, seat: int) -> list[str]:
        """Return the names in a seat's deck, the top one last."""
        return self.names(self.state.decks[seat])

    @property
    def row(self) -> list[str]:
        """The bases in play."""
        return [FIRST.bases[index].key for index in self.state.row]

    @property
    def vp(self) -> list[int]:
        """Everybody's victory points."""
        return [int(points) for points in self.state.vp]

    def count(self, seat: int, where: str) -> int:
        """Return how many minions a seat has at a base."""
        state = self.state
        return len(
            [m for m in state.minions if state.controller[m] == seat and state.where[m] == base(where)]
        )


def spelled(option: int) -> str:
    """Return an option's code with names instead of numbers."""
    verb = GAME.verbs.verb(option)
    kind = "" if verb.kind is None else verb.kind.key
    target = int(verb.target(option))
    if kind == "card":
        return f"{verb.key}.{FIRST.cards[target].key}"
    if kind == "base":
        return f"{verb.key}.{FIRST.bases[target].key}"
    if kind == "faction":
        return f"{verb.key}.{FACTIONS[target]}"
    return GAME.verbs.code(option)


def table(*pairs: str, bases: str = "", seed: int = 1, **variants: str) -> Table:
    """Seat one player for each pair of factions, hands empty, the first one about to play cards."""
    chosen = {key.replace("_", "-"): value for key, value in variants.items()}
    chosen |= {"factions": "free", "first-player": "first-seat"}
    if len(set(" ".join(pairs).split())) < 2 * len(pairs):
        chosen["copies"] = "several"
    state = GAME.new(GAME.check(Setup(len(pairs), chosen)), seeded(seed))
    found = Table(state)
    for faction in " ".join(pairs).split():
        if found.prompt == "draft":  # the last of eight is taken unasked
            found.choose(f"draft.{faction}")
    state.pending = None
    for seat in range(len(pairs)):
        for pile in (state.hands[seat], state.discards[seat]):
            for card in pile.cards():
                pile.take(card)
                state.decks[seat].put(card)
    found_bases = bases.split() or list(PLAIN[: len(pairs) + 1])
    lay_bases(state, [base(key) for key in found_bases])
    found.begin().ask()
    return found


def lay_bases(state: SmashUp, numbers: list[int]) -> None:
    """Put exactly these bases into play."""
    for index in state.base_table.cards():
        state.base_table.take(index)
        state.base_deck.put(index)
    state.row = vec[i64](numbers)
    for index in numbers:
        state.base_deck.take(index)
        arrive(state, index)
