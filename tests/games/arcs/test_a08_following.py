"""A8, A9, A10: following, seizing, the end of a round."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.components import COPY, LEAD, PIVOT, SURPASS
from herna.kernel.view import redact
from marks import card, rule


def three(*cards: str) -> Table:
    """Return a table where seats 0, 1, 2... hold these cards and a spare one each."""
    table = Table(4)
    for seat, name in enumerate(cards):
        table.hand(seat, *name.split()).ships(seat, "1-gate", 1)
    return table


@rule("A8.1", "A8.4")
def test_only_a_higher_card_of_the_lead_suit_surpasses() -> None:
    table = three("mobilization-4", "mobilization-3 mobilization-5 aggression-7").round()
    table.choose("lead.mobilization-4", "done")
    assert table.can("surpass.mobilization-5", "pivot.aggression-7", "copy.mobilization-3")
    assert not table.can("surpass.mobilization-3")
    assert not table.can("surpass.aggression-7")
    assert not table.can("pivot.mobilization-3")
    table.choose("surpass.mobilization-5")
    assert table.state.pips == 2
    assert table.state.mode[1] == SURPASS


@rule("A8.1", "A7.5", "A10.1", "A25.18")
def test_a_zeroed_lead_is_surpassed_by_anything_and_the_highest_wins() -> None:
    table = three("administration-6", "administration-1", "administration-3 aggression-2", "administration-2")
    table.hand(0, "administration-6", "mobilization-2").round()
    table.choose("lead.administration-6", "declare.empath", "done", "surpass.administration-1")
    assert table.state.pips == 4
    table.choose("done", "surpass.administration-3")
    assert table.state.pips == 3
    table.choose("done", "surpass.administration-2")
    assert table.state.pips == 4
    table.choose("pass")
    assert table.state.initiative == 2
    assert not table.state.zeroed


@rule("A8.2")
def test_a_copy_is_face_down_and_gives_one_action_of_the_lead() -> None:
    table = three("construction-4", "mobilization-2").city(1, "4-arrow", damaged=True).round()
    table.choose("lead.construction-4", "done", "copy.mobilization-2")
    assert table.state.pips == 1
    assert table.state.mode[1] == COPY
    assert "move" not in table.verbs()
    assert {"repair"} <= table.verbs()
    seen = redact(table.state, 2)
    assert list(seen.played.cards())[1] == -1
    assert list(redact(table.state, 1).played.cards())[1] == 22


@rule("A8.3", "A25.3")
def test_a_pivot_gives_one_action_of_its_own_suit() -> None:
    table = three("construction-4", "aggression-2", "construction-5").hand(3, "mobilization-6")
    table.ships(2, "2-hex", 1).round()
    table.choose("lead.construction-4", "declare.warlord", "done", "pivot.aggression-2")
    assert (table.state.pips, table.state.mode[1]) == (1, PIVOT)
    assert "move" in table.verbs()
    assert "city" not in table.verbs()
    table.choose("move", "where.2-gate", "done")
    assert table.fleet(1, "2-gate") == (1, 0)
    assert table.can("surpass.construction-5")
    table.choose("surpass.construction-5")
    assert table.state.pips == 2
    table.choose("starport", "site.2-hex", "city", "done")
    assert table.standing("2-hex") == ["2 starport", "2 city"]


@rule("A8.5", "A8.6", "R-09")
def test_a_follower_without_cards_has_no_turn() -> None:
    table = three("construction-4", "", "construction-5").tokens(1, "fuel").hand(1)
    table.ships(1, "1-gate", -1).round()
    table.choose("lead.construction-4", "done")
    assert (table.prompt, table.choice.seat) == ("follow", 2)
    assert table.fleet(1, "1-gate") == (0, 0)
    assert table.state.mode[1] == 0


@rule("A9.1")
def test_seizing_adds_a_second_card_face_down() -> None:
    table = three("construction-4", "aggression-2 mobilization-3", "construction-5").round()
    table.choose("lead.construction-4", "done", "pivot.aggression-2")
    assert table.prompt == "besides"
    assert table.verbs() == {"seize", "pass"}
    table.choose("seize.mobilization-3")
    assert table.state.initiative == 1
    assert table.state.pips == 1
    assert table.hand_of(1) == []
    assert list(redact(table.state, 0).played.cards())[2] == -1
    assert list(table.state.played_by) == [0, 1, 9]
    assert "seize" not in table.verbs()


@rule("A9.2")
def test_a_seven_that_surpasses_seizes_by_itself() -> None:
    table = three("mobilization-2", "mobilization-7 aggression-2", "mobilization-6").round()
    table.choose("lead.mobilization-2", "done", "surpass.mobilization-7")
    assert table.state.initiative == 1
    assert table.state.seized
    assert table.prompt == "act"
    table = three("mobilization-2", "aggression-7", "mobilization-6").round()
    table.choose("lead.mobilization-2", "done", "pivot.aggression-7")
    assert not table.state.seized


@rule("A9.2", "A9.3", "A9.4", "R-08", "A25.20")
def test_a_seven_after_a_seizure_seizes_nothing() -> None:
    table = three(
        "mobilization-2",
        "construction-3 construction-2 aggression-2",
        "mobilization-7 aggression-3",
        "mobilization-6",
    )
    table.hand(0, "mobilization-2", "aggression-5").round()
    table.choose("lead.mobilization-2", "done", "copy.construction-3", "seize.construction-2")
    assert table.state.initiative == 1
    table.choose("pass")
    assert table.choice.seat == 2
    table.choose("surpass.mobilization-7")
    assert (table.state.pips, table.state.initiative) == (1, 1)
    assert table.prompt == "act"
    table.choose("pass")
    assert table.choice.seat == 3
    table.choose("surpass.mobilization-6")
    assert table.state.pips == 2
    table.choose("pass")
    assert table.state.initiative == 1


@rule("A9.3")
@card("lattice-spies")
def test_nobody_seizes_twice_in_a_round_and_the_holder_never() -> None:
    table = three("construction-4", "aggression-2 mobilization-3", "aggression-4 mobilization-5").round()
    table.choose("lead.construction-4", "done", "pivot.aggression-2", "seize.mobilization-3", "done")
    table.choose("pivot.aggression-4")
    assert table.prompt == "act"
    table = Table(3).guild(0, "lattice-spies").ships(0, "1-gate", 1).act(0, "mobilization-2", LEAD)
    table.choose("use.lattice-spies")
    assert not table.state.seized
    assert table.area(0) == []


@rule("A9.4", "R-08")
def test_a_seizure_does_not_change_the_order_of_the_round() -> None:
    table = three("construction-4", "aggression-2", "aggression-3 mobilization-3", "aggression-4").round()
    table.choose("lead.construction-4", "done", "pivot.aggression-2", "done")
    table.choose("pivot.aggression-3", "seize.mobilization-3", "done")
    assert (table.prompt, table.choice.seat) == ("follow", 3)
    assert table.state.lead_card == 17
    assert table.state.initiative == 2


@rule("A10.1", "A10.3", "A25.4")
def test_the_only_surpass_wins_the_initiative() -> None:
    table = (
        three("construction-4 aggression-6", "aggression-2", "construction-5 aggression-3").hand(3).round()
    )
    table.choose("lead.construction-4", "declare.warlord", "done", "pivot.aggression-2", "done")
    table.choose("surpass.construction-5", "done")
    assert table.state.initiative == 2
    assert table.choice.seat == 2
    assert not table.state.zeroed
    assert [int(c) for c in table.state.discard.cards()[-3:]] == [17, 8, 18]


@rule("A10.1")
def test_without_seizure_or_surpass_the_marker_stays() -> None:
    table = three("construction-4 aggression-6", "aggression-2", "aggression-5").hand(3).round()
    table.choose("lead.construction-4", "done", "pivot.aggression-2", "done", "pivot.aggression-5", "done")
    assert table.state.initiative == 0


@rule("A10.2", "A10.4", "R-15", "A25.39")
@card("admin-union")
def test_a_union_prolongs_the_chapter() -> None:
    table = Table(3).hand(0, "administration-4").hand(1, "aggression-2").guild(1, "admin-union")
    table.ships(0, "2-gate", 1).ships(1, "2-gate", 1).round()
    table.choose("lead.administration-4", "done", "pivot.aggression-2", "use.admin-union", "done")
    assert table.state.chapter == 1
    assert table.hand_of(1) == ["administration-4"]
    assert table.state.where[3] == 4
    assert table.state.initiative == 1
    assert (table.prompt, table.choice.seat) == ("lead", 1)


@rule("A10.2")
@card("spacing-union")
def test_a_card_taken_back_still_counts_as_the_surpass_it_was() -> None:
    table = three("mobilization-2 aggression-5", "mobilization-4 aggression-2", "aggression-3").guild(
        2, "spacing-union"
    )
    table.hand(3).round()
    table.choose("lead.mobilization-2", "done", "surpass.mobilization-4", "done")
    table.choose("pivot.aggression-3", "use.spacing-union", "action.mobilization-4", "done")
    assert table.state.initiative == 1
    assert table.hand_of(2) == ["mobilization-4"]


@rule("A10.3", "R-14")
def test_played_cards_go_to_the_discard_pile_in_order_of_play() -> None:
    table = (
        three("construction-4 aggression-6", "aggression-2 mobilization-3", "construction-5").hand(3).round()
    )
    table.choose("lead.construction-4", "done", "copy.aggression-2", "seize.mobilization-3", "done")
    table.choose("surpass.construction-5", "done")
    assert [int(c) for c in table.state.discard.cards()[-4:]] == [17, 8, 23, 18]
    assert table.state.played.size() == 0


@rule("A10.4")
def test_no_cards_left_ends_the_chapter() -> None:
    table = three("construction-4", "aggression-2", "construction-5").hand(3).round()
    table.choose("lead.construction-4", "done", "copy.aggression-2", "done", "copy.construction-5", "done")
    assert table.state.chapter == 2


@rule("A10.1")
def test_surpasses_of_an_earlier_round_are_forgotten() -> None:
    table = Table(3).ships(0, "2-gate", 1).ships(1, "3-gate", 1)
    table.hand(0, "mobilization-4", "aggression-2", "construction-2").round()
    table.hand(1, "mobilization-6", "aggression-3", "construction-3").round()
    table.choose("lead.mobilization-4", "done", "surpass.mobilization-6", "done")
    assert table.state.initiative == 1
    table.round().choose("lead.aggression-2", "done", "surpass.aggression-3", "done")
    assert table.state.initiative == 1
