"""Leaders: what their abilities ask for and do; small modifiers stand where they modify."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.secure import Taken
from herna.games.arcs.actions.slots import Gain, discard_slot, discard_type
from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.changes import add_ships, draw_court, put_agent
from herna.games.arcs.components import (
    AGITATOR,
    COURT,
    DEMAGOGUE,
    FUEL,
    FUEL_CARTEL,
    FUEL_DRINKER,
    LEADER,
    MATERIAL,
    MATERIAL_CARTEL,
    NONE,
    RESOURCE,
    RESOURCES,
    SHAPER,
    SLOTS,
    SYSTEM,
    UPSTART,
    WEAPON,
)
from herna.games.arcs.queries import holds, is_starport
from herna.games.arcs.state import EMPTY, Arcs
from herna.games.arcs.verbs import INFLUENCE, RESOURCE_PICK, SLOT_PICK
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, changed, i64, room
from herna.kernel.step import Ask, Step


@final
class Ambitious(Ask[Arcs]):
    """Upstart may gain a resource of any type."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a type in supply."""
        options = room(RESOURCES + 1)
        for kind in range(RESOURCES):
            if state.supply[kind] > 0:
                options = append(options, RESOURCE_PICK.of(kind))
        return Choice(self.seat, "gain", or_pass(options), LEADER.ref(UPSTART))

    def take(self, state: Arcs, option: Option) -> None:
        """Gain it."""
        if option != PASS:
            state.do(Gain(self.seat, RESOURCE_PICK.target(option)))


@final
class Bold(Ask[Arcs]):
    """Demagogue may place an agent on each Court card, at most one per card."""

    def __init__(self, seat: Seat, done: i64) -> None:
        super().__init__(seat)
        self.done: Final = done
        """Cards that got one, as bits."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a card without one yet."""
        options = room(5)
        if state.agents[self.seat] > 0:
            for card in state.court:
                if card != NONE and self.done >> card & 1 == 0:
                    options = append(options, INFLUENCE.of(card))
        return Choice(self.seat, "influence", or_pass(options), LEADER.ref(DEMAGOGUE))

    def take(self, state: Arcs, option: Option) -> None:
        """Put the agent there, and go on."""
        if option != PASS:
            card = INFLUENCE.target(option)
            put_agent(state, self.seat, card)
            state.do(Bold(self.seat, self.done | 1 << card))


@final
class Connected(Step[Arcs]):
    """Noble draws the top Court card and secures it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Draw it; an empty deck gives nothing."""
        card = draw_court(state)
        if card != NONE:
            state.tell("secured", self.seat, COURT.ref(card))
            state.do(Taken(self.seat, card))


@final
class Mythic(Ask[Arcs]):
    """Shaper may lay a token on the taxed planet, whose type it becomes."""

    def __init__(self, seat: Seat, system: i64) -> None:
        super().__init__(seat)
        self.system: Final = system

    def choice(self, state: Arcs) -> Choice:
        """Ask for a token of a slot, or a type from a Cartel."""
        options = room(SLOTS + 2)
        if state.shaped >> self.system & 1 == 0:
            for at in range(SLOTS * self.seat, SLOTS * self.seat + SLOTS):
                if state.slots[at] != EMPTY:
                    options = append(options, SLOT_PICK.of(at))
            for kind, cartel in ((MATERIAL, MATERIAL_CARTEL), (FUEL, FUEL_CARTEL)):
                if holds(state, self.seat, cartel) and state.supply[kind] > 0:
                    options = append(options, RESOURCE_PICK.of(kind))
        return Choice(self.seat, "mythic", or_pass(options), LEADER.ref(SHAPER))

    def take(self, state: Arcs, option: Option) -> None:
        """Lay it there for good."""
        if option == PASS:
            return
        if SLOT_PICK.owns(option):
            kind = state.slots[SLOT_PICK.target(option)]
            state.slots[SLOT_PICK.target(option)] = EMPTY
        else:
            kind = RESOURCE_PICK.target(option)
            state.supply[kind] -= 1
        state.shaped |= 1 << self.system
        state.types = changed(state.types, self.system, kind)
        state.tell("shaped", self.seat, SYSTEM.ref(self.system), RESOURCE.ref(kind))


@final
class Irregular(Ask[Arcs]):
    """Agitator discards a weapon token after an interception."""

    def choice(self, state: Arcs) -> Choice:
        """Ask which; without one, nothing happens."""
        found = room(SLOTS)
        for at in range(SLOTS * self.seat, SLOTS * self.seat + SLOTS):
            if state.slots[at] == WEAPON:
                found = append(found, at)
        return Choice(self.seat, "irregular", SLOT_PICK.each(found), LEADER.ref(AGITATOR))

    def take(self, state: Arcs, option: Option) -> None:
        """Discard it."""
        discard_slot(state, SLOT_PICK.target(option))


@final
class Lavish(Step[Arcs]):
    """Fuel-Drinker discards all fuel once Tycoon was scored."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Discard it."""
        state.tell("lavish", self.seat, LEADER.ref(FUEL_DRINKER))
        discard_type(state, self.seat, FUEL)


@final
class Mend(Step[Arcs]):
    """Damaged ships of a seat in a system become fresh, as many as said."""

    def __init__(self, seat: Seat, system: i64, count: i64) -> None:
        self.seat: Final = seat
        self.system: Final = system
        self.count: Final = count

    def run(self, state: Arcs) -> None:
        """Repair them."""
        at = 4 * self.system + self.seat
        count = min(self.count, state.damaged[at])
        if count > 0:
            add_ships(state, self.system, self.seat, count, -count)
            state.tell("mended", self.seat, SYSTEM.ref(self.system), n=count)


@final
class Resilient(Step[Arcs]):
    """Quartermaster repairs a ship there for each starport in systems under its control."""

    def __init__(self, seat: Seat, system: i64) -> None:
        self.seat: Final = seat
        self.system: Final = system

    def run(self, state: Arcs) -> None:
        """Count the starports now, and repair."""
        count: i64 = 0
        for site in range(state.sites):
            if is_starport(state.buildings[site]) and state.ruler[SITE_SYSTEM[site]] == self.seat:
                count += 1
        state.do(Mend(self.seat, self.system, count))
