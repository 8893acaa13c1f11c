"""The mats of a player: sections with what they cost and give now, abilities, recruits."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.components import (
    ABILITY,
    BONUS,
    BOTTOM,
    BOXES,
    COST,
    CUBE,
    FACTORY_CARD,
    HALF,
    ONGOING,
    PAID_IN,
    PAYS,
    PRODUCE_COIN,
    PRODUCE_POPULARITY,
    PRODUCE_POWER,
    RECRUIT,
    RECRUITS,
    SECTION,
    START_WORKERS,
    STRUCTURE,
    STRUCTURES,
    WORKERS,
    Bonus,
    Bottom,
    Cube,
    Half,
    Resource,
    Slot,
    Structure,
    Top,
)
from herna.games.scythe.queries import (
    amount,
    price,
    stars_placed,
    structures_built,
    top_of,
    upgraded,
    workers_out,
)
from herna.games.scythe.scoring import scores, territories
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui import scene
from herna.games.scythe.ui.land import side_of
from herna.kernel.bits import has

BONUS_ICONS: Final = ("power", "coin", "heart", "card")
BOTTOM_ICONS: Final = ("upgrade", "mech", "build", "recruit")
MAT_NAMES: Final = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")
BOTTOM_KINDS: Final = 4

GIVES: Final = {
    Top.MOVE: ((Half.MOVE, "boot", 2, Cube.MOVE), (Half.COINS, "coin", 1, Cube.COIN)),
    Top.BOLSTER: ((Half.POWER, "power", 2, Cube.POWER), (Half.CARDS, "card", 1, Cube.CARD)),
    Top.TRADE: ((Half.RESOURCES, "any", 2, None), (Half.POPULARITY, "heart", 1, Cube.POPULARITY)),
    Top.PRODUCE: ((Half.PRODUCE, "produce", 2, Cube.PRODUCE),),
}
"""What each top action gives: its halves with their boxes, and the cube that covers one more."""

ABILITY_ICONS: Final = (
    ("river", "lake", "swords", "boot", "river"),
    ("river", "village", "card", "boot", "retreat"),
    ("river", "home", "card", "boot", "card"),
    ("river", "tunnel", "swords", "boot", "star"),
    ("river", "lake", "heart", "boot", "encounter"),
)
"""Faction by faction: riverwalk, travel, combat, speed, and the faction's own."""


# long: a line for each thing that is drawn
def power(seen: Scythe, seat: int, viewer: int) -> scene.Power:
    """Return everything about one player."""
    settled = seen.mat[seat] >= 0 and seen.faction[seat] >= 0
    found = tuple(section(seen, seat, number) for number in range(BOTTOM_KINDS)) if settled else ()
    squares = abilities(seen, seat) if settled else ()
    onces = once(seen, seat) if settled else ()
    card = int(seen.factory_card[seat])
    return scene.Power(
        seat=seat,
        side=side_of(seen, seat),
        mat=MAT_NAMES[int(seen.mat[seat])] if seen.mat[seat] >= 0 else "",
        you=seat == viewer,
        active=seat == seen.active,
        power=int(seen.power[seat]),
        popularity=int(seen.popularity[seat]),
        coins=int(seen.coins[seat]),
        stars=int(stars_placed(seen, seat)),
        mechs=int(seen.mechs[seat]).bit_count(),
        workers=int(workers_out(seen, seat)) if settled else START_WORKERS,
        structures=int(structures_built(seen, seat)),
        cards=int(seen.hands[seat].size()),
        goods=tuple((kind.name.lower(), int(amount(seen, seat, kind))) for kind in Resource),
        lands=int(territories(seen, seat)),
        estimate=scores(seen)[seat],
        factory=FACTORY_CARD.ref(card) if card >= 0 else "",
        sections=found,
        abilities=squares,
        own_ability=ABILITY.ref(int(seen.faction[seat]) * len(Slot) + Slot.FACTION) if settled else "",
        onces=onces,
        refs=refs(found, squares),
    )


def refs(sections: tuple[scene.Section, ...], squares: tuple[scene.Ability, ...]) -> frozenset[str]:
    """Return what of a mat a rival's panel must open for."""
    found = {part.ref for part in squares}
    for part in sections:
        found |= {part.recruit_ref, part.structure_ref}
    return frozenset(found)


# long: a line for each thing that is drawn
def section(seen: Scythe, seat: int, number: int) -> scene.Section:
    """Return one section of a player mat."""
    top = Top(top_of(seen, seat, number))
    place = int(seen.mat[seat]) * BOTTOM_KINDS + number
    resource = Resource(PAID_IN[number])
    need = int(price(seen, seat, number))
    structure = Structure(int(top))
    return scene.Section(
        ref=SECTION.ref(number),
        top=top.name.lower(),
        bottom=Bottom(number).name.lower(),
        when="now" if seen.section[seat] == number else "",
        costs=costs(seen, seat, top),
        halves=tuple(half(seen, seat, *each) for each in GIVES[top]),
        structure=structure.name.lower(),
        structure_ref=STRUCTURE.ref(seat * STRUCTURES + structure),
        built=int(seen.structures[seat * STRUCTURES + structure]),
        bottom_ref=BOTTOM.ref(number),
        price=prices(int(COST[place]), int(BOXES[place]), int(seen.lowered.at(seat, number)), resource),
        paid_in=resource.name.lower(),
        need=need,
        have=int(amount(seen, seat, resource)),
        coins=int(PAYS[place]),
        recruit_ref=RECRUIT.ref(seat * RECRUITS + number),
        bonus=BONUS_ICONS[int(ONGOING[number])],
        enlisted=has(seen.recruits[seat], number),
    )


def prices(cost: int, movable: int, lowered: int, resource: Resource) -> tuple[scene.Box, ...]:
    """Return the red boxes: those always paid, those a cube covers, those it may still cover."""
    icon = resource.name.lower()
    return (
        *[scene.Box(icon) for _ in range(cost - movable)],
        *[scene.Box(icon, "off") for _ in range(lowered)],
        *[scene.Box(icon, "dash") for _ in range(movable - lowered)],
    )


def costs(seen: Scythe, seat: int, top: Top) -> tuple[scene.Box, ...]:
    """Return what a top action costs now."""
    if top == Top.MOVE:
        return ()
    if top != Top.PRODUCE:
        return (scene.Box("coin"),)
    out = int(workers_out(seen, seat))
    found = [("power", PRODUCE_POWER), ("heart", PRODUCE_POPULARITY), ("coin", PRODUCE_COIN)]
    paid = [scene.Box(icon) for icon, least in found if out >= least]
    return (*paid, *[scene.Box("worker", "waiting") for _ in range(WORKERS - out)])


def half(seen: Scythe, seat: int, which: Half, icon: str, base: int, cube: Cube | None) -> scene.Half:
    """Return one half of a top action with its green boxes."""
    boxes = [scene.Box(icon) for _ in range(base)]
    covered = cube is not None and not upgraded(seen, seat, cube)
    if cube is not None:
        boxes.append(scene.Box(icon, "under" if covered else "new"))
    return scene.Half(HALF.ref(which), tuple(boxes), CUBE.ref(cube) if cube is not None and covered else "")


def abilities(seen: Scythe, seat: int) -> tuple[scene.Ability, ...]:
    """Return the four squares under mechs."""
    faction = int(seen.faction[seat])
    return tuple(
        scene.Ability(
            ABILITY.ref(faction * len(Slot) + slot),
            ABILITY_ICONS[faction][slot],
            has(seen.mechs[seat], slot),
        )
        for slot in (Slot.RIVERWALK, Slot.TRAVEL, Slot.COMBAT, Slot.SPEED)
    )


def once(seen: Scythe, seat: int) -> tuple[scene.Once, ...]:
    """Return the bonuses that recruits give when enlisted."""
    return tuple(
        scene.Once(BONUS.ref(kind), BONUS_ICONS[kind], has(seen.bonuses[seat], kind)) for kind in Bonus
    )
