"""Draws a combat: both dials, what either side could reach, how likely that wins, and what is at stake."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from herna.games.scythe.actions.combat import card_limit, every_victory
from herna.games.scythe.board import HEX, TERRAIN, Terrain
from herna.games.scythe.components import COMBAT_CARD, COMBAT_STARS, MAX_DIAL, VALUE, Goal
from herna.games.scythe.fight import SECRETS, Fight
from herna.games.scythe.queries import workers_at
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui import scene
from herna.games.scythe.ui.land import fighters, lots
from herna.kernel.choice import Seat
from herna.kernel.cover import HIDDEN
from herna.kernel.event import Event
from herna.kernel.pile import PUBLIC

VALUES = (5, 4, 3, 2)
"""What combat cards are worth, the best first."""


def combat(seen: Scythe, powers: tuple[scene.Power, ...], viewer: Seat) -> scene.Combat | None:
    """Return the combat in progress; what is covered stays covered."""
    fight = seen.fight
    if fight is None:
        return None
    where = int(fight.where)
    sides = tuple(side_of_combat(seen, fight, side, powers) for side in range(2))
    asked = seen.pending
    dialling = asked is not None and asked.prompt == "dial" and asked.seat == viewer
    return scene.Combat(
        where=HEX.ref(where),
        terrain=Terrain(TERRAIN[where]).name.lower(),
        sides=sides,
        tries=tries(seen, fight, viewer) if dialling else (),
        stake=stake(seen, fight),
    )


def side_of_combat(seen: Scythe, fight: Fight, side: int, powers: tuple[scene.Power, ...]) -> scene.Side:
    """Return one side as the viewer may know it."""
    seat = int(fight.seat(side))
    dial, cards = int(fight.dial(side)), int(fight.cards(side))
    dialled = dial != 0 or fight.secrets.known[side * SECRETS] != PUBLIC
    shown = [] if cards == HIDDEN else [card for card in range(COMBAT_CARD.count) if cards >> card & 1]
    totals = reachable(seen, fight, side)
    return scene.Side(
        power=powers[seat],
        left=int(seen.power[seat]),
        dial=-1 if dial == HIDDEN or not dialled else dial,
        cards=tuple(sorted((int(VALUE[card]) for card in shown), reverse=True)),
        most=int(card_limit(seen, seat, int(fight.where))),
        reach=max(totals),
        fighters=fighters(seen, seat, int(fight.where)),
    )


def reachable(seen: Scythe, fight: Fight, side: int) -> dict[int, float]:
    """Return the totals of a side that commits everything, each with its probability for who sees this."""
    seat = int(fight.seat(side))
    power = min(MAX_DIAL, int(seen.power[seat]))
    hand = [int(card) for card in seen.hands[seat].cards()]
    known = [int(VALUE[card]) for card in hand if card >= 0]
    unseen = [int(VALUE[card]) for card in seen.backs()[0].unseen()]
    most = min(int(fight.limit(side)), len(hand))
    found: dict[int, float] = {}
    for drawn, chance in draws([unseen.count(value) for value in VALUES], len(hand) - len(known)):
        best = sorted([*known, *drawn], reverse=True)[:most]
        found[power + sum(best)] = found.get(power + sum(best), 0.0) + chance
    return found


def draws(counts: list[int], drawn: int) -> Iterator[tuple[list[int], float]]:
    """Yield every hand of so many cards out of so many of each value, with its probability."""
    every = comb(sum(counts), drawn)
    for fives in range(min(counts[0], drawn) + 1):
        for fours in range(min(counts[1], drawn - fives) + 1):
            for threes in range(min(counts[2], drawn - fives - fours) + 1):
                taken = (fives, fours, threes, drawn - fives - fours - threes)
                ways = 1
                for count, some in zip(counts, taken, strict=True):
                    ways *= comb(count, some)
                if ways:
                    hand = [value for value, some in zip(VALUES, taken, strict=True) for _card in range(some)]
                    yield hand, ways / every


def tries(seen: Scythe, fight: Fight, viewer: Seat) -> tuple[scene.Try, ...]:
    """Return what each setting of the viewer's dial comes to, if the other side commits everything."""
    side = 0 if viewer == fight.attacker else 1
    power = min(MAX_DIAL, int(seen.power[viewer]))
    cards = max(reachable(seen, fight, side)) - power
    theirs = reachable(seen, fight, 1 - side)
    found: list[scene.Try] = []
    for dial in range(power + 1):
        total = dial + cards
        won = sum(
            chance for other, chance in theirs.items() if total > other or (total == other and side == 0)
        )
        found.append(scene.Try(dial, total, percent(won)))
    return tuple(found)


def percent(chance: float) -> int:
    """Return a probability in percent; only what is certain is called so."""
    rounded = round(100 * chance)
    if 0 < chance < 1 - 1e-9:
        return min(99, max(1, rounded))
    return rounded


def stake(seen: Scythe, fight: Fight) -> scene.Stake:
    """Return what the combat is about."""
    where = int(fight.where)
    starred = [
        int(seat)
        for seat in (fight.attacker, fight.defender)
        if seen.stars.at(seat, Goal.COMBAT) < COMBAT_STARS or every_victory(seen, seat)
    ]
    goods = tuple((lot.key, lot.count) for lot in lots(seen, where))
    return scene.Stake(goods, tuple(starred), int(workers_at(seen, fight.defender, where)))


def result(seen: Scythe, powers: tuple[scene.Power, ...]) -> scene.Result | None:
    """Return how the latest combat ended, as the story tells it; it stays in sight until another action."""
    if seen.fight is not None:
        return None
    told: list[Event] = []
    for event in reversed(seen.story or []):
        if event.key in ("top", "bottom", "factory"):
            return None
        told.append(event)
        if event.key == "combat":
            break
    won = next((event for event in told if event.key == "won"), None)
    if won is None or told[-1].key != "combat":
        return None
    shown = [event for event in reversed(told) if event.key in ("committed", "committed-cards")]
    return scene.Result(told[-1].refs[0], int(won.seat), tuple(commitment(event, powers) for event in shown))


def commitment(event: Event, powers: tuple[scene.Power, ...]) -> scene.Commitment:
    """Return what a side had committed."""
    cards = sorted((int(VALUE[int(ref.rpartition("-")[2])]) for ref in event.refs), reverse=True)
    return scene.Commitment(powers[int(event.seat)], int(event.n), tuple(cards))
