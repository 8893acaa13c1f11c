"""The almanac of a game: everything in the box, on shelves, each thing drawn by the game's own look.

No list of names stands here or in a game: what there is comes from the kinds of component, and what it is
called from the catalogs. ``games/<game>/ui/almanac.py`` says which kinds stand on which shelf, what belongs
together, and what its drawing needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from herna.games import game
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.ui import cutting
from herna.ui.passages import Asked

if TYPE_CHECKING:
    from herna.i18n.speak import Speaker
    from herna.ui.look import Look

S = TypeVar("S", bound=State)

TEMPLATE: Final = "almanac.html.j2"
"""Draws one component; it is given its ``ref``, its ``kind``, and ``one``, what its almanac prepared."""
SEED: Final = 1


@dataclass(frozen=True)
class Entry:
    """One thing in the box, however many there are of it."""

    key: str
    """What rules and tests call it; its address on the page."""
    ref: str
    """One of the components that it is."""
    copies: int


@dataclass(frozen=True)
class Shelf:
    """Things of one sort, under a heading from the catalogs."""

    title: str
    entries: tuple[Entry, ...]


class Almanac(Generic[S]):
    """What is in a game's box."""

    wide: frozenset[str] = frozenset()
    """Kinds that are drawn as wide as the page, such as mats."""

    def __init__(self, key: str) -> None:
        self.game = key

    @cached_property
    def box(self) -> S:
        """A table just set, of the usual kind with everybody there, to name and draw things with."""
        found = game(self.game)
        state: S = found.new(found.check(Setup(max(found.seats), {})), seeded(SEED))
        return state

    def kinds(self) -> Iterable[tuple[str, Iterable[str]]]:
        """Return the shelves: the catalog entry of each heading, and every component that stands there."""
        return ()

    def key(self, seen: S, ref: str) -> str:
        """Return what a component is, the same for all its copies; "" for places and people."""
        raise NotImplementedError

    def specimen(self, seen: S, ref: str) -> object:
        """Return what the template needs to draw a component, whatever happens at the table."""
        return None

    def name(self, entry: Entry, speaker: Speaker) -> str:
        """Return what a thing is called: by ``almanac-<key>`` where its pieces have names of their places."""
        own = f"almanac-{entry.key}"
        said = speaker.say(own) if speaker.has(own) else speaker.name(entry.ref)
        return said[:1].upper() + said[1:]

    def text(self, entry: Entry, speaker: Speaker) -> str:
        """Return what a thing is for or does."""
        own = f"almanac-{entry.key}.text"
        return speaker.say(own) if speaker.has(own) else speaker.text(entry.ref)

    def facts(self, seen: S, ref: str, speaker: Speaker) -> list[str]:
        """Return the numbers printed on a component, in words."""
        return []

    @cached_property
    def shelves(self) -> tuple[Shelf, ...]:
        """Every shelf with what stands there, each thing once."""
        found = []
        for title, refs in self.kinds():
            alike: dict[str, list[str]] = {}
            for ref in refs:
                alike.setdefault(self.key(self.box, ref), []).append(ref)
            entries = tuple(Entry(key, copies[0], len(copies)) for key, copies in alike.items())
            found.append(Shelf(title, entries))
        return tuple(found)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Everything in the box by what it is."""
        return {entry.key: entry for shelf in self.shelves for entry in shelf.entries}

    def entry(self, seen: S, ref: str) -> Entry | None:
        """Return what a component at a table is; None for places, people and what nobody has seen."""
        return self.entries.get(self.key(seen, ref))

    def drawn(self, look: Look[Any], ref: str, speaker: Speaker) -> str:
        """Return the picture of a component as the speaker's table would show it, not to be pressed."""
        seen: Any = speaker.seen
        picture = look.picture(seen, -2, speaker)
        html = picture.draw(
            TEMPLATE,
            Asked(speaker, frozenset()),
            ref=ref,
            kind=ref.rpartition("-")[0],
            one=self.specimen(seen, ref),
        )
        return cutting.still(html).strip()
