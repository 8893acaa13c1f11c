"""What Herna stands on as it is installed here: names, versions, licences; also as a bill of materials."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from typing import Any, Final

from herna import __version__

OURS: Final = "herna"
SHIPPED: Final = frozenset({"compile", "server"})
"""The extras that a house may be served with; tools of tests and studies stay out."""

NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
EXTRA: Final = re.compile(r"extra\s*==\s*['\"]([^'\"]+)")
LONGEST: Final = 60
UNSAID: Final = "not said"


@dataclass(frozen=True)
class Part:
    """Something that Herna needs, as it is installed."""

    name: str
    version: str
    licence: str


def plain(name: str) -> str:
    """Return a distribution's name as registries spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needs(lines: Iterable[str], extras: frozenset[str]) -> set[str]:
    """Return what a list of requirements names, leaving out extras that nobody asked for."""
    found = set[str]()
    for line in lines:
        name, extra = NAME.match(line), EXTRA.search(line)
        if name is not None and (extra is None or extra.group(1) in extras):
            found.add(plain(name.group()))
    return found


def licence_of(about: metadata.PackageMetadata) -> str:
    """Return what a distribution says of its licence, in a few words."""
    for said in about.get_all("License-Expression") or []:
        return str(said)
    classes = [each for each in about.get_all("Classifier") or [] if each.startswith("License ::")]
    if classes:
        return " or ".join(each.rpartition(" :: ")[2] for each in classes)
    return str((about.get_all("License") or [UNSAID])[0]).partition("\n")[0][:LONGEST]


def parts(root: str = OURS, extras: frozenset[str] = SHIPPED) -> list[Part]:
    """Return everything that is needed, and what that needs in turn, by name."""
    found: dict[str, Part] = {}
    todo = needs(metadata.requires(root) or [], extras) - {root}
    while todo:
        name = todo.pop()
        try:
            there = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # meant for another system, or for an extra that is not installed
        found[name] = Part(name, there.version, licence_of(there.metadata))
        todo |= needs(there.requires or [], frozenset()) - found.keys() - {root}
    return sorted(found.values(), key=lambda part: part.name)


def bill(found: list[Part]) -> dict[str, Any]:
    """Return a bill of materials as CycloneDX writes it."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": OURS, "version": __version__}},
        "components": [
            {
                "type": "library",
                "name": part.name,
                "version": part.version,
                "licenses": [{"license": {"name": part.licence}}],
                "purl": f"pkg:pypi/{part.name}@{part.version}",
            }
            for part in found
        ],
    }
