"""With what the interface refuses, as its description says."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery

from herna.i18n.catalog import Language
from herna.web.api.shapes import Problem
from herna.web.guard.problems import Busy

CHANGING: Final = (400, 403, 404, 409, 413, 429)
"""With what a change of a table may be refused."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe with which statuses an address refuses."""
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=HTTPStatus(status).phrase,
            media_type="application/problem+json",
        )
        for status in (*statuses, Busy.status)
    }


InLanguage = FromQuery[Language]
