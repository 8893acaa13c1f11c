"""S11 Mech abilities before, in and after a combat."""

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
    structure,
    table,
    targets,
    then,
    told,
    top,
    unit,
    where,
    whose,
    workers,
)
from herna.games.scythe.actions.combat import Combat, card_limit
from herna.games.scythe.components import Goal
from herna.kernel.view import redact
from marks import card, rule


@rule("S11.5", "S11.16", "S11.17", "S11.20")
@card("ability-nordic-combat")
def test_artillery() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    state.power[1] = 1
    then(state, Combat(0, 30))
    assert codes(state) == ["use.2", "pass"]
    choose(state, "use.2")
    assert (state.power[0], state.power[1]) == (9, 0)
    assert asked(state) == "dial"
    state = table(RUSVIET, NORDIC, coin_transfers="off")
    abilities(state, 1, FIGHTING)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    assert (asked(state), whose(state)) == ("ability", 1)
    state.power[1] = 0
    then(state, Combat(0, 30))
    assert (asked(state), whose(state)) == ("dial", 0)
    state.power[1], state.power[0] = 5, 0
    then(state, Combat(0, 30))
    assert (asked(state), whose(state)) == ("ability", 1)


@rule("S11.7", "S27.11", "S14.6")
@card("ability-rusviet-combat")
def test_peoples_army() -> None:
    state = table(RUSVIET, NORDIC)
    mechs(state, 0, 30, 30)
    workers(state, 0, 30, 30, 30)
    assert card_limit(state, 0, 30) == 2
    abilities(state, 0, FIGHTING)
    assert card_limit(state, 0, 30) == 3
    state = table(RUSVIET, NORDIC)
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30, 30)
    assert card_limit(state, 0, 30) == 2
    state = table(NORDIC, RUSVIET)
    abilities(state, 1, FIGHTING)
    workers(state, 1, 30, 30, 30)
    mechs(state, 0, 29)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.30", "pass")
    assert state.fight is None and where(state, 1, 5) == RUSVIET_BASE


@rule("S11.8", "S27.56", "S11.16", "S11.19", "S26.7")
@card("ability-crimea-combat")
def test_scout() -> None:
    state = table(CRIMEA, RUSVIET, coin_transfers="off")
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    assert asked(state) == "dial"
    cards = hand(state, 1, 2, 3, 5)
    then(state, Combat(0, 30))
    choose(state, "use.12")
    assert asked(state) == "scout"
    assert targets(state, "stolen") == set(cards)
    choose(state, f"stolen.{cards[2]}")
    assert (state.hands[0].size(), state.hands[1].size()) == (1, 2)
    assert redact(state, 0).hands[0].holds(cards[2])
    assert redact(state, 1).hands[0].holds(cards[2])
    assert not redact(state, -2).hands[0].holds(cards[2])
    choose(state, "dial.x0", f"add-card.{cards[2]}", "dial.x4", "pass")
    assert state.stars.at(0, Goal.COMBAT) == 1


@rule("S11.13", "S24.8", "S11.16")
@card("ability-saxony-combat")
def test_disarm() -> None:
    grounds = ((True, 18, 8), (True, 30, 8), (True, 29, 8), (True, 28, 10), (False, 30, 10))
    for mine_counts, ground, power in grounds:
        state = table(SAXONY, RUSVIET, coin_transfers="off", disarm_on_mine="on" if mine_counts else "off")
        abilities(state, 0, FIGHTING)
        structure(state, 0, MINE, 30)
        mechs(state, 0, ground)
        mechs(state, 1, ground)
        then(state, Combat(0, ground))
        assert state.power[1] == power
        assert asked(state) == "dial"


@rule("S11.15", "S27.57")
@card("ability-polania-combat")
def test_camaraderie() -> None:
    for slots, popularity in (((), 7), ((FIGHTING,), 10)):
        state = table(POLANIA, RUSVIET, coin_transfers="off")
        abilities(state, 0, *slots)
        mechs(state, 0, 30)
        mechs(state, 1, 30)
        workers(state, 1, 30, 30, 30)
        then(state, Combat(0, 30))
        choose(state, "dial.x5", "dial.x0")
        assert state.popularity[0] == popularity
    state = table(POLANIA, RUSVIET)
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30)
    workers(state, 1, 29, 29)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.29", "pass")
    assert state.popularity[0] == 8


@rule("S11.18", "S27.48", "S11.4", "S24.6", "S14.17")
def test_seaworthy_retreat() -> None:
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    character(state, 1, 23)
    mechs(state, 1, 23, 23)
    workers(state, 1, 23)
    goods(state, 23, metal=2)
    mechs(state, 0, 22, 23)
    then(state, Combat(0, 23))
    choose(state, "dial.x7", "dial.x1")
    assert (asked(state), whose(state)) == ("retreat", 1)
    assert targets(state, "retreat") == {NORDIC_BASE, 17, 31}
    choose(state, "retreat.17", "retreat.31", f"retreat.{NORDIC_BASE}")
    assert asked(state) == "along"
    choose(state, "along.31.x1")
    assert [where(state, 1, each) for each in (0, 1, 2, 5)] == [17, 31, NORDIC_BASE, 31]
    assert lying(state, 23) == (0, 2, 0, 0)
    assert (state.popularity[0], state.turn.driven) == (9, 1)
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    mechs(state, 1, 17)
    mechs(state, 0, 17)
    then(state, Combat(0, 17))
    choose(state, "dial.x7", "dial.x1")
    assert where(state, 1, 1) == NORDIC_BASE


@rule("S11.18")
def test_workers_go_to_a_lake_only_with_a_mech() -> None:
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    character(state, 1, 23)
    workers(state, 1, 23)
    mechs(state, 0, 23)
    then(state, Combat(0, 23))
    choose(state, "dial.x7", "dial.x1", "retreat.17")
    assert where(state, 1, 5) == NORDIC_BASE


@rule("S11.18", "S11.4")
def test_workers_may_follow_mechs_to_two_lakes() -> None:
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    mechs(state, 1, 23, 23)
    workers(state, 1, 23, 23, 23)
    mechs(state, 0, 23)
    then(state, Combat(0, 23))
    choose(state, "dial.x7", "dial.x1", "retreat.17", "retreat.31")
    assert codes(state) == ["along.17.x0", "along.17.x1", "along.17.x2", "along.17.x3"]
    choose(state, "along.17.x1", "along.31.x1")
    assert sorted(where(state, 1, each) for each in (5, 6, 7)) == [17, 31, NORDIC_BASE]
    assert state.popularity[0] == 7


@rule("S11.19", "S23.2")
def test_a_scouted_card_is_told_to_nobody_else() -> None:
    state = table(CRIMEA, RUSVIET, NORDIC, coin_transfers="off")
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    (card_taken,) = hand(state, 1, 5)
    then(state, Combat(0, 30))
    choose(state, "use.12")
    assert told(redact(state, 0), "scouted")[0].refs == (f"combat-card-{card_taken}", "seat-1")
    for viewer in (1, 2, -2):
        assert told(redact(state, viewer), "scouted-hidden")[0].refs == ()


@rule("S11.18", "S14.17")
def test_a_mech_that_goes_home_takes_the_workers_home_unasked() -> None:
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    mechs(state, 1, 23)
    workers(state, 1, 23)
    mechs(state, 0, 23)
    then(state, Combat(0, 23))
    choose(state, "dial.x7", "dial.x1", f"retreat.{NORDIC_BASE}")
    assert asked(state) == "rest"
    assert (where(state, 1, 1), where(state, 1, 5)) == (NORDIC_BASE, NORDIC_BASE)
