"""Which cards speak when is read off their classes."""

from __future__ import annotations

from herna.kernel.printed import Moments, methods, speaks


class Paper:
    """A card on which nothing is printed."""

    def before(self) -> str:
        """Say nothing."""
        return ""

    def after(self) -> str:
        """Say nothing."""
        return ""


class Loud(Paper):
    """A card that speaks before."""

    def before(self) -> str:
        """Speak."""
        return "now"


class Louder(Loud):
    """A second edition that speaks after, too."""

    def after(self) -> str:
        """Speak."""
        return "again"


MOMENTS = Moments(Paper, "before", "after")


def test_a_card_speaks_where_its_class_overrides() -> None:
    assert not speaks(Paper(), Paper, "before")
    assert speaks(Loud(), Paper, "before")
    assert not speaks(Loud(), Paper, "after")


def test_a_later_edition_says_what_the_earlier_said() -> None:
    assert MOMENTS.of(Paper()) == 0
    assert MOMENTS.of(Loud()) == MOMENTS.bit("before")
    assert MOMENTS.of(Louder()) == MOMENTS.bit("before") | MOMENTS.bit("after")


def test_speakers_of_a_deck_are_found_by_number() -> None:
    deck = [Paper(), Louder(), Loud()]
    assert list(MOMENTS.speakers(deck, "before")) == [1, 2]
    assert MOMENTS.speaking(deck, "before") == 0b110
    assert MOMENTS.speaking(deck, "after") == 0b010


def test_moments_are_all_that_the_base_declares() -> None:
    assert methods(Paper) == ["after", "before"]
    assert methods(Louder) == ["after"]
    every = Moments(Paper)
    assert every.names == ["after", "before"]
    assert (every.place("after"), every.place("before")) == (0, 1)
