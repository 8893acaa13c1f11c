"""Guests that play through the API without rest, and remember what they sent and what was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any, Final

from herna.bench.callers import Away, Line, Refused
from herna.games import game
from herna.web.store.models import ANSWER, BOT, OPEN, OVER, UNDO, Entry
from herna.web.table.plan import usual_seats

BREATH: Final = 0.1
"""Seconds before looking again when there was nothing to do, or nobody there."""

TAKES_BACK: Final = 0.1
"""How often somebody who may takes an answer back."""


@dataclass
class Played:
    """One table: whose tokens open which seats, what was sent there, and what came back."""

    table: str
    tokens: dict[int, str]
    sent: set[Entry] = field(default_factory=set)
    acknowledged: list[Entry] = field(default_factory=list)
    version: int = 0
    over: bool = False
    went_back: int = 0
    """How often a look showed less than an earlier look, or than was acknowledged."""

    def look(self, version: int, over: bool) -> None:
        """Note what a look shows: no reader may go back in time."""
        least = max([self.version, *(entry.number + 1 for entry in self.acknowledged[-1:])])
        self.went_back += version < least
        self.version, self.over = version, over


class Guest(threading.Thread):
    """Plays one table after the other: alone with bots, with a second guest, or watching bots.

    Two guests take the smallest table a game has, so that some tables wait for nobody else.
    """

    def __init__(
        self, number: int, ports: list[int], games: list[str], seed: int, think: float = 0.0
    ) -> None:
        super().__init__(daemon=True)
        self.rng: Final = random.Random(f"{seed} {number}")
        self.line: Final = Line(ports, self.rng)
        self.games: Final = games
        self.think: Final = think
        """Seconds before each answer, on average."""
        self.people: Final = (1, 2, 0)[number % 3]
        self.played: Final[list[Played]] = []
        self.leaving = threading.Event()
        self.spent: Final[list[float]] = []
        """Seconds from sending an answer to its acknowledgement."""

    def run(self) -> None:
        """Play until told to leave."""
        while not self.leaving.is_set():
            try:
                at = self.played[-1] if self.played else None
                if at is None or at.over:
                    self.played.append(self.open())
                elif not self.step(at):
                    self.leaving.wait(BREATH)
            except (Away, Refused):
                self.leaving.wait(BREATH)
        self.line.close()

    def open(self) -> Played:
        """Open a table, and let the second guest in by invitation."""
        key = self.rng.choice(self.games)
        kinds = ["me", OPEN][: self.people]
        count = usual_seats(game(key)) if self.people < 2 else min(game(key).seats)
        kinds += [BOT] * (count - len(kinds))
        seats = [{"kind": kind, "level": "random" if kind == BOT else ""} for kind in kinds]
        made = self.line.ask("/api/tables", body={"game": key, "seats": seats})
        tokens = dict.fromkeys(made["seats"], made["token"])
        for invited in made["invitations"]:
            joined = self.line.ask("/api/join", body={"invitation": invited["token"]})
            tokens.update(dict.fromkeys(joined["seats"], joined["token"]))
        return Played(made["table"], tokens)

    def step(self, at: Played) -> bool:
        """Look at the table and answer if asked; say whether anything was done."""
        seen = self.line.ask(f"/api/tables/{at.table}", next(iter(at.tokens.values()), ""))
        at.look(seen["version"], seen["stage"] == OVER)
        turn = None if seen["choice"] is None else seen["choice"]["seat"]
        if turn not in at.tokens:
            return False
        if seen["viewer"] != turn:
            seen = self.line.ask(f"/api/tables/{at.table}", at.tokens[turn])
        if seen["choice"] is None or not seen["choice"]["options"]:
            return False
        if seen["can_undo"] and self.rng.random() < TAKES_BACK:
            self.send(at, Entry(seen["version"], turn, UNDO, ""))
        else:
            code = self.rng.choice(seen["choice"]["options"])["code"]
            self.send(at, Entry(seen["version"], turn, ANSWER, code))
        return True

    def send(self, at: Played, entry: Entry) -> None:
        """Give an answer or take one back, and remember whether that was acknowledged."""
        at.sent.add(entry)
        body: dict[str, Any] = {"version": entry.number, "seat": entry.seat}
        if entry.kind == ANSWER:
            body["code"] = entry.code
        if self.think:
            self.line.close()  # a house ends connections that say nothing for long
            self.leaving.wait(self.rng.uniform(0, 2 * self.think))
        act = "answers" if entry.kind == ANSWER else "undo"
        start = time.perf_counter()
        self.line.ask(f"/api/tables/{at.table}/{act}", at.tokens[entry.seat], body)
        self.spent.append(time.perf_counter() - start)
        at.acknowledged.append(entry)
