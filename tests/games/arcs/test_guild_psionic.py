"""Guild cards of psionics."""

from __future__ import annotations

import pytest

from games.arcs.names import action, court
from games.arcs.table import Table
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.components import PIVOT
from herna.kernel.pile import only
from herna.kernel.view import redact
from marks import card, rule


@card("lattice-spies")
def test_lattice_spies_seize() -> None:
    table = (
        Table(3)
        .guild(1, "lattice-spies")
        .ships(1, "2-gate", 1)
        .act(1, "aggression-2", PIVOT, "mobilization-4")
    )
    table.choose("use.lattice-spies")
    assert table.state.initiative == 1
    assert table.state.seized


@card("farseers")
def test_farseers_look_at_a_hand_and_swap() -> None:
    table = Table(3).guild(0, "farseers").hand(0, "aggression-2").hand(1, "construction-5", "construction-6")
    table.hand(2, "mobilization-2").do(Declare(0, 2, True)).choose("whom.1")
    assert set(redact(table.state, 0).hands[1].cards()) == {18, 19}
    assert set(redact(table.state, 2).hands[1].cards()) == {-1}
    table.choose("action.aggression-2", "action.construction-6")
    assert table.hand_of(0) == ["construction-6"]
    assert sorted(table.hand_of(1)) == ["aggression-2", "construction-5"]
    assert set(redact(table.state, 1).hands[0].cards()) == {19}
    assert set(redact(table.state, 2).hands[0].cards()) == {-1}


@card("farseers")
@rule("A8.2")
def test_a_card_laid_face_down_leaves_whoever_looked_in_doubt_about_the_rest() -> None:
    """Face up it is clear what stays; face down it may be any card, to Copy or to seize with."""
    rest = {action("administration-3"), action("construction-5")}
    for answer, left in [("pivot.aggression-2", rest), ("copy.aggression-2", {-1})]:
        table = (
            Table(3).hand(0, "mobilization-4").hand(1, "aggression-2", "administration-3", "construction-5")
        )
        table.state.hands[1].show_all(only(2))
        table.round(0).choose("lead.mobilization-4", "done", answer)
        assert set(redact(table.state, 2).hands[1].cards()) == left
        assert set(redact(table.state, 1).hands[1].cards()) == rest
        table.choose("seize.administration-3")
        assert set(redact(table.state, 2).hands[1].cards()) == {-1}
        assert list(redact(table.state, 1).hands[1].cards()) == [action("construction-5")]


@card("farseers")
def test_a_swap_leaves_only_others_in_doubt() -> None:
    """Who swaps sees what goes and comes; a third who knew both hands does not."""
    table = Table(3).guild(0, "farseers").hand(0, "aggression-2", "aggression-3").hand(1, "construction-5")
    for hand in table.state.hands[:2]:
        hand.show_all(only(2))
    table.hand(2, "mobilization-2").do(Declare(0, 2, True))
    table.choose("whom.1", "action.aggression-2")
    own, theirs = {action("aggression-3"), action("construction-5")}, {action("aggression-2")}
    for seat in (0, 1):
        assert set(redact(table.state, 2).hands[seat].cards()) == {-1}
        assert set(redact(table.state, 0).hands[seat].cards()) == [own, theirs][seat]
    assert set(redact(table.state, 1).hands[0].cards()) == {-1, action("construction-5")}


@card("farseers")
def test_farseers_discard_face_down() -> None:
    """Somebody who had seen the hand does not see which of its cards went."""
    table = Table(3).guild(0, "farseers").hand(0, "aggression-2", "aggression-3", "aggression-4")
    table.state.hands[0].show_all(only(2))
    table.ships(0, "2-gate", 1).act(0, "mobilization-3").choose("use.farseers", "action.aggression-2")
    assert set(redact(table.state, 2).hands[0].cards()) == {-1}
    assert redact(table.state, 2).discard.top() == -1
    assert redact(table.state, 0).discard.top() == action("aggression-2")


@card("farseers")
def test_farseers_may_only_look_and_need_a_card_to_swap() -> None:
    table = (
        Table(3)
        .guild(0, "farseers")
        .hand(0, "aggression-2")
        .hand(1, "construction-5")
        .do(Declare(0, 2, True))
    )
    table.choose("whom.1", "pass")
    assert table.hand_of(0) == ["aggression-2"]
    table = (
        Table(3)
        .guild(0, "farseers")
        .hand(0)
        .hand(1, "construction-5")
        .do(Declare(0, 2, True))
        .choose("whom.1")
    )
    assert table.over


@card("farseers")
@pytest.mark.parametrize("thrown", [0, 2])
def test_farseers_draw_one_more_than_discarded_from_the_underside(thrown: int) -> None:
    table = (
        Table(3)
        .guild(0, "farseers")
        .ships(0, "2-gate", 1)
        .hand(0, "aggression-2", "aggression-3", "aggression-4")
    )
    table.act(0, "mobilization-2")
    under = [int(held) for held in table.state.discard.cards()[: thrown + 1]]
    table.choose("use.farseers", *["action.aggression-2", "action.aggression-3"][:thrown], "pass")
    assert [int(held) for held in table.state.hands[0].cards()][-thrown - 1 :] == under
    assert table.state.hands[0].size() == 4
    assert table.state.where[court("farseers")] == 4
    if thrown:
        assert set(table.state.discard.cards()[-2:]) == {8, 9}
        assert all(int(cell) & 255 == 0 for cell in table.state.discard.cells[-2:])


@card("secret-order")
@pytest.mark.parametrize(("ambition", "zeroed"), [(3, False), (4, False), (2, True), (0, True)])
def test_the_secret_order_keeps_the_zero_marker_off(ambition: int, zeroed: bool) -> None:
    table = Table(3).guild(0, "secret-order").do(Declare(0, ambition, True))
    assert table.state.zeroed is zeroed
    table = Table(3).guild(1, "secret-order").do(Declare(0, ambition, True))
    assert table.state.zeroed


@card("silver-tongues", "ancient-holdings", "sworn-guardians")
def test_silver_tongues_steal_anything_without_keys() -> None:
    table = (
        Table(3, leaders=True).lore(1, "ancient-holdings").guild(0, "silver-tongues").guild(1, "loyal-pilots")
    )
    table.tokens(1, "relic", "-", "-", "-", "-", "-", "fuel").guild(2, "sworn-guardians", "farseers")
    table.tokens(2, "weapon").ships(0, "2-gate", 1).act(0, "mobilization-2").choose("use.silver-tongues")
    assert table.can("steal.1:1", "steal.1:7", "steal-card.loyal-pilots", "steal-card.sworn-guardians")
    assert not table.can("steal.2:1")
    assert not table.can("steal-card.farseers")
    table.choose("steal.1:7", "slot.1")
    assert table.held(0) == ["fuel"]


@rule("A22.2")
@card("farseers")
def test_farseers_shuffle_split_piles_together_when_short() -> None:
    table = Table(3, discard="split").guild(0, "farseers").ships(0, "2-gate", 1).hand(0, "aggression-2")
    table.act(0, "mobilization-2")
    held = [int(each) for each in table.state.discard.cards()]
    for each in held[1:]:
        table.state.discard.take(each)
        table.state.open_discard.put(each, 255)
    table.choose("use.farseers", "action.aggression-2", "pass")
    assert table.state.hands[0].size() == 2
    assert table.state.open_discard.size() == len(held) - 1
    table.guild(0, "farseers").act(0, "mobilization-3")
    for each in list(table.state.discard.cards()):
        table.state.discard.take(each)
        table.state.open_discard.put(each, 255)
    table.choose("use.farseers", "pass")
    assert table.state.open_discard.size() == 0


@card("farseers")
def test_discarded_hand_cards_are_shuffled() -> None:
    orders = set()
    for seed in range(12):
        from herna.kernel.rng import seeded

        table = Table(3).guild(0, "farseers").ships(0, "2-gate", 1).hand(0, "aggression-2", "aggression-3")
        table.state.rng = seeded(seed)
        table.act(0, "mobilization-2").choose("use.farseers", "action.aggression-2", "action.aggression-3")
        orders.add(tuple(int(each) for each in table.state.discard.cards()[-2:]))
    assert orders == {(8, 9), (9, 8)}


@card("farseers")
def test_no_swap_with_an_empty_hand_on_the_other_side() -> None:
    table = Table(3).guild(0, "farseers").hand(0, "aggression-2").do(Declare(0, 2, True)).choose("whom.1")
    assert table.over
