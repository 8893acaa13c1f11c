"""A tournament as a picture: every bot's share of wins, with the range it may lie in."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

LEFT: Final = 150
WIDTH: Final = 420
ROW: Final = 34
TOP: Final = 54
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#24292f}.title{font-weight:600;font-size:15px}"
    ".axis{stroke:#8c959f}.grid{stroke:#d8dee4}.even{stroke:#bc4c00;stroke-dasharray:4 3}"
    ".bar{fill:#54aeff}.range{stroke:#0a3069;stroke-width:2}"
)


def picture(report: dict[str, Any]) -> str:
    """Return an SVG of a report's win rates; the dashed line is what equal bots would win."""
    bots = sorted(report["bots"].items(), key=lambda item: -item[1]["win_rate"])
    height = TOP + ROW * len(bots) + 34
    title = (
        f"{report['game']}, {report['seats']} seats, {report['games']} games: share of wins, 95 % interval"
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 90} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="12" y="26">{escape(title)}</text>',
        *grid(TOP + ROW * len(bots)),
    ]
    for number, (name, row) in enumerate(bots):
        lines += bar(TOP + ROW * number, name, row)
    even = LEFT + WIDTH / report["seats"]
    lines.append(f'<path class="even" d="M{even:.1f} {TOP - 8}V{TOP + ROW * len(bots)}"/>')
    return "\n".join([*lines, "</svg>", ""])


def grid(bottom: int) -> list[str]:
    """Return the lines and numbers behind the bars."""
    lines = []
    for percent in range(0, 101, 25):
        x = LEFT + WIDTH * percent / 100
        kind = "axis" if percent == 0 else "grid"
        lines.append(f'<path class="{kind}" d="M{x:.1f} {TOP - 8}V{bottom}"/>')
        lines.append(f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{percent} %</text>')
    return lines


def bar(y: int, name: str, row: dict[str, Any]) -> list[str]:
    """Return one bot's bar, its range and its figures."""
    middle = y + ROW / 2 - 4
    low, high = LEFT + WIDTH * row["low"], LEFT + WIDTH * row["high"]
    return [
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>',
        f'<rect class="bar" x="{LEFT}" y="{y}" width="{WIDTH * row["win_rate"]:.1f}" height="{ROW - 8}"/>',
        f'<path class="range" d="M{low:.1f} {middle - 5}v10m0 -5H{high:.1f}m0 -5v10"/>',
        f'<text x="{LEFT + WIDTH + 12}" y="{middle + 5}">{100 * row["win_rate"]:.1f} %</text>',
    ]
