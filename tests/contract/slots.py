"""Which kinds of components a line of the story may name: read from the rules, and seen in played games."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module

from contract.tables import USUAL, match
from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, catalog, package
from herna.kernel.kind import Kind

ALL = -1
"""The place of an event of which no more is known than that all its refs are of a kind."""

OF_A_CARD = {"monopoly": "court", "lavish": "leader", "railgun": "lore", "stopped": "card"}
"""What the rules tell with whatever card asked for it, and of which kind that is."""

Slots = dict[str, dict[int, set[str]]]


def modules(key: str) -> Iterator[tuple[str, ast.Module]]:
    """Return every module of a game's rules by its name, with its code."""
    folder = package(key)
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder).with_suffix("").parts
        if "ui" not in inside:
            name = ".".join([CATALOGUE[key], *[part for part in inside if part != "__init__"]])
            yield name, ast.parse(path.read_text(encoding="utf-8"))


@cache
def kinds(key: str) -> dict[str, Kind]:
    """Return every kind of component that a game has."""
    found = [each for name, _code in modules(key) for each in vars(import_module(name)).values()]
    return {each.key: each for each in found if isinstance(each, Kind)}


def kind_of(node: ast.expr, module: str) -> str:
    """Return the kind of ``KIND.ref(...)`` or ``VERB.anchor(...)``, or ""."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return ""
    owner = node.func.value
    if node.func.attr not in ("ref", "anchor") or not isinstance(owner, ast.Name):
        return ""
    found = getattr(import_module(module), owner.id, None)
    kind = getattr(found, "kind", None) or found
    return str(getattr(kind, "key", ""))


def lines(node: ast.Call) -> list[str]:
    """Return which lines ``tell`` may tell here: one, or one of two."""
    first = node.args[0]
    branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    return [str(each.value) for each in branches if isinstance(each, ast.Constant)]


def written(key: str) -> Slots:
    """Return the kinds that the rules name where they tell something."""
    found: Slots = defaultdict(lambda: defaultdict(set))
    for module, code in modules(key):
        for node in ast.walk(code):
            if not (isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell"):
                continue
            for line in lines(node):
                for place, each in enumerate(node.args[2:]):
                    starred = isinstance(each, ast.Starred) and isinstance(each.value, ast.ListComp)
                    kind = kind_of(each.value.elt if starred else each, module)  # type: ignore[attr-defined]
                    if kind:
                        found[line][ALL if starred else place].add(kind)
    return found


def told(key: str, seeds: range) -> Slots:
    """Return the kinds that were named in some games."""
    found: Slots = defaultdict(lambda: defaultdict(set))
    for table in USUAL:
        if table.key != key:
            continue
        for seed in seeds:
            for event in match(table, seed, 1.0).state.story or []:
                for place, ref in enumerate(event.refs):
                    found[event.key][place].add(ref.rpartition("-")[0])
    return found


@cache
def slots(key: str) -> Slots:
    """Return both together."""
    found = told(key, range(1))
    for event, kind in OF_A_CARD.items():
        if catalog(LANGUAGES[0], key).has(f"event-{event}"):
            found[event][0].add(kind)
    for event, places in written(key).items():
        for place, kinds in places.items():
            found[event][place] |= kinds
    return found
