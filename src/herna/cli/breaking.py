"""``mutate``: breaks rules on purpose, to see whether the tests notice."""

from __future__ import annotations

import json as plain_json
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from herna.cli.output import ERRORS, OUT, GameKey, Json, Seed, put
from herna.games import game
from herna.kernel.errors import HernaError
from herna.sim.breaking.noticing import NOTICED
from herna.sim.breaking.paragraphs import shown
from herna.sim.breaking.study import Broke, Ground, chosen, ground_of, stale, study

Out = Annotated[Path | None, typer.Option(help="keep the result, for `herna coverage --mutants`")]


# long: a command's options are its parameters, a line each
def mutate_command(
    game_key: GameKey,
    count: Annotated[int, typer.Option(help="how many lines are broken, one at a time", min=1)] = 400,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(help="how many are tried at once", min=1, max=256)] = 1,
    paragraphs: Annotated[
        bool, typer.Option("--paragraphs", help="for each rule, break lines until a test that names it fails")
    ] = False,
    out: Out = None,
    json: Json = False,
) -> None:
    """Break rules, one line at a time, and list what no test notices; needs a clone of the project."""
    game(game_key)
    ground = ground_of(game_key)
    if old := stale(ground):
        raise HernaError(f"{ground.equal.name} names what can no longer be broken so: {old[0]}")
    result = by_paragraph(ground, jobs) if paragraphs else by_chance(ground, count, seed, jobs, quiet=json)
    if out is not None:
        out.write_text(plain_json.dumps(result, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if json:
        put(result)
    elif paragraphs:
        show_paragraphs(result)
    else:
        show_broken(result)
    if result.get("survivors"):
        sys.exit(1)


def by_chance(ground: Ground, count: int, seed: int, jobs: int, quiet: bool) -> dict[str, object]:
    """Break lines at random; return what came of it as plain data."""
    picked = chosen(ground, count, seed)
    shy = quiet or not ERRORS.is_terminal
    tried = study(ground, picked, jobs)
    found = list(track(tried, ground.key, len(picked), console=ERRORS, disable=shy))
    noticed = [broke for broke in found if broke.came == NOTICED]
    return {
        "game": ground.key,
        "seed": seed,
        "broken": len(found),
        "noticed": len(noticed),
        "noticed_only_by_contracts": sum(broke.late for broke in noticed),
        "kinds": dict(Counter(broke.found.kind for broke in found)),
        "survivors": [described(broke) for broke in found if broke.came != NOTICED],
    }


def described(broke: Broke) -> dict[str, object]:
    """Return a survivor as plain data."""
    return {"path": broke.path, "came": broke.came, **asdict(broke.found)}


def by_paragraph(ground: Ground, jobs: int) -> dict[str, object]:
    """Break lines for every paragraph; return what showed each, as plain data."""
    found = dict(shown(ground, jobs))
    return {
        "game": ground.key,
        "shown": {mark: line for mark, line in sorted(found.items()) if line},
        "not_shown": sorted(mark for mark, line in found.items() if not line),
    }


def show_broken(result: dict[str, object]) -> None:
    """Print the broken lines that no test has noticed."""
    broken, noticed = result["broken"], result["noticed"]
    assert isinstance(broken, int) and isinstance(noticed, int)
    OUT.print(
        f"{noticed} of {broken} broken lines noticed ({100 * noticed / max(1, broken):.1f} %), "
        f"{result['noticed_only_by_contracts']} of them only by the promises of every game",
        highlight=False,
    )
    survivors = result["survivors"]
    assert isinstance(survivors, list)
    for each in survivors:
        told = f"{each['path']}:{each['first']} {each['where']}: {each['change']}"
        OUT.print(f"  {each['came']}: {told}", markup=False, highlight=False, soft_wrap=True)


def show_paragraphs(result: dict[str, object]) -> None:
    """Print which paragraphs no broken line shows."""
    good, bad = result["shown"], result["not_shown"]
    assert isinstance(good, dict) and isinstance(bad, list)
    OUT.print(
        f"{len(good)} of {len(good) + len(bad)} named paragraphs have a test that fails with a broken line",
        highlight=False,
    )
    if bad:
        OUT.print(f"  not shown: {', '.join(bad)}", markup=False, highlight=False, soft_wrap=True)
