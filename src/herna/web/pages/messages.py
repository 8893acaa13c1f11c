"""What I hear of while no page is open: which events, by which ways, and when I want to be left in peace."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.guard.limits import client_of
from herna.web.guard.problems import NotNow
from herna.web.house import MESSAGES_PAGE, Req
from herna.web.pages.frame import Frame, form, framed, whole
from herna.web.pages.me import known
from herna.web.post.digest import stopped_by
from herna.web.post.hooks import FORMS
from herna.web.post.outside import web_address
from herna.web.store.wishes import EVENTS, HOOK, HOURS, MAIL, PAUSES, PUSH, WAYS, Wishes, checked

HERE: Final = MESSAGES_PAGE
LONGEST_SHOWN: Final = 40


def shown(url: str) -> str:
    """Return enough of an address to know it again; the rest may be a secret of its owner."""
    host = web_address(url, local=True).netloc
    return f"{host[:LONGEST_SHOWN]}/…"


@get(HERE, include_in_schema=False)
async def messages(request: Req) -> Response[str]:
    """Show what I hear of, and how I can be reached."""
    frame = await framed(request)
    return await frame.page("messages.html.j2", **await reached(frame), said="")


async def reached(frame: Frame) -> dict[str, Any]:
    """Return what the page says of somebody's wishes and ways."""
    house = frame.house
    whose = None if frame.me is None else await house.addressees.get(frame.me)
    browsers = [] if frame.me is None else await house.addressees.browsers(frame.me)
    hooks = [] if frame.me is None else await house.addressees.hooks(frame.me)
    there = {PUSH: bool(browsers), MAIL: whose is not None and whose.address is not None, HOOK: bool(hooks)}
    labels = {each.id: each.label for each in await house.sessions.of(frame.me or "")}
    session = frame.visitor.session if frame.visitor else ""
    return {
        "wishes": whose.wishes if whose else Wishes(),
        "address": whose.address if whose else None,
        "events": EVENTS,
        "ways": [way for way in WAYS if way != MAIL or house.mail.ready],
        "there": there,
        "hours": range(HOURS),
        "pauses": PAUSES,
        "browsers": [(each.id, labels.get(each.session, ""), each.session == session) for each in browsers],
        "hooks": [(each.id, shown(each.url), each.form, each.wrong) for each in hooks],
        "forms": list(FORMS),
        "mails": house.mail.ready,
        "key": await house.push.public_key(),
    }


@post(HERE, include_in_schema=False)
async def choose(request: Req) -> Redirect:
    """Remember what I want to hear of."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome()
    pairs = [(event, way) for event in EVENTS for way in WAYS if fields.get(f"{event}.{way}")]
    start, end = fields.get("from", ""), fields.get("to", "")
    quiet = (whole(start, "an hour"), whole(end, "an hour")) if start and end else None
    pause = whole(fields.get("pause", "") or str(Wishes().pause), "a pause")
    wishes = checked(pairs, quiet, fields.get("zone", "").strip(), pause)
    await frame.house.addressees.wish(me.id, wishes, frame.language)
    return frame.go(HERE)


@post(f"{HERE}/browser", include_in_schema=False)
async def add_browser(request: Req) -> Redirect:
    """Send messages to this browser from now on; the first time, of all that there is."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome()
    endpoint, key, secret = (fields.get(name, "") for name in ("endpoint", "key", "secret"))
    frame.house.push.check(endpoint, key, secret)
    session = me.session or (await frame.house.sessions.of(me.id))[0].id
    await frame.house.addressees.add_browser(me.id, session, endpoint, key, secret)
    await begin_with_all(frame, me.id, PUSH)
    return frame.go(HERE)


async def begin_with_all(frame: Frame, visitor: str, way: str) -> None:
    """Let whoever opens a way hear of everything by it, unless they have chosen before."""
    whose = await frame.house.addressees.get(visitor)
    if whose is not None and not any(each == way for _event, each in whose.wishes.wanted):
        old = whose.wishes
        wanted = old.wanted | {(event, way) for event in EVENTS}
        wishes = Wishes(wanted, old.quiet, old.zone, old.pause)
        await frame.house.addressees.wish(visitor, wishes, frame.language)


@post(HERE + "/browser/{browser:str}/end", include_in_schema=False)
async def end_browser(request: Req, browser: FromPath[str]) -> Redirect:
    """Send nothing more to one of my browsers."""
    frame = await framed(request)
    await frame.house.addressees.end_browser(known(frame).id, browser)
    return frame.go(HERE)


@post(f"{HERE}/hook", include_in_schema=False)
async def add_hook(request: Req) -> Redirect:
    """Send messages to an address of the web from now on."""
    frame = await framed(request)
    fields = await form(request)
    url, kind = fields.get("url", "").strip(), fields.get("form", "")
    if kind not in FORMS:
        raise NotNow(f"messages take the form {', '.join(FORMS)}, not {kind[:20]!r}")
    web_address(url, frame.house.config.local_hooks)
    me = await frame.welcome()
    await frame.house.addressees.add_hook(me.id, url, kind)
    await begin_with_all(frame, me.id, HOOK)
    return frame.go(HERE)


@post(HERE + "/hook/{hook:str}/end", include_in_schema=False)
async def end_hook(request: Req, hook: FromPath[str]) -> Redirect:
    """Send nothing more to one of my addresses of the web."""
    frame = await framed(request)
    await frame.house.addressees.end_hook(known(frame).id, hook)
    return frame.go(HERE)


@post(HERE + "/try/{way:str}/{target:str}", include_in_schema=False)
async def try_out(request: Req, way: FromPath[str], target: FromPath[str]) -> Response[str]:
    """Send a message at once by one of my ways, and say how it went."""
    frame = await framed(request)
    me = known(frame)
    frame.house.errands.take(client_of(request))
    found = await frame.house.try_out(me.id, way, target)
    said = frame.say("test-sent") if found.done else frame.say("test-failed", why=found.why)
    return await frame.page("messages.html.j2", **await reached(frame), said=said)


@get("/stop/{token:str}", include_in_schema=False)
async def ask_to_stop(request: Req, token: FromPath[str]) -> Response[str]:
    """Ask whether mail should stop: programs that look at links must not stop it."""
    frame = await framed(request)
    return await frame.page("stop.html.j2", token=token[:100], done=False)


@post("/stop/{token:str}", include_in_schema=False, exclude_from_csrf=True, status_code=200)
async def stop_mail(request: Req, token: FromPath[str]) -> Response[str]:
    """Send no more news by mail to whoever has this link; their mail program may ask for it."""
    frame = await framed(request)
    whose = await frame.house.addressees.get(token.partition(".")[0])
    address = whose.address if whose else None
    await frame.house.addressees.stop_mail(stopped_by(frame.house.config.secret, token, address or ""))
    return await frame.page("stop.html.j2", token="", done=True)


HANDLERS = [
    messages,
    choose,
    add_browser,
    end_browser,
    add_hook,
    end_hook,
    try_out,
    ask_to_stop,
    stop_mail,
]
