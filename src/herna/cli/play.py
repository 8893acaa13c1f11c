"""``play``: any game in the terminal, against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.prompt import Prompt

from herna.bots import bot
from herna.cli.output import OUT, GameKey, Json, Language, Seats, Variants, load, put, spoken, variants
from herna.cli.study import Bots
from herna.games import CATALOGUE, game
from herna.i18n.speak import Speaker
from herna.kernel.choice import TABLE, Seat
from herna.kernel.errors import HernaError, IllegalAnswer
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record, fresh, write
from herna.kernel.rng import seeded
from herna.ui.look import look
from herna.ui.panel import Panel, panel

Save = Annotated[Path | None, typer.Option(help="where to keep the record; an existing one is played on")]


def play(
    game_key: GameKey = "",
    seats: Seats = 0,
    seat: Annotated[int, typer.Option(help="where you sit, from 1; 0 only watches")] = 1,
    bot_names: Bots = "random",
    variant: Variants = None,
    save: Save = None,
    language: Language = "",
    json: Json = False,
) -> None:
    """Play a game in the terminal, against bots; without a game, choose one from a list."""
    if not game_key:
        menu()
        return
    found = game(game_key)
    chosen = Setup(seats or min(found.seats), variants(variant))
    record = load(save) if save and save.exists() else fresh(game_key, found.check(chosen), found.rules)
    if not 0 <= seat <= record.setup.seats:
        raise HernaError(f"there is no seat {seat}; seats are 1 to {record.setup.seats}, and 0 to watch")
    terminal = Terminal(Match(found, record), seat - 1, bot_names.split(","), spoken(language), save, json)
    terminal.run()


def menu() -> None:
    """Ask which game to play, and play it."""
    language = spoken("")
    speaker = Speaker(language)
    if not CATALOGUE:
        raise HernaError("the catalogue has no games")
    OUT.print(speaker.say("menu-games"), highlight=False)
    keys = list(CATALOGUE)
    for number, key in enumerate(keys, 1):
        OUT.print(f"{number:>3}  {Speaker(language, key).say('game-title')}", highlight=False)
    number = asked(speaker.say("menu-which"), len(keys))
    key = keys[number - 1]
    counts = ", ".join(map(str, game(key).seats))
    seats = asked(speaker.say("menu-seats", seats=counts), max(game(key).seats), min(game(key).seats))
    play(key, seats)


def asked(question: str, most: int, least: int = 1) -> int:
    """Ask for a number until it is one that can be."""
    while True:
        answer = Prompt.ask(question, console=OUT)
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)


class Terminal:
    """One person's view of a match, in text."""

    def __init__(
        self, match: Match[Any], seat: Seat, bots: list[str], language: str, save: Path | None, plain: bool
    ) -> None:
        self.match = match
        self.seat = seat
        self.language = language
        self.save = save
        self.plain = plain
        self.told = 0
        self.rng = seeded(match.record.seed ^ 1)
        count = match.record.setup.seats
        self.bots = [bot(bots[i % len(bots)], match.game) for i in range(count)]
        words = Speaker(language)
        self.names = [
            words.say("terminal-you") if i == seat else f"{bots[i % len(bots)]} {i + 1}" for i in range(count)
        ]

    def speaker(self) -> Speaker:
        """Return somebody who sees what this seat sees."""
        viewer = self.seat if self.seat >= 0 else TABLE
        return Speaker(self.language, self.match.game.key, self.match.view(viewer), self.names)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        while (choice := self.match.choice) is not None:
            if choice.seat == self.seat:
                self.story()
                if not self.ask(panel(choice, self.speaker())):
                    return
            else:
                view = self.match.view(choice.seat)
                index = self.bots[choice.seat].choose(view, choice, self.rng)
                self.match.answer(self.match.game.verbs.code(choice.options[index]))
            self.keep()
        self.story()
        self.finish()

    def story(self) -> None:
        """Tell what happened since the last look."""
        speaker = self.speaker()
        assert speaker.seen is not None
        story = speaker.seen.story or []
        if not self.plain:
            for event in story[min(self.told, len(story)) :]:
                self.line(f"  {speaker.event(event)}")
        self.told = len(story)

    def ask(self, shown: Panel) -> bool:
        """Show a question and act on what is typed; return False to leave."""
        words = self.speaker()
        self.line(f"\n{shown.prompt}")
        for number, button in enumerate(shown.buttons, 1):
            self.line(f"{number:>3}  {button.label}")
        typed = OUT.input(words.say("terminal-input") + " ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(shown.buttons):
            self.match.answer(shown.buttons[int(typed) - 1].code)
        elif typed == "q":
            return False
        else:
            self.command(typed, words)
        return True

    def command(self, typed: str, words: Speaker) -> None:
        """Take back, take back the taking back, look at the position, or ask why not."""
        try:
            if typed == "u":
                self.match.undo()
            elif typed == "r":
                self.match.redo()
            elif typed == "p":
                self.position(words)
            elif typed == "w":
                self.why(words)
            else:
                self.line(words.say("terminal-help"))
        except IllegalAnswer as wrong:
            self.line(str(wrong))

    def position(self, words: Speaker) -> None:
        """Tell the position in words."""
        for section in look(self.match.game.key).outline(words.seen, self.seat, words):
            self.line(section.title)
            for line in section.lines:
                self.line(f"  {line}")

    def why(self, words: Speaker) -> None:
        """Say why what is not offered cannot be done."""
        for refusal in self.match.game.refusals(words.seen, self.seat):
            self.line(f"  {words.refused(refusal)}: {words.refusal(refusal)} ({refusal.rule})")

    def keep(self) -> None:
        """Write the record, if it is kept."""
        if self.save is not None:
            self.save.write_text(write(self.match.record), encoding="utf-8")

    def finish(self) -> None:
        """Say how it ended."""
        record: Record = self.match.record
        if self.plain:
            put({"game": record.game, "result": record.result, "answers": len(record.answers)})
            return
        words = self.speaker()
        winners, scores = record.result or ([], [])
        self.line(words.say("over"))
        for seat, score in enumerate(scores):
            self.line(words.say("score-line", seat=words.seat(seat), n=score))
        self.line(words.say("winners", seats=words.listed([words.seat(seat) for seat in winners])))

    def line(self, text: str) -> None:
        """Print one line as it is."""
        OUT.print(text, markup=False, highlight=False, soft_wrap=True)
