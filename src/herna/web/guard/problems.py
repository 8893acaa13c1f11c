"""What can go wrong on the web, each with the status it is answered with."""

from __future__ import annotations

from typing import ClassVar, Final

from herna.kernel.errors import BadRecord, BadSetup, HernaError, IllegalAnswer, UnknownGame
from herna.learn.book import UnknownBook
from herna.learn.lesson import UnknownLesson


class WebProblem(HernaError):  # noqa: N818
    """A request that cannot be done as asked; ``key`` names the sentence in the catalog."""

    status: ClassVar[int] = 400
    key: ClassVar[str] = "problem-bad-request"

    def __init_subclass__(cls, status: int = 400, key: str = "problem-bad-request") -> None:
        """Give a kind of problem its status and its sentence."""
        cls.status, cls.key = status, key


class BadNumber(WebProblem):
    """Something that should be a number."""


class NoSuchTable(WebProblem, status=404, key="problem-no-table"):
    """Nothing lives at this address."""


class NoSuchCup(WebProblem, status=404, key="problem-no-cup"):
    """There is no such tournament."""


class NotYours(WebProblem, status=403, key="problem-not-yours"):
    """The seat, or the right, belongs to somebody else."""


class NoPrograms(WebProblem, status=403, key="problem-no-programs"):
    """A program at a table, or in a tournament, whose host wants none there."""


class BadInvite(WebProblem, status=403, key="problem-bad-invite"):
    """An invitation that was used, replaced, or never given."""


class BadCode(WebProblem, status=403, key="problem-bad-code"):
    """A code that was used, whose time is over, or that was never given."""


class BadPasskey(WebProblem, status=403, key="problem-bad-passkey"):
    """A passkey that is not known here, or that somebody has made up."""


class BadAddress(WebProblem, status=400, key="problem-bad-address"):
    """Something that is no address for mail or messages, or one that may not be used."""


class NameTaken(WebProblem, status=409, key="problem-name-taken"):
    """A name that somebody else has claimed."""


class BadWord(WebProblem, status=400, key="problem-bad-word"):
    """A name with a word that is not welcome here."""


class Unwelcome(WebProblem, status=403, key="problem-unwelcome"):
    """Somebody whom the owners of the house do not want in it."""


class Silenced(WebProblem, status=403, key="problem-silenced"):
    """Somebody who may play here, but not speak."""


class Closed(WebProblem, status=403, key="problem-closed"):
    """A newcomer at a house that lets in only those it has invited."""


class NotYourTurn(WebProblem, status=409, key="problem-not-your-turn"):
    """Somebody else is asked."""


class Stale(WebProblem, status=409, key="problem-stale"):
    """The table has moved on since the page was drawn."""


class NotNow(WebProblem, status=409, key="problem-not-now"):
    """Something this table does not allow, or not yet."""


class TooMuch(WebProblem, status=429, key="problem-too-much"):
    """More than this house has room for."""


class Busy(WebProblem, status=503, key="problem-busy"):
    """More at once than the house or its database can do now."""


class Damaged(WebProblem, status=500, key="problem-damaged"):
    """What is kept of a table is garbage."""


class TooLarge(WebProblem, status=413, key="problem-too-large"):
    """A text or file longer than allowed."""


OF_THE_RULES: Final[tuple[tuple[type[HernaError], int, str], ...]] = (
    (UnknownGame, 404, "problem-not-found"),
    (UnknownLesson, 404, "problem-not-found"),
    (UnknownBook, 404, "problem-not-found"),
    (BadSetup, 400, "problem-bad-request"),
    (BadRecord, 400, "problem-bad-record"),
    (IllegalAnswer, 422, "problem-illegal"),
)
"""What the rules themselves refuse."""

BEFORE_US: Final = {
    403: NotYours.key,
    404: "problem-not-found",
    409: NotNow.key,
    413: TooLarge.key,
    422: "problem-illegal",
    429: TooMuch.key,
}
"""What is said when the server refused a request before we saw it; anything else is a bad request."""


def status_and_key(wrong: HernaError) -> tuple[int, str] | None:
    """Return the status and the sentence of a refusal; None for a mistake of ours."""
    if isinstance(wrong, WebProblem):
        return wrong.status, wrong.key
    return next(((status, key) for kind, status, key in OF_THE_RULES if isinstance(wrong, kind)), None)
