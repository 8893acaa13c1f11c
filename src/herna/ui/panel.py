"""A choice as buttons, grouped by the drawn piece they belong to."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from herna.games import game
from herna.i18n.speak import Speaker
from herna.kernel.choice import PASS, Choice

COUNTED: Final = re.compile(r"^(.+)\.x(\d+)$")
"""The code of an answer that is a number."""
FEW: Final = 3
"""From so many numbers on they stand in one row."""


@dataclass(frozen=True)
class Button:
    """One answer: its code is what the page sends, its anchor the piece that may be clicked instead."""

    code: str
    anchor: str
    label: str
    short: str = ""
    """Its number alone, where the words are said once for the whole row."""


@dataclass(frozen=True)
class Group:
    """The answers that belong to one piece, or, without an anchor, to none."""

    anchor: str
    name: str
    buttons: tuple[Button, ...]
    before: str = ""
    """What is said once before a row of numbers, and after it."""
    after: str = ""

    @property
    def counted(self) -> bool:
        """Whether these answers are a row of numbers."""
        return bool(self.buttons) and bool(self.buttons[0].short)


@dataclass(frozen=True)
class Panel:
    """A question with all its answers, as a page or a terminal shows it."""

    prompt: str
    source: str
    """The ref of the card or piece that asks, or ""."""
    groups: tuple[Group, ...]

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Every answer, group after group."""
        return tuple(button for group in self.groups for button in group.buttons)

    @property
    def anchors(self) -> frozenset[str]:
        """The pieces that may be clicked."""
        return frozenset(group.anchor for group in self.groups if group.anchor)


def tell_apart(found: dict[str, list[Button]], speaker: Speaker) -> None:
    """Let no two buttons say the same: say at which piece, and where even those are alike, number them."""
    for more in (piece_of, number_of):
        every = [button for buttons in found.values() for button in buttons]
        said = Counter(button.label for button in every)
        if more is piece_of:  # pieces of one name tell nothing apart
            named = {(button.label, name_of(button, speaker)) for button in every}
            several = Counter(label for label, _name in named)
            said = Counter({label: count for label, count in said.items() if several[label] > 1})
        seen = Counter[str]()
        for buttons in found.values():
            for i, button in enumerate(buttons):
                seen[button.label] += 1
                if said[button.label] > 1:
                    buttons[i] = replace(button, label=more(button, seen[button.label], speaker))


def name_of(button: Button, speaker: Speaker) -> str:
    """Return the name of the piece that an answer is about."""
    return speaker.name(button.anchor) if button.anchor else ""


def piece_of(button: Button, _nth: int, speaker: Speaker) -> str:
    """Return a label with the name of its piece, unless it has that already."""
    name = name_of(button, speaker)
    return button.label if name in button.label else f"{button.label}: {name}"


def number_of(button: Button, nth: int, _speaker: Speaker) -> str:
    """Return a label with its number among those alike."""
    return f"{button.label} ({nth})"


def numbers_in_rows(group: Group) -> list[Group]:
    """Take numbers out of the answers that belong to no piece, each kind as a row of its own."""
    rows: dict[str, list[Button]] = {}
    for button in group.buttons:
        found = COUNTED.match(button.code)
        if found is not None:
            rows.setdefault(found[1], []).append(replace(button, short=found[2]))
    found_rows = [row for row in map(row_of, rows.values()) if row is not None]
    taken = {button.code for row in found_rows for button in row.buttons}
    rest = tuple(button for button in group.buttons if button.code not in taken)
    return [*found_rows, replace(group, buttons=rest)] if rest else found_rows


def row_of(buttons: list[Button]) -> Group | None:
    """Return numbers as a row, with the words around the largest said once; None if their words differ."""
    around = re.split(rf"(?<!\d){buttons[-1].short}(?!\d)", buttons[-1].label, maxsplit=1)
    alike = [each for each in buttons if re.search(rf"(?<!\d){each.short}(?!\d)", each.label)]
    if len(buttons) < FEW or len(around) < 2 or len(alike) < len(buttons) - 1:
        return None
    before, after = (part.strip() for part in around)
    return Group("", f"{before} … {after}".strip(), tuple(buttons), before, after)


def panel(choice: Choice, speaker: Speaker) -> Panel:
    """Lay out a choice for the seat that must answer; groups keep the order in which the rules list them."""
    verbs = game(speaker.key).verbs
    found: dict[str, list[Button]] = {}
    for option in choice.options:
        anchor = verbs.anchor(option)
        label = speaker.option(option, choice.prompt)
        found.setdefault(anchor, []).append(Button(verbs.code(option), anchor, label))
    tell_apart(found, speaker)
    groups: list[Group] = []
    for anchor, buttons in found.items():
        group = Group(anchor, speaker.name(anchor) if anchor else "", tuple(buttons))
        groups += [group] if anchor else numbers_in_rows(group)
    return Panel(asked(choice, speaker), choice.source, tuple(groups))


def asked(choice: Choice, speaker: Speaker) -> str:
    """Return a question as its seat reads it; others must not hear when there is nothing to choose."""
    alone = f"alone-{choice.prompt}"
    if list(choice.options) == [PASS] and speaker.has(alone):
        return speaker.say(alone)
    return speaker.prompt(choice)
