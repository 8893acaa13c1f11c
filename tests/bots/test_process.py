"""Bots in other processes: good ones play, bad ones only lose their turns."""

from __future__ import annotations

import json
import shlex
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from bots.table import after, answer, asked, play
from harbours.game import GAME
from herna.bots import Bot, Guard, bot, registry
from herna.bots.process import CHANCES, BotFault, ProcessBot, question, read
from herna.kernel.choice import Choice
from herna.kernel.errors import UnknownBot
from herna.kernel.game import Game
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact

LAST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"answer": %s}), flush=True)
"""


def program(folder: Path, text: str) -> str:
    """Write a program; return the command that runs it."""
    path = folder / "player.py"
    path.write_text(text)
    return shlex.join([sys.executable, str(path)])


def guarded(folder: Path, text: str, patience: float = 20.0) -> Guard:
    """Return a guarded bot that runs a program."""
    return Guard(ProcessBot(GAME, program(folder, text), patience), "program")


@pytest.mark.parametrize("says", ["len(asked['options']) - 1", "asked['options'][-1]"])
def test_a_program_answers_by_number_or_by_code(tmp_path: Path, says: str) -> None:
    guard = guarded(tmp_path, LAST % says)
    state = after(GAME, 2, 3, 4)
    assert answer(guard, state, seeded(1)) == len(asked(state).options) - 1
    assert answer(guard, state, seeded(1)) == len(asked(state).options) - 1
    guard.close()
    assert guard.faults == []


def test_a_program_plays_a_whole_game_from_the_command_line_only(tmp_path: Path) -> None:
    name = "process:" + program(tmp_path, LAST % "asked['seed'] % len(asked['options'])")
    guard = bot(name, GAME, outside=True)
    assert play(GAME, [guard, bot("random", GAME)], 3).outcome is not None
    guard.close()
    assert guard.count == 0
    with pytest.raises(UnknownBot, match="only be seated from the command line"):
        bot(name, GAME)


def test_a_program_is_told_what_its_seat_sees_and_no_more() -> None:
    state = after(GAME, 2, 3, 4)
    choice = asked(state)
    told = question(GAME, redact(state, choice.seat), choice, seeded(1))
    assert json.loads(json.dumps(told)) == told
    assert told["options"] == [GAME.verbs.code(option) for option in choice.options]
    assert (told["game"], told["seats"], told["seat"], told["prompt"]) == (
        "harbours",
        2,
        choice.seat,
        choice.prompt,
    )
    view: Any = told["view"]
    theirs = view["hands"][1 - choice.seat]["cells"]
    assert theirs
    assert all(cell >> 8 == -1 for cell in theirs)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("import sys; sys.exit(3)", "ended without an answer"),
        (LAST % "'fly'", "answered 'fly', which is not among the options"),
        (LAST % "-1", "answered '-1', which is not among the options"),
        (LAST % "True", "answered 'True', which is not among the options"),
        ("import sys\nfor line in sys.stdin: print('hello', flush=True)", "said 'hello' instead of"),
        ("import sys\nfor line in sys.stdin: print('[' * 9999, flush=True)", "instead of"),
    ],
)
def test_a_program_that_misbehaves_loses_its_turn_and_is_reported(
    tmp_path: Path, text: str, fault: str
) -> None:
    guard = guarded(tmp_path, text)
    state = after(GAME, 2, 3, 4)
    assert answer(guard, state, seeded(1)) == seeded(1).below(len(asked(state).options))
    guard.close()
    assert guard.count == 1
    assert fault in guard.faults[0]


def test_a_silent_program_is_ended_and_given_up_after_some_chances(tmp_path: Path) -> None:
    guard = guarded(tmp_path, "import time\nwhile True: time.sleep(1)", patience=0.05)
    state = after(GAME, 2, 3, 4)
    for _question in range(CHANCES + 1):
        answer(guard, state, seeded(1))
    assert guard.count == CHANCES + 1
    assert "said nothing within 0.05 seconds" in guard.faults[0]
    assert "in vain" in guard.faults[-1]
    assert isinstance(guard.bot, ProcessBot)
    assert guard.bot.program is None


def test_a_program_that_is_not_there_is_reported() -> None:
    guard = Guard(ProcessBot(GAME, "no-such-program-anywhere"), "ghost")
    answer(guard, after(GAME, 2, 3, 4), seeded(1))
    assert "cannot be started" in guard.faults[0]


def test_what_was_said_without_being_asked_answers_nothing(tmp_path: Path) -> None:
    guard = guarded(tmp_path, LAST % "0" + "    print('{\"answer\": 1}', flush=True)")
    state = after(GAME, 2, 3, 4)
    assert answer(guard, state, seeded(1)) == 0
    assert isinstance(guard.bot, ProcessBot)
    while guard.bot.lines.empty():
        pass
    assert answer(guard, state, seeded(1)) == 0
    guard.close()


def test_an_answer_is_read_exactly() -> None:
    choice = asked(after(GAME, 2, 3, 4))
    with pytest.raises(BotFault):
        read('{"reply": 1}', choice, ["a", "b"])
    assert read('{"answer": "b"}', choice, ["a", "b"]) == 1


class Plugged:
    """Another package's bot, which does not even derive from ours."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Take the last option."""
        return len(choice.options) - 1


class Sleeper(Bot):
    """Never comes back, or not in time."""

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Wait for what never comes."""
        import threading

        threading.Event().wait(60)
        return 0


def broken(game: Game[Any]) -> Bot:
    """Fail to make a bot."""
    raise RuntimeError("no model file")


def plug(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    """Let these entry points be installed."""
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == "herna.bots" else ())


def point(name: str, what: str) -> EntryPoint:
    """Return an entry point into this module."""
    return EntryPoint(name, f"{__name__}:{what}", "herna.bots")


def test_an_entry_point_is_a_bot_like_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch, point("pirate", "Plugged"), point("random", "Plugged"))
    assert registry.names() == ["random", "greedy", "easy", "medium", "hard", "expert", "pirate"]
    state = after(GAME, 2, 3, 4)
    assert answer(bot("pirate", GAME), state, seeded(1)) == len(asked(state).options) - 1


@pytest.mark.parametrize("what", ["broken", "missing"])
def test_a_plugin_that_cannot_be_made_loses_its_turns(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    plug(monkeypatch, point("wreck", what))
    guard = bot("wreck", GAME)
    assert play(GAME, [guard, bot("random", GAME)], 3).outcome is not None
    assert "could not be made" in guard.faults[0]


def test_a_bot_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    guard = Guard(Sleeper(GAME), "sleeper", patience=0.02)
    state = after(GAME, 2, 3, 4)
    assert answer(guard, state, seeded(1)) == seeded(1).below(len(asked(state).options))
    answer(guard, state, seeded(1))
    assert "said nothing within 0.02 seconds" in guard.faults[0]
    assert "has not come back" in guard.faults[1]


def test_our_own_bots_are_waited_for_and_others_are_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch, point("pirate", "Plugged"))
    assert bot("hard", GAME).patience == 0.0
    assert bot("search:9", GAME).patience == 0.0
    assert bot("pirate", GAME).patience > 0.0
