"""Too many minions for one question."""

from __future__ import annotations

from games.smashup.table import A, B, C, Table, table
from herna.games.smashup.cards import FIRST
from herna.games.smashup.components import ANY_ACTION
from herna.games.smashup.queries import is_minion
from marks import card, rule


def crowd(t: Table, seat: int, where: str) -> None:
    """Send every minion a seat has to a base."""
    for each in list(t.state.decks[seat].cards()):
        if is_minion(t.state, each):
            t.put(seat, where, FIRST.cards[each].key)


@card("beam-up", "invasion", "upgrade")
def test_too_many_minions_are_narrowed_down_first() -> None:
    t = table("aliens robots", "robots dinosaurs", "robots ninjas", bases="library opal tortuga mothership")
    for seat in (A, B, C):
        crowd(t, seat, "library")
    rex = next(each for each in t.state.minions if FIRST.cards[each].key == "king-rex")
    assert len(t.state.minions) == 84
    t.hold(A, "beam-up", "invasion")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.beam-up")
    assert (t.prompt, t.options) == ("whose-minion", ["whom.0", "whom.1", "whom.2"])
    t.choose("whom.1")
    assert (t.prompt, len(t.options)) == ("return-which", 28)
    t.choose(f"target.{rex}")
    assert t.at(rex) == "hand"
    t.choose("play.invasion", "whom.2")
    assert len(t.options) == 28
    t.choose("target.ninja-master", "at.opal")
    assert t.count(C, "opal") == 1


@card("beam-up", "shanghai")
def test_too_many_minions_at_several_bases_are_asked_by_base() -> None:
    t = table("aliens robots", "robots dinosaurs", "robots ninjas", bases="library opal tortuga mothership")
    for seat, where in ((A, "library"), (B, "opal"), (C, "opal")):
        crowd(t, seat, where)
    t.hold(A, "beam-up", "invasion")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.beam-up")
    assert (t.prompt, t.options) == ("at-which-base", ["at.the-great-library", "at.the-grey-opal"])
    t.choose("at.the-great-library")
    assert len(t.options) == 28
    t.choose("target.scout")
    t.choose("play.invasion")
    assert t.options == ["at.the-great-library", "at.the-grey-opal"]
    t.choose("at.opal", "target.king-rex", "at.tortuga")
    assert t.count(B, "tortuga") == 1


@card("supreme-overlord", "full-sail")
def test_optional_picks_are_narrowed_down_too() -> None:
    t = table("aliens robots", "robots dinosaurs", "robots ninjas", bases="library opal tortuga mothership")
    for seat in (B, C):
        crowd(t, seat, "library")
    t.hold(A, "supreme-overlord")
    for key in ("warbot", "warbot", "hoverbot", "zapbot", "zapbot"):
        t.put(A, "opal", key)
    t.play("supreme-overlord", "tortuga")
    assert t.prompt == "at-which-base"
    t.choose("at.opal")
    assert t.options[-1] == "pass"
    t.choose("pass")
    assert t.count(A, "opal") == 5


@rule("U3.4", "U10.3")
def test_ten_cards_are_not_too_many() -> None:
    t = table("dinosaurs pirates", "ninjas robots")
    t.hold(A, *["war-raptor"] * 4, *["first-mate"] * 4)
    t.choose("pass")
    assert t.state.active == B
    assert len(t.hand(A)) == 10
