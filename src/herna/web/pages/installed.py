"""The page as an app on a home screen: its name, its picture, and what it says without a connection."""

from __future__ import annotations

import json
from typing import Final

from litestar import Response, get

from herna.web.house import Req
from herna.web.pages.assets import KINDS, PACKED, STATIC, asset
from herna.web.pages.frame import bare
from herna.web.pages.packing import whole

FELT: Final = "#17352b"
ICONS: Final = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any maskable"),
)


@get("/app.webmanifest", include_in_schema=False, opt=PACKED)
async def manifest(request: Req) -> Response[bytes]:
    """Return what a browser needs to know to install the page."""
    frame = bare(request)
    icons = [
        {"src": f"/static/{name}", "sizes": sizes, "type": kind, "purpose": purpose}
        for name, sizes, kind, purpose in ICONS
    ]
    said = {
        "id": "/",
        "name": "Herna",
        "short_name": "Herna",
        "description": frame.say("app-more"),
        "lang": frame.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": FELT,
        "theme_color": FELT,
        "icons": icons,
    }
    return await asset(request, json.dumps(said, ensure_ascii=False).encode(), "application/manifest+json")


@get("/worker.js", include_in_schema=False, opt=PACKED)
async def worker(request: Req) -> Response[bytes]:
    """Return the script that takes messages while no page is open; at the root it serves all pages."""
    return await asset(request, whole(STATIC / "worker.js"), KINDS[".js"])


@get("/offline", include_in_schema=False)
async def offline(request: Req) -> Response[str]:
    """Show what the browser shows by itself when the house cannot be reached."""
    return await bare(request).page("offline.html.j2")


HANDLERS = [manifest, worker, offline]
