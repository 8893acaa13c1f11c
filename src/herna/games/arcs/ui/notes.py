"""What a piece of Arcs is worth now: who is in a system, who would take a card, what an ambition pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from herna.games.arcs.atlas import PRINTED_SITES, SITES_OF, is_gate
from herna.games.arcs.components import CALM, EMPTY, MARKERS, MAX_SEATS, NOBODY, NONE, RAID_COST, SLOTS
from herna.games.arcs.pieces import (
    captive_owner,
    fleet_owner,
    fleet_system,
    is_city,
    is_damaged,
    owner,
    slot_owner,
    trophy_captor,
    trophy_owner,
)
from herna.games.arcs.printed import RESOURCE_KEYS
from herna.games.arcs.queries import guild_cards, slot_open
from herna.games.arcs.scoring import counts, gains
from herna.games.arcs.state import Arcs
from herna.games.arcs.ui.boards import court_card, player
from herna.games.arcs.ui.chart import ships
from herna.games.arcs.ui.draw import marker, row_card
from herna.i18n.speak import Speaker


def notes(seen: Arcs, ref: str, speaker: Speaker) -> list[str]:
    """Return what there is to say of a component now; nothing for those that never change."""
    kind, _, number = ref.rpartition("-")
    told = TELLERS.get(kind)
    return told(seen, int(number), speaker) if told is not None and number.isdecimal() else []


def system_notes(seen: Arcs, system: int, speaker: Speaker) -> list[str]:
    """Return what a system yields, who controls it, and who has what there."""
    lines = []
    if not is_gate(system):
        kind = RESOURCE_KEYS[int(seen.types[system])]
        lines.append(speaker.say("ui-note-yields", what=speaker.say(f"resource-{kind}")))
        free = sum(seen.buildings[site] == EMPTY for site in sites(seen, system) if site < PRINTED_SITES)
        lines.append(speaker.say("ui-note-plots", n=free))
    lines.append(ruled(seen, system, speaker))
    return [*lines, *[line for seat in range(seen.seats) if (line := held(seen, system, seat, speaker))]]


def ruled(seen: Arcs, system: int, speaker: Speaker) -> str:
    """Return who controls a system."""
    ruler = int(seen.ruler[system])
    if ruler == NOBODY:
        return speaker.say("ui-note-nobody")
    return speaker.say("ui-note-rules", seat=speaker.seat(ruler))


def sites(seen: Arcs, system: int) -> list[int]:
    """Return the building sites of a system that this table has."""
    return [int(site) for site in SITES_OF[system] if site < len(seen.buildings)]


def held(seen: Arcs, system: int, seat: int, speaker: Speaker) -> str:
    """Return what a seat has in a system, or "" if that is nothing."""
    found = [*fleet_parts(seen, system, seat, speaker)]
    for site in sites(seen, system):
        building = seen.buildings[site]
        if building != EMPTY and owner(building) == seat:
            what = "city" if is_city(building) else "starport"
            found.append(speaker.say(f"ui-note-{what}{'-hit' if is_damaged(building) else ''}"))
    return f"{speaker.seat(seat)}: {speaker.listed(found)}" if found else ""


def fleet_parts(seen: Arcs, system: int, seat: int, speaker: Speaker) -> list[str]:
    """Return how many fresh and damaged ships a seat has in a system."""
    fresh, damaged = ships(seen, system, seat) or (0, 0)
    counted = (("ui-note-fresh", fresh), ("ui-note-damaged", damaged))
    return [speaker.say(key, n=n) for key, n in counted if n]


def fleet_notes(seen: Arcs, cell: int, speaker: Speaker) -> list[str]:
    """Return how many ships of whom lie there, and who controls the system."""
    system, seat = int(fleet_system(cell)), int(fleet_owner(cell))
    found = fleet_parts(seen, system, seat, speaker)
    return [
        *([f"{speaker.seat(seat)}: {speaker.listed(found)}"] if found else []),
        ruled(seen, system, speaker),
    ]


def site_notes(seen: Arcs, site: int, speaker: Speaker) -> list[str]:
    """Return whose building stands there, or that there is room for one."""
    building = seen.buildings[site]
    if building == EMPTY:
        return [speaker.say("ui-note-room")]
    whose = speaker.say("ui-note-whose", seat=speaker.seat(int(owner(building))))
    return [whose, speaker.say("ui-note-hurt" if is_damaged(building) else "ui-note-whole")]


def slot_notes(seen: Arcs, at: int, speaker: Speaker) -> list[str]:
    """Return what raiders pay for what lies in a slot."""
    seat, slot = int(slot_owner(at)), at % SLOTS
    lines = [speaker.say("ui-note-whose", seat=speaker.seat(seat))]
    if not slot_open(seen, seat, slot):
        return [*lines, speaker.say("ui-note-covered")]
    return [*lines, speaker.say("ui-note-raid", n=int(RAID_COST[slot]))]


def court_notes(seen: Arcs, card: int, speaker: Speaker) -> list[str]:
    """Return whose agents are on a card of the Court and who may secure it, or who has it and its price."""
    places = [place for place in range(len(seen.court)) if seen.court[place] == card]
    if not places:
        return guild_notes(seen, card, speaker)
    shown = row_card(seen, places[0])
    lines = [f"{speaker.seat(seat)}: {speaker.say('ui-note-agents', n=n)}" for seat, n in shown.agents]
    if shown.leader == NOBODY:
        return [*lines, speaker.say("ui-note-secured-by-none")]
    return [*lines, speaker.say("ui-note-secures", seat=speaker.seat(shown.leader))]


def guild_notes(seen: Arcs, card: int, speaker: Speaker) -> list[str]:
    """Return who has a Guild card, and what raiders pay for it."""
    holders = [seat for seat in range(seen.seats) if card in [int(each) for each in guild_cards(seen, seat)]]
    price = speaker.say("ui-note-raid", n=court_card(card).cost)
    return [*[speaker.say("ui-note-whose", seat=speaker.seat(seat)) for seat in holders], price]


def ambition_notes(seen: Arcs, which: int, speaker: Speaker) -> list[str]:
    """Return what an ambition pays, and what everybody has for it."""
    lying = [each for each in range(MARKERS) if seen.markers[each] == which]
    lines = [line for each in lying for line in marker_notes(seen, each, speaker)]
    lines += [] if lying else [speaker.say("ui-note-undeclared")]
    have, gain = counts(seen, which), gains(seen, which)
    for seat in range(seen.seats):
        if have[seat]:
            key = "ui-note-gains" if gain[seat] else "ui-note-has"
            lines.append(speaker.say(key, seat=speaker.seat(seat), have=int(have[seat]), n=int(gain[seat])))
    return lines


def marker_notes(seen: Arcs, which: int, speaker: Speaker) -> list[str]:
    """Return what an ambition marker pays."""
    lying = marker(seen, which)
    free = [speaker.say("ui-note-undeclared")] if seen.markers[which] == NONE else []
    return [speaker.say("ui-marker", first=lying.first, second=lying.second), *free]


def supply_notes(seen: Arcs, kind: int, speaker: Speaker) -> list[str]:
    """Return how many tokens of a kind are left."""
    return [speaker.say("ui-note-left", n=int(seen.supply[kind]))]


def captive_notes(seen: Arcs, cell: int, speaker: Speaker) -> list[str]:
    """Return who holds how many agents of whom, and what they count for."""
    return [
        speaker.say("ui-note-holds", seat=speaker.seat(cell // MAX_SEATS), n=int(seen.captives[cell])),
        speaker.say("ui-note-whose", seat=speaker.seat(int(captive_owner(cell)))),
        speaker.say("ambition-tyrant.text"),
    ]


def trophy_notes(seen: Arcs, cell: int, speaker: Speaker) -> list[str]:
    """Return who destroyed how many pieces of whom, and what they count for."""
    return [
        speaker.say("ui-note-holds", seat=speaker.seat(int(trophy_captor(cell))), n=int(seen.trophies[cell])),
        speaker.say("ui-note-whose", seat=speaker.seat(int(trophy_owner(cell)))),
        speaker.say("ambition-warlord.text"),
    ]


def outrage_notes(seen: Arcs, cell: int, speaker: Speaker) -> list[str]:
    """Return whether somebody suffers an Outrage."""
    return [speaker.say("ui-note-calm" if seen.outrage[cell] == CALM else "ui-note-outraged")]


def seat_notes(seen: Arcs, seat: int, speaker: Speaker) -> list[str]:
    """Return how a player stands."""
    one = player(seen, seat, NOBODY)
    return [
        speaker.say("ui-text-power", power=one.power, gain=one.gain),
        speaker.say("ui-text-cards", n=one.cards),
        speaker.say("ui-text-supply", ships=one.ships, starports=one.starports, agents=one.agents),
    ]


TELLERS: Final[dict[str, Callable[[Arcs, int, Speaker], list[str]]]] = {
    "system": system_notes,
    "fleet": fleet_notes,
    "site": site_notes,
    "slot": slot_notes,
    "court": court_notes,
    "ambition": ambition_notes,
    "marker": marker_notes,
    "resource": supply_notes,
    "captive": captive_notes,
    "trophy": trophy_notes,
    "outrage": outrage_notes,
    "seat": seat_notes,
}
