"""Bases that do something after they have scored."""

from __future__ import annotations

from games.smashup.table import A, B, C, D, base, table
from herna.games.smashup.cards import FIRST, MODERN
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"
RT = "robots tricksters"
WZ = "wizards zombies"
PRINTED_NUMBERS = {
    "homeworld": (23, 4, 2, 1),
    "mothership": (20, 4, 2, 1),
    "oasis": (12, 2, 0, 0),
    "tar-pits": (16, 4, 3, 2),
    "dojo": (18, 2, 3, 2),
    "goju": (18, 2, 3, 2),
    "opal": (17, 3, 1, 1),
    "tortuga": (21, 4, 3, 2),
    "factory": (25, 2, 2, 1),
    "brain": (19, 4, 2, 1),
    "shinies": (23, 4, 2, 1),
    "mushroom": (20, 5, 3, 2),
    "school": (20, 3, 2, 1),
    "library": (22, 4, 2, 1),
    "evans": (20, 5, 3, 2),
    "rhodes": (24, 0, 0, 0),
}


@rule("U1.1")
def test_printed_numbers() -> None:
    for key, (goal, *points) in PRINTED_NUMBERS.items():
        printed = FIRST.bases[base(key)]
        assert (printed.breakpoint, list(printed.rewards)) == (goal, points)


@rule("U18.23", "U18.24")
def test_the_bases_of_2025_have_the_same_printed_numbers_but_for_one() -> None:
    for key, (goal, *points) in (PRINTED_NUMBERS | {"mushroom": (19, 4, 3, 2)}).items():
        printed = MODERN.bases[base(key)]
        assert (printed.breakpoint, list(printed.rewards)) == (goal, points)


@card("the-mothership")
@rule("U8.5.4", "U8.6.3")
def test_the_mothership_gives_the_winner_a_minion_back() -> None:
    t = table(AD, NP, bases="mothership library opal")
    scout = t.put(A, "mothership", "scout")
    t.put(A, "mothership", "king-rex")
    t.fill(A, "mothership", 2)
    t.put(B, "mothership", "shinobi")
    t.fill(B, "mothership", 9)
    t.choose("pass")
    assert t.vp == [4, 4]  # 12 each
    assert t.asked == A
    assert t.options == ["use.scout", "use-base.the-mothership", "pass"]
    t.choose("use-base.the-mothership", "target.scout")
    assert t.at(scout) == "hand"
    assert t.asked == B
    t.choose("use-base.the-mothership")
    assert "shinobi" in t.hand(B)
    assert t.prompt == "turn"


@card("ninja-dojo", "king-rex", "the-mothership")
@rule("T37", "U8.9", "U8.12")
def test_ninja_dojo_brings_another_base_below_its_breakpoint() -> None:
    t = table(AD, NP, bases="dojo mothership library")
    t.fill(B, "dojo", 10)
    t.fill(A, "dojo", 8)
    rex = t.put(A, "mothership", "king-rex")
    t.fill(A, "mothership", 14)
    t.choose("pass", "score.ninja-dojo")
    assert t.vp == [3, 2]
    assert (t.asked, t.options) == (B, ["use-base.ninja-dojo", "pass"])
    t.choose("use-base.ninja-dojo", "target.king-rex")
    assert t.at(rex) == "discard"
    assert "the-mothership" in t.row
    assert t.state.active == B


@card("ninja-dojo", "buccaneer", "gremlin")
@rule("T38", "U8.14")
def test_ninja_dojo_destroys_at_the_scored_base() -> None:
    t = table("robots dinosaurs", "pirates tricksters", bases="dojo library opal")
    t.fill(A, "dojo", 14)
    buccaneer = t.put(B, "dojo", "buccaneer")
    t.put(B, "dojo", "gremlin")
    t.choose("pass", "use-base.ninja-dojo", "target.buccaneer", "at.the-great-library")
    assert t.at(buccaneer) == "the-great-library"
    u = table("robots dinosaurs", "pirates tricksters", bases="dojo library opal")
    u.fill(A, "dojo", 14)
    buccaneer = u.put(B, "dojo", "buccaneer")
    gremlin = u.put(B, "dojo", "gremlin")
    u.hold(A, "howl")
    u.choose("pass", "use-base.ninja-dojo", "target.gremlin")
    assert u.at(gremlin) == u.at(buccaneer) == "discard"
    assert len(u.hand(B)) == 1
    assert "howl" in u.discard(A)


@card("ninja-dojo")
@rule("T67", "U8.5.4")
def test_tied_winners_of_the_ninja_dojo() -> None:
    for active in (A, B):
        t = table(AD, NP, RT, bases="dojo library opal tortuga")
        t.fill(A, "dojo", 9)
        t.fill(B, "dojo", 9)
        t.fill(C, "dojo", 2)
        t.begin(active).choose("pass")
        assert t.vp == [2, 2, 2]
        assert t.asked == active
        t.choose("pass")
        assert t.asked == 1 - active


@card("temple-of-goju", "first-mate", "armor-stego")
@rule("T40", "T4", "U8.6.1", "A3", "U10.10")
def test_the_temple_buries_the_strongest_of_everybody() -> None:
    t = table("dinosaurs aliens", "ninjas robots", "pirates zombies", bases="goju library opal tortuga")
    rex = t.put(A, "goju", "king-rex")
    stego = t.put(A, "goju", "armor-stego")
    tigers = [t.put(B, "goju", "tiger-assassin") for _ in range(2)]
    mate = t.put(C, "goju", "first-mate")
    t.choose("pass")
    assert t.vp == [2, 3, 2]
    assert t.asked == B
    t.choose(f"target.{tigers[1]}")
    assert t.at(rex) == t.at(mate) == "deck"
    assert t.at(stego) == "discard"
    assert list(t.state.decks[B].cards())[:2] == [tigers[0], tigers[1]]
    assert t.prompt == "turn"  # the First Mate had no say
    u = table(
        "dinosaurs aliens",
        "ninjas robots",
        bases="goju library opal",
        superlative_ties="controller-picks-one",
    )
    u.fill(A, "goju", 12)
    tigers = [u.put(B, "goju", "tiger-assassin") for _ in range(2)]
    u.choose("pass", f"target.{tigers[0]}")
    assert [u.at(tiger) for tiger in tigers] == ["deck", "discard"]


@card("the-grey-opal", "first-mate", "saucy-wench")
@rule("T41", "U8.6.1", "U8.6.3", "A2")
def test_the_grey_opal_rescues_and_the_first_mate_sails() -> None:
    t = table("dinosaurs robots", "pirates zombies", bases="opal library tortuga")
    t.put(A, "opal", "king-rex")
    t.put(A, "opal", "nukebot")
    mate = t.put(B, "opal", "first-mate")
    wench = t.put(B, "opal", "saucy-wench")
    t.choose("pass")
    assert t.vp == [3, 1]
    assert (t.asked, t.prompt) == (B, "rescue-which")
    assert sorted(t.options) == ["pass", "target.first-mate", "target.saucy-wench"]
    t.choose("target.saucy-wench", "at.the-great-library", "use.first-mate", "at.tortuga")
    assert [t.at(mate), t.at(wench)] == ["tortuga", "the-great-library"]
    u = table("dinosaurs robots", "pirates zombies", bases="opal library tortuga", grey_opal="any-minion")
    rex = u.put(A, "opal", "king-rex")
    u.put(A, "opal", "nukebot")
    u.fill(B, "opal", 5)
    u.choose("pass", "target.king-rex", "at.the-great-library")
    assert u.at(rex) == "the-great-library"


@card("the-grey-opal")
@rule("U11.13")
def test_the_grey_opal_without_another_base() -> None:
    t = table("dinosaurs robots", "pirates zombies", bases="opal")
    t.fill(A, "opal", 12)
    t.fill(B, "opal", 5)
    t.choose("pass")
    assert t.prompt == "turn"


@card("tortuga", "jungle-oasis")
@rule("T77", "U8.5.4", "U8.9", "A4")
def test_tortuga_lets_runners_up_move_to_the_new_base() -> None:
    t = table(AD, NP, RT, bases="tortuga library opal mothership")
    t.bases_left("oasis")
    t.fill(A, "tortuga", 12)
    t.fill(B, "tortuga", 6)
    t.fill(C, "tortuga", 6)
    seven = t.fill(B, "library", 7)
    five = t.fill(C, "opal", 5)
    t.choose("pass")
    assert t.asked == B
    t.choose(f"target.{seven}")
    assert (t.asked, t.at(seven)) == (C, "jungle-oasis")
    t.choose(f"target.{five}")
    assert t.vp == [4, 3 + 2, 3]
    assert t.at(five) == "discard"


@card("tortuga")
@rule("T19", "U8.5.4")
def test_a_tie_for_first_place_at_tortuga() -> None:
    t = table(AD, NP, RT, bases="tortuga library opal mothership")
    t.fill(A, "tortuga", 10)
    t.fill(B, "tortuga", 10)
    t.fill(C, "tortuga", 5)
    t.fill(C, "library", 5)
    t.choose("pass")
    assert t.vp == [4, 4, 2]
    assert t.prompt == "turn"


@card("tortuga", "jammed-signal")
@rule("T42", "U8.11", "A25")
def test_a_jammed_signal_on_tortuga() -> None:
    t = table(AD, NP, bases="tortuga library opal")
    t.attach(A, "jammed-signal", "tortuga")
    t.fill(A, "tortuga", 12)
    t.fill(B, "tortuga", 9)
    t.fill(B, "library", 3)
    t.choose("pass")
    assert t.vp == [4, 3]
    assert t.prompt == "turn"


@card("tortuga")
def test_tortuga_without_a_replacement() -> None:
    t = table(AD, NP, bases="tortuga library opal")
    t.bases_left()
    t.fill(A, "tortuga", 12)
    t.fill(B, "tortuga", 9)
    t.fill(B, "library", 3)
    t.choose("pass")
    assert t.prompt == "turn"
    assert t.row == ["the-great-library", "the-grey-opal"]


@card("school-of-wizardry")
@rule("T84", "U8.5.4", "U14.1", "U14.4")
def test_the_school_of_wizardry() -> None:
    t = table(AD, NP, bases="school library opal")
    t.bases_left("oasis", "goju", "brain", "rhodes")
    t.fill(A, "school", 10)
    t.fill(B, "school", 10)
    t.choose("pass")
    assert t.vp == [3, 3]
    assert (t.asked, t.prompt) == (A, "replacement")
    assert sorted(t.options) == ["base.jungle-oasis", "base.temple-of-goju", "base.the-central-brain"]
    t.choose("base.the-central-brain", "base.jungle-oasis")
    assert t.row[0] == "the-central-brain"
    assert t.state.base_deck.top() == base("goju")
    assert t.state.base_deck.known(base("goju")) == 1
    assert t.state.base_deck.cards()[0] == base("rhodes")
    assert t.prompt == "turn"  # B does not look


@card("school-of-wizardry")
@rule("T84", "U8.16", "U8.13")
def test_the_school_with_few_bases_or_no_winner() -> None:
    t = table(AD, NP, bases="school library opal")
    t.bases_left("oasis", "goju")
    t.fill(A, "school", 20)
    t.choose("pass")
    assert len(t.options) == 2
    u = table(AD, NP, bases="school library opal", empty_base_deck="reshuffle")
    u.bases_left("oasis")
    u.fill(A, "school", 20)
    u.choose("pass")
    assert len(u.options) == 3
    assert "base.school-of-wizardry" not in u.options
    v = table(AD, NP, bases="school library opal")
    v.bases_left("oasis", "goju")
    v.state.lowered[base("school")] = 20
    v.choose("pass")
    assert v.row[0] == "jungle-oasis"


@card("the-great-library", "scout")
@rule("T85", "U8.6.1")
def test_the_great_library() -> None:
    t = table("dinosaurs robots", NP, "aliens tricksters", WZ, bases="library opal tortuga mothership oasis")
    t.fill(A, "library", 12)
    t.fill(B, "library", 7)
    t.put(C, "library", "scout")
    t.choose("pass")
    assert t.vp == [4, 2, 1, 0]
    for seat in (A, B, C):
        assert (t.asked, t.options) == (seat, ["draw", "pass"])
        t.choose("draw" if seat != B else "pass")
    assert (t.asked, t.options) == (C, ["use.scout", "pass"])
    assert [len(t.hand(seat)) for seat in (A, B, C, D)] == [1, 0, 1, 0]
    t.choose("use.scout")
    assert "scout" in t.hand(C)


@card("evans-city-cemetery", "scout")
@rule("T43", "U8.5.4", "U8.6")
def test_evans_city_cemetery() -> None:
    t = table("aliens robots", NP, bases="evans library opal")
    t.put(A, "evans", "scout")
    t.fill(A, "evans", 7)
    t.fill(B, "evans", 10)
    t.hold(A, "probe", "invader")
    t.hold(B, "cannon")
    t.choose("pass", "pass")
    assert t.vp == [5, 5]
    assert "cannon" in t.discard(B)
    assert "probe" in t.discard(A)
    assert len(t.hand(A)) == len(t.hand(B)) == 5
    t.choose("use.scout")
    assert len(t.hand(A)) == 6 + 2
    assert "scout" in t.hand(A)


@card("evans-city-cemetery")
def test_the_buried_hand_may_be_drawn_again() -> None:
    t = table("aliens robots", NP, bases="evans library opal")
    t.fill(A, "evans", 20)
    t.hold(A, "probe", "invader", "abduction")
    t.only(A)
    t.choose("pass")
    assert set(t.hand(A)) >= {"probe", "invader", "abduction"}


@card("the-mothership", "ninja-dojo")
@rule("U8.5.4")
def test_only_winners_use_the_mothership_and_the_dojo() -> None:
    for key in ("mothership", "dojo"):
        t = table("dinosaurs robots", NP, bases=f"{key} library opal")
        t.fill(A, key, 17)
        t.fill(A, key, 3)
        t.put(B, key, "shinobi")
        t.begin(B).choose("pass")
        assert (t.asked, t.prompt) == (A, "after-scoring")
        t.choose("pass")
        assert t.prompt == "turn"  # B is not asked


@card("the-mothership")
@rule("U7.2")
def test_the_mothership_takes_nobody_stronger_than_three() -> None:
    t = table("dinosaurs robots", NP, bases="mothership library opal")
    four, three = t.fill(A, "mothership", 4), t.fill(A, "mothership", 3)
    t.put(A, "mothership", "warbot")
    t.fill(A, "mothership", 9)
    t.choose("pass", "use-base.the-mothership")
    assert t.at(three) == "hand"
    assert t.at(four) == "discard"


@card("the-grey-opal")
def test_the_grey_opal_rescues_to_the_only_other_base() -> None:
    t = table("dinosaurs robots", NP, bases="opal library")
    t.fill(A, "opal", 14)
    shinobi = t.put(B, "opal", "shinobi")
    t.choose("pass", "target.shinobi")
    assert t.at(shinobi) == "the-great-library"
