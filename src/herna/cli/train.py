"""``train``: a net that judges positions of a game, learnt from nothing but play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from herna.cli.output import OUT, GameKey, Json, Seats, put
from herna.cli.study import Jobs
from herna.games import game
from herna.kernel.errors import HernaError
from herna.kernel.game import Setup
from herna.sim.engines import engine


# long: a command's options are its parameters, a line each
def train_command(
    game_key: GameKey,
    seats: Seats = 0,
    minutes: Annotated[float, typer.Option(help="how much time there is, all years together", min=0.01)] = 10,
    years: Annotated[int, typer.Option(help="how often to play, learn and be examined", min=1)] = 2,
    folder: Annotated[
        Path, typer.Option(help="where games, nets and the curve are kept; go on there", metavar="FOLDER")
    ] = Path("training"),
    examined: Annotated[int, typer.Option(help="games of an examination, at most", min=2)] = 200,
    games: Annotated[int, typer.Option(help="games of a year; 0 as many as there is time for", min=0)] = 0,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    """Play, learn from it, keep what surely wins; the net judges positions for bots that search."""
    table = game(game_key)
    chosen = seats or min(table.seats)
    table.check(Setup(chosen, {}))
    try:
        from herna.train.school import Plan, attend
    except ImportError:
        raise HernaError('learning needs NumPy; install it with: pip install "herna[learn]"') from None
    home = folder / f"{game_key}-{chosen}"
    plan = Plan(game_key, chosen, home, minutes, years, examined, games, engine("", jobs))
    for found in attend(plan):
        if json:
            put(found)
        else:
            tell(found)
    if not json and plan.best.exists():
        OUT.print(f"the best net is {plan.best}; let it play: ", end="", highlight=False)
        OUT.print(
            f"herna arena {game_key} --seats {chosen} --bots search:20/net={plan.best},search:20",
            markup=False,
            highlight=False,
            soft_wrap=True,
        )


def tell(found: dict[str, Any]) -> None:
    """Print what one year brought."""
    surprise, gate = found["surprise"], found["gate"]
    said = ", ".join(f"{who} {each:.3f}" for who, each in surprise.items())
    OUT.print(
        f"year {found['year']}: {found['games']} games, {found['positions']} positions; surprise: {said}",
        highlight=False,
    )
    verdict = "kept" if found["kept"] else "dropped"
    OUT.print(
        f"  searches with the new net won {100 * gate['share']:.1f} % of {gate['games']} games, "
        f"95 % interval {100 * gate['low']:.1f} to {100 * gate['high']:.1f} %: {verdict}",
        highlight=False,
        soft_wrap=True,
    )
