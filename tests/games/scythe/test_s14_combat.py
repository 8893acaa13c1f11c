"""S14 Combat."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    FIGHTING,
    MINE,
    MOVE,
    NORDIC,
    NORDIC_BASE,
    POLANIA,
    RUSVIET,
    RUSVIET_BASE,
    SAXONY,
    SAXONY_BASE,
    SPEED,
    TRAVEL,
    abilities,
    asked,
    character,
    choose,
    codes,
    goods,
    hand,
    lying,
    mechs,
    objectives,
    stars,
    structure,
    table,
    then,
    told,
    top,
    unit,
    where,
    whose,
    workers,
)
from herna.games.scythe import GAME
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.components import Goal
from herna.games.scythe.queries import controller, stars_placed
from herna.games.scythe.state import Scythe, fight_of
from herna.kernel.bits import has, size
from herna.kernel.cover import HIDDEN
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample
from herna.sim.worlds import secret_acts
from marks import rule


def honza_and_sandra() -> tuple[Scythe, list[int]]:
    """Return the rulebook's combat before the dials are set, and Sandra's cards."""
    state = table(SAXONY, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30)
    workers(state, 0, 30, 30)
    character(state, 0, 28)
    character(state, 1, 36)
    mechs(state, 1, 36)
    workers(state, 1, 36)
    goods(state, 36, food=3)
    state.power[1] = 4
    cards = hand(state, 1, 3, 2)
    hand(state, 0, 5)
    top(state, MOVE)
    choose(state, unit(0, 0), "go.29", unit(0, 1), "board.x2", "go.36")
    return state, cards


@rule("S27.13", "S14.5", "S14.6", "S14.7", "S14.8", "S14.9", "S14.10", "S14.11", "S14.12", "S14.13")
def test_combat_of_honza_and_sandra() -> None:
    state, cards = honza_and_sandra()
    assert (asked(state), whose(state)) == ("dial", 0)
    assert len(codes(state)) == 8
    choose(state, "dial.x7", "pass")
    assert (asked(state), whose(state)) == ("dial", 1)
    assert len(codes(state)) == 5
    choose(state, "dial.x4", f"add-card.{cards[0]}", "pass")
    assert (state.power[0], state.popularity[0], state.power[1]) == (3, 9, 0)
    assert state.stars.at(0, Goal.COMBAT) == 1
    assert [where(state, 0, each) for each in (1, 5, 6)] == [36, 36, 36]
    assert controller(state, 36) == 0 and lying(state, 36) == (3, 0, 0, 0)
    assert [where(state, 1, each) for each in (0, 1, 5)] == [RUSVIET_BASE] * 3
    assert state.discard.holds(cards[0])
    assert state.hands[1].size() == 2
    assert state.hands[0].size() == 1


@rule("S27.14", "S14.7", "S14.11", "S14.12", "S14.19")
def test_sandra_wins_with_another_card() -> None:
    state, cards = honza_and_sandra()
    choose(state, "dial.x7", "pass", "dial.x4", f"add-card.{cards[0]}", f"add-card.{cards[1]}")
    assert state.stars.at(1, Goal.COMBAT) == 1 and stars_placed(state, 0) == 0
    assert (state.popularity[0], state.popularity[1]) == (10, 10)
    assert [where(state, 0, each) for each in (1, 5, 6)] == [SAXONY_BASE] * 3
    assert (state.power[0], state.power[1]) == (3, 0)
    assert state.hands[0].size() == 2
    assert controller(state, 36) == 1


@rule("S27.15", "S14.19")
def test_repelled_attack() -> None:
    state = table(SAXONY, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30)
    workers(state, 0, 30, 30, 30, 30)
    mechs(state, 1, 36)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x4", "go.36", "pass", "dial.x0", "dial.x1")
    assert [where(state, 0, each) for each in range(5, 9)] == [SAXONY_BASE] * 4
    assert state.popularity[1] == 10


@rule("S27.16", "S14.18", "S9.13")
def test_combat_on_a_lake() -> None:
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 0, TRAVEL)
    abilities(state, 1, TRAVEL)
    mechs(state, 1, 17)
    workers(state, 1, 17, 17)
    goods(state, 17, oil=3)
    character(state, 0, 16)
    workers(state, 0, 16)
    goods(state, 16, food=1)
    state.popularity[0] = 5
    top(state, MOVE)
    choose(state, unit(0, 0), "load-all", "go.17", "pass", "dial.x3", "dial.x0")
    assert [where(state, 1, each) for each in (1, 5, 6)] == [NORDIC_BASE] * 3
    assert state.popularity[0] == 3
    assert where(state, 0, 0) == 17 and lying(state, 17) == (1, 0, 3, 0)


@rule("S14.1", "S14.26", "S26.2")
def test_combat_comes_after_all_movements_and_before_everything_else() -> None:
    state = table(CRIMEA, POLANIA, coin_transfers="off")
    mechs(state, 0, 30)
    mechs(state, 1, 36)
    workers(state, 0, 43)
    goods(state, 43, 9, 9, 9, 9)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36")
    assert state.fight is None and asked(state) == "move"
    choose(state, "pass")
    assert state.fight is not None and asked(state) == "dial"
    choose(state, "dial.x1", "dial.x0")
    assert asked(state) == "bottom"


@rule("S14.2", "S14.21")
def test_the_attacker_chooses_the_order_and_each_combat_counts_for_the_next() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30, 24)
    mechs(state, 1, 36, 32)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36", unit(0, 2), "go.32")
    assert codes(state) == ["fight.32", "fight.36"]
    choose(state, "fight.36", "use.2", "dial.x5", "dial.x0")
    assert (asked(state), state.power[0]) == ("ability", 4)
    choose(state, "use.2")
    assert state.power[0] == 3 and len(codes(state)) == 4
    assert state.power[1] == 6


@rule("S14.3")
def test_combat_needs_no_power_and_cannot_be_called_off() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    state.power[0] = state.power[1] = state.popularity[0] = 0
    mechs(state, 0, 30)
    mechs(state, 1, 36)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36", "pass")
    assert state.fight is None
    assert where(state, 1, 1) == RUSVIET_BASE


@rule("S27.55", "S14.7", "S14.12", "S14.23")
def test_nothing_against_nothing() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    choose(state, "dial.x0", "dial.x0")
    assert state.stars.at(0, Goal.COMBAT) == 1
    assert state.hands[1].size() == 0


@rule("S27.54", "S14.4", "S11.5", "S11.13")
def test_combat_abilities_in_order() -> None:
    state = table(NORDIC, SAXONY, coin_transfers="off")
    abilities(state, 0, FIGHTING)
    abilities(state, 1, FIGHTING)
    state.power[0], state.power[1] = 6, 3
    mechs(state, 0, 18)
    mechs(state, 1, 18)
    then(state, Combat(0, 18))
    choose(state, "use.2")
    assert (state.power[0], state.power[1]) == (3, 1)
    assert codes(state) == ["dial.x0", "dial.x1", "dial.x2", "dial.x3"]
    choose(state, "dial.x3")
    assert codes(state) == ["dial.x0", "dial.x1"]


@rule("S14.5")
def test_the_dial_goes_to_seven_or_to_ones_power() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    state.power[1] = 2
    then(state, Combat(0, 30))
    assert codes(state) == [f"dial.x{value}" for value in range(8)]
    choose(state, "dial.x7")
    assert codes(state) == ["dial.x0", "dial.x1", "dial.x2"]


@rule("S14.6", "S23.2")
def test_dial_and_cards_are_secret_even_their_number() -> None:
    views = []
    for answers in (("dial.x3", "pass"), ("dial.x5", "add-card.0")):
        state = table(NORDIC, RUSVIET, coin_transfers="off")
        for card in (0, 20):
            state.deck.take(card)
            state.hands[0].put(card, 1)
        mechs(state, 0, 30)
        mechs(state, 1, 30)
        then(state, Combat(0, 30))
        choose(state, *answers)
        seen = redact(state, 1)
        assert list(fight_of(seen).secrets.values) == [HIDDEN, HIDDEN, 0, 0]
        views.append((seen.hands[0].size(), list(seen.hands[0].cards()), seen.power[0]))
        world = sample(seen, seeded(4))
        assert 0 <= fight_of(world).dial(0) <= 7
        chosen = fight_of(world).cards(0)
        held = {int(card) for card in world.hands[0].cards()}
        assert {card for card in range(42) if has(chosen, card)} <= held
    assert views[0] == views[1]


@rule("S14.6", "S11.7", "S23.2")
def test_a_guess_at_covered_cards_knows_how_many_may_be_played() -> None:
    for slots, most in (((), 1), ((FIGHTING,), 2)):
        state = table(RUSVIET, NORDIC, coin_transfers="off")
        abilities(state, 0, *slots)
        hand(state, 0, 2, 3, 4)
        state.power[0] = 3
        mechs(state, 0, 30)
        workers(state, 0, 30)
        mechs(state, 1, 30)
        then(state, Combat(0, 30))
        choose(state, "dial.x3", "pass")
        seen = redact(state, 1)
        worlds = [fight_of(sample(seen, seeded(seed))) for seed in range(30)]
        assert {int(size(world.cards(0))) for world in worlds} == set(range(most + 1))
        assert {int(world.dial(0)) for world in worlds} == {0, 1, 2, 3}


@rule("S14.6")
def test_a_card_for_each_combat_unit_also_with_dial_zero() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30, 30)
    mechs(state, 1, 30)
    first, second, _third = hand(state, 0, 2, 3, 4)
    then(state, Combat(0, 30))
    choose(state, "dial.x0", f"add-card.{first}", f"add-card.{second}")
    assert (asked(state), whose(state)) == ("dial", 1)
    choose(state, "dial.x4")
    assert told(state, "won")[0].seat == 0


@rule("S14.8")
def test_cards_cost_no_power_and_both_sides_pay_their_dial() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    (first,) = hand(state, 0, 5)
    (second,) = hand(state, 1, 2)
    then(state, Combat(0, 30))
    choose(state, "dial.x1", f"add-card.{first}", "dial.x2", f"add-card.{second}")
    assert (state.power[0], state.power[1]) == (9, 8)
    assert sorted(state.discard.cards()) == sorted([first, second])
    assert redact(state, -2).discard.holds(first)


@rule("S14.13", "S14.16")
def test_two_combat_stars_at_most_but_fighting_goes_on() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    stars(state, 0, Goal.COMBAT, Goal.COMBAT)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    choose(state, "dial.x1", "dial.x0")
    assert state.stars.at(0, Goal.COMBAT) == 2
    assert where(state, 1, 1) == RUSVIET_BASE


@rule("S27.58", "S14.20", "S17.7", "S24.23")
def test_no_objective_inside_move() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    objectives(state, 0, 6)
    mechs(state, 0, 30, 24)
    mechs(state, 1, 36, 32)
    workers(state, 1, 36)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36", unit(0, 2), "go.32", "fight.36", "dial.x2", "dial.x0")
    assert state.turn.driven == 1 and state.power[0] == 8
    assert asked(state) == "dial"
    choose(state, "dial.x5", "dial.x0")
    assert state.power[0] == 3
    assert (asked(state), codes(state)) == ("end-of-turn", ["pass"])


@rule("S14.24")
def test_the_losers_structure_stays() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    structure(state, 1, MINE, 30)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    choose(state, "dial.x1", "dial.x0")
    assert has(state.built[1], 30)
    assert controller(state, 30) == 0


@rule("S14.1", "S9.10")
def test_speed_ends_at_an_enemy_combat_unit() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    abilities(state, 0, SPEED)
    mechs(state, 0, 30)
    mechs(state, 1, 36)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36")
    assert asked(state) == "move"


@rule("S14.4")
def test_the_attacker_uses_abilities_before_the_defender() -> None:
    state = table(NORDIC, SAXONY, coin_transfers="off")
    abilities(state, 0, FIGHTING)
    abilities(state, 1, FIGHTING)
    state.power[0], state.power[1] = 2, 3
    mechs(state, 0, 18)
    mechs(state, 1, 18)
    then(state, Combat(0, 18))
    assert (asked(state), whose(state)) == ("ability", 0)
    choose(state, "use.2")
    assert (state.power[0], state.power[1]) == (0, 1)


@rule("S17.6", "S14.21")
def test_a_combat_without_workers_does_not_undo_what_was_driven_off_before() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    objectives(state, 0, 6)
    mechs(state, 0, 30, 24)
    workers(state, 1, 29, 29)
    mechs(state, 1, 32)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.29", unit(0, 2), "go.32", "dial.x1", "dial.x0")
    assert state.turn.driven == 2
    assert "reveal.5" in codes(state)


@rule("S14.6")
def test_how_many_cards_were_committed_does_not_show_in_the_number_of_answers() -> None:
    asked_first = []
    for count in range(3):
        state, cards = honza_and_sandra()
        choose(state, "dial.x7", "pass", "dial.x4")
        assert (asked(state), whose(state)) == ("add-card", 1)
        answers = [f"add-card.{card}" for card in cards[:count]] + ["pass"] * (2 - count)
        choose(state, answers[0])
        asked_first.append((asked(state), whose(state)))
        assert secret_acts(GAME, state, 0) == []
        choose(state, answers[1])
        assert asked(state) != "add-card"
    assert asked_first == [("add-card", 1)] * 3


@rule("S14.5", "S14.6", "S14.8")
def test_three_units_may_commit_three_cards_and_what_each_side_showed_is_told() -> None:
    state = table(NORDIC, SAXONY, coin_transfers="off")
    mechs(state, 0, 18, 18)
    character(state, 0, 18)
    mechs(state, 1, 18)
    state.power[0], state.power[1] = 4, 5
    cards = hand(state, 0, 2, 3, 5)
    then(state, Combat(0, 18))
    state.story = []
    choose(state, "dial.x1", *[f"add-card.{card}" for card in cards], "dial.x3")
    assert "add-card" not in asked(state)
    shown = {event.key: event for event in state.story if event.key.startswith("committed")}
    assert sorted(shown) == ["committed", "committed-cards"]
    assert (shown["committed-cards"].seat, len(shown["committed-cards"].refs)) == (0, 3)
    assert (shown["committed"].seat, shown["committed"].refs) == (1, ())
    assert [event.seat for event in state.story if event.key == "won"] == [0]
