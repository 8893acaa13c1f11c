"""Destroying minions (U11.3): who cannot be destroyed, who escapes, and who reacts."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.base import BASES
from herna.games.smashup.card import DIES, ESCAPES, FACES, PRINTED, STURDY, WATCHES
from herna.games.smashup.changes import destroy_action, discard_minion, move_minion
from herna.games.smashup.components import CARD
from herna.games.smashup.effects import Affect
from herna.games.smashup.frames import Trigger
from herna.games.smashup.queries import cancelled, clockwise, other_bases
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import i64
from herna.kernel.step import Ask, Step


@final
class Destroy(Affect):
    """Minions are destroyed (U11.3), together; then what they trigger waits for the text to end."""

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        return Destroy(targets, self.by, self.you)

    def hopeless(self, minion: i64) -> bool:
        """Whether a minion cannot be destroyed: this comes before every shield (U12.9)."""
        return FACES.traits[minion] & STURDY != 0

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Let those who escape choose where to, then destroy the others."""
        if len(state.row) > 1:
            for seat in clockwise(state):
                for minion in targets:
                    if FACES.traits[minion] & ESCAPES and state.controller[minion] == seat:
                        state.do(Escape(seat, minion, tuple(targets), ()))
                        return
        fall(state, targets)


@final
class Escape(Ask[SmashUp]):
    """A Buccaneer moves instead of being destroyed; its controller chooses where to (U12.20)."""

    def __init__(
        self, seat: Seat, minion: i64, doomed: tuple[int, ...], escaped: tuple[tuple[int, int], ...]
    ) -> None:
        super().__init__(seat)
        self.minion: Final = minion
        self.doomed: Final = doomed
        self.escaped: Final = escaped

    def choice(self, state: SmashUp) -> Choice:
        """Ask for another base."""
        others = other_bases(state, state.where[self.minion])
        return Choice(self.seat, "escape", AT.each(others), CARD.ref(self.minion))

    def take(self, state: SmashUp, option: Option) -> None:
        """Ask the next one; when all have chosen, everything happens at the same time."""
        doomed = tuple([minion for minion in self.doomed if minion != self.minion])
        escaped = (*self.escaped, (int(self.minion), int(AT.target(option))))
        for seat in clockwise(state):
            for minion in doomed:
                if FACES.traits[minion] & ESCAPES and state.controller[minion] == seat:
                    state.do(Escape(seat, minion, doomed, escaped))
                    return
        fall(state, [i64(minion) for minion in doomed])
        for minion, base in escaped:
            move_minion(state, minion, base)


def fall(state: SmashUp, victims: list[i64]) -> None:
    """Destroy minions that nothing has saved, and note who reacts; all of them saw it (U12.11)."""
    if not victims:
        return
    watchers = [minion for minion in state.minions if FACES.traits[minion] & WATCHES]
    for victim in victims:
        note_death(state, victim, watchers)
    for victim in victims:
        state.tell("destroyed", state.controller[victim], CARD.ref(victim))
        discard_minion(state, victim)


def note_death(state: SmashUp, victim: i64, watchers: list[i64]) -> None:
    """Collect what the victim, those who watch and the base do after a destruction."""
    found: list[Trigger | None] = []
    if FACES.traits[victim] & DIES:
        found.append(PRINTED[victim].after_dying(state, victim))
    for watcher in watchers:
        found.append(PRINTED[watcher].after_death(state, watcher, victim))
    base = state.where[victim]
    if not cancelled(state, base):
        found.append(BASES[base].after_death(state, base, victim))
    for trigger in found:
        if trigger is not None:
            state.triggers.append(trigger)


@final
class Disperse(Step[SmashUp]):
    """An action destroys itself."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: SmashUp) -> None:
        """Destroy it, if it is still there."""
        if self.card in state.actions:
            destroy_action(state, self.card)
