"""What Herna stands on: declared, there in the versions asked for, at peace with each other, free.

Whether one of them has a known hole cannot be told without a network; docs/host/security.md says how to ask.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[2]
DECLARED: dict[str, Any] = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = DECLARED["optional-dependencies"]
SHIPPED = [
    *DECLARED["dependencies"],
    *EXTRAS["compile"],
    *EXTRAS["scale"],
    *EXTRAS["research"],
    *EXTRAS["notify"],
]
"""What users install; the tests' own tools stay with us."""

FREE = re.compile(
    r"\b(MIT|0?BSD\w*|Apache|APL|PSF-2\.0|Python Software Foundation|ISC|MPL|Mozilla|Zlib|CC0|OFL)\b", re.I
)
BOUND = re.compile(r"\bA?GPL|Affero|Commercial|Proprietary", re.I)

BY_NAME = {"aiosqlite", "font-source-sans-pro", "font-source-serif-pro"}
"""What is not imported by us: SQLAlchemy finds its driver by the name in the database's address, and
of the typefaces only files are read."""


FOR_TESTS = {"coverage"}
"""What `herna mutate` imports: it breaks rules in a clone, where the tests' own tools are installed."""


def wanted(requirement: Requirement, extras: set[str]) -> bool:
    """Whether a requirement counts on this machine, for these extras."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in (extras or {""}))


@cache
def stands_on() -> dict[str, tuple[metadata.Distribution, list[Requirement]]]:
    """Return every distribution that what is shipped needs, with all that is asked of it."""
    found: dict[str, tuple[metadata.Distribution, list[Requirement]]] = {}
    todo, done = [Requirement(line) for line in SHIPPED], set[str]()
    while todo:
        asked = todo.pop()
        name = canonicalize_name(asked.name)
        there, asking = found.setdefault(name, (metadata.distribution(name), []))
        asking.append(asked)
        if str(asked) not in done:
            done.add(str(asked))
            needs = [Requirement(line) for line in there.requires or ()]
            todo += [each for each in needs if wanted(each, {"", *asked.extras})]
    return found


def licence(there: metadata.Distribution) -> str:
    """Return what a distribution says of its licence."""
    about = there.metadata.json
    classes = [str(line) for line in about.get("classifier", ()) if str(line).startswith("License")]
    said = [str(about.get("license_expression", "")), *classes, str(about.get("license", ""))[:200]]
    return " ".join(said)


def test_only_lower_bounds_are_declared() -> None:
    for line in [*SHIPPED, *EXTRAS["test"], *EXTRAS["fuzz"]]:
        bounds = Requirement(line).specifier
        own = Requirement(line).name == DECLARED["name"]
        assert own or [bound.operator for bound in bounds] == [">="], line


def test_all_that_is_needed_is_there_in_the_versions_asked_for() -> None:
    assert len(stands_on()) > len(SHIPPED)
    wrong = [
        f"{asked} but {there.version} is there"
        for there, asking in stands_on().values()
        for asked in asking
        if not asked.specifier.contains(there.version, prereleases=True)
    ]
    assert wrong == []


def test_all_that_is_shipped_with_us_is_freely_licensed() -> None:
    for name, (there, _asking) in stands_on().items():
        said = licence(there)
        assert FREE.search(said) and not BOUND.search(said), f"{name}: {said!r}"


@pytest.mark.parametrize("said", ["GPL-3.0", "License :: OSI Approved :: GNU AGPL", "Proprietary", ""])
def test_the_look_at_licences_finds_those_that_bind(said: str) -> None:
    assert BOUND.search(said) or not FREE.search(said)


def imported() -> set[str]:
    """Return the top names of all that the sources import from elsewhere."""
    found = set[str]()
    for path in (PROJECT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add((node.module or "").partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"herna"}


def test_what_is_imported_is_declared_and_what_is_declared_is_imported() -> None:
    owners = metadata.packages_distributions()
    used = {canonicalize_name(owners[name][0]) for name in imported()}
    declared = {canonicalize_name(Requirement(line).name) for line in SHIPPED}
    assert used - FOR_TESTS == declared - BY_NAME
    assert {canonicalize_name(Requirement(line).name) for line in EXTRAS["test"]} >= FOR_TESTS


LOCKS = {name: (PROJECT / "packaging" / "locked" / f"{name}.txt").read_text() for name in ("serve", "test")}
LOCKED = re.compile(
    r"^([a-z0-9-]+)==(\S+)(?: ; (.+?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def named(lines: list[str]) -> set[str]:
    """Return the names of requirements, those of our own extras instead of our own name."""
    found = set[str]()
    for line in lines:
        asked = Requirement(line)
        if asked.name == DECLARED["name"]:
            for each in asked.extras:
                found |= named(EXTRAS[each])
        else:
            found.add(canonicalize_name(asked.name))
    return found


@pytest.mark.parametrize("name", ["serve", "test"])
def test_the_lock_has_every_file_by_its_hash_and_nothing_else(name: str) -> None:
    found = LOCKED.findall(LOCKS[name])
    assert "".join(match.group(0) for match in LOCKED.finditer(LOCKS[name])) == LOCKS[name]
    extras = ["compile", "server", "notify"] + (["test"] if name == "test" else [])
    lines = [*DECLARED["dependencies"], *(line for extra in extras for line in EXTRAS[extra])]
    assert named(lines) <= {package for package, *_rest in found}
    bounds = {canonicalize_name(Requirement(line).name): Requirement(line).specifier for line in lines}
    for package, version, _marker, _hashes in found:
        assert package not in bounds or bounds[package].contains(version), package


def test_both_locks_name_the_same_versions() -> None:
    serve, test = ({(name, version) for name, version, *_rest in LOCKED.findall(LOCKS[key])} for key in LOCKS)
    assert serve <= test
