"""Tricksters, action by action."""

from __future__ import annotations

from games.smashup.table import A, B, C, base, table
from herna.games.smashup.components import ANY_ACTION, FREE_MINION, SMALL_MINION
from marks import card, rule

TD = "tricksters dinosaurs"
PR = "pirates robots"
AZ = "aliens zombies"


@card("block-the-path", "zapbot", "microbot-alpha")
@rule("T88", "U11.12", "U12.3", "A33")
def test_block_the_path_names_a_faction() -> None:
    t = table(TD, "robots pirates")
    block = t.hold(A, "block-the-path")[0]
    t.choose("play.block-the-path", "at.the-great-library")
    assert len(t.options) == 8
    t.choose("name.robots")
    assert t.state.memo[block] == 4
    t.put(B, "opal", "microbot-alpha")
    zapbot = t.put(B, "opal", "zapbot")
    t.hold(B, "zapbot", "first-mate", "dinghy")
    t.begin(B)
    t.choose("play.zapbot")
    assert t.options == ["at.the-grey-opal", "at.tortuga"]
    t.choose("at.opal")
    t.choose("play.first-mate")
    assert "at.the-great-library" in t.options
    t.choose("at.the-great-library")
    t.choose("play.dinghy", f"target.{zapbot}", "at.the-great-library", "pass")
    assert t.at(zapbot) == "the-great-library"


@card("block-the-path")
def test_block_the_path_binds_its_player_too() -> None:
    t = table(TD, PR)
    t.attach(A, "block-the-path", "library", note=5)
    t.hold(A, "gnome")
    t.choose("play.gnome")
    assert "at.the-great-library" not in t.options


@card("disenchant", "poison")
def test_disenchant_destroys_an_action_anywhere() -> None:
    t = table(TD, "ninjas wizards")
    shinobi = t.put(B, "library", "shinobi")
    poison = t.attach(B, "poison", shinobi)
    mist = t.attach(A, "enshrouding-mist", "opal")
    t.hold(A, "disenchant", "disenchant")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.disenchant", "card.poison")
    assert t.at(poison) == "discard"
    assert t.power(shinobi) == 3
    t.choose("play.disenchant")
    assert t.at(mist) == "discard"  # the only one left is your own
    u = table(TD, PR)
    u.hold(A, "disenchant")
    u.choose("play.disenchant")
    assert u.discard(A) == ["disenchant"]


@card("enshrouding-mist")
@rule("A12", "U6.7")
def test_enshrouding_mist_allows_an_extra_minion_each_turn() -> None:
    t = table(TD, PR)
    t.hold(A, "enshrouding-mist", "gnome", "gremlin", "brownie")
    t.choose("play.enshrouding-mist", "at.the-great-library")
    t.play("gremlin", "library", "credit.x5")
    assert t.state.credits[FREE_MINION] == 1
    t.play("brownie", "opal")
    assert t.options == ["pass"]
    t.begin(A)
    t.play("gnome", "library")
    assert t.prompt == "credit"
    assert t.options == ["credit.x5", "credit.x0"]


@card("enshrouding-mist", "disenchant")
@rule("A12")
def test_a_destroyed_mist_gives_nothing_and_two_give_two() -> None:
    t = table(TD, PR)
    for _ in range(2):
        t.attach(A, "enshrouding-mist", "library")
    t.hold(A, "disenchant", "gremlin", "gremlin", "brownie", "brownie")
    t.play("gremlin", "library", "credit.x5")
    t.play("gremlin", "library", "credit.x5")
    t.play("brownie", "opal")
    assert "play.brownie" not in t.options
    u = table(TD, PR)
    u.attach(A, "enshrouding-mist", "library")
    u.hold(A, "disenchant", "gremlin", "brownie")
    u.play("brownie", "opal")
    assert "play.gremlin" in u.options
    u.choose("play.disenchant")
    assert u.options == ["pass"]


@card("flame-trap", "hoverbot", "zapbot")
@rule("T90", "U12.7", "U12.23", "A37")
def test_a_flame_trap_and_a_play_inside_a_play() -> None:
    t = table(PR, TD)
    trap = t.attach(B, "flame-trap", "library")
    hoverbot = t.hold(A, "hoverbot")[0]
    zapbot = t.top(A, "zapbot")[0]
    t.play("hoverbot", "library", "play.zapbot", "at.the-great-library")
    assert t.at(zapbot) == t.at(trap) == "discard"
    assert t.at(hoverbot) == "the-great-library"
    assert t.state.credits[SMALL_MINION] == 1
    u = table(PR, TD)
    trap = u.attach(B, "flame-trap", "library")
    hoverbot = u.hold(A, "hoverbot")[0]
    zapbot = u.top(A, "zapbot")[0]
    u.play("hoverbot", "library", "play.zapbot", "at.opal")
    assert u.at(zapbot) == "the-grey-opal"
    assert u.at(hoverbot) == u.at(trap) == "discard"


@card("flame-trap", "buccaneer", "supreme-overlord")
@rule("A11", "U12.19", "A29")
def test_a_flame_trap_is_spent_in_any_case() -> None:
    t = table("pirates aliens", TD)
    trap = t.attach(B, "flame-trap", "library")
    buccaneer = t.hold(A, "buccaneer")[0]
    t.play("buccaneer", "library", "at.opal")
    assert t.at(buccaneer) == "the-grey-opal"
    assert t.at(trap) == "discard"
    u = table("pirates aliens", TD)
    trap = u.attach(B, "flame-trap", "library")
    overlord = u.hold(A, "supreme-overlord")[0]
    u.play("supreme-overlord", "library", "target.supreme-overlord")
    assert u.at(overlord) == "hand"
    assert u.at(trap) == "discard"


@card("flame-trap", "leprechaun")
@rule("U12.16")
def test_flame_trap_and_leprechaun_in_the_order_of_the_current_player() -> None:
    t = table(PR, TD)
    t.put(B, "library", "leprechaun")
    t.attach(B, "flame-trap", "library")
    mate = t.hold(A, "first-mate")[0]
    t.play("first-mate", "library")
    assert t.asked == A
    assert sorted(t.options) == ["resolve.flame-trap", "resolve.leprechaun"]
    t.choose("resolve.leprechaun")
    assert t.at(mate) == "discard"
    assert len(t.state.actions) == 0


@card("flame-trap", "hideout")
@rule("A28", "U12.18")
def test_the_players_own_hideout_saves_a_minion_from_a_flame_trap() -> None:
    t = table("tricksters pirates", "tricksters robots")
    hideout = t.attach(A, "hideout", "library")
    trap = t.attach(B, "flame-trap", "library")
    mate = t.hold(A, "first-mate")[0]
    t.play("first-mate", "library")
    assert t.at(mate) == "the-great-library"
    assert t.at(hideout) == t.at(trap) == "discard"


@card("hideout", "wildlife-preserve", "beam-up")
@rule("A27", "U12.9")
def test_hideout_only_here_and_after_lasting_protections() -> None:
    t = table("aliens pirates", TD)
    elsewhere = t.put(B, "opal", "gremlin")
    t.attach(B, "hideout", "library")
    t.hold(A, "beam-up")
    t.choose("play.beam-up")
    assert t.at(elsewhere) == "hand"
    u = table("aliens pirates", TD)
    rex = u.put(B, "library", "king-rex")
    hideout = u.attach(B, "hideout", "library")
    u.attach(B, "wildlife-preserve", "library")
    u.hold(A, "beam-up")
    u.choose("play.beam-up")
    assert u.at(rex) == "the-great-library"
    assert u.at(hideout) == "the-great-library"


@card("mark-of-sleep", "hidden-ninja")
@rule("T18", "U12.3")
def test_mark_of_sleep_stops_actions_in_the_next_turn() -> None:
    t = table(TD, "ninjas pirates", bases="oasis opal library")
    t.fill(A, "oasis", 12)
    t.hold(A, "mark-of-sleep")
    t.hold(B, "hidden-ninja", "cannon", "shinobi", "full-sail")
    t.choose("play.mark-of-sleep", "whom.1", "pass")
    assert (t.asked, t.prompt) == (B, "before-scoring")  # still awake in A's turn
    assert "use.hidden-ninja" in t.options
    t.choose("pass")
    assert t.state.active == B
    assert t.options == ["play.shinobi", "pass"] or "play.cannon" not in t.options
    t.fill(B, "opal", 17)
    t.choose("pass")
    assert (t.asked, t.options) == (B, ["use.shinobi", "pass", "pass-on"])
    t.choose("pass", "pass")
    t.begin(B)
    assert "play.cannon" in t.options


@card("mark-of-sleep", "neophyte", "archmage", "scry")
@rule("T82", "U12.3")
def test_a_sleeper_may_take_but_not_play_actions() -> None:
    t = table("wizards robots", TD)
    t.state.marked[A] = 1
    t.put(A, "opal", "archmage")
    t.hold(A, "neophyte", "summon")
    t.top(A, "scry")
    t.begin(A)
    assert t.options == ["play.neophyte", "pass"]
    t.play("neophyte", "library")
    assert t.options == ["take.scry", "pass"]
    t.choose("take.scry")
    assert "scry" in t.hand(A)
    assert t.options == ["pass"]


@card("mark-of-sleep")
def test_marks_are_not_cumulative_and_may_hit_yourself() -> None:
    t = table(TD, PR)
    t.hold(A, "mark-of-sleep", "howl")
    t.state.marked[A] = 1
    t.choose("play.mark-of-sleep", "whom.0", "pass", "pass")
    assert t.state.active == A
    assert "play.howl" not in t.options
    t.choose("pass", "pass")
    assert "play.howl" in t.options


@card("pay-the-piper", "neophyte", "infiltrate")
@rule("T91", "U12.23", "A37")
def test_pay_the_piper_removed_by_the_played_card() -> None:
    t = table("wizards ninjas", TD)
    piper = t.attach(B, "pay-the-piper", "library")
    t.hold(A, "neophyte", "summon", "shinobi")
    t.top(A, "infiltrate")
    t.play("neophyte", "library", "play.infiltrate", "at.the-great-library")
    assert t.at(piper) == "discard"
    assert len(t.hand(A)) == 2
    u = table("wizards ninjas", TD)
    u.attach(B, "pay-the-piper", "library")
    u.hold(A, "neophyte", "summon")
    u.top(A, "infiltrate")
    u.play("neophyte", "library", "take.infiltrate")
    assert (u.asked, u.prompt) == (A, "pay")
    assert sorted(u.options) == ["discard.infiltrate", "discard.summon"]
    u.choose("discard.infiltrate")
    assert u.hand(A) == ["summon"]


@card("pay-the-piper")
def test_pay_the_piper_with_an_empty_hand_and_for_its_own_player() -> None:
    t = table(PR, TD)
    t.attach(B, "pay-the-piper", "library")
    t.hold(A, "pirate-king")
    t.play("pirate-king", "library")
    assert t.prompt == "turn"
    t.begin(B)
    t.hold(B, "gnome", "howl")
    t.play("gnome", "library")
    assert "howl" in t.hand(B)


@card("pay-the-piper", "leprechaun", "collector", "the-homeworld")
@rule("T46", "U12.16", "U12.19")
def test_collector_on_a_homeworld_with_leprechaun_and_piper() -> None:
    t = table("aliens pirates", "tricksters dinosaurs", bases="homeworld library opal")
    t.put(B, "homeworld", "leprechaun")
    t.attach(B, "pay-the-piper", "homeworld")
    collector = t.hold(A, "collector", "first-mate", "cannon")[0]
    t.play("collector", "homeworld", "pass")
    assert sorted(t.options) == ["resolve.leprechaun", "resolve.pay-the-piper"]
    assert t.state.credits[SMALL_MINION] == 0
    t.choose("resolve.leprechaun")
    assert t.at(collector) == "discard"
    t.choose("discard.cannon")
    assert t.state.credits[SMALL_MINION] == 1
    assert "play.first-mate" in t.options
    u = table("aliens pirates", "tricksters dinosaurs", bases="homeworld library opal")
    u.put(B, "homeworld", "leprechaun")
    u.attach(B, "pay-the-piper", "homeworld")
    collector = u.hold(A, "collector", "first-mate", "cannon")[0]
    u.play("collector", "homeworld", "target.collector")
    if u.prompt == "order":
        u.choose("resolve.leprechaun")
    u.choose("discard.cannon")
    assert u.at(collector) == "hand"
    assert u.state.credits[SMALL_MINION] == 1


@card("take-the-shinies")
@rule("U10.2")
def test_take_the_shinies_from_everybody_else() -> None:
    t = table(TD, PR, AZ)
    t.hold(A, "take-the-shinies", "howl")
    t.hold(B, "cannon", "dinghy", "zapbot")
    t.hold(C, "probe")
    t.choose("play.take-the-shinies")
    assert (len(t.hand(A)), len(t.hand(B)), len(t.hand(C))) == (1, 1, 0)
    assert len(t.discard(B)) == 2
    assert base("library") in t.state.row


@card("block-the-path", "mark-of-sleep")
@rule("U14.2")
def test_what_is_named_and_who_is_marked_is_told_to_all() -> None:
    t = table(TD, PR)
    t.hold(A, "block-the-path", "mark-of-sleep")
    t.state.credits[ANY_ACTION] = 2
    t.state.story = []
    t.choose("play.block-the-path", "at.the-great-library", "name.robots", "play.mark-of-sleep", "whom.1")
    told = {event.key: event.refs for event in t.state.story}
    assert told["named"] == ("faction-4",)
    assert told["marked"] == ("seat-1",)


@card("block-the-path", "enshrouding-mist")
@rule("U5.2", "U12.3")
def test_a_mist_is_no_help_where_the_path_is_blocked() -> None:
    """Other bases are open, but the only permission left is for this one."""
    t = table("tricksters aliens", "pirates ninjas")
    t.attach(A, "enshrouding-mist", "opal")
    block = t.attach(A, "block-the-path", "opal", note=0)
    t.hold(A, "scout", "gremlin")
    t.state.credits[FREE_MINION] = 0
    assert [each for each in t.options if each.startswith("play")] == ["play.gremlin"]
    t.state.memo[block] = 5
    assert [each for each in t.options if each.startswith("play")] == ["play.scout"]
    t.state.credits[FREE_MINION] = 1
    assert [each for each in t.options if each.startswith("play")] == ["play.scout", "play.gremlin"]
