"""The position of Ahoy in words: for screen readers, for terminals, and for whoever would rather read."""

from __future__ import annotations

from herna.games.ahoy.ui.scene import Captain, Scene
from herna.games.ahoy.ui.sheet import Tile
from herna.i18n.speak import Speaker
from herna.ui.look import Section


def outline(scene: Scene, speaker: Speaker) -> list[Section]:
    """Return the map region by region, the Market, and every captain."""
    regions = tuple(line for tile in scene.chart.tiles for line in region(scene, tile, speaker))
    market = tuple(on_sale(scene, speaker))
    captains = [Section(speaker.seat(one.seat), tuple(captain(one, speaker))) for one in scene.captains]
    return [
        Section(speaker.say("ui-chart", n=len(scene.chart.tiles)), regions),
        Section(speaker.say("ui-market"), market),
        *captains,
    ]


def region(scene: Scene, tile: Tile, speaker: Speaker) -> list[str]:
    """Return a region's wealth and control, then each of its spaces where something stands."""
    squadron, union = tile.tallies
    where = speaker.name(tile.ref)
    lines = [speaker.say("ui-wealth", where=where, n=tile.wealth, squadron=squadron.value, union=union.value)]
    for space in tile.spaces:
        x, y = tile.x + space.x, tile.y + space.y
        here = [one for one in scene.chart.figures if x <= one.x < x + 120 and y <= one.y < y + 120]
        names = [speaker.name(one.ref) for one in here if one.ref]
        comrades = sum(one.count for one in here if not one.ref)
        if comrades:
            names.append(speaker.say("ui-comrades", n=comrades))
        if names:
            lines.append(speaker.say("ui-text-here", where=speaker.name(space.ref), what=", ".join(names)))
    return lines


def on_sale(scene: Scene, speaker: Speaker) -> list[str]:
    """Return the cards of the Market with their prices."""
    lines = []
    for card in scene.market.cards:
        price = speaker.say("ui-price-gold", n=card.gold) if card.gold else speaker.say("ui-price-die")
        lines.append(f"{speaker.name(card.ref)}. {price}. {speaker.text(card.ref)}")
    return [*lines, speaker.say("ui-cards-left", n=scene.market.left)]


def captain(one: Captain, speaker: Speaker) -> list[str]:
    """Return what a captain has."""
    dice = ", ".join(str(die.value) for die in one.dice if not die.aside)
    lines = [
        speaker.say(f"role-{one.role}"),
        speaker.say("ui-has-fame", seat=speaker.seat(one.seat), n=one.fame),
        speaker.say("ui-gold", n=one.gold),
        f"{speaker.say('ui-dice-to-place')}: {dice or speaker.say('ui-none')}",
    ]
    if one.loaded:
        lines.append(f"{speaker.say('ui-act-cannons')}: {speaker.say('ui-loaded')}")
    damaged = [speaker.name(slot.ref) for act in one.acts for slot in act.slots if slot.hurt]
    named = (
        ("ui-damaged", damaged),
        ("ui-crew", [speaker.name(card.ref) for card in one.crew]),
        ("ui-plans", [speaker.name(card.ref) for card in (*one.ships, *one.plans)]),
    )
    lines += [f"{speaker.say(key)}: {', '.join(names)}" for key, names in named if names]
    return [*lines, *stock(one, speaker)]


def stock(one: Captain, speaker: Speaker) -> list[str]:
    """Return what only this kind of captain has."""
    if one.kind == "squadron":
        left = ("ui-patrols-left", one.patrols), ("ui-strongholds-left", one.strongholds)
        return [speaker.say(key, n=count) for key, count in left]
    if one.kind == "union":
        return [speaker.say("ui-ready", n=one.ready), speaker.say("ui-comrades-left", n=one.muster)]
    if one.hold is None:
        return []
    lines = []
    for card in one.hold.cargo:
        suit = speaker.say(f"ui-suit-{card.to}")
        lines.append(speaker.say("ui-cargo-note", cargo=speaker.say(f"cargo-{card.cargo}"), suit=suit))
    for pile in one.hold.pledges:
        suits = ", ".join(speaker.say(f"ui-suit-{card.suit}") for card in pile.cards)
        lines.append(f"{speaker.name(pile.ref)}: {suits or speaker.say('ui-pile-empty')}")
    return lines
