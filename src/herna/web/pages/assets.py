"""What pages load: style sheets, scripts, pictures and typefaces.

Browsers always ask whether one has changed, except for typefaces: their addresses change with them.
"""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from herna.ui.drawable import cover_of
from herna.ui.look import look
from herna.ui.typefaces import FACES, typeface
from herna.web.house import Req
from herna.web.pages.packing import packed, understood, whole

STATIC: Final = Path(__file__).parent / "static"
KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png"}
NOT_MODIFIED: Final = 304
PACKED: Final = {"packed": True}
"""Marks what is packed here, once and as small as can be; all else is packed while it is sent."""

PLAIN: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">'
    b'<rect width="320" height="200" fill="#214337"/>'
    b'<g fill="#d8a94a"><circle cx="110" cy="100" r="26"/><path d="M160 74l26 26-26 26-26-26z"/>'
    b'<path d="M210 76l26 48h-52z"/></g></svg>'
)


async def asset(request: Req, data: bytes, kind: str) -> Response[bytes]:
    """Send a file, unless the browser has this very one; it always asks, so no page mixes old and new."""
    headers = {"Cache-Control": "public, no-cache", "Vary": "Accept-Encoding"}
    way = "" if kind == KINDS[".png"] else understood(request.headers.get("accept-encoding", ""))
    if way:
        data = await asyncio.to_thread(packed, data, way)
        headers["Content-Encoding"] = way
    tag = headers["ETag"] = f'"{hashlib.sha256(data).hexdigest()[:24]}"'
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(b"", status_code=NOT_MODIFIED, headers=headers, media_type=kind)
    return Response(data, media_type=kind, headers=headers)


@get("/static/{name:str}", include_in_schema=False, opt=PACKED)
async def static(request: Req, name: FromPath[str]) -> Response[bytes]:
    """Return a style sheet or a script of the platform."""
    if name not in {path.name for path in STATIC.iterdir() if path.suffix in KINDS}:
        raise NotFoundException
    path = STATIC / name
    return await asset(request, whole(path), KINDS[path.suffix])


@get("/games/{key:str}/style.css", include_in_schema=False, opt=PACKED)
async def style(request: Req, key: FromPath[str]) -> Response[bytes]:
    """Return a game's own style sheet."""
    return await asset(request, whole(look(key).css), KINDS[".css"])


@get("/games/{key:str}/cover.svg", include_in_schema=False, opt=PACKED)
async def cover(request: Req, key: FromPath[str]) -> Response[bytes]:
    """Return the picture on a game's box; games without one get a plain one."""
    path = cover_of(key)
    return await asset(request, path.read_bytes() if path.is_file() else PLAIN, KINDS[".svg"])


@get("/type/{name:str}", include_in_schema=False)
async def letters(name: FromPath[str]) -> Response[bytes]:
    """Return a typeface; browsers need not ask for it again."""
    if name not in FACES:
        raise NotFoundException
    data = await asyncio.to_thread(typeface, name)
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(data, media_type="font/woff2", headers=headers)


HANDLERS = [static, style, cover, letters]
