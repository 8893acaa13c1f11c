"""Destroying minions (U11.3): who cannot be destroyed, who escapes, and who reacts."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.base import BASE_AFTER_DEATH, BASE_SWALLOWS
from herna.games.smashup.card import AFTER_DEATH, AFTER_DYING, INDESTRUCTIBLE, WAYS_OUT
from herna.games.smashup.changes import bury_minion, destroy_action, discard_minion, move_minion, tell_of
from herna.games.smashup.components import CARD
from herna.games.smashup.effects import Affect
from herna.games.smashup.frames import Trigger, enqueue
from herna.games.smashup.queries import clockwise, listeners, site_speaks
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.rows import Row, i64
from herna.kernel.step import Ask, Step


@final
@mypyc_attr(free_list_len=1)
class Destroy(Affect):
    """Minions are destroyed (U11.3), together; then what they trigger waits for the text to end."""

    def again(self, targets: tuple[int, ...]) -> Affect:
        """Return the same done to fewer minions."""
        return Destroy(targets, self.by, self.you)

    def hopeless(self, state: SmashUp, minion: i64) -> bool:
        """Whether a minion cannot be destroyed: this comes before every shield (U12.9)."""
        printed = state.printed
        return printed.speaks[minion] & INDESTRUCTIBLE != 0 and printed.cards[minion].is_indestructible(
            state, minion
        )

    def apply(self, state: SmashUp, targets: list[i64]) -> None:
        """Let those who escape choose where to, then destroy the others."""
        let_escape(state, tuple(targets), (), ())


@final
class Escape(Ask[SmashUp]):
    """A minion moves instead of being destroyed; its controller chooses where to (U12.20)."""

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
        """Ask for another base; some need not move."""
        return Choice(self.seat, "escape", ways_out(state, self.minion), CARD.ref(self.minion))

    def take(self, state: SmashUp, option: Option) -> None:
        """Note where the minion escapes to, or that it stays, and ask about the next."""
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
    speaks = state.printed.speaks
    if any(speaks[minion] & WAYS_OUT != 0 for minion in doomed):
        for seat in clockwise(state):
            for minion in doomed:
                mine = state.controller[minion] == seat and minion not in stay
                if mine and len(ways_out(state, minion)) > 0:
                    state.do(Escape(seat, minion, doomed, escaped, stay))
                    return
    fall(state, [i64(minion) for minion in doomed])
    for minion, base in escaped:
        move_minion(state, minion, base)
        state.printed.cards[minion].has_escaped(state, minion)


def ways_out(state: SmashUp, minion: i64) -> Row:
    """Return where a minion may move instead of being destroyed."""
    return state.printed.cards[minion].ways_out(state, minion)


def fall(state: SmashUp, victims: list[i64]) -> None:
    """Destroy minions that nothing has saved, and note who reacts; all of them saw it (U12.11)."""
    if not victims:
        return
    watchers = listeners(state, AFTER_DEATH)
    for victim in victims:
        note_death(state, victim, watchers)
    for victim in victims:
        tell_of(state, "destroyed", state.controller[victim], victim)
        if sinks(state, victim):
            bury_minion(state, victim)
        else:
            discard_minion(state, victim)


def sinks(state: SmashUp, victim: i64) -> bool:
    """Whether its base takes a minion before it is discarded (U18.21)."""
    base = state.where[victim]
    if not site_speaks(state, base, BASE_SWALLOWS):
        return False
    return state.printed.bases[base].swallows(state, base, victim)


def note_death(state: SmashUp, victim: i64, watchers: Row) -> None:
    """Collect what the victim, those who watch and the base do after a destruction."""
    found: list[Trigger | None] = []
    printed, base = state.printed, state.where[victim]
    if printed.speaks[victim] & AFTER_DYING != 0:
        found.append(printed.cards[victim].after_dying(state, victim))
    for watcher in watchers:
        found.append(printed.cards[watcher].after_death(state, watcher, victim))
    if site_speaks(state, base, BASE_AFTER_DEATH):
        found.append(printed.bases[base].after_death(state, base, victim))
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
