"""A bot in another process, in any language: one JSON object a line, in and out.

It is sent what its seat sees and may do; it answers ``{"answer": 3}`` or ``{"answer": "sail"}``. A
program that says nothing in time is ended, and started again at the next question, a few times.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import Any, Final, final

from herna.bots.bot import Bot
from herna.kernel.choice import Choice
from herna.kernel.dump import dump
from herna.kernel.errors import HernaError
from herna.kernel.game import Game
from herna.kernel.rng import Rng
from herna.kernel.state import State

FORMAT: Final = "herna-bot"
VERSION: Final = 1
PATIENCE: Final = 5.0
"""Seconds a program may think about an answer."""

CHANCES: Final = 3
"""How often a program is started in one game."""

LONGEST_LINE: Final = 65_536


class BotFault(HernaError):  # noqa: N818
    """A program that plays did not answer as it should."""


def question(game: Game[Any], seen: State, choice: Choice, rng: Rng) -> dict[str, object]:
    """Return what a program is told: the choice, what its seat sees, and some luck."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.key,
        "seats": int(seen.seats),
        "seat": int(choice.seat),
        "prompt": choice.prompt,
        "source": choice.source,
        "options": [game.verbs.code(option) for option in choice.options],
        "standings": game.standings(seen),
        "seed": int(rng.bits()),
        "view": dump(seen),
    }


@final
class ProcessBot(Bot):
    """A bot that asks a program of its own for every answer."""

    def __init__(self, game: Game[Any], command: str, patience: float = PATIENCE) -> None:
        super().__init__(game)
        self.command: Final = shlex.split(command)
        self.patience: Final = patience
        self.starts = 0
        self.program: subprocess.Popen[str] | None = None
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Send the question and wait for the answer."""
        asked = question(self.game, seen, choice, rng)
        program = self.running()
        while not self.lines.empty():
            self.lines.get()  # said without being asked
        text = json.dumps(asked) + "\n"
        threading.Thread(target=send, args=(program, text), daemon=True).start()
        try:
            line = self.lines.get(timeout=self.patience)
        except queue.Empty:
            self.close()
            raise BotFault(f"said nothing within {self.patience:g} seconds") from None
        if not line:
            self.close()
            raise BotFault("ended without an answer")
        return read(line, choice, asked["options"])

    def running(self) -> subprocess.Popen[str]:
        """Return the program, started if it is not running."""
        if self.program is not None:
            return self.program
        if self.starts >= CHANCES:
            raise BotFault(f"was started {CHANCES} times in vain")
        self.starts += 1
        try:
            self.program = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, IndexError) as wrong:
            raise BotFault(f"cannot be started: {wrong}") from None
        self.lines = queue.SimpleQueue()
        threading.Thread(target=listen, args=(self.program, self.lines), daemon=True).start()
        return self.program

    def close(self) -> None:
        """End the program, and wait until it has ended."""
        program = self.program
        self.program = None
        if program is not None:
            program.kill()
            program.wait()
            for pipe in (program.stdin, program.stdout):
                with suppress(OSError, ValueError):
                    if pipe is not None:
                        pipe.close()


def send(program: subprocess.Popen[str], text: str) -> None:
    """Write a question; a program that does not read must not hold up the table."""
    with suppress(OSError, ValueError):
        assert program.stdin is not None
        program.stdin.write(text)
        program.stdin.flush()


def listen(program: subprocess.Popen[str], lines: queue.SimpleQueue[str]) -> None:
    """Put every line a program says into a queue, and "" when it has ended."""
    with suppress(OSError, ValueError):
        assert program.stdout is not None
        while line := program.stdout.readline(LONGEST_LINE):
            lines.put(line)
    lines.put("")


def read(line: str, choice: Choice, codes: object) -> int:
    """Return the index that an answer means; say what is wrong with one that means none."""
    try:
        answer = json.loads(line)["answer"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BotFault(f'said {line[:60].strip()!r} instead of {{"answer": ...}}') from None
    if isinstance(answer, str) and isinstance(codes, list) and answer in codes:
        return codes.index(answer)
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(choice.options):
        return answer
    raise BotFault(f"answered {str(answer)[:60]!r}, which is not among the options")
