"""What the platform asks of the game: values, encodings, reasons, complaints, words, secrets (U14)."""

from __future__ import annotations

from games.smashup.table import A, B, C, Table, base, table
from herna.games.smashup import GAME
from herna.games.smashup.components import ANY_ACTION, CARD, EXTRA_MINION, FACTION, FREE_MINION, SMALL_MINION
from herna.games.smashup.ui.names import name
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.pile import PUBLIC
from herna.kernel.record import Record
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.view import redact
from marks import card, rule

AD = "aliens dinosaurs"
NP = "ninjas pirates"
RT = "robots tricksters"


def reasons(t: Table, seat: int) -> dict[str, tuple[str, str]]:
    """Return the refusals of a seat by what they are about."""
    t.ask()
    return {each.about: (each.key, each.rule) for each in GAME.refusals(redact(t.state, seat), seat)}


@rule("U4.1", "U12.3", "U5.2", "U13.3")
def test_why_cards_in_hand_cannot_be_played() -> None:
    t = table(AD, NP)
    rex, howl = t.hold(A, "king-rex", "howl")
    assert reasons(t, A) == {}
    t.state.credits[FREE_MINION] = t.state.credits[ANY_ACTION] = 0
    assert reasons(t, A) == {
        CARD.ref(rex): ("no-minion-left", "U4.1"),
        CARD.ref(howl): ("no-action-left", "U4.1"),
    }
    t.state.credits[SMALL_MINION] = 1
    assert reasons(t, A)[CARD.ref(rex)] == ("no-fitting-play", "U5.2")
    t.state.credits[FREE_MINION] = t.state.credits[ANY_ACTION] = 1
    t.state.asleep = 1
    assert reasons(t, A) == {CARD.ref(howl): ("asleep", "U12.3")}
    t.state.plays[A] = 200
    assert reasons(t, A)[CARD.ref(rex)] == ("too-many-plays", "U13.3")


@rule("U4.7", "U4.11")
@card("overrun", "block-the-path")
def test_why_a_minion_has_nowhere_to_go() -> None:
    t = table(AD, "zombies tricksters", bases="library")
    rex = t.hold(A, "king-rex")[0]
    t.attach(B, "overrun", "library")
    assert reasons(t, A) == {CARD.ref(rex): ("blocked", "U4.7")}
    t.state.row = t.state.row[:0]
    assert reasons(t, A) == {CARD.ref(rex): ("no-base", "U4.11")}


@rule("U3.2", "U8.3")
@card("shinobi", "hidden-ninja", "mark-of-sleep")
def test_why_not_in_others_turns_and_windows() -> None:
    t = table(AD, NP, bases="oasis library opal")
    t.hold(A, "howl")
    shinobi, other, ninja, cannon = t.hold(B, "shinobi", "shinobi", "hidden-ninja", "cannon")
    assert reasons(t, B)[CARD.ref(cannon)] == ("not-your-turn", "U4.1")
    t.fill(A, "oasis", 12)
    t.choose("pass")
    found = reasons(t, B)
    assert found[CARD.ref(cannon)] == ("not-your-turn", "U4.1")
    assert CARD.ref(shinobi) not in found
    assert CARD.ref(ninja) not in found
    assert list(reasons(t, A).values()) == [("not-this-phase", "U4.1")]
    t.choose("use.shinobi")
    assert reasons(t, B)[CARD.ref(other)] == ("special-used", "U8.3")


@card("tenacious-z", "ninja-acolyte")
@rule("U5.5", "U6.3", "U6.7")
def test_why_abilities_are_idle() -> None:
    t = table("zombies ninjas", AD)
    acolyte = t.put(A, "library", "ninja-acolyte")
    tenacious = t.bin(A, "tenacious-z")[0]
    assert reasons(t, A) == {}
    t.state.played[A] = 1
    t.state.dug = 1
    assert reasons(t, A) == {
        CARD.ref(acolyte): ("minion-played", "U5.5"),
        CARD.ref(tenacious): ("dug-already", "U6.3"),
    }
    t.begin(B)
    assert reasons(t, A) == {
        CARD.ref(acolyte): ("only-in-your-phase", "U6.7"),
        CARD.ref(tenacious): ("only-in-your-phase", "U6.7"),
    }


@rule("U2.1", "U2.2")
def test_why_a_faction_cannot_be_taken() -> None:
    t = Table(GAME.new(GAME.check(Setup(2, {"factions": "free", "first-player": "first-seat"})), seeded(1)))
    t.choose("draft.robots", "draft.aliens", "draft.pirates")
    assert reasons(t, B) == {
        FACTION.ref(4): ("faction-taken", "U2.1"),
        FACTION.ref(0): ("faction-taken", "U2.1"),
        FACTION.ref(3): ("faction-twice", "U2.2"),
    }


def test_refusals_agree_with_what_is_offered() -> None:
    for seed in range(6):
        state = GAME.new(GAME.check(Setup(3, {"factions": "random"})), seeded(seed))
        rng = seeded(seed)
        choice = settle(state)
        while choice is not None:
            if choice.prompt == "turn":
                seen = redact(state, choice.seat)
                refused = {each.about for each in GAME.refusals(seen, choice.seat)}
                offered = {GAME.verbs.anchor(option) for option in choice.options}
                hand = {CARD.ref(each) for each in seen.hands[choice.seat].cards()}
                assert hand <= refused | offered
                assert not hand & refused & offered
            take(state, rng.below(len(choice.options)))
            choice = settle(state)


def test_the_heuristic_likes_points_power_cards_and_a_lead() -> None:
    t = table(AD, NP)
    start = GAME.values(t.state)
    assert start[B] == 0.0
    t.state.vp[B] += 1
    assert GAME.values(t.state)[B] - start[B] == 1.0
    t.hold(A, "howl")
    assert GAME.values(t.state)[A] > start[A]
    before = GAME.values(t.state)
    t.fill(A, "library", 5)
    after = GAME.values(t.state)
    assert after[A] > before[A]
    t.fill(B, "library", 7)
    behind = GAME.values(t.state)
    assert behind[B] - after[B] > behind[A] - after[A]
    t.attach(A, "jammed-signal", "library")
    assert GAME.values(t.state)[A] > behind[A]
    assert GAME.weights().names[0] == "reward"


def test_the_heuristic_knows_the_plays_left_and_full_bases() -> None:
    t = table(AD, NP, bases="oasis rhodes opal")
    empty = GAME.values(t.state)
    t.state.credits[EXTRA_MINION] = 2
    assert GAME.values(t.state)[A] > empty[A]
    t.state.credits[EXTRA_MINION] = 0
    t.fill(B, "oasis", 6)
    half = GAME.values(t.state)[B]
    t.fill(B, "oasis", 6)
    assert GAME.values(t.state)[B] - half > half - empty[B]
    for _ in range(3):
        t.fill(A, "rhodes", 8)
    assert GAME.values(t.state)[A] > 3 * 0.8


def test_the_prior_prefers_playing_and_harming_others() -> None:
    t = table(AD, NP)
    t.hold(A, "king-rex", "beam-up")
    choice = t.ask()
    assert choice is not None
    prior = GAME.prior(t.state, choice)
    assert min(prior) > 0
    assert prior[0] > prior[1] > prior[2]
    t.put(A, "library", "war-raptor")
    t.put(B, "library", "pirate-king")
    t.choose("play.beam-up")
    choice = t.ask()
    assert choice is not None
    assert GAME.prior(t.state, choice)[1] > GAME.prior(t.state, choice)[0]


def test_learners_are_told_what_a_seat_knows() -> None:
    t = table(AD, NP)
    rex = t.hold(A, "king-rex")[0]
    pirate = t.put(B, "library", "pirate-king")
    upgrade = t.attach(A, "upgrade", pirate)
    t.bin(B, "cannon")
    mine, theirs = GAME.told(t.state, A), GAME.told(t.state, B)
    assert (mine, theirs) == (GAME.told(redact(t.state, A), A), GAME.told(redact(t.state, B), B))
    assert (mine[f"card {rex}"][:2], theirs[f"card {rex}"]) == ([1, 1], [0] * 4)
    library = base("library")
    assert mine[f"card {pirate}"][:3] == [6 + library, 2, 7]
    assert theirs[f"card {pirate}"][:3] == [6 + library, 1, 7]
    assert mine[f"card {upgrade}"][:3] == [6 + library, 1, pirate + 1]
    assert (mine[f"base {library}"][0], mine[f"base {library}"][5:]) == (3, [0, 7])
    assert theirs[f"base {library}"][5:] == [7, 0]
    assert (mine["seats"], theirs["seats"]) == ([1, 1], [2, 2])
    assert mine["seat 1: piles"] == theirs["seat 0: piles"]


def test_lost_components_are_noticed() -> None:
    t = table(AD, NP)
    assert GAME.complaints(t.state) == []
    rex = t.put(A, "library", "king-rex")
    upgrade = t.attach(A, "upgrade", rex)
    assert GAME.complaints(t.state) == []
    t.state.host[upgrade] = 3
    assert GAME.complaints(t.state) == [f"{CARD.ref(upgrade)} is on no minion"]
    t.state.host[upgrade] = rex
    t.state.where[rex] = base("oasis")
    assert len(GAME.complaints(t.state)) == 1
    t.state.where[rex] = base("library")
    t.state.bonus[5] = 1
    assert len(GAME.complaints(t.state)) == 1
    t.state.bonus[5] = 0
    t.state.heard += 1
    assert GAME.complaints(t.state) == ["what the cards in play can say was counted wrongly"]
    t.state.heard -= 1
    t.state.alert = vec[i64]([rex])
    assert GAME.complaints(t.state) == ["the minions that have something to say are not those in play"]
    t.state.alert = vec[i64]()
    t.state.credits[FREE_MINION] = -1
    assert GAME.complaints(t.state) == ["a number is below zero"]


def test_names_of_components() -> None:
    t = table(AD, NP)
    rex = t.hold(A, "king-rex")[0]
    seen = redact(t.state, A)
    assert name(seen, CARD.ref(rex)) == ("card-king-rex", rex)
    assert name(seen, "card-unknown") == ("card-unknown", -1)
    assert name(seen, "base-2") == ("base-jungle-oasis", 2)
    assert name(seen, "base-unknown") == ("base-unknown", -1)
    assert name(seen, "faction-3") == ("faction-pirates", 3)
    assert Speaker("cs", "smashup", seen).name("base-2") == "Oáza"
    assert Speaker("en", "smashup", seen).name(CARD.ref(rex)) == "King Rex"
    assert "+4" in Speaker("en", "smashup", seen).text(CARD.ref(30))


@rule("U14.1", "U14.5")
def test_hands_decks_and_bases_are_secret() -> None:
    t = table(AD, NP, RT)
    t.hold(B, "shinobi")
    seen = redact(t.state, C)
    assert list(seen.hands[B].cards()) == [-1]
    assert set(seen.decks[B].cards()) == {-1}
    assert set(seen.base_deck.cards()) == {-1}
    assert set(redact(t.state, EVERYONE).base_deck.cards()) == {-1}
    assert list(redact(t.state, B).hands[B].cards()) == list(t.state.hands[B].cards())


@rule("U14.4")
@card("probe", "terraforming")
def test_what_was_seen_stays_known() -> None:
    t = table(AD, NP, RT)
    t.hold(A, "probe", "terraforming")
    t.hold(B, "cannon")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.probe", "whom.1")
    assert list(redact(t.state, A).hands[B].cards()) == list(t.state.hands[B].cards())
    assert list(redact(t.state, C).hands[B].cards()) == [-1]
    t.choose("play.terraforming")
    assert -1 not in redact(t.state, A).base_deck.cards()
    assert set(redact(t.state, B).base_deck.cards()) == {-1}
    t.choose(t.options[0], "at.the-great-library")
    assert set(redact(t.state, A).base_deck.cards()) == {-1}  # shuffled again


@rule("U14.4", "U10.1")
def test_a_known_top_card_stays_known_when_drawn() -> None:
    t = table(RT, NP)
    t.hold(A, "hoverbot", "tech-center")
    action = t.top(A, "disenchant")[0]
    t.play("hoverbot", "library")
    t.choose("play.tech-center", "at.the-great-library")
    assert t.at(action) == "hand"
    assert t.state.hands[A].known(action) == 255


@rule("U14.4")
@card("hoverbot", "walker")
def test_what_everybody_knows_is_still_known_after_one_has_looked() -> None:
    t = table("robots zombies", NP)
    t.hold(A, "hoverbot", "walker")
    action = t.top(A, "tech-center")[0]
    t.play("hoverbot", "library")
    assert t.state.decks[A].known(action) == PUBLIC
    t.state.credits[EXTRA_MINION] = 1
    t.play("walker", "library", "pass")
    assert t.state.decks[A].known(action) == PUBLIC
    other = t.top(A, "zapbot")[0]
    t.state.credits[EXTRA_MINION] = 1
    t.hold(A, "walker")
    t.play("walker", "library", "pass")
    assert t.state.decks[A].known(other) == 1 << A  # looked at, by one


@rule("U14.4")
@card("beam-up", "disintegrator")
def test_what_leaves_play_openly_stays_known() -> None:
    t = table(AD, NP)
    king, mate = t.put(B, "library", "pirate-king"), t.put(B, "library", "first-mate")
    t.hold(A, "beam-up", "disintegrator")
    t.state.credits[ANY_ACTION] = 2
    t.choose("play.beam-up", "target.pirate-king", "play.disintegrator")
    assert t.state.hands[B].known(king) == PUBLIC
    assert t.state.decks[B].known(mate) == PUBLIC
    assert int(t.state.decks[B].cards()[0]) == mate


def test_a_record_replays() -> None:
    match = Match(GAME, Record("smashup", Setup(2, {"factions": "random"}), 7, []))
    rng = seeded(4)
    while match.choice is not None:
        options = match.choice.options
        match.answer(GAME.verbs.code(options[rng.below(len(options))]))
    again = Match(GAME, Record("smashup", Setup(2, {"factions": "random"}), 7, match.record.answers[:]))
    assert again.record.result == match.record.result
    assert GAME.standings(match.state) == list(match.record.result[1] if match.record.result else [])
    assert [key for key, _points in GAME.breakdown(match.state)] == ["points"]
    assert len(match.record.answers) < GAME.limit(2)
