"""Whoever's turn it is: what goes by order asks the player whose turn it is, not the first chair."""

from __future__ import annotations

from games.ahoy.table import RED, START_MAP, UNION, WHITE, Table
from games.ahoy.test_h05_turns import order_of_turns
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.turn import CleanUp, EndTurn, PassFirst
from marks import card, clockwise, each_seat, rule

SEATS = 4


@each_seat(SEATS)
@rule("H5.1", "H5.2")
def test_turns_go_clockwise_from_the_first_player(current: int) -> None:
    assert order_of_turns(current)[:SEATS] == clockwise(current, SEATS)


@each_seat(SEATS)
@rule("H5.2")
def test_the_next_turn_is_that_of_the_next_seat(current: int) -> None:
    table = Table(*START_MAP)
    for seat in range(SEATS):
        table.put(seat, 1, 2)
    table.then(EndTurn(current), active=current)
    assert table.asked.seat == table.state.active == (current + 1) % SEATS


@each_seat(SEATS)
@rule("H19.2", "H19.3")
def test_the_first_player_card_goes_one_seat_clockwise(current: int) -> None:
    table = Table(*START_MAP)
    table.state.first = current
    assert table.then(PassFirst()).state.first == (current + 1) % SEATS


@each_seat(2)
@rule("H22.1", "H22.5")
def test_with_two_the_first_player_of_the_round_raises_and_wipes(current: int) -> None:
    table = Table(*START_MAP, seats=2).put(0, 2, 0).put(1, 2, 1).market("gunner", "pilot", "diver")
    table.state.first = current
    table.then(CleanUp(), active=1 - current)
    assert (table.prompt, table.asked.seat) == ("raise", current)
    table.play("raise tree-b")
    assert (table.prompt, table.asked.seat) == ("wipe", current)


@each_seat(SEATS)
@rule("H23.3", "H11.22")
@card("cutpurse")
def test_the_current_player_orders_what_follows_a_victory(current: int) -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(RED, 1).crew(RED, "cutpurse")
    table.then(SetSail(RED, RED, 1, 0), active=current).play("step 1,3", "face 6", "face 1")
    assert (table.prompt, table.asked.seat) == ("order", current)
    table.play("first-win")
    assert (table.prompt, table.asked.seat) == ("spoils", RED)


@each_seat(SEATS)
@rule("H13.2", "H23.3")
@card("merchant")
def test_the_current_player_orders_what_anchoring_brings(current: int) -> None:
    table = Table("parrot-b@0,0R0").put(RED, 0, 0).crew(RED, "merchant").hurt(23)
    table.then(SetSail(RED, RED, 1, 0), active=current).play("step 0,1")
    if current == RED:
        assert (table.prompt, table.asked.seat) == ("anchor", RED)
    else:
        assert (table.prompt, table.asked.seat) == ("anchor-order", current)


@each_seat(SEATS)
@rule("H24.27", "H24.29")
@card("emissary")
def test_an_emissary_speaks_on_the_own_turn_only(current: int) -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).put(WHITE, 1, 3).load(RED, 1)
    table.crew(RED, "emissary").gold(0, 1).then(SetSail(RED, RED, 1, 0), active=current).play("step 1,3")
    assert table.offers("bribe union") == (current == RED)


@each_seat(SEATS)
@rule("H14.2", "H24.4")
@card("battering-beakhead")
def test_whoever_deals_damage_picks_the_slot_and_pushes_on_any_turn(current: int) -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).crew(RED, "battering-beakhead")
    table.then(Damage(RED, UNION), active=current)
    assert (table.prompt, table.asked.seat) == ("damage", RED)
    table.play("damage sail")
    assert (table.prompt, table.asked.seat) == ("push", RED)
