"""Messages to browsers while no page is open, over the services that their makers run."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from herna.web.guard.problems import BadAddress, NotNow
from herna.web.post.outside import Outcome, posted, web_address
from herna.web.post.words import Words
from herna.web.store.addressees import Browser
from herna.web.store.outbox import Message
from herna.web.store.society import SETTINGS
from herna.web.store.store import Store

KEY: Final = "push-key"
"""Under which the house keeps its private key among its settings."""
TOPIC: Final = 32
"""Letters of the name under which a service lets one message take the place of an earlier one."""
VALID: Final = 12 * 3600
"""Seconds for which a signature is good."""
KEPT: Final = 24 * 3600
"""Seconds for which a service keeps a message for a browser that is off."""
NOBODY: Final = "https://localhost"


class Push:
    """The house as services of browsers know it."""

    def __init__(
        self, store: Store, contact: str, local: bool = False, now: Callable[[], float] = time.time
    ) -> None:
        self.store: Final = store
        self.contact: Final = contact or NOBODY
        """Whom to ask if something is wrong with our messages."""
        self.local: Final = local
        self.now: Final = now
        self.key = ""
        self.ready: Final = find_spec("cryptography") is not None
        """Whether what seals messages is installed."""

    async def private_key(self) -> str:
        """Return the key of the house, made when it is needed first; of several servers one makes it."""
        if not self.key:
            from herna.web.post.sealing import new_key

            insert = postgresql.insert if self.store.shared else sqlite.insert
            fresh = insert(SETTINGS).values(key=KEY, value=new_key())
            async with self.store.begin() as connection:
                await connection.execute(fresh.on_conflict_do_nothing(index_elements=["key"]))
                found = await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == KEY))
                self.key = str(found.scalar_one())
        return self.key

    async def public_key(self) -> str:
        """Return the key that browsers are given; "" where nothing can be sealed."""
        if not self.ready:
            return ""
        from herna.web.post.sealing import public

        return public(await self.private_key())

    def check(self, endpoint: str, public_key: str, secret: str) -> None:
        """Refuse what is no browser: the keys must be some, and the address one of the public web."""
        if not self.ready:
            raise NotNow("this house sends nothing to browsers: install it with: pip install 'herna[notify]'")
        from herna.web.post.sealing import fits

        web_address(endpoint, self.local)
        if not fits(public_key, secret):
            raise BadAddress("these are no keys of a browser")

    async def push(self, browser: Browser, message: Message, words: Words) -> Outcome:
        """Send a message to a browser; a second one of the same name takes the place of the first."""
        from herna.web.post.sealing import sealed, signed

        said = {"title": words.title, "text": words.text, "path": message.news.path, "tag": message.id}
        text = json.dumps({**said, "repeated": message.repeated}, ensure_ascii=False).encode()
        parts = urlsplit(browser.endpoint)
        audience, until = f"{parts.scheme}://{parts.netloc}", int(self.now()) + VALID
        headers = {
            "Authorization": signed(await self.private_key(), audience, self.contact, until),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": message.id[:TOPIC],
            "Urgency": "normal",
        }
        body = sealed(text, browser.public_key, browser.secret)
        return await posted(browser.endpoint, body, headers, self.local)
