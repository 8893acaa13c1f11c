"""What Herna stands on, said by a command: nothing forgotten, nothing of our tools, all licences named."""

from __future__ import annotations

import json
from importlib import metadata

from herna.parts import OURS, UNSAID, needs, parts
from web.guests import command


def test_the_list_names_what_is_needed_and_what_that_needs() -> None:
    found = {part.name: part for part in parts()}
    assert {"litestar", "sqlalchemy", "uvicorn", "h11", "markupsafe", "mypy"} <= found.keys()
    assert not {"pytest", "ray", "playwright", OURS} & found.keys()
    assert found["litestar"].version == metadata.version("litestar")
    assert [part.name for part in found.values() if part.licence == UNSAID] == []


def test_extras_count_only_if_asked_for() -> None:
    lines = [
        "One.Thing>=1",
        'two; extra == "server"',
        "three ; extra == 'test'",
        "four; python_version > '3'",
    ]
    assert needs(lines, frozenset({"server"})) == {"one-thing", "two", "four"}


def test_the_command_prints_a_table_or_a_bill_of_materials() -> None:
    shown = command("parts")
    assert shown.exit_code == 0 and "litestar" in shown.output and "MIT" in shown.output
    written = json.loads(command("parts", "--sbom").output)
    assert (written["bomFormat"], written["specVersion"]) == ("CycloneDX", "1.5")
    assert {each["name"] for each in written["components"]} == {part.name for part in parts()}
    assert all(each["version"] and each["licenses"] for each in written["components"])
