"""``serve``: Herna in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from herna.web.guard.logs import FORMATS
from herna.web.serve import USUAL_HOST, serve


# long: a line for each option
def serve_command(
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 lets others in")] = USUAL_HOST,
    port: Annotated[
        int, typer.Option(help="the port; 0 takes the first free one from 8080 on", min=0, max=65535)
    ] = 0,
    db: Annotated[
        str, typer.Option(help="the database's address; otherwise SQLite in your data folder", metavar="URL")
    ] = "",
    browser: Annotated[bool, typer.Option(help="open a browser")] = True,
    https: Annotated[bool, typer.Option("--https", help="behind a proxy that speaks https")] = False,
    log: Annotated[str, typer.Option(help="how problems are written down: text or json")] = FORMATS[0],
    alert: Annotated[
        str, typer.Option(help="a command to run when the database is in trouble, told what on its input")
    ] = "",
    url: Annotated[
        str, typer.Option(help="where people find the house, for links in messages", metavar="URL")
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            help="where mail is handed over, such as smtp://user:password@mail.example",
            metavar="URL",
            envvar="HERNA_MAIL",
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="in whose name mail is sent", metavar="ADDRESS")] = "",
    local_hooks: Annotated[
        bool, typer.Option("--local-hooks", help="let messages go to addresses of your own network")
    ] = False,
) -> None:
    """Serve Herna in the browser: play with friends by link, with bots, or at one screen."""
    if log not in FORMATS:
        raise typer.BadParameter(f"must be {' or '.join(FORMATS)}", param_hint="--log")
    serve(
        host,
        port or None,
        db or None,
        browser,
        https,
        log=log,
        alert=alert,
        url=url,
        mail=mail,
        mail_from=mail_from,
        local_hooks=local_hooks,
    )
