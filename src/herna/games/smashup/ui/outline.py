"""The position of Smash Up in words: base by base, then what everybody has."""

from __future__ import annotations

from herna.games.smashup.ui.scene import Column, Lane, Player, Scene
from herna.i18n.speak import Speaker
from herna.ui.look import Section


def outline(scene: Scene, speaker: Speaker) -> list[Section]:
    """Return the bases, the hand, and the players."""
    found = [Section(speaker.name(base.ref), tuple(at_base(base, speaker))) for base in scene.columns]
    if scene.hand:
        hand = tuple(f"{speaker.name(card.ref)}. {speaker.text(card.ref)}" for card in scene.hand)
        found.append(Section(speaker.say("ui-your-hand"), hand))
    players = tuple(player(one, speaker) for one in scene.players)
    return [*found, Section(speaker.say("ui-players"), players)]


def at_base(base: Column, speaker: Speaker) -> list[str]:
    """Return a base's ability, its power and who is there."""
    lines = [speaker.text(base.ref)] if speaker.text(base.ref) else []
    lines.append(speaker.say("ui-base-said", n=base.total, need=base.need))
    lines.append(
        speaker.say(
            "ui-pays", first=base.podium[0].points, second=base.podium[1].points, third=base.podium[2].points
        )
    )
    lanes = [*base.rivals, *([base.mine] if base.mine and base.mine.units else [])]
    lines += [lane_line(lane, speaker) for lane in lanes]
    lines += [f"{speaker.name(one.ref)} ({speaker.seat(one.seat)})" for one in base.on_base]
    return lines


def lane_line(lane: Lane, speaker: Speaker) -> str:
    """Return a seat's minions at a base with their power."""
    units = []
    for unit in lane.units:
        extra = "".join(f", {speaker.name(one.ref)}" for one in unit.attached)
        units.append(f"{speaker.name(unit.ref)} {unit.power}{extra}")
    return f"{speaker.seat(lane.seat)}, {lane.total}: {'; '.join(units)}"


def player(one: Player, speaker: Speaker) -> str:
    """Return a seat's factions and cards."""
    factions = ", ".join(speaker.say(f"faction-{key}") for key in one.factions)
    counts = speaker.say("ui-cards-said", hand=one.hand, deck=one.deck, discard=one.discard)
    return (
        f"{speaker.seat(one.seat)}: {factions}. {counts}"
        if factions
        else f"{speaker.seat(one.seat)}: {counts}"
    )
