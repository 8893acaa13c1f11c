"""Knows the ways out of the house: which message goes where, and what it means when nobody is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from herna.web.guard.problems import BadAddress
from herna.web.post.digest import letter, stopping
from herna.web.post.hooks import hooked
from herna.web.post.mail import Mail
from herna.web.post.outside import Outcome
from herna.web.post.push import Push
from herna.web.post.words import in_words
from herna.web.store.addressees import Addressee, Addressees
from herna.web.store.outbox import Message
from herna.web.store.wishes import MAIL, PUSH

NOBODY: Final = Outcome(False, "nobody lives there any more", gone=True)


class Courier:
    """Sends each parcel by the way its message chose: by mail, to a browser, to an address of the web."""

    def __init__(
        self, people: Addressees, push: Push, mail: Mail, url: str, secret: bytes, local: bool = False
    ) -> None:
        self.people: Final = people
        self.push: Final = push
        self.mail: Final = mail
        self.url: Final = url.rstrip("/")
        self.secret: Final = secret
        self.local: Final = local

    async def send(self, whose: Addressee, parcel: Sequence[Message]) -> Outcome:
        """Send a parcel by its way."""
        first = parcel[0]
        if first.way == MAIL:
            return await self.by_mail(whose, parcel)
        return await (self.by_push if first.way == PUSH else self.by_hook)(whose, first)

    async def by_mail(self, whose: Addressee, parcel: Sequence[Message]) -> Outcome:
        """Send a letter with all of it."""
        if whose.address is None:
            return NOBODY
        said = [in_words(each.news, whose.language, self.url) for each in parcel]
        stop = f"{self.url}/stop/{stopping(self.secret, whose.id, whose.address)}"
        try:
            return await self.mail.attempt(letter(whose, parcel, said, self.url, stop))
        except BadAddress as wrong:
            return Outcome(False, str(wrong))

    async def by_push(self, whose: Addressee, message: Message) -> Outcome:
        """Send to a browser; one that is gone is forgotten."""
        known = {each.id: each for each in await self.people.browsers(whose.id)}
        browser = known.get(message.target)
        if browser is None or not self.push.ready:
            return NOBODY
        found = await self.push.push(browser, message, in_words(message.news, whose.language, self.url))
        if found.gone:
            await self.people.end_browser(whose.id, browser.id)
        return found

    async def by_hook(self, whose: Addressee, message: Message) -> Outcome:
        """Send to an address of the web; what is wrong with it is shown to its owner."""
        known = {each.id: each for each in await self.people.hooks(whose.id)}
        hook = known.get(message.target)
        if hook is None:
            return NOBODY
        words = in_words(message.news, whose.language, self.url)
        found = await hooked(hook.url, hook.form, message, words, self.local)
        await self.people.note_hook(hook.id, found.why)
        return found
