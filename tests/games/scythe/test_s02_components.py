"""S2 Components and limits."""

from __future__ import annotations

from games.scythe.table import (
    CARDS,
    CRIMEA,
    NORDIC,
    POLANIA,
    RUSVIET,
    TRADE,
    asked,
    choose,
    goods,
    hand,
    lying,
    mechs,
    stars,
    structure,
    table,
    then,
    told,
    top,
    turn,
    where,
    whose,
    workers,
)
from herna.games.scythe.actions.gains import Gain
from herna.games.scythe.changes import lose_popularity, lose_power
from herna.games.scythe.components import (
    CARDS_OF_VALUE,
    COMBAT_CARD,
    ENCOUNTER,
    FACTORY_CARD,
    MAX_SEATS,
    OBJECTIVE,
    RECRUIT,
    STRUCTURE,
    TILE,
    UNIT,
    VALUE,
    Goal,
    Resource,
    Structure,
    Track,
)
from herna.games.scythe.game import GAME
from herna.games.scythe.queries import controlled, stars_placed
from herna.kernel.bits import has, size
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from marks import card, rule


@rule("S2.1")
def test_every_player_has_a_full_set_of_pieces() -> None:
    assert UNIT.count == MAX_SEATS * (1 + 4 + 8)
    assert STRUCTURE.count == RECRUIT.count == MAX_SEATS * 4
    assert [kind.name for kind in Structure] == ["MINE", "MONUMENT", "ARMORY", "MILL"]
    state = table(NORDIC, RUSVIET)
    assert list(state.idle) == [8, 8]
    assert state.stars.total(0) == 0


@rule("S2.2")
@card("combat-2", "combat-3", "combat-4", "combat-5")
def test_the_decks_have_their_printed_sizes() -> None:
    assert (COMBAT_CARD.count, ENCOUNTER.count, OBJECTIVE.count, FACTORY_CARD.count) == (42, 28, 23, 12)
    assert TILE.count == 6
    values = list(VALUE)
    assert [values.count(value) for value, _count in CARDS_OF_VALUE] == [16, 12, 8, 6]
    assert sorted(set(values)) == [2, 3, 4, 5]
    state = GAME.new(GAME.check(Setup(2, {})), seeded(1))
    assert size(state.tokens) == 11


@rule("S2.3")
def test_resources_and_coins_never_run_out() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4)
    goods(state, 4, oil=60)
    state.coins[0] = 200
    top(state, TRADE)
    choose(state, "get.2.x2")
    assert lying(state, 4) == (0, 0, 62, 0)


@rule("S2.4")
def test_combat_cards_can_run_out() -> None:
    state = table(NORDIC, RUSVIET)
    while state.deck.size() > 0:
        state.hands[1].put(state.deck.draw())
    top(state, CARDS)
    assert state.hands[0].size() == 0
    assert state.coins[0] == 9


@rule("S2.5")
def test_tracks_have_a_top_and_a_bottom() -> None:
    state = table(NORDIC, RUSVIET)
    state.power[0], state.popularity[0] = 15, 17
    stars(state, 0, Goal.POWER, Goal.POPULARITY)
    then(state, Gain(0, Track.POWER, 4), Gain(0, Track.POPULARITY, 3))
    assert (state.power[0], state.popularity[0]) == (16, 18)
    then(state, Gain(0, Track.POWER, 4), Gain(0, Track.POPULARITY, 3))
    assert [event.n for event in told(state, "gained-power")] == [1]
    assert [event.n for event in told(state, "gained-popularity")] == [1]
    lose_power(state, 1, 12)
    lose_popularity(state, 1, 11)
    assert (state.power[1], state.popularity[1]) == (0, 0)


@rule("S2.5", "S7.4")
def test_a_cost_in_power_must_be_paid_in_full() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 4, 5, 5)
    state.power[0] = 0
    turn(state)
    choose(state, "section.1")
    assert asked(state) == "section" and whose(state) == 1


@rule("S2.6")
def test_workers_and_structures_never_fight() -> None:
    state = table(NORDIC, POLANIA)
    workers(state, 1, 18, 18)
    structure(state, 1, Structure.MILL, 24)
    mechs(state, 0, 12, 23)
    top(state, "top.0")
    choose(state, "move.1", "go.18", "move.2", "go.24")
    assert state.fight is None
    assert state.stars.total(0) == 0
    assert where(state, 1, 5) == 52


@rule("S2.7")
def test_workers_are_not_resources() -> None:
    assert [kind.name for kind in Resource] == ["FOOD", "METAL", "OIL", "WOOD"]
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 4, 4)
    assert GAME.breakdown(state)[3] == ("resources", [0, 0])


@rule("S2.8")
def test_what_was_built_or_placed_stays() -> None:
    state = table(NORDIC, POLANIA)
    structure(state, 1, Structure.MILL, 18)
    stars(state, 1, Goal.POWER)
    workers(state, 1, 18)
    mechs(state, 0, 12)
    top(state, "top.0")
    choose(state, "move.1", "go.18", "pass")
    assert has(state.built[1], 18) and not has(controlled(state, 1), 18)
    assert state.idle[1] == 7
    assert where(state, 1, 5) == 52
    state.power[1] = 3
    assert stars_placed(state, 1) == 1


@rule("S2.9")
def test_there_is_no_hand_limit() -> None:
    state = table(CRIMEA, RUSVIET)
    hand(state, 0, *[2] * 12)
    top(state, CARDS)
    assert state.hands[0].size() == 13
