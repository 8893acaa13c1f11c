"""What can go wrong on the web, each with the status it is answered with."""

from __future__ import annotations

from typing import Final

from herna.kernel.errors import BadRecord, BadSetup, HernaError, IllegalAnswer, UnknownGame


class WebProblem(HernaError):  # noqa: N818
    """A request that cannot be done as asked; ``key`` names the sentence in the catalog."""

    status = 400
    key = "problem-bad-request"


class BadNumber(WebProblem):
    """Something that should be a number."""


class NoSuchTable(WebProblem):
    """Nothing lives at this address."""

    status = 404
    key = "problem-no-table"


class NotYours(WebProblem):
    """The seat, or the right, belongs to somebody else."""

    status = 403
    key = "problem-not-yours"


class BadInvite(WebProblem):
    """An invitation that was used, replaced, or never given."""

    status = 403
    key = "problem-bad-invite"


class NotYourTurn(WebProblem):
    """Somebody else is asked."""

    status = 409
    key = "problem-not-your-turn"


class Stale(WebProblem):
    """The table has moved on since the page was drawn."""

    status = 409
    key = "problem-stale"


class NotNow(WebProblem):
    """Something this table does not allow, or not yet."""

    status = 409
    key = "problem-not-now"


class TooMuch(WebProblem):
    """More than this house has room for."""

    status = 429
    key = "problem-too-much"


class TooLarge(WebProblem):
    """A text or file longer than allowed."""

    status = 413
    key = "problem-too-large"


STATUSES: Final[tuple[tuple[type[HernaError], int], ...]] = (
    (UnknownGame, 404),
    (BadSetup, 400),
    (BadRecord, 400),
    (IllegalAnswer, 422),
)


def status_of(wrong: HernaError) -> int:
    """Return the status that says what is wrong to programs."""
    if isinstance(wrong, WebProblem):
        return wrong.status
    for kind, status in STATUSES:
        if isinstance(wrong, kind):
            return status
    return 500
