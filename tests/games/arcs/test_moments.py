"""Every moment at which a card may speak comes: a throw-away card for each is heard in random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from herna.games.arcs.actions.slots import Gain
from herna.games.arcs.card import Court, Lore, Printed
from herna.games.arcs.cards.deck import COURT_DECK, LEADER_DECK, LORE_DECK, MATS, lay_out
from herna.games.arcs.components import BUILD_ACTION, LORE_CARDS, MATERIAL, RELIC
from herna.games.arcs.game import GAME
from herna.games.arcs.listeners import DECK, MOMENTS, find_moments
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import MANUFACTURE
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.printed import methods
from herna.kernel.rng import seeded
from herna.kernel.rows import append, changed, i64, vec

MOST = 400
"""Games in which every card must have spoken."""

ANSWERS: dict[str, Callable[..., Any]] = {
    "offers": lambda card, state, you, action, options: (
        append(options, MANUFACTURE.of()) if action == BUILD_ACTION else options
    ),
    "begin": lambda card, state, you, option: Gain(you, MATERIAL) if MANUFACTURE.owns(option) else None,
    "rerolls": lambda card, state, you, fight: 1,
    "usable": lambda card, state, you: True,
    "soothes": lambda card: vec[i64]([RELIC]),
}
"""What a throw-away card says where saying nothing would keep another moment from coming."""

ENABLES = {"begin": "offers", "rerolls_die": "rerolls", "prelude": "usable"}
"""Moments that come only to a card that has spoken before."""


def spoken(card: type[Printed], names: list[str], heard: set[str]) -> type[Any]:
    """Return a throw-away card that notes when it was asked at these moments, and answers like the base."""

    def speech(name: str) -> Callable[..., Any]:
        answer = ANSWERS.get(name, getattr(card, name))

        def speak(self: Printed, *given: Any, **named: Any) -> Any:
            heard.add(name)
            return answer(self, *given, **named)

        return speak

    return type("ThrowAway", (card,), {name: speech(name) for name in names})


@pytest.fixture
def deck() -> Iterator[None]:
    """Put the printed cards back afterwards."""
    yield
    lay_out(COURT_DECK, LEADER_DECK, LORE_DECK, MATS)


def play(wanted: set[str], heard: set[str], before: Callable[[Arcs], None]) -> None:
    """Play random games with leaders until all that is wanted was heard."""
    for seed in range(MOST):
        state = GAME.new(GAME.check(Setup(3, {"leaders": "both"})), seeded(seed))
        before(state)
        rng = seeded(seed + 1)
        choice = settle(state)
        while choice is not None and not wanted <= heard:
            if choice.seat >= 0 and rng.below(20) == 0:
                GAME.refusals(state, choice.seat)
            take(state, rng.below(len(choice.options)))
            choice = settle(state)
        if wanted <= heard:
            return


def test_every_moment_of_a_card_in_front_of_a_seat_comes(deck: None) -> None:
    heard: set[str] = set()
    probes: list[Printed] = []
    for name in MOMENTS.names:
        said = sorted({name, ENABLES.get(name, name)})
        probes.append(spoken(Lore, said, heard)(len(probes) % LORE_CARDS, name))
    asked_in_preludes = probes[MOMENTS.place("prelude")]
    assert isinstance(asked_in_preludes, Lore)
    DECK.mats = vec[Printed](probes)
    DECK.mat_moments = vec[i64]([MOMENTS.of(card) for card in probes])
    DECK.lore = vec[Lore]([asked_in_preludes for _lore in range(LORE_CARDS)])

    def give_all(state: Arcs) -> None:
        for seat in range(state.seats):
            state.mats = changed(state.mats, seat, (1 << len(probes)) - 1)
            find_moments(state, seat)

    play(set(MOMENTS.names), heard, give_all)
    assert set(MOMENTS.names) - heard == set(), "declared, but nobody asks the cards"


@pytest.mark.parametrize("moment", methods(Court))
def test_every_moment_of_a_court_card_comes(deck: None, moment: str) -> None:
    heard: set[str] = set()
    thrown_away = spoken(Court, [moment], heard)
    court = [
        thrown_away(card.number, card.key, card.suit, card.cost) if card.number % 2 == 0 else card
        for card in COURT_DECK
    ]
    lay_out(court, LEADER_DECK, LORE_DECK, MATS)
    play({moment}, heard, lambda state: None)
    assert heard == {moment}, "declared, but nobody asks the cards"


@pytest.mark.parametrize("moment", methods(Lore))
def test_every_moment_of_lore_comes(deck: None, moment: str) -> None:
    heard: set[str] = set()
    thrown_away = spoken(Lore, [moment], heard)
    lore = [thrown_away(card.number, card.key) for card in LORE_DECK]
    lay_out(COURT_DECK, LEADER_DECK, lore, [*lore, *LEADER_DECK])
    play({moment}, heard, lambda state: None)
    assert heard == {moment}, "declared, but nobody asks the cards"


def test_a_card_speaks_where_its_class_says_something() -> None:
    class Quiet(Lore):
        """Nothing is printed on it."""

    class Wide(Lore):
        """It has a slot for resources."""

        def opens_slot(self, slot: i64) -> bool:
            """Open one."""
            return True

    assert MOMENTS.of(Quiet(0, "quiet")) == 0
    assert MOMENTS.of(Wide(0, "wide")) == MOMENTS.bit("opens_slot")


def test_a_card_with_a_number_twice_is_refused(deck: None) -> None:
    with pytest.raises(ValueError, match="should be 0 to 27, each once"):
        lay_out(COURT_DECK, LEADER_DECK, [LORE_DECK[0], *LORE_DECK[1:-1], LORE_DECK[0]], MATS)
