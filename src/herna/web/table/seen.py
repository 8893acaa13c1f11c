"""A table as one viewer may see it; nothing else of the state leaves the server."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from herna.games import game
from herna.i18n.speak import Part, Speaker
from herna.kernel.choice import EVERYONE, PASS, Choice, Seat
from herna.kernel.engine import settle, take
from herna.kernel.event import Event
from herna.kernel.why import Refusal
from herna.ui.look import Picture, look
from herna.ui.panel import Button, Group, Panel, panel
from herna.web.table.log import END_TURN
from herna.web.table.tables import Live

SHOWN: Final = 80
"""How many lines of the story a table shows; the replay has all."""


@dataclass(frozen=True)
class Line:
    """A line of the story."""

    number: int
    seat: int
    parts: tuple[Part, ...]
    refs: str


@dataclass(frozen=True)
class Reason:
    """Why something is not possible now."""

    about: str
    what: str
    why: str
    rule: str


@dataclass(frozen=True)
class Seen:
    """What one viewer is shown."""

    live: Live
    viewer: Seat
    state: Any
    speaker: Speaker
    panel: Panel | None
    """The question, if it is this viewer's to answer."""
    asked: Choice | None
    waits: int | None
    """The seat that must do something now: answer, or say that its turn is over."""

    @cached_property
    def picture(self) -> Picture:
        """The position, drawn by its game."""
        return look(self.live.table.game).picture(self.state, self.viewer, self.speaker)

    @property
    def mine(self) -> bool:
        """Whether the viewer must answer."""
        return self.panel is not None

    @property
    def lines(self) -> list[Line]:
        """The latest lines of the story, oldest first."""
        story: list[Event] = self.state.story or []
        first = max(0, len(story) - SHOWN)
        return [line(self.speaker, first + i, event) for i, event in enumerate(story[first:])]

    @property
    def told(self) -> int:
        """How many lines the story has."""
        return len(self.state.story or [])


def line(speaker: Speaker, number: int, event: Event) -> Line:
    """Return a line of the story, cut where names are."""
    return Line(number, int(event.seat), speaker.event_parts(event), " ".join(event.refs))


def seen_by(live: Live, viewer: Seat, language: str, both: bool = False) -> Seen:
    """Return what a viewer sees; cards are called by both of their names for those who want that."""
    match = live.playing()
    state = match.view(viewer)
    speaker = Speaker(language, live.table.game, state, live.names)
    speaker.both = both
    waits = live.next_seat
    asked = state.pending if live.choice is not None else None
    mine = waits == viewer and not live.seats[viewer].by_bot
    return Seen(live, viewer, state, speaker, offered(asked, speaker) if mine else None, asked, waits)


def offered(asked: Choice | None, speaker: Speaker) -> Panel:
    """Return the question of whoever must do something; if there is none, the turn waits for its end."""
    if asked is not None:
        return panel(asked, speaker)
    button = Button(END_TURN, "", speaker.say("end-turn"))
    return Panel(speaker.say("turn-done"), "", (Group("", "", (button,)),))


def reasons(seen: Seen) -> list[Reason]:
    """Return why each action and card of the viewer that is not offered cannot be used now."""
    if seen.panel is None or seen.asked is None:
        return []
    found: list[Refusal] = game(seen.live.table.game).refusals(seen.state, seen.viewer)
    speaker = seen.speaker
    return [Reason(each.about, speaker.refused(each), speaker.refusal(each), each.rule) for each in found]


def valuable(seen: Seen) -> bool:
    """Whether something more promising than doing nothing is left, by the game's own first sight."""
    asked = seen.asked
    if seen.panel is None or asked is None or PASS not in list(asked.options):
        return False
    hopes = game(seen.live.table.game).prior(seen.state, asked)
    idle = hopes[list(asked.options).index(PASS)]
    return max(hopes) > idle


def passes_turn(seen: Seen) -> bool:
    """Whether doing nothing would end the viewer's turn; a game that names no turns asks only about those."""
    live, asked = seen.live, seen.asked
    if seen.panel is None or asked is None or PASS not in list(asked.options):
        return False
    found = game(live.table.game)
    turn = found.turn(seen.state)
    if turn == EVERYONE:
        return True
    after = live.playing().state.copy()
    take(after, list(asked.options).index(PASS))
    settle(after)
    return turn == seen.viewer != found.turn(after)
