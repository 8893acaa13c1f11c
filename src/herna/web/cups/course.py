"""The course of a tournament: from what is stored to what has happened, how it stands, and who comes next."""

from __future__ import annotations

from random import Random
from typing import Final

from herna.cups.past import Past, Played
from herna.cups.rounds import Form, Kind, Tables, next_round, usual_rounds
from herna.cups.standings import Line, knocked_out, on_rungs, ranked
from herna.sim.ratings import places
from herna.web.cups.plan import LAST, Plan
from herna.web.store.cups import Cup, Ended, Pairing
from herna.web.store.models import OVER, STAND_IN, Standing


class Course:
    """A tournament so far."""

    def __init__(self, cup: Cup) -> None:
        self.cup: Final = cup
        self.plan: Final = Plan.read(cup.row.plan)
        self.entrants: Final = {each.number: each for each in cup.entrants}

    @property
    def form(self) -> Form:
        """Who meets whom, and how often."""
        return self.plan.form

    @property
    def past(self) -> Past:
        """The tables of all rounds so far with their results, the entrants, and who of them gave up."""
        gone = [each.number for each in self.cup.entrants if each.gone]
        return Past([each.number for each in self.cup.entrants], map(played, self.cup.pairings), gone)

    @property
    def rounds(self) -> int:
        """How many rounds there will be, as far as that is known; 0 if it is not."""
        count = len(self.cup.entrants)
        if self.plan.kind == Kind.KNOCKOUT or (self.plan.kind == Kind.LADDER and not self.plan.rounds):
            return 0
        known = self.plan.size == 2 or self.plan.kind != Kind.ROBIN
        return self.plan.rounds or (usual_rounds(self.form, count) if count > 1 and known else 0)

    @property
    def playing(self) -> list[Pairing]:
        """The tables of the round that are not over."""
        return [each for each in self.cup.pairings if not each.rest and each.result is None]

    def standings(self) -> list[Line]:
        """Return how it stands."""
        past = self.past
        if self.plan.kind == Kind.KNOCKOUT:
            return knocked_out(past)
        return on_rungs(past) if self.plan.kind == Kind.LADDER else ranked(past)

    def next(self) -> Tables:
        """Return who meets whom in the next round; the same whoever asks, and nobody at the end."""
        past = self.past
        return next_round(self.form, past, Random(f"{self.plan.luck}:{past.round + 1}"))

    def entrant_of(self, visitor: str | None) -> int | None:
        """Return the number under which somebody takes part and has not given up."""
        mine = (e.number for e in self.cup.entrants if e.visitor == visitor is not None and not e.gone)
        return next(mine, None)


def played(pairing: Pairing) -> Played:
    """Return a table as pairings and standings know it."""
    result = pairing.result or Ended()
    return Played(pairing.round, pairing.players, result.places, result.scores)


def ended(plan: Plan, pairing: Pairing, standing: Standing) -> Ended | None:
    """Return how a table ended, counted as agreed; nothing while the game goes on."""
    table = standing.table
    if table.stage != OVER or table.result is None:
        return None
    winners, scores = table.result
    forgot = {
        seat.seat
        for seat in standing.seats
        if plan.forgotten == LAST and seat.kind == STAND_IN and seat.seat not in pairing.excused
    }
    far = max(scores) - min(scores) + 1
    counted = [score - far * (seat in forgot) for seat, score in enumerate(scores)]
    order = places([seat for seat in winners if seat not in forgot], counted)
    return Ended(tuple(order), tuple(scores))


def drawn(pairing: Pairing) -> Ended:
    """Return the end of a table that cannot be played: everybody is level."""
    count = len(pairing.players)
    return Ended(((count + 1) / 2,) * count, (0,) * count)
