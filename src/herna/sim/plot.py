"""A tournament as a picture: every bot's share of wins, with the range it may lie in."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

SVG: Final = "http://www.w3.org/2000/svg"
LEFT: Final = 150
WIDTH: Final = 420
ROW: Final = 34
TOP: Final = 54
COLOURS: Final = ("#0969da", "#cf222e", "#1a7f37", "#bf8700", "#8250df", "#57606a", "#bc4c00")
CURVE_HEIGHT: Final = 220
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
        f'<svg xmlns="{SVG}" viewBox="0 0 {LEFT + WIDTH + 90} {height}" role="img">',
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


def curve(chances: list[tuple[float, ...]], names: list[str], title: str) -> str:
    """Return an SVG of every seat's chance to win over a game."""
    bottom = TOP + CURVE_HEIGHT
    step = WIDTH / max(1, len(chances) - 1)
    lines = [
        f'<svg xmlns="{SVG}" viewBox="0 0 {LEFT + WIDTH + 150} {bottom + 34}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}.curve{{fill:none;stroke-width:2}}</style>",
        f'<text class="title" x="12" y="26">{escape(title)}</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = bottom - CURVE_HEIGHT * share / 100
        lines.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{LEFT + WIDTH}"/>')
        lines.append(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{share} %</text>')
    for seat, name in enumerate(names):
        points = " ".join(
            f"{LEFT + step * number:.1f},{bottom - CURVE_HEIGHT * each[seat]:.1f}"
            for number, each in enumerate(chances)
        )
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(f'<polyline class="curve" stroke="{colour}" points="{points}"/>')
        y = TOP + 14 + 20 * seat
        lines.append(f'<path stroke="{colour}" stroke-width="4" d="M{LEFT + WIDTH + 14} {y - 4}h16"/>')
        lines.append(f'<text x="{LEFT + WIDTH + 36}" y="{y}">{escape(name)}</text>')
    return "\n".join([*lines, "</svg>", ""])
