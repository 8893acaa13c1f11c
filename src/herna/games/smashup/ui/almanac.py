"""What is in the box of Smash Up: the factions, their cards, the bases."""

from __future__ import annotations

from collections.abc import Iterable

from herna.games.smashup.card import MINION
from herna.games.smashup.components import BASE, BOX, CARD, FACTION, FACTIONS, faction_of
from herna.games.smashup.state import SmashUp
from herna.games.smashup.ui.draw import card, faction, site
from herna.i18n.speak import Speaker
from herna.ui.almanac import Almanac


class SmashUpAlmanac(Almanac[SmashUp]):
    """The almanac of Smash Up; texts are those of the edition on the table."""

    def kinds(self) -> Iterable[tuple[str, Iterable[str]]]:
        """Return the factions, the cards of each, and the bases; further boxes hold the same cards."""
        yield "ui-factions", FACTION.refs
        for number, key in enumerate(FACTIONS):
            yield f"faction-{key}", [CARD.ref(each) for each in range(BOX) if faction_of(each) == number]
        yield "ui-bases", BASE.refs

    def key(self, seen: SmashUp, ref: str) -> str:
        """Return what a card, a base or a faction is called in the rules."""
        kind, _, number = ref.rpartition("-")
        if not number.isdecimal():
            return ""
        index = int(number)
        if kind == "card":
            return seen.printed.cards[index].key
        if kind == "base":
            return seen.printed.bases[index].key
        return f"faction-{FACTIONS[index]}" if kind == "faction" else ""

    def specimen(self, seen: SmashUp, ref: str) -> object:
        """Return a card, a base or a faction as it is drawn where it may be chosen."""
        kind, _, number = ref.rpartition("-")
        return {"card": card, "base": site, "faction": faction}[kind](seen, int(number))

    def facts(self, seen: SmashUp, ref: str, speaker: Speaker) -> list[str]:
        """Return the faction and the printed power of a card, or what a base needs and pays."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        if kind == "base":
            here = site(seen, index)
            first, second, third = here.points
            pays = speaker.say("ui-pays", first=first, second=second, third=third)
            return [f"{speaker.say('ui-breakpoint')}: {here.need}", pays]
        if kind == "faction":
            return [speaker.say(f"ui-style-{FACTIONS[index]}")]
        printed = seen.printed.cards[index]
        side = speaker.say(f"faction-{FACTIONS[int(faction_of(index))]}")
        if printed.kind != MINION:
            return [side, speaker.say("ui-action")]
        power = speaker.say("almanac-power", n=int(printed.power))
        return [side, speaker.say("ui-minion"), power]
