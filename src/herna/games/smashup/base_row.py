"""Bases that come and go: the base deck, the row on the table."""

from __future__ import annotations

from herna.games.smashup.limits import unhush
from herna.games.smashup.state import SmashUp
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import Row, changed, i64, vec


def refill_bases(state: SmashUp) -> bool:
    """Return whether the base deck has a base, reshuffling the discard pile if that is agreed (U8.16)."""
    if state.base_deck.size() == 0 and state.profile.recycles_bases and state.base_discard.size() > 0:
        deck, discards = state.base_deck, state.base_discard
        deck.swap(discards)
        deck.shuffle(state.rng)
    return state.base_deck.size() > 0


def arrive(state: SmashUp, base: i64) -> None:
    """Note that a base has come into play, with its printed breakpoint."""
    state.base_table.put(base, PUBLIC)
    state.arrivals += 1
    state.tenure = changed(state.tenure, base, state.arrivals)
    state.lowered = changed(state.lowered, base, 0)
    unhush(state, base)


def slots(state: SmashUp, old: i64, new: i64) -> Row:
    """Return the row of bases with one in the place of another."""
    return vec[i64]([new if base == old else base for base in state.row])
