"""A throw-away ability for every moment: one that is declared must be asked, and nothing else is edited."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.scythe.table import (
    CRIMEA,
    DEPLOY,
    INDUSTRIAL,
    MECHANICAL,
    MOVE,
    NORDIC,
    POWER,
    PRODUCE,
    RUSVIET,
    asked,
    at_section,
    bottom,
    character,
    choose,
    codes,
    goods,
    hand,
    mechs,
    objectives,
    reach,
    stars,
    table,
    targets,
    then,
    top,
    turn,
    unit,
    workers,
)
from herna.games.scythe import mat
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.actions.encounter import Encounter
from herna.games.scythe.actions.gains import Gain
from herna.games.scythe.actions.pay import PayCard
from herna.games.scythe.cards import TEXTS
from herna.games.scythe.components import Goal, Slot, Top, Track
from herna.games.scythe.mat import BOX, NAMES, Ability, ability_number, listeners
from herna.games.scythe.queries import price
from herna.games.scythe.state import Scythe

FAR: int = 44
"""A territory that no ability of the scenes reaches."""

OWN = ability_number(NORDIC, Slot.FACTION)
"""The number of the ability that is replaced."""

Speak = Callable[..., Any]


@pytest.fixture(autouse=True)
def box() -> Iterator[None]:
    """Put the printed abilities back."""
    yield
    BOX.fill(TEXTS)


def lay_out(**texts: Speak) -> None:
    """Give Nordic another ability of its own, with these texts and no others."""
    loud = type("Loud", (Ability,), texts)()
    BOX.fill([loud if number == OWN else text for number, text in enumerate(TEXTS)])


def seated(seat: int) -> Scythe:
    """Return a table at which this seat plays Nordic, with no deals to ask about."""
    factions = (NORDIC, RUSVIET) if seat == 0 else (RUSVIET, NORDIC)
    return table(*factions, mats=(MECHANICAL, INDUSTRIAL), coin_transfers="off")


def fighting(seat: int, power: int = 0) -> Scythe:
    """Return a table after this seat began a combat on a village and dialled."""
    state = seated(seat)
    mechs(state, seat, 30)
    mechs(state, 1 - seat, 30)
    workers(state, 1 - seat, 30)
    then(state, Combat(seat, 30))
    if asked(state) == "dial":
        choose(state, f"dial.x{power}")
    return state


def walks(seat: int) -> None:
    lay_out(walks=lambda self, *_: 1 << FAR)
    state = seated(seat)
    workers(state, seat, 30)
    assert FAR in reach(state, seat, 5)


def rides(seat: int) -> None:
    lay_out(rides=lambda self, *_: 1 << FAR)
    state = seated(seat)
    character(state, seat, 30)
    assert FAR in reach(state, seat, 0)


def adds_steps(seat: int) -> None:
    lay_out(adds_steps=lambda self, *_: 3)
    state = seated(seat)
    character(state, seat, 30)
    top(state, MOVE, seat)
    choose(state, unit(seat, 0))
    assert state.turn.steps == 4


def opens_tunnels(seat: int) -> None:
    lay_out(opens_tunnels=lambda self, *_: 1 << FAR)
    state = seated(seat)
    workers(state, seat, 29)
    assert FAR in reach(state, seat, 5)


def refuges(seat: int) -> None:
    lay_out(refuges=lambda self, *_: 1 << FAR)
    state = fighting(seat)
    choose(state, "dial.x1")
    assert asked(state) == "retreat"
    assert FAR in targets(state, "retreat")


def before_combat(seat: int) -> None:
    lay_out(before_combat=lambda self, state, you, foe, where: Gain(you, Track.COINS, where))
    state = fighting(seat)
    assert (state.coins[seat], state.coins[1 - seat]) == (40, 10)


def adds_cards(seat: int) -> None:
    lay_out(adds_cards=lambda self, *_: 1)
    state = seated(seat)
    cards = hand(state, seat, 2, 3, 4)
    mechs(state, seat, 30)
    mechs(state, 1 - seat, 30)
    then(state, Combat(seat, 30))
    choose(state, "dial.x0", *[f"add-card.{card}" for card in cards[:2]])
    assert asked(state) == "dial"


def stays_popular(seat: int) -> None:
    lay_out(stays_popular=lambda self: True)
    state = fighting(seat, 1)
    choose(state, "dial.x0")
    assert state.turn.driven == 1
    assert state.popularity[seat] == 10


def counts_every_victory(seat: int) -> None:
    lay_out(counts_every_victory=lambda self: True)
    state = seated(seat)
    stars(state, seat, Goal.COMBAT, Goal.COMBAT)
    mechs(state, seat, 30)
    mechs(state, 1 - seat, 30)
    then(state, Combat(seat, 30))
    choose(state, "dial.x1", "dial.x0")
    assert state.stars.at(seat, Goal.COMBAT) == 3


def keeps_objectives(seat: int) -> None:
    lay_out(keeps_objectives=lambda self: True)
    state = seated(seat)
    state.coins[seat] = 1
    workers(state, seat, 34, 34, 34, 34)
    objectives(state, seat, 8, 1)
    turn(state, seat)
    choose(state, "reveal.7")
    assert list(state.objectives[seat].cards()) == [0]


def adds_options(seat: int) -> None:
    lay_out(adds_options=lambda self: 2)
    state = seated(seat)
    character(state, seat, 36)
    then(state, Encounter(seat, 5, 36, 0, 0))
    choose(state, "option.15", "option.17", "get.0.x4", "option.16", "pass")
    assert asked(state) == "rest"


def repeats(seat: int) -> None:
    lay_out(repeats=lambda self, state, section: section == 2)
    state = seated(seat)
    state.section[seat] = 2
    turn(state, seat)
    assert 2 in targets(state, "section")
    state.section[seat] = 3
    turn(state, seat)
    assert 3 not in targets(state, "section")


def may_spend_card(seat: int) -> None:
    lay_out(may_spend_card=lambda self, *_: True)
    state = short_of_metal(seat)
    at_section(state, seat, DEPLOY)
    choose(state, *(["pass"] if asked(state) == "top" else []))
    assert f"bottom.{DEPLOY}" in codes(state)


def spend_card(seat: int) -> None:
    lay_out(may_spend_card=lambda self, *_: True, spend_card=lambda self, you, card: PayCard(you))
    state = short_of_metal(seat)
    bottom(state, DEPLOY, seat)
    assert asked(state) == "pay"
    (card,) = state.hands[seat].cards()
    choose(state, f"pay-card.{card}")
    assert state.discard.holds(card)


def short_of_metal(seat: int) -> Scythe:
    """Return a table at which this seat lacks one metal for Deploy and has a combat card."""
    state = seated(seat)
    workers(state, seat, 43)
    hand(state, seat, 2)
    goods(state, 43, metal=price(state, seat, DEPLOY) - 1)
    return state


def after_top(seat: int) -> None:
    lay_out(after_top=lambda self, you, what: Gain(you, Track.COINS, 5) if what == Top.BOLSTER else None)
    state = seated(seat)
    top(state, POWER, seat)
    assert (state.power[seat], state.coins[seat]) == (12, 10 - 1 + 5)


def also_produces(seat: int) -> None:
    lay_out(also_produces=lambda self, *_: 1 << FAR)
    state = seated(seat)
    top(state, PRODUCE, seat)
    assert targets(state, "produce") == {FAR}


SCENES: dict[str, Callable[[int], None]] = {
    scene.__name__: scene
    for scene in (
        walks,
        rides,
        adds_steps,
        opens_tunnels,
        refuges,
        before_combat,
        adds_cards,
        stays_popular,
        counts_every_victory,
        keeps_objectives,
        adds_options,
        repeats,
        may_spend_card,
        spend_card,
        after_top,
        also_produces,
    )
}
"""For each moment a scene in which an ability that speaks then changes what happens."""


def test_every_moment_has_its_name_its_number_and_a_scene() -> None:
    declared = {name for name, member in vars(Ability).items() if callable(member) and name[0] != "_"}
    assert set(NAMES) == declared == set(SCENES)
    assert [getattr(mat, name.upper()) for name in NAMES] == list(range(len(NAMES)))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moment", NAMES)
def test_a_throw_away_ability_speaks_at_every_moment(moment: str, seat: int) -> None:
    SCENES[moment](seat)


@pytest.mark.parametrize("moment", NAMES)
def test_without_its_text_the_scene_is_another(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.scythe.test_moments.lay_out", lambda **texts: BOX.fill(silent()))
    with pytest.raises(AssertionError):
        SCENES[moment](0)


def silent() -> list[Ability]:
    """Return the printed abilities, with Nordic's own silenced."""
    return [Ability() if number == OWN else text for number, text in enumerate(TEXTS)]


@pytest.mark.parametrize("moment", range(len(NAMES)))
def test_some_printed_ability_speaks_at_every_moment(moment: int) -> None:
    assert BOX.speakers[moment] != 0


def test_an_ability_is_heard_only_where_it_is_in_play() -> None:
    state = table(CRIMEA, NORDIC)
    assert [type(text).__name__ for text in listeners(state, 1, mat.WALKS)] == ["Swim"]
    assert list(listeners(state, 0, mat.WALKS)) == []
    assert list(listeners(state, 1, mat.RIDES)) == []
    state.mechs[1] = 1 << Slot.TRAVEL
    assert [type(text).__name__ for text in listeners(state, 1, mat.RIDES)] == ["Seaworthy"]
