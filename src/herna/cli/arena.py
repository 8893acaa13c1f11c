"""``arena`` and ``analyse``: which bot is better and how surely; what a finished game turned on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import track
from rich.table import Table

from herna.bots.analysis import Analysis, Moment, final, moments
from herna.bots.mcts import Limits
from herna.cli.output import (
    ERRORS,
    OUT,
    GameKey,
    Json,
    Language,
    Seats,
    Seed,
    Variants,
    load,
    put,
    spoken,
    variants,
)
from herna.cli.records import File
from herna.cli.study import Address, Engines, Jobs
from herna.games import game
from herna.i18n.speak import Speaker
from herna.kernel.choice import TABLE, Option
from herna.kernel.match import Match
from herna.sim.advise import mistake_text, turn_text
from herna.sim.arena import Report, contest, games_of
from herna.sim.engines import engine as chosen_engine
from herna.sim.lineups import tables
from herna.sim.plot import curve, picture

COLUMNS: Final = (
    "bot",
    "games",
    "won",
    "95 %",
    "place",
    "rating",
    "± 95 %",
    "ms a decision",
    "slowest ms",
    "faults",
)


# long: a command's options are its parameters, a line each
def arena(
    game_key: GameKey,
    bots: Annotated[
        str, typer.Option(help="who plays: greedy,random; a name may be repeated")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(help="how many games", min=1)] = 100,
    seats: Seats = 0,
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: Engines = "",
    address: Address = "",
    variant: Variants = None,
    plot: Annotated[Path | None, typer.Option(help="write a picture of the win rates, as SVG")] = None,
    json: Json = False,
) -> None:
    """Let bots meet: seats rotated, the same setups for all, ratings and win rates with their intervals."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    wanted = contest(game_key, names, seats, games, seed, variants(variant))
    by = chosen_engine(engine, jobs, address)
    report = Report(wanted)
    shown = ERRORS.is_terminal and not json
    try:
        for seated in track(games_of(wanted, by), game_key, games, console=ERRORS, disable=not shown):
            report.add(seated)
    except KeyboardInterrupt:
        ERRORS.print(f"stopped after {report.games} of {games} games; this is what they showed")
    block = len(tables(names, wanted.seats))
    if games % block:
        ERRORS.print(f"{games} is not a multiple of {block}: not every bot sat equally often in every seat")
    plain = report.plain()
    if plot is not None:
        plot.write_text(picture(plain), encoding="utf-8")
    if json:
        put(plain)
    else:
        show(plain)


def show(plain: dict[str, Any]) -> None:
    """Print a tournament's table, best bot first."""
    table = Table(
        "bot", "games", "won", "95 %", "place", "rating", "± 95 %", "ms a decision", "slowest ms", "faults"
    )
    for name, row in sorted(plain["bots"].items(), key=lambda item: -item[1]["win_rate"]):
        table.add_row(
            name,
            str(row["played"]),
            f"{100 * row['win_rate']:.1f} %",
            f"{100 * row['low']:.1f}-{100 * row['high']:.1f}",
            f"{row['place']:.2f}",
            f"{row['rating']:.1f}",
            f"{row['rating'] - row['rating_low']:.1f}",
            f"{row['ms_per_decision']:.2f}",
            f"{row['slowest_ms']:.0f}",
            str(row["faults"]),
        )
    OUT.print(f"{plain['game']}, {plain['seats']} seats, {plain['games']} games", highlight=False)
    OUT.print(table)
    for row in plain["bots"].values():
        for sentence in row["fault_words"]:
            OUT.print(sentence, markup=False, highlight=False, soft_wrap=True)


def analyse_command(
    file: File,
    rounds: Annotated[int, typer.Option(help="how long to look at each decision", min=1)] = 120,
    seed: Seed = 0,
    most: Annotated[int, typer.Option(help="how many decisions to name", min=1)] = 5,
    plot: Annotated[Path | None, typer.Option(help="write the chances over time, as SVG")] = None,
    language: Language = "",
    json: Json = False,
) -> None:
    """Look at a finished game again: the chances to win over time, and what changed them most."""
    record = load(file)
    table = game(record.game)
    result = final(record)
    looked = moments(table, record, Limits(rounds), seed)
    shown = ERRORS.is_terminal and not json
    found = track(looked, record.game, len(record.answers), console=ERRORS, disable=not shown)
    analysis = Analysis(tuple(found), result)
    speaker = Speaker(spoken(language), record.game, Match(table, record).view(TABLE))
    if plot is not None:
        plot.write_text(drawn(analysis, speaker), encoding="utf-8")
    if json:
        put(plain_analysis(analysis, table.verbs.code, most))
    else:
        tell(analysis, speaker, most)


def drawn(analysis: Analysis, speaker: Speaker) -> str:
    """Return the chances over time as a picture."""
    names = [speaker.seat(seat) for seat in range(len(analysis.final))]
    return curve(analysis.curve(), names, speaker.say("game-title"))


def plain_analysis(analysis: Analysis, code: Callable[[Option], str], most: int) -> dict[str, object]:
    """Return an analysis as plain data."""
    return {
        "chances": [[round(each, 4) for each in chances] for chances in analysis.curve()],
        "mistakes": [plain_moment(analysis, moment, code) for moment in analysis.mistakes(most)],
        "turns": [plain_moment(analysis, moment, code) for moment in analysis.turns(most)],
    }


def plain_moment(analysis: Analysis, moment: Moment, code: Callable[[Option], str]) -> dict[str, object]:
    """Return one decision as plain data."""
    return {
        "at": moment.at,
        "seat": int(moment.seat),
        "taken": code(moment.taken),
        "best": code(moment.best),
        "loss": round(moment.loss, 4),
        "swing": round(analysis.swing(moment), 4),
    }


def tell(analysis: Analysis, speaker: Speaker, most: int) -> None:
    """Print what a game turned on."""
    lines = [mistake_text(speaker, moment) for moment in analysis.mistakes(most)]
    lines += [turn_text(speaker, analysis, moment) for moment in analysis.turns(most)]
    for line in lines or [speaker.say("analysis-none")]:
        OUT.print(line, markup=False, highlight=False, soft_wrap=True)
