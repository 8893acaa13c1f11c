"""Who wins when everybody plays alike: factions, seats and openings, over many games.

    python examples/balance.py --games 100000 --jobs 2 --out docs/balance

Plays every game of the catalogue with every number of seats between bots of one kind, counts who won, and
draws a bar for each seat, with a 95 % interval. Interrupted, it goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from herna.games import CATALOGUE, game
from herna.sim.engines import engine
from herna.sim.output import sheet
from herna.sim.play import Tally, play_many, study
from herna.sim.ratings import interval

BAR = 34
WIDTH = 640


def counted(key: str, seats: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Play one table size, and return who won how often."""
    wanted = study(key, seats, asked.games, asked.seed, [asked.bot])
    file = sheet(asked.out.with_name(f"{key}-{seats}.jsonl"))
    done = file.done(wanted)[: asked.games]
    tally = Tally(wanted)
    for played in done:
        tally.add(played)
    for played in file.write(wanted, play_many(wanted, engine("", asked.jobs), len(done))):
        tally.add(played)
    return tally.plain()


def chart(rows: list[dict[str, Any]], title: str) -> str:
    """Draw a bar for every seat of every table size."""
    lines: list[str] = []
    y = 40
    for row in rows:
        even = 1 / row["seats"]
        lines.append(f'<text x="12" y="{y + 12}" font-weight="bold">{row["seats"]} seats</text>')
        for seat, wins in enumerate(row["wins"]):
            share = wins / row["games"]
            low, high = interval(wins, row["games"])
            top = y + 20 + seat * (BAR - 12)
            lines.append(
                f'<text x="12" y="{top + 13}">seat {seat + 1}</text>'
                f'<rect x="80" y="{top}" width="{share * 480:.1f}" height="16" fill="#c98a3a"/>'
                f'<path d="M{80 + low * 480:.1f} {top + 8}H{80 + high * 480:.1f}" stroke="#222"/>'
                f'<text x="{90 + high * 480:.1f}" y="{top + 13}">{share:.1%}</text>'
            )
        bottom = y + 20 + row["seats"] * (BAR - 12)
        lines.append(
            f'<path d="M{80 + even * 480:.1f} {y + 16}V{bottom}" stroke="#2a6" stroke-dasharray="4 3"/>'
        )
        y = bottom + 14
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" font-family="sans-serif" '
        'font-size="12">'
        f'<rect width="{WIDTH}" height="{y}" fill="#fff"/><text x="12" y="22" font-size="15">{title}</text>'
        f"{''.join(lines)}</svg>"
    )


def main() -> None:
    """Play, count and draw."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path, default=Path("balance"))
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    found: dict[str, Any] = {}
    for key in [asked.only] if asked.only else list(CATALOGUE):
        rows = [counted(key, seats, asked) for seats in game(key).seats]
        found[key] = rows
        title = f"{key}: games won by each seat, {asked.games:,} games each, {asked.bot} play"
        asked.out.with_name(f"{asked.out.name}-{key}.svg").write_text(chart(rows, title) + "\n")
        asked.out.with_name(f"{asked.out.name}-{key}.json").write_text(json.dumps(rows, indent=1) + "\n")
        print(f"{key}: {[row['wins'] for row in rows]}", flush=True)


if __name__ == "__main__":
    main()
