"""Lets tests import the sources themselves, also where compiled modules stand beside them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

OURS = ("herna", "harbours")


class Sources(MetaPathFinder):
    """Finds our modules as Python sources only."""

    def __init__(self) -> None:
        self.finders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module's source is; anybody else's module is for others to find."""
        if path is None or name.partition(".")[0] not in OURS:
            return None
        for folder in path:
            if folder not in self.finders:
                self.finders[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
            found = self.finders[folder].find_spec(name)
            if found is not None:
                return found
        return None


def import_sources_only() -> None:
    """Look past compiled modules from here on."""
    sys.meta_path.insert(0, Sources())
