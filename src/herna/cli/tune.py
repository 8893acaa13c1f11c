"""``tune``: better numbers for a game's heuristic, found by playing."""

from __future__ import annotations

from typing import Annotated

import typer

from herna.cli.output import ERRORS, OUT, GameKey, Json, Seed, put
from herna.cli.study import Jobs
from herna.games import game
from herna.sim.calibrate import best_spread, sights
from herna.sim.engines import engine
from herna.sim.tune import check, climb, tuning


# long: a command's options are its parameters, a line each
def tune_command(
    game_key: GameKey,
    bot: Annotated[str, typer.Option(help="who plays with the weights")] = "greedy",
    steps: Annotated[int, typer.Option(help="how many changes to try", min=1)] = 30,
    games: Annotated[int, typer.Option(help="how many games decide about one", min=2)] = 200,
    size: Annotated[float, typer.Option(help="how large a change is", min=0.01, max=2.0)] = 0.3,
    seed: Seed = 0,
    jobs: Jobs = 1,
    spread: Annotated[bool, typer.Option("--spread", help="only find how far ahead is clear")] = False,
    json: Json = False,
) -> None:
    """Change a heuristic's weights step by step, keep what surely wins, check it on fresh games."""
    if spread:
        tell_spread(game_key, bot, games, seed, json)
        return
    wanted = tuning(game_key, bot, steps, games, seed, size)
    by = engine("", jobs)
    best = tuple(game(game_key).weights().values)
    for number, step in enumerate(climb(wanted, by)):
        if step.kept:
            best = step.weights
        word = "kept" if step.kept else "dropped"
        ERRORS.print(f"{number + 1}: {step.wins:g} of {step.games} games won, {word}", highlight=False)
    found = check(wanted, best, by)
    if json:
        put(found)
        return
    for name, weight in found["weights"].items():
        OUT.print(f"{name} = {weight}   (was {found['before'][name]})", highlight=False)
    OUT.print(
        f"against the weights before: {100 * found['win_rate']:.1f} % of {found['games']} fresh games won, "
        f"95 % interval {100 * found['low']:.1f} to {100 * found['high']:.1f} %",
        highlight=False,
    )


def tell_spread(key: str, bot: str, games: int, seed: int, json: bool) -> None:
    """Print the lead with which winners are foretold best, for the smallest and the largest table."""
    found: dict[str, float] = {}
    for seats in (min(game(key).seats), max(game(key).seats)):
        found[str(seats)] = round(best_spread(sights(key, seats, games, seed, bot)), 2)
    if json:
        put({"game": key, "now": game(key).spread(), "spread": found})
        return
    for number, lead in found.items():
        OUT.print(f"{number} seats: {lead}   (is {game(key).spread()})", highlight=False)
