"""S21 Deals, S22 Variants, S23 Information, S26 Engine notes."""

from __future__ import annotations

from games.scythe.table import (
    COINS,
    CRIMEA,
    MOVE,
    NORDIC,
    POLANIA,
    RUSVIET,
    SAXONY,
    asked,
    choose,
    codes,
    goods,
    hand,
    mechs,
    objectives,
    stars,
    table,
    then,
    told,
    top,
    turn,
    unit,
    whose,
    workers,
)
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.board import LINES
from herna.games.scythe.components import TURN_LIMIT, Goal
from herna.games.scythe.queries import stars_placed
from herna.games.scythe.scoring import Stars
from herna.games.scythe.turn import NextTurn
from herna.kernel.choice import EVERYONE
from herna.kernel.view import redact
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


@rule("S23.1", "S23.2", "S23.3")
def test_what_everybody_sees_and_what_nobody_else_does() -> None:
    state = table(NORDIC, RUSVIET)
    hand(state, 0, 2, 5)
    objectives(state, 0, 3, 4)
    state.discard.put(state.deck.draw(), 255)
    for viewer in (1, EVERYONE):
        seen = redact(state, viewer)
        assert list(seen.coins) == list(state.coins)
        assert list(seen.power) == list(state.power)
        assert seen.hands[0].size() == 2 and set(seen.hands[0].cards()) == {-1}
        assert set(seen.objectives[0].cards()) == {-1}
        assert set(seen.deck.cards()) == {-1}
        assert list(seen.discard.cards()) == list(state.discard.cards())
        assert seen.factory.size() == 3
    own = redact(state, 0)
    assert list(own.hands[0].cards()) == list(state.hands[0].cards())
    assert list(own.objectives[0].cards()) == [2, 3]


@rule("S23.4")
def test_the_bottom_action_is_announced_before_it_is_paid() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 5)
    for space in (4, 5):
        state.goods.put(space, 2, 4)
        state.stocked |= 1 << space
    turn(state)
    choose(state, "section.0", "pass", "bottom.0")
    assert asked(state) == "pay"
    assert [event.seat for event in told(state, "bottom")] == [0]


@rule("S26.5", "S27.69", "S24.24")
def test_turn_limit() -> None:
    for value, winners in (("score", (1,)), ("draw", (0, 1))):
        state = table(NORDIC, RUSVIET, turn_limit=value)
        stars(state, 0, *[Goal.OBJECTIVE] * 4)
        stars(state, 1, *[Goal.OBJECTIVE] * 5)
        state.turns = TURN_LIMIT * 2 - 2
        then(state, NextTurn(0))
        assert state.outcome is None
        assert state.turns == TURN_LIMIT * 2 - 1
        then(state, NextTurn(1))
        assert state.outcome is not None
        assert state.outcome.winners == winners
        assert state.outcome.scores == (26, 30)
        assert len(told(state, "turn-limit")) == 1
        assert stars_placed(state, 1) == 5


@rule("S26.1", "S26.2")
def test_the_decisions_of_a_turn_in_their_order() -> None:
    state = table(CRIMEA, POLANIA, coin_transfers="off")
    mechs(state, 0, 30)
    mechs(state, 1, 36)
    state.at[0] = 29
    state.fighting[0] |= 1 << 29
    prompts = []
    top(state, MOVE)
    for answer in (unit(0, 1), "go.36", unit(0, 0), "go.36", "dial.x3", "dial.x0"):
        prompts.append(asked(state))
        choose(state, answer)
    prompts.append(asked(state))
    assert prompts == ["move", "go", "move", "go", "dial", "dial", "encounter"]


@rule("S26.4")
def test_the_map_is_the_one_of_the_sketch() -> None:
    sketch = ["MFVWTV", "LTLTMFF", "WMWLWV", "FVLXMTM", "WWFTLVL", "MVVTWMT", "TLFMVF", "V"]
    assert [letters for _row, _start, letters in LINES] == sketch


@rule("S26.6")
def test_no_choice_has_more_than_64_options() -> None:
    state = table(POLANIA, NORDIC)
    state.mechs[0] = 15
    workers(state, 0, *[7] * 8)
    mechs(state, 0, 7, 7)
    for resource in range(4):
        state.goods.put(7, resource, 500)
    state.stocked |= 1 << 7
    top(state, MOVE)
    choose(state, unit(0, 1))
    assert len(codes(state)) <= 64
    choose(state, "load.0")
    assert len(codes(state)) <= 64
    choose(state, "carry-all")
    assert state.load[0] == 500
    for have, most in ((60, "carry.x60"), (61, "carry-all")):
        state = table(POLANIA, NORDIC)
        mechs(state, 0, 14)
        goods(state, 14, wood=have)
        top(state, MOVE)
        choose(state, unit(0, 1), "load.3")
        assert codes(state)[-1] == most


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


@rule("S14.6", "S26.6")
def test_of_equal_combat_cards_one_is_offered() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30, 30, 30)
    mechs(state, 1, 30)
    first, second, third = hand(state, 0, 2, 2, 4)
    then(state, Combat(0, 30))
    choose(state, "dial.x0")
    assert codes(state) == [f"add-card.{first}", f"add-card.{third}", "pass"]
    choose(state, f"add-card.{first}")
    assert codes(state) == [f"add-card.{second}", f"add-card.{third}", "pass"]
