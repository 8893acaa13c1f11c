"""``bench`` and its subcommands: how fast rules, bots and pages are; what kills and crowds do to tables."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from typer.core import TyperGroup

from herna.bench import baseline
from herna.bench.chaos import chaos, failed
from herna.bench.envs import Stepping
from herna.bench.faults import KINDS
from herna.bench.growth import Growth
from herna.bench.load import load
from herna.bench.others import other_environments
from herna.bench.pages import bench_web
from herna.bench.peers import Peer, peers
from herna.bench.rules import KERNEL, Row, bench, bench_envs, bench_growth, bench_thinking
from herna.cli.output import OUT, Json, put
from herna.games import CATALOGUE, game

RULES: Final = "rules"
"""What is measured if nothing else is said."""
EARLIER: Final = {"--envs": "envs", "--peers": "peers", "--growth": "growth", "--bots": "bots"}
"""Subcommands that were options once; they may still be asked for like that."""
QUICK_SECONDS: Final = 0.5
"""For each measurement, when all must end within a minute."""

Title = Annotated[
    str, typer.Argument(metavar="[GAME]", help="a game, or `kernel` for the small example game")
]
Seconds = Annotated[float, typer.Option(help="how long each is measured", min=0.01)]
Quick = Annotated[bool, typer.Option("--quick", help="end within a minute")]
Db = Annotated[str, typer.Option(help="the database; SQLite of its own if not said", metavar="URL")]


class Measurements(TyperGroup):
    """Subcommands, one of which is meant when only a game or an option is given."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the subcommand in front, if it is not there."""
        named = bool(args) and (args[0] in self.commands or args[0] == "--help")
        asked = sorted([each for each in args if each in EARLIER], key=list(EARLIER).index)
        if asked and not named:
            args = [EARLIER[asked[0]], *[each for each in args if each != asked[0]]]
        elif not named:
            args = [RULES, *args]
        return super().parse_args(ctx, args)


BENCH: Final = typer.Typer(
    cls=Measurements,
    help="Measure the rules, the bots or the pages; kill servers; `bench GAME` is `bench rules GAME`.",
)


def chosen(key: str) -> list[str]:
    """Return the games to measure: the one that was named, or all."""
    if key and key != KERNEL:
        game(key)
    return [key] if key else [KERNEL, *CATALOGUE]


def spent(seconds: float, quick: bool) -> float:
    """Return the seconds for each measurement."""
    return min(seconds, QUICK_SECONDS) if quick else seconds


@BENCH.command(RULES)
def bench_rules(
    key: Title = "",
    seconds: Seconds = 2.0,
    quick: Quick = False,
    save: Annotated[Path | None, typer.Option(help="keep the speeds as a baseline")] = None,
    compare: Annotated[Path | None, typer.Option(help="fail if slower than a baseline")] = None,
    json: Json = False,
) -> None:
    """Play at random on one core, compiled and interpreted."""
    rows = list(bench(chosen(key), spent(seconds, quick), quick=quick))
    speed = baseline.control() if save or compare else 0.0
    drifts = baseline.compare(compare, rows, speed) if compare else []
    if save:
        baseline.save(save, rows, speed)
    if json:
        put({"rows": [asdict(row) for row in rows], "drift": [asdict(drift) for drift in drifts]})
    else:
        OUT.print(rules_table(rows))
        for drift in drifts:
            verdict = "TOO SLOW" if drift.broken else "fine"
            OUT.print(f"{drift.name}, {drift.build}: {drift.slower:.2f} times the baseline's time: {verdict}")
    if any(drift.broken for drift in drifts):
        sys.exit(1)


@BENCH.command("peers")
def bench_peers(key: Title = "", seconds: Seconds = 2.0, quick: Quick = False, json: Json = False) -> None:
    """Play other engines' games beside ours: whatever of them is installed."""
    rows = list(bench(chosen(key), spent(seconds, quick), quick=quick))
    others = list(peers(spent(seconds, quick)))
    if json:
        put({"rows": [asdict(row) for row in rows], "peers": [asdict(peer) for peer in others]})
    else:
        OUT.print(rules_table(rows))
        OUT.print(peers_table(others, [row for row in rows if row.build == "compiled"]))


@BENCH.command("growth")
def bench_grown(key: Title = "", seconds: Seconds = 2.0, quick: Quick = False, json: Json = False) -> None:
    """Find out whether speed holds with more seats, and from the first to the last tenth of a game."""
    lines = list(bench_growth(chosen(key), spent(seconds, quick), quick))
    if json:
        put({"growth": [asdict(line) for line in lines]})
    else:
        OUT.print(growth_table(lines))


@BENCH.command("bots")
def bench_bots(key: Title = "", seconds: Seconds = 2.0, quick: Quick = False, json: Json = False) -> None:
    """Find out how fast bots think."""
    rows = list(bench_thinking(chosen(key), spent(seconds, quick), quick))
    if json:
        put({"bots": [asdict(row) for row in rows]})
        return
    table = Table("game", "seats", "greedy decisions/s", "rounds of search/s", "played on (hard)/s")
    for row in rows:
        speeds = (row.greedy_per_s, row.rounds_per_s, row.ahead_per_s)
        table.add_row(row.name, str(row.seats), *(f"{speed:,.0f}" for speed in speeds))
    OUT.print(table)


@BENCH.command("envs")
def bench_learners(
    key: Title = "",
    seconds: Seconds = 2.0,
    quick: Quick = False,
    processes: Annotated[int, typer.Option(help="measure so many beside one, too", min=0, max=256)] = 0,
    peers: Annotated[bool, typer.Option("--peers", help="other environments in the same run")] = False,
    json: Json = False,
) -> None:
    """Find out how many steps a second a learner gets, with observations and options."""
    rows = list(bench_envs(chosen(key), spent(seconds, quick), quick, processes))
    others = list(other_environments(spent(seconds, quick))) if peers else []
    if json:
        put({"envs": [asdict(row) for row in rows], "peers": [asdict(peer) for peer in others]})
    else:
        OUT.print(learners_table(rows, others, processes))


@BENCH.command("web")
def bench_pages(json: Json = False) -> None:
    """Time an answer and its page, late in a random game of each title, and weigh a first visit."""
    rows = bench_web()
    if json:
        put({"rows": [asdict(row) for row in rows]})
        return
    table = Table(
        "game",
        "seats",
        "answers",
        "median ms",
        "95 % ms",
        "parts kB",
        *(f"{kind} kB" for kind in rows[0].first),
    )
    for row in rows:
        sizes = (row.largest_kb, *(size / 1000 for size in row.first.values()))
        cells = (row.seats, row.answers, *(f"{each:.1f}" for each in (row.median_ms, row.p95_ms, *sizes)))
        table.add_row(row.game, *map(str, cells))
    OUT.print(table)


@BENCH.command("chaos")
def bench_chaos(
    kills: Annotated[int, typer.Option("--kills", "--faults", help="how many faults happen", min=0)] = 20,
    kinds: Annotated[
        str, typer.Option(help="of which kinds: kill,freeze,clock,disk,slow,cut, or all of them")
    ] = "kill",
    db: Db = "",
    json: Json = False,
) -> None:
    """Break things while tables play; an answer lost or doubled, or a table stuck, is a failure."""
    wanted = tuple(KINDS if kinds == "all" else kinds.split(","))
    if not set(wanted) <= set(KINDS):
        raise typer.BadParameter(f"must be all, or some of {','.join(KINDS)}", param_hint="--kinds")
    found = chaos(kills, db, kinds=wanted)
    if json:
        put(asdict(found))
    else:
        table = Table("faults", "acknowledged", "lost", "doubled", "went back", "stuck", "tables", "servers")
        table.add_row(*[str(number) for number in asdict(found).values()])
        OUT.print(table)
    if failed(found):
        sys.exit(1)


@BENCH.command("load")
def bench_load(
    tables: Annotated[int, typer.Option(help="how many tables play", min=1, max=2000)] = 20,
    streams: Annotated[int, typer.Option(help="how many streams are open", min=0, max=10_000)] = 200,
    seconds: Seconds = 2.0,
    think: Annotated[float, typer.Option(help="seconds before an answer, on average", min=0)] = 0.0,
    db: Db = "",
    bots: Annotated[bool, typer.Option("--with-bots", help="let bots have a third of the seats")] = False,
    json: Json = False,
) -> None:
    """Play at many tables with many streams open, and say what each costs."""
    found = asdict(load(tables, streams, seconds, think, db, bots=bots))
    if json:
        put(found)
        return
    table = Table("measured", "value")
    for name, value in found.items():
        table.add_row(name, str(value))
    OUT.print(table)


def peers_table(others: list[Peer], ours: list[Row]) -> Table:
    """Lay other engines' speeds out, and how many times as fast each of our games is."""
    table = Table("engine", "game", "decisions/s", *[f"{row.name} is" for row in ours])
    for peer in others:
        ratios = [f"{row.decisions_per_s / max(1, peer.decisions_per_s):.1f} x" for row in ours]
        table.add_row(peer.engine, peer.game, f"{peer.decisions_per_s:,.0f}", *ratios)
    return table


def growth_table(grown: list[Growth]) -> Table:
    """Lay out how speed holds along a game, and what its beginning and its end take."""
    table = Table(
        "game", "seats", "decisions/s", "first tenth", "last tenth", "last / first",
        "opening µs", "closing µs", "bytes a state",
    )  # fmt: skip
    for line in grown:
        table.add_row(
            line.name,
            str(line.seats),
            *[f"{x:,.0f}" for x in (line.decisions_per_s, line.first_tenth, line.last_tenth)],
            f"{line.last_tenth / line.first_tenth:.2f}",
            f"{line.opening_us:.1f}",
            f"{line.closing_us:.1f}",
            f"{line.state_bytes:,}",
        )
    return table


def rules_table(rows: list[Row]) -> Table:
    """Lay the measurements out."""
    table = Table(
        "game", "seats", "build", "decisions/s", "games/s", "options", "copy µs", "redact µs", "sample µs"
    )
    for row in rows:
        table.add_row(
            row.name,
            str(row.seats),
            row.build,
            f"{row.decisions_per_s:,.0f}",
            f"{row.games_per_s:,.1f}",
            f"{row.options:.1f}",
            f"{row.copy_us:.2f}",
            f"{row.redact_us:.2f}",
            f"{row.sample_us:.2f}",
        )
    return table


def learners_table(rows: list[Stepping], others: list[Peer], processes: int) -> Table:
    """Lay out what learners get from our environments, and from others."""
    table = Table("environment", "seats", "numbers", "options", "steps/s")
    if processes:
        for title in ("one process", f"{processes} processes", "times"):
            table.add_column(title)
    for row in rows:
        more = (f"{row.alone_per_s:,.0f}", f"{row.together_per_s:,.0f}") if processes else ()
        times = (f"{row.together_per_s / max(1, row.alone_per_s):.1f}",) if processes else ()
        first = (row.name, str(row.seats), str(row.width), f"{row.options:.1f}", f"{row.steps_per_s:,.0f}")
        table.add_row(*first, *more, *times)
    for peer in others:
        table.add_row(f"{peer.engine}: {peer.game}", "", "", "", f"{peer.decisions_per_s:,.0f}")
    return table
