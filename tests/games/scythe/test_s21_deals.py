"""S21 Deals, S22 Variants."""

from __future__ import annotations

from games.scythe.table import (
    COINS,
    NORDIC,
    POLANIA,
    RUSVIET,
    SAXONY,
    asked,
    choose,
    codes,
    mechs,
    table,
    then,
    told,
    top,
    turn,
    unit,
    whose,
)
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.components import Goal
from herna.games.scythe.scoring import Stars
from marks import rule


@rule("S21.1", "S21.4", "S21.5")
def test_coins_change_hands_by_offer_and_acceptance() -> None:
    state = table(NORDIC, RUSVIET, SAXONY)
    turn(state)
    choose(state, "deal")
    assert codes(state) == ["offer.1", "request.1", "offer.2", "request.2"]
    choose(state, "offer.1", "amount.x4")
    assert (asked(state), whose(state)) == ("consent", 1)
    assert codes(state) == ["accept.x4", "pass"]
    choose(state, "accept.x4")
    assert list(state.coins) == [6, 14, 10]
    assert (asked(state), whose(state)) == ("section", 0)


@rule("S21.5")
def test_an_offer_may_be_declined_and_comes_once_per_pair_and_window() -> None:
    state = table(NORDIC, RUSVIET, SAXONY)
    turn(state)
    choose(state, "deal", "offer.1", "amount.x4", "pass")
    assert list(state.coins) == [10, 10, 10]
    choose(state, "deal")
    assert codes(state) == ["offer.2", "request.2"]
    choose(state, "request.2", "amount.x10")
    assert (asked(state), whose(state)) == ("consent-paying", 2)
    choose(state, "accept.x10")
    assert list(state.coins) == [20, 10, 0]
    assert "deal" not in codes(state)
    turn(state, 1)
    assert "deal" in codes(state)


@rule("S21.1", "S21.5")
def test_nobody_gives_more_than_there_is() -> None:
    state = table(NORDIC, RUSVIET)
    state.coins[0], state.coins[1] = 0, 3
    turn(state)
    choose(state, "deal")
    assert asked(state) == "amount"
    assert codes(state) == ["amount.x1", "amount.x2", "amount.x3"]
    state.coins[1] = 0
    turn(state)
    assert "deal" not in codes(state)
    state.coins[0] = 1
    turn(state)
    choose(state, "deal")
    assert (asked(state), whose(state)) == ("consent", 1)
    state.coins[0], state.coins[1] = 0, 1
    turn(state)
    choose(state, "deal")
    assert (asked(state), whose(state)) == ("consent-paying", 1)
    state.coins[1] = 500
    turn(state)
    choose(state, "deal")
    assert codes(state)[-1] == "amount.x60"


@rule("S21.2", "S21.4", "S21.5")
def test_a_combat_may_be_bribed_but_not_called_off() -> None:
    state = table(NORDIC, RUSVIET, SAXONY)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    assert (asked(state), whose(state)) == ("bargain", 0)
    assert codes(state) == ["offer.1", "request.1", "offer.2", "request.2", "pass"]
    choose(state, "request.2", "amount.x2", "accept.x2")
    assert codes(state) == ["offer.1", "request.1", "pass"]
    choose(state, "pass")
    assert (asked(state), whose(state)) == ("bargain", 1)
    choose(state, "offer.2", "amount.x1", "pass", "pass")
    assert asked(state) == "dial"
    assert list(state.coins) == [12, 10, 8]
    choose(state, "dial.x0", "dial.x0")
    assert state.stars.at(0, Goal.COMBAT) == 1


@rule("S21.5")
def test_every_combat_is_a_new_window_for_deals() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 30)
    mechs(state, 1, 36)
    turn(state)
    choose(state, "deal", "offer.1", "amount.x1", "pass")
    assert "deal" not in codes(state)
    choose(state, "section.2", "top.0", unit(0, 1), "go.36", "pass")
    assert (asked(state), codes(state)) == ("bargain", ["offer.1", "request.1", "pass"])


@rule("S21.3")
def test_tournaments_forbid_it() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    turn(state)
    assert "deal" not in codes(state)
    then(state, Combat(0, 30))
    assert asked(state) == "dial"


@rule("S22.1", "S22.4", "S24.17")
def test_delay_of_game() -> None:
    state = table(NORDIC, RUSVIET, SAXONY, delay_of_game="on")
    top(state, COINS)
    assert (asked(state), whose(state)) == ("delay", 1)
    choose(state, "pass")
    assert (asked(state), whose(state)) == ("delay", 2)
    choose(state, "charge")
    assert state.popularity[0] == 8
    assert (asked(state), whose(state)) == ("section", 1)
    choose(state, "section.1", "pass", "charge")
    assert state.popularity[1] == 8
    assert (asked(state), whose(state)) == ("section", 2)
    state = table(NORDIC, RUSVIET)
    top(state, COINS)
    assert asked(state) == "section"


@rule("S22.3")
def test_sample_scoring_after_the_first_star() -> None:
    state = table(NORDIC, RUSVIET, sample_scoring="on")
    state.power[0] = 16
    then(state, Stars())
    assert [(event.seat, event.n) for event in told(state, "sample")] == [(0, 14), (1, 10)]
    assert list(state.coins) == [10, 10]
    state.popularity[0] = 18
    then(state, Stars())
    assert len(told(state, "sample")) == 2
    state = table(NORDIC, RUSVIET)
    state.power[0] = 16
    then(state, Stars())
    assert told(state, "sample") == []


@rule("S21.5")
def test_a_pair_deals_once_before_a_combat_whoever_proposes() -> None:
    state = table(NORDIC, RUSVIET, SAXONY)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    choose(state, "offer.1", "amount.x3", "pass", "pass")
    assert whose(state) == 1
    assert codes(state) == ["offer.2", "request.2", "pass"]
    state = table(NORDIC, RUSVIET, SAXONY, POLANIA)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    choose(state, "offer.3", "amount.x1", "pass", "pass")
    assert codes(state) == ["offer.0", "request.0", "offer.2", "request.2", "offer.3", "request.3", "pass"]
