"""Components and setup (U1, U2)."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.smashup.table import A, B, Table, table
from herna.games.smashup import GAME
from herna.games.smashup.card import MINION
from herna.games.smashup.cards import FIRST
from herna.games.smashup.components import FACTIONS, faction_cards
from herna.games.smashup.queries import actions_on, attached_to, is_minion
from herna.kernel.engine import playout, settle, take
from herna.kernel.errors import BadSetup
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from marks import rule


def new(seats: int, seed: int = 1, **variants: str) -> Table:
    """Set a table up to the draft."""
    chosen = {key.replace("_", "-"): value for key, value in variants.items()}
    return Table(GAME.new(GAME.check(Setup(seats, chosen)), seeded(seed)))


def dealt(seats: int, seed: int = 1, **variants: str) -> Table:
    """Set a table up to the first turn, factions at random."""
    found = new(seats, seed, factions="random", **variants)
    found.ask()
    return found


@rule("U1.1")
def test_the_box() -> None:
    decks = [[FIRST.cards[card] for card in faction_cards(faction, 0)] for faction in range(8)]
    minions = [sum(card.kind == MINION for card in deck) for deck in decks]
    assert minions == [10, 10, 10, 10, 18, 10, 10, 10]
    assert [sum(card.power for card in deck) for deck in decks] == [28, 32, 30, 30, 38, 30, 24, 27]
    assert len({card.key for card in FIRST.cards}) == len(FIRST.numbers) == 94
    assert len(list(combinations(FACTIONS, 2))) == 28
    assert len(GAME.cards()) == 94 + 16


@rule("T61", "U2.4", "U2.5", "U2.6", "U1.2", "U1.3", "U2.8")
def test_decks_hands_and_bases() -> None:
    for seats in (2, 3, 4):
        state = dealt(seats).state
        assert len(state.row) == seats + 1
        assert state.base_deck.size() == 16 - seats - 1
        assert state.base_discard.size() == 0
        assert list(state.vp) == [0] * seats
        for seat in range(seats):
            assert state.hands[seat].size() == 5
            assert state.decks[seat].size() + state.discards[seat].size() == 35
            assert len(state.cards_of(seat)) == 40


@rule("U2.3", "U2.9")
def test_the_draft_goes_there_and_back_again() -> None:
    t = new(4, seed=3)
    first = t.asked
    order = []
    while t.prompt == "draft":
        order.append((t.asked - first) % 4)
        t.choose(t.options[0])
    assert order == [0, 1, 2, 3, 3, 2, 1]  # the last faction is left for the first player
    assert t.state.active == first == t.state.first
    assert sorted(t.state.factions) == list(range(8))
    free = new(3, factions="free")
    order = []
    while free.prompt == "draft":
        order.append((free.asked - free.state.first) % 3)
        free.choose(free.options[-1])
    assert order == [0, 0, 1, 1, 2, 2]


@rule("U2.8")
def test_who_starts() -> None:
    assert {new(4, seed=seed).state.first for seed in range(20)} == {0, 1, 2, 3}
    assert {new(4, seed=seed, first_player="first-seat").state.first for seed in range(20)} == {0}


@rule("T62", "U2.1", "U2.2", "U1.1")
def test_no_faction_twice_with_one_copy_and_never_with_itself() -> None:
    t = new(2, factions="free", first_player="first-seat")
    t.choose("draft.wizards")
    assert "draft.wizards" not in t.options
    t.choose("draft.ninjas")
    assert "draft.wizards" not in t.options
    assert "draft.ninjas" not in t.options
    u = new(2, factions="free", first_player="first-seat", copies="several")
    u.choose("draft.wizards")
    assert "draft.wizards" not in u.options
    u.choose("draft.ninjas")
    assert "draft.wizards" in u.options
    u.choose("draft.wizards", "draft.ninjas")
    assert len(u.state.cards_of(A)) == len(u.state.cards_of(B)) == 40
    assert not set(u.state.cards_of(A)) & set(u.state.cards_of(B))


@rule("U2.1")
def test_bad_tables_are_refused_with_a_reason() -> None:
    with pytest.raises(BadSetup, match="smashup is played by 2, 3, 4 players, not by 5"):
        GAME.check(Setup(5, {}))
    with pytest.raises(BadSetup, match="not 'both'"):
        GAME.check(Setup(2, {"affect": "both"}))


@rule("T63", "U2.7")
def test_an_opening_hand_without_a_minion_is_replaced_once() -> None:
    replaced = kept_bad = 0
    for seed in range(400):
        t = dealt(2, seed)
        for seat in (A, B):
            discards = t.state.discards[seat]
            if discards.size() == 5:
                replaced += 1
                assert not any(is_minion(t.state, card) for card in discards.cards())
                assert t.state.decks[seat].size() == 30
                if not any(is_minion(t.state, card) for card in t.state.hands[seat].cards()):
                    kept_bad += 1
            else:
                assert any(is_minion(t.state, card) for card in t.state.hands[seat].cards())
    assert replaced > 10


@rule("U2.7")
def test_the_new_rules_let_you_keep_a_bad_hand() -> None:
    for seed in range(300):
        t = dealt(2, seed, opening_redraw="optional-shuffle-back")
        if t.prompt == "redraw":
            seat = t.asked
            hand = list(t.state.hands[seat].cards())
            t.choose("redraw")
            assert t.state.discards[seat].size() == 0
            assert t.state.decks[seat].size() == 35
            assert set(hand) & set(t.state.decks[seat].cards())
            u = dealt(2, seed, opening_redraw="optional-shuffle-back")
            u.choose("pass")
            assert list(u.state.hands[seat].cards()) == hand
            return
    raise AssertionError("no bad hand came up")


@rule("U1.4", "U1.5")
def test_actions_on_bases_and_on_minions_differ() -> None:
    t = table("dinosaurs ninjas", "tricksters robots")
    rex = t.put(A, "library", "king-rex")
    upgrade = t.attach(A, "upgrade", rex)
    trap = t.attach(B, "flame-trap", "library")
    assert list(actions_on(t.state, t.state.where[rex])) == [trap]
    assert list(attached_to(t.state, rex)) == [upgrade]
    held = t.hold(A, "howl")[0]
    assert held not in t.state.minions
    assert t.state.controller[held] == -1


def test_every_pair_of_factions_meets_every_other() -> None:
    pairs = list(combinations(range(8), 2))
    for number, pair in enumerate(pairs):
        rest = [faction for faction in range(8) if faction not in pair]
        other = (rest[number % 6], rest[(number + 1 + number // 6) % 6])
        if other[0] == other[1]:
            other = (rest[0], rest[5])
        t = new(2, seed=number, factions="free", first_player="first-seat")
        for faction in (*pair, *other):
            t.choose(f"draft.{FACTIONS[faction]}")
        t.state.pending = None
        playout(t.state, seeded(number))
        assert t.state.outcome is not None
        assert {FIRST.cards[card].key for card in t.state.cards_of(A)} != set()


@rule("U2.4", "U2.5")
def test_decks_and_bases_are_shuffled() -> None:
    orders: set[tuple[int, ...]] = set()
    rows: set[tuple[int, ...]] = set()
    for seed in range(4):
        state = GAME.new(GAME.check(Setup(2, {"factions": "random"})), seeded(seed))
        settle(state)
        for seat in range(2):
            cards = tuple(int(card) for card in (*state.decks[seat].cards(), *state.hands[seat].cards()))
            assert cards != tuple(sorted(cards))
            orders.add(tuple(card % 20 for card in cards))
        rows.add(tuple(int(base) for base in state.row))
    assert len(orders) == 8
    assert len(rows) == 4


@rule("U2.7", "U14.5")
def test_everybody_is_asked_about_an_optional_new_hand() -> None:
    variants = {"factions": "random", "opening-redraw": "optional-shuffle-back"}
    for seed in range(1, 9):
        state = GAME.new(GAME.check(Setup(2, variants)), seeded(seed))
        for seat in (state.first, 1 - state.first):
            choice = settle(state)
            assert choice is not None
            assert (choice.prompt, choice.seat) == ("redraw", seat)
            hand = state.hands[seat].cards()
            assert (len(choice.options) == 1) == any(is_minion(state, each) for each in hand)
            take(state, len(choice.options) - 1)
