"""Numbers for bots and learners: estimates, first glances, encodings, standings; and names of components."""

from __future__ import annotations

from games.arcs.names import court
from games.arcs.table import Table
from herna.games.arcs.components import AMBITIONS
from herna.games.arcs.game import GAME
from herna.games.arcs.mind.heuristic import BESIDE, tally
from herna.games.arcs.scoring import counts
from herna.games.arcs.ui.names import name
from herna.kernel.choice import Choice
from herna.kernel.engine import playout
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact


def better(one: Table, other: Table, seat: int = 0) -> bool:
    """Whether a seat stands better at the first table."""
    return GAME.values(one.state)[seat] > GAME.values(other.state)[seat]


def test_estimates_know_what_is_worth_having() -> None:
    bare = Table(3)
    assert better(Table(3).city(0, "2-hex"), bare)
    assert better(Table(3).port(0, "2-hex"), bare)
    assert better(Table(3).ships(0, "2-gate", 1), Table(3).ships(0, "2-gate", 0, damaged=1))
    assert better(Table(3).tokens(0, "fuel"), bare)
    assert better(Table(3).guild(0, "farseers"), bare)
    assert better(bare, Table(3).outrage(0, "fuel"))
    assert better(Table(3).off_board(0, 5), Table(3).off_board(0, 3))
    assert better(Table(3).hand(0, "aggression-6"), Table(3).hand(0, "aggression-2"))
    assert better(Table(3).captives(0, 1, 2), bare)
    led, other = Table(3), Table(3)
    other.state.initiative = 1
    assert better(led, other)
    strong = Table(3).court("farseers").agents("farseers", 2, 1)
    assert better(strong, Table(3).court("farseers").agents("farseers", 2, 3))


def test_a_fleet_at_the_gates_endangers_what_can_be_raided() -> None:
    safe = Table(3).city(0, "2-hex").tokens(0, "-", "fuel").guild(0, "gatekeepers").ships(1, "2-gate", 3)
    besieged = Table(3).city(0, "2-hex").tokens(0, "-", "fuel").guild(0, "gatekeepers").ships(1, "2-hex", 3)
    assert better(safe, besieged)
    poor = Table(3).city(0, "2-hex").ships(1, "2-gate", 3)
    poor_besieged = Table(3).city(0, "2-hex").ships(1, "2-hex", 3)
    assert GAME.values(poor.state)[0] == GAME.values(poor_besieged.state)[0]


def test_a_declared_ambition_counts_more_than_a_hope() -> None:
    declared = Table(3).tokens(0, "relic", "relic").declared("keeper")
    hoped = Table(3).tokens(0, "relic", "relic").hand(0, "aggression-2")
    assert better(declared, hoped)
    ahead = Table(3).captives(0, 1, 2).hand(0, "aggression-2")
    behind = Table(3).captives(0, 1, 2).captives(1, 0, 4).hand(0, "aggression-2")
    assert better(ahead, behind)


def test_all_counts_at_once_are_the_counts_of_each_ambition() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(GAME.check(Setup(seats, {})), seeded(seats))
        rng = seeded(7)
        for _answers in range(6):
            playout(state, rng, 25)
            if state.outcome is not None:
                break
            found = tally(state)
            for ambition in range(AMBITIONS):
                first = ambition * BESIDE
                assert list(found[first : first + seats + 1]) == list(counts(state, ambition))


def test_early_chapters_value_building_more() -> None:
    early, late = Table(3).city(0, "2-hex"), Table(3).city(0, "2-hex")
    late.state.chapter = 5
    assert better(early, late)


def test_winning_is_best() -> None:
    table = Table(3)
    table.state.power[0] = 10
    before = GAME.values(table.state)[0]
    table.state.chapter = 5
    from herna.games.arcs.chapter import NextChapter

    table.do(NextChapter())
    assert GAME.values(table.state)[0] == 13.0
    assert before > 10


def test_first_glances_prefer_actions_to_ending_the_turn() -> None:
    table = Table(3).city(0, "2-hex").court("farseers").act(0, "administration-2")
    glances = dict(zip(table.codes(), GAME.prior(table.state, table.choice), strict=True))
    assert glances[table.resolve("tax.2-hex")] > glances["pass"]
    assert glances[table.resolve("influence.farseers")] > glances["pass"]
    table = Table(3).port(0, "2-hex").ships(0, "2-gate", 1)
    table.state.ships[0] = 0
    table.act(0, "construction-2")
    glances = dict(zip(table.codes(), GAME.prior(table.state, table.choice), strict=True))
    assert glances[table.resolve("ship.2-hex")] < glances["pass"] < glances["city"]


def test_declaring_looks_good_when_ahead() -> None:
    table = Table(3).hand(0, "construction-4").hand(1, "aggression-2").trophies(0, 1, "ship", 2).round()
    table.choose("lead.construction-4")
    first, second = GAME.prior(table.state, table.choice)
    assert first > 4 * second


def test_the_standings_are_power_and_what_ambitions_would_bring() -> None:
    table = Table(3).declared("keeper").tokens(0, "relic")
    table.state.power[1] = 4
    assert GAME.standings(table.state) == [5, 4, 0]
    assert GAME.breakdown(table.state) == [("power", [0, 4, 0]), ("keeper", [5, 0, 0])]


def test_learners_are_told_of_seats_from_their_own_on_and_not_what_they_cannot_see() -> None:
    table = (
        Table(3).hand(0, "aggression-2").hand(1, "construction-5").ships(1, "2-gate", 4).tokens(1, "relic")
    )
    table.state.power[1] = 7
    rows = [GAME.told(redact(table.state, seat), seat) for seat in range(3)]
    assert rows == [GAME.told(table.state, seat) for seat in range(3)]
    assert [row["seat 0: points"][0] for row in rows] == [0, 7, 0]
    assert rows[0]["seat 1: points"] == rows[1]["seat 0: points"] == rows[2]["seat 2: points"]
    assert rows[0]["seat 1: held"] == rows[1]["seat 0: held"] == [0, 0, 0, 1, 0]
    assert rows[0]["seat 1: fresh ships"] == rows[1]["seat 0: fresh ships"]
    assert sum(rows[0]["seat 1: fresh ships"]) == 4
    assert [sum(row["cards"]) for row in rows] == [1, 1, 0]
    other = (
        Table(3).hand(0, "aggression-2").hand(1, "construction-6").ships(1, "2-gate", 4).tokens(1, "relic")
    )
    other.state.power[1] = 7
    assert rows[0] == GAME.told(other.state, 0)
    assert rows[1] != GAME.told(other.state, 1)


def test_learners_can_tell_different_tables_apart() -> None:
    bare = Table(3)
    tables = [
        Table(3).ships(0, "2-gate", 1),
        Table(3).ships(0, "2-gate", 0, damaged=1),
        Table(3).city(0, "2-hex"),
        Table(3).port(0, "2-hex", damaged=True),
        Table(3).tokens(0, "relic"),
        Table(3).guild(0, "farseers"),
        Table(3).captives(0, 1, 1),
        Table(3).trophies(0, 1, "ship"),
        Table(3).outrage(0, "fuel"),
        Table(3).declared("keeper"),
        Table(3).court("farseers").agents("farseers", 1),
        Table(3).hand(0, "aggression-2"),
        Table(3).leader(0, "elder"),
        Table(3).lore(0, "gate-ports"),
        Table(3).ships(0, "2-gate", 2).ships(1, "2-gate", 1).act(0, "aggression-2").choose("battle"),
    ]
    rows = {tuple(GAME.encode(redact(table.state, 0), 0)) for table in [bare, *tables]}
    assert len(rows) == len(tables) + 1


def test_components_are_named_by_what_they_are_now() -> None:
    table = Table(3).city(0, "2-hex").tokens(0, "relic")
    seen = table.state
    assert name(seen, "system-4") == ("system-gate", 2)
    assert name(seen, "site-7") == ("site-city-hex", 2)
    assert name(seen, "site-8") == ("site-slot-hex", 2)
    assert name(seen, "fleet-9") == ("fleet-crescent", 1)
    assert name(seen, "slot-0") == ("slot-relic", 1)
    assert name(seen, "slot-1") == ("slot-empty", 2)
    assert name(seen, "action-17") == ("action-construction", 4)
    assert name(seen, f"court-{court('farseers')}") == ("court-farseers", 17)
    assert name(seen, "captive-6") == ("captive", 3)
    assert name(seen, "trophy-22") == ("trophy-city", 2)
    assert name(seen, "outrage-8") == ("outrage-relic", 0)
    assert name(seen, "marker-2") == ("marker", 5)
    assert name(seen, "cluster-3") == ("cluster", 4)
    assert name(seen, "setup-4") == ("setup-3SETUP01", 5)
    assert name(seen, "unknown-0") == ("unknown-card", 0)


def test_there_is_a_glance_for_every_option() -> None:
    table = Table(4).hand(0, "aggression-4").hand(1, "aggression-7", "construction-2").round()
    table.choose("lead.aggression-4", "done")
    choice: Choice = table.choice
    glances = dict(zip(table.codes(), GAME.prior(table.state, choice), strict=True))
    assert glances[table.resolve("surpass.aggression-7")] > glances[table.resolve("copy.construction-2")]
    assert glances[table.resolve("copy.construction-2")] > glances[table.resolve("copy.aggression-7")]
