"""The application: every address, and what stands guard before them."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Litestar, Router, get
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from herna import __version__
from herna.kernel.errors import HernaError
from herna.web.api.routes import ROUTER, SECURITY
from herna.web.config import Config
from herna.web.guard.headers import headers
from herna.web.guard.limits import Crowd, few_changes, welcome_here
from herna.web.guard.metrics import LOCAL, exposition
from herna.web.guard.problems import Busy, NotYours
from herna.web.house import House, Req
from herna.web.news.held import Held
from herna.web.pages import (
    almanac,
    analysis,
    assets,
    book,
    card,
    clearing,
    companion,
    count,
    cups,
    ending,
    guests,
    history,
    host,
    installed,
    learn,
    leaving,
    lobby,
    mailing,
    me,
    messages,
    newcup,
    newtable,
    opentables,
    owner,
    owner_people,
    pace,
    passkeys,
    picture,
    piece,
    programs,
    reach,
    replay,
    rules,
    table,
    watching,
)
from herna.web.pages.errors import (
    database_problem,
    deep_problem,
    http_problem,
    known_problem,
    text_problem,
    unknown_problem,
)
from herna.web.store.database import GONE_AWAY

PAGES: Final = (
    lobby,
    me,
    messages,
    mailing,
    installed,
    passkeys,
    leaving,
    guests,
    owner,
    owner_people,
    newtable,
    opentables,
    newcup,
    cups,
    table,
    watching,
    count,
    pace,
    reach,
    host,
    ending,
    card,
    clearing,
    picture,
    piece,
    programs,
    history,
    replay,
    analysis,
    rules,
    book,
    almanac,
    companion,
    learn,
    assets,
)
LARGEST_BODY: Final = 2_500_000
SLOWEST_DATABASE: Final = 4.0
"""Seconds after which the house says that its database does not answer."""
SQUEEZE: Final = 5
"""How hard pages are compressed: the hardest takes twice the time and saves three parts in a hundred."""


@get("/health", include_in_schema=False)
async def health(request: Req) -> dict[str, str]:
    """Say that the house is open, and that its database answers in time and can be written to."""
    place: House = request.app.state.house
    try:
        async with asyncio.timeout(SLOWEST_DATABASE):
            await place.leases.idle()
            await place.store.writable()
    except TimeoutError:
        raise Busy("the database does not answer") from None
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Req) -> str:
    """Return what the house counts about itself, to programs on this machine only."""
    if request.client is None or request.client.host not in LOCAL:
        raise NotYours("metrics are for this machine only")
    place: House = request.app.state.house
    return exposition(place.counts, place.gauges())


# long: a line for each thing that the application is made of
def create_app(config: Config) -> Litestar:
    """Return a house, ready to be opened."""
    place = House(config)
    pages: list[Any] = [handler for module in PAGES for handler in module.HANDLERS]
    app = Litestar(
        route_handlers=[
            Router("/", route_handlers=pages),  # of its own, so that no house shares its headers with another
            ROUTER,
            health,
            metrics,
        ],
        lifespan=[place.lifespan],
        middleware=[Crowd(config.at_once)],
        guards=[welcome_here, few_changes],
        csrf_config=CSRFConfig(
            secret=config.secret.hex(),
            exclude=["^/api/"],
            cookie_httponly=True,
            cookie_secure=config.secure,
            cookie_samesite="lax",
        ),
        compression_config=CompressionConfig(
            backend="brotli",
            minimum_size=1000,
            brotli_quality=SQUEEZE,
            gzip_compress_level=SQUEEZE,
            exclude=["/events$", "^/type/"],
            exclude_opt_key="packed",
        ),
        exception_handlers={
            HernaError: known_problem,
            HTTPException: http_problem,
            UnicodeError: text_problem,
            RecursionError: deep_problem,
            PoolTimeout: database_problem,
            InterfaceError: database_problem,
            OperationalError: database_problem,
            ConnectionError: database_problem,
            **dict.fromkeys(GONE_AWAY, database_problem),
            Exception: unknown_problem,
        },
        openapi_config=OpenAPIConfig(
            title="Herna",
            version=__version__,
            description="Tables of board games for programs.",
            path="/schema",
            components=SECURITY,
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        response_headers=headers(config.secure),
        request_max_body_size=LARGEST_BODY,
        state=State({"house": place}),
        on_app_init=[quiet],
    )
    app.asgi_handler = Held(app.asgi_handler, place.streams, place.store.version)
    return app


def quiet(config: AppConfig) -> AppConfig:
    """Leave logging to whoever started the server."""
    config.logging_config = None
    return config
