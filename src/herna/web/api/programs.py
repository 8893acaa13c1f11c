"""Who a program is, and what it may: known by its token, sent as ``Authorization: Bearer``.

Each address says what a token must be for (``opt=needs(Right.PLAY)``); one that says nothing lets in no
token that has bounds.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from herna.web.guard.limits import address_of
from herna.web.guard.problems import NotYours
from herna.web.guard.scopes import BY_GAME, NEEDS, Right, Scope
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
    if found.scopes:
        await within(request, Scope.read(found.scopes))
        house(request).sessions.hear(found.session)
    return replace(found, program=True)


def needs(right: Right | str, by_game: bool = False) -> dict[str, Any]:
    """Return what an address says about the tokens it takes."""
    return {NEEDS: str(right), BY_GAME: by_game}


async def within(request: Req, scope: Scope) -> None:
    """Refuse a request that is beyond the bounds of its token."""
    place, opt = house(request), request.route_handler.opt
    need, table = str(opt.get(NEEDS, "")), str(request.path_params.get("table", ""))
    scope.check(need, place.config.now())
    if need not in set(Right):
        return
    if table:
        row, _seats = await place.store.table(table)
        scope.check_place(row.game, table)
    elif scope.table or (scope.game and need != Right.LOOK and not opt.get(BY_GAME)):
        scope.check_place("", "")


def of_game(visitor: Visitor | None, game: str) -> None:
    """Refuse a game that a token is not for, where the address itself names no table."""
    if visitor is not None:
        Scope.read(visitor.scopes).check_place(game, "")


def known(visitor: Visitor | None) -> Visitor:
    """Return who acts, who must have a token."""
    if visitor is None:
        raise NotYours("send the token you were given as Authorization: Bearer")
    return visitor


def without_bounds(visitor: Visitor | None) -> Visitor:
    """Return who acts, by no token that was made for a program: what they want would outlive it."""
    if known(visitor).scopes:
        raise NotYours("a token that was made for a program cannot do that, because it would outlive it")
    return known(visitor)


def keeper(request: Req, visitor: Visitor | None) -> str:
    """Return the owner of the house who acts; others are refused."""
    return house(request).gate.check_owner(known(visitor)).id


async def admitted(place: House, visitor: Visitor | None, name: str) -> tuple[Visitor, str]:
    """Return who acts, giving newcomers a token."""
    if visitor is not None:
        return visitor, ""
    newcomer, token = await place.gate.admit(tidy(name, LONGEST_NAME), "program")
    return replace(newcomer, program=True), token
