"""What the OpenAPI document promises holds for whatever is sent: cases made from it by schemathesis."""

from __future__ import annotations

import os
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi import checks

from herna.web.app import create_app
from herna.web.config import Config
from web.guests import Inn

CASES = int(os.environ.get("HERNA_CASES", "12"))
"""How many requests each operation gets, of those that fit the document and of those that do not."""

HELD = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
DOCUMENT = create_app(Config("sqlite:///:memory:")).openapi_schema.to_schema()
OPERATIONS = [(path, method) for path, item in DOCUMENT["paths"].items() for method in item]


def can_be_wrong(path: str, method: str) -> bool:
    """Whether a request can be made that does not fit: it has a body or a query."""
    described = DOCUMENT["paths"][path][method]
    return "requestBody" in described or any(
        each["in"] == "query" for each in described.get("parameters", ())
    )


KINDS = [(*operation, GenerationMode.POSITIVE) for operation in OPERATIONS] + [
    (*operation, GenerationMode.NEGATIVE) for operation in OPERATIONS if can_be_wrong(*operation)
]


@pytest.fixture(scope="module")
def schema(inn: Inn) -> BaseSchema:
    """The document as the house serves it."""
    return schemathesis.openapi.from_url(f"{inn.url}/schema/openapi.json")


@pytest.fixture(scope="module")
def seated(inn: Inn) -> dict[str, Any]:
    """A table and a tournament that there are, with their host's token."""
    body = {"game": "harbours", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made: dict[str, Any] = httpx.post(f"{inn.url}/api/tables", json=body, timeout=30).json()
    bearer = {"Authorization": f"Bearer {made['token']}"}
    cup = httpx.post(f"{inn.url}/api/cups", json={"games": ["harbours"]}, headers=bearer, timeout=30)
    return {**made, "cup": cup.json()["cup"]}


@pytest.mark.parametrize(("path", "method", "mode"), KINDS)
def test_every_reply_is_one_that_the_document_describes(
    inn: Inn, schema: BaseSchema, seated: dict[str, Any], path: str, method: str, mode: GenerationMode
) -> None:
    operation = schema[path][method]

    @settings(
        max_examples=CASES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), known=st.booleans())
    def check(case: Case[Any], known: bool) -> None:
        if known and case.path_parameters and not path.endswith("/events"):
            there = {"table", "cup"} & set(case.path_parameters)
            case.path_parameters.update({name: seated[name] for name in there})
            case.headers["Authorization"] = f"Bearer {seated['token']}"
        case.validate_response(case.call(timeout=30), checks=HELD)

    check()
