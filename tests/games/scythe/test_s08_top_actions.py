"""S8 Top actions: Move or coins, Bolster, Trade, Produce."""

from __future__ import annotations

from games.scythe.table import (
    ARMORY,
    CARDS,
    COINS,
    CRIMEA,
    MONUMENT,
    MOVE,
    NORDIC,
    POLANIA,
    POPULARITY,
    POWER,
    PRODUCE,
    RUSVIET,
    TRADE,
    asked,
    at_section,
    choose,
    codes,
    goods,
    lying,
    mechs,
    section_with,
    structure,
    table,
    targets,
    told,
    top,
    unit,
    whose,
    workers,
)
from herna.games.scythe.components import Cube, Goal
from herna.games.scythe.costs import produce_price
from herna.games.scythe.queries import workers_out
from herna.games.scythe.state import Scythe
from herna.kernel.choice import EVERYONE
from herna.kernel.pile import PUBLIC, UNKNOWN
from herna.kernel.view import redact
from marks import card, rule


def improved(state: Scythe, cube: Cube) -> Scythe:
    """Move a cube off its green box."""
    state.cubes[0] |= 1 << cube
    return state


@rule("S8.1")
@card("cube-coin")
def test_gain_coins() -> None:
    assert top(table(NORDIC, RUSVIET), COINS).coins[0] == 11
    assert top(improved(table(NORDIC, RUSVIET), Cube.COIN), COINS).coins[0] == 12


@rule("S8.1", "S8.2")
@card("cube-move")
def test_two_units_move_or_three_with_the_cube_gone() -> None:
    for cube, units in ((False, 2), (True, 3)):
        state = table(NORDIC, RUSVIET)
        workers(state, 0, 4, 4, 4, 4)
        if cube:
            improved(state, Cube.MOVE)
        top(state, MOVE)
        for worker in range(units):
            choose(state, unit(0, 5 + worker), "go.5")
        assert whose(state) == 1


@rule("S8.2")
def test_a_unit_moves_once_and_nobody_has_to() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 4)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.5")
    assert unit(0, 1) not in codes(state)
    choose(state, "pass")
    assert whose(state) == 1


@rule("S8.3")
@card("cube-power", "cube-card", "structure-monument")
def test_bolster() -> None:
    state = top(table(NORDIC, RUSVIET), POWER)
    assert (state.power[0], state.coins[0], state.popularity[0]) == (12, 9, 10)
    state = top(improved(table(NORDIC, RUSVIET), Cube.POWER), POWER)
    assert state.power[0] == 13
    state = top(table(NORDIC, RUSVIET), CARDS)
    assert (state.hands[0].size(), state.coins[0]) == (1, 9)
    state = top(improved(table(NORDIC, RUSVIET), Cube.CARD), CARDS)
    assert state.hands[0].size() == 2
    for half in (POWER, CARDS):
        state = table(NORDIC, RUSVIET)
        structure(state, 0, MONUMENT, 30)
        assert top(state, half).popularity[0] == 11


@rule("S8.3", "S8.4")
def test_bolster_and_trade_cost_a_coin() -> None:
    for half in (POWER, TRADE):
        state = table(NORDIC, RUSVIET, coin_transfers="off")
        workers(state, 0, 4)
        state.coins[0] = 0
        at_section(state, 0, section_with(state, 0, half))
        assert (asked(state), whose(state)) == ("section", 1)


@rule("S8.4")
@card("cube-popularity", "structure-armory")
def test_trade() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 5)
    top(state, TRADE)
    assert "get.1.x2" in codes(state) and "get.1.x3" not in codes(state)
    choose(state, "get.1.x1", "get.3.x1")
    assert asked(state) == "section"
    assert lying(state, 5) == (0, 1, 0, 1)
    assert state.coins[0] == 9
    assert top(table(NORDIC, RUSVIET), POPULARITY).popularity[0] == 11
    assert top(improved(table(NORDIC, RUSVIET), Cube.POPULARITY), POPULARITY).popularity[0] == 12
    state = table(NORDIC, RUSVIET)
    structure(state, 0, ARMORY, 30)
    top(state, POPULARITY)
    assert (state.power[0], state.popularity[0]) == (11, 11)


@rule("S8.5", "S24.11")
def test_both_traded_resources_go_beside_one_worker() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 5, 48)
    top(state, TRADE)
    assert targets(state, "onto") == {4, 5}
    choose(state, "onto.4", "get.0.x1", "get.2.x1")
    assert lying(state, 4) == (1, 0, 1, 0)


@rule("S27.60", "S8.5", "S24.11")
def test_trade_scenario() -> None:
    state = table(POLANIA, RUSVIET)
    mechs(state, 0, 22)
    workers(state, 0, 22, 52)
    at_section(state, 0, section_with(state, 0, TRADE))
    assert codes(state) == [POPULARITY, "pass"]
    for spread in (False, True):
        state = table(POLANIA, RUSVIET, preset="faq" if spread else "rulebook")
        workers(state, 0, 14, 20)
        top(state, TRADE)
        choose(state, "onto.14", "get.2.x1")
        if spread:
            choose(state, "onto.20")
        choose(state, "get.1.x1")
        assert lying(state, 14) == ((0, 0, 1, 0) if spread else (0, 1, 1, 0))
        assert lying(state, 20) == ((0, 1, 0, 0) if spread else (0, 0, 0, 0))


@rule("S8.6", "S27.3")
@card("cube-produce")
def test_up_to_two_territories_produce_or_three() -> None:
    state = table(CRIMEA, RUSVIET)
    workers(state, 0, 43, 44, 44)
    top(state, PRODUCE)
    assert (state.power[0], state.popularity[0], state.coins[0]) == (10, 10, 10)
    assert codes(state) == ["produce.43.x1", "produce.44.x2", "produce.44.x1", "pass"]
    choose(state, "produce.44.x1", "produce.43.x1")
    assert (lying(state, 43), lying(state, 44)) == ((1, 0, 0, 0), (0, 1, 0, 0))
    for cube in (False, True):
        state = table(NORDIC, RUSVIET)
        workers(state, 0, 4, 5, 11)
        if cube:
            improved(state, Cube.PRODUCE)
        top(state, PRODUCE)
        choose(state, "produce.4.x1", "produce.5.x1")
        assert (asked(state) == "produce") is cube


@rule("S27.4", "S8.7", "S8.8")
def test_five_workers_pay_a_power() -> None:
    state = table(POLANIA, RUSVIET)
    workers(state, 0, 14, 14, 14, 20, 20)
    top(state, PRODUCE)
    assert (state.power[0], state.popularity[0], state.coins[0]) == (9, 10, 10)
    choose(state, "produce.14.x3", "produce.20.x2")
    assert (lying(state, 14), lying(state, 20)) == ((0, 0, 0, 3), (2, 0, 0, 0))


@rule("S8.7", "S27.39")
def test_the_price_of_produce() -> None:
    prices = []
    for count in range(2, 9):
        state = table(NORDIC, RUSVIET)
        workers(state, 0, *[4] * count)
        prices.append(produce_price(state, 0))
    none, power, both, all_three = (0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)
    assert prices == [none, none, power, power, both, both, all_three]
    for count, power_left, popularity_left in ((5, 0, 10), (6, 1, 0)):
        state = table(NORDIC, RUSVIET)
        workers(state, 0, *[4] * count)
        state.power[0], state.popularity[0] = power_left, popularity_left
        at_section(state, 0, section_with(state, 0, PRODUCE))
        assert whose(state) == 1
    state = table(NORDIC, RUSVIET)
    workers(state, 0, *[4] * 8)
    state.power[0] = state.popularity[0] = state.coins[0] = 1
    top(state, PRODUCE)
    assert (state.power[0], state.popularity[0], state.coins[0]) == (0, 0, 0)


@rule("S8.8")
def test_every_terrain_gives_its_own() -> None:
    gives = {12: (1, 0, 0, 0), 26: (0, 1, 0, 0), 30: (0, 0, 1, 0), 16: (0, 0, 0, 1)}
    for space, goods_there in gives.items():
        state = table(NORDIC, POLANIA)
        workers(state, 0, space)
        top(state, PRODUCE)
        choose(state, f"produce.{space}.x1")
        assert lying(state, space) == goods_there
    state = table(NORDIC, POLANIA)
    workers(state, 0, 36)
    top(state, PRODUCE)
    choose(state, "produce.36.x1")
    assert workers_out(state, 0) == 2
    for barren in (23, 17):
        state = table(NORDIC, POLANIA)
        workers(state, 0, barren)
        mechs(state, 0, barren)
        top(state, PRODUCE)
        assert whose(state) == 1


@rule("S27.40", "S8.8", "S8.11", "S24.15")
def test_running_out_of_workers() -> None:
    state = table(POLANIA, RUSVIET)
    workers(state, 0, 21, 21, 21, 21, 20, 20)
    top(state, PRODUCE)
    assert (state.power[0], state.popularity[0], state.coins[0]) == (9, 9, 10)
    assert "produce.21.x3" not in codes(state)
    choose(state, "produce.21.x2", "pass")
    assert workers_out(state, 0) == 8
    assert state.stars.at(0, Goal.WORKERS) == 1


@rule("S8.8", "S24.15")
def test_new_workers_do_not_produce_in_this_action() -> None:
    state = table(POLANIA, RUSVIET)
    workers(state, 0, 21)
    improved(state, Cube.PRODUCE)
    top(state, PRODUCE)
    choose(state, "produce.21.x1")
    assert asked(state) != "produce"


@rule("S8.9", "S26.7")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = table(NORDIC, RUSVIET)
    improved(state, Cube.CARD)
    while state.deck.size() > 1:
        state.discard.put(state.deck.draw(), PUBLIC)
    top(state, CARDS)
    assert state.hands[0].size() == 2
    assert (state.deck.size(), state.discard.size()) == (40, 0)
    assert {int(state.deck.known(card)) for card in state.deck.cards()} == {0}
    assert list(state.deck.cards()) != sorted(state.deck.cards())
    state = table(NORDIC, RUSVIET)
    improved(state, Cube.CARD)
    while state.deck.size() > 1:
        state.hands[1].put(state.deck.draw())
    top(state, CARDS)
    assert state.hands[0].size() == 1


@rule("S8.3", "S23.1", "S23.2")
def test_a_drawn_card_is_seen_by_whoever_draws_it() -> None:
    state = top(table(NORDIC, RUSVIET), CARDS)
    (drawn,) = state.hands[0].cards()
    assert redact(state, 0).hands[0].holds(drawn)
    for viewer in (1, EVERYONE):
        seen = redact(state, viewer)
        assert list(seen.hands[0].cards()) == [UNKNOWN]
        (event,) = told(seen, "drew-hidden")
        assert event.refs == ()


@rule("S8.4", "S7.4", "S7.9")
def test_fewer_resources_may_be_traded_or_none() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 5)
    top(state, TRADE)
    choose(state, "get.1.x1", "pass")
    assert (lying(state, 5), state.coins[0], whose(state)) == ((0, 1, 0, 0), 9, 1)
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 5)
    top(state, TRADE)
    choose(state, "pass")
    assert (lying(state, 5), state.coins[0], whose(state)) == ((0, 0, 0, 0), 9, 1)


@rule("S8.11")
def test_workers_on_a_home_base_count_for_the_price_but_produce_nothing() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 48, 48, 48, 4)
    top(state, PRODUCE)
    assert state.power[0] == 9
    assert codes(state) == ["produce.4.x1", "pass"]


@rule("S8.10", "S8.12")
def test_a_territory_without_workers_gives_nothing() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 12)
    goods(state, 12, food=1)
    workers(state, 0, 4)
    top(state, PRODUCE)
    assert targets(state, "produce") == {4}
    choose(state, "pass")
    assert lying(state, 4) == (0, 0, 0, 0)
