"""What lore about ambitions asks for and does."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.actions.secure import FreeSecure, influence_options, secure_options
from herna.games.arcs.actions.slots import city_returned, discard_slot
from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.cards.guild_actions import AnyResource, captives_of
from herna.games.arcs.changes import put_building, return_building, return_captive, return_trophy
from herna.games.arcs.components import AMBITIONS, EMPTY, FUEL, MATERIAL, SLOTS, SYSTEM, TROPHY
from herna.games.arcs.court import put_agent
from herna.games.arcs.pieces import captive_owner, is_city, owner, taken_over, trophy, trophy_owner
from herna.games.arcs.queries import marked, tokens_of
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import CAPTIVE_PICK, DECLARE, INFLUENCE, ON_SITE, SLOT_PICK, TROPHY_PICK
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, room
from herna.kernel.step import Ask


@final
class Terror(Ask[Arcs]):
    """Each Trophy you give back buys an Influence."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Trophy."""
        options = room(12)
        first = trophy(self.seat, 0, 0)
        for at in range(first, trophy(self.seat + 1, 0, 0)):
            if state.trophies[at] > 0:
                options = append(options, TROPHY_PICK.of(at))
        return Choice(self.seat, "terror", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Give it back, and influence."""
        if option == PASS:
            return
        at = TROPHY_PICK.target(option)
        whose = trophy_owner(at)
        before = state.cities[whose]
        state.tell("returned-trophy", self.seat, TROPHY.ref(at))
        return_trophy(state, at)
        city_returned(state, whose, before)
        state.then(TerrorInfluence(self.seat, self.source))
        state.then(self)


@final
class TerrorInfluence(Ask[Arcs]):
    """The Influence bought with a Trophy."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Court card."""
        options = influence_options(state, self.seat, room(4))
        return Choice(self.seat, "influence", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Put the agent there."""
        put_agent(state, self.seat, INFLUENCE.target(option))


@final
class Ego(Ask[Arcs]):
    """Each Captive you give back buys a Secure."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Captive, while something can be secured."""
        options = room(4)
        if len(secure_options(state, self.seat, room(4))) > 0:
            options = captives_of(state, self.seat)
        return Choice(self.seat, "ego", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Give it back, and secure."""
        if option != PASS:
            at = CAPTIVE_PICK.target(option)
            return_captive(state, self.seat, captive_owner(at))
            state.do(FreeSecure(self.seat, self.source), self)


@final
class BuyAmbition(Ask[Arcs]):
    """Declare an ambition without a marker; no zero marker."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for an ambition that has no marker yet."""
        options = room(AMBITIONS)
        for ambition in range(AMBITIONS):
            if not marked(state, ambition):
                options = append(options, DECLARE.of(ambition))
        return Choice(self.seat, "declare", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Put a marker on the ambition; the lead card keeps its number."""
        state.do(Declare(self.seat, DECLARE.target(option), False))


def charmed(state: Arcs, seat: Seat) -> Row:
    """List a seat's slots with material or fuel."""
    found = room(SLOTS)
    for at in tokens_of(state, seat):
        if state.slots[at] in (MATERIAL, FUEL):
            found = append(found, at)
    return found


@final
class Charm(Ask[Arcs]):
    """Trade material and fuel one for one for anything in supply."""

    def __init__(self, seat: Seat, source: str, first: bool = True) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.first: Final = first

    def choice(self, state: Arcs) -> Choice:
        """Ask for a token; the first is not optional."""
        options = SLOT_PICK.each(charmed(state, self.seat))
        return Choice(self.seat, "charm", options if self.first else or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Discard it, gain another, and go on."""
        if option != PASS:
            discard_slot(state, SLOT_PICK.target(option))
            state.do(AnyResource(self.seat, self.source), Charm(self.seat, self.source, False))


def annexable(state: Arcs, seat: Seat) -> Row:
    """List Rival buildings in systems you control of which you have one left."""
    found = room(6)
    for site in range(state.profile.sites):
        building = state.buildings[site]
        if building != EMPTY and owner(building) != seat and state.ruler[SITE_SYSTEM[site]] == seat:
            left = state.cities[seat] if is_city(building) else state.starports[seat]
            if left > 0:
                found = append(found, site)
    return found


@final
class Annex(Ask[Arcs]):
    """Replace a Rival's building by your own of the same kind."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the building."""
        options = ON_SITE.each(annexable(state, self.seat))
        return Choice(self.seat, "annex", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Replace it; its damage is kept, its owner rearranges."""
        seat, site = self.seat, ON_SITE.target(option)
        building = state.buildings[site]
        rival = owner(building)
        before = state.cities[rival]
        return_building(state, site)
        if is_city(building):
            state.cities[seat] -= 1
        else:
            state.starports[seat] -= 1
        put_building(state, site, taken_over(building, seat))
        state.tell("annexed", seat, SYSTEM.ref(SITE_SYSTEM[site]))
        if is_city(building):
            city_returned(state, rival, before)
