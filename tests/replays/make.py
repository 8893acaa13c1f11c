"""Write finished games as records: ``PYTHONPATH=src:tests python tests/replays/make.py smashup 10``.

For each number of seats so many games are played, each answer drawn by how promising it looks at first sight.
The first game of each table is the usual one; the others take the values of the game's variants in turn.
With variants given, ``make.py arcs 4 leaders=both lore=two``, all games are played with just these.
With ``bot=greedy``, that bot plays every seat.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from herna.bots import bot
from herna.games import game
from herna.kernel.errors import BadSetup
from herna.kernel.game import Game, Setup
from herna.kernel.match import Match
from herna.kernel.record import Record, write
from herna.kernel.rng import seeded
from herna.kernel.view import redact

FOLDER = Path(__file__).parent
FINE = 1000
"""How finely priors are told apart when an answer is drawn."""


def setups(played: Game[Any], seats: int, count: int) -> list[Setup]:
    """Return the usual setup and others, each with one unusual value."""
    others = [{name: value} for name, values in played.variants.items() for value in values[1:]]
    found: list[Setup] = []
    for variants in [{}, *others[seats:], *others[:seats], *[{}] * count]:
        try:
            played.check(Setup(seats, variants))
        except BadSetup:
            continue
        found.append(Setup(seats, variants))
    return found[:count]


def play(played: Game[Any], setup: Setup, seed: int, player: str = "") -> Match[Any]:
    """Play one game to its end."""
    seated = bot(player, played) if player else None
    record = Record(played.key, setup, seed, [], f"{seed:032x}", played.rules)
    match, rng = Match(played, record), seeded(seed + 1)
    while match.choice is not None:
        choice = match.choice
        seen = redact(match.state, choice.seat)
        if seated is None:
            prior = played.prior(seen, choice)
            index = int(rng.weighted([1 + int(FINE * weight) for weight in prior]))
        else:
            index = seated.choose(seen, choice, rng)
        match.answer(played.verbs.code(choice.options[index]))
    return match


def main(key: str, count: int, fixed: dict[str, str], player: str = "") -> None:
    """Write so many games for each number of seats."""
    played = game(key)
    folder = FOLDER / key
    folder.mkdir(exist_ok=True)
    label = "".join(f"-{value}" for value in (*fixed.values(), player) if value)
    for seats in played.seats:
        chosen = (
            [Setup(seats, dict(fixed)) for _game in range(count)] if fixed else setups(played, seats, count)
        )
        for number, setup in enumerate(chosen):
            match = play(played, setup, 1000 * seats + number, player)
            path = folder / f"{seats}{label}-{number:02}.json"
            path.write_text(write(match.record) + "\n", encoding="utf-8")
            print(path.name, len(match.record.answers), match.record.result)


if __name__ == "__main__":
    words = dict(pair.split("=") for pair in sys.argv[3:])
    seated = words.pop("bot", "")
    main(sys.argv[1], int(sys.argv[2]), words, seated)
