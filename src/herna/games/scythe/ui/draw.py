"""Turns what a viewer sees of Scythe into a scene: the land, the tracks, the mats, the hand, a combat."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.cards.tiles import TILES, counted, structure_bonus
from herna.games.scythe.components import (
    COMBAT_CARD,
    GOAL,
    MAX_POPULARITY,
    MAX_POWER,
    OBJECTIVE,
    TILE,
    VALUE,
    WORKERS,
    Goal,
)
from herna.games.scythe.queries import structures_built, workers_out
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui import scene
from herna.games.scythe.ui.combat import combat, result
from herna.games.scythe.ui.land import bases, side_of, spaces
from herna.games.scythe.ui.mats import power
from herna.games.scythe.verbs import OPTION, VERBS
from herna.kernel.choice import Seat
from herna.kernel.cover import HIDDEN
from herna.kernel.pile import UNKNOWN

GOALS: Final = (
    (Goal.UPGRADES, "upgrade", 6),
    (Goal.MECHS, "mech", 4),
    (Goal.STRUCTURES, "build", 4),
    (Goal.RECRUITS, "recruit", 4),
    (Goal.WORKERS, "worker", 8),
    (Goal.OBJECTIVE, "objective", 1),
    (Goal.COMBAT, "swords", 2),
    (Goal.POPULARITY, "heart", MAX_POPULARITY),
    (Goal.POWER, "power", MAX_POWER),
)
"""The columns of the triumph track, with what each needs."""

TRAYS: Final = ("faction", "mat", "resource", "track", "benefit", "encounter-option", "factory-card")
"""Kinds that are offered in a tray, because they have no place of their own on the table."""


# long: a line for each part of the scene
def draw(seen: Scythe, viewer: Seat) -> scene.Scene:
    """Return what is drawn where."""
    offered = anchors(seen)
    powers = tuple(power(seen, seat, int(viewer)) for seat in range(int(seen.seats)))
    you = int(viewer) if 0 <= viewer < seen.seats else -1
    hand = cards(seen, you)
    found = scene.Scene(
        turn=int(seen.turns) // int(seen.seats) + 1,
        spaces=spaces(seen, offered),
        bases=bases(seen, offered),
        powers=powers,
        goals=tuple(goal(seen, which, icon, need, you) for which, icon, need in GOALS),
        popularity=marks(powers, [one.popularity for one in powers]),
        strength=marks(powers, [one.power for one in powers]),
        bonus=bonus(seen, max(you, 0)),
        hand=hand,
        objectives=objectives(seen, you),
        factory=int(seen.factory.size()),
        encounters=int(seen.tokens).bit_count(),
        deck=int(seen.deck.size()),
        combat=combat(seen, powers, viewer),
        result=result(seen, powers),
        encounter=encounter(seen),
        tray=(),
    )
    return scene.Scene(**{**vars(found), "tray": tray(seen, offered, found)})


def anchors(seen: Scythe) -> frozenset[str]:
    """Return what the viewer may press now."""
    asked = seen.pending
    return frozenset() if asked is None else frozenset(VERBS.anchor(option) for option in asked.options)


def tray(seen: Scythe, offered: frozenset[str], found: scene.Scene) -> tuple[str, ...]:
    """Return what is offered and has no other place, in the order of the options."""
    asked = seen.pending
    if asked is None:
        return ()
    held = {card.ref for card in found.hand} | set(found.objectives)
    held |= {one.factory for one in found.powers if one.you}
    refs: list[str] = []
    for option in asked.options:
        ref = VERBS.anchor(option)
        kind = ref.rpartition("-")[0]
        if kind in (*TRAYS, "combat-card", "objective") and ref not in held and ref not in refs:
            refs.append(ref)
    return tuple(refs)


def encounter(seen: Scythe) -> str:
    """Return the encounter card whose options are offered."""
    asked = seen.pending
    if asked is None or not any(OPTION.owns(option) for option in asked.options):
        return ""
    return asked.source


def cards(seen: Scythe, you: int) -> tuple[scene.Card, ...]:
    """Return the viewer's combat cards, the strongest first; those in a fight are marked."""
    if you < 0:
        return ()
    fight = seen.fight
    chosen = 0
    if fight is not None:
        for side in range(2):
            if fight.seat(side) == you and fight.cards(side) != HIDDEN:
                chosen = int(fight.cards(side))
    known = [int(card) for card in seen.hands[you].cards() if card != UNKNOWN]
    return tuple(
        scene.Card(COMBAT_CARD.ref(card), int(VALUE[card]), bool(chosen >> card & 1))
        for card in sorted(known, key=lambda card: -VALUE[card])
    )


def objectives(seen: Scythe, you: int) -> tuple[str, ...]:
    """Return the viewer's objectives."""
    if you < 0:
        return ()
    return tuple(OBJECTIVE.ref(card) for card in seen.objectives[you].cards() if card != UNKNOWN)


def goal(seen: Scythe, which: Goal, icon: str, need: int, you: int) -> scene.Goal:
    """Return one column of the triumph track."""
    winners: list[str] = []
    for seat in range(int(seen.seats)):
        winners += [side_of(seen, seat)] * int(seen.stars.at(seat, which))
    return scene.Goal(
        GOAL.ref(which), which.name.lower(), icon, need, progress(seen, which, you), tuple(winners)
    )


def progress(seen: Scythe, which: Goal, you: int) -> int:
    """Return how far the viewer has come."""
    if you < 0 or seen.mat[you] < 0:
        return 0
    reached = {
        Goal.UPGRADES: int(seen.cubes[you]).bit_count(),
        Goal.MECHS: int(seen.mechs[you]).bit_count(),
        Goal.STRUCTURES: int(structures_built(seen, you)),
        Goal.RECRUITS: int(seen.recruits[you]).bit_count(),
        Goal.WORKERS: min(WORKERS, int(workers_out(seen, you))),
        Goal.POPULARITY: int(seen.popularity[you]),
        Goal.POWER: int(seen.power[you]),
    }
    return reached.get(which, int(seen.stars.at(you, which)))


def marks(powers: tuple[scene.Power, ...], values: list[int]) -> tuple[scene.Mark, ...]:
    """Return the markers of a track; those on one step stand left and right by turns, from its top down."""
    found: list[scene.Mark] = []
    for one, value in zip(powers, values, strict=True):
        alike, before = values.count(value), sum(mark.value == value for mark in found)
        down = 16 * before / (alike - 1) - 8 if alike > 1 else 0.0
        found.append(scene.Mark(one.side, one.seat, value, 9.0 * (before % 2), down))
    return tuple(found)


def bonus(seen: Scythe, seat: int) -> scene.Bonus:
    """Return the structure bonus tile as it stands for a seat."""
    count = int(counted(seen.tile, seen.built[seat]))
    return scene.Bonus(
        TILE.ref(int(seen.tile)), count, int(structure_bonus(seen, seat)), steps(int(seen.tile))
    )


def steps(tile: int) -> tuple[tuple[int, int], ...]:
    """Return from which counts on a structure bonus tile pays how many coins."""
    found: list[tuple[int, int]] = []
    for count, coins in enumerate(TILES[tile].pays):
        if coins and (not found or found[-1][1] != coins):
            found.append((count, int(coins)))
    return tuple(found)
