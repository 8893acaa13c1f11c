"""A net that tells how likely each seat is to win, from what one seat knows; no more than additions of rows.

Every number that a seat is told has a few rows of weights, one for each thing the number may say. What the
seat is told adds up to the first layer: four sums share a machine word, so that adding a row of sixty-four
weights is sixteen additions. Two small layers follow. Nothing needs to be installed for it.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, TypeAlias, final

from herna.kernel.choice import Seat
from herna.kernel.rows import Line, Row, filled, i64, vec

Reals: TypeAlias = "vec[float]"
"""A row of real numbers; made by :func:`reals`."""

LANES: Final = 4
"""How many sums share a machine word."""

LANE: Final = 16
"""How many bits each has."""

LARGEST: Final = 127
"""A weight of the first layer is a whole number from this below zero to this above."""

SAFE: Final = 32_000
"""No sum of the first layer can come farther from zero, whatever the position: none spills into the next."""

SOFT: Final = 0.002
"""The least chance that is believed: whoever is certain of more than it knows hears nothing else."""


def reals(numbers: list[float]) -> Reals:
    """Return a row of real numbers."""
    return vec[float](numbers)


def packed(weights: list[int]) -> Row:
    """Return small whole numbers four to a word; their words add up as the numbers do."""
    found = filled(len(weights) // LANES)
    for word in range(len(found)):
        total: i64 = 0
        for lane in range(LANES):
            weight: i64 = weights[word * LANES + lane]
            total += weight << (LANE * lane)
        found[word] = total
    return found


@final
class Columns:
    """How the numbers that a seat is told become rows of the first layer: each has a few, by its value."""

    def __init__(self, low: list[int], shift: list[int], last: list[int]) -> None:
        self.low: Final = vec[i64](low)
        """The least value of each number that has a row of its own."""
        self.shift: Final = vec[i64](shift)
        """Values that differ only in so many low bits share a row."""
        self.last: Final = vec[i64](last)
        """The place of each number's last row; 0 where a number says nothing."""
        starts: list[int] = []
        count = 0
        for each in last:
            starts.append(count)
            count += each + 1
        self.start: Final = vec[i64](starts)
        """Where the rows of each number begin."""
        self.rows: Final = count

    def row(self, column: i64, value: i64) -> i64:
        """Return the row of a number with this value."""
        place = value - self.low[column]
        if place <= 0:
            return self.start[column]
        return self.start[column] + min(place >> self.shift[column], self.last[column])


@final
class Layers:
    """What comes after the first layer: how much a sum of it counts, and the weights of the other two."""

    def __init__(
        self, scale: Reals, second: Reals, second_bias: Reals, third: Reals, third_bias: Reals
    ) -> None:
        self.scale: Final = scale
        self.second: Final = second
        self.second_bias: Final = second_bias
        self.third: Final = third
        self.third_bias: Final = third_bias


@final
class Net:
    """Tells every seat's chance to win; made from a file by :mod:`herna.bots.nets`."""

    def __init__(self, columns: Columns, table: Row, bias: Row, layers: Layers) -> None:
        self.columns: Final = columns
        self.table: Final = table
        """The first layer, packed: what each row adds beside the row of a zero."""
        self.bias: Final = bias
        """The sums of a position in which every number is zero, packed."""
        self.layers: Final = layers

    def chances(self, line: Line, seat: Seat) -> list[float]:
        """Return each seat's chance to win, from what ``seat`` is told."""
        found = self.scores(self.hidden(self.sums(line)))
        seats: i64 = len(found)
        best = max(found)
        grown = [exp(score - best) for score in found]
        total = sum(grown)
        return [max(SOFT, grown[(other - seat) % seats] / total) for other in range(seats)]

    def sums(self, line: Line) -> Row:
        """Return the sums of the first layer, packed."""
        columns, table = self.columns, self.table
        last = columns.last
        words = self.bias[:]
        width: i64 = len(words)
        for column in range(len(line)):
            value = i64(line[column])
            if value != 0 and last[column] > 0:
                at = columns.row(column, value) * width
                for word in range(width):
                    words[word] += table[at + word]
        return words

    def hidden(self, words: Row) -> Reals:
        """Return the second layer, from the packed sums of the first."""
        layers = self.layers
        weights, found = layers.second, layers.second_bias[:]
        width: i64 = len(found)
        unit: i64 = 0
        for word in words:
            rest: i64 = word
            for _lane in range(LANES):
                value: i64 = ((rest + 32768) & 65535) - 32768
                rest = (rest - value) >> LANE
                if value > 0:
                    strength = float(value) * layers.scale[unit]
                    at = unit * width
                    for k in range(width):
                        found[k] = found[k] + strength * weights[at + k]
                unit += 1
        return found

    def scores(self, hidden: Reals) -> list[float]:
        """Return a score for each seat, the one that looks first."""
        layers = self.layers
        weights, bias = layers.third, layers.third_bias
        seats: i64 = len(bias)
        found = [bias[k] for k in range(seats)]
        for unit in range(len(hidden)):
            strength = hidden[unit]
            if strength > 0.0:
                for k in range(seats):
                    found[k] = found[k] + strength * weights[unit * seats + k]
        return found


def blended(one: list[float], two: list[float], trust: float) -> list[float]:
    """Return chances between two opinions: the weighted geometric mean, so what either rules out is out."""
    grown = [exp((1.0 - trust) * log(max(SOFT, one[i])) + trust * log(two[i])) for i in range(len(one))]
    total = sum(grown)
    return [each / total for each in grown]
