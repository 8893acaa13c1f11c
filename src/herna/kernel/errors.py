"""What can go wrong, said to people; the game is always left as it was."""

from __future__ import annotations


class HernaError(Exception):
    """Something Herna cannot do as asked; its text is one sentence for a person."""


class UnknownGame(HernaError):  # noqa: N818
    """No game in the catalogue has this name."""


class UnknownBot(HernaError):  # noqa: N818
    """No bot has this name, or it cannot be asked to play like that."""


class BadSetup(HernaError):  # noqa: N818
    """A table that the rules do not allow: too many seats, an unknown variant."""


class IllegalAnswer(HernaError):  # noqa: N818
    """An answer that is not among the options, or that nobody asked for."""


class BadRecord(HernaError):  # noqa: N818
    """A record that is damaged, foreign, too large, or no longer legal."""


class RulesError(HernaError):
    """A mistake in the rules: a dead end, or steps that run in circles."""
