"""Every Vox card."""

from __future__ import annotations

from games.arcs.names import court
from games.arcs.table import Table
from herna.kernel.pile import PUBLIC
from herna.kernel.rng import seeded
from herna.kernel.view import redact
from marks import card, rule


def secured(name: str, table: Table | None = None) -> Table:
    """Let seat 0 secure a Vox card."""
    table = (table or Table(3)).court(name).agents(name, 1).act(0, "aggression-2")
    return table.choose(f"secure.{name}")


@card("mass-uprising")
def test_mass_uprising_in_any_cluster_in_play_and_with_few_ships() -> None:
    table = secured("mass-uprising")
    assert table.can("cluster.2", "cluster.3", "cluster.5", "cluster.6")
    assert not table.can("cluster.1")
    table.choose("cluster.5")
    assert [table.fleet(0, f"5-{place}") for place in ("gate", "arrow", "crescent", "hex")] == [(1, 0)] * 4
    assert table.state.where[court("mass-uprising")] == 4
    table = Table(3)
    table.state.ships[0] = 1
    table = secured("mass-uprising", table).choose("cluster.5", "where.5-hex")
    assert table.fleet(0, "5-hex") == (1, 0)
    assert table.fleet(0, "5-gate") == (0, 0)


@card("populist-demands")
def test_populist_demands_declare_any_ambition_or_none() -> None:
    table = secured("populist-demands")
    assert table.can("declare.tyrant", "declare.empath", "pass")
    table.choose("pass")
    assert list(table.state.markers) == [-1, -1, -1]
    table = secured("populist-demands", Table(3).declared("keeper", "keeper", "keeper"))
    assert table.prompt != "populist-demands"


@rule("A14.6")
@card("outrage-spreads")
def test_outrage_spreads_is_optional() -> None:
    table = secured("outrage-spreads", Table(3).tokens(0, "fuel").ships(0, "2-gate", 1))
    assert table.can("type.material", "type.psionic", "pass")
    table.choose("pass")
    assert table.held(0) == ["fuel"]
    assert table.outraged(1) == []


@card("song-of-freedom")
def test_song_of_freedom_returns_a_city_and_may_seize() -> None:
    table = (
        Table(3)
        .city(1, "2-hex", damaged=True)
        .ships(0, "2-hex", 1)
        .city(2, "3-hex")
        .tokens(1, "relic", "fuel", "weapon")
    )
    table.state.initiative = 2
    table = secured("song-of-freedom", table)
    assert table.can("site.2-hex", "pass")
    assert not table.can("site.3-hex")
    table.choose("site.2-hex")
    assert table.state.cities[1] == 5
    assert table.standing("2-hex") == []
    assert table.trophy_list(0) == []
    assert (table.prompt, table.choice.seat) == ("arrange", 1)
    table.choose("type.relic", "type.weapon")
    assert table.prompt == "seize-now"
    table.choose("seize-now")
    assert table.state.initiative == 0
    assert table.state.where[court("song-of-freedom")] != 4


@card("song-of-freedom")
def test_song_of_freedom_while_leading_cannot_seize() -> None:
    table = Table(3).city(0, "2-hex").ships(0, "2-hex", 1)
    table = secured("song-of-freedom", table).choose("site.2-hex")
    assert table.prompt != "seize-now"
    assert not table.state.seized
    assert table.state.cities[0] == 5


@rule("A17.8")
@card("song-of-freedom")
def test_song_of_freedom_is_shuffled_into_the_deck_before_the_refill() -> None:
    depths = set()
    for seed in range(12):
        table = Table(3).city(0, "2-hex").ships(0, "2-hex", 1)
        table.state.rng = seeded(seed)
        table = secured("song-of-freedom", table).choose("pass")
        song = court("song-of-freedom")
        assert table.state.where[song] < 4 or table.state.where[song] >= 8
        held = list(table.state.court_deck.cards())
        depths.add(held.index(song) if song in held else -1)
    assert len(depths) > 6


@card("guild-struggle", "sworn-guardians")
def test_guild_struggle_steals_and_recalls_the_discarded() -> None:
    table = Table(3).guild(1, "farseers").guild(2, "sworn-guardians", "gatekeepers").guild(0, "loyal-pilots")
    for name in ("mining-interest", "call-to-action"):
        table.face_up(name)
        table.state.where[court(name)] = 4
    table = secured("guild-struggle", table)
    assert table.can("steal-card.farseers", "steal-card.sworn-guardians", "pass")
    assert not table.can("steal-card.gatekeepers")
    table.choose("steal-card.farseers")
    assert table.area(0) == ["loyal-pilots", "farseers"]
    assert table.state.where[court("mining-interest")] in (-1, 8, 9, 10, 11)
    assert table.state.where[court("call-to-action")] == 4
    assert table.state.where[court("guild-struggle")] == 4
    assert table.sound()


@card("guild-struggle")
def test_guild_struggle_shuffles_even_without_a_theft() -> None:
    table = Table(3).guild(1, "farseers")
    table.face_up("mining-interest")
    table.state.where[court("mining-interest")] = 4
    table = secured("guild-struggle", table).choose("pass")
    assert table.area(1) == ["farseers"]
    assert table.state.where[court("mining-interest")] != 4


@card("guild-struggle", "sworn-guardians")
def test_guild_struggle_shuffles_after_the_theft() -> None:
    """Stolen Sworn Guardians go under the deck, which is then shuffled: nobody knows where they are."""
    table = secured("guild-struggle", Table(3).guild(2, "sworn-guardians")).choose(
        "steal-card.sworn-guardians"
    )
    assert not any(int(cell) & PUBLIC for cell in table.state.court_deck.cells)
    assert table.area(2) == []


@card("call-to-action")
def test_call_to_action_takes_the_lowest_discarded_card() -> None:
    table = Table(3).ships(0, "2-gate", 1)
    table.state.discard.take(25)
    table.state.discard.tuck(25)
    table = secured("call-to-action", table)
    assert table.hand_of(0) == ["mobilization-5"]
    assert list(redact(table.state, 0).hands[0].cards()) == [25]
    assert list(redact(table.state, 1).hands[0].cards()) == [-1]
    table = Table(3).ships(0, "2-gate", 1)
    for held in list(table.state.discard.cards()):
        table.state.hands[1].put(held, table.state.discard.take(held))
    table = secured("call-to-action", table)
    assert table.hand_of(0) == []


@card("call-to-action", "guild-struggle", "mass-uprising", "admin-union")
def test_vox_cards_leave_and_unions_are_no_longer_held() -> None:
    table = (
        Table(3)
        .court("call-to-action")
        .agents("call-to-action", 1)
        .ships(0, "2-gate", 1)
        .act(0, "aggression-2")
    )
    table.choose("secure.call-to-action")
    assert table.state.where[court("call-to-action")] == 4
    table = Table(3).court("mass-uprising").agents("mass-uprising", 1)
    table.state.ships[0] = 4
    table.act(0, "aggression-2").choose("secure.mass-uprising", "cluster.2")
    assert table.state.ships[0] == 0
    table = Table(3).court("mass-uprising").agents("mass-uprising", 1).port(0, "2-hex")
    table.state.ships[0] = 0
    table.act(0, "aggression-2").choose("secure.mass-uprising", "cluster.2")
    assert table.over
