"""Who a program is: known by the token it was given, sent as ``Authorization: Bearer``."""

from __future__ import annotations

import secrets
from typing import Final

from herna.web.guard.problems import NotYours
from herna.web.guard.tokens import new_token
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
    token = new_token()
    new = Visitor(secrets.token_hex(16), tidy(name, LONGEST_NAME) or "program")
    await place.claims.check([new.name], None)
    await place.store.add_visitor(new, token)
    return new, token
