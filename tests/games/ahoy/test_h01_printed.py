"""Boards and market cards, slot by slot and line by line as they are printed."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, UNION, WHITE, Table
from herna.games.ahoy.boards import ACCEPTS, ACTION, ACTION_KEYS, CREW_SLOTS, SOLID
from herna.games.ahoy.components import CARD, SUIT_KEYS
from herna.games.ahoy.market import CARD_KEYS, CARD_SUIT, CARGO_KEYS, COST, DELIVER_TO
from marks import card, rule

MARKET = """
parrot: aeronauts 1 feathers swords
parrot: middleman 1 coins skull
parrot: documentarian 1 paintings tree
parrot: elder die linen fish
parrot: sea-witch 2 tinctures compass
skull: buccaneer 1 gems parrot
skull: mystic 1 herbs swords
skull: gunner die furs tree
skull: gunners-mate 1 weapons fish
skull: powder-monkey die lead compass
swords: fighters 2 explosives parrot
swords: cutpurse die fancy-hat skull
swords: shipwright 1 nails tree slot
swords: emissary 1 lace fish
swords: grogmaster 1 wine compass
tree: convincing-comrade 1 shells swords slot
tree: convincing-official 1 odd-meat skull slot
tree: convincing-comrade 1 shells parrot slot
tree: convincing-official 1 munition fish slot
tree: naive-noble 1 incense compass
compass: sailor 2 tea parrot slot
compass: battering-beakhead 1 brandy skull
compass: ghastly-gust 2 glass tree
compass: whispering-wind die maps swords
compass: trawler 2 fish-nets fish slot
fish: barrelman 1 rare-wood parrot
fish: pilot die iron skull
fish: sea-dog 1 ropes tree
fish: diver 1 jewelry swords
fish: merchant 1 books compass
"""
"""Suit, Crew, price, Cargo, where the Cargo is wanted, and whether the Crew has a slot for a die."""

BOARDS = {
    SQUADRON: "sail sail sail sail tailwind tailwind order:3 cannons:5 cannons:6 bombard:4 deploy repair:2",
    RED: "sail sail sail full-sail tailwind cannons negotiate:246 repair:246",
    UNION: "sail sail sail sail tailwind tailwind assemble:1 cannons inspire:6 rally:6 repair:246",
    WHITE: "sail sail sail full-sail tailwind cannons negotiate:246 repair:246",
}
"""The slots of each seat's board, and the values of those that do not take any."""


def printed(slot: int) -> str:
    """Return the action of a slot and the values that it takes."""
    values = "".join(str(value) for value in range(8) if ACCEPTS[slot] >> value & 1)
    return ACTION_KEYS[ACTION[slot]] + ("" if values == "123456" else f":{values}")


@card(*CARD_KEYS)
@rule("H1.1", "H1.2", "H15.1", "H15.2", "H15.7")
def test_the_market_cards() -> None:
    found = []
    for number in range(CARD.count):
        price, suits = COST[number] or "die", (SUIT_KEYS[CARD_SUIT[number]], SUIT_KEYS[DELIVER_TO[number]])
        line = f"{suits[0]}: {CARD_KEYS[number]} {price} {CARGO_KEYS[number]} {suits[1]}"
        found.append(line + (" slot" if ACTION_KEYS[ACTION[CREW_SLOTS + number]] == "crew" else ""))
    assert found == MARKET.strip().splitlines()


@card("squadron", "union", "smuggler-red", "smuggler-white")
@rule("H6.2", "H16.6", "H16.7", "H16.8", "H16.9", "H16.10", "H16.11", "H16.12", "H17.11", "H17.12", "H17.13")
@rule("H17.15", "H17.16", "H17.17", "H18.12", "H18.16", "H18.17")
@pytest.mark.parametrize("seat", BOARDS)
def test_the_slots_of_a_board(seat: int) -> None:
    slots = Table().slots(seat)
    assert " ".join(printed(slot) for slot in slots) == BOARDS[seat]
    assert [slot for slot in slots if not SOLID[slot]] == slots[-1:]


@rule("H15.6", "H15.7", "H17.9", "H14.3")
def test_the_slots_of_cards_and_ships() -> None:
    cards = [CREW_SLOTS + number for number in range(CARD.count)]
    assert {printed(slot) for slot in cards} == {"crew", "recruit"}
    assert [slot for slot in cards if SOLID[slot]] == [51, 54, 55, 56, 57, 59, 63]
    assert [printed(slot) for slot in cards if SOLID[slot]] == ["crew"] * 7
    assert [printed(slot) for slot in (69, 70, 71)] == ["cutter", "gunship:4", "gunship:6"]
    assert all(SOLID[slot] for slot in (69, 70, 71))
