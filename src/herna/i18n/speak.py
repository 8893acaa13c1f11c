"""Says what happens at a table: questions, answers, the story and the names of things, in one language.

A sentence asks for names by the case it needs them in, ``{ $target-acc }``; a name without that case is said
as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final, cast

from herna.games import CATALOGUE, game
from herna.i18n.catalog import LANGUAGES, REMEMBERED, MissingWords, Value, catalog, strict
from herna.i18n.people import inflected
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.event import Event
from herna.kernel.state import State
from herna.kernel.why import Reason, Refusal

SEAT_KIND: Final = "seat"
"""Refs ``seat-0``, ``seat-1``... are the people at the table; their names come from the table."""

CASES: Final = ("gen", "dat", "acc", "voc", "loc", "ins", "to", "from", "few", "many")
"""The forms a name may have: cases, where to and from with a preposition, and counted: two of them, five."""
GENDER: Final = "gender"
"""Asked for like a case, ``{ $a-gender }``: one of the genders the language's ``genders`` lists."""
LETTERS: Final = "abcd"
UNSEEN: Final = "-unknown"
"""How the entry of a card ends whose face nobody here has seen."""

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED: Final = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")
PRIVATE: Final = re.compile("[\ue000-\uf8ff]")

LEFT_OPEN: Final = "…"
"""Stands in a sentence for what only a table knows."""
OPEN_ENDS: Final = re.compile(rf"{LEFT_OPEN}(?: {LEFT_OPEN})+\.?|{LEFT_OPEN}\.")

Namer = Callable[[Any, str], tuple[str, int]]
Silencer = Callable[[Any, str], bool]


@dataclass(frozen=True)
class Part:
    """A stretch of a sentence; with a ref, it is the name of something drawn, which a page can light up."""

    text: str
    ref: str = ""


@cache
def namer(key: str) -> Namer:
    """Return a game's ``name(seen, ref)``: the catalog entry of a component, and a number to say with it."""
    return cast(Namer, import_module(f"{CATALOGUE[key]}.ui.names").name)


@cache
def silencer(key: str) -> Silencer | None:
    """Return a game's ``silent(seen, ref)``, if some texts of it may not be told."""
    return cast("Silencer | None", getattr(import_module(f"{CATALOGUE[key]}.ui.names"), "silent", None))


@cache
def printed(key: str) -> tuple[str, ...]:
    """Return how the catalog entries of a game begin whose names are printed on things in its box."""
    return cast(
        "tuple[str, ...]", getattr(import_module(f"{CATALOGUE[key]}.ui.names"), "PRINTED_ENTRIES", ())
    )


class Speaker:
    """Somebody who speaks one language and sees what a viewer sees."""

    def __init__(
        self, language: str, key: str = "", seen: State | None = None, seats: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.key = key
        self.seen = seen
        self.seats = [PRIVATE.sub("", name) for name in seats]
        self.catalog = catalog(language, key)
        self.named: dict[tuple[str, str], str] = {}
        """What things were called before: a page names most of them several times."""
        self.both = False
        """Whether whoever listens has a box in the first language and wants its names beside ours."""

    def say(self, key: str, /, **args: Value) -> str:
        """Say an entry of the game or of the platform; what it wants in a case is somebody's name."""
        for wanted in self.catalog.wanted(key):
            base, _, case = wanted.partition("-")
            if case in CASES and base in args:
                args[wanted] = self.person(str(args[base]), case)
        return self.catalog.say(key, args)

    def person(self, name: str, case: str) -> str:
        """Return somebody's name in a case; what cannot be inflected is said with a word that can."""
        form = inflected(name, case, self.language)
        if form is not None:
            return form
        return self.say(self.cased("seat-called", case), name=name)

    def cased(self, entry: str, case: str) -> str:
        """Return the key of an entry in a case, or of the entry as it is where it has none."""
        return f"{entry}.{case}" if case and self.has(f"{entry}.{case}") else entry

    def has(self, key: str) -> bool:
        """Whether there is such an entry."""
        return self.catalog.has(key)

    def seat(self, seat: Seat, case: str = "") -> str:
        """Return the name of whoever sits there, in a case."""
        if 0 <= seat < len(self.seats):
            return self.person(self.seats[seat], case) if case else self.seats[seat]
        if seat < 0:
            return self.say(self.cased("seat-nobody", case))
        return self.say(self.cased("seat-number", case), n=int(seat) + 1)

    def entry(self, ref: str) -> tuple[str, int]:
        """Return the catalog entry of a component, and the number said with it."""
        if self.seen is None:
            raise MissingWords(f"nobody can name {ref!r} without looking at the table")
        return namer(self.key)(self.seen, ref)

    def name(self, ref: str, case: str = "") -> str:
        """Return the name of a component or a seat, in a grammatical case if it has that."""
        found = self.named.get((ref, case))
        if found is None:
            found = self.named[ref, case] = self.looked_up(ref, case)
        return found

    def looked_up(self, ref: str, case: str) -> str:
        """Return a name that was not asked for before."""
        kind, _, index = ref.rpartition("-")
        if kind == SEAT_KIND:
            return self.seat(int(index), case)
        entry, number = self.entry(ref)
        return self.catalog.say(self.cased(entry, case), {"n": number})

    def also(self, ref: str) -> str:
        """Return what is printed on a card in the first language; "" where that is not wanted or the same."""
        if not self.both or not ref or ref.rpartition("-")[0] == SEAT_KIND:
            return ""
        entry, number = self.entry(ref)
        if not entry.startswith(printed(self.key)) or entry.endswith(UNSEEN):
            return ""
        found = catalog(LANGUAGES[0], self.key).say(entry, {"n": number})
        return found if found != self.catalog.say(entry, {"n": number}) else ""

    def gender(self, ref: str) -> str:
        """Return the grammatical gender of a component's name; "" where the language has none."""
        if not ref or ref.rpartition("-")[0] == SEAT_KIND:
            return ""
        entry, number = self.entry(ref)
        return self.catalog.say(f"{entry}.{GENDER}", {"n": number}) if self.has(f"{entry}.{GENDER}") else ""

    def text(self, ref: str) -> str:
        """Return what a card or a piece does, in our own short words; "" if there is nothing to say."""
        if ref.rpartition("-")[0] == SEAT_KIND:
            return ""
        entry, number = self.entry(ref)
        silent = silencer(self.key)
        if silent is not None and silent(self.seen, ref):
            return ""
        return self.catalog.say(f"{entry}.text", {"n": number}) if self.has(f"{entry}.text") else ""

    def prompt(self, choice: Choice) -> str:
        """Return the question, as said to whoever must answer."""
        marked = self.fill(f"prompt-{choice.prompt}", {"source": choice.source}, {}, mark=True)
        return "".join(part.text for part in begun(parts(marked), self.seats))

    def option(self, option: Option, prompt: str = "") -> str:
        """Return an answer as the label of a button; doing nothing may be said otherwise at each prompt."""
        if option == PASS and self.has(f"verb-pass-{prompt}"):
            return self.say(f"verb-pass-{prompt}")
        verb = game(self.key).verbs.verb(option)
        return self.fill(
            f"verb-{verb.key}", {"target": verb.anchor(option)}, {"value": int(verb.value(option))}
        )

    def event(self, event: Event) -> str:
        """Return a line of the story."""
        return "".join(part.text for part in self.event_parts(event))

    def event_parts(self, event: Event) -> tuple[Part, ...]:
        """Return a line of the story cut into plain stretches and names of things."""
        refs = dict(zip(LETTERS, event.refs, strict=False))
        refs["seat"] = f"{SEAT_KIND}-{event.seat}" if event.seat >= 0 else ""
        marked = self.fill(f"event-{event.key}", refs, {"n": int(event.n)}, event.refs, mark=True)
        return begun(parts(marked), self.seats)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something cannot be done now."""
        refs = dict(zip(LETTERS, refusal.refs, strict=False))
        return self.fill(f"why-{refusal.key}", refs, {"n": int(refusal.n)})

    def reason(self, reason: Reason) -> str:
        """Return why something may not be done as rules say it: what only a table knows is left open."""
        entry = f"why-{reason.key}"
        said = self.catalog.say(entry, dict.fromkeys(self.catalog.wanted(entry), LEFT_OPEN))
        return OPEN_ENDS.sub(LEFT_OPEN, said)

    def refused(self, refusal: Refusal) -> str:
        """Return what is refused: an action as its verb's ``.name``, or a component by its name."""
        key = f"verb-{refusal.about}"
        if self.has(f"{key}.name"):
            return self.say(f"{key}.name")
        return self.say(key) if self.has(key) else self.name(refusal.about)

    def listed(self, names: Sequence[str]) -> str:
        """Return several names as one: *a, b and c*."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", start=", ".join(names[:-1]), end=names[-1])

    def fill(
        self,
        key: str,
        refs: Mapping[str, str],
        numbers: Mapping[str, int],
        every: Sequence[str] = (),
        mark: bool = False,
    ) -> str:
        """Say an entry with names in the cases it asks for; ``mark`` them for :func:`parts`."""
        args: dict[str, Value] = {}
        for wanted in self.catalog.wanted(key):
            base, _, case = wanted.partition("-")
            if base in numbers:
                args[wanted] = numbers[base]
            elif base == "all":
                args[wanted] = self.listed([self.called(ref, case, mark) for ref in every])
            elif base in refs and case == GENDER:
                args[wanted] = self.gender(refs[base])
            elif base in refs:
                args[wanted] = self.called(refs[base], case, mark)
            elif strict():
                raise MissingWords(f"{self.language}: {key!r} wants ${wanted}, which nothing gives")
        return self.catalog.say(key, args)

    def called(self, ref: str, case: str, mark: bool) -> str:
        """Return a name for a sentence; without a ref it is nobody's."""
        if not ref:
            return self.say(self.cased("seat-nobody", case))
        name = self.name(ref, case)
        return f"{OPEN}{ref}{MIDDLE}{name}{CLOSE}" if mark else name


def begun(sentence: tuple[Part, ...], people: Sequence[str]) -> tuple[Part, ...]:
    """Return a sentence that begins with a component with a capital; people are called as they like.

    Our own word before a name that cannot be inflected, as in *Hráči X3*, is none of theirs.
    """
    if not sentence or not sentence[0].ref:
        return sentence
    first = sentence[0]
    ours = any(first.text.endswith(f" {name}") for name in people)
    if first.ref.startswith(f"{SEAT_KIND}-") and not ours:
        return sentence
    return (Part(first.text[:1].upper() + first.text[1:], first.ref), *sentence[1:])


@lru_cache(REMEMBERED)
def parts(marked: str) -> tuple[Part, ...]:
    """Cut a marked sentence into plain stretches and names."""
    found: list[Part] = []
    start = 0
    for match in MARKED.finditer(marked):
        if match.start() > start:
            found.append(Part(marked[start : match.start()]))
        found.append(Part(match[2], match[1]))
        start = match.end()
    if start < len(marked):
        found.append(Part(marked[start:]))
    return tuple(found)
