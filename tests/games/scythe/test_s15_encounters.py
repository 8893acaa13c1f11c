"""S15 Encounters, and every encounter card."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    MILL,
    MINE,
    MOVE,
    NORDIC,
    POLANIA,
    RUSVIET,
    SAXONY,
    asked,
    character,
    choose,
    codes,
    lying,
    mechs,
    stars,
    structure,
    table,
    then,
    told,
    top,
    unit,
    where,
    workers,
)
from herna.games.scythe.actions.encounter import Encounter, available
from herna.games.scythe.actions.prize import can_place
from herna.games.scythe.cards.encounters import CARDS, OFFERS
from herna.games.scythe.components import Benefit, Bottom, Goal, Slot
from herna.games.scythe.queries import stars_placed, workers_out
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from herna.kernel.pile import PUBLIC
from marks import card, rule

PRINTED = {
    1: ("coins2 popularity1", "$2: food4", "2: structure"),
    2: ("cards1 popularity1", "$2: wood4", "2: recruit"),
    3: ("food2 popularity1", "$2: worker food3", "3: mech"),
    4: ("metal2 popularity1", "$3: recruit", "2: metal4"),
    5: ("food2 popularity1", "$4: mech", "2: food2 metal2"),
    6: ("coins2 popularity1", "$3: recruit", "2: food4"),
    7: ("oil2 popularity1", "$2: upgrade", "2: oil4"),
    8: ("coins2 popularity1", "$2: oil4", "2: recruit"),
    9: ("oil2 popularity1", "$3: structure", "2: oil4"),
    10: ("oil2 popularity1", "$4: mech", "2: coins2 any2"),
    11: ("food2 popularity1", "$2: worker food3", "2: structure"),
    12: ("wood2 popularity1", "$3: structure", "2: worker wood3"),
    13: ("coins2 popularity1", "$2: power2 popularity2", "3: any5"),
    14: ("food2 popularity1", "$2: any3", "2: worker metal3"),
    15: ("popularity2", "$2: any3", "3: any5"),
    16: ("food2 popularity1", "$2: worker any2", "2: recruit"),
    17: ("cards1 popularity1", "$2: power2 cards2", "3: mech"),
    18: ("food2 popularity1", "$2: any3", "2: worker wood3"),
    19: ("coins2 popularity1", "$2: food4", "2: cards2 power3"),
    20: ("cards1 popularity1", "$2: popularity3", "2: wood4"),
    21: ("popularity2", "$4: mech", "2: cards2 power3"),
    22: ("coins2 popularity1", "$2: metal4", "2: structure"),
    23: ("coins2 popularity1", "$3: recruit", "2: worker food3"),
    24: ("cards1 popularity1", "$2: any3", "3: mech"),
    25: ("power2 popularity1", "$2: power4", "2: upgrade any2"),
    26: ("power2 popularity1", "$2: popularity3", "2: structure"),
    27: ("coins2 popularity1", "$2: metal4", "3: mech"),
    28: ("coins2 popularity1", "$2: worker any2", "2: structure"),
}
"""Every card's three options: popularity or coins to pay, and what they buy."""


def meeting(number: int, **fields: int) -> Scythe:
    """Let the Nordic character resolve an encounter card on T36."""
    state = table(NORDIC, RUSVIET)
    character(state, 0, 36)
    for name, value in fields.items():
        getattr(state, name)[0] = value
    return then(state, Encounter(0, number - 1, 36, 0, 0))


def take_everything(state: Scythe) -> None:
    """Accept every part of a gain: the first answer that is not a refusal."""
    while asked(state) not in ("rest", ""):
        offered = codes(state)
        choose(state, max([code for code in offered if code.startswith("get.0.")], default=offered[0]))


def count_all(state: Scythe) -> dict[str, int]:
    """Return what an encounter can change, as numbers."""
    food, metal, oil, wood = lying(state, 36)
    return {
        "coins": int(state.coins[0]),
        "popularity": int(state.popularity[0]),
        "power": int(state.power[0]),
        "cards": int(state.hands[0].size()),
        "food": food,
        "metal": metal,
        "oil": oil,
        "wood": wood,
        "mech": 1 if state.mechs[0] else 0,
        "structure": 1 if has(state.built[0], 36) else 0,
        "recruit": 1 if state.recruits[0] else 0,
        "upgrade": 1 if state.cubes[0] else 0,
        "worker": 1 if where(state, 0, 5) == 36 else 0,
    }


def expected_change(text: str) -> dict[str, int]:
    """Return what a printed option changes."""
    price, _, gains = text.rpartition(": ")
    change: dict[str, int] = {}
    if price.startswith("$"):
        change["coins"] = -int(price[1:])
    elif price:
        change["popularity"] = -int(price)
    for gain in gains.split():
        name = gain.rstrip("0123456789")
        amount = int(gain[len(name) :] or 1)
        name = "food" if name == "any" else name
        change[name] = change.get(name, 0) + amount
    return change


def check(number: int) -> None:
    """Take each option of a card and compare what it changed with what is printed."""
    for letter, text in enumerate(PRINTED[number]):
        state = meeting(number)
        before = count_all(state)
        choose(state, f"option.{(number - 1) * 3 + letter}")
        take_everything(state)
        change = expected_change(text)
        if "recruit" in change:
            change["power"] = change.get("power", 0) + 2
        after = count_all(state)
        assert {name: after[name] - before[name] for name in before if after[name] != before[name]} == {
            name: value for name, value in change.items() if value
        }
        assert (state.coins[1], state.popularity[1], state.power[1]) == (10, 10, 10)


@rule("S15.3", "S15.5", "S15.6")
@card(
    "encounter-1",
    "encounter-2",
    "encounter-3",
    "encounter-4",
    "encounter-5",
    "encounter-6",
    "encounter-7",
    "encounter-8",
    "encounter-9",
    "encounter-10",
    "encounter-11",
    "encounter-12",
    "encounter-13",
    "encounter-14",
    "encounter-15",
    "encounter-16",
    "encounter-17",
    "encounter-18",
    "encounter-19",
    "encounter-20",
    "encounter-21",
    "encounter-22",
    "encounter-23",
    "encounter-24",
    "encounter-25",
    "encounter-26",
    "encounter-27",
    "encounter-28",
)
def test_all_28_cards_are_as_printed() -> None:
    assert len(CARDS) == 28 == len(PRINTED)
    for number in PRINTED:
        assert OFFERS[(number - 1) * 3].coins == OFFERS[(number - 1) * 3].popularity == 0
        check(number)


@rule("S15.1", "S15.4", "S15.11", "S23.4")
def test_only_the_character_meets_people_and_the_card_goes_under_the_deck() -> None:
    state = table(CRIMEA, POLANIA)
    character(state, 0, 30)
    workers(state, 0, 30)
    mechs(state, 0, 29)
    first = state.encounters.top()
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36")
    assert has(state.tokens, 36)
    choose(state, unit(0, 0), "go.36")
    assert asked(state) == "encounter"
    assert not has(state.tokens, 36)
    assert state.encounters.cards()[0] == first
    assert state.encounters.known(first) == PUBLIC
    choose(state, f"option.{first * 3}")
    assert asked(state) != "encounter"


@rule("S27.20", "S15.1", "S15.2", "S24.2")
def test_encounter_behind_a_combat() -> None:
    for won in (True, False):
        state = table(CRIMEA, POLANIA, coin_transfers="off")
        character(state, 0, 30)
        mechs(state, 0, 24)
        mechs(state, 1, 36, 32)
        top(state, MOVE)
        choose(state, unit(0, 0), "go.36", unit(0, 1), "go.32", "fight.36")
        choose(state, "dial.x2", "dial.x0" if won else "dial.x7")
        assert asked(state) == "dial"
        choose(state, "dial.x0", *([] if won else ["pass"]), "dial.x0")
        assert (asked(state) == "encounter") is won
        assert has(state.tokens, 36) is not won


@rule("S15.11")
def test_the_defender_has_no_encounter() -> None:
    state = table(POLANIA, CRIMEA, coin_transfers="off")
    state.tokens |= 1 << 36
    character(state, 1, 30)
    mechs(state, 0, 29)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.30", "pass", "dial.x0", "dial.x5")
    assert asked(state) != "encounter"


@rule("S27.17", "S15.3")
def test_encounter_card_11() -> None:
    assert codes(meeting(11)) == ["option.30", "option.31", "option.32"]
    assert codes(meeting(11, coins=1)) == ["option.30", "option.32"]
    assert codes(meeting(11, popularity=1)) == ["option.30", "option.31"]
    state = meeting(11, coins=1, popularity=1)
    choose(state, "get.0.x2")
    assert lying(state, 36) == (2, 0, 0, 0) and state.popularity[0] == 2


@rule("S27.18", "S15.4")
def test_part_of_a_gain() -> None:
    state = meeting(14)
    choose(state, "option.41")
    assert state.popularity[0] == 8
    assert codes(state) == ["get.1.x3", "get.1.x2", "get.1.x1", "pass"]
    trial = state.copy()
    choose(state, "get.1.x3")
    assert codes(state) == ["welcome.4", "pass"]
    choose(state, "pass")
    assert lying(state, 36) == (0, 3, 0, 0)
    assert workers_out(state, 0) == 0
    choose(trial, "pass", "welcome.4")
    assert lying(trial, 36) == (0, 0, 0, 0)
    assert workers_out(trial, 0) == 1


@rule("S15.4", "S15.9")
def test_fewer_resources_may_be_taken_of_each_kind() -> None:
    state = meeting(5)
    choose(state, "option.14", "get.0.x1")
    assert codes(state) == ["get.1.x2", "get.1.x1", "pass"]
    choose(state, "get.1.x2")
    assert lying(state, 36) == (1, 2, 0, 0)
    state = meeting(13)
    choose(state, "option.38", "get.0.x2", "pass")
    assert lying(state, 36) == (2, 0, 0, 0)
    assert asked(state) == "rest"


@rule("S27.19", "S15.7", "S15.8", "S24.19")
def test_occupied_building_ground() -> None:
    for number in (1, 9, 11, 12, 22, 26, 28):
        state = table(NORDIC, SAXONY)
        character(state, 0, 36)
        structure(state, 1, MINE, 36)
        then(state, Encounter(0, number - 1, 36, 0, 0))
        for letter in range(3):
            builds = Benefit.STRUCTURE in OFFERS[(number - 1) * 3 + letter].prize.pieces
            assert (f"option.{(number - 1) * 3 + letter}" in codes(state)) is not builds


@rule("S27.67", "S15.8", "S24.19")
def test_used_up_encounter_gains() -> None:
    state = table(NORDIC, RUSVIET)
    state.mechs[0] = 15
    workers(state, 0, *[4] * 8)
    character(state, 0, 36)
    then(state, Encounter(0, 2, 36, 0, 0))
    assert codes(state) == ["option.6", "option.7"]
    assert not can_place(state, 0, Benefit.WORKER, 36)
    choose(state, "option.7", "get.0.x3")
    assert lying(state, 36) == (3, 0, 0, 0)
    assert asked(state) == "rest"


@rule("S15.8")
def test_recruits_upgrades_and_structures_that_are_used_up() -> None:
    state = table(NORDIC, RUSVIET)
    state.recruits[0] = state.bonuses[0] = 15
    assert not available(state, 0, OFFERS[5], 36)
    state.cubes[0] = 63
    assert not available(state, 0, OFFERS[19], 36)
    assert available(state, 0, OFFERS[74], 36)
    for kind, space in enumerate((4, 5, 11, 30)):
        state.structures[kind] = space
        state.built[0] |= 1 << space
    assert not available(state, 0, OFFERS[2], 36)
    assert available(state, 0, OFFERS[0], 36)
    state.power[0] = 16
    assert available(state, 0, OFFERS[75], 36)


@rule("S15.5", "S15.7", "S15.10")
def test_pieces_stand_with_the_character_and_need_no_worker() -> None:
    state = meeting(3)
    choose(state, "option.8", "mech.3")
    assert where(state, 0, 4) == 36
    assert has(state.mechs[0], Slot.SPEED)
    state = meeting(1)
    choose(state, "option.2", f"build.{MILL}")
    assert has(state.built[0], 36)
    assert has(state.turn.fresh_structures, MILL)


@rule("S15.10", "S15.6", "S10.11", "S24.22")
def test_a_recruit_gives_its_bonus_now_and_nobody_an_ongoing_one() -> None:
    state = table(NORDIC, RUSVIET)
    state.recruits[1] = 15
    character(state, 0, 36)
    then(state, Encounter(0, 3, 36, 0, 0))
    choose(state, "option.10", f"enlist.{Bottom.BUILD}", "bonus.0")
    assert state.power[0] == 12
    assert state.turn.fresh_recruits == 1 << Bottom.BUILD
    assert (state.power[1], state.hands[1].size()) == (10, 0)
    assert state.coins[0] == 7


@rule("S15.9")
def test_any_resources_are_a_free_mix() -> None:
    state = meeting(13)
    choose(state, "option.38", "get.0.x2", "get.1.x1", "get.3.x2")
    assert lying(state, 36) == (2, 1, 0, 2)
    assert asked(state) == "rest"


@rule("S27.64", "S12.7", "S19.7")
def test_end_between_two_options() -> None:
    state = table(POLANIA, NORDIC)
    stars(state, 0, *[Goal.OBJECTIVE] * 5)
    state.popularity[0] = 16
    character(state, 0, 36)
    then(state, Encounter(0, 14, 36, 0, 0))
    choose(state, "option.42", "gain.2.x2")
    assert state.outcome is not None
    assert stars_placed(state, 0) == 6


@rule("S22.2", "S15.3")
def test_blind_encounters() -> None:
    state = table(NORDIC, RUSVIET, blind_encounters="on")
    state.coins[0] = 0
    character(state, 0, 36)
    then(state, Encounter(0, 0, 36, 0, 0))
    assert codes(state) == ["option.0", "option.1", "option.2"]
    choose(state, "option.1")
    assert codes(state) == ["option.0", "option.2"]
    assert len(told(state, "impossible")) == 1
    choose(state, "option.0")
    assert (state.coins[0], asked(state)) == (2, "rest")


@rule("S22.2", "S12.5")
def test_polania_chooses_a_second_option_blindly_too() -> None:
    state = table(POLANIA, RUSVIET, blind_encounters="on")
    state.coins[0] = 0
    character(state, 0, 36)
    then(state, Encounter(0, 4, 36, 0, 0))
    choose(state, "option.12", "get.0.x2")
    assert codes(state) == ["option.13", "option.14", "pass"]
    choose(state, "option.13")
    assert codes(state) == ["option.14", "pass"]
    choose(state, "option.14", "get.0.x2", "get.1.x2")
    assert asked(state) == "rest"
    assert lying(state, 36) == (4, 2, 0, 0)
