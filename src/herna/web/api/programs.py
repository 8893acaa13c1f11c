"""Who a program is: known by the token it was given, sent as ``Authorization: Bearer``."""

from __future__ import annotations

from typing import Final

from herna.web.guard.limits import address_of
from herna.web.guard.problems import NotYours
from herna.web.house import House, Req, house
from herna.web.store.models import Visitor
from herna.web.table.plan import LONGEST_NAME, tidy

BEARER: Final = "bearer "


async def caller(request: Req) -> Visitor | None:
    """Return who sent a request, by its token."""
    header = request.headers.get("authorization", "")
    if not header.lower().startswith(BEARER):
        return None
    found = await house(request).store.visitor(header[len(BEARER) :].strip())
    if found is None:
        raise NotYours("this token is not known here")
    house(request).gate.pass_player(found, address_of(request), request.url.path)
    return found


def known(visitor: Visitor | None) -> Visitor:
    """Return who acts, who must have a token."""
    if visitor is None:
        raise NotYours("send the token you were given as Authorization: Bearer")
    return visitor


async def admitted(place: House, visitor: Visitor | None, name: str) -> tuple[Visitor, str]:
    """Return who acts, giving newcomers a token."""
    if visitor is not None:
        return visitor, ""
    return await place.gate.admit(tidy(name, LONGEST_NAME), "program")
