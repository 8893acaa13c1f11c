"""What every number of an observation means: ``python -m herna.envs.explain > docs/study/numbers.md``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.envs.encoding import VERSION
from herna.games import CATALOGUE, game
from herna.i18n.speak import Speaker
from herna.kernel.observe import QUESTION, Passage

COUNTED: Final = re.compile(r"^(.*\D)(\d+)(\D*)$")
TO: Final = " to "
HEAD: Final = f"""# What learners are told

An observation is a row of whole numbers: first the question, then the position as the seat to answer sees it.
The numbers of each seat come in the order of play, from the own one on; seat 0 is whoever looks. This page is
made from the code (`python -m herna.envs.explain`), for the smallest table of each game and version
`{VERSION}` of the environments; a test compares. In a program, `game("arcs").told(state, seat)` gives the
same numbers by these names.
"""


@dataclass(frozen=True)
class Line:
    """Some passages in a row that say the same of one thing after the other."""

    first: int
    count: int
    about: str
    says: str


def lines(passages: Sequence[Passage], first: int = 0) -> list[Line]:
    """Return passages as lines, those that differ by a running number alone as one."""
    found: list[Line] = []
    for passage in passages:
        count = int(passage.count)
        if found and goes_on(found[-1], passage):
            last = found.pop()
            about = f"{last.about.split(TO)[0]}{TO}{numbered(passage.about)[1]}"
            found.append(Line(last.first, last.count + count, about, last.says))
        else:
            found.append(Line(first, count, passage.about, passage.says))
        first += count
    return found


def goes_on(line: Line, passage: Passage) -> bool:
    """Whether a passage says the same as a line, of the next of such things."""
    same = numbered(line.about.split(TO)[0])[0] == numbered(passage.about)[0] != ""
    return same and line.says == passage.says


def numbered(about: str) -> tuple[str, str]:
    """Return a name without its number, and the number; two empty words if it has none."""
    found = COUNTED.match(about)
    return (f"{found[1]}#{found[3]}", found[2]) if found else ("", "")


def table(found: Sequence[Line]) -> str:
    """Return lines as a Markdown table."""
    rows = ["| numbers | about | what they say |", "|---|---|---|"]
    for line in found:
        last = line.first + line.count - 1
        where = f"{line.first}" if line.count == 1 else f"{line.first}-{last}"
        rows.append(f"| {where} | {line.about} | {line.says} |")
    return "\n".join(rows)


def page() -> str:
    """Return the whole page."""
    found = [HEAD, "## The question, in every game\n", table(lines(QUESTION)) + "\n"]
    start = sum(int(passage.count) for passage in QUESTION)
    for key in CATALOGUE:
        seats = min(game(key).seats)
        title = Speaker("en", key).say("game-title")
        widths = ", ".join(f"{game(key).width(many)} with {many}" for many in game(key).seats)
        found += [
            f"## {title}\n",
            f"{widths} seats.\n",
            table(lines(game(key).passages(seats), start)) + "\n",
        ]
    return "\n".join(found)


if __name__ == "__main__":
    print(page(), end="")
