"""Sets of up to 58 places as the bits of one number: a map's answers at the speed of arithmetic."""

from __future__ import annotations

from typing import Final

from herna.kernel.rows import CAREFUL, Row, append, filled, i64, room
from herna.kernel.verb import Verb

_PRIME: Final = 59
"""Powers of two leave 58 different remainders after division by it: a remainder names its bit."""


def _places() -> Row:
    """Return the place of the only bit, by the remainder of the number that has it."""
    places = filled(_PRIME)
    for place in range(_PRIME - 1):
        places[(1 << place) % _PRIME] = place
    return places


_PLACE: Final = _places()


def check(place: i64) -> None:
    """Raise IndexError at a place that no set has, such as -1: compiled, it would be any other place."""
    if not 0 <= place < _PRIME - 1:
        raise IndexError(f"there is no place {place} in a set")


def bit(place: i64) -> i64:
    """Return the set of one place."""
    if CAREFUL:
        check(place)
    return 1 << place


def has(mask: i64, place: i64) -> bool:
    """Whether a place is in a set."""
    if CAREFUL:
        check(place)
    return mask >> place & 1 != 0


def mask_of(places: Row) -> i64:
    """Return the set of these places."""
    mask: i64 = 0
    for place in places:
        if CAREFUL:
            check(place)
        mask |= 1 << place
    return mask


def first(mask: i64) -> i64:
    """Return the lowest place of a set that is not empty."""
    if CAREFUL and mask == 0:
        raise IndexError("an empty set has no lowest place")
    return _PLACE[(mask & -mask) % _PRIME]


def size(mask: i64) -> i64:
    """Return how many places a set has."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def places(mask: i64) -> Row:
    """Return the places of a set, in order."""
    found = room(8)
    while mask != 0:
        low = mask & -mask
        found = append(found, _PLACE[low % _PRIME])
        mask ^= low
    return found


def onto(verb: Verb, options: Row, mask: i64) -> Row:
    """Return these options and those to do it to each component whose number is in the set."""
    first_option, amounts = verb.first, verb.amounts
    while mask != 0:
        low = mask & -mask
        options = append(options, first_option + _PLACE[low % _PRIME] * amounts)
        mask ^= low
    return options
