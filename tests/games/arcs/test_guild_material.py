"""Guild cards of material and fuel, and what is printed on all of them."""

from __future__ import annotations

import pytest

from games.arcs.names import court
from games.arcs.table import Table
from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.actions.raid import Raid
from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.chapter import Score
from herna.games.arcs.components import COPY
from herna.games.arcs.listeners import DECK
from herna.games.arcs.printed import COURT_KEYS, RESOURCE_KEYS
from herna.games.arcs.scoring import count
from herna.games.arcs.turn import Act
from marks import card, rule

PRINTED = {
    "loyal-engineers": "material 3",
    "mining-interest": "material 2",
    "material-cartel": "material 2",
    "admin-union": "material 2",
    "construction-union": "material 2",
    "fuel-cartel": "fuel 2",
    "loyal-pilots": "fuel 3",
    "gatekeepers": "fuel 2",
    "shipping-interest": "fuel 2",
    "spacing-union": "fuel 2",
    "arms-union": "weapon 2",
    "prison-wardens": "weapon 2",
    "skirmishers": "weapon 2",
    "court-enforcers": "weapon 2",
    "loyal-marines": "weapon 3",
    "lattice-spies": "psionic 2",
    "farseers": "psionic 2",
    "secret-order": "psionic 2",
    "loyal-empaths": "psionic 3",
    "silver-tongues": "psionic 2",
    "loyal-keepers": "relic 3",
    "sworn-guardians": "relic 1",
    "elder-broker": "relic 2",
    "relic-fence": "relic 2",
    "galactic-bards": "relic 1",
}


@card(*PRINTED)
@pytest.mark.parametrize("name", PRINTED)
def test_suit_and_raid_cost(name: str) -> None:
    at = COURT_KEYS.index(name)
    printed = DECK.court[at]
    assert f"{RESOURCE_KEYS[printed.suit]} {printed.cost}" == PRINTED[name]
    keys = int(PRINTED[name][-1])
    assert Table(3).guild(1, name).do(Raid(0, 1, keys - 1)).over
    table = Table(3).guild(1, name).do(Raid(0, 1, keys)).choose(f"steal-card.{name}")
    assert table.area(1) == []


LOYAL = ["loyal-engineers", "loyal-pilots", "loyal-marines", "loyal-keepers", "loyal-empaths"]


@card(*LOYAL)
@pytest.mark.parametrize("kind", range(5))
def test_loyal_cards_stay_when_outrage_of_their_suit_is_provoked(kind: int) -> None:
    others = ["mining-interest", "gatekeepers", "skirmishers", "relic-fence", "farseers"]
    table = Table(3).guild(0, LOYAL[kind], others[kind]).do(Provoke(0, 1 << kind))
    assert table.area(0) == [LOYAL[kind]]


@card("mining-interest", "shipping-interest")
@pytest.mark.parametrize(("name", "kind"), [("mining-interest", "material"), ("shipping-interest", "fuel")])
def test_interests_fill_empty_slots_up_to_any_number(name: str, kind: str) -> None:
    table = Table(3).guild(0, name).off_board(0, 3).tokens(0, "relic").ships(0, "2-gate", 1)
    table.act(0, "mobilization-2").choose(f"use.{name}")
    for slot in (2, 3, 4):
        table.choose(f"type.{kind}", f"slot.{slot}")
    table.choose("pass")
    assert table.held(0) == sorted([kind] * 3 + ["relic"])
    assert table.area(0) == []
    assert table.prompt == "act"


@card("mining-interest")
def test_an_interest_steals_when_the_supply_is_empty() -> None:
    table = Table(3).guild(0, "mining-interest").off_board(0, 3).ships(0, "2-gate", 1)
    table.tokens(1, "material", "material").tokens(2, "material", "material").act(0, "mobilization-2")
    table.choose("use.mining-interest")
    assert table.verbs() == {"type", "pass"}
    table.choose("type.material", "slot.1")
    assert table.can("steal.1:1", "steal.2:2", "pass")
    table.choose("steal.2:1", "slot.2", "pass")
    assert table.held(0) == ["material", "material"]
    assert table.held(2) == ["material"]


@card("mining-interest")
def test_an_interest_counts_only_empty_slots() -> None:
    table = (
        Table(3).guild(0, "mining-interest").tokens(0, "relic").ships(0, "2-gate", 1).act(0, "mobilization-2")
    )
    table.choose("use.mining-interest", "type.material", "slot.2")
    assert table.prompt == "act"


@rule("R-03", "A15.3")
@card("material-cartel", "fuel-cartel")
@pytest.mark.parametrize(("name", "kind"), [("material-cartel", 0), ("fuel-cartel", 1)])
def test_a_cartel_holds_the_supply_that_everybody_gains_from(name: str, kind: int) -> None:
    table = Table(3).guild(1, name)
    assert count(table.state, 1, 0) == 6
    table.do(Gain(0, kind)).choose("slot.1")
    assert table.held(0) == [RESOURCE_KEYS[kind]]
    assert count(table.state, 1, 0) == 5
    assert table.do(Raid(0, 1, 1)).over


@card("material-cartel", "fuel-cartel")
@pytest.mark.parametrize(("name", "kind"), [("material-cartel", "material"), ("fuel-cartel", "fuel")])
def test_after_every_scoring_a_cartel_empties_the_rivals(name: str, kind: str) -> None:
    table = (
        Table(3).guild(1, name).tokens(0, kind, "relic").tokens(1, kind).tokens(2, "relic", kind).do(Score())
    )
    assert [table.held(seat) for seat in range(3)] == [["relic"], [kind], ["relic"]]


@card("material-cartel")
def test_a_discarded_cartel_steals_a_token() -> None:
    table = Table(3).guild(0, "material-cartel").tokens(1, "material", "relic").tokens(2, "material")
    table.ships(0, "2-gate", 1).act(0, "mobilization-2").choose("use.material-cartel")
    assert table.can("steal.1:1", "steal.2:1")
    assert not table.can("steal.1:2")
    table.choose("steal.1:1", "slot.2")
    assert table.held(0) == ["material"]
    assert count(table.state, 0, 0) == 1


UNIONS = {
    "admin-union": "administration",
    "construction-union": "construction",
    "spacing-union": "mobilization",
    "arms-union": "aggression",
}


@rule("R-36")
@card(*UNIONS)
@pytest.mark.parametrize("name", UNIONS)
def test_a_union_brings_a_face_up_card_of_its_suit_to_hand(name: str) -> None:
    suit = UNIONS[name]
    other = "construction" if suit != "construction" else "mobilization"
    table = Table(3).guild(1, name).hand(0, f"{suit}-4").hand(1, f"{other}-2", f"{other}-3").round()
    table.choose(f"lead.{suit}-4", "done", f"pivot.{other}-2", "ready", f"use.{name}")
    assert table.area(1) == []
    assert table.state.where[court(name)] == 5
    table.choose("done")
    assert f"{suit}-4" in table.hand_of(1)
    assert table.state.where[court(name)] == 4
    assert int(table.state.hands[1].known(suit_card(suit))) == 255


def suit_card(suit: str) -> int:
    """Return the four of a suit."""
    return 7 * ["administration", "aggression", "construction", "mobilization"].index(suit) + 3


@rule("R-36")
@card("admin-union")
def test_a_union_needs_a_face_up_card_and_is_no_discard() -> None:
    table = Table(3).guild(0, "admin-union").ships(0, "2-gate", 1).act(0, "mobilization-4")
    assert "use" not in table.verbs()
    table = Table(3).guild(0, "admin-union").ships(0, "2-gate", 1)
    table.act(0, "administration-4", COPY, lead="mobilization-4")
    assert "use" not in table.verbs()


@card("arms-union", "admin-union")
def test_a_card_has_room_for_one_union_only() -> None:
    table = Table(3).guild(0, "arms-union").ships(0, "2-gate", 1).act(0, "aggression-4")
    table.state.union_card[0] = 10
    table.do(Act(0))
    assert "use" not in table.verbs()


@card("gatekeepers")
def test_gatekeepers_add_dice_in_gates_only() -> None:
    table = Table(3).guild(0, "gatekeepers").ships(0, "2-gate", 1).ships(1, "2-gate", 1).city(1, "5-hex")
    table.act(0, "aggression-2").choose("battle")
    assert table.can("collect.assault.x3", "collect.assault.x0")
    assert not table.can("collect.assault.x4")
    table = Table(3).guild(0, "gatekeepers").ships(0, "2-hex", 1).ships(1, "2-hex", 1).city(1, "5-hex")
    table.act(0, "aggression-2").choose("battle")
    assert not table.can("collect.assault.x2")


@card("gatekeepers")
def test_gatekeepers_place_a_ship_in_every_gate() -> None:
    table = Table(3).guild(0, "gatekeepers").port(0, "2-hex").act(0, "aggression-2").choose("use.gatekeepers")
    assert [table.fleet(0, f"{n}-gate")[0] for n in range(1, 7)] == [0, 1, 1, 0, 1, 1]


@card("mining-interest")
def test_thefts_of_an_interest_end_with_the_empty_slots() -> None:
    table = Table(3).guild(0, "mining-interest").tokens(0, "relic").ships(0, "2-gate", 1).off_board(2, 3)
    table.tokens(1, "material", "material").tokens(2, "material", "material", "material").act(
        0, "mobilization-2"
    )
    table.choose("use.mining-interest", "steal.1:1", "slot.2")
    assert table.prompt == "act"
    assert table.held(0) == ["material", "relic"]
