"""What results say about strength: shares of wins and ratings, each with how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from openskill.models import PlackettLuce

Z: Final = 1.959964
"""How many standard deviations hold 95 of 100 cases."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies in 95 of 100 cases (Wilson's interval)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    room = Z * Z / games
    centre = share + room / 2
    reach = Z * sqrt(share * (1 - share) / games + room / (4 * games))
    return max(0.0, (centre - reach) / (1 + room)), min(1.0, (centre + reach) / (1 + room))


def mean_interval(total: float, squares: float, count: int) -> tuple[float, float]:
    """Return between which values a mean lies in 95 of 100 cases, from a sum and a sum of squares."""
    if count < 2:
        return total / max(1, count), total / max(1, count)
    mean = total / count
    reach = Z * sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
    return mean - reach, mean + reach


def places(winners: Sequence[int], scores: Sequence[int]) -> list[float]:
    """Return each seat's place, from 1; seats that tie share the mean of their places."""
    order = [(seat in winners, score) for seat, score in enumerate(scores)]
    found: list[float] = []
    for mine in order:
        ahead = sum(other > mine for other in order)
        equal = sum(other == mine for other in order)
        found.append(ahead + (equal + 1) / 2)
    return found


class Ratings:
    """Ratings by openskill, fed one game after the other."""

    def __init__(self, names: Sequence[str]) -> None:
        self.model = PlackettLuce()
        self.ratings = {name: self.model.rating(name=name) for name in names}

    def add(self, bots: Sequence[str], ranks: Sequence[float]) -> None:
        """Count a game; a bot that sits in several seats learns their mean."""
        if len(set(bots)) < 2:
            return
        teams = [[self.ratings[name]] for name in bots]
        rated = self.model.rate(teams, ranks=list(ranks))
        for name in set(bots):
            own = [team[0] for seat, team in enumerate(rated) if bots[seat] == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            self.ratings[name] = self.model.rating(mu=mu, sigma=sigma, name=name)

    def of(self, name: str) -> tuple[float, float, float]:
        """Return a bot's rating, and between which ratings it lies in 95 of 100 cases."""
        rating = self.ratings[name]
        return rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma
