"""Whatever may be clicked is drawn, once, for the seat that may click it."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given

from contract.tables import SEEDS, SHARES, TABLES, USUAL, Table, position, tried
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.sim.checks import viewers
from herna.ui.look import look
from herna.ui.panel import panel

ID = re.compile(r'\bid="([^"]+)"')
REF = re.compile(r'\bid="([^"]+)"[^>]*\bdata-ref="([^"]+)"|\bdata-ref="([^"]+)"[^>]*\bid="([^"]+)"')


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(6)
@given(seed=SEEDS, share=SHARES)
def test_every_anchor_is_drawn_once(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    asked = state.pending
    assert asked is not None
    seen = redact(state, asked.seat)
    speaker = Speaker("en", table.key, seen)
    anchors = panel(asked, speaker).anchors
    page = "".join(look(table.key).render_all(seen, asked.seat, speaker, anchors).values())
    drawn = Counter(ID.findall(page))
    assert {ref: drawn[ref] for ref in anchors if drawn[ref] != 1} == {}
    assert {name: count for name, count in drawn.items() if count > 1} == {}
    refs = {found[0] or found[3]: found[1] or found[2] for found in REF.findall(page)}
    assert {ref: refs.get(ref) for ref in anchors} == {ref: ref for ref in anchors}


@pytest.mark.parametrize("table", USUAL, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_everybody_gets_a_page_in_every_language_without_styles_or_scripts(
    table: Table, seed: int, share: float
) -> None:
    state = position(table, seed, share)
    for viewer in viewers(state):
        seen = redact(state, viewer)
        for language in LANGUAGES:
            speaker = Speaker(language, table.key, seen, ["<script>alert(1)</script>", "'\"&"])
            page = "".join(look(table.key).render_all(seen, viewer, speaker).values())
            assert "<script" not in page
            assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:|https?://(?!www\.w3\.org/)", page)
            assert look(table.key).outline(seen, viewer, speaker)


def pages(table: Table, state: State, names: list[str]) -> list[dict[str, str]]:
    """Return what every viewer gets, in both languages, with what may be pressed."""
    asked = state.pending
    found = []
    for viewer in viewers(state):
        seen = redact(state, viewer)
        for language in LANGUAGES:
            speaker = Speaker(language, table.key, seen, names)
            mine = asked is not None and asked.seat == viewer
            pressed = panel(asked, speaker).anchors if asked is not None and mine else ()
            found.append(look(table.key).render_all(seen, viewer, speaker, pressed))
    return found


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_what_is_kept_looks_as_if_drawn_anew(table: Table) -> None:
    places = [(seed, share) for seed in (1, 2) for share in (0.02, 0.3, 0.31, 0.32, 0.6, 0.9)]
    states = [(position(table, seed, share), [f"Ada {seed}", "Bob"]) for seed, share in places]
    for state, names in states:
        pages(table, state, names)
    kept = [pages(table, state, names) for state, names in states]
    for before, (state, names) in zip(kept, states, strict=True):
        look(table.key).kept.drawings.clear()
        assert pages(table, state, names) == before


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_finished_game_is_drawn(table: Table) -> None:
    from herna.kernel.engine import playout
    from herna.kernel.rng import seeded

    state = table.new(11)
    playout(state, seeded(12), table.game.limit(table.seats))
    assert state.outcome is not None
    for viewer in (0, EVERYONE):
        seen = redact(state, viewer)
        assert look(table.key).render_all(seen, viewer, Speaker("cs", table.key, seen))


@pytest.mark.parametrize("table", USUAL[:1], ids=str)
def test_games_bring_their_style_sheet(table: Table) -> None:
    assert look(table.key).css.exists()
