"""What a piece of Ahoy is worth now: who controls a region and by what, whose a ship is, a slot."""

from __future__ import annotations

from herna.games.ahoy.components import ADMIRAL, CUTTER, FIGURE, FIGURES, PATROLS, PLEDGE, STRONGHOLDS
from herna.games.ahoy.queries import loaded, owner, total_fame
from herna.games.ahoy.scoring import control
from herna.games.ahoy.space import is_island, region_of
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.ui.boards import faction_of_die, slot_of
from herna.games.ahoy.ui.charting import space as charted
from herna.games.ahoy.ui.draw import scene
from herna.games.ahoy.ui.names import space_name
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE


def notes(seen: Ahoy, ref: str, speaker: Speaker) -> list[str]:
    """Return the sum behind a region's control, or what is on a space; nothing for other components."""
    kind, _, number = ref.rpartition("-")
    if kind == "tile" and int(number) in [int(tile) for tile in seen.chart.tiles]:
        return region_notes(seen, int(number), speaker)
    if kind == "space" and region_of(int(number)) in [int(tile) for tile in seen.chart.tiles]:
        return space_notes(seen, int(number), speaker)
    told = {
        "figure": figure_notes,
        "slot": slot_notes,
        "die": die_notes,
        "pledge": pledge_notes,
        "seat": seat_notes,
    }
    return told[kind](seen, int(number), speaker) if kind in told else []


def figure_notes(seen: Ahoy, figure: int, speaker: Speaker) -> list[str]:
    """Return whose a figure is, where it stands, what it controls, and whether its Cannons are loaded."""
    lines = [speaker.say("ui-note-whose", seat=speaker.seat(int(owner(seen, figure))))]
    where = int(seen.where[figure])
    if where < 0:
        return [*lines, speaker.say("ui-note-ashore")]
    entry, number = space_name(seen, where)
    lines.append(speaker.say("ui-note-stands", where=speaker.say(entry, n=number)))
    if admirals(figure) or figure == seen.union or figure >= CUTTER:
        lines.append(speaker.say("ui-note-controls", n=weight(figure)))
    return [*lines, speaker.say("ui-loaded")] if loaded(seen, figure) else lines


def weight(figure: int) -> int:
    """Return how much a figure controls in its region (H20.2)."""
    return 2 if admirals(figure) and not PATROLS <= figure < STRONGHOLDS else 1


def slot_notes(seen: Ahoy, slot: int, speaker: Speaker) -> list[str]:
    """Return which dice a slot takes, and what lies on it."""
    here = slot_of(seen, slot)
    accepts = speaker.say(
        f"ui-note-takes-{here.takes}" if not here.takes.isdecimal() else "ui-note-takes", n=here.takes
    )
    state = "ui-slot-die" if here.die else "ui-slot-hurt" if here.hurt else "ui-slot-empty"
    return [accepts, speaker.say(state, n=here.die)]


def die_notes(seen: Ahoy, die: int, speaker: Speaker) -> list[str]:
    """Return whose a die is."""
    board = faction_of_die(die)
    seats = [seat for seat in range(int(seen.seats)) if seen.boards[seat] == board]
    return [speaker.say("ui-note-whose", seat=speaker.seat(seats[0]))] if seats else []


def pledge_notes(seen: Ahoy, pile: int, speaker: Speaker) -> list[str]:
    """Return what lies on a pledge pile, and what it would score now, for those who know its side."""
    holds = [captain.hold for captain in scene(seen, EVERYONE).captains]
    piles = [each for hold in holds if hold is not None for each in hold.pledges]
    shown = next(each for each in piles if each.ref == PLEDGE.ref(pile))
    cargo = speaker.listed([speaker.say(f"cargo-{card.cargo}") for card in shown.cards])
    lines = [speaker.say("ui-note-cargo", what=cargo)] if cargo else [speaker.say("ui-pile-empty")]
    return [*lines, speaker.say("ui-note-worth", n=shown.worth)] if shown.side else lines


def seat_notes(seen: Ahoy, seat: int, speaker: Speaker) -> list[str]:
    """Return how a player stands."""
    fame = speaker.say("ui-has-fame", seat=speaker.seat(seat), n=int(total_fame(seen, seat)))
    return [fame, speaker.say("ui-gold", n=int(seen.gold[seat]))]


def region_notes(seen: Ahoy, tile: int, speaker: Speaker) -> list[str]:
    """Return the wealth of a region and both sides' control, part by part (H20.2, H20.3)."""
    squadron, union = control(seen)
    there = [
        figure
        for figure in range(FIGURES)
        if seen.where[figure] >= 0 and region_of(seen.where[figure]) == tile
    ]
    ours = [(figure, weight(figure)) for figure in there if admirals(figure)]
    theirs = [(figure, 1) for figure in there if figure == seen.union or figure >= CUTTER]
    parts = [f"{speaker.name(FIGURE.ref(figure))} {worth}" for figure, worth in theirs]
    comrades = int(seen.comrades[tile]) * (2 if CUTTER in there else 1)
    if comrades:
        parts.append(f"{speaker.say('ui-comrades', n=int(seen.comrades[tile]))} {comrades}")
    mine = [f"{speaker.name(FIGURE.ref(figure))} {worth}" for figure, worth in ours]
    return [
        speaker.say("ui-note-wealth", n=int(seen.wealth[tile])),
        added(speaker.say("ui-side-sq"), int(squadron[tile]), mine),
        added(speaker.say("ui-side-un"), int(union[tile]), parts),
    ]


def added(side: str, total: int, parts: list[str]) -> str:
    """Return a side's control as a sum."""
    return f"{side}: {total}" + (f" ({', '.join(parts)})" if parts else "")


def admirals(figure: int) -> bool:
    """Whether a figure is the Squadron's."""
    return figure == ADMIRAL or PATROLS <= figure < CUTTER


def space_notes(seen: Ahoy, number: int, speaker: Speaker) -> list[str]:
    """Return what a space does to ships (H12), what it offers, and what stands there."""
    tile = region_of(number)
    here = charted(number, int(seen.chart.turns[tile]))
    lines = [speaker.say(f"ui-note-{here.terrain}")]
    lines += [speaker.say(f"ui-carries-{here.current}")] if here.current else []
    lines += [speaker.say("ui-note-tailwind", n=here.tailwind)] if here.tailwind else []
    lines += [speaker.say("ui-treasure", n=here.treasure)] if here.treasure else []
    there = [
        speaker.name(FIGURE.ref(figure))
        for figure in range(FIGURES)
        if seen.where[figure] == number and (figure < seen.seats or figure >= PATROLS)
    ]
    if is_island(number) and seen.comrades[tile]:
        there.append(speaker.say("ui-comrades", n=int(seen.comrades[tile])))
    return [*lines, *([speaker.say("ui-note-here", what=speaker.listed(there))] if there else [])]
