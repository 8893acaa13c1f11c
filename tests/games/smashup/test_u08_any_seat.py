"""Whoever's turn it is: what goes clockwise begins with the current player, not with the first chair."""

from __future__ import annotations

from games.smashup.table import A, B, Table, table
from marks import card, clockwise, each_seat, rule

THREE = ("aliens dinosaurs", "robots wizards", "tricksters zombies")


def asked_in(t: Table, prompt: str) -> list[int]:
    """Pass at every question of a kind; return who was asked."""
    found = []
    while t.prompt == prompt:
        found.append(t.asked)
        t.choose("pass")
    return found


@each_seat()
@rule("U8.6.1")
@card("the-great-library")
def test_everybody_at_the_library_is_asked_from_the_current_player_on(current: int) -> None:
    t = table(*THREE, bases="library oasis opal tortuga")
    for seat in range(3):
        t.fill(seat, "library", 8)
    t.begin(current).choose("pass")
    assert asked_in(t, "may-draw") == clockwise(current)


@each_seat()
@rule("U8.5.4")
@card("tortuga")
def test_tied_places_are_taken_from_the_current_player_on(current: int) -> None:
    t = table(*THREE, "ninjas pirates", bases="tortuga oasis opal library mothership")
    t.fill(3, "tortuga", 12)
    for seat in range(3):
        t.fill(seat, "tortuga", 5)
        t.fill(seat, "library", 3)
    t.bases_left("shinies")
    t.begin(current).choose("pass")
    assert asked_in(t, "move-which") == [seat for seat in clockwise(current, 4) if seat != 3]


@each_seat(2)
@rule("U12.20")
@card("buccaneer", "powderkeg")
def test_buccaneers_flee_from_the_current_player_on(current: int) -> None:
    t = table("pirates robots", "pirates aliens", bases="oasis library opal")
    for seat in (A, B):
        t.put(seat, "library", "buccaneer")
    mine = t.fill(current, "library", 9)
    t.hold(current, "powderkeg")
    t.begin(current).choose("play.powderkeg", f"target.{mine}")
    asked = []
    while t.prompt == "escape":
        asked.append(t.asked)
        t.choose("at.the-grey-opal")
    assert asked == [current, 1 - current]


@each_seat()
@rule("U8.3", "U14.5")
@card("shinobi")
def test_the_window_before_a_scoring_begins_with_the_current_player(current: int) -> None:
    t = table("ninjas aliens", "ninjas robots", "ninjas wizards", bases="oasis library opal tortuga")
    t.fill(A, "oasis", 12)
    for seat in range(3):
        t.hold(seat, "infiltrate")
    t.begin(current).choose("pass")
    assert asked_in(t, "before-scoring") == clockwise(current)


@each_seat()
@rule("U8.6.3")
@card("scout")
def test_the_window_after_a_scoring_begins_with_the_current_player(current: int) -> None:
    t = table("aliens ninjas", "aliens robots", "aliens wizards", bases="oasis library opal tortuga")
    for seat in range(3):
        t.put(seat, "oasis", "scout")
    t.fill(A, "oasis", 9)
    t.begin(current).choose("pass")
    while t.prompt == "before-scoring":
        t.choose("pass")
    assert asked_in(t, "after-scoring") == clockwise(current)
