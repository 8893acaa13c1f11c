"""A card overrides what is printed on it, and that is all: whatever it overrides is asked.

For every moment a throw-away minion, action and base is printed into every faction, and games are played
until somebody asks it. A moment that is declared and that nobody calls fails here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from herna.games.smashup.base import BASE_MOMENTS, Base
from herna.games.smashup.card import MINION, MOMENTS, ON_BASE, ON_MINION, STANDARD, Card
from herna.games.smashup.cards import FIRST
from herna.games.smashup.components import FACTION, faction_cards
from herna.games.smashup.drawing import DrawCards
from herna.games.smashup.game import GAME
from herna.games.smashup.printing import Deck, Printing
from herna.games.smashup.queries import other_bases
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT
from herna.kernel.engine import playout
from herna.kernel.game import Setup
from herna.kernel.rng import seeded

MOST_GAMES: Final = 40
"""So many games are played until a card has spoken."""

ONLY_MINIONS: Final = {
    *("strength", "is_indestructible", "ways_out", "when_affected", "after_dying", "after_clearing"),
}
ONLY_ATTACHED: Final = {"may_host"}
NO_BASE_OF_THEIR_OWN: Final = {"blocks", "opens", "admits", "silences", "may_ignore", "does_without"}
"""What an action on a minion may say, too, but rarely gets the chance to."""

FOLLOWING: Final[dict[str, tuple[str, Callable[..., Any]]]] = {
    "usable": ("use", lambda state, seat, card: True),
    "rises": ("use", lambda state, seat, card: True),
    "usable_before": ("use_before", lambda state, seat, card: True),
    "usable_after": ("use_after", lambda state, card: True),
    "ways_out": ("has_escaped", lambda state, card: AT.each(other_bases(state, state.where[card]))),
    "opens": ("has_opened", lambda state, card, seat: state.controller[card] == seat),
    "admits": ("has_admitted", lambda state, card, seat: state.controller[card] == seat),
}
"""What a card is asked after it has said yes, and how it says so."""

OF_ITS_OWN_STEPS: Final = {"go_on", "gathered", "offers", "decide", "excuse"}
"""What a card's own text calls, and what explains why it cannot be used."""


def said(answer: Callable[..., Any], heard: list[str], name: str) -> Callable[..., Any]:
    """Return a method that notes that it was asked."""

    def method(self: object, *asked: Any) -> Any:
        heard.append(name)
        return answer(*asked)

    return method


def throw_away(kind: int, moment: str, heard: list[str]) -> Card:
    """Return a card that speaks at one moment, and says what every silent card says."""
    silent = Card("throw-away", kind)
    methods = {moment: said(getattr(silent, moment), heard, moment)}
    made: Card = type("ThrowAway", (Card,), methods)("throw-away", kind, 2 if kind == MINION else 0)
    return made


def dealt(faction: int, card: Card) -> Deck:
    """Return a faction's deck in which a card has taken the place of four others of its sort."""
    deck = [FIRST.cards[number] for number in faction_cards(faction, 0)]
    alike = [place for place, each in enumerate(deck) if (each.kind == MINION) == (card.kind == MINION)]
    for place in alike[-4:]:
        deck[place] = card
    return tuple((1, each) for each in deck)


def played(printed: Printing, heard: list[str], name: str) -> bool:
    """Play games with these cards until one has spoken; return whether one has."""
    for seed in range(MOST_GAMES):
        state: SmashUp = GAME.new(GAME.check(Setup(4, {})), seeded(seed))
        state.printed = printed
        playout(state, seeded(seed))
        if name in heard:
            return True
    return False


def with_card(card: Card) -> Printing:
    """Return an edition in which every faction has a card."""
    return Printing(
        "throw-away", [dealt(faction, card) for faction in range(FACTION.count)], list(FIRST.bases)
    )


@pytest.mark.parametrize("moment", [name for name in MOMENTS.names if name not in ONLY_ATTACHED])
def test_a_minion_speaks_at_every_moment(moment: str) -> None:
    heard: list[str] = []
    assert played(with_card(throw_away(MINION, moment, heard)), heard, moment)


@pytest.mark.parametrize("moment", [name for name in MOMENTS.names if name not in ONLY_MINIONS])
def test_an_action_speaks_at_every_moment_that_is_not_a_minion_s(moment: str) -> None:
    heard: list[str] = []
    kind = ON_MINION if moment in ONLY_ATTACHED else ON_BASE
    assert played(with_card(throw_away(kind, moment, heard)), heard, moment)


@pytest.mark.parametrize(
    "moment", sorted(set(MOMENTS.names) - ONLY_MINIONS - ONLY_ATTACHED - NO_BASE_OF_THEIR_OWN)
)
def test_an_action_on_a_minion_speaks_at_every_moment(moment: str) -> None:
    heard: list[str] = []
    assert played(with_card(throw_away(ON_MINION, moment, heard)), heard, moment)


@pytest.mark.parametrize("moment", FOLLOWING)
def test_a_card_that_says_yes_is_asked_what_follows(moment: str) -> None:
    heard: list[str] = []
    following, yes = FOLLOWING[moment]
    kind = ON_BASE if moment in ("opens", "admits") else MINION

    def follow(*asked: Any) -> Any:
        return DrawCards(asked[1], 1) if following == "use_after" else None

    methods = {moment: said(yes, heard, moment), following: said(follow, heard, following)}
    card: Card = type("ThrowAway", (Card,), methods)("throw-away", kind, 2 if kind == MINION else 0)
    assert played(with_card(card), heard, following)


@pytest.mark.parametrize("moment", BASE_MOMENTS.names)
def test_a_base_speaks_at_every_moment(moment: str) -> None:
    heard: list[str] = []
    methods = {moment: said(getattr(Base("throw-away", 20, (4, 2, 1)), moment), heard, moment)}
    kind: type[Base] = type("ThrowAway", (Base,), methods)
    bases = [kind(f"throw-away-{number}", 14, (4, 2, 1)) for number in range(16)]
    decks = [dealt(faction, Card("plain", STANDARD)) for faction in range(FACTION.count)]
    assert played(Printing("throw-away", decks, bases), heard, moment)


def test_a_base_that_says_yes_is_asked_what_follows() -> None:
    heard: list[str] = []
    methods = {
        "usable_after": lambda self, state, seat, base: True,
        "use_after": said(lambda state, seat, base: DrawCards(seat, 1), heard, "use_after"),
    }
    kind: type[Base] = type("ThrowAway", (Base,), methods)
    bases = [kind(f"throw-away-{number}", 14, (4, 2, 1)) for number in range(16)]
    decks = [dealt(faction, Card("plain", STANDARD)) for faction in range(FACTION.count)]
    assert played(Printing("throw-away", decks, bases), heard, "use_after")


def test_every_method_of_a_card_and_of_a_base_is_a_moment_or_part_of_one() -> None:
    """Whoever declares another one has to say here how it is reached."""
    methods = {name for name in dir(Card) if not name.startswith("_") and callable(getattr(Card, name))}
    following = {name for name, _yes in FOLLOWING.values()}
    assert methods == set(MOMENTS.names) | following | OF_ITS_OWN_STEPS
    methods = {name for name in dir(Base) if not name.startswith("_") and callable(getattr(Base, name))}
    assert methods == {*BASE_MOMENTS.names, "use_after"}


def test_a_plain_card_speaks_never() -> None:
    printed = with_card(Card("plain", MINION, 2))
    assert printed.speaks[printed.numbers["plain"]] == 0
    assert printed.answers[printed.numbers["plain"]] == 0
