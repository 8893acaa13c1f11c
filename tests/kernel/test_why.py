"""Refusals."""

from __future__ import annotations

from herna.kernel.why import Refusal


def test_a_refusal_names_what_why_and_the_paragraph() -> None:
    """All a page needs to answer "why not?"."""
    refusal = Refusal("build", "no-gold", "X1.2", ("area-3",), 2)
    assert (refusal.about, refusal.key, refusal.rule) == ("build", "no-gold", "X1.2")
    assert (refusal.refs, refusal.n) == (("area-3",), 2)
    assert Refusal("build", "no-gold", "X1.2").refs == ()
