"""The position in words, for screen readers and terminals."""

from __future__ import annotations

from herna.games.scythe.ui.scene import Power, Scene
from herna.i18n.speak import Speaker
from herna.ui.look import Section


def outline(scene: Scene, speaker: Speaker) -> list[Section]:
    """Return a passage for each player, and one for the land they hold."""
    found = [Section(speaker.seat(one.seat), tuple(lines(one, speaker))) for one in scene.powers]
    held = [
        speaker.say("ui-text-held", where=speaker.name(space.ref), side=speaker.say(f"role-{space.holder}"))
        for space in scene.spaces
        if space.holder
    ]
    return [*found, Section(speaker.say("ui-map"), tuple(held))]


def lines(one: Power, speaker: Speaker) -> list[str]:
    """Return what is known of one player."""
    say = speaker.say
    goods = ", ".join(say(f"ui-lot-{key}", n=count) for key, count in one.goods if count)
    found = [
        say(f"role-{one.side}"),
        say("ui-text-tracks", power=one.power, popularity=one.popularity, coins=one.coins),
        say("ui-stars", n=one.stars),
        say("ui-text-pieces", mechs=one.mechs, workers=one.workers, structures=one.structures),
        say("ui-text-cards", n=one.cards),
    ]
    return [*found, goods] if goods else found
