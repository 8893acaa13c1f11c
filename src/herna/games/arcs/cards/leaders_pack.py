"""The leaders of the Leaders & Lore pack."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.actions.secure import FreeInfluence
from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.atlas import PRINTED_SITES, SITE_SYSTEM, is_gate
from herna.games.arcs.card import Leader
from herna.games.arcs.cards.leader_pack_steps import (
    Connected,
    Irregular,
    Mythic,
    Resilient,
    RuthlessBuild,
    RuthlessTax,
    Study,
)
from herna.games.arcs.cards.leaders import box, taxes, two
from herna.games.arcs.changes import cover_outrage
from herna.games.arcs.components import (
    A_CITY,
    A_STARPORT,
    AGENT,
    ASSAULT,
    CITY,
    EMPTY,
    FUEL,
    MATERIAL,
    MAX_DICE,
    NOTHING,
    PSIONIC,
    RAID,
    RELIC,
    SHIP,
    TYCOON,
    WEAPON,
)
from herna.games.arcs.fight import Fight
from herna.games.arcs.pieces import owner
from herna.games.arcs.queries import distinct_types, ships_at, weapon_icons
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import INFLUENCE
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step


@final
class Archivist(Leader):
    """Learned: two lore more at the start; humble as Tycoon."""

    def __init__(self) -> None:
        super().__init__(8, "archivist", two(RELIC, RELIC), box(3, A_CITY), box(3, A_CITY), box(2, NOTHING))

    def at_setup(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """Look at five unused lore cards and keep two."""
        return Study(you, self.ref)

    def humbled(self, ambition: i64) -> bool:
        """Win Tycoon for the second place's Power."""
        return ambition == TYCOON

    def no_second(self, ambition: i64) -> bool:
        """Gain nothing for a second place in Tycoon."""
        return ambition == TYCOON


@final
class Overseer(Leader):
    """Ruthless: once a turn hits a building to use it again; hated: fewer ships and agents."""

    def __init__(self) -> None:
        super().__init__(
            9, "overseer", two(FUEL, MATERIAL), box(3, A_CITY), box(3, A_STARPORT), box(2, NOTHING)
        )

    def after_tax(self, state: Arcs, you: Seat, site: i64) -> Step[Any] | None:
        """Hit the city to tax it again."""
        return RuthlessTax(you, site, self.use)

    def after_launch(self, state: Arcs, you: Seat, site: i64) -> Step[Any] | None:
        """Hit the starport to build another ship."""
        return RuthlessBuild(you, site, self.use)

    def removes(self, piece: i64) -> i64:
        """Begin with two ships and three agents less."""
        if piece == SHIP:
            return 2
        return 3 if piece == AGENT else 0


@final
class Corsair(Leader):
    """Tricky: rerolls raid dice; wary: never more assault dice than skirmish dice."""

    def __init__(self) -> None:
        super().__init__(
            10, "corsair", two(FUEL, WEAPON), box(4, A_STARPORT), box(3, NOTHING), box(2, NOTHING)
        )

    def rerolls(self, state: Arcs, you: Seat, fight: Fight) -> i64:
        """Roll raid dice again, as many as you have types of resources."""
        return distinct_types(state, you) if fight.is_battle else 0

    def rerolls_die(self, die: i64) -> bool:
        """Roll raid dice only."""
        return die == RAID

    def most_assault(self, state: Arcs, you: Seat, otherwise: i64) -> i64:
        """Leave as many for skirmish dice."""
        return min(otherwise // 2, MAX_DICE)

    def least_skirmish(self, state: Arcs, you: Seat, fight: Fight, otherwise: i64) -> i64:
        """Take as many as assault dice."""
        return max(otherwise, fight.dice[ASSAULT])


@final
class Noble(Leader):
    """Connected: secures with a new ambition; influential: Influences twice; proud: first or nothing."""

    def __init__(self) -> None:
        super().__init__(
            11, "noble", two(PSIONIC, PSIONIC), box(3, A_CITY), box(3, A_STARPORT), box(2, NOTHING)
        )

    def when_declared(self, state: Arcs, you: Seat, first: bool) -> Step[Any] | None:
        """Secure the top card of the Court deck."""
        return Connected(you) if first else None

    def after_action(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Influence again after an Influence."""
        return FreeInfluence(you, self.ref) if INFLUENCE.owns(option) else None

    def no_second(self, ambition: i64) -> bool:
        """Gain nothing for a second place."""
        return True


@final
class Anarchist(Leader):
    """Inspiring: taxes where its ships are; principled: never its own cities, of which it has fewer."""

    def __init__(self) -> None:
        super().__init__(
            12, "anarchist", two(RELIC, WEAPON), box(4, NOTHING), box(3, NOTHING), box(2, NOTHING)
        )

    def may_tax(self, state: Arcs, you: Seat, site: i64, otherwise: bool) -> bool:
        """Tax Rivals' cities and empty slots where you have ships; never your cities."""
        building = state.buildings[site]
        if owner(building) == you:
            return False
        slot = building != EMPTY or site < PRINTED_SITES
        return otherwise or (slot and ships_at(state, SITE_SYSTEM[site], you) > 0)

    def captures(self, state: Arcs, you: Seat, site: i64, otherwise: bool) -> bool:
        """Capture also where you only have ships."""
        return otherwise or ships_at(state, SITE_SYSTEM[site], you) > 0

    def removes(self, piece: i64) -> i64:
        """Begin with two cities less."""
        return 2 if piece == CITY else 0


@final
class Shaper(Leader):
    """Mythic: may give a taxed planet another type; ancient: Catapults from gates, not from starports."""

    def __init__(self) -> None:
        super().__init__(13, "shaper", two(RELIC, MATERIAL), box(3, A_CITY), box(3, NOTHING), box(3, NOTHING))

    def after_tax(self, state: Arcs, you: Seat, site: i64) -> Step[Any] | None:
        """Lay a token on the planet."""
        system = SITE_SYSTEM[site]
        return None if is_gate(system) else Mythic(you, system, self.ref)

    def may_catapult(self, state: Arcs, you: Seat, start: i64, otherwise: bool) -> bool:
        """Set out from gates only."""
        return is_gate(start)


@final
class Agitator(Leader):
    """Firebrand: weapons with a Tax on a Copy's or Pivot's pip; irregular: intercepts with Weapon icons."""

    def __init__(self) -> None:
        super().__init__(
            14, "agitator", two(FUEL, MATERIAL), box(3, A_CITY), box(4, A_STARPORT), box(2, NOTHING)
        )

    def after_action(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Gain a weapon when you Tax."""
        return Gain(you, WEAPON) if taxes(option) else None

    def interception_hits(self, state: Arcs, you: Seat, fight: Fight, otherwise: i64) -> i64:
        """Hit with Weapon icons instead of fresh ships."""
        return weapon_icons(state, you)

    def after_interception(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """Ask which weapon is discarded for having intercepted."""
        return Irregular(you, self.ref)


@final
class Quartermaster(Leader):
    """Resilient: repairs ships after battles; greedy: begins with an Outrage."""

    def __init__(self) -> None:
        super().__init__(
            15, "quartermaster", two(FUEL, WEAPON), box(4, A_STARPORT), box(3, NOTHING), box(2, NOTHING)
        )

    def after_battle(self, state: Arcs, you: Seat, fight: Fight) -> Step[Any] | None:
        """Repair a ship there for each starport in systems you control."""
        return Resilient(you, fight.system)

    def at_setup(self, state: Arcs, you: Seat) -> Step[Any] | None:
        """Cover the material Outrage slot, before anything was destroyed."""
        cover_outrage(state, you, MATERIAL)
        return None


DECK: Final[list[Leader]] = [
    Archivist(),
    Overseer(),
    Corsair(),
    Noble(),
    Anarchist(),
    Shaper(),
    Agitator(),
    Quartermaster(),
]
"""The leaders of the pack."""
