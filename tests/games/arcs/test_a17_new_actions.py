"""A17: when new actions and additions of leaders are offered."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.components import COPY, PIVOT
from marks import card, rule


@rule("A17.3")
@card(
    "prison-wardens",
    "living-structures",
    "force-beams",
    "survival-overrides",
    "galactic-rifles",
    "tool-priests",
)
def test_new_actions_are_offered_only_in_place_of_their_own() -> None:
    table = (
        Table(3, leaders=True).guild(0, "prison-wardens").captives(0, 1, 1).city(0, "2-hex").port(0, "3-hex")
    )
    table.lore(0, "living-structures", "force-beams", "survival-overrides", "galactic-rifles", "tool-priests")
    table.ships(0, "2-gate", 1).ships(0, "2-hex", 1).ships(1, "3-gate", 1).court("farseers")
    new = {"pressgang", "execute", "nurture", "prune", "guide", "martyr", "fire-rifles", "summon"}
    offered = {
        "administration-2": {"execute", "prune"},
        "aggression-2": {"guide", "martyr", "fire-rifles"},
        "construction-2": {"pressgang", "nurture", "prune", "summon"},
        "mobilization-2": {"execute", "guide", "martyr"},
    }
    for name, wanted in offered.items():
        assert table.act(0, name).verbs() & new == wanted


@rule("A17.11")
@card("prison-wardens", "survival-overrides", "galactic-rifles")
def test_new_actions_need_captives_fresh_ships_or_targets() -> None:
    table = Table(3, leaders=True).guild(0, "prison-wardens").lore(0, "survival-overrides", "galactic-rifles")
    table.ships(0, "2-gate", 0, damaged=1).ships(1, "2-hex", 1).court("farseers")
    assert "martyr" not in table.act(0, "mobilization-2").verbs()
    assert "execute" not in table.act(0, "mobilization-2").verbs()
    assert "fire-rifles" not in table.act(0, "aggression-2").verbs()
    table = Table(3, leaders=True).lore(0, "galactic-rifles").ships(0, "2-gate", 1).ships(1, "5-hex", 1)
    assert "fire-rifles" not in table.act(0, "aggression-2").verbs()


@rule("A17.5")
@card("noble", "feastbringer", "warrior")
def test_leaders_add_something_only_to_their_own_action() -> None:
    table = Table(3, leaders=True).leader(0, "noble").court("farseers").city(0, "2-hex")
    table.act(0, "administration-2", PIVOT, "aggression-4").choose("tax.2-hex", "slot.1")
    assert table.told("influenced") == 0
    assert table.state.pending is None or table.prompt != "influence"
    table = Table(3, leaders=True).leader(0, "feastbringer").court("farseers").ships(0, "2-gate", 1)
    table.act(0, "aggression-2", PIVOT, "mobilization-4").choose("move", "where.2-hex")
    assert table.over
    table = (
        Table(3, leaders=True)
        .leader(0, "warrior")
        .ships(0, "2-gate", 2)
        .ships(1, "2-gate", 1)
        .court("farseers")
    )
    assert "use-leader" not in table.act(0, "aggression-2", COPY, "mobilization-4").verbs()
    table = Table(3, leaders=True).leader(0, "feastbringer").court("farseers").ships(0, "2-gate", 2)
    assert "use-leader" not in table.act(0, "aggression-2", COPY, "mobilization-4").verbs()


@card("prison-wardens", "relic-fence", "tyrants-ego")
def test_what_is_not_offered_without_anything_to_give() -> None:
    table = Table(3).guild(0, "prison-wardens", "relic-fence").port(0, "2-hex")
    verbs = table.act(0, "construction-2").verbs()
    assert "pressgang" not in verbs
    assert not table.can("use.relic-fence")
    table = (
        Table(3, leaders=True)
        .lore(0, "tyrants-ego")
        .declared("tyrant")
        .court("farseers")
        .agents("farseers", 1)
    )
    assert "use-lore" not in table.ships(0, "2-gate", 1).act(0, "mobilization-2").verbs()
