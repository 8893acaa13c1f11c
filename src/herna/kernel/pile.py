"""Cards in a place, and who knows which they are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import TABLE, Seat
from herna.kernel.kind import Kind
from herna.kernel.rng import Rng
from herna.kernel.rows import Line, Row, append, extend, filled, i16, i64, pop, room, vec

UNKNOWN: Final[i64] = -1
"""Stands for a card whose face the viewer has not seen."""

PUBLIC: Final[i64] = 255
"""The mask of a card that everybody has seen; a seat's own bit is ``1 << seat``."""

_SPECTATOR: Final[i64] = 128
SHIFT: Final = 8
"""Where the card starts in a cell: ``cell >> SHIFT`` is the card, for loops that look at many piles."""


def only(seat: Seat) -> i64:
    """Return the mask of a card that one seat has seen."""
    return 1 << seat


def knows(mask: i64, viewer: Seat) -> bool:
    """Whether a seat, or the spectators, are among those of a mask; the table knows everything."""
    return viewer == TABLE or mask & eyes(viewer) != 0


def eyes(viewer: Seat) -> i64:
    """Return the bit of a seat, or of the spectators, in the masks of those who know a card."""
    return _SPECTATOR if viewer < 0 else 1 << viewer


@final
@mypyc_attr(acyclic=True)
class Pile:
    """An ordered pile of cards; the last one is on top. Up to seven seats may know a card."""

    def __init__(self, cells: Row, lent: bool = False) -> None:
        self.cells = cells  # a card and the mask of who knows it, in one number
        self._lent = lent  # whether another pile has the same row of cells

    def copy(self) -> Pile:
        """Return a pile that can change without changing this one; until then both have the same cells."""
        self._lent = True
        return Pile(self.cells, True)

    def own(self) -> None:
        """Have the cells alone; must come before they are changed in place."""
        if self._lent:
            self.cells = self.cells[:]
            self._lent = False

    def swap(self, other: Pile) -> None:
        """Exchange all cards with another pile."""
        self.cells, other.cells = other.cells, self.cells
        self._lent = other._lent = self._lent or other._lent

    def exchange(self, at: i64, other: Pile, there: i64) -> None:
        """Let two cards in two piles change places; either place stays known to whom it was."""
        self.own()
        other.own()
        one, two = self.cells[at], other.cells[there]
        self.cells[at] = two >> SHIFT << SHIFT | one & PUBLIC
        other.cells[there] = one >> SHIFT << SHIFT | two & PUBLIC

    def unseen(self) -> Row:
        """Return the places, from the bottom up, of the cards that lie face down in a view."""
        cells = self.cells
        return vec[i64]([at for at in range(len(cells)) if cells[at] >> SHIFT == UNKNOWN])

    def size(self) -> i64:
        """Return how many cards there are."""
        return len(self.cells)

    def cards(self) -> Row:
        """Return the cards, from the bottom up."""
        return vec[i64]([cell >> SHIFT for cell in self.cells], capacity=len(self.cells))

    def seen(self, place: i64, viewer: Seat) -> i64:
        """Return the card in a place, counted from the bottom, if a viewer has seen it, or UNKNOWN."""
        cell = self.cells[place]
        return cell >> SHIFT if cell >= 0 and knows(cell & PUBLIC, viewer) else UNKNOWN

    def known_to(self, viewer: Seat) -> Row:
        """Return the cards whose faces a viewer has seen, from the bottom up."""
        found, own, table = room(len(self.cells)), eyes(viewer), viewer == TABLE
        for cell in self.cells:
            if cell >= 0 and (table or cell & own != 0):
                found = append(found, cell >> SHIFT)
        return found

    def mark(self, line: Line, at: i64, value: i64, viewer: Seat) -> None:
        """Write a number at the place of each card, counted from ``at``, whose face a viewer has seen."""
        own, table = eyes(viewer), viewer == TABLE
        for cell in self.cells:
            if cell >= 0 and (table or cell & own != 0):
                line[at + (cell >> SHIFT)] = i16(value)

    def shuffle(self, rng: Rng) -> None:
        """Put the cards in an order that nobody knows."""
        self.cells = vec[i64]([cell >> SHIFT << SHIFT for cell in self.cells], capacity=len(self.cells))
        self._lent = False
        rng.shuffle(self.cells)

    def put(self, card: i64, known: i64 = 0) -> None:
        """Lay a card on top."""
        if self._lent:
            self.own()
        self.cells = append(self.cells, card << SHIFT | known)

    def take(self, card: i64) -> i64:
        """Remove a card; return the mask of those who know it."""
        if self._lent:
            self.own()
        cells = self.cells
        for i in range(len(cells)):
            if cells[i] >> SHIFT == card:
                self.cells, cell = pop(cells, i)
                return cell & PUBLIC
        raise ValueError(f"card {card} is not in the pile")

    def draw(self) -> i64:
        """Remove the top card and return it."""
        if self._lent:
            self.own()
        self.cells, cell = pop(self.cells)
        return cell >> SHIFT

    def at(self, place: i64) -> i64:
        """Return the card in a place, counted from the bottom; it stays where it is."""
        return self.cells[place] >> SHIFT

    def give(self, card: i64, other: Pile, known: i64 = 0) -> None:
        """Lay a card on top of another pile; who knew it still does, and so do the seats of a mask."""
        other.put(card, self.take(card) | known)

    def deal(self, other: Pile, known: i64 = 0) -> None:
        """Lay the top card on top of another pile; who knew it still does, and so do the seats of a mask."""
        self.own()
        self.cells, cell = pop(self.cells)
        other.put(cell >> SHIFT, cell & PUBLIC | known)

    def pour_into(self, other: Pile, known: i64 = 0) -> None:
        """Lay all cards on top of another pile, in their order; who knew one still does."""
        for cell in self.cells:
            other.put(cell >> SHIFT, cell & PUBLIC | known)
        self.clear()

    def clear(self) -> None:
        """Take all cards away."""
        self.cells = room(8)
        self._lent = False

    def shuffle_top(self, count: i64, rng: Rng) -> None:
        """Put the top cards, so many of them, in an order that nobody knows."""
        self.own()
        first = len(self.cells) - count
        top = vec[i64]([cell >> SHIFT << SHIFT for cell in self.cells[first:]], capacity=count)
        rng.shuffle(top)
        for i in range(count):
            self.cells[first + i] = top[i]

    def top(self) -> i64:
        """Return the top card, which stays where it is."""
        return self.cells[len(self.cells) - 1] >> SHIFT

    def holds(self, card: i64) -> bool:
        """Whether a card is here."""
        return any(cell >> SHIFT == card for cell in self.cells)

    def known(self, card: i64) -> i64:
        """Return the mask of those who know a card that is here."""
        for cell in self.cells:
            if cell >> SHIFT == card:
                return cell & PUBLIC
        raise ValueError(f"card {card} is not in the pile")

    def show(self, card: i64, known: i64 = PUBLIC) -> None:
        """Let more seats know a card that stays here; without a mask, everybody."""
        self.own()
        cells = self.cells
        for i in range(len(cells)):
            if cells[i] >> SHIFT == card:
                cells[i] |= known

    def show_all(self, known: i64 = PUBLIC) -> None:
        """Let more seats know every card here."""
        self.own()
        for i in range(len(self.cells)):
            self.cells[i] |= known

    def doubt(self, sure: i64) -> None:
        """Let only the seats of a mask go on knowing the cards here: one left that the others did not see."""
        self.own()
        for i in range(len(self.cells)):
            self.cells[i] = self.cells[i] >> SHIFT << SHIFT | self.cells[i] & sure

    def tuck(self, card: i64, known: i64 = 0) -> None:
        """Put a card at the bottom."""
        self.cells = extend(vec[i64]([card << SHIFT | known], capacity=len(self.cells) + 1), self.cells)
        self._lent = False

    def redact(self, viewer: Seat) -> None:
        """Turn the cards the viewer does not know face down."""
        if viewer == TABLE:
            return
        self.own()
        for i in range(len(self.cells)):
            known = self.cells[i] & PUBLIC
            if not knows(known, viewer):
                self.cells[i] = UNKNOWN << SHIFT | known


@final
class Backs:
    """Every card with the same back, and the piles they lie in: each card in exactly one."""

    def __init__(self, kind: Kind, piles: list[Pile], cards: Row | None = None) -> None:
        self.kind: Final = kind
        self.piles: Final = piles
        self.cards: Final = kind.numbers if cards is None else cards

    def sample(self, rng: Rng) -> None:
        """Put a possible card in the place of every unknown one."""
        unseen = self.unseen()
        rng.shuffle(unseen)
        for pile in self.piles:
            pile.own()
            for i in range(len(pile.cells)):
                if pile.cells[i] >> SHIFT == UNKNOWN:
                    unseen, card = pop(unseen)
                    pile.cells[i] = card << SHIFT | pile.cells[i] & PUBLIC

    def unseen(self) -> Row:
        """Return the cards that lie face down for the viewer of these piles."""
        seen = filled(self.kind.count)
        for pile in self.piles:
            for cell in pile.cells:
                if cell >> SHIFT != UNKNOWN:
                    seen[cell >> SHIFT] = 1
        return vec[i64]([card for card in self.cards if seen[card] == 0])

    def reshuffle(self, rng: Rng) -> None:
        """Deal anew the cards that nobody knows, each pile keeping its size."""
        loose = vec[i64]()
        for pile in self.piles:
            for cell in pile.cells:
                if cell & PUBLIC == 0:
                    loose = append(loose, cell)
        rng.shuffle(loose)
        for pile in self.piles:
            pile.own()
            for i in range(len(pile.cells)):
                if pile.cells[i] & PUBLIC == 0:
                    loose, pile.cells[i] = pop(loose)

    def knowledge(self) -> dict[int, int]:
        """Return, for every card that lies here, the mask of those who know it."""
        found: dict[int, int] = {}
        for pile in self.piles:
            for cell in pile.cells:
                found[cell >> SHIFT] = cell & PUBLIC
        return found
