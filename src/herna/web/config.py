"""How a server is set up."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Final

from platformdirs import user_data_path

from herna.kernel.errors import HernaError
from herna.web.store.database import address

SECRET_BYTES: Final = 32
SECRET_FILE: Final = "herna.secret"
SECRET_VARIABLE: Final = "HERNA_SECRET"


class BadSecret(HernaError):  # noqa: N818
    """The house's secret cannot be read."""


@dataclass(frozen=True)
class Config:
    """What a server needs to know before it opens."""

    db: str
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(SECRET_BYTES))
    secure: bool = False
    """Whether pages are served over https, so that cookies never travel otherwise."""
    posts_per_minute: int = 600
    """How many changes one client may ask for in a minute."""
    reads_per_minute: int = 1200
    """How many positions of replays one client may look at in a minute."""
    guesses_per_hour: int = 30
    """How many codes one client may try in an hour."""
    errands_per_hour: int = 20
    """How many letters and messages for a trial one client may ask for in an hour."""
    tables_per_hour: int = 240
    """How many tables one client may open in an hour."""
    at_once: int = 256
    """How many requests are worked on at once; the others are asked to come again."""
    processes: int = 0
    """How many processes think for bots; 0 decides by the machine."""
    streams_per_client: int = 60
    """How many event streams one client may keep open."""
    noting: float = 15.0
    """Seconds between notes of who was heard of."""
    lease: float = 6.0
    """Seconds after which another server takes over the bots of one that is not heard of."""
    url: str = ""
    """Where people find the house, for links that leave it; without it the address they came by."""
    host: str = ""
    """Where the server listens; unknown or this computer only, unless told."""
    alert: str = ""
    """A command that is run when something is wrong with the database, with what it is on its input."""
    mail: str = ""
    """Where mail is handed over, such as smtp://user:password@mail.example; without it none is sent."""
    mail_from: str = ""
    """In whose name."""
    local_hooks: bool = False
    """Whether messages may go to addresses of this machine and its network."""
    carrying: float = 5.0
    """Seconds between looks for messages that should go."""
    now: Callable[[], float] = time.time
    """The clock by which players think."""
    building: Thread | None = None
    """What builds the compiled rules meanwhile; once it is done, bots use them."""

    @property
    def absent(self) -> float:
        """Seconds without a sign of an open page after which somebody counts as away."""
        return 2 * self.noting + min(5.0, self.noting)

    @property
    def contact(self) -> str:
        """Whom services that carry our messages may ask."""
        return (
            self.url if self.url.startswith("https://") else f"mailto:{self.mail_from}" * bool(self.mail_from)
        )


def usual_db() -> str:
    """Return the address of the database in the user's data folder."""
    return f"sqlite:///{user_data_path('herna') / 'herna.db'}"


def house_secret(db: str) -> bytes:
    """Return the secret that makes invitations: from HERNA_SECRET, or from a file.

    The file is beside the database, or in the user's data folder. Servers on several hosts need HERNA_SECRET.
    """
    given = os.environ.get(SECRET_VARIABLE)
    if given is not None:
        if len(given) < SECRET_BYTES:
            raise BadSecret(f"{SECRET_VARIABLE} must have at least {SECRET_BYTES} characters")
        return given.encode()
    url = address(db)
    if url.database == ":memory:":
        return secrets.token_bytes(SECRET_BYTES)
    local = url.get_backend_name() == "sqlite" and url.database
    path = (Path(url.database or "").parent if local else user_data_path("herna")) / SECRET_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
    except FileExistsError:
        pass
    found = path.read_bytes()
    if len(found) < SECRET_BYTES:
        raise BadSecret(f"{path} is damaged; remove it, and invitations not yet used must be made anew")
    return found
