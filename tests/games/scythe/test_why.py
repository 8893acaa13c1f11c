"""Reasons why something cannot be done, from the rules that forbid it."""

from __future__ import annotations

from games.scythe.table import (
    AGRICULTURAL,
    INDUSTRIAL,
    MECHANICAL,
    MOVE,
    NORDIC,
    POLANIA,
    RUSVIET,
    at_section,
    choose,
    goods,
    mechs,
    objectives,
    table,
    top,
    turn,
    unit,
    workers,
)
from herna.games.scythe.game import GAME
from herna.games.scythe.state import Scythe
from herna.kernel.engine import advance
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from marks import rule


def reasons(state: Scythe, seat: int = 0) -> dict[str, tuple[str, str, int]]:
    """Return what is refused to a seat: the reason, the paragraph and the number."""
    found = GAME.refusals(redact(state, seat), seat)
    return {refusal.about: (refusal.key, refusal.rule, int(refusal.n)) for refusal in found}


@rule("S1.2")
def test_not_your_turn() -> None:
    state = table(NORDIC, RUSVIET)
    turn(state)
    assert reasons(state, 1)["section-0"] == ("not-your-turn", "S1.2", 0)


@rule("S7.1", "S16.4", "S12.2")
def test_sections() -> None:
    for section in range(4):
        state = table(NORDIC, RUSVIET)
        state.section[0] = section
        turn(state)
        assert reasons(state) == {
            f"section-{section}": ("section-last", "S7.1", 0),
            "section-4": ("no-factory-card", "S16.4", 0),
        }
    state = table(RUSVIET, NORDIC, preset="faq")
    state.factory_card[0] = 1
    state.section[0] = 4
    turn(state)
    assert reasons(state) == {"section-4": ("factory-last", "S12.2", 0)}


@rule("S8.3", "S8.4", "S8.5", "S8.7")
def test_top_actions() -> None:
    state = table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL))
    at_section(state, 0, 3)
    found = reasons(state)
    assert found["half-4"] == ("no-worker", "S8.5", 0)
    assert found["half-0"] == ("other-section", "S7.1", 0)
    assert "half-5" not in found
    state.coins[0] = 1
    assert reasons(state)["half-4"] == ("no-worker", "S8.5", 0)
    state.coins[0] = 0
    assert reasons(state)["half-4"] == reasons(state)["half-5"] == ("no-coin", "S8.4", 0)
    state = table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL))
    state.coins[0] = 1
    at_section(state, 0, 0)
    state.coins[0] = 0
    assert reasons(state)["half-2"] == ("no-coin", "S8.3", 0)
    state = table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL))
    workers(state, 0, *[4] * 5)
    at_section(state, 0, 1)
    state.power[0] = 0
    assert reasons(state)["half-6"] == ("produce", "S8.7", 5)


@rule("S16.5")
def test_a_factory_card_that_cannot_be_paid() -> None:
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 8
    at_section(state, 0, 4)
    assert reasons(state) == {}
    state.coins[0] = 1
    assert reasons(state) == {"factory-top": ("factory-cost", "S16.5", 0)}


@rule("S10.2")
def test_bottom_actions() -> None:
    state = table(NORDIC, RUSVIET, mats=(AGRICULTURAL, MECHANICAL))
    workers(state, 0, 4)
    goods(state, 4, metal=1)
    objectives(state, 0, 15)
    at_section(state, 0, 1)
    choose(state, "pass")
    found = reasons(state)
    assert found["bottom-1"] == ("resources", "S10.2", 3)
    assert found["bottom-2"] == ("other-section", "S7.1", 0)
    goods(state, 4, metal=3)
    state.section[0] = -1
    at_section(state, 0, 1)
    choose(state, "pass")
    assert "bottom-1" not in reasons(state)
    assert reasons(state)["bottom-0"] == ("other-section", "S7.1", 0)


@rule("S8.2", "S9.11")
def test_units() -> None:
    state = table(POLANIA, NORDIC)
    mechs(state, 0, 22, 14)
    workers(state, 0, 22)
    top(state, MOVE)
    assert reasons(state)["unit-5"] == ("worker-stuck", "S9.11", 0)
    assert "unit-1" not in reasons(state)
    choose(state, unit(0, 2), "go.20")
    assert reasons(state)["unit-2"] == ("unit-moved", "S8.2", 0)


@rule("S17.1", "S17.4", "S17.7")
def test_objectives() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 1, 12)
    state.coins[0] = 30
    workers(state, 0, 11)
    turn(state)
    found = reasons(state)
    assert found["objective-0"] == ("objective-mountain", "S17.1", 1)
    assert found["objective-11"] == ("objective-late", "S17.4", 0)
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 15)
    workers(state, 0, 4)
    state.recruits[0] = 2
    turn(state)
    assert "objective-14" not in reasons(state)
    choose(state, "section.0")
    assert reasons(state)["objective-14"] == ("busy", "S17.7", 0)


def test_nothing_is_refused_before_the_mats_are_chosen() -> None:
    state = GAME.new(GAME.check(Setup(2, {"mats": "chosen"})), seeded(1))
    advance(state)
    assert GAME.refusals(state, 0) == GAME.refusals(state, 1) == []


def test_nothing_is_refused_when_nothing_is_asked() -> None:
    state = table(NORDIC, RUSVIET)
    assert GAME.refusals(state, 0) == []
