"""``replay``, ``verify`` and ``record``: finished games as files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from herna.cli.output import OUT, GameKey, Json, Language, Seats, Seed, Variants, load, put, spoken, variants
from herna.games import game
from herna.i18n.speak import Speaker
from herna.kernel.choice import TABLE
from herna.kernel.errors import BadRecord
from herna.kernel.match import Match
from herna.kernel.record import Record, write
from herna.sim.play import record_of, study

File = Annotated[Path, typer.Argument(help="a record, as saved or downloaded", metavar="FILE")]


def replay(
    file: File,
    check: Annotated[bool, typer.Option("--check", help="only say whether it replays to its result")] = False,
    language: Language = "",
    json: Json = False,
) -> None:
    """Play a recorded game again, line by line; with --check only say whether it still can be."""
    record = load(file)
    result = record.result
    match = Match(game(record.game), record)
    if result is not None and result != match.record.result:
        raise BadRecord(f"{file} ends otherwise than it says: {match.record.result}, not {result}")
    if json:
        put(summary(match))
    elif check:
        OUT.print(f"{file}: {len(record.answers)} answers, all of them legal", highlight=False)
    else:
        tell(match, spoken(language))


def summary(match: Match[Any]) -> dict[str, object]:
    """Return what a replayed record is, as plain data."""
    record = match.record
    result = record.result
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.setup.seats,
        "variants": record.setup.variants,
        "answers": len(record.answers),
        "finished": result is not None,
        "winners": result[0] if result else [],
        "scores": result[1] if result else [],
    }


def tell(match: Match[Any], language: str) -> None:
    """Tell the story of a game, a page at a time on a terminal."""
    speaker = Speaker(language, match.game.key, match.view(TABLE))
    lines = [speaker.event(event) for event in match.state.story or []]
    for seat, score in enumerate(match.game.standings(match.state)):
        lines.append(speaker.say("score-line", seat=speaker.seat(seat), n=score))
    if OUT.is_terminal:
        with OUT.pager():
            OUT.print("\n".join(lines), markup=False, highlight=False)
    else:
        OUT.print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


def verify(
    file: File,
    commitment: Annotated[str, typer.Option(help="the fingerprint shown when the game began")] = "",
    json: Json = False,
) -> None:
    """Check that a record is legal, ends as it says, and was dealt from the seed that was sealed."""
    record = load(file)
    told = record.result
    if told is None:
        raise BadRecord(
            f"{file} is of an unfinished game; its seed is revealed, and can be checked, at the end"
        )
    sealed(record, commitment)
    match = Match(game(record.game), record)
    if match.record.result != told:
        raise BadRecord(f"{file} ends otherwise than it says: {match.record.result}, not {told}")
    if json:
        put({**summary(match), "commitment": record.commitment(), "sealed": bool(commitment)})
        return
    OUT.print(f"{file}: legal, {len(record.answers)} answers, and it ends as it says", highlight=False)
    OUT.print(f"sealed before the game as {record.commitment()}", highlight=False, soft_wrap=True)


def sealed(record: Record, commitment: str) -> None:
    """Refuse a record whose seed is not the one that was sealed before the game."""
    if commitment and commitment.strip().lower() != record.commitment():
        raise BadRecord(
            "the seed is not the one sealed before the game: "
            f"this record's fingerprint is {record.commitment()}, not {commitment.strip()[:80]}"
        )


def fit_for_files(bots: str) -> str:
    """Return the names of bots as part of the name of a file, without ``search:``'s signs."""
    return re.sub(r"[^A-Za-z0-9.]+", "-", bots).strip("-.")[:60]


def record(
    game_key: GameKey,
    out: Annotated[Path, typer.Argument(help="the folder to write to", metavar="FOLDER")],
    seats: Seats = 0,
    games: Annotated[int, typer.Option(help="how many games", min=1)] = 1,
    bot: Annotated[str, typer.Option(help="a bot for every seat, or one for each: greedy,random")] = "random",
    seed: Seed = 0,
    variant: Variants = None,
    json: Json = False,
) -> None:
    """Let bots play and keep each finished game as a record, for example as one that must stay legal."""
    chosen = seats or min(game(game_key).seats)
    wanted = study(game_key, chosen, games, seed, bot.split(","), variants(variant))
    written: list[str] = []
    out.mkdir(parents=True, exist_ok=True)
    for index in range(games):
        path = out / f"{game_key}-{chosen}-{fit_for_files(bot)}-{seed}-{index}.json"
        path.write_text(write(record_of(wanted, index)) + "\n", encoding="utf-8")
        written.append(str(path))
    if json:
        put({"game": game_key, "seats": chosen, "records": written})
    else:
        OUT.print("\n".join(written), markup=False, highlight=False, soft_wrap=True)
