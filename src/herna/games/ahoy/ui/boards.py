"""Draws what lies in front of each seat: board, dice, Crew, Cargo, plans, pledges and rewards."""

from __future__ import annotations

from itertools import groupby

from herna.games.ahoy.boards import (
    ACCEPTS,
    ACTION,
    ACTION_KEYS,
    AMOUNTS,
    ANY,
    CREW_SLOTS,
    CUTTER_SLOT,
    EVEN,
    FIRST_DIE,
    FIRST_SLOT,
    GRID_SIZE,
    GRID_WIDTH,
    GUNSHIP_SLOT,
    GUNSHIP_SLOT_TOO,
    REWARD_KEYS,
    REWARDS,
    SOLID,
)
from herna.games.ahoy.card import DIE_ACTION, FREE_ACTION, SPEAKING
from herna.games.ahoy.components import (
    ASHORE,
    CARD,
    CUTTER,
    CUTTER_PLAN,
    DIE,
    GUNSHIP,
    GUNSHIP_PLAN,
    PLAN,
    PLEDGE,
    REWARD,
    SLOT,
    SUIT_KEYS,
)
from herna.games.ahoy.market import (
    CARD_SUIT,
    CARGO_KEYS,
    COST,
    DELIVER_TO,
    DIE_COST,
)
from herna.games.ahoy.queries import black_marker, cards_in, grid_of, pledge_pile, white_marker
from herna.games.ahoy.state import ASIDE, DAMAGED, UNPLACED, Ahoy
from herna.games.ahoy.ui.fleet import KEYS
from herna.games.ahoy.ui.scene import Act, Card, Die, Hold, Pledge, Reward, Slot
from herna.kernel.bits import has
from herna.kernel.cover import HIDDEN
from herna.kernel.pile import UNKNOWN


def takes(slot: int) -> str:
    """Return which dice a slot takes: any, even ones, or one value."""
    mask = int(ACCEPTS[slot])
    if mask in (ANY, EVEN):
        return "any" if mask == ANY else "even"
    return str(mask.bit_length() - 1)


def faction_of_die(die: int) -> int:
    """Return the faction whose die it is."""
    return next(board for board in range(len(KEYS)) if die < FIRST_DIE[board + 1])


def slot_of(seen: Ahoy, slot: int) -> Slot:
    """Return one slot with what is on it."""
    die = int(seen.slots[slot])
    there = die >= 0
    return Slot(
        ref=SLOT.ref(slot),
        action=ACTION_KEYS[int(ACTION[slot])],
        takes=takes(slot),
        dashed=SOLID[slot] == 0,
        hurt=die == DAMAGED,
        die=int(seen.dice[die]) if there else 0,
        die_ref=DIE.ref(die) if there else "",
        key=KEYS[faction_of_die(die)] if there else "",
    )


def acts(seen: Ahoy, board: int) -> tuple[Act, ...]:
    """Return the actions of a board, each with its slots."""
    slots = [slot_of(seen, slot) for slot in range(int(FIRST_SLOT[board]), int(FIRST_SLOT[board + 1]))]
    return tuple(Act(key, symbol(key), tuple(found)) for key, found in groupby(slots, lambda one: one.action))


def symbol(action: str) -> str:
    """Return the sign of an action."""
    return "wind" if action == "tailwind" else f"a-{action}"


def dice(seen: Ahoy, board: int) -> tuple[Die, ...]:
    """Return the dice of a board that lie on no slot, those set aside last."""
    mine = range(int(FIRST_DIE[board]), int(FIRST_DIE[board + 1]))
    free = [Die(DIE.ref(die), int(seen.dice[die])) for die in mine if seen.die_at[die] == UNPLACED]
    aside = [Die(DIE.ref(die), int(seen.dice[die]), True) for die in mine if seen.die_at[die] == ASIDE]
    return (*free, *aside)


def card(seen: Ahoy, number: int) -> Card:
    """Return a market card."""
    slotted = has(SPEAKING[DIE_ACTION], number)
    has_slot = slotted or COST[number] == DIE_COST
    return Card(
        ref=CARD.ref(number),
        slots=(slot_of(seen, CREW_SLOTS + number),) if has_slot else (),
        suit=SUIT_KEYS[int(CARD_SUIT[number])],
        to=SUIT_KEYS[int(DELIVER_TO[number])],
        cargo=CARGO_KEYS[number],
        gold=int(COST[number]),
        kind="die" if slotted else "free" if has(SPEAKING[FREE_ACTION], number) else "passive",
    )


def cards(seen: Ahoy, mask: int) -> tuple[Card, ...]:
    """Return the market cards of a mask."""
    return tuple(card(seen, int(number)) for number in cards_in(mask))


def ships(seen: Ahoy) -> tuple[Card, ...]:
    """Return the ship plans in play, with their slots."""
    found = []
    if seen.where[CUTTER] != ASHORE:
        found.append(Card(PLAN.ref(CUTTER_PLAN), (slot_of(seen, CUTTER_SLOT),)))
    if seen.where[GUNSHIP] != ASHORE:
        both = (slot_of(seen, GUNSHIP_SLOT), slot_of(seen, GUNSHIP_SLOT_TOO))
        found.append(Card(PLAN.ref(GUNSHIP_PLAN), both))
    return tuple(found)


def plans(seen: Ahoy) -> tuple[tuple[Card, ...], int]:
    """Return the Union's plans that the viewer knows, and how many more there are."""
    hand = [int(plan) for plan in seen.hand.cards()]
    known = tuple(Card(PLAN.ref(plan)) for plan in hand if plan != UNKNOWN)
    return known, len(hand) - len(known)


def hold(seen: Ahoy, seat: int, holders: list[tuple[str, str]]) -> Hold:
    """Return a Smuggler's Cargo, pledges and rewards; ``holders`` has each region's suit and holder."""
    smuggler = int(grid_of(seen, seat))
    white, black = int(white_marker(seen, smuggler)), int(black_marker(seen, smuggler))
    return Hold(
        cargo=cards(seen, int(seen.cargo[seat])),
        pledges=tuple(pledge(seen, smuggler, pile, holders) for pile in range(2)),
        rewards=tuple(reward(smuggler, cell, white, black) for cell in range(GRID_SIZE)),
        white=(white // GRID_WIDTH, white % GRID_WIDTH),
        black=(black // GRID_WIDTH, black % GRID_WIDTH),
    )


def pledge(seen: Ahoy, smuggler: int, pile: int, holders: list[tuple[str, str]]) -> Pledge:
    """Return one pile: its cards are public, its side is known to its owner alone."""
    squadron = int(seen.sides.at(smuggler))
    side = "" if squadron == HIDDEN else "sq" if pile == squadron else "un"
    under = cards(seen, int(seen.pledges[pledge_pile(smuggler, pile)]))
    worth = (
        sum(holder == side and one.suit == suit for one in under for suit, holder in holders) if side else 0
    )
    return Pledge(PLEDGE.ref(int(pledge_pile(smuggler, pile))), side, under, worth)


def reward(smuggler: int, cell: int, white: int, black: int) -> Reward:
    """Return a space of the rewards grid."""
    row, column = divmod(cell, GRID_WIDTH)
    apart = abs(row - white // GRID_WIDTH) + abs(column - white % GRID_WIDTH)
    ref = REWARD.ref(smuggler * GRID_SIZE + cell)
    return Reward(
        ref, REWARD_KEYS[int(REWARDS[cell])], int(AMOUNTS[cell]), row, column, apart == 1 and cell != black
    )
