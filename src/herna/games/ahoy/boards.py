"""The four player boards: slots for dice, what each takes, and the rewards grid (H16-H18, H26)."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.components import CARD, RED, SLOT, SQUADRON, UNION, WHITE
from herna.kernel.rows import Row, i64, vec

# What placing a die on a slot does.
SAIL: Final = 0
TAILWIND: Final = 1
CANNONS: Final = 2
REPAIR: Final = 3
ORDER: Final = 4
BOMBARD: Final = 5
DEPLOY: Final = 6
ASSEMBLE: Final = 7
INSPIRE: Final = 8
RALLY: Final = 9
FULL_SAIL: Final = 10
NEGOTIATE: Final = 11
CREW_ACTION: Final = 12
RECRUIT_COST: Final = 13
CUTTER_SAIL: Final = 14
GUNSHIP_SAIL: Final = 15

ACTION_KEYS: Final = (
    "sail",
    "tailwind",
    "cannons",
    "repair",
    "order",
    "bombard",
    "deploy",
    "assemble",
    "inspire",
    "rally",
    "full-sail",
    "negotiate",
    "crew",
    "recruit",
    "cutter",
    "gunship",
)

ANY: Final = 0b1111110
EVEN: Final = 0b1010100
"""Die values that a slot takes, as a mask: bit 4 for a four."""


def just(value: int) -> int:
    """Return the mask of a slot with one printed value."""
    return 1 << value


BOARDS: Final = (
    (
        *((SAIL, ANY),) * 4,
        *((TAILWIND, ANY),) * 2,
        (ORDER, just(3)),
        (CANNONS, just(5)),
        (CANNONS, just(6)),
        (BOMBARD, just(4)),
        (DEPLOY, ANY),
        (REPAIR, just(2)),
    ),
    (
        *((SAIL, ANY),) * 4,
        *((TAILWIND, ANY),) * 2,
        (ASSEMBLE, just(1)),
        (CANNONS, ANY),
        (INSPIRE, just(6)),
        (RALLY, just(6)),
        (REPAIR, EVEN),
    ),
    *(
        (
            *((SAIL, ANY),) * 3,
            (FULL_SAIL, ANY),
            (TAILWIND, ANY),
            (CANNONS, ANY),
            (NEGOTIATE, EVEN),
            (REPAIR, EVEN),
        ),
    )
    * 2,
)
"""The slots of each board: the action and the values taken."""

FIRST_SLOT: Final = vec[i64]([0, 12, 23, 31, 39])
"""Where each board's slots begin; the last number is where they end."""

CREW_SLOTS: Final = 39
"""The slot of market card ``c`` is ``CREW_SLOTS + c``: for its action, or for the die it costs."""
CUTTER_SLOT: Final = 69
GUNSHIP_SLOT: Final = 70
GUNSHIP_SLOT_TOO: Final = 71

FIRST_DIE: Final = vec[i64]([0, 5, 9, 13, 17])
"""Where each board's dice begin; the last number is where they end."""

PRINTED: Final = [
    *[slot for board in (SQUADRON, UNION, RED, WHITE) for slot in BOARDS[board]],
    *((RECRUIT_COST, ANY),) * CARD.count,
    (CUTTER_SAIL, ANY),
    (GUNSHIP_SAIL, just(4)),
    (GUNSHIP_SAIL, just(6)),
]

ACTION: Final = vec[i64]([action for action, _ in PRINTED])
"""What a die on each slot does; Crew with an action for a die says so itself (``card.read_cards``)."""
ACCEPTS: Final = vec[i64]([accepts for _, accepts in PRINTED])
"""The values that each slot takes."""


def accepts(slot: i64, value: i64) -> bool:
    """Whether a slot takes dice that show this value (H6.2)."""
    return ACCEPTS[slot] >> value & 1 != 0


SOLID: Final = vec[i64]([int(action not in (REPAIR, RECRUIT_COST)) for action, _ in PRINTED])
"""1 for slots that can be damaged, 0 for those drawn dashed (H14.3)."""
BOARD_OF: Final = vec[i64](
    [board for board in (SQUADRON, UNION, RED, WHITE) for _slot in BOARDS[board]]
    + [-1] * (SLOT.count - CREW_SLOTS)
)
"""Whose board each slot is on; -1 for cards."""


def twins() -> Row:
    """Mark each slot that is printed just like the one before it on the same board."""
    return vec[i64](
        [
            int(
                0 < slot < CREW_SLOTS
                and BOARD_OF[slot] == BOARD_OF[slot - 1]
                and PRINTED[slot] == PRINTED[slot - 1]
            )
            for slot in range(SLOT.count)
        ]
    )


TWIN: Final = twins()
"""1 for a slot that does what the one before it does: of several free twins only the first is offered."""

CANNON_SLOTS: Final = [
    vec[i64]([slot for slot in range(CREW_SLOTS) if BOARD_OF[slot] == board and ACTION[slot] == CANNONS])
    for board in (SQUADRON, UNION, RED, WHITE)
]
"""The Cannons of each board."""

# The rewards grid.
NO_REWARD: Final = 0
FAME: Final = 1
PAY: Final = 2
SPEND: Final = 3
FAME_AND_WEALTH: Final = 4
MOVE: Final = 5
MOVE_IN_PEACE: Final = 6
FREE_TAILWIND: Final = 7
FREE_RECRUIT: Final = 8
REPAIR_ALL: Final = 9
REPAIR_FOR_FAME: Final = 10
ADD_TILE: Final = 11

REWARD_KEYS: Final = (
    "start",
    "fame",
    "gold",
    "spend",
    "fame-and-wealth",
    "move",
    "move-in-peace",
    "free-tailwind",
    "recruit",
    "repair-all",
    "repair-for-fame",
    "add-tile",
)

BLACK: Final = 2
"""Black markers come after the two white ones."""

GRID_WIDTH: Final = 5
GRID_SIZE: Final = 25
CENTRE: Final = 12

GRID: Final = (
    ((SPEND, 5), (MOVE, 2), (FAME, 2), (FREE_RECRUIT, 1), (FAME_AND_WEALTH, 4)),
    ((FREE_RECRUIT, 1), (FREE_TAILWIND, 0), (PAY, 1), (FAME, 1), (REPAIR_ALL, 0)),
    ((PAY, 2), (FAME, 1), (NO_REWARD, 0), (ADD_TILE, 1), (FAME, 2)),
    ((FREE_TAILWIND, 0), (MOVE_IN_PEACE, 2), (FREE_RECRUIT, 1), (PAY, 2), (MOVE, 2)),
    ((FAME, 3), (PAY, 2), (FAME, 2), (PAY, 1), (REPAIR_FOR_FAME, 1)),
)
"""The rewards, row by row: what, and how much of it."""

REWARDS: Final = vec[i64]([what for line in GRID for what, _ in line])
AMOUNTS: Final = vec[i64]([amount for line in GRID for _, amount in line])
