"""A21 and A22: fine print, and the option of split discard piles."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.components import COPY
from herna.games.arcs.game import GAME
from herna.games.arcs.turn import EndTurn
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.view import redact
from marks import card, rule


@rule("A21.1", "R-18")
@card("feastbringer")
def test_ties_are_broken_by_turn_order() -> None:
    table = Table(4, leaders=True).leader(0, "feastbringer").guild(0, "farseers", "gatekeepers")
    table.state.initiative = 3
    table.do(Declare(0, 2, True)).choose("card.gatekeepers")
    assert table.area(3) == ["gatekeepers"]
    table.state.initiative = 1
    table.state.power[3] = 1
    table.do(Declare(0, 2, True))
    assert table.area(1) == ["farseers"]


@rule("A21.2")
@card("upstart", "farseers")
def test_simultaneous_effects_are_ordered_by_whose_turn_it_is() -> None:
    table = Table(3, leaders=True).leader(1, "upstart").guild(1, "farseers").do(Declare(1, 2, True))
    assert (table.prompt, table.choice.seat) == ("order", 1)


@rule("A21.3")
@card("elder-broker")
def test_do_as_much_as_possible() -> None:
    table = Table(3).guild(0, "elder-broker").off_board(0, 3).ships(0, "2-gate", 1)
    table.tokens(1, "fuel", "fuel").tokens(2, "fuel", "fuel", "fuel").act(0, "mobilization-2")
    table.choose("use.elder-broker", "type.weapon", "slot.1", "slot.2")
    assert table.held(0) == ["material", "weapon"]
    assert table.prompt == "act"


@rule("A21.4")
@card("upstart", "empaths-bond")
def test_cannot_is_absolute() -> None:
    table = Table(3, leaders=True).leader(0, "upstart").lore(0, "empaths-bond").declared("empath")
    table.city(1, "2-hex").city(0, "3-hex").ships(0, "2-gate", 1).act(0, "administration-2")
    assert not table.can("tax.2-hex")
    assert not table.can("tax.3-hex")


@rule("A21.5", "R-09", "A25.42")
def test_relief() -> None:
    table = Table(3).city(0, "2-hex")
    table.state.ships[0] = 2
    table.do(EndTurn(0))
    assert table.prompt == "relief"
    assert set(table.codes()) == {table.resolve(f"where.{n}-gate") for n in (2, 3, 5, 6)}
    table.choose("where.3-gate")
    assert table.fleet(0, "3-gate") == (2, 0)
    table = Table(3).port(0, "2-hex", damaged=True).do(EndTurn(0))
    assert table.over
    table = Table(3).ships(0, "2-hex", 0, damaged=1).do(EndTurn(0))
    assert table.over
    table = Table(3).do(EndTurn(0)).choose("where.2-gate")
    assert table.fleet(0, "2-gate") == (3, 0)


@rule("A21.6")
def test_conceding_leaves_the_pieces_and_cannot_win() -> None:
    table = Table(3, concede="on").ships(0, "2-gate", 2)
    table.hand(0, "aggression-2", "aggression-3").hand(1, "construction-2").hand(2, "mobilization-2").round()
    table.state.power[0] = 40
    table.choose("concede")
    assert table.hand_of(0) == []
    assert table.fleet(0, "2-gate") == (2, 0)
    assert (table.prompt, table.choice.seat) == ("lead", 1)
    table.choose("concede")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (2,)
    table = Table(3).hand(0, "aggression-2").hand(1, "construction-2").round()
    assert "concede" not in table.verbs()


@rule("A21.6")
def test_who_conceded_gets_no_cards_and_no_victory() -> None:
    from herna.games.arcs.chapter import Deal
    from herna.games.arcs.scoring import End

    table = Table(3, concede="on").hand(0, "aggression-2").hand(1, "construction-2").round()
    table.choose("lead.aggression-2", "done")
    assert table.prompt == "follow"
    table.choose("concede")
    table.state.power[1] = 9
    table.hand(0).hand(2).do(Deal())
    assert [hand.size() for hand in table.state.hands] == [6, 0, 6]
    table.do(End())
    assert table.state.outcome is not None
    assert table.state.outcome.winners != (1,)


@rule("A21.7")
def test_what_is_hidden() -> None:
    table = (
        Table(3).hand(0, "construction-4").hand(1, "aggression-2", "aggression-3").hand(2, "mobilization-2")
    )
    table.round().choose("lead.construction-4", "done", "copy.aggression-2", "seize.aggression-3")
    seen = redact(table.state, 2)
    assert list(seen.played.cards()) == [17, -1, -1]
    assert seen.hands[1].size() == 0
    assert list(redact(table.state, 1).played.cards()) == [17, 8, 9]
    assert set(seen.court_deck.cards()) == {-1}
    assert list(seen.hands[2].cards()) == [22]
    assert list(redact(table.state, 0).hands[2].cards()) == [-1]
    table.choose("done", "copy.mobilization-2", "done")
    assert -1 in list(redact(table.state, 0).discard.cards())
    assert 17 in list(redact(table.state, 0).discard.cards()) or table.state.chapter == 2


@rule("A21.8")
@card("warlords-cruelty")
def test_taxing_again_works_although_the_card_does_not_say_ignore() -> None:
    table = Table(3, leaders=True).lore(0, "warlords-cruelty").city(0, "2-hex").off_board(0, 3)
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1")
    assert not table.can("tax.2-hex")
    table.declared("warlord").act(0, "administration-2").choose("tax.2-hex", "slot.2")
    assert table.can("tax.2-hex")


@rule("A22.1")
def test_split_discard_piles() -> None:
    table = (
        Table(3, discard="split")
        .hand(0, "construction-4", "aggression-5")
        .hand(1, "aggression-2", "aggression-3")
    )
    table.hand(2, "construction-5", "aggression-6").round()
    closed = table.state.discard.size()
    table.choose("lead.construction-4", "done", "copy.aggression-2", "seize.aggression-3", "done")
    table.choose("surpass.construction-5", "done")
    assert list(table.state.open_discard.cards()) == [17, 18]
    assert table.state.discard.size() == closed + 2
    assert list(redact(table.state, 1).open_discard.cards()) == [17, 18]


@rule("A22.1", "A18.7")
def test_both_discard_piles_are_dealt_from_in_the_next_chapter() -> None:
    table = Table(3, discard="split").hand(0, "construction-4", "mobilization-2").hand(1).hand(2).round()
    table.choose("lead.construction-4", "done")
    assert list(table.state.open_discard.cards()) == [17]
    table.choose("lead.mobilization-2", "done")
    assert table.state.chapter == 2
    assert table.state.open_discard.size() == 0
    assert [hand.size() for hand in table.state.hands] == [6, 6, 6]
    assert table.state.discard.size() == 2
    assert table.sound()


@rule("A22.2")
@card("call-to-action")
def test_draws_come_from_the_closed_pile_after_shuffling_if_needed() -> None:
    table = (
        Table(3, discard="split").court("call-to-action").agents("call-to-action", 1).ships(0, "2-gate", 1)
    )
    lowest = int(table.state.discard.cards()[0])
    table.act(0, "aggression-2")
    table.choose("secure.call-to-action")
    assert list(table.state.hands[0].cards()) == [lowest]
    table = (
        Table(3, discard="split").court("call-to-action").agents("call-to-action", 1).ships(0, "2-gate", 1)
    )
    for held in list(table.state.discard.cards()):
        table.state.discard.take(held)
        table.state.open_discard.put(held, 255)
    table.act(0, "aggression-2").choose("secure.call-to-action")
    assert table.state.hands[0].size() == 1
    assert table.state.open_discard.size() == 0


@rule("R-27")
def test_answers_may_be_taken_back_until_something_is_revealed() -> None:
    match = Match(GAME, Record("arcs", Setup(3, {}), 7, []))
    assert match.choice is not None
    seat = match.choice.seat
    first = GAME.verbs.code(match.choice.options[0])
    match.answer(first)
    assert not match.can_undo(seat)
    while match.choice is not None and match.choice.prompt != "act":
        match.answer(GAME.verbs.code(match.choice.options[len(match.choice.options) - 1]))
    assert match.choice is not None
    code = GAME.verbs.code(match.choice.options[0])
    holder = match.choice.seat
    match.answer(code)
    assert match.can_undo(holder)


@rule("A21.7")
def test_a_copy_stays_hidden_from_spectators() -> None:
    table = Table(3).ships(0, "2-gate", 1).act(0, "aggression-2", COPY, lead="mobilization-4")
    assert list(redact(table.state, -2).played.cards()) == [-1]


@rule("A21.7", "A5.2")
def test_what_could_be_in_the_others_hands() -> None:
    from herna.kernel.rng import seeded
    from herna.kernel.view import sample

    table = Table(4).hand(0, "aggression-2")
    world = sample(redact(table.state, 0), seeded(3))
    unseen = [int(held) for held in world.discard.cards()]
    assert sorted(unseen) == [held for held in range(28) if held != 8]
    table = Table(3).hand(0, "aggression-2")
    world = sample(redact(table.state, 0), seeded(3))
    assert all(0 < int(held) % 7 < 6 for held in world.discard.cards())
