"""The player behind a program: who it is, its tokens, what it hears of, its data."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from herna.web.api.account_shapes import (
    HookRequest,
    HookView,
    LeaveRequest,
    Made,
    MeRequest,
    MessagesRequest,
    MessagesView,
    MeView,
    TokenRequest,
    TokenView,
)
from herna.web.api.programs import caller, known, needs
from herna.web.api.refusals import problems
from herna.web.guard.limits import few_looks
from herna.web.guard.problems import NotNow
from herna.web.guard.scopes import ANYBODY, EVERYDAY, Right, Scope
from herna.web.house import House, house
from herna.web.post.hooks import FORMS
from herna.web.post.outside import web_address
from herna.web.store.export import all_of
from herna.web.store.models import Visitor
from herna.web.store.wishes import Wishes, checked
from herna.web.table.plan import LONGEST_NAME, tidy

Req = Request[Any, Any, Any]
CHANGED: Final = (400, 403, 409, 413, 429)


def me_view(place: House, me: Visitor) -> MeView:
    """Return a player as programs see it."""
    scope = Scope.read(me.scopes)
    keeps = me.id in place.gate.owners
    rights = [each.value for each in Right if each in scope.rights and (keeps or each in EVERYDAY)]
    program = me.id in place.gate.programs
    return MeView(me.id, me.name, program, rights, scope.game, scope.table, scope.until)


async def tokens_of(place: House, visitor: str) -> list[TokenView]:
    """Return the tokens of somebody's programs."""
    return [
        TokenView(
            each.id,
            each.label,
            [right.value for right in Right if right in scope.rights],
            scope.game,
            scope.table,
            scope.until,
            each.created,
            each.seen,
        )
        for each, scope, _over in await place.programs.of(visitor)
    ]


async def messages_of(place: House, visitor: str) -> MessagesView:
    """Return what somebody hears of."""
    whose = await place.addressees.get(visitor)
    wishes = whose.wishes if whose else Wishes()
    return MessagesView(
        sorted(f"{event}.{way}" for event, way in wishes.wanted),
        list(wishes.quiet or ()),
        wishes.zone,
        wishes.pause,
        whose is not None and whose.address is not None,
        len(await place.addressees.browsers(visitor)),
        [HookView(each.id, each.form, each.wrong) for each in await place.addressees.hooks(visitor)],
    )


@get("/me", summary="Who am I", responses=problems(403), opt=needs(ANYBODY))
async def me(request: Req) -> MeView:
    """Return the player whose token this is, and what the token may do."""
    return me_view(house(request), known(await caller(request)))


@post("/me", summary="Change me", status_code=200, responses=problems(*CHANGED), opt=needs(Right.ACCOUNT))
async def change(request: Req, data: JSONBody[MeRequest]) -> MeView:
    """Change the player's name, or say that a program plays."""
    visitor, place = known(await caller(request)), house(request)
    name = tidy(data.name, LONGEST_NAME)
    if name:
        await place.claims.check([name], visitor.id)
        await place.store.rename(visitor.id, name)
    if data.program is not None:
        await place.programs.mark(visitor.id, data.program)
    return me_view(place, Visitor(visitor.id, name or visitor.name, visitor.session, visitor.scopes))


@get("/me/tokens", summary="My programs", responses=problems(403), opt=needs(Right.ACCOUNT))
async def tokens(request: Req) -> list[TokenView]:
    """List the tokens of the player's programs."""
    return await tokens_of(house(request), known(await caller(request)).id)


@post(
    "/me/tokens",
    summary="Make a token",
    status_code=201,
    responses=problems(*CHANGED, 404),
    opt=needs(Right.ACCOUNT),
)
async def make(request: Req, data: JSONBody[TokenRequest]) -> Made:
    """Make a token with bounds for a program."""
    visitor, place = known(await caller(request)), house(request)
    label = tidy(data.label, LONGEST_NAME)
    token = await place.programs.make(visitor, label, data.rights, data.game, data.table, data.days)
    return Made(token, await tokens_of(place, visitor.id))


@post(
    "/me/tokens/{token:str}/end",
    summary="Take a token back",
    status_code=200,
    responses=problems(*CHANGED),
    opt=needs(Right.ACCOUNT),
)
async def end(request: Req, token: FromPath[str]) -> list[TokenView]:
    """Take a token back by its ``id``; from now on it opens nothing."""
    visitor, place = known(await caller(request)), house(request)
    await place.sessions.end(visitor.id, token)
    return await tokens_of(place, visitor.id)


@get("/me/messages", summary="What I hear of", responses=problems(403), opt=needs(Right.ACCOUNT))
async def messages(request: Req) -> MessagesView:
    """Return what the player hears of while no page is open."""
    return await messages_of(house(request), known(await caller(request)).id)


@post(
    "/me/messages",
    summary="Choose what I hear of",
    status_code=200,
    responses=problems(*CHANGED),
    opt=needs(Right.ACCOUNT),
)
async def choose(request: Req, data: JSONBody[MessagesRequest]) -> MessagesView:
    """Choose what the player hears of, how, and when not."""
    visitor, place = known(await caller(request)), house(request)
    pairs = [(event, way) for event, _dot, way in (each.partition(".") for each in data.wanted)]
    quiet = (data.quiet[0], data.quiet[1]) if len(data.quiet) == 2 else None
    wishes = checked(pairs, quiet, data.zone.strip(), data.pause)
    whose = await place.addressees.get(visitor.id)
    await place.addressees.wish(visitor.id, wishes, whose.language if whose else "")
    return await messages_of(place, visitor.id)


@post(
    "/me/hooks",
    summary="Tell an address of the web",
    status_code=201,
    responses=problems(*CHANGED),
    opt=needs(Right.ACCOUNT),
)
async def hook(request: Req, data: JSONBody[HookRequest]) -> MessagesView:
    """Send what the player hears of to an address of the public web, too."""
    visitor, place = known(await caller(request)), house(request)
    if data.form not in FORMS:
        raise NotNow(f"messages take the form {', '.join(FORMS)}")
    web_address(data.url, place.config.local_hooks)
    await place.addressees.add_hook(visitor.id, data.url, data.form)
    return await messages_of(place, visitor.id)


@post(
    "/me/hooks/{hook:str}/end",
    summary="Tell an address no more",
    status_code=200,
    responses=problems(*CHANGED),
    opt=needs(Right.ACCOUNT),
)
async def unhook(request: Req, hook: FromPath[str]) -> MessagesView:
    """Send nothing more to an address of the web."""
    visitor, place = known(await caller(request)), house(request)
    await place.addressees.end_hook(visitor.id, hook)
    return await messages_of(place, visitor.id)


@get(
    "/me/export",
    summary="All that is known of me",
    guards=[few_looks],
    responses=problems(403, 429),
    opt=needs(Right.ACCOUNT),
)
async def export(request: Req) -> dict[str, Any]:
    """Return everything that the house knows of the player."""
    return await all_of(house(request).store, known(await caller(request)).id)


@post("/me/leave", summary="Leave for good", responses=problems(*CHANGED), opt=needs(Right.ACCOUNT))
async def leave(request: Req, data: JSONBody[LeaveRequest]) -> None:
    """Forget the player, whose name must be given; games that are over stay without it."""
    visitor, place = known(await caller(request)), house(request)
    if data.name != visitor.name:
        raise NotNow("say the player's own name, to be sure")
    await place.farewell_of(visitor.id)


ACCOUNT: Final = [me, change, tokens, make, end, messages, choose, hook, unhook, export, leave]
