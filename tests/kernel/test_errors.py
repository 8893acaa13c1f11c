"""Every error of ours is one kind, so that a program can catch them all."""

from __future__ import annotations

import pytest

from herna.kernel import errors


@pytest.mark.parametrize("name", ["UnknownGame", "BadSetup", "IllegalAnswer", "BadRecord", "RulesError"])
def test_each_is_a_herna_error_with_a_sentence(name: str) -> None:
    """Its text is what people read."""
    error = getattr(errors, name)("no such thing")
    assert isinstance(error, errors.HernaError)
    assert str(error) == "no such thing"
