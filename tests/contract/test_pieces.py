"""Any piece that is drawn tells what it is, and places tell who is there and what that is worth."""

from __future__ import annotations

import re

import pytest

from contract.tables import USUAL, Table, position
from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.view import redact
from herna.ui.look import look
from herna.web.guard.problems import NotNow
from herna.web.pages.piece import piece

NAMES = ("Viola", "Bohouš", "Eva", "Karel", "Alena")
REF = re.compile(r'data-ref="([^"]+)"')
LOOKS = ((0, 0.3, 0), (1, 0.9, 0), (1, 0.9, -2))
"""Which games are looked at: the seed, how far they are, and by whom; the last one only watches."""
UNTOLD = re.compile(r"[{}]|\bui-|\bNone\b|: $|^: |  ")
"""What nobody says: words that were not filled, or have nothing after them."""
PLACES = {
    "arcs": ("system", "site", "slot", "fleet", "court", "ambition"),
    "ahoy": ("tile", "space", "figure", "slot"),
    "scythe": ("hex", "unit", "goal", "section", "tile"),
    "smashup": ("base",),
    "harbours": ("seat",),
}
"""The kinds that change with what happens: of these it is also said what they are worth now."""


def full(key: str) -> Table:
    """Return a game's table with all its seats."""
    return next(table for table in reversed(USUAL) if table.key == key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_drawn_piece_says_what_it_is_and_what_it_is_worth(key: str, language: str) -> None:
    table, told = full(key), set()
    for seed, share, viewer in LOOKS:
        seen = redact(position(table, seed, share), viewer)
        speaker = Speaker(language, key, seen, NAMES[: table.seats])
        drawn = "".join(look(key).picture(seen, viewer, speaker).parts(frozenset()).values())
        for ref in dict.fromkeys(REF.findall(drawn)):
            found, kind = piece(key, seen, viewer, ref, speaker), ref.rpartition("-")[0]
            assert found.name[:1] == found.name[:1].upper(), ref
            assert found.text or found.notes or found.thing is not None, f"nothing is said of {ref}"
            wrong = [note for note in found.notes if UNTOLD.search(note)]
            assert not wrong, (ref, wrong)
            assert found.notes or kind not in PLACES[key], f"it is not said what {ref} is worth"
            told |= {kind} if found.notes else set()
    assert told >= set(PLACES[key])


def test_what_is_no_piece_of_a_table_is_refused() -> None:
    table = full("ahoy")
    seen = redact(position(table, 1, 0.2), 0)
    speaker = Speaker("en", "ahoy", seen, NAMES[: table.seats])
    for ref in ("zeppelin-4", "space-999", "space-x", "space", "card--1"):
        with pytest.raises(NotNow):
            piece("ahoy", seen, 0, ref, speaker)
