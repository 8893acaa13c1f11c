"""``games``, ``coverage`` and ``compile``: what is here, how well it is tested, and how it is built."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from herna.bench.rules import build_of
from herna.build import compile as compiler
from herna.build.background import can_train
from herna.cli.output import OUT, Json, Language, put, spoken
from herna.games import CATALOGUE, game
from herna.i18n.speak import Speaker
from herna.kernel.errors import HernaError
from herna.rulebook import Coverage, coverage, not_shown, note_replays, only_replays, rulebook, shown


def games(language: Language = "", json: Json = False) -> None:
    """List the games in the catalogue."""
    rows = [described(key, spoken(language)) for key in CATALOGUE]
    if json:
        put({"games": rows})
        return
    table = Table("game", "", "players", "variants", "build")
    for row in rows:
        table.add_row(*[str(row[name]) for name in ("game", "title", "players", "choices", "build")])
    OUT.print(table)


def described(key: str, language: str) -> dict[str, object]:
    """Return what the catalogue says about a game."""
    found = game(key)
    return {
        "game": key,
        "title": Speaker(language, key).say("game-title"),
        "seats": list(found.seats),
        "players": f"{min(found.seats)}-{max(found.seats)}",
        "variants": {name: list(values) for name, values in found.variants.items()},
        "choices": ", ".join(found.variants),
        "rules": found.rules,
        "build": build_of(key),
    }


# long: a command's options are its parameters, a line each
def coverage_command(
    game_key: Annotated[str, typer.Argument(metavar="[GAME]", help="a game; all of them if left out")] = "",
    brief: Annotated[bool, typer.Option("--brief", help="only the numbers")] = False,
    mutants: Annotated[
        Path | None, typer.Option(help="what `mutate GAME --paragraphs --out` wrote: count what it shows")
    ] = None,
    note: Annotated[
        bool, typer.Option("--note", help="with --mutants: write the list of what only replays defend")
    ] = False,
    json: Json = False,
) -> None:
    """Say how many numbered rules and cards are named by tests; it is an error if some are not."""
    if mutants is not None and not game_key:
        raise HernaError("--mutants is about one game: herna coverage GAME --mutants FILE")
    if note and mutants is None:
        raise HernaError("--note writes what --mutants FILE shows: herna coverage GAME --mutants FILE --note")
    keys = [game_key] if game_key else list(CATALOGUE)
    found = {key: coverage(key) for key in keys}
    plain = {key: each.plain() | {"only_replays": only_replays(key)} for key, each in found.items()}
    if mutants is not None:
        bare = not_shown(found[game_key], rulebook(game_key), shown(mutants, game_key))
        plain[game_key]["not_shown"] = bare
        if note:
            note_replays(game_key, bare)
    if json:
        put(plain)
    else:
        for key, each in found.items():
            show_coverage(key, each, brief)
        if mutants is not None:
            show_not_shown(found[game_key], bare)
    if any(each.missing or each.missing_cards or each.unknown for each in found.values()):
        raise typer.Exit(1)


def show_coverage(key: str, found: Coverage, brief: bool) -> None:
    """Print one game's coverage."""
    named = found.paragraphs - len(found.missing) - len(found.exempt)
    cards = found.cards - len(found.missing_cards)
    OUT.print(
        f"{key}: {named} of {found.paragraphs} paragraphs named ({len(found.exempt)} exempt), "
        f"{cards} of {found.cards} cards",
        highlight=False,
    )
    if late := only_replays(key):
        OUT.print(f"  {len(late)} of them are defended by replays alone", highlight=False)
    if brief:
        return
    lists = (("paragraphs", found.missing), ("cards", found.missing_cards), ("unknown names", found.unknown))
    for title, keys in lists:
        if keys:
            word = title if title.startswith("unknown") else f"{title} that no test names"
            OUT.print(f"  {word}: {', '.join(keys)}", markup=False, highlight=False, soft_wrap=True)


def show_not_shown(found: Coverage, bare: list[str]) -> None:
    """Print how many paragraphs a broken line has shown, and which it has not."""
    named = found.paragraphs - len(found.missing) - len(found.exempt)
    OUT.print(f"  shown by a broken line: {named - len(bare)} of {named}", highlight=False)
    if bare:
        OUT.print(f"  only replays defend: {', '.join(bare)}", highlight=False, soft_wrap=True)


# long: a command's options are its parameters, a line each
def compile_command(
    clean: Annotated[bool, typer.Option("--clean", help="go back to the interpreted build")] = False,
    opt: Annotated[int | None, typer.Option(help="the C compiler's effort", min=0, max=3)] = None,
    only: Annotated[list[str] | None, typer.Option(help="a game; the kernel is always compiled")] = None,
    trained: Annotated[
        bool,
        typer.Option(
            "--trained", help="learn from a trial run (GCC): twice the time, a tenth faster or more"
        ),
    ] = False,
    json: Json = False,
) -> None:
    """Compile kernel and games with mypyc, in place; everything also runs without it."""
    if trained and not can_train():
        raise HernaError("a trained build needs GCC; without --trained any C compiler will do")
    arguments = ["--clean"] if clean else ["--trained"] if trained else []
    if opt is not None:
        arguments += ["--opt", str(opt)]
    for unit in only or []:
        arguments += ["--only", unit]
    compiler.main(arguments)
    build = "interpreted" if clean else "compiled"
    if json:
        put({"build": build})
    else:
        OUT.print(f"the build is now {build}")
