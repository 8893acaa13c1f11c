"""A20: the draft, and setup by leader."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.draft import LeaderSetup
from herna.games.arcs.game import GAME
from herna.games.arcs.printed import LEADER_KEYS, LORE_KEYS
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import VERBS
from herna.kernel.engine import advance, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from marks import card, rule

SETUPS = {
    "elder": "rm 3c 3s 2",
    "mystic": "pr 3c 3s 2",
    "fuel-drinker": "ff 3c 3s 2",
    "upstart": "pm 4c 3s 2",
    "rebel": "mw 4s 4 2",
    "warrior": "wm 3c 3s 2",
    "feastbringer": "rm 3c 3c 3",
    "demagogue": "pw 3c 3s 2",
    "archivist": "rr 3c 3c 2",
    "overseer": "fm 3c 3s 2",
    "corsair": "fw 4s 3 2",
    "noble": "pp 3c 3s 2",
    "anarchist": "rw 4 3 2",
    "shaper": "rm 3c 3 3",
    "agitator": "fm 3c 4s 2",
    "quartermaster": "fw 4s 3 2",
}
"""Each leader's resources, then ships and buildings in A, B, C."""


def new(seats: int, seed: int = 1, **variants: str) -> Arcs:
    """Set up a draft and run to its first choice."""
    state = GAME.new(GAME.check(Setup(seats, {"leaders": "both", **variants})), seeded(seed))
    advance(state)
    return state


def offered(state: Arcs) -> tuple[int, int]:
    """Return how many leaders and lore lie in the draft."""
    return list(state.leader_of).count(-2), list(state.lore_of).count(-2)


@rule("A20.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_leader_and_one_lore_more_than_players(seats: int) -> None:
    assert offered(new(seats)) == (seats + 1, seats + 1)
    assert sum(int(count) for count in new(seats).fresh) == 0


@rule("A20.2", "R-16")
def test_the_draft_goes_counterclockwise_from_the_right_of_the_initiative() -> None:
    state = new(4)
    order = []
    while state.pending is not None and state.pending.prompt == "draft":
        order.append(int(state.pending.seat))
        assert "pass" not in [VERBS.code(option) for option in state.pending.options]
        take(state, 0)
        advance(state)
    start = state.initiative
    assert order[:4] == [(start - step) % 4 for step in range(1, 5)]
    assert all(seat >= 0 for seat in state.leader)
    assert len(order) == 8
    assert -2 not in list(state.leader_of)
    assert -2 not in list(state.lore_of)


@rule("A20.2")
def test_nobody_takes_a_second_of_a_kind() -> None:
    state = new(3)
    asked = state.pending
    assert asked is not None
    seat = asked.seat
    take(state, 0)
    for _other in range(2):
        advance(state)
        take(state, 0)
    advance(state)
    assert state.pending is not None
    assert state.pending.seat == seat
    assert {VERBS.verb(option).key for option in state.pending.options} == {"lore"}


@rule("A20.3")
def test_two_lore_for_each() -> None:
    state = new(3, lore="two")
    assert offered(state) == (4, 7)
    while state.pending is not None and state.pending.prompt == "draft":
        take(state, len(state.pending.options) - 1)
        advance(state)
    for seat in range(3):
        assert LEADER_KEYS[state.leader[seat]] != "archivist"
        assert list(state.lore_of).count(seat) == 2


@rule("A20.8")
def test_the_sets() -> None:
    for name, leaders, lore in (("base", range(8), range(14)), ("pack", range(8, 16), range(14, 28))):
        for seed in range(6):
            state = new(4, seed, leaders=name, lore="two")
            assert {at for at, seat in enumerate(state.leader_of) if seat == -2} <= set(leaders)
            assert {at for at, seat in enumerate(state.lore_of) if seat == -2} <= set(lore)


@rule("A20.4", "A20.5")
@card(*SETUPS)
@pytest.mark.parametrize("name", SETUPS)
def test_each_leaders_boxes_and_resources(name: str) -> None:
    table = Table(3, leaders=True).leader(0, name).leader(1, "elder" if name != "elder" else "mystic")
    table.leader(2, "warrior" if name != "warrior" else "upstart").do(LeaderSetup())
    kinds, *boxes = SETUPS[name].split()
    systems = ("3-hex", "5-crescent", "2-gate")
    for where, box in zip(systems, boxes, strict=True):
        assert table.fleet(0, where) == (int(box[0]), 0)
        wanted = {"c": ["0 city"], "s": ["0 starport"]}.get(box[1:], [])
        assert [each for each in table.standing(where) if each[0] == "0"] == wanted
    assert "".join(kind[0] for kind in table.slots(0)[:2]) == kinds
    assert table.slots(0)[2] == "-"
    ports = sum("s" in box for box in boxes)
    assert table.state.starports[0] == 5 - ports
    assert table.sound()


@rule("A20.4")
@card("shaper")
def test_two_players_place_the_full_c_pieces_in_both_c_systems() -> None:
    table = Table(2, "2SETUP01", leaders=True).leader(0, "shaper").leader(1, "elder").do(LeaderSetup())
    assert [table.fleet(0, where) for where in ("5-hex", "4-hex", "3-gate", "3-hex")] == [(3, 0)] * 4
    assert [table.fleet(1, where) for where in ("5-gate", "4-arrow")] == [(2, 0)] * 2


@rule("A20.4", "A20.5", "A20.6", "A25.15")
@card("mystic", "4SETUP01")
def test_the_mystics_setup() -> None:
    table = Table(4, "4SETUP01", leaders=True)
    for seat, name in enumerate(("mystic", "elder", "warrior", "upstart")):
        table.leader(seat, name)
    table.do(LeaderSetup())
    assert table.fleet(0, "4-arrow") == (3, 0)
    assert table.standing("4-arrow") == ["0 city"]
    assert table.fleet(0, "6-hex") == (3, 0)
    assert table.standing("6-hex") == ["0 starport"]
    assert table.fleet(0, "1-gate") == (2, 0)
    assert table.slots(0)[:2] == ["psionic", "relic"]
    assert table.outraged(0) == ["material", "fuel"]
    state = table.state
    assert (state.ships[0], state.cities[0], state.starports[0], state.agents[0]) == (7, 4, 4, 8)


@rule("A20.6")
@card("overseer", "anarchist", "quartermaster", "mystic")
def test_setup_steps_of_leaders() -> None:
    table = Table(4, leaders=True)
    for seat, name in enumerate(("overseer", "anarchist", "quartermaster", "elder")):
        table.leader(seat, name)
    table.do(LeaderSetup())
    state = table.state
    assert (state.ships[0], state.agents[0]) == (15 - 8 - 2, 7)
    assert state.cities[1] == 3
    assert table.outraged(2) == ["material"]
    assert state.agents[2] == 9
    assert table.sound()


@rule("A20.6")
@card("archivist")
def test_the_archivist_keeps_two_of_five_lore_seen_in_secret() -> None:
    table = (
        Table(3, leaders=True).leader(1, "archivist").leader(0, "elder").leader(2, "mystic").do(LeaderSetup())
    )
    assert (table.prompt, table.choice.seat, len(table.codes())) == ("keep", 1, 5)
    cards = [int(code.split(".")[1]) for code in table.codes()]
    seen = redact(table.state, 0)
    assert not set(cards) & {int(held) for held in seen.lore_box.cards()}
    assert len({int(held) for held in redact(table.state, 1).lore_box.cards()} & set(cards)) == 5
    table.choose(f"lore.{LORE_KEYS[cards[0]]}")
    table.choose(f"lore.{LORE_KEYS[cards[3]]}")
    assert [int(table.state.lore_of[held]) for held in cards] == [1, -1, -1, 1, -1]
    assert [table.state.lore_box.holds(held) for held in cards] == [False, True, True, False, True]
    assert table.state.lore_open.holds(cards[0])
    assert table.over


@rule("A20.7")
def test_lore_has_no_suit_and_no_raid_cost() -> None:
    from herna.games.arcs.actions.raid import Raid
    from herna.games.arcs.scoring import count

    table = Table(3, leaders=True).lore(1, "keepers-trust", "empaths-bond")
    assert [int(count(table.state, 1, ambition)) for ambition in range(5)] == [0] * 5
    assert table.do(Raid(0, 1, 12)).over


@rule("A20.1")
def test_the_draft_is_shuffled() -> None:
    from herna.games.arcs.game import GAME
    from herna.kernel.game import Setup
    from herna.kernel.rng import seeded

    rows = set()
    for seed in range(8):
        state = GAME.new(GAME.check(Setup(2, {"leaders": "base"})), seeded(seed))
        rows.add((tuple(state.leader_of), tuple(state.lore_of)))
    assert len({leaders for leaders, _lore in rows}) > 4
    assert len({lore for _leaders, lore in rows}) > 4
