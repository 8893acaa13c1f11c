"""The parts of a table's page that change during play, drawn for one viewer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from herna.ui.look import BOARD, DIALOG, OWN, RIVALS, STATUS
from herna.web.pages.companion import companion
from herna.web.pages.frame import ENVIRONMENT, Frame
from herna.web.pages.talk import Talk
from herna.web.pages.thinking import thinking
from herna.web.store.notices import in_words
from herna.web.table.absence import calls
from herna.web.table.meanwhile import meanwhile
from herna.web.table.rights import Act, may
from herna.web.table.seen import Line, Seen, passes_turn, reasons, valuable

FILLED: Final = ("prompt", "companion", "since", "clocks", "people", "warnings")
"""What every part of the page beside the game's own is called, with its template."""
TALKED: Final = ("chat", "watchers")
DRAWN: Final = {STATUS: "status", BOARD: "board", OWN: "own", RIVALS: "rivals", DIALOG: "dialog"}


@lru_cache(20_000)
def line_html(line: Line, badge: str) -> str:
    """Return a line of the story as the page shows it; most lines were there before."""
    badges = {line.seat: badge} if badge else {}
    return ENVIRONMENT.get_template("parts/line.html.j2").render(line=line, badges=badges)


def story(seen: Seen) -> str:
    """Return the latest lines of the story, the newest first."""
    badges = seen.picture.badges
    latest = reversed(seen.lines)
    return "".join(line_html(each, badges[each.seat] if badges and each.seat >= 0 else "") for each in latest)


def drawn(seen: Seen) -> dict[str, str]:
    """Return the parts that the game draws, by their place on the page."""
    anchors = seen.panel.anchors if seen.panel else frozenset()
    return {DRAWN[template]: html for template, html in seen.picture.parts(anchors).items()}


# long: a line for each thing that the templates ask for
def parts(frame: Frame, seen: Seen, talk: Talk | None) -> dict[str, str]:
    """Return every part of a table's page that changes during play; the talk only if it is given."""
    live, match = seen.live, seen.live.playing()
    me = frame.me
    can_undo = may(live, me, Act.UNDO, seen.viewer)
    context: dict[str, Any] = {
        "seen": seen,
        "live": live,
        "table": live.table,
        "me": me,
        "panel": seen.panel,
        "viewer": int(seen.viewer),
        "asked": seen.asked,
        "names": [seen.speaker.seat(seat.seat) for seat in live.seats],
        "left": seen.picture.left,
        "race": seen.picture.race,
        "reasons": reasons(seen),
        "ends": passes_turn(seen),
        "warn": valuable(seen),
        "can_undo": can_undo,
        "can_reset": can_undo and match.can_take_back(seen.viewer) > 1,
        "can_redo": may(live, me, Act.REDO, seen.viewer),
        "can_hint": may(live, me, Act.HINT, seen.viewer),
        **thinking(seen, me),
        "since": meanwhile(seen),
        "remarks": talk.remarks if talk else [],
        "talk": talk,
        "notice": lambda text: in_words(frame.say, text),
        "calls": calls(live),
        "owned": live.owned(me),
        "may": lambda act, seat: may(live, me, Act(act), seat),
        "clocks": live.readings(),
        "badges": seen.picture.badges,
        "speaker": seen.speaker,
        "companion": companion(frame, seen),
        "outcome": match.state.outcome,
        "winners": [live.seats[seat].name for seat in match.state.outcome.winners]
        if match.state.outcome
        else [],
    }
    found = drawn(seen)
    for name in (*FILLED, *(TALKED if talk else ())):
        found[name] = frame.render(f"parts/{name}.html.j2", **context)
    found["story"] = story(seen)
    found["text"] = frame.render("parts/text.html.j2", sections=seen.picture.outline())
    return found
