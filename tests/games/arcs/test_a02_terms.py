"""A2: terms."""

from __future__ import annotations

from games.arcs.names import court, system
from games.arcs.table import Table
from herna.games.arcs.actions.raid import stealable_slots
from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.changes import hit_building, hit_ship
from herna.games.arcs.court import bury
from herna.games.arcs.queries import has_type, present, rivals_at, turn_order, weapon_icons
from marks import card, rule


@rule("A2.1")
def test_loyal_is_your_colour_and_everybody_else_a_rival() -> None:
    table = Table(3).ships(0, "1-gate", 1).city(1, "2-arrow")
    assert present(table.state, system("1-gate"), 0)
    assert not rivals_at(table.state, system("1-gate"), 0)
    assert rivals_at(table.state, system("1-gate"), 2)
    assert rivals_at(table.state, system("2-arrow"), 0)


@rule("A2.2")
def test_pieces_enter_play_fresh() -> None:
    table = Table(3).ships(0, "2-hex", 1)
    table.act(0, "construction-2").choose("city", "site.2-hex", "starport", "ship.2-hex")
    assert table.standing("2-hex") == ["0 city", "0 starport"]
    assert table.fleet(0, "2-hex") == (2, 0)


@rule("A2.3")
def test_a_hit_damages_and_the_next_destroys() -> None:
    table = Table(3).ships(1, "2-gate", 1).city(1, "2-arrow")
    state, where = table.state, system("2-gate")
    assert not hit_ship(state, where, 1, 0, False)
    assert table.fleet(1, "2-gate") == (0, 1)
    assert hit_ship(state, where, 1, 0, True)
    assert table.fleet(1, "2-gate") == (0, 0)
    assert not hit_building(state, 5, 0)
    assert table.standing("2-arrow") == ["1 city damaged"]
    assert hit_building(state, 5, 0)
    assert table.standing("2-arrow") == []


@rule("A2.4")
def test_control_is_strictly_more_fresh_ships_than_each_rival() -> None:
    table = Table(3).ships(0, "3-gate", 2, damaged=3).ships(1, "3-gate", 1).ships(2, "3-gate", 1)
    assert table.state.ruler[system("3-gate")] == 0
    table.ships(2, "3-gate", 1)
    assert table.state.ruler[system("3-gate")] == -1
    table.ships(2, "3-gate", 1)
    assert table.state.ruler[system("3-gate")] == 2
    table = Table(3).ships(0, "3-hex", 0, damaged=2).city(0, "3-hex")
    assert table.state.ruler[system("3-hex")] == -1


@rule("A2.5")
def test_supplies_and_boards() -> None:
    table = Table(3)
    assert [int(table.state.supply[kind]) for kind in range(5)] == [5, 5, 5, 5, 5]
    table.ships(0, "2-hex", 1).act(0, "construction-2").choose("city", "site.2-hex")
    assert (table.state.cities[0], table.state.starports[0], table.state.ships[0]) == (4, 5, 14)
    table.choose("starport")
    assert table.state.starports[0] == 4


@rule("A2.6")
@card("fuel-cartel")
def test_only_gaining_draws_from_a_supply() -> None:
    table = Table(3).guild(1, "fuel-cartel").tokens(1, "-", "relic")
    assert list(stealable_slots(table.state, 0, 1)) == [8]
    assert has_type(table.state, 1, 1)
    table.do(Gain(0, 1))
    table.choose("slot.1")
    assert table.held(0) == ["fuel"]
    assert table.supply("fuel") == 4
    table.tokens(2, "fuel", "fuel", "fuel", "fuel")
    table.do(Gain(0, 1))
    assert table.over
    assert table.held(0) == ["fuel"]


@rule("A2.7")
def test_captives_and_trophies_keep_their_owners_colour() -> None:
    table = Table(3).ships(0, "2-hex", 1).city(1, "2-hex")
    table.act(0, "administration-2").choose("tax.2-hex")
    assert table.captive_list(0) == [1]
    assert table.state.agents[1] == 9
    table = Table(3).ships(0, "2-gate", 3).ships(1, "2-gate", 0, damaged=1)
    table.act(0, "aggression-2").choose(
        "battle", "collect.raid.x0", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x2"
    )
    assert table.trophy_list(0) == ["1 ship"]


@rule("A2.8")
@card("sworn-guardians")
def test_burying_is_the_bottom_of_the_court_deck() -> None:
    table = Table(3).guild(1, "sworn-guardians")
    bury(table.state, court("sworn-guardians"))
    assert table.state.court_deck.cards()[0] == court("sworn-guardians")
    assert table.area(1) == []
    assert table.sound()


@rule("A2.9")
@card("loyal-marines")
def test_placing_means_fresh_ships_from_your_supply() -> None:
    table = Table(3).guild(0, "loyal-marines").ships(0, "2-gate", 1).ships(0, "3-gate", 1)
    table.act(0, "mobilization-2").choose("use.loyal-marines", "where.3-gate")
    assert table.fleet(0, "3-gate") == (4, 0)
    assert table.state.ships[0] == 10


@rule("A2.10")
def test_turn_order_starts_with_the_initiative() -> None:
    table = Table(4)
    table.state.initiative = 2
    assert list(turn_order(table.state)) == [2, 3, 0, 1]


@rule("A2.11", "R-35")
@card("overseer")
def test_what_you_destroy_yourself_is_nobodys_trophy() -> None:
    table = Table(3, leaders=True).leader(0, "overseer").city(0, "2-hex", damaged=True)
    table.court("gatekeepers").agents("gatekeepers", 1, 0, 0).ships(0, "2-gate", 1)
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1", "use-leader.overseer", "pass", "slot.1")
    assert table.standing("2-hex") == []
    assert table.state.cities[0] == 5
    assert [table.trophy_list(seat) for seat in range(3)] == [[], [], []]
    assert table.outraged(0) == ["relic"]
    assert table.held(0) == ["relic"]
    assert table.area(0) == []


@rule("A2.12", "R-26")
@card("skirmishers")
def test_weapon_icons_are_tokens_and_cards_at_the_moment_of_use() -> None:
    table = Table(3).guild(0, "skirmishers", "arms-union", "farseers").tokens(0, "weapon", "weapon", "fuel")
    assert weapon_icons(table.state, 0) == 4
    table.ships(0, "2-gate", 1).act(0, "aggression-2").choose("spend.1", "pass")
    assert weapon_icons(table.state, 0) == 3
    table.choose("use.arms-union")
    assert weapon_icons(table.state, 0) == 2


@rule("A2.13")
@card("silver-tongues", "survival-overrides")
def test_a_price_may_be_paid_for_nothing() -> None:
    table = Table(3).guild(0, "silver-tongues").ships(0, "2-gate", 1).act(0, "mobilization-2")
    table.choose("use.silver-tongues")
    assert table.area(0) == []
    assert table.prompt == "act"
    table = Table(3, leaders=True).lore(0, "survival-overrides").ships(0, "2-gate", 1)
    table.act(0, "mobilization-2").choose("martyr")
    assert table.fleet(0, "2-gate") == (0, 0)
    assert table.state.ships[0] == 15


@rule("A2.14")
@card("empaths-bond", "living-structures")
def test_like_loyal_spares_control_and_gives_no_captive() -> None:
    table = Table(3, leaders=True).lore(0, "empaths-bond", "living-structures").city(1, "2-hex")
    table.ships(0, "3-gate", 1)
    table.act(0, "administration-2")
    assert not table.can("tax.2-hex")
    table.declared("empath").act(0, "administration-2").choose("tax.2-hex", "slot.1")
    assert table.captive_list(0) == []
    assert table.held(0) == ["relic"]
    table.act(0, "construction-2")
    assert "nurture" not in table.verbs()
    assert "prune" not in table.verbs()
