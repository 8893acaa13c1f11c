"""What the rulebooks count with their readers comes from the games themselves."""

from __future__ import annotations

from collections.abc import Iterable

from herna.games.ahoy.scoring import control, holders
from herna.games.arcs.scoring import gains, prizes
from herna.games.scythe.scoring import parts
from herna.games.smashup.power import base_totals, breakpoint_of, reward
from herna.games.smashup.power import power as strength
from herna.games.smashup.state import SmashUp
from herna.i18n.catalog import LANGUAGES
from herna.learn.book import book, moment

MUSHROOM_KINGDOM, TORTUGA = 11, 7
TYCOON, EMPATH = 0, 4
SQUADRON, UNION = 0, 2
BEN, CLEO = 1, 2


def told(key: str, *sums: str) -> None:
    """Check that the rulebook says these sums in every language."""
    for language in LANGUAGES:
        text = book(key, "rulebook", language).replace("**", "")
        assert [each for each in sums if each not in text] == [], language


def added(numbers: Iterable[int]) -> str:
    """Write a sum as the rulebooks do."""
    return " + ".join(str(number) for number in numbers)


def powers_at(state: SmashUp, base: int) -> list[int]:
    """Return everybody's power at a base."""
    found = [0] * state.seats
    for minion in state.minions:
        if state.where[minion] == base:
            found[state.controller[minion]] += strength(state, minion)
    return found


def test_smash_up_counts_a_base() -> None:
    state, after = moment("smashup", 95).state, moment("smashup", 96).state
    powers = powers_at(state, MUSHROOM_KINGDOM)
    total = base_totals(state)[MUSHROOM_KINGDOM]
    assert total == sum(powers) > breakpoint_of(state, MUSHROOM_KINGDOM) == 20
    assert [reward(state, MUSHROOM_KINGDOM, place) for place in (1, 2, 3)] == [5, 3, 2]
    assert [after.vp[seat] - state.vp[seat] for seat in range(3)] == [3, 2, 5]
    told("smashup", f"{added(sorted(powers, reverse=True))} = {total}")


def test_smash_up_plays_a_special_in_the_nick_of_time() -> None:
    state, after = moment("smashup", 133).state, moment("smashup", 134).state
    powers = powers_at(state, TORTUGA)
    assert powers[BEN] == 6 and sorted(powers)[1] == 6
    assert after.vp[BEN] - state.vp[BEN] == 3


def test_smash_up_ends_as_the_rulebook_says() -> None:
    assert list(moment("smashup", 210).state.vp) == [14, 15, 13]


def test_scythe_counts_the_coins() -> None:
    state = moment("scythe", 683).state
    assert state.outcome is not None
    points = [list(parts(state, seat)) for seat in range(3)]
    assert [sum(each) for each in points] == list(state.outcome.scores)
    told("scythe", *(f"{added(each)} = {sum(each)}" for each in points))


def test_scythe_fights_for_a_farm() -> None:
    before, after = moment("scythe", 325).state, moment("scythe", 327).state
    assert before.power[1] - after.power[1] == 4
    assert before.power[0] == after.power[0] == 0


def test_ahoy_counts_the_regions() -> None:
    state, after = moment("ahoy", 301).state, moment("ahoy", 302).state
    held, wealth = holders(state), state.wealth
    for seat in (SQUADRON, UNION):
        worth = sorted((wealth[i] for i, who in enumerate(held) if who == seat), reverse=True)
        assert after.fame[seat] - state.fame[seat] == sum(worth)
        told("ahoy", f"{added(worth)} = {sum(worth)}")
    squadron, union = control(state)
    level = [i for i in range(len(squadron)) if wealth[i] and squadron[i] == union[i]]
    assert len(level) == 3
    won = sorted((squadron[i], union[i], wealth[i]) for i, who in enumerate(held) if who == SQUADRON)
    assert won == [(2, 0, 1), (2, 1, 2), (3, 2, 2)]


def test_arcs_counts_the_ambitions() -> None:
    state = moment("arcs", 292).state
    assert prizes(state, EMPATH) == (10, 5)
    assert list(gains(state, EMPATH)) == [5, 0, 10]
    assert prizes(state, TYCOON) == (9, 4)
    assert list(gains(state, TYCOON)) == [4, 4, 0]
    told("arcs", "6 + 4 = 10", "3 + 2 = 5")
    end = moment("arcs", 293).state
    assert end.outcome is not None and end.outcome.scores[CLEO] == 31


def test_ahoy_fights_as_the_rulebook_says() -> None:
    story = moment("ahoy", 96).state.story or []
    rolled = [event.n for event in story if event.key == "rolled"]
    assert rolled[-4:] == [3, 4, 4, 6]
