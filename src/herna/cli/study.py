"""``simulate`` and ``fuzz``: many games, for their results and their faults."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from herna.bench.rules import build_of
from herna.cli.output import ERRORS, OUT, GameKey, Json, Seats, Seed, Variants, put, variants
from herna.games import game
from herna.kernel.errors import HernaError
from herna.sim.again import again
from herna.sim.builds import fuzz_both
from herna.sim.engines import Engine
from herna.sim.engines import engine as chosen_engine
from herna.sim.fuzz import Fuzzing, fuzz
from herna.sim.output import sheet
from herna.sim.play import RANDOM, Played, Study, Tally, play_many, study

Bots = Annotated[str, typer.Option("--bot", help="a bot for every seat, or one for each: greedy,random")]
Engines = Annotated[str, typer.Option("--engine", help="process, pool or ray; by the jobs if not said")]
Address = Annotated[str, typer.Option(help="a Ray cluster to join; without one Ray starts here")]
Jobs = Annotated[int, typer.Option(help="how many processes play", min=1, max=1024)]


# long: a command's options are its parameters, a line each
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


# long: a command's options are its parameters, a line each
def fuzz_command(
    game_key: GameKey,
    decisions: Annotated[int, typer.Option(help="how many decisions to try", min=1)] = 100_000,
    seed: Seed = 0,
    seats: Annotated[int, typer.Option(help="how many seats; 0 tries every number")] = 0,
    variant: Variants = None,
    bot: Annotated[str, typer.Option("--bot", help="who plays; a bot that fails is a finding")] = RANDOM,
    builds: Annotated[
        str, typer.Option(help="`both`: the same games compiled and interpreted, side by side")
    ] = "",
    out: Annotated[Path, typer.Option(help="where to write a record of each finding")] = Path("findings"),
    secrets: Annotated[bool, typer.Option("--secrets", help="look only for what tells a secret")] = False,
    kept: Annotated[Path | None, typer.Option("--again", help="play the record of a finding again")] = None,
    json: Json = False,
) -> None:
    """Play many games, some from close to their end, and look for crashes, dead ends, lost pieces, leaks."""
    if kept is not None:
        play_again(kept)
        return
    if builds not in ("", "both"):
        raise HernaError(f"--builds is both or left out, not {builds!r}")
    start = time.perf_counter()
    asked = Fuzzing(game_key, decisions, seed, seats, variants(variant), bot, secrets)
    done = fuzz_both(asked, out) if builds else fuzz(asked, out)
    plain = done.plain() | {"decisions_per_s": round(done.decisions / (time.perf_counter() - start))}
    if json:
        put(plain)
    else:
        OUT.print(
            f"{done.decisions} decisions in {done.games} games, {done.near_end} of them near the end: "
            f"{len(done.findings)} findings",
            soft_wrap=True,
        )
        for finding in done.findings:
            where = f" ({finding.record})" if finding.record else ""
            OUT.print(
                f"{finding.kind}: {finding.message}{where}", markup=False, highlight=False, soft_wrap=True
            )
    if done.findings:
        sys.exit(1)


def play_again(finding: Path) -> None:
    """Play the record of a finding again; what it shows is raised or printed."""
    found = again(finding)
    for line in found or ["no fault shows at the end of this record"]:
        OUT.print(line, markup=False, highlight=False, soft_wrap=True)
    if found:
        sys.exit(1)
