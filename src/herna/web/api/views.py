"""A table as a program may see it: what its seat sees, and not more."""

from __future__ import annotations

import json
from dataclasses import astuple
from typing import Any

from herna.kernel.choice import EVERYONE
from herna.kernel.dump import dump
from herna.kernel.match import Match
from herna.web.api.shapes import ChoiceView, OptionView, PaceView, SeatView, TableView
from herna.web.house import House
from herna.web.store.models import UPLOAD, Visitor
from herna.web.table.absence import calls
from herna.web.table.rights import Act, check, may
from herna.web.table.seen import Seen, seen_by
from herna.web.table.tables import Live


def id_of(visitor: Visitor | None) -> str | None:
    """Return who a program is, as tables know it."""
    return visitor.id if visitor else None


def viewer_of(live: Live, visitor: str | None, seat: int | None) -> int:
    """Return the seat for which a program looks; the one that is asked unless it says which."""
    if seat is not None:
        check(live, visitor, Act.SEE, seat)
        return seat
    owned = live.owned(visitor)
    if not owned:
        check(live, visitor, Act.LOOK)
        return int(EVERYONE)
    choice = live.choice
    return int(choice.seat) if choice is not None and int(choice.seat) in owned else owned[0]


def seats_of(place: House, live: Live) -> list[SeatView]:
    """Return who sits where, with the time each has left and any call for a sign of life."""
    left = {each.seat: each.left for each in live.readings()}
    called = {each.seat: each.left for each in calls(live)}
    return [
        SeatView(
            each.seat,
            each.kind,
            each.name,
            each.level,
            each.visitor in place.gate.programs,
            left.get(each.seat),
            called.get(each.seat),
        )
        for each in live.seats
    ]


def view(place: House, live: Live, visitor: Visitor | None, seat: int | None, language: str) -> TableView:
    """Return a table as a program may see it."""
    me, table = id_of(visitor), live.table
    viewer = viewer_of(live, me, seat)
    return TableView(
        table=table.id,
        game=table.game,
        name=table.name,
        stage=table.stage,
        version=table.version,
        viewer=viewer,
        seats=seats_of(place, live),
        pace=PaceView(table.options.pace, *astuple(table.options.terms)),
        variants=table.variants,
        uploaded=table.origin == UPLOAD,
        programs_sit=table.options.programs_sit,
        commitment=table.record(len(live.seats), []).commitment(),
        **position(live, me, viewer, language),
    )


def offered(match: Match[Any], seen: Seen) -> ChoiceView | None:
    """Return what is asked; the options only if the viewer is to answer."""
    asked, verbs, speaker = seen.asked, match.game.verbs, seen.speaker
    if asked is None:
        return None
    options = [
        OptionView(verbs.code(each), int(each), verbs.anchor(each), speaker.option(each, asked.prompt))
        for each in (asked.options if seen.mine else [])
    ]
    return ChoiceView(int(asked.seat), asked.prompt, speaker.prompt(asked) if seen.mine else "", options)


def position(live: Live, visitor: str | None, viewer: int, language: str) -> dict[str, Any]:
    """Return what a viewer sees of the game itself; nothing while seats are free."""
    if live.match is None:
        empty: dict[str, Any] = {"choice": None, "can_undo": False, "standings": [], "winners": None}
        return {**empty, "story": [], "state": {}}
    match, seen = live.match, seen_by(live, viewer, language)
    outcome = match.state.outcome
    return {
        "choice": offered(match, seen),
        "can_undo": may(live, visitor, Act.UNDO, viewer, program=True),
        "standings": match.game.standings(seen.state),
        "winners": None if outcome is None else [int(seat) for seat in outcome.winners],
        "story": [seen.speaker.event(event) for event in seen.state.story or []],
        "state": json.loads(json.dumps(dump(seen.state), default=str)),
    }
