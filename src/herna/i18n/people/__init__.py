"""How people's names are inflected, in languages that do that: a module for each, called like the language.

Such a module has ``inflected(name, case)``, which returns the name in a grammatical case, or ``None``
where it cannot tell; the sentence then says it with a word before it that can be inflected, ``seat-called``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

Inflector = Callable[[str, str], str | None]


@cache
def inflector(language: str) -> Inflector | None:
    """Return how a language inflects the names of people; ``None`` if it leaves them as they are."""
    module = f"{__name__}.{language}"
    return cast(Inflector, import_module(module).inflected) if find_spec(module) is not None else None


def inflected(name: str, case: str, language: str) -> str | None:
    """Return somebody's name in a case; as it is in languages without cases, ``None`` if none is known."""
    found = inflector(language)
    return name if found is None else found(name, case)
