"""Who wins when everybody plays alike: seats, factions, mats and leaders, over many games.

    python examples/balance.py --games 100000 --jobs 2 --out balance

Plays every game of the catalogue with every number of seats between bots of one kind, and Arcs once more
with leaders. For each game it writes what was counted as JSON, and a picture: how often each seat won, how
well each faction did beside an even share, and a square for every pair of factions. Interrupted, it goes on
where it stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from herna.games import CATALOGUE, game
from herna.sim.engines import engine
from herna.sim.output import sheet
from herna.sim.play import Tally, play_many, study
from herna.sim.ratings import interval

LINE = 22
LEFT, RIGHT = 12, 470
BARS, SCALE = 120, 240
MORE = {"arcs": [(4, {"leaders": "both"})]}
"""Tables beside the usual ones, where something more can be compared."""


def tables(key: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Give the tables of a study: every number of seats, and what else is worth a look."""
    for seats in game(key).seats:
        yield seats, {}
    yield from MORE.get(key, [])


def counted(key: str, seats: int, variants: dict[str, str], asked: argparse.Namespace) -> dict[str, Any]:
    """Play one table, and return who won how often."""
    wanted = study(key, seats, asked.games, asked.seed, [asked.bot], variants)
    label = ", ".join([f"{seats} seats", *[f"{name} {value}" for name, value in variants.items()]])
    file = sheet(asked.out / f"{key}-{label.replace(', ', '-').replace(' ', '-')}.jsonl")
    done = file.done(wanted)[: asked.games]
    tally = Tally(wanted)
    for played in done:
        tally.add(played)
    for played in file.write(wanted, play_many(wanted, engine("", asked.jobs), len(done))):
        tally.add(played)
    return {"table": label} | tally.plain()


@dataclass
class Side:
    """How a faction, mat, leader or pair did at all tables together."""

    played: int = 0
    won: float = 0.0
    fair: float = 0.0
    """What it would have won had every seat won equally often."""

    def add(self, played: int, won: float, seats: int) -> None:
        """Count another table size."""
        self.played += played
        self.won += won
        self.fair += played / seats

    @property
    def share(self) -> float:
        """Wins beside an even share: 1 is even."""
        return self.won / self.fair

    @property
    def between(self) -> tuple[float, float]:
        """Where the true share lies, 19 times out of 20."""
        low, high = interval(self.won, self.played)
        even = self.fair / self.played
        return low / even, high / even


def gathered(rows: Iterable[dict[str, Any]]) -> dict[str, Side]:
    """Add up what was played with over all tables."""
    found: dict[str, Side] = {}
    for row in rows:
        for name, count in row["sides"].items():
            found.setdefault(name, Side()).add(count["played"], count["won"], row["seats"])
    return found


def text(x: float, y: float, words: str, more: str = "") -> str:
    """Return a line of words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{words}</text>'


def bar(x: float, y: float, name: str, share: float, between: tuple[float, float], full: float) -> str:
    """Draw one share with its interval."""
    scale, low, high = SCALE / full, *between
    return (
        text(x, y + 12, name)
        + f'<rect x="{x + BARS:.1f}" y="{y}" width="{share * scale:.1f}" height="15" fill="#c98a3a"/>'
        + f'<path d="M{x + BARS + low * scale:.1f} {y + 7}H{x + BARS + high * scale:.1f}" stroke="#222"/>'
        + text(x + BARS + high * scale + 6, y + 12, f"{share:.1%}" if full <= 1 else f"{share:.2f}")
    )


def seats_part(rows: list[dict[str, Any]]) -> tuple[list[str], int]:
    """Draw how often each seat won, table by table; a dashed line marks an even share."""
    lines, y = [], 44
    for row in rows:
        lines.append(text(LEFT, y + 12, row["table"], 'font-weight="bold"'))
        top = y + LINE - 2
        for seat, wins in enumerate(row["wins"]):
            share, between = wins / row["games"], interval(wins, row["games"])
            lines.append(bar(LEFT, top + seat * LINE, f"seat {seat + 1}", share, between, 1))
        y = top + row["seats"] * LINE
        even = LEFT + BARS + SCALE / row["seats"]
        lines.append(f'<path d="M{even:.1f} {top - 4}V{y - 4}" stroke="#276b45" stroke-dasharray="4 3"/>')
        y += 10
    return lines, y


def sides_part(sides: dict[str, Side], y: int) -> tuple[list[str], int]:
    """Draw how well each faction, mat or leader did beside an even share."""
    single = {name: side for name, side in sides.items() if " + " not in name}
    full = max(2.0, *[side.between[1] for side in single.values()])
    lines = [text(RIGHT, y + 12, "beside an even share (1 is even)", 'font-weight="bold"')]
    top = y + LINE - 2
    for name, side in sorted(single.items(), key=lambda each: -each[1].share):
        y += LINE
        lines.append(bar(RIGHT, y - 2, name, side.share, side.between, full))
    even = RIGHT + BARS + SCALE / full
    lines.append(f'<path d="M{even:.1f} {top - 4}V{y + 16}" stroke="#276b45" stroke-dasharray="4 3"/>')
    return lines, y + LINE + 12


def colour(share: float) -> str:
    """Return the colour of a square: rust below an even share, white at it, green above."""
    far = max(-1.0, min(1.0, (share - 1) / 0.8))
    to = (39, 120, 75) if far > 0 else (178, 74, 34)
    return "#" + "".join(f"{round(255 + (end - 255) * abs(far)):02x}" for end in to)


def pairs_part(sides: dict[str, Side], y: int) -> tuple[list[str], int]:
    """Draw a square for every pair that was played together."""
    pairs = {tuple(name.split(" + ")): side for name, side in sides.items() if " + " in name}
    down = sorted({first for first, _second in pairs})
    across = sorted({second for _first, second in pairs})
    lines = [text(RIGHT, y + 12, "two together, beside an even share", 'font-weight="bold"')]
    y += LINE
    width = 330 / max(1, len(across))
    for i, name in enumerate(across):
        lines.append(text(RIGHT + 90 + (i + 0.5) * width, y + 10, name, 'text-anchor="middle" font-size="9"'))
    for first in down:
        y += LINE
        lines.append(text(RIGHT, y + 8, first))
        for i, second in enumerate(across):
            side = pairs.get((first, second))
            if side is not None:
                x = RIGHT + 90 + i * width
                lines.append(
                    f'<rect x="{x:.1f}" y="{y - 6}" width="{width - 2:.1f}" height="{LINE - 2}" '
                    f'fill="{colour(side.share)}"/>'
                    + text(x + width / 2, y + 8, f"{side.share:.2f}", 'text-anchor="middle" font-size="10"')
                )
    return lines, y + LINE + 12


def chart(rows: list[dict[str, Any]], title: str) -> str:
    """Draw a whole study of a game."""
    lines, bottom = seats_part(rows)
    sides, y = gathered(rows), 44
    if sides:
        more, y = sides_part(sides, y)
        lines += more
    if any(" + " in name for name in sides):
        more, y = pairs_part(sides, y)
        lines += more
    heading = text(LEFT, 24, title, 'font-size="15"')
    width, height = (910 if sides else RIGHT), max(bottom, y)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{heading}'
        f"{''.join(lines)}</svg>"
    )


def main() -> None:
    """Play, count and draw."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games at every table")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--only", default="", help="one game alone")
    parser.add_argument("--out", type=Path, default=Path("balance"), help="a folder")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for key in [asked.only] if asked.only else list(CATALOGUE):
        rows = [counted(key, seats, variants, asked) for seats, variants in tables(key)]
        title = f"{key}: who wins, {asked.games:,} games at each table, {asked.bot} play"
        (asked.out / f"{key}.svg").write_text(chart(rows, title) + "\n")
        (asked.out / f"{key}.json").write_text(json.dumps(rows, indent=1) + "\n")
        print(f"{key}: {[row['wins'] for row in rows]}", flush=True)


if __name__ == "__main__":
    main()
