"""``mail``: a letter for a trial."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from herna.web.post.mail import Letter, Mail


def mail_command(
    to: Annotated[str, typer.Argument(help="the address that gets the letter")],
    mail: Annotated[
        str,
        typer.Option(
            help="where mail is handed over, such as smtp://user:password@mail.example",
            metavar="URL",
            envvar="HERNA_MAIL",
        ),
    ],
    mail_from: Annotated[str, typer.Option(help="in whose name mail is sent", metavar="ADDRESS")],
) -> None:
    """Send a letter for a trial, as a server with the same options would."""
    letter = Letter(to, "Herna: a letter for a trial", "If you can read this, mail works.")
    asyncio.run(Mail(mail, mail_from).send(letter))
    print(f"A letter to {to} was handed over; look into the mailbox, also among unwanted mail.")
