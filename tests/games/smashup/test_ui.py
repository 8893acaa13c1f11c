"""Smash Up as it is drawn: bases, minions and hands, and nothing that a seat may not know."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from games.smashup.table import A, B, table
from herna.games.smashup import GAME
from herna.games.smashup.cards import FIRST
from herna.games.smashup.components import BASE, CARD, FACTION, PHASE_PLAY, TARGET
from herna.games.smashup.power import base_totals, breakpoint_of, power
from herna.games.smashup.state import SmashUp
from herna.games.smashup.ui import LOOK
from herna.games.smashup.ui.scene import Column, Scene, Unit
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE, Seat
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from herna.ui.look import BOARD, OWN, RIVALS, STATUS
from marks import card

NAMES = ["Ada", "Bob", "Cyril", "Dana"]
ID = re.compile(r'\sid="([^"]+)"')
SEATS = (2, 3, 4)


@cache
def positions(seats: int) -> tuple[SmashUp, ...]:
    """Return positions of a random game, from the draft to its end."""
    state = GAME.new(GAME.check(Setup(seats, {})), seeded(60 + seats))
    rng = seeded(seats)
    choice = settle(state)
    found, answers = [state.copy()], 0
    while choice is not None and answers < 700:
        take(state, rng.below(len(choice.options)))
        choice = settle(state)
        answers += 1
        if answers % 37 == 0:
            found.append(state.copy())
    return (*found, state)


def pages(state: SmashUp, viewer: Seat, language: str = "en") -> dict[str, str]:
    """Draw the table for a viewer."""
    seen = redact(state, viewer)
    return LOOK.render_all(seen, viewer, Speaker(language, "smashup", seen, NAMES))


def scene(state: SmashUp, viewer: Seat) -> Scene:
    """Return the scene of a viewer."""
    return LOOK.scene(redact(state, viewer), viewer)


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_in_play_is_drawn_once_at_its_base(seats: int) -> None:
    for state in positions(seats):
        drawn = Counter(ID.findall(pages(state, 0)[BOARD]))
        assert all(drawn[CARD.ref(card)] == 1 for card in (*state.minions, *state.actions))
        for column in scene(state, 0).columns:
            base = int(column.ref.rpartition("-")[2])
            lanes = [*column.rivals, *([column.mine] if column.mine else [])]
            units = {unit.ref for lane in lanes for unit in lane.units}
            assert units == {CARD.ref(card) for card in state.minions if state.where[card] == base}
            tucked = {one.ref for one in column.on_base}
            assert tucked == {CARD.ref(card) for card in state.actions if state.where[card] == base}


@pytest.mark.parametrize("seats", SEATS)
def test_power_breakpoints_and_points_are_those_of_the_rules(seats: int) -> None:
    for state in positions(seats):
        for column in scene(state, 0).columns:
            base = int(column.ref.rpartition("-")[2])
            assert column.total == base_totals(state)[base]
            assert column.need == breakpoint_of(state, base)
            assert column.short == max(0, column.need - column.total)
            assert [step.points for step in column.podium] == list(FIRST.bases[base].rewards)
            for unit in units_of(column):
                assert unit.power == power(state, int(unit.ref.rpartition("-")[2]))


def units_of(column: Column) -> list[Unit]:
    """Return every minion at a base."""
    return [unit for lane in (*column.rivals, *filter(None, [column.mine])) for unit in lane.units]


def test_the_podium_shows_who_holds_each_place() -> None:
    for state in positions(4):
        for column in scene(state, EVERYONE).columns:
            totals = {lane.seat: lane.total for lane in column.rivals}
            for step in column.podium:
                better = {
                    seat: sum(other > total for other in totals.values()) for seat, total in totals.items()
                }
                assert set(step.seats) == {seat for seat, above in better.items() if above == step.place - 1}


def test_rivals_stand_above_and_the_viewer_below() -> None:
    for state in positions(3):
        for viewer in range(3):
            for column in scene(state, viewer).columns:
                assert all(lane.seat != viewer for lane in column.rivals)
                assert column.mine is not None and column.mine.seat == viewer
                totals = [lane.total for lane in column.rivals]
                assert totals == sorted(totals)


def test_the_gauge_fills_to_the_breakpoint() -> None:
    for state in positions(4):
        for column in scene(state, 0).columns:
            filled = sum(share.width for share in column.gauge)
            wanted = 100 * column.total / max(column.need, column.total, 1)
            assert filled == pytest.approx(wanted, abs=0.1)
            starts = [share.at for share in column.gauge]
            assert starts == sorted(starts)


@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_is_drawn_for_its_owner_only(seats: int) -> None:
    for state in positions(seats):
        for seat in range(seats):
            hand = [CARD.ref(card) for card in state.hands[seat].cards()]
            own = ID.findall(pages(state, seat)[OWN])
            assert [ref for ref in hand if ref not in own] == []
            assert scene(state, seat).players[seat].hand == len(hand)
        page = "".join(pages(state, EVERYONE).values())
        hidden = [card for seat in range(seats) for card in state.hands[seat].cards()]
        public = [card for seat in range(seats) for card in redact(state, EVERYONE).hands[seat].cards()]
        assert not any(f'id="{CARD.ref(card)}"' in page for card in hidden if card not in public)


def test_factions_are_chosen_from_a_draft() -> None:
    state = positions(4)[0]
    assert state.pending is not None
    board = pages(state, state.pending.seat)[BOARD]
    assert [ref for ref in FACTION.refs if f'id="{ref}"' not in board] == []
    assert "data-still" in board
    assert scene(positions(4)[3], 0).draft == ()


def test_every_base_has_a_scene_and_every_faction_an_emblem() -> None:
    symbols = LOOK.symbols
    assert [base.key for base in FIRST.bases if f'id="sm-s-{base.key}"' not in symbols] == []
    used = set(
        re.findall(r'href="#(sm-[^"]+)"', "".join("".join(pages(s, 0).values()) for s in positions(4)))
    )
    assert [symbol for symbol in used if f'id="{symbol}"' not in symbols] == []


def test_what_is_left_to_play_is_shown_in_ones_own_phase() -> None:
    for state in positions(4):
        for viewer in range(4):
            shown = scene(state, viewer)
            mine = viewer == state.active and state.phase == PHASE_PLAY
            assert (shown.minions >= 0) == (shown.actions >= 0) == mine


def test_cards_to_choose_from_lie_beside_the_hand() -> None:
    seen_some = False
    for seats in SEATS:
        for state in positions(seats):
            if state.pending is None:
                continue
            seat = state.pending.seat
            anchors = {GAME.verbs.anchor(option) for option in state.pending.options} - {""}
            drawn = Counter(ID.findall("".join(pages(state, seat).values())))
            assert {ref: drawn[ref] for ref in anchors if drawn[ref] != 1} == {}
            seen_some = seen_some or bool(scene(state, seat).offered)
    assert seen_some


def test_players_show_points_factions_and_piles() -> None:
    state = positions(4)[-2]
    rivals, status = pages(state, 0)[RIVALS], pages(state, 0)[STATUS]
    assert all(f'id="seat-{seat}"' in rivals for seat in range(4))
    for player in scene(state, 2).players:
        assert player.points == state.vp[player.seat]
        assert player.deck == state.decks[player.seat].size()
        assert len(player.discarded) == player.discard
        assert len(player.factions) == 2
    assert str(TARGET) in status


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_pages_are_plain_and_said_in_both_languages(seats: int, language: str) -> None:
    for state in positions(seats)[::4]:
        for viewer in (*range(seats), EVERYONE):
            page = "".join(pages(state, viewer, language).values())
            assert not re.search(r"\sstyle=|<script|\son[a-z]+=", page)
            doubled = [name for name, count in Counter(ID.findall(page)).items() if count > 1]
            assert doubled == []


def test_the_position_is_told_in_words() -> None:
    for language in LANGUAGES:
        state = positions(3)[-2]
        seen = redact(state, 1)
        speaker = Speaker(language, "smashup", seen, NAMES)
        sections = LOOK.outline(seen, 1, speaker)
        titles = [section.title for section in sections]
        assert [base for base in state.row if speaker.name(BASE.ref(base)) not in titles] == []
        assert all(line for section in sections for line in section.lines)


def test_power_is_explained_as_a_sum() -> None:
    explained = 0
    for state in positions(4):
        seen = redact(state, 0)
        speaker = Speaker("en", "smashup", seen, NAMES)
        for minion in state.minions:
            where, *lines = LOOK.notes(seen, 0, CARD.ref(minion), speaker)
            assert NAMES[state.controller[minion]] in where
            assert lines[-1] == f"Power now: {power(state, minion)}"
            amounts = [int(line.rpartition(": ")[2].replace("\N{MINUS SIGN}", "-")) for line in lines[:-1]]
            if amounts:
                explained += 1
                assert max(0, sum(amounts)) == power(state, minion)
        for base in state.row:
            *parts, last = LOOK.notes(seen, 0, BASE.ref(base), speaker)
            assert sum(int(line.rpartition(": ")[2]) for line in parts) == base_totals(state)[base]
            assert str(breakpoint_of(state, base)) in last
        assert f"Victory points: {GAME.standings(state)[0]}" in LOOK.notes(seen, 0, "seat-0", speaker)
    assert explained > 5


@card("microbot-fixer", "microbot-guard")
def test_the_fixer_of_another_player_explains_nothing() -> None:
    t = table("robots pirates", "robots ninjas")
    mine, theirs = t.put(A, "library", "microbot-guard"), t.put(B, "library", "microbot-guard")
    t.put(B, "opal", "microbot-fixer")
    speaker = Speaker("en", "smashup", t.state, NAMES)
    assert LOOK.notes(t.state, A, CARD.ref(mine), speaker)[1:] == ["Power now: 1"]
    assert "Microbot Fixer: +1" in LOOK.notes(t.state, A, CARD.ref(theirs), speaker)
