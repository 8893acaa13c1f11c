"""Reasons: why an action or a card cannot be used now."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.components import PIVOT
from herna.games.arcs.game import GAME
from herna.kernel.view import redact
from marks import card, rule


def reasons(table: Table, seat: int) -> dict[str, tuple[str, str]]:
    """Return every refusal: what is refused, why, by which paragraph."""
    seen = redact(table.state, seat)
    return {refusal.about: (refusal.key, refusal.rule) for refusal in GAME.refusals(seen, seat)}


@rule("A6.2", "A11.2")
def test_actions_that_the_card_does_not_list() -> None:
    table = Table(3).ships(0, "2-gate", 1).court("farseers").act(0, "mobilization-2")
    found = reasons(table, 0)
    assert found["tax"] == ("not-listed", "A6.2")
    assert found["battle"] == ("needs-weapon", "A11.2")
    assert found["declare"] == ("too-late", "A7.1")
    assert found["spend"] == ("no-tokens", "A11.2")
    assert "move" not in found
    assert "influence" not in found


@rule("A12.1", "A12.12", "A12.19")
def test_actions_without_a_target() -> None:
    table = Table(3).ships(0, "2-gate", 1).tokens(0, "fuel").court()
    table.state.agents[0] = 0
    found = reasons(table.act(0, "administration-2"), 0)
    assert found["tax"] == ("no-city", "A12.1")
    assert found["repair"] == ("nothing-damaged", "A12.12")
    assert found["influence"] == ("no-agents", "A12.19")
    found = reasons(Table(3).tokens(0, "fuel").act(0, "aggression-2"), 0)
    assert found["move"] == ("no-ships", "A12.9")
    assert found["battle"] == ("no-rival", "A13.2")
    assert found["secure"] == ("no-majority", "A12.14")


@rule("A12.3", "A12.5", "A12.6")
def test_what_was_done_already_this_turn() -> None:
    table = Table(3).city(0, "2-hex").port(0, "2-hex").off_board(0, 3).court("farseers")
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1")
    found = reasons(table, 0)
    assert found["tax"] == ("taxed", "A12.3")
    assert found["spend"] == ("prelude-over", "A11.1")
    table = (
        Table(3).port(0, "2-hex").city(0, "2-hex", damaged=True).act(0, "construction-2").choose("ship.2-hex")
    )
    found = reasons(table, 0)
    assert found["ship"] == ("launched", "A12.6")
    assert found["city"] == found["starport"] == ("no-slot", "A12.5")
    table = Table(3).city(0, "2-hex", damaged=True).act(0, "construction-2")
    assert reasons(table, 0)["ship"] == ("no-starport", "A12.6")


@rule("A6.2")
def test_no_pips_left() -> None:
    table = Table(3).ships(0, "2-gate", 1).court("farseers").tokens(0, "fuel")
    table.act(0, "mobilization-2", PIVOT, "aggression-4")
    table.state.pips = 0
    found = reasons(table, 0)
    assert found["tax"] == ("no-pips", "A6.2")


@rule("A11.5", "A11.9")
@card("relic-fence", "lattice-spies", "admin-union", "secret-order", "gatekeepers")
def test_guild_cards_that_cannot_be_used() -> None:
    table = Table(3).guild(0, "relic-fence", "lattice-spies", "admin-union", "secret-order", "gatekeepers")
    table.tokens(0, "fuel", "fuel").ships(0, "2-gate", 1).act(0, "mobilization-2")
    found = reasons(table, 0)
    assert found["court-3"] == ("no-face-up", "A11.2")
    assert found["court-17"] == ("no-prelude", "A17.2")
    assert "court-7" not in found
    assert "court-15" not in found
    table.choose("use.relic-fence", "slot.1", "slot.1")
    found = reasons(table, 0)
    assert found["court-23"] == ("once", "A17.2")
    assert found["court-15"] == ("begun", "A11.9")
    table.state.secured |= 1 << 7
    assert reasons(table, 0)["court-7"] == ("secured-now", "A11.5")
    table.choose("move", "where.2-hex")
    assert reasons(table, 0)["court-7"] == ("prelude-over", "A11.1")


@rule("A6.7", "A8.1", "A8.3")
def test_followers() -> None:
    table = Table(3).hand(0, "aggression-5").hand(1, "aggression-2", "aggression-3").round()
    table.choose("lead.aggression-5", "done")
    found = reasons(table, 1)
    assert found["pass"] == ("must-follow", "A6.7")
    assert found["surpass"] == ("too-low", "A8.1")
    assert found["pivot"] == ("same-suit", "A8.3")
    assert reasons(table, 0) == {}
    table = (
        Table(3).hand(0, "aggression-5", "construction-2").hand(1, "aggression-6", "construction-3").round()
    )
    table.choose("lead.aggression-5", "done")
    assert "surpass" not in reasons(table, 1)
    assert reasons(table, 0) == {"action-15": ("wait", "A6.1")}


@rule("A9.1", "A9.3", "A7.1")
@card("galactic-bards")
def test_seizing() -> None:
    table = (
        Table(3)
        .guild(2, "galactic-bards")
        .hand(0, "aggression-4")
        .hand(1, "construction-2", "construction-3")
    )
    table.hand(2, "construction-4", "construction-5").round()
    table.choose("lead.aggression-4", "done", "pivot.construction-2")
    assert reasons(table, 1) == {"declare": ("only-leader", "A7.1")}
    table.choose("seize.construction-3", "done", "pivot.construction-4")
    found = reasons(table, 2)
    assert found["seize"] == ("already-seized", "A9.3")
    assert found["action-18"] == ("one-card", "A6.4")
    table = Table(3).guild(1, "galactic-bards").hand(0, "aggression-4").hand(1, "construction-4").round()
    table.choose("lead.aggression-4", "done", "pivot.construction-4")
    assert reasons(table, 1)["seize"] == ("no-second-card", "A9.1")
    table.state.initiative = 1
    assert reasons(table, 1)["seize"] == ("holds-marker", "A9.3")


@rule("A6.4")
def test_one_card_a_turn() -> None:
    table = Table(3).hand(0, "aggression-4", "aggression-2").ships(0, "2-gate", 1).round()
    table.choose("lead.aggression-4", "ready")
    assert reasons(table, 0)["action-8"] == ("one-card", "A6.4")
