"""What is in the box of Ahoy: boards, market cards, plans, regions, rewards, slots, ships and tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from herna.games.ahoy.boards import (
    ACTION,
    ACTION_KEYS,
    AMOUNTS,
    BOARD_OF,
    CREW_SLOTS,
    CUTTER_SLOT,
    GRID_SIZE,
    REWARD_KEYS,
    REWARDS,
)
from herna.games.ahoy.components import (
    CARD,
    CUTTER,
    CUTTER_PLAN,
    DIE,
    FACTION_KEYS,
    FIGURE,
    GUNSHIP,
    GUNSHIP_PLAN,
    PATROLS,
    PLAN,
    PLAN_KEYS,
    PLEDGE,
    REWARD,
    SEAT,
    SLOT,
    STRONGHOLDS,
    SUIT_KEYS,
    TILE,
)
from herna.games.ahoy.market import CARD_KEYS, CARGO_KEYS, COST, DELIVER_TO, DIE_COST
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import SUIT, TILES
from herna.games.ahoy.ui import boards
from herna.games.ahoy.ui.charting import tile_at
from herna.games.ahoy.ui.fleet import KEYS, key_of, symbol_of
from herna.games.ahoy.ui.scene import Act, Die
from herna.i18n.speak import Speaker
from herna.ui.almanac import Almanac, Entry

FIGURE_KEYS: Final = {CUTTER: "ship-cutter", GUNSHIP: "ship-gunship"}
TOKENS: Final = ("comrade-0", "gold-0")
"""What is in the box and is never pointed at."""
FIRST_OF_SUIT: Final = 2


def figure_key(figure: int) -> str:
    """Return what a figure is."""
    if figure < PATROLS:
        return "flagship"
    return FIGURE_KEYS.get(figure, "patrol" if figure < STRONGHOLDS else "stronghold")


def slot_key(slot: int) -> str:
    """Return what a slot is for; the slots of a card are the card."""
    if slot >= CUTTER_SLOT:
        return PLAN_KEYS[CUTTER_PLAN if slot == CUTTER_SLOT else GUNSHIP_PLAN]
    return CARD_KEYS[slot - CREW_SLOTS] if slot >= CREW_SLOTS else f"slot-{ACTION_KEYS[int(ACTION[slot])]}"


class AhoyAlmanac(Almanac[Ahoy]):
    """What is in the box of Ahoy, from boards to tokens, drawn as it lies on the table."""

    wide = frozenset({SEAT.key})

    def kinds(self) -> Iterable[tuple[str, Iterable[str]]]:
        """Return the boards, the cards, the map, what lies on boards, the pieces."""
        yield "almanac-boards", SEAT.refs
        yield "ui-market", CARD.refs
        yield "ui-plans", PLAN.refs
        yield "ui-holds", TILE.refs
        yield "almanac-slots", [SLOT.ref(slot) for slot in range(CREW_SLOTS)]
        yield "ui-rewards", REWARD.refs
        yield "almanac-pieces", [*FIGURE.refs, DIE.ref(0), PLEDGE.ref(0), *TOKENS]

    def key(self, seen: Ahoy, ref: str) -> str:
        """Return what a component is called in the rules."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        if kind in (CARD.key, PLAN.key):
            return (CARD_KEYS if kind == CARD.key else PLAN_KEYS)[index]
        if kind == SEAT.key:
            return FACTION_KEYS[int(seen.boards[index])] if index < seen.seats else ""
        if kind == REWARD.key:
            return f"reward-{REWARD_KEYS[int(REWARDS[index % GRID_SIZE])]}"
        if kind == TILE.key:
            return f"tile-{TILES[index].key}"
        if kind in (FIGURE.key, SLOT.key):
            return figure_key(index) if kind == FIGURE.key else slot_key(index)
        return kind if kind in (DIE.key, PLEDGE.key) or ref in TOKENS else ""

    def name(self, entry: Entry, speaker: Speaker) -> str:
        """Return what a thing is called; of a suit's two regions the one found first is not known here."""
        kind, _, number = entry.ref.rpartition("-")
        if kind != TILE.key:
            return super().name(entry, speaker)
        tile = int(number)
        suit = speaker.say("isle", n=2 * int(SUIT[tile]))
        return speaker.say("almanac-tile", isle=suit, n=tile % FIRST_OF_SUIT + 1)

    def specimen(self, seen: Ahoy, ref: str) -> object:
        """Return a component as it is drawn at the table, empty."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        if kind in (SEAT.key, SLOT.key):
            board = int(seen.boards[index] if kind == SEAT.key else BOARD_OF[index])
            acts = boards.acts(self.box, board)
            shown = acts if kind == SEAT.key else next(act for act in acts if holds(act, ref))
            return KEYS[board], FACTION_KEYS[board].partition("-")[0], shown
        if kind == CARD.key:
            return boards.card(self.box, index)
        if kind == TILE.key:
            return tile_at(index, 0, 0)
        if kind == REWARD.key:
            return boards.reward(0, index % GRID_SIZE, 0, 0)
        return (symbol_of(seen, index), key_of(seen, index)) if kind == FIGURE.key else Die(ref, 6)

    def facts(self, seen: Ahoy, ref: str, speaker: Speaker) -> list[str]:
        """Return what a card costs and where its Cargo goes, a region's suit, or how much a reward gives."""
        kind, _, number = ref.rpartition("-")
        index = int(number)
        if kind == CARD.key:
            return card_facts(index, speaker)
        if kind == TILE.key:
            return [speaker.say(f"ui-suit-{SUIT_KEYS[int(SUIT[index])]}")]
        if kind == REWARD.key:
            what = REWARDS[index % GRID_SIZE]
            found = {int(AMOUNTS[cell]) for cell in range(GRID_SIZE) if REWARDS[cell] == what}
            amounts = ", ".join(str(amount) for amount in sorted(found))
            return [speaker.say("almanac-amounts", amounts=amounts)] if len(found) > 1 else []
        return []


def holds(act: Act, ref: str) -> bool:
    """Whether a slot belongs to an action."""
    return any(slot.ref == ref for slot in act.slots)


def card_facts(card: int, speaker: Speaker) -> list[str]:
    """Return a card's price, and what its Cargo is and where it goes."""
    price = int(COST[card])
    paid = "ui-price-die" if price == DIE_COST else "ui-price-gold"
    cargo = speaker.say(f"cargo-{CARGO_KEYS[card]}")
    suit = speaker.say(f"ui-suit-{SUIT_KEYS[int(DELIVER_TO[card])]}")
    return [speaker.say(paid, n=price), speaker.say("ui-cargo-note", cargo=cargo, suit=suit)]
