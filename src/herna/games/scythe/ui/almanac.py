"""What is in the box of Scythe: factions, mats, abilities, actions, pieces, stars, tiles and cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from typing import Final

from herna.games.scythe.components import (
    ABILITY,
    BENEFIT,
    BONUS,
    BOTTOM,
    COMBAT_CARD,
    CUBE,
    ENCOUNTER,
    ENCOUNTER_OPTION,
    FACTION,
    FACTORY_CARD,
    FACTORY_SECTION,
    FIRST_WORKER,
    GOAL,
    HALF,
    MAT,
    OBJECTIVE,
    RECRUIT,
    RECRUITS,
    RESOURCE,
    SEAT,
    SECTION,
    START_COINS,
    START_POPULARITY,
    STRUCTURE,
    STRUCTURES,
    TILE,
    TRACK,
    UNIT,
    UNITS,
    VALUE,
    Benefit,
    Bottom,
    Faction,
    Slot,
    Structure,
)
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui import scene
from herna.games.scythe.ui.draw import GOALS, steps
from herna.games.scythe.ui.mats import ABILITY_ICONS, BONUS_ICONS, BOTTOM_ICONS, GIVES, power
from herna.games.scythe.ui.names import PLAIN
from herna.i18n.speak import Speaker
from herna.ui.almanac import Almanac, Entry

OPTIONS: Final = 3
"""Options of an encounter."""
NUMBERED: Final = (ENCOUNTER.key, OBJECTIVE.key, FACTORY_CARD.key)
PLACED: Final = {
    Benefit.UPGRADE: "bottom-upgrade",
    Benefit.MECH: "mech",
    Benefit.STRUCTURE: "bottom-build",
    Benefit.RECRUIT: "bottom-enlist",
    Benefit.WORKER: "worker",
}
"""What is placed by a benefit."""
HALVES: Final = {int(half[0]): half for each in GIVES.values() for half in each}
TRACK_ICONS: Final = ("coin", "power", "heart")
CUBE_ICONS: Final = ("boot", "coin", "power", "card", "heart", "produce")


class ScytheAlmanac(Almanac[Scythe]):
    """What is in the box of Scythe, from mats to Factory cards, drawn as it lies on the table."""

    wide = frozenset({FACTION.key, MAT.key, ENCOUNTER.key})

    @cached_property
    def box(self) -> Scythe:
        """A table just set, with every Factory card in its pile."""
        state = super().box
        for card in FACTORY_CARD.numbers:
            if not any(pile.holds(card) for pile in state.backs()[-1].piles):
                state.factory.put(card)
        return state

    def kinds(self) -> Iterable[tuple[str, Iterable[str]]]:
        """Return mats and actions, pieces and tokens, stars and tiles, cards."""
        yield "almanac-factions", FACTION.refs
        yield "almanac-mats", MAT.refs
        yield "almanac-abilities", ABILITY.refs
        yield "almanac-actions", [*HALF.refs, *BOTTOM.refs, *CUBE.refs]
        yield "almanac-pieces", [*UNIT.refs[:UNITS], *STRUCTURE.refs[:STRUCTURES], *RECRUIT.refs[:RECRUITS]]
        yield "almanac-tokens", [*RESOURCE.refs, *TRACK.refs, *BONUS.refs]
        yield "almanac-stars", GOAL.refs
        yield "ui-structure-bonus", TILE.refs
        yield "almanac-combat", COMBAT_CARD.refs
        yield "ui-objectives", OBJECTIVE.refs
        yield "almanac-encounters", ENCOUNTER.refs
        yield "almanac-factory", FACTORY_CARD.refs

    def key(self, seen: Scythe, ref: str) -> str:
        """Return what a component is called in the rules; a seat is its faction, a section its mat."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        if kind == BENEFIT.key:
            return PLACED[Benefit(index)]
        if kind in NUMBERED:
            return f"{kind}-{index + 1}"
        if kind == ENCOUNTER_OPTION.key:
            return f"encounter-{index // OPTIONS + 1}"
        if kind in (SEAT.key, SECTION.key):
            return mats(seen, kind, index)
        if kind in PLAIN:
            return PLAIN[kind][index]
        return piece(kind, index)

    def entry(self, seen: Scythe, ref: str) -> Entry | None:
        """Return what a component is; no encounter where they are chosen blindly (S22.2)."""
        found = super().entry(seen, ref)
        blind = found is not None and found.ref.startswith(ENCOUNTER.key) and seen.profile.blind
        return None if blind else found

    def text(self, entry: Entry, speaker: Speaker) -> str:
        """Return what a thing does; an encounter by its three options."""
        kind, _, number = entry.ref.rpartition("-")
        if kind != ENCOUNTER.key:
            return super().text(entry, speaker)
        found = []
        for option in options_of(int(number)):
            found.append(f"{speaker.name(option)}. {speaker.text(option)}".strip())
        return " ".join(found)

    def specimen(self, seen: Scythe, ref: str) -> object:
        """Return a mat as printed, a tile with what it pays, or the sign of a thing."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        if kind in (FACTION.key, MAT.key):
            return self.mat(kind, index)
        if kind == TILE.key:
            return steps(index)
        if kind == ENCOUNTER.key:
            return options_of(index)
        if kind == COMBAT_CARD.key:
            return scene.Card(ref, int(VALUE[index]))
        if kind == HALF.key:
            return HALVES[index]
        return sign(kind, index)

    def mat(self, kind: str, index: int) -> scene.Power:
        """Return a faction mat or a player mat, with nothing upgraded yet."""
        state = self.box.copy()
        (state.faction if kind == FACTION.key else state.mat)[0] = index
        found = power(state, 0, -1)
        return replace(found, sections=()) if kind == FACTION.key else replace(found, own_ability="")

    def facts(self, seen: Scythe, ref: str, speaker: Speaker) -> list[str]:
        """Return what a player mat begins with, whose an ability is, or what a cube is worth."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        if kind == MAT.key:
            coins = speaker.say("ui-coins", n=int(START_COINS[index]))
            popularity = speaker.say("almanac-popularity", n=int(START_POPULARITY[index]))
            return [coins, popularity]
        if kind == ABILITY.key:
            return [speaker.name(FACTION.ref(index // len(Slot)))]
        return []


def mats(seen: Scythe, kind: str, index: int) -> str:
    """Return the faction of a seat, or the mat to which a section of the active player belongs."""
    if kind == SEAT.key:
        side = seen.faction[index] if index < seen.seats else -1
        return f"faction-{Faction(side).name.lower()}" if side >= 0 else ""
    seat = seen.active
    if index == FACTORY_SECTION:
        card = seen.factory_card[seat]
        return f"factory-card-{card + 1}" if card >= 0 else ""
    return PLAIN["mat"][int(seen.mat[seat])] if seen.mat[seat] >= 0 else ""


def piece(kind: str, index: int) -> str:
    """Return what a unit, a structure, a recruit or a combat card is."""
    if kind == UNIT.key:
        which = index % UNITS
        return "character" if which == 0 else "mech" if which < FIRST_WORKER else "worker"
    if kind == STRUCTURE.key:
        return f"structure-{Structure(index % STRUCTURES).name.lower()}"
    if kind == RECRUIT.key:
        return f"recruit-{Bottom(index % RECRUITS).name.lower()}"
    return f"combat-{int(VALUE[index])}" if kind == COMBAT_CARD.key else ""


def options_of(encounter: int) -> tuple[str, ...]:
    """Return the options of an encounter."""
    return tuple(ENCOUNTER_OPTION.ref(encounter * OPTIONS + option) for option in range(OPTIONS))


def sign(kind: str, index: int) -> str:
    """Return the name of the drawing of a piece, a token or an action."""
    icons = {
        BOTTOM.key: BOTTOM_ICONS,
        CUBE.key: CUBE_ICONS,
        BONUS.key: BONUS_ICONS,
        TRACK.key: TRACK_ICONS,
        GOAL.key: tuple(icon for _goal, icon, _need in GOALS),
        ABILITY.key: tuple(icon for each in ABILITY_ICONS for icon in each),
    }
    if kind in icons:
        return icons[kind][index]
    named = PLAIN[kind][index] if kind in PLAIN else piece(kind, index)
    return named.rpartition("-")[2]
