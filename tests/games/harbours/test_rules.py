"""Harbours, paragraph by paragraph: how rules are tested, in small."""

from __future__ import annotations

from games.harbours.table import (
    DIVER,
    GOSSIP,
    STORM,
    WINDFALL,
    choose,
    codes,
    deal,
    hire,
    ships,
    table,
)
from harbours import GAME
from harbours.components import AREA, CARD, NEIGHBOURS, SHIPS, WORTH
from harbours.scoring import End
from harbours.turn import Round, Turn
from herna.kernel.choice import CHANCE
from herna.kernel.engine import advance
from herna.kernel.game import Setup
from herna.kernel.pile import PUBLIC
from herna.kernel.rng import seeded
from marks import card, rule


@rule("B1.1", "B1.2", "B1.3")
def test_the_box() -> None:
    assert list(NEIGHBOURS[0]) == [1, 3]
    assert list(NEIGHBOURS[4]) == [1, 3, 5, 7]
    assert list(WORTH) == [1, 2, 1, 2, 3, 2, 1, 2, 1]
    assert (AREA.count, CARD.count, SHIPS) == (9, 24, 7)


@rule("B2.1")
def test_everybody_starts_at_home() -> None:
    state = GAME.new(Setup(4, {}), seeded(3))
    assert [list(state.ships.lines(seat)) for seat in range(4)] == [[0], [8], [2], [6]]
    assert list(state.supply) == [5, 5, 5, 5]
    assert list(state.gold) == [3, 3, 3, 3]
    assert [hand.size() for hand in state.hands] == [2, 2, 2, 2]


@rule("B2.2", "B2.3")
def test_income_is_a_gold_and_a_card_while_there_is_room() -> None:
    state = table()
    deal(state, 0, 0, 1, 2, 3)
    state.do(Round())
    codes(state)
    assert state.round == 1
    assert list(state.gold) == [4, 4]
    assert [hand.size() for hand in state.hands] == [4, 1]
    state = table()
    while state.deck.size():
        state.table.put(state.deck.draw(), PUBLIC)
    state.do(Round())
    codes(state)
    assert [hand.size() for hand in state.hands] == [0, 0]


@rule("B2.4")
def test_a_bid_is_at_most_five_and_at_most_all() -> None:
    state = table(gold=2)
    state.do(Round())
    assert codes(state) == ["bid.x0", "bid.x1", "bid.x2", "bid.x3"]
    rich = table(gold=50)
    rich.do(Round())
    assert codes(rich)[-1] == "bid.x5"


@rule("B2.5", "B2.6")
def test_the_highest_bid_is_paid_and_starts() -> None:
    state = table(seats=3)
    state.do(Round())
    choose(state, "bid.x1", "bid.x4", "bid.x2")  # the last seat is asked first
    assert (state.first, state.active) == (1, 1)
    assert list(state.gold) == [4, 0, 4]
    choose(state, "pass")
    assert state.active == 2
    choose(state, "pass")
    assert state.active == 0


@rule("B2.5")
def test_of_equal_bids_the_first_round_the_table_counts() -> None:
    state = table(seats=3)
    state.first = 2
    state.do(Round())
    choose(state, "bid.x2", "bid.x2", "bid.x2")
    assert state.first == 2
    assert list(state.gold) == [4, 4, 2]


@rule("B3.1", "B3.2")
def test_four_actions_at_most() -> None:
    state = table()
    state.do(Turn(0))
    choose(state, "trade.0", "trade.0", "trade.0")
    assert state.gold[0] == 6
    assert state.actions == 1
    assert "trade.0" in codes(state)
    ended = table()
    ended.do(End())
    ended.do(Turn(0))
    choose(ended, "trade.0", "trade.0", "trade.0", "trade.0")
    assert ended.gold[0] == 7
    assert ended.outcome is not None


@rule("B3.3")
def test_a_ship_costs_two_gold() -> None:
    state = table(gold=3)
    state.do(Turn(0))
    choose(state, "build.0")
    assert state.gold[0] == 1
    assert state.ships.at(0, 0) == 3
    assert "build.0" not in codes(state)
    assert [refusal.key for refusal in GAME.refusals(state, 0)] == ["no-gold", "no-rival"]
    state = table(gold=9)
    ships(state, 0, SHIPS)
    state.do(Turn(0))
    assert "build.0" not in codes(state)
    assert GAME.refusals(state, 0)[0].key == "no-ships"
    assert GAME.refusals(state, 1) == []


@rule("B3.4")
def test_sailing_asks_from_where_where_to_and_how_many() -> None:
    state = table()
    ships(state, 4, 2)
    state.do(Turn(0))
    choose(state, "sail", "where.4")
    assert codes(state) == ["where.1", "where.3", "where.5", "where.7"]
    choose(state, "where.7", "ship.x2")
    assert (state.ships.at(4, 0), state.ships.at(7, 0)) == (0, 2)


@rule("B3.5")
def test_a_raid_adds_ships_to_dice_and_the_defender_wins_ties() -> None:
    state = table()
    ships(state, 4, 2, 1)
    state.do(Turn(0))
    choose(state, "raid")
    asked = advance(state)
    assert asked is not None
    assert asked.seat == CHANCE
    choose(state, "face.x2", "face.x3")  # 2 + 2 against 3 + 1
    assert (state.ships.at(4, 0), state.ships.at(4, 1)) == (1, 1)
    choose(state, "raid", "face.x4", "face.x3")
    assert state.ships.at(4, 1) == 0
    assert "raid" not in codes(state)


@rule("B3.6", "B4.1", "B4.3")
@card("windfall")
def test_windfall_gives_three_gold() -> None:
    state = table()
    deal(state, 0, WINDFALL)
    state.do(Turn(0))
    choose(state, f"play.{WINDFALL}")
    assert state.gold[0] == 6
    assert state.table.holds(WINDFALL)
    assert f"play.{WINDFALL}" not in codes(state)
    assert list(state.keeper) == [-1] * 24


@rule("B4.2")
@card("storm")
def test_a_storm_drives_one_ship_of_every_rival() -> None:
    state = table(seats=3)
    ships(state, 4, 1, 2, 1)
    ships(state, 1, 1, 1, 0)
    deal(state, 0, STORM)
    state.do(Turn(0))
    choose(state, f"play.{STORM}", "where.4", "where.5")
    assert [state.ships.at(4, seat) for seat in range(3)] == [1, 1, 0]
    assert [state.ships.at(5, seat) for seat in range(3)] == [0, 1, 1]
    calm = table()
    deal(calm, 0, STORM)
    calm.do(Turn(0))
    choose(calm, f"play.{STORM}")
    assert "trade.0" in codes(calm)
    assert calm.table.holds(STORM)


@rule("B5.1", "B5.2")
@card("diver")
def test_a_diver_stays_and_takes_gold_for_a_lost_ship() -> None:
    state = table()
    ships(state, 4, 2, 1)
    deal(state, 0, DIVER)
    state.do(Turn(0))
    choose(state, f"play.{DIVER}", "raid", "face.x1", "face.x6")
    assert state.keeper[DIVER] == 0
    assert state.gold[0] == 4


@rule("B5.3", "B5.4")
@card("gossip")
def test_crew_react_in_the_order_their_player_chooses() -> None:
    state = table()
    ships(state, 4, 2, 1)
    hire(state, 1, GOSSIP, DIVER)
    state.do(Turn(0))
    choose(state, "raid", "face.x6", "face.x1")
    assert codes(state) == [f"resolve.{DIVER}", f"resolve.{GOSSIP}"]
    choose(state, f"resolve.{GOSSIP}")
    assert state.hands[1].size() == 1
    assert state.gold[1] == 4


@rule("B6.1", "B6.2", "B6.3", "B6.4")
def test_points_come_from_gold_harbours_and_crew() -> None:
    state = table(gold=5)
    ships(state, 4, 2, 1)
    ships(state, 1, 1, 1)
    hire(state, 1, GOSSIP, DIVER)
    assert GAME.breakdown(state) == [("gold", [2, 2]), ("harbours", [4, 1]), ("crew", [0, 2])]
    state.round = 8
    state.do(Round())
    assert codes(state) == []
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (6, 5))
    tied = table()
    tied.do(End())
    codes(tied)
    assert tied.outcome is not None
    assert tied.outcome.winners == (0, 1)


def test_what_cannot_be_is_complained_about() -> None:
    state = table()
    assert GAME.complaints(state) == []
    state.gold[0] = -1
    state.supply[1] += 1
    state.keeper[3] = 0
    assert GAME.complaints(state) == [
        "seat 0 owes gold",
        "seat 1 has 8 ships, not 7",
        "card 3 is crew but not on the table",
    ]
