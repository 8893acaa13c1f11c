"""Copies of a position: what they share, and that nothing shared is ever changed in place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import herna.games.arcs.state as written
from games.arcs.table import Table
from herna.games.arcs.game import GAME
from herna.games.arcs.state import Arcs
from herna.kernel.dump import dump, fields
from herna.kernel.engine import playout, settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample

PACKAGE = Path(written.__file__).parent

SHARED = (
    "power",
    "markers",
    "union_card",
    "union_seat",
    "moved",
    "types",
    "captives",
    "trophies",
    "outrage",
    "third",
    "leader",
    "leader_of",
    "lore_of",
    "mats",
    "moments",
    "used",
)
"""Rows that copies share."""


def written_rows(path: Path) -> set[str]:
    """Name the rows of a state that a module changes in place: ``state.power[seat] = ...``."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Attribute):
                    found.add(part.value.attr)
    return found


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.stem)
def test_no_rule_changes_a_shared_row_in_place(path: Path) -> None:
    assert not written_rows(path) & set(SHARED)


def test_a_change_in_place_would_be_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("state.power[0] += 1\nstate.types[1], x = 2, 3\nstate.third = y\n", encoding="utf-8")
    assert written_rows(module) == {"power", "types"}


@pytest.mark.parametrize(("leaders", "discard"), [("none", "joint"), ("both", "split")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playing_on_leaves_the_original_alone(seats: int, leaders: str, discard: str) -> None:
    """Whole games are played from copies taken on the way; every kind of change happens in some of them."""
    setup = GAME.check(Setup(seats, {"leaders": leaders, "lore": "two", "discard": discard}))
    for seed in range(3):
        state: Arcs = GAME.new(setup, seeded(seed))
        for _part in range(4):
            before = dump(state)
            playout(state.copy(), seeded(seed))
            assert dump(state) == before
            playout(state, seeded(seed + 9), 80)


def test_only_seldom_changed_rows_are_shared() -> None:
    state: Arcs = GAME.new(GAME.check(Setup(3, {"leaders": "both", "discard": "split"})), seeded(1))
    twin = state.copy()
    for name in fields(Arcs):
        mine = getattr(state, name, None)
        if isinstance(mine, list) and name not in ("stack", "story"):
            assert (mine is getattr(twin, name)) == (name in SHARED), name
    for pile, other in ((state.lore_box, twin.lore_box), (state.open_discard, twin.open_discard)):
        assert pile is not other


def test_a_copy_made_while_farseers_discard_shuffles_cards_of_its_own() -> None:
    table = Table(3).guild(0, "farseers").hand(0, "construction-2", "construction-3", "construction-4")
    table.act(0, "mobilization-2").choose("use.farseers", "action.construction-2", "action.construction-3")
    before = dump(table.state)
    for seed in range(8):
        twin = table.state.copy()
        twin.rng = seeded(seed)
        take(twin, table.codes().index("pass"))
        settle(twin)
    assert dump(table.state) == before


def test_imagined_hands_are_those_of_one_world() -> None:
    state: Arcs = GAME.new(GAME.check(Setup(3, {})), seeded(5))
    playout(state, seeded(6), 60)
    assert state.declined != 0
    seen = redact(state, 0)
    world = sample(seen, seeded(1))
    before, views = dump(world), dump(seen)
    for seed in range(20):
        GAME.infer(world.copy(), seen, seeded(seed))
    assert (dump(world), dump(seen)) == (before, views)
