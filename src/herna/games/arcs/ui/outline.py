"""The position in words, for screen readers and terminals."""

from __future__ import annotations

from herna.games.arcs.ui.scene import Player, Scene, System
from herna.i18n.speak import Speaker
from herna.ui.look import Section


def outline(scene: Scene, speaker: Speaker) -> list[Section]:
    """Return a passage for each player, one for the map and one for the Court."""
    found = [Section(speaker.seat(one.seat), tuple(about(one, speaker))) for one in scene.players]
    systems = [line for system in scene.chart.systems for line in inside(system, speaker)]
    court = [speaker.name(card.ref) for card in scene.court]
    return [
        *found,
        Section(speaker.say("ui-map"), tuple(systems)),
        Section(speaker.say("ui-court"), tuple(court)),
    ]


def about(one: Player, speaker: Speaker) -> list[str]:
    """Return what is known of one player."""
    say = speaker.say
    tokens = [say(f"resource-{slot.token}") for slot in one.slots if slot.token]
    lines = [
        say("ui-text-power", power=one.power, gain=one.gain),
        say("ui-text-cards", n=one.cards),
        say("ui-text-supply", ships=one.ships, starports=one.starports, agents=one.agents),
    ]
    lines += [", ".join(tokens)] if tokens else []
    return lines + [speaker.name(card.ref) for card in one.guild]


def inside(system: System, speaker: Speaker) -> list[str]:
    """Return what stands in a system."""
    where, say = speaker.name(system.ref), speaker.say
    lines = [
        say("ui-text-building", where=where, what=say(f"ui-{plot.kind}"), seat=speaker.seat(plot.seat))
        for plot in system.plots
        if plot.kind
    ]
    for fleet in system.fleets:
        seat = speaker.seat(fleet.seat)
        lines.append(say("ui-fleet", where=where, seat=seat, fresh=fleet.fresh, damaged=fleet.damaged))
    return lines
