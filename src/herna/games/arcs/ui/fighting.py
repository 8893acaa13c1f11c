"""Draws a battle: both fleets, the dice that can be collected and what they promise, what was rolled.

The result stays in sight until the next answer, as the story tells it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from herna.games.arcs.components import DICE, DIE, FACES, FACES_OF_A_DIE, SKIRMISH, SYMBOLS, SYSTEM
from herna.games.arcs.pieces import fleet
from herna.games.arcs.printed import DIE_KEYS
from herna.games.arcs.state import Arcs
from herna.games.arcs.ui.scene import Battle, Collecting, Die, Force
from herna.games.arcs.verbs import COLLECT, VERBS
from herna.kernel.choice import Choice, Seat
from herna.kernel.engine import advance, take
from herna.kernel.event import Event

SIGNS: Final = ("self_hit", "intercept", "hit", "building_hit", "key")
BEGUN: Final = ("battle", "rifles")
"""What the story tells where dice of battle are about to be rolled: the system, then the defender."""
LOST: Final = ("ship-destroyed", "building-destroyed")
HITS: Final = (*LOST, "ship-hit", "building-hit")
BROUGHT: Final = (
    *HITS,
    *("intercepted", "captured", "outrage", "token-discarded", "ransacked", "stole"),
    *("court-discarded", "buried", "court-refilled", "initiative"),
)
"""What a battle brings, or what the end of its round does; all else that the story tells comes after it."""
NEXT: Final = ("act", "lead", "follow")
"""What is asked once a battle is over, before anybody has answered anything."""


def battle(seen: Arcs, viewer: Seat) -> Battle | None:
    """Return the battle in progress."""
    fight = seen.fight
    if fight is None:
        return None
    shown, totals = rolled(int(face) for face in fight.rolled)
    return Battle(
        where=SYSTEM.ref(fight.system),
        attacker=force(seen, int(fight.attacker), int(fight.system)),
        defender=force(seen, int(fight.defender), int(fight.system)),
        collected=tuple((DIE.ref(kind), DIE_KEYS[kind], int(fight.dice[kind])) for kind in range(DICE)),
        dice=shown,
        totals=totals,
        collecting=collecting(seen, viewer),
    )


def fought(seen: Arcs) -> Battle | None:
    """Return how the latest battle ended; it stays in sight until another answer is given."""
    told = of_a_battle(seen.story or [])
    if not told or asked_on(seen, told[0].seat):
        return None
    where, defender = (int(ref.rpartition("-")[2]) for ref in told[0].refs)
    attacker = int(told[0].seat)
    faces = [int(ref.rpartition("-")[2]) for event in told if event.key == "rolled" for ref in event.refs]
    shown, totals = rolled(faces)
    return Battle(
        where=told[0].refs[0],
        attacker=force(seen, attacker, where, told),
        defender=force(seen, defender, where, told),
        collected=(),
        dice=shown,
        totals=totals,
        collecting=None,
        over=True,
    )


def of_a_battle(story: list[Event]) -> list[Event]:
    """Return what the story tells of a battle, if nothing else has happened since; else nothing."""
    brought = len(story)
    while brought and story[brought - 1].key in BROUGHT:
        brought -= 1
    if not brought or story[brought - 1].key != "rolled":
        return []
    begun = next((i for i in reversed(range(brought)) if story[i].key in BEGUN), None)
    return [] if begun is None else story[begun:]


def asked_on(seen: Arcs, attacker: Seat) -> bool:
    """Whether the attacker has answered since, and is asked about that."""
    asked = seen.pending
    return asked is not None and asked.seat == attacker and asked.prompt not in NEXT


def rolled(faces: Iterable[int]) -> tuple[tuple[Die, ...], tuple[tuple[str, int], ...]]:
    """Return dice as they lie on the table, and how often each symbol is on them."""
    totals = [0] * SYMBOLS
    shown: list[Die] = []
    for kind, face in (divmod(number, FACES_OF_A_DIE) for number in faces):
        symbols = on_face(kind, face)
        totals = [total + count for total, count in zip(totals, symbols, strict=True)]
        shown.append(Die(DIE_KEYS[kind], tuple(zip(SIGNS, symbols, strict=True))))
    return tuple(shown), tuple(zip(SIGNS, totals, strict=True))


def on_face(kind: int, face: int) -> list[int]:
    """Return how often each symbol is on a face."""
    return [int(FACES[(kind * FACES_OF_A_DIE + face) * SYMBOLS + sign]) for sign in range(SYMBOLS)]


def force(seen: Arcs, seat: int, system: int, told: Iterable[Event] = ()) -> Force:
    """Return the ships of one side, and what it has suffered as far as the story is told."""
    if seat < 0:
        return Force(seat, 0, 0)
    suffered = [event.key for event in told if event.seat == seat]
    return Force(
        seat,
        int(seen.fresh[fleet(system, seat)]),
        int(seen.damaged[fleet(system, seat)]),
        hits=sum(key in HITS for key in suffered),
        lost=sum(key in LOST for key in suffered),
    )


def collecting(seen: Arcs, viewer: Seat) -> Collecting | None:
    """Return which dice the viewer may collect, all kinds together; None while that is not asked."""
    asked, fight = seen.pending, seen.fight
    if asked is None or asked.prompt != "collect" or asked.seat != viewer or fight is None:
        return None
    before = [int(fight.dice[kind]) for kind in range(DICE)]
    found: dict[tuple[int, ...], str] = {}
    hands(seen, asked, tuple(before), "", found)
    most = [max(counts[kind] for counts in found) for kind in range(DICE)]
    usual = max(found, key=lambda counts: (sum(counts), -abs(counts[0] - counts[1])))
    return Collecting(
        kinds=tuple(
            (DIE.ref(kind), DIE_KEYS[kind], most[kind], usual[kind], promise(kind)) for kind in range(DICE)
        ),
        sets=json.dumps({",".join(map(str, counts)): code for counts, code in found.items()}),
    )


def hands(
    state: Arcs, asked: Choice, counts: tuple[int, ...], code: str, found: dict[tuple[int, ...], str]
) -> None:
    """Find every set of dice with the answers it takes; a number that is the only one is never asked for."""
    for index, option in enumerate(asked.options):
        kind, count = int(COLLECT.target(option)), int(COLLECT.value(option))
        chosen = (*counts[:kind], count, *counts[kind + 1 :])
        answers = f"{code} {VERBS.code(option)}".strip()
        if kind == SKIRMISH:  # the last ones: then chance rolls
            found[chosen] = answers
            continue
        after = state.copy()
        take(after, index)
        then = advance(after)
        if then is not None and then.prompt == "collect":
            hands(after, then, chosen, answers, found)
        elif after.fight is not None:
            found[tuple(int(after.fight.dice[each]) for each in range(DICE))] = answers


def promise(kind: int) -> str:
    """Return how often each symbol comes up on a die of a kind, on average."""
    faces = [on_face(kind, face) for face in range(FACES_OF_A_DIE)]
    means = {sign: sum(face[i] for face in faces) / FACES_OF_A_DIE for i, sign in enumerate(SIGNS)}
    return json.dumps({sign: round(mean, 4) for sign, mean in means.items() if mean})
