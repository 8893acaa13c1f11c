"""Destroying minions (U11.3): who cannot be destroyed, who escapes, and who reacts."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.base import BASES
from herna.games.smashup.card import DIES, ESCAPES, FACES, STURDY, WATCHES
from herna.games.smashup.changes import bury_minion, destroy_action, discard_minion, move_minion, tell_of
from herna.games.smashup.components import CARD, TAR_PITS
from herna.games.smashup.effects import Affect
from herna.games.smashup.frames import Trigger, enqueue
from herna.games.smashup.limits import EACH_TURN, EACH_TURN_BASE, note_use, once_a_turn, used
from herna.games.smashup.queries import cancelled, clockwise, may_move, other_bases
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import i64
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
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
        let_escape(state, tuple(targets), (), ())


@final
class Escape(Ask[SmashUp]):
    """A Buccaneer moves instead of being destroyed; its controller chooses where to (U12.20)."""

    def __init__(
        self,
        seat: Seat,
        minion: i64,
        doomed: tuple[int, ...],
        escaped: tuple[tuple[int, int], ...],
        stay: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.minion: Final = minion
        self.doomed: Final = doomed
        self.escaped: Final = escaped
        self.stay: Final = stay

    def choice(self, state: SmashUp) -> Choice:
        """Ask for another base; with the texts of 2025 it need not move."""
        others = AT.each(other_bases(state, state.where[self.minion]))
        options = or_pass(others) if state.profile.modern else others
        return Choice(self.seat, "escape", options, CARD.ref(self.minion))

    def take(self, state: SmashUp, option: Option) -> None:
        """Ask the next one."""
        if option == PASS:
            let_escape(state, self.doomed, self.escaped, (*self.stay, int(self.minion)))
            return
        doomed = tuple([minion for minion in self.doomed if minion != self.minion])
        escaped = (*self.escaped, (int(self.minion), int(AT.target(option))))
        let_escape(state, doomed, escaped, self.stay)


def let_escape(
    state: SmashUp, doomed: tuple[int, ...], escaped: tuple[tuple[int, int], ...], stay: tuple[int, ...]
) -> None:
    """Ask the next minion that may escape; when all have chosen, everything happens at the same time."""
    if len(state.row) > 1 and any(FACES.traits[minion] & ESCAPES != 0 for minion in doomed):
        for seat in clockwise(state):
            for minion in doomed:
                if state.controller[minion] == seat and minion not in stay and may_escape(state, minion):
                    state.do(Escape(seat, minion, doomed, escaped, stay))
                    return
    fall(state, [i64(minion) for minion in doomed])
    for minion, base in escaped:
        move_minion(state, minion, base)
        if state.profile.modern:
            note_use(state, EACH_TURN + minion)


def may_escape(state: SmashUp, minion: i64) -> bool:
    """Whether a minion may move instead of being destroyed: with the texts of 2025 once each turn."""
    if not FACES.traits[minion] & ESCAPES or used(state, EACH_TURN + minion):
        return False
    return may_move(state, state.controller[minion])


def fall(state: SmashUp, victims: list[i64]) -> None:
    """Destroy minions that nothing has saved, and note who reacts; all of them saw it (U12.11)."""
    if not victims:
        return
    watchers = [minion for minion in state.alert if FACES.traits[minion] & WATCHES]
    for victim in victims:
        note_death(state, victim, watchers)
    for victim in victims:
        tell_of(state, "destroyed", state.controller[victim], victim)
        if sinks(state, victim):
            bury_minion(state, victim)
        else:
            discard_minion(state, victim)


def sinks(state: SmashUp, victim: i64) -> bool:
    """Whether the Tar Pits of 2025 take a minion before it is discarded: the first of each turn (U18.21)."""
    base = state.where[victim]
    if base != TAR_PITS or not state.profile.modern or cancelled(state, base):
        return False
    return once_a_turn(state, EACH_TURN_BASE + base)


def note_death(state: SmashUp, victim: i64, watchers: list[i64]) -> None:
    """Collect what the victim, those who watch and the base do after a destruction."""
    found: list[Trigger | None] = []
    if FACES.traits[victim] & DIES:
        found.append(FACES.cards[victim].after_dying(state, victim))
    for watcher in watchers:
        found.append(FACES.cards[watcher].after_death(state, watcher, victim))
    base = state.where[victim]
    if not cancelled(state, base):
        found.append(BASES[base].after_death(state, base, victim))
    for trigger in found:
        if trigger is not None:
            enqueue(state, trigger)


@final
class Disperse(Step[SmashUp]):
    """An action destroys itself."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, state: SmashUp) -> None:
        """Destroy it, if it is still there."""
        if self.card in state.actions:
            destroy_action(state, self.card)
