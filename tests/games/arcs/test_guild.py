"""Every Guild card."""

from __future__ import annotations

import pytest

from games.arcs.table import Table, court
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.actions.raid import Raid
from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.chapter import Score
from herna.games.arcs.components import COPY, GUILD_COST, GUILD_SUIT, PIVOT
from herna.games.arcs.printed import COURT_KEYS, RESOURCE_KEYS
from herna.games.arcs.scoring import count
from herna.games.arcs.turn import Act
from herna.kernel.view import redact
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
    assert f"{RESOURCE_KEYS[GUILD_SUIT[at]]} {GUILD_COST[at]}" == PRINTED[name]
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


@card("loyal-marines")
def test_loyal_marines_also_muster() -> None:
    table = Table(3).guild(0, "loyal-marines").ships(0, "2-gate", 1).act(0, "mobilization-2")
    table.choose("use.loyal-marines")
    assert table.fleet(0, "2-gate") == (4, 0)
    assert table.state.where[court("loyal-marines")] == 4


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
    table.choose("use.mining-interest", "type.material", "slot.1")
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


@card("prison-wardens")
def test_pressgang_and_execute() -> None:
    table = Table(3).guild(0, "prison-wardens").captives(0, 1, 2).captives(0, 2, 1).off_board(0, 3)
    table.port(0, "2-hex").act(0, "construction-2").choose("pressgang", "captive.1", "type.psionic", "slot.1")
    assert table.state.agents[1] == 9
    table.choose("captive.2", "type.relic", "slot.2", "pass")
    assert table.held(0) == ["psionic", "relic"]
    assert table.captive_list(0) == [1]
    assert table.state.pips == 3
    table.captives(0, 2, 1).court("farseers").act(0, "mobilization-2").choose("execute", "captive.1", "pass")
    assert table.captive_list(0) == [2]
    assert table.trophy_list(0) == ["1 agent"]


MUSTERS = ["prison-wardens", "skirmishers", "court-enforcers", "loyal-marines"]


@card(*MUSTERS)
@pytest.mark.parametrize("name", MUSTERS)
def test_four_cards_place_three_ships_where_you_control(name: str) -> None:
    table = Table(3).guild(0, name).ships(0, "2-gate", 2).ships(1, "2-gate", 1).ships(0, "3-gate", 1)
    table.ships(1, "3-gate", 1).ships(0, "5-gate", 1).act(0, "mobilization-2").choose(f"use.{name}")
    assert table.can("where.2-gate", "where.5-gate")
    assert not table.can("where.3-gate")
    table.choose("where.5-gate")
    assert table.fleet(0, "5-gate") == (4, 0)
    assert table.area(0) == []


@card("skirmishers")
def test_skirmishers_reroll_as_many_skirmish_dice_as_weapon_icons_once() -> None:
    table = Table(3).guild(0, "skirmishers").tokens(0, "weapon").ships(0, "2-gate", 4).ships(1, "2-gate", 4)
    table.city(1, "5-hex").act(0, "aggression-2").choose(
        "battle", "collect.assault.x1", "collect.skirmish.x3"
    )
    table.choose("face.skirmish.x1", "face.skirmish.x2", "face.skirmish.x3", "face.assault.x1")
    table.choose("use.skirmishers")
    assert not any(code.startswith("again.0") for code in table.codes())
    table.choose("again.skirmish.x1", "again.skirmish.x2")
    assert table.prompt == "roll"
    table.choose("face.skirmish.x4", "face.skirmish.x5")
    assert table.prompt == "deal-hits"
    table.choose("hit.2-gate:1.x0")
    assert table.fleet(1, "2-gate") == (2, 2)


@card("skirmishers")
def test_skirmishers_need_not_reroll_and_do_nothing_for_a_defender() -> None:
    table = Table(3).guild(1, "skirmishers").ships(0, "2-gate", 1).ships(1, "2-gate", 4).city(1, "5-hex")
    table.act(0, "aggression-2").choose(
        "battle", "collect.assault.x0", "collect.skirmish.x1", "face.skirmish.x1"
    )
    assert table.state.fight is None


@card("court-enforcers")
def test_abduct_captures_all_rival_agents_of_a_card() -> None:
    table = (
        Table(3).guild(0, "court-enforcers").tokens(0, "weapon", "weapon").court("farseers", "gatekeepers")
    )
    table.agents("farseers", 2, 1, 1).agents("gatekeepers", 0, 3).ships(0, "2-gate", 1).act(0, "aggression-2")
    table.choose("abduct")
    assert table.captive_list(0) == [1, 2]
    assert list(table.state.influence[:4]) == [2, 0, 0, 0]
    assert table.state.agents[1] == 6
    assert "abduct" not in table.verbs()


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


@rule("A15.1", "A25.41")
@card("sworn-guardians")
def test_sworn_guardians_must_go_first() -> None:
    table = (
        Table(3).guild(1, "sworn-guardians", "farseers").off_board(1, 2).tokens(1, "-", "fuel", "-", "relic")
    )
    table.off_board(0, 3).do(Raid(0, 1, 3))
    assert set(table.codes()) == {table.resolve("steal-card.sworn-guardians"), "pass"}
    table.choose("steal-card.sworn-guardians")
    assert table.state.court_deck.cards()[0] == court("sworn-guardians")
    assert table.can("steal.1:4", "steal.1:2", "steal-card.farseers")
    table.choose("steal.1:4", "slot.1")
    assert table.held(0) == ["relic"]
    assert table.area(0) == []


@card("sworn-guardians")
def test_sworn_guardians_given_or_discarded_are_not_buried() -> None:
    table = (
        Table(3, leaders=True).leader(0, "feastbringer").guild(0, "sworn-guardians").do(Declare(0, 2, True))
    )
    assert table.area(1) == ["sworn-guardians"]
    table.do(Provoke(1, 1 << 3))
    assert table.state.where[court("sworn-guardians")] == 4


@rule("R-25", "R-34")
@card("elder-broker", "sworn-guardians", "fuel-cartel")
def test_trade_swaps_with_a_rival_whose_city_you_control() -> None:
    table = (
        Table(3).guild(0, "elder-broker").city(1, "2-hex").ships(0, "2-hex", 1).guild(1, "sworn-guardians")
    )
    table.tokens(0, "weapon", "fuel").tokens(1, "relic", "psionic").guild(1, "fuel-cartel")
    table.act(0, "administration-2").choose("trade")
    assert table.prompt == "place"
    table.choose("slot.1")
    assert table.slots(0)[:2] == ["relic", "fuel"]
    assert table.choice.seat == 1
    table.choose("slot.1")
    assert sorted(table.held(1)) == ["psionic", "weapon"]
    assert table.captive_list(0) == []
    assert table.can("tax.2-hex")


@rule("R-34")
@card("elder-broker", "fuel-cartel")
def test_trade_needs_both_halves() -> None:
    table = (
        Table(3)
        .guild(0, "elder-broker")
        .city(1, "2-hex")
        .ships(0, "2-hex", 1)
        .tokens(0, "fuel")
        .tokens(1, "relic")
    )
    table.guild(1, "fuel-cartel").act(0, "administration-2")
    assert "trade" not in table.verbs()
    table = (
        Table(3)
        .guild(0, "elder-broker")
        .city(1, "2-hex")
        .ships(0, "2-hex", 1)
        .tokens(0, "fuel")
        .tokens(1, "weapon")
    )
    table.act(0, "administration-2")
    assert "trade" not in table.verbs()


@card("elder-broker")
def test_elder_broker_gains_three_resources() -> None:
    table = Table(3).guild(0, "elder-broker").off_board(0, 3).ships(0, "2-gate", 1).act(0, "mobilization-2")
    table.choose("use.elder-broker", "type.fuel", "slot.1", "type.weapon", "slot.2", "slot.3")
    assert table.held(0) == ["fuel", "material", "weapon"]


@rule("R-30")
@card("relic-fence")
def test_relic_fence_once_a_turn_even_without_relics() -> None:
    table = (
        Table(3)
        .guild(0, "relic-fence")
        .tokens(0, "fuel", "weapon")
        .ships(0, "2-gate", 1)
        .act(0, "mobilization-2")
    )
    table.choose("use.relic-fence", "slot.2", "slot.2")
    assert table.held(0) == ["fuel", "relic"]
    assert table.supply("weapon") == 5
    assert not table.can("use.relic-fence")
    table = Table(3).guild(0, "relic-fence").tokens(0, "relic", "fuel").tokens(1, "relic", "relic")
    table.tokens(2, "relic", "relic").ships(0, "2-gate", 1).act(0, "mobilization-2")
    table.choose("use.relic-fence", "slot.2")
    assert table.held(0) == ["relic"]
    table.act(0, "mobilization-2").choose("use.relic-fence", "slot.1")
    assert table.held(0) == ["relic"]


@rule("R-07")
@card("galactic-bards")
def test_galactic_bards_declare_the_ambition_of_the_card_played() -> None:
    table = Table(4).guild(1, "galactic-bards").hand(0, "aggression-4").hand(1, "construction-7").round()
    table.choose("lead.aggression-4", "done", "pivot.construction-7")
    assert table.can(*[f"declare.{name}" for name in ("tycoon", "tyrant", "warlord", "keeper", "empath")])
    table = (
        Table(4)
        .guild(1, "galactic-bards")
        .hand(0, "aggression-4")
        .hand(1, "construction-6", "aggression-2")
        .round()
    )
    table.choose("lead.aggression-4", "declare.warlord", "done", "pivot.construction-6")
    assert "declare" not in table.verbs()
    table = (
        Table(4)
        .guild(1, "galactic-bards")
        .hand(0, "aggression-4")
        .hand(1, "construction-6", "aggression-2")
        .round()
    )
    table.choose("lead.aggression-4", "done", "copy.construction-6")
    assert "declare" not in table.verbs()
