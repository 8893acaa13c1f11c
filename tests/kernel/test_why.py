"""Refusals, and the reasons they give."""

from __future__ import annotations

from herna.kernel.why import Reasons, Refusal


def test_a_refusal_names_what_why_and_the_paragraph() -> None:
    """All a page needs to answer "why not?"."""
    no_gold = Reasons().add("no-gold", "X1.2")
    refusal = Refusal("build", no_gold, ("area-3",), 2)
    assert (refusal.about, refusal.key, refusal.rule) == ("build", "no-gold", "X1.2")
    assert (refusal.refs, refusal.n) == (("area-3",), 2)
    assert Refusal("build", no_gold).refs == ()


def test_reasons_are_listed_as_they_were_written_down() -> None:
    """One sentence may stand behind several paragraphs."""
    found = Reasons()
    written = [found.add("no-gold", "X1.2"), found.add("no-gold", "X3"), found.add("no-ship", "X1.2")]
    assert found.every == written
    assert [(each.key, each.rule) for each in written] == [
        ("no-gold", "X1.2"),
        ("no-gold", "X3"),
        ("no-ship", "X1.2"),
    ]
