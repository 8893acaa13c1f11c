"""What the platform asks of the game beside its rules: values, priors, names, bounds."""

from __future__ import annotations

import pytest

from games.scythe.table import (
    MILL,
    NORDIC,
    POLANIA,
    RUSVIET,
    SAXONY,
    character,
    choose,
    goods,
    hand,
    mechs,
    objectives,
    stars,
    structure,
    table,
    then,
    top,
    turn,
    workers,
)
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.components import Goal
from herna.games.scythe.game import DECISIONS_A_TURN, GAME
from herna.games.scythe.mind.heuristic import progress, ready, remaining, threatened
from herna.games.scythe.profile import VARIANTS, Profile
from herna.games.scythe.queries import holdings
from herna.games.scythe.scoring import finish
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui.names import name
from herna.games.scythe.verbs import VERBS
from herna.kernel.game import Setup
from herna.kernel.view import redact
from marks import rule


def value(state: Scythe) -> float:
    """Return how well seat 0 stands against seat 1."""
    mine, other = GAME.values(state)
    return mine - other


def test_what_helps_is_worth_more() -> None:
    base = value(table(NORDIC, RUSVIET))
    for field, better in (
        ("coins", 15),
        ("power", 14),
        ("popularity", 14),
        ("cubes", 7),
        ("mechs", 3),
        ("recruits", 3),
    ):
        state = table(NORDIC, RUSVIET)
        getattr(state, field)[0] = better
        assert value(state) > base, field
    state = table(NORDIC, RUSVIET)
    stars(state, 0, Goal.COMBAT)
    assert value(state) > base
    state = table(NORDIC, RUSVIET)
    hand(state, 0, 5)
    assert value(state) > base
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 2
    assert value(state) > base
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 30)
    assert value(state) > base


def test_threats_and_units_at_home_are_worth_less() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 30)
    calm = value(state)
    mechs(state, 1, 48)
    assert threatened(state, 0) == 0
    far = value(state)
    state.at[13 + 1] = 29
    state.fighting[1] = 1 << 29
    assert threatened(state, 0) == 1
    assert value(state) < far <= calm + 1
    state = table(NORDIC, RUSVIET)
    home = value(state)
    character(state, 0, 17)
    assert value(state) > home + 3


def test_near_stars_and_objectives_count() -> None:
    state = table(NORDIC, RUSVIET)
    before = progress(state, 0)
    state.cubes[0] = 31
    assert progress(state, 0) > before
    stars(state, 0, Goal.UPGRADES)
    assert progress(state, 0) == before
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 12)
    low = value(state)
    state.coins[0] = 20
    assert value(state) > low + 10
    assert remaining(state) == pytest.approx(1.0)
    stars(state, 1, Goal.POWER, Goal.COMBAT, Goal.COMBAT)
    assert remaining(state) == pytest.approx(0.5)
    stars(state, 1, Goal.MECHS, Goal.WORKERS)
    assert remaining(state) == pytest.approx(0.3)
    finish(state)
    assert remaining(state) == 0.0
    assert GAME.values(state) == [float(score) for score in GAME.standings(state)]


def test_goods_that_can_be_spent_are_worth_more() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4)
    goods(state, 4, oil=2)
    assert ready(state, 0, holdings(state, 0)) == pytest.approx(4 / 9)
    two = value(state)
    goods(state, 4, oil=1)
    assert ready(state, 0, holdings(state, 0)) == pytest.approx(1.0)
    assert value(state) > two
    goods(state, 4, metal=9, food=9, wood=9)
    assert ready(state, 0, holdings(state, 0)) == pytest.approx(4.0)
    state.cubes[0], state.mechs[0], state.recruits[0] = 63, 15, 15
    assert ready(state, 0, holdings(state, 0)) == pytest.approx(1.0)


def weight(state: Scythe, code: str) -> float:
    """Return the prior of one answer."""
    assert state.pending is not None
    option = VERBS.parse(code)
    return GAME.prior(state, state.pending)[list(state.pending.options).index(option)]


def test_priors_prefer_what_players_do() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4)
    goods(state, 4, oil=3)
    objectives(state, 0, 15)
    state.recruits[0] = 1
    turn(state)
    assert weight(state, "section.0") > weight(state, "section.1")
    assert weight(state, "reveal.14") > weight(state, "section.0") > weight(state, "deal")
    choose(state, "section.0", "pass")
    assert weight(state, "bottom.0") > weight(state, "pass")
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    assert weight(state, "pass") > weight(state, "offer.1")
    choose(state, "pass", "pass")
    assert weight(state, "dial.x7") > weight(state, "dial.x0") > weight(state, "dial.x3")
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 4
    turn(state)
    assert weight(state, "section.4") > weight(state, "section.1")
    choose(state, "deal", "offer.1", "amount.x2")
    assert weight(state, "accept.x2") > weight(state, "pass")
    choose(state, "pass")
    turn(state)
    choose(state, "deal", "request.1", "amount.x2")
    assert weight(state, "accept.x2") < weight(state, "pass")
    assert GAME.spread() > 1
    assert len(GAME.weights().values) == 16


def test_production_and_gains_are_taken_in_full() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 4)
    top(state, "top.6")
    assert weight(state, "produce.4.x2") > weight(state, "produce.4.x1")
    state = table(NORDIC, RUSVIET)
    state.power[0] = 15
    top(state, "top.2")
    assert weight(state, "gain.1.x2") > weight(state, "gain.1.x0")


def test_switches_follow_the_preset_unless_they_are_set() -> None:
    plain = GAME.check(Setup(2, {})).variants
    faq = GAME.check(Setup(2, {"preset": "faq"})).variants
    assert Profile(plain).bits == 1 | 8 | 16 | 32
    assert Profile(faq).bits == 2 | 4 | 8 | 16 | 32 | 512
    for key, values in VARIANTS.items():
        if key in ("preset", "mats"):
            continue
        seen = {Profile({**plain, key: value}).bits for value in values}
        assert len(seen) == 2, key


@rule("S23.2")
def test_unseen_cards_have_no_name() -> None:
    state = table(NORDIC, RUSVIET)
    (card,) = hand(state, 0, 5)
    objectives(state, 0, 4)
    assert name(redact(state, 0), f"combat-card-{card}") == ("combat-card", 5)
    assert name(redact(state, 1), f"combat-card-{card}") == ("combat-card-unknown", 0)
    assert name(redact(state, 0), "objective-3") == ("objective-4", 4)
    assert name(redact(state, 1), "objective-3") == ("objective-unknown", 0)
    assert name(redact(state, 1), "factory-card-3") == ("factory-card-unknown", 0)
    assert name(state, "encounter-10") == ("encounter", 11)


def test_names_of_places_and_pieces() -> None:
    state = table(POLANIA, SAXONY)
    mechs(state, 0, 22)
    workers(state, 0, 52)
    found = {
        "hex-12": ("hex-farm", 12),
        "hex-23": ("hex-factory", 23),
        "hex-0": ("base-albion", 0),
        "hex-51": ("base-saxony", 51),
        "unit-0": ("unit-character", 0),
        "unit-1": ("unit-mech", 22),
        "unit-5": ("unit-worker-home", 5),
        "unit-60": ("unit-worker-home", 60),
        "section-0": ("section-bolster", 0),
        "section-4": ("section-factory", 4),
        "structure-7": ("structure-mill", 7),
        "recruit-5": ("recruit-deploy", 5),
        "encounter-option-31": ("encounter-11-b", 31),
        "ability-12": ("ability-crimea-combat", 12),
        "tile-4": ("tile-in-a-row", 4),
    }
    assert {ref: name(state, ref) for ref in found} == found


@rule("S26.6")
def test_the_bound_of_a_game_is_its_turn_limit_times_the_longest_turn() -> None:
    assert GAME.limit(5) == 200 * 5 * DECISIONS_A_TURN
