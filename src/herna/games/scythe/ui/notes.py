"""What a piece of Scythe is worth now: who is on a territory, what it yields, how far a star is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from herna.games.scythe.board import ENCOUNTERS, FACTORY_HEX, TERRAIN, TUNNELS, Terrain
from herna.games.scythe.components import (
    FACTORY_WORTH,
    FIRST_WORKER,
    PAID_IN,
    PAIR_WORTH,
    RECRUITS,
    RESOURCE,
    STAR_WORTH,
    STRUCTURE,
    STRUCTURES,
    TERRITORY_WORTH,
    UNIT,
    UNITS,
    Bottom,
    Faction,
    Goal,
    Resource,
    Slot,
    Track,
)
from herna.games.scythe.queries import (
    amount,
    controller,
    mechs_at,
    on_base,
    pays,
    price,
    stars_placed,
    workers_at,
    yields,
)
from herna.games.scythe.scoring import tier
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui.draw import GOALS, bonus, progress
from herna.games.scythe.ui.names import space
from herna.i18n.speak import Speaker
from herna.kernel.bits import has
from herna.kernel.choice import Seat


def notes(seen: Scythe, viewer: Seat, ref: str, speaker: Speaker) -> list[str]:
    """Return what there is to say of a component now; of what all have, the viewer's own."""
    kind, _, number = ref.rpartition("-")
    told = TELLERS.get(kind)
    if told is None or not number.isdecimal():
        return []
    mine = int(viewer) if 0 <= viewer < seen.seats else int(seen.active)
    return told(seen, mine, int(number), speaker)


def hex_notes(seen: Scythe, _mine: int, where: int, speaker: Speaker) -> list[str]:
    """Return what a territory yields, what lies and stands there, and what it is worth to its holder."""
    say = speaker.say
    lines = [say(f"ui-gives-{Terrain(TERRAIN[where]).name.lower()}")] if yields(where) else []
    lines += [say("ui-note-base")] if on_base(where) else []
    lines += [say("ui-note-factory")] if where == FACTORY_HEX else []
    lines += [say("ui-note-lake")] if TERRAIN[where] == Terrain.LAKE else []
    lines += [say("ui-note-tunnel")] if has(TUNNELS, where) else []
    if has(ENCOUNTERS, where):
        lines.append(say("ui-note-encounter" if has(seen.tokens, where) else "ui-note-encounter-gone"))
    goods = lots(seen, where, speaker)
    lines += [say("ui-note-lying", what=speaker.listed(goods))] if goods else []
    for seat in range(int(seen.seats)):
        there = standing(seen, seat, where, speaker)
        lines += [f"{speaker.seat(seat)}: {speaker.listed(there)}"] if there else []
    return [*lines, *worth(seen, where, speaker)]


def lots(seen: Scythe, where: int, speaker: Speaker) -> list[str]:
    """Return the resources on a space, each kind with its number."""
    counted = [(kind, int(seen.goods.at(where, kind))) for kind in Resource]
    return [speaker.fill("ui-note-lot", {"a": RESOURCE.ref(kind)}, {"n": n}) for kind, n in counted if n]


def standing(seen: Scythe, seat: int, where: int, speaker: Speaker) -> list[str]:
    """Return what a seat has on a space."""
    found = [speaker.name(UNIT.ref(seat * UNITS))] if seen.at[seat * UNITS] == where else []
    counted = (
        ("ui-note-mechs", mechs_at(seen, seat, where)),
        ("ui-note-workers", workers_at(seen, seat, where)),
    )
    found += [speaker.say(key, n=int(n)) for key, n in counted if n]
    built = range(seat * STRUCTURES, (seat + 1) * STRUCTURES)
    return found + [speaker.name(STRUCTURE.ref(each)) for each in built if seen.structures[each] == where]


def worth(seen: Scythe, where: int, speaker: Speaker) -> list[str]:
    """Return who controls a territory, and the coins that it would be if the game ended now."""
    if on_base(where):
        return []
    seat = int(controller(seen, where))
    if seat < 0:
        return [speaker.say("ui-note-free")]
    lands = int(TERRITORY_WORTH[tier(seen, seat)]) * (int(FACTORY_WORTH) if where == FACTORY_HEX else 1)
    return [speaker.say("ui-note-worth", seat=speaker.seat(seat), n=lands)]


def unit_notes(seen: Scythe, _mine: int, unit: int, speaker: Speaker) -> list[str]:
    """Return whose a unit is, where it stands, and what it is for."""
    seat, which = divmod(unit, UNITS)
    where = int(seen.at[unit]) if unit < len(seen.at) else -1
    lines = [speaker.say("ui-note-whose", seat=speaker.seat(seat))]
    if where >= 0:
        entry, number = space(where)
        lines.append(speaker.say("ui-note-stands", where=place(speaker, entry, number)))
    if seat == seen.active and which < UNITS and has(seen.turn.moved, which):
        lines.append(speaker.say("ui-note-moved"))
    if 0 < which < FIRST_WORKER:
        lines.append(speaker.say("ui-note-carries"))
    return lines


def place(speaker: Speaker, entry: str, number: int) -> str:
    """Return where something stands."""
    return speaker.say(speaker.cased(entry, "loc"), n=number)


def structure_notes(seen: Scythe, _mine: int, structure: int, speaker: Speaker) -> list[str]:
    """Return whose a structure is, and where it stands."""
    where = int(seen.structures[structure])
    lines = [speaker.say("ui-note-whose", seat=speaker.seat(structure // STRUCTURES))]
    if where < 0:
        return [*lines, speaker.say("ui-note-unbuilt")]
    return [*lines, speaker.say("ui-note-stands", where=place(speaker, *space(where)))]


def recruit_notes(seen: Scythe, _mine: int, recruit: int, speaker: Speaker) -> list[str]:
    """Return whose a recruit is, and whether it works already."""
    seat, which = divmod(recruit, RECRUITS)
    on = "ui-recruit-on" if has(seen.recruits[seat], which) else "ui-recruit-off"
    return [speaker.say("ui-note-whose", seat=speaker.seat(seat)), speaker.say(on)]


def bottom_notes(seen: Scythe, mine: int, bottom: int, speaker: Speaker) -> list[str]:
    """Return what a bottom action costs the viewer, whether that is there, and the coins it gives."""
    if seen.mat[mine] < 0 or bottom >= len(Bottom):
        return []
    paid = RESOURCE.ref(PAID_IN[bottom])
    numbers = (
        ("ui-note-costs", price(seen, mine, bottom)),
        ("ui-note-have", amount(seen, mine, PAID_IN[bottom])),
    )
    lines = [speaker.fill(key, {"a": paid}, {"n": int(n)}) for key, n in numbers]
    coins = int(pays(seen, mine, bottom))
    return [*lines, speaker.say("ui-note-pays", n=coins)] if coins else lines


def goal_notes(seen: Scythe, mine: int, goal: int, speaker: Speaker) -> list[str]:
    """Return how far the viewer is from a star, who has it, and what a star is worth."""
    which, _icon, need = next(each for each in GOALS if each[0] == goal)
    have = progress(seen, Goal(which), mine)
    lines = [speaker.say("ui-have", have=have, need=need)]
    for seat in range(int(seen.seats)):
        n = int(seen.stars.at(seat, which))
        lines += [f"{speaker.seat(seat)}: {speaker.say('ui-stars', n=n)}"] if n else []
    return [*lines, speaker.say("ui-note-star", n=int(STAR_WORTH[tier(seen, mine)]))]


def ability_notes(seen: Scythe, _mine: int, ability: int, speaker: Speaker) -> list[str]:
    """Return whose an ability is, and whether it works already."""
    side, slot = divmod(ability, len(Slot))
    seat = next((seat for seat in range(int(seen.seats)) if seen.faction[seat] == side), -1)
    if seat < 0:
        return [speaker.say(f"role-{Faction(side).name.lower()}")]
    on = slot == Slot.FACTION or has(seen.mechs[seat], slot)
    whose = speaker.say("ui-note-whose", seat=speaker.seat(seat))
    return [whose, speaker.say("ui-note-unlocked" if on else "ui-locked")]


def tile_notes(seen: Scythe, mine: int, _tile: int, speaker: Speaker) -> list[str]:
    """Return how much the viewer has for the structure bonus, and what that pays."""
    now = bonus(seen, mine)
    return [speaker.say("ui-note-bonus", have=now.count, n=now.coins)]


def once_notes(seen: Scythe, mine: int, kind: int, speaker: Speaker) -> list[str]:
    """Return whether the viewer has had this bonus."""
    return [speaker.say("ui-taken" if has(seen.bonuses[mine], kind) else "ui-note-open")]


def resource_notes(seen: Scythe, mine: int, kind: int, speaker: Speaker) -> list[str]:
    """Return how much of a resource the viewer can spend, and what two are worth in the end."""
    have = speaker.fill("ui-note-have", {"a": RESOURCE.ref(kind)}, {"n": int(amount(seen, mine, kind))})
    return [have, speaker.say("ui-note-pair", n=int(PAIR_WORTH[tier(seen, mine)]))]


def track_notes(seen: Scythe, _mine: int, track: int, speaker: Speaker) -> list[str]:
    """Return how much of it everybody has."""
    rows = {Track.COINS: seen.coins, Track.POWER: seen.power, Track.POPULARITY: seen.popularity}
    row = rows[Track(track)]
    return [f"{speaker.seat(seat)}: {int(row[seat])}" for seat in range(int(seen.seats))]


def seat_notes(seen: Scythe, _mine: int, seat: int, speaker: Speaker) -> list[str]:
    """Return how a player stands."""
    tracks = speaker.say(
        "ui-text-tracks",
        power=int(seen.power[seat]),
        popularity=int(seen.popularity[seat]),
        coins=int(seen.coins[seat]),
    )
    return [tracks, speaker.say("ui-stars", n=int(stars_placed(seen, seat)))]


Teller = Callable[[Scythe, int, int, Speaker], list[str]]
TELLERS: Final[dict[str, Teller]] = {
    "hex": hex_notes,
    "unit": unit_notes,
    "structure": structure_notes,
    "recruit": recruit_notes,
    "section": bottom_notes,
    "bottom": bottom_notes,
    "goal": goal_notes,
    "ability": ability_notes,
    "tile": tile_notes,
    "bonus": once_notes,
    "resource": resource_notes,
    "track": track_notes,
    "seat": seat_notes,
}
