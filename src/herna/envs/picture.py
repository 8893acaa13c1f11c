"""A position for people who watch their agents: in words, and drawn."""

from __future__ import annotations

from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.ui.look import BOARD, look


def outline(key: str, state: State, viewer: Seat, language: str) -> str:
    """Return what a viewer sees, in words."""
    seen = redact(state, viewer)
    speaker = Speaker(language, key, seen)
    lines: list[str] = []
    for section in look(key).outline(seen, viewer, speaker):
        lines += [section.title, *[f"  {line}" for line in section.lines]]
    return "\n".join(lines)


def picture(key: str, state: State, viewer: Seat) -> str:
    """Return the board as a viewer sees it, as SVG."""
    seen = redact(state, viewer)
    return look(key).render(BOARD, seen, viewer, Speaker("en", key, seen))
