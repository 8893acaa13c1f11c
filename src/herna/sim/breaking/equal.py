"""Breaks that change nothing anybody could notice, each with the reason."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from herna.kernel.errors import HernaError
from herna.sim.breaking.breaks import Break

FIELDS = ("module", "where", "change", "reason")


@dataclass(frozen=True)
class Equal:
    """One such break, told by words that outlive a moved line."""

    module: str
    """The end of the module's path."""
    where: str
    """The function."""
    change: str
    reason: str
    line: str = ""
    """The line as it is written, where the same change is possible more than once in a function."""

    def is_for(self, path: Path, found: Break) -> bool:
        """Whether a break is this one."""
        return (
            (found.where, found.change) == (self.where, self.change)
            and path.as_posix().endswith(f"/{self.module}")
            and self.line in ("", found.line)
        )


def equals(path: Path) -> list[Equal]:
    """Read the list of a game; there may be none."""
    if not path.exists():
        return []
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    for each in found:
        lacking = [name for name in FIELDS if not str(each.get(name, "")).strip() and name != "where"]
        if lacking:
            raise HernaError(f"{path.name}: an entry lacks {', '.join(lacking)}: {each}")
    return [Equal(**each) for each in found]
