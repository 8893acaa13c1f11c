"""A choice as buttons, grouped by the drawn piece they belong to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from herna.games import game
from herna.i18n.speak import Speaker
from herna.kernel.choice import Choice


@dataclass(frozen=True)
class Button:
    """One answer: its code is what the page sends, its anchor the piece that may be clicked instead."""

    code: str
    anchor: str
    label: str


@dataclass(frozen=True)
class Group:
    """The answers that belong to one piece, or, without an anchor, to none."""

    anchor: str
    name: str
    buttons: tuple[Button, ...]


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
        said = Counter(button.label for buttons in found.values() for button in buttons)
        seen = Counter[str]()
        for buttons in found.values():
            for i, button in enumerate(buttons):
                seen[button.label] += 1
                if said[button.label] > 1:
                    buttons[i] = replace(button, label=more(button, seen[button.label], speaker))


def piece_of(button: Button, _nth: int, speaker: Speaker) -> str:
    """Return a label with the name of its piece, unless it has that already."""
    name = speaker.name(button.anchor) if button.anchor else ""
    return button.label if name in button.label else f"{button.label}: {name}"


def number_of(button: Button, nth: int, _speaker: Speaker) -> str:
    """Return a label with its number among those alike."""
    return f"{button.label} ({nth})"


def panel(choice: Choice, speaker: Speaker) -> Panel:
    """Lay out a choice for the seat that must answer; groups keep the order in which the rules list them."""
    verbs = game(speaker.key).verbs
    found: dict[str, list[Button]] = {}
    for option in choice.options:
        anchor = verbs.anchor(option)
        label = speaker.option(option, choice.prompt)
        found.setdefault(anchor, []).append(Button(verbs.code(option), anchor, label))
    tell_apart(found, speaker)
    groups = [
        Group(anchor, speaker.name(anchor) if anchor else "", tuple(buttons))
        for anchor, buttons in found.items()
    ]
    return Panel(speaker.prompt(choice), choice.source, tuple(groups))
