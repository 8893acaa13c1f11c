"""``simulate``, ``fuzz`` and ``bench``: many games, for their results, their faults and their speed."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import track
from rich.table import Table

from herna.bench.baseline import Drift, control
from herna.bench.baseline import compare as measure_drift
from herna.bench.baseline import save as save_baseline
from herna.bench.bots import Thinking
from herna.bench.growth import Growth
from herna.bench.peers import Peer, peers
from herna.bench.rules import KERNEL, Row, bench, bench_growth, bench_thinking, build_of
from herna.cli.output import ERRORS, OUT, GameKey, Json, Seats, Seed, Variants, put, variants
from herna.cli.pages import CHAOS, LOAD, WEB, bench_chaos, bench_load, bench_pages
from herna.games import CATALOGUE, game
from herna.sim.engines import Engine
from herna.sim.engines import engine as chosen_engine
from herna.sim.fuzz import Fuzzing, fuzz
from herna.sim.output import sheet
from herna.sim.play import Played, Study, Tally, play_many, study

Bots = Annotated[str, typer.Option("--bot", help="a bot for every seat, or one for each: greedy,random")]
Engines = Annotated[str, typer.Option("--engine", help="process, pool or ray; by the jobs if not said")]
Address = Annotated[str, typer.Option(help="a Ray cluster to join; without one Ray starts here")]
QUICK: Final = 0.5
"""Seconds for each measurement when all must end within a minute."""
Jobs = Annotated[int, typer.Option(help="how many processes play", min=1, max=1024)]


def simulate(
    game_key: GameKey,
    seats: Seats = 0,
    games: Annotated[int, typer.Option(help="how many games", min=1)] = 100,
    bot: Bots = "random",
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: Engines = "",
    address: Address = "",
    out: Annotated[Path | None, typer.Option(help="write every game to a .jsonl or .parquet")] = None,
    variant: Variants = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count what happened; with --out, an interrupted study goes on."""
    chosen = seats or min(game(game_key).seats)
    wanted = study(game_key, chosen, games, seed, bot.split(","), variants(variant))
    by = chosen_engine(engine, jobs, address)
    tally, earlier = Tally(wanted), Tally(wanted)
    start = time.perf_counter()
    shown = ERRORS.is_terminal and not json
    for played in track(
        results(wanted, by, out, earlier), game_key, games, console=ERRORS, disable=not shown
    ):
        tally.add(played)
    spent = time.perf_counter() - start
    plain = tally.plain() | {
        "decisions_per_s": round((tally.decisions - earlier.decisions) / spent),
        "games_per_s": round((tally.games - earlier.games) / spent, 2),
        "resumed": earlier.games,
        "jobs": jobs,
        "engine": by.kind,
        "build": build_of(game_key),
    }
    if json:
        put(plain)
    else:
        show_tally(tally, plain)


def results(wanted: Study, by: Engine, out: Path | None, earlier: Tally) -> Iterator[Played]:
    """Give every game of a study: those that a file holds already, then the others as they are played."""
    if out is None:
        yield from play_many(wanted, by)
        return
    file = sheet(out)
    for played in file.done(wanted)[: wanted.games]:
        earlier.add(played)
        yield played
    yield from file.write(wanted, play_many(wanted, by, earlier.games))


def show_tally(tally: Tally, plain: dict[str, object]) -> None:
    """Print what many games have shown."""
    OUT.print(
        f"{tally.finished} of {tally.games} games finished; {tally.decisions} decisions, "
        f"{plain['decisions_per_s']} a second ({plain['build']}); "
        f"{tally.shortest} to {tally.longest} a game",
        highlight=False,
    )
    table = Table("seat", "bot", "won", "mean score")
    ended = max(1, tally.finished)
    for seat, name in enumerate(tally.study.seated()):
        won = f"{100 * tally.wins[seat] / ended:.1f} %"
        table.add_row(str(seat + 1), name, won, f"{tally.points[seat] / ended:.2f}")
    OUT.print(table)
    if tally.sides:
        show_sides(tally.sides)


def show_sides(sides: dict[str, list[float]]) -> None:
    """Print how often each faction, mat, leader or pair was played and won, the best first."""
    table = Table("played with", "games", "won")
    for side, (played, won) in sorted(sides.items(), key=lambda each: -each[1][1] / each[1][0]):
        table.add_row(side, f"{played:.0f}", f"{100 * won / played:.1f} %")
    OUT.print(table)


def fuzz_command(
    game_key: GameKey,
    decisions: Annotated[int, typer.Option(help="how many decisions to try", min=1)] = 100_000,
    seed: Seed = 0,
    seats: Seats = 0,
    variant: Variants = None,
    out: Annotated[Path, typer.Option(help="where to write a record of each finding")] = Path("findings"),
    json: Json = False,
) -> None:
    """Play at random, looking for crashes, dead ends, endless games, lost pieces and leaking secrets."""
    start = time.perf_counter()
    asked = Fuzzing(game_key, decisions, seed, seats, variants(variant))
    done = fuzz(asked, out)
    plain = done.plain() | {"decisions_per_s": round(done.decisions / (time.perf_counter() - start))}
    if json:
        put(plain)
    else:
        OUT.print(f"{done.decisions} decisions in {done.games} games: {len(done.findings)} findings")
        for finding in done.findings:
            where = f" ({finding.record})" if finding.record else ""
            OUT.print(
                f"{finding.kind}: {finding.message}{where}", markup=False, highlight=False, soft_wrap=True
            )
    if done.findings:
        sys.exit(1)


def bench_command(
    game_key: Annotated[
        str, typer.Argument(metavar="[GAME]", help="a game, `kernel`, `web`, `chaos`, `load`")
    ] = "",
    seconds: Annotated[float, typer.Option(help="how long to play each", min=0.01)] = 2.0,
    quick: Annotated[bool, typer.Option("--quick", help="end within a minute")] = False,
    against: Annotated[bool, typer.Option("--peers", help="measure other installed engines too")] = False,
    grow: Annotated[bool, typer.Option("--growth", help="with more seats, and along a game")] = False,
    minds: Annotated[bool, typer.Option("--bots", help="only how fast bots think")] = False,
    save: Annotated[Path | None, typer.Option(help="keep the speeds as a baseline")] = None,
    compare: Annotated[Path | None, typer.Option(help="fail if slower than a baseline")] = None,
    kills: Annotated[int, typer.Option(help="chaos: how often the server is killed", min=0)] = 20,
    tables: Annotated[int, typer.Option(help="load: how many tables play", min=1, max=500)] = 20,
    streams: Annotated[int, typer.Option(help="load: how many streams are open", min=0, max=10_000)] = 200,
    think: Annotated[float, typer.Option(help="load: seconds before an answer, on average", min=0)] = 0.0,
    db: Annotated[str, typer.Option(help="chaos, load: the database; SQLite of its own if not said")] = "",
    json: Json = False,
) -> None:
    """Measure random play on one core, compiled and interpreted; or the pages; or kill a server."""
    if game_key == WEB:
        bench_pages(json)
        return
    if game_key == CHAOS:
        bench_chaos(kills, db, json)
        return
    if game_key == LOAD:
        bench_load(tables, streams, seconds, think, db, json)
        return
    keys = [game_key] if game_key else [KERNEL, *CATALOGUE]
    if game_key and game_key != KERNEL:
        game(game_key)
    spent = min(seconds, QUICK) if quick else seconds
    if minds:
        show_thinking(list(bench_thinking(keys, spent, quick)), json)
        return
    rows = list(bench(keys, spent, quick=quick))
    others = list(peers(spent)) if against else []
    grown = list(bench_growth(keys, spent, quick)) if grow else []
    speed = control() if save or compare else 0.0
    drifts = measure_drift(compare, rows, speed) if compare else []
    if save:
        save_baseline(save, rows, speed)
    if json:
        put(
            {
                "rows": [asdict(row) for row in rows],
                "peers": [asdict(peer) for peer in others],
                "growth": [asdict(line) for line in grown],
                "drift": [asdict(drift) for drift in drifts],
            }
        )
    else:
        show_bench(rows, others, grown, drifts)
    if any(drift.broken for drift in drifts):
        sys.exit(1)


def show_thinking(rows: list[Thinking], json: bool) -> None:
    """Print how fast bots think."""
    if json:
        put({"bots": [asdict(row) for row in rows]})
        return
    table = Table("game", "seats", "greedy decisions/s", "rounds of search/s", "played on (hard)/s")
    for row in rows:
        speeds = (row.greedy_per_s, row.rounds_per_s, row.ahead_per_s)
        table.add_row(row.name, str(row.seats), *(f"{speed:,.0f}" for speed in speeds))
    OUT.print(table)


def show_bench(rows: list[Row], others: list[Peer], grown: list[Growth], drifts: list[Drift]) -> None:
    """Print every table that was asked for."""
    OUT.print(bench_table(rows))
    fastest = [row for row in rows if row.build == "compiled"]
    if others:
        table = Table("engine", "game", "decisions/s", *[f"{row.name} is" for row in fastest])
        for peer in others:
            ratios = [f"{row.decisions_per_s / max(1, peer.decisions_per_s):.1f} x" for row in fastest]
            table.add_row(peer.engine, peer.game, f"{peer.decisions_per_s:,.0f}", *ratios)
        OUT.print(table)
    if grown:
        OUT.print(growth_table(grown))
    for drift in drifts:
        verdict = "TOO SLOW" if drift.broken else "fine"
        OUT.print(f"{drift.name}, {drift.build}: {drift.slower:.2f} times the baseline's time: {verdict}")


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


def bench_table(rows: list[Row]) -> Table:
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
