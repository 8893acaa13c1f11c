"""What tests say to answer a question: ``step 1,0``, ``slot sail``, ``fight patrol``, or a plain code."""

from __future__ import annotations

from herna.games.ahoy.boards import ACTION, ACTION_KEYS, CREW_SLOTS, GRID_SIZE, GRID_WIDTH
from herna.games.ahoy.components import CUTTER, GUNSHIP, PATROLS, PLAN_KEYS, STRONGHOLDS, WHITE, cell
from herna.games.ahoy.market import CARD_KEYS
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import TILES
from herna.games.ahoy.verbs import VERBS
from herna.kernel.choice import Choice, Option

TILE_KEYS = [tile.key for tile in TILES]
FACTIONS = ("squadron", "union", "red", "white")
WINS = ("plunder", "two-hits", "drive-out", "put-ashore", "slip-away", "rewarded")

ON_SPACES = ("start", "step", "witch", "jump", "carry", "volley", "push", "deploy", "island", "land", "build")
ON_CELLS = ("explore", "lay", "carry-off", "turn")
ON_FIGURES = ("fight", "bribe", "strike", "command", "remove")
ON_SLOTS = ("slot", "damage", "fix", "grog")
ON_DICE = ("die", "aside", "shift")
WITH_NUMBERS = ("face", "change", "count", "spend")


def meant(state: Ahoy, asked: Choice, word: str) -> Option:
    """Return the option that some words mean; those about a component must be among the options."""
    verb, _, about = word.partition(" ")
    if "." in verb or (not about and verb not in ON_DICE):
        return VERBS.parse(verb)
    if verb in WITH_NUMBERS:
        return VERBS.parse(f"{verb}.x{about}")
    if verb == "win":
        return VERBS.parse(f"win.x{WINS.index(about)}")
    if verb in (*ON_SPACES, *ON_CELLS, "marker"):
        return VERBS.parse(f"{verb}.{spot(state, asked, verb, about)}")
    for option in asked.options:
        each = VERBS.verb(option)
        if each.key == verb and about in ("", *names(state, option)):
            return option
    codes = [VERBS.code(option) for option in asked.options]
    raise LookupError(f"{word!r} is not offered at {asked.prompt!r}: {codes}")


def spot(state: Ahoy, asked: Choice, verb: str, about: str) -> str:
    """Return the code of a place by its row and column: a space, a cell and its turn, or a reward."""
    place, _, turn = about.partition(" R")
    row, column = (int(number) for number in place.split(","))
    if verb == "marker":
        grid = GRID_SIZE if state.boards[asked.seat] == WHITE else 0
        return str(grid + GRID_WIDTH * row + column)
    if verb in ON_SPACES:
        return str(state.chart.at(cell(row, column)))
    return f"{cell(row, column)}.x{turn}" if turn else str(cell(row, column))


def names(state: Ahoy, option: Option) -> list[str]:
    """Return the words that an option's target goes by."""
    verb = VERBS.verb(option)
    target = int(verb.target(option))
    if verb.key in ON_DICE:
        return [str(state.dice[target])]
    if verb.key == "fire":
        return [str(verb.value(option)), f"{state.dice[target]} by {verb.value(option)}"]
    if verb.key in ON_FIGURES:
        return [figure_name(state, target)]
    if verb.key in ON_SLOTS:
        return [slot_name(target)]
    keys = {"plan": PLAN_KEYS, "first-plan": PLAN_KEYS, "raise": TILE_KEYS, "pledge": ("0", "1", "0", "1")}
    return [keys.get(verb.key, CARD_KEYS)[target]]


def slot_name(slot: int) -> str:
    """Return what a slot is called: its action, or its card."""
    on_card = CREW_SLOTS <= slot < CREW_SLOTS + len(CARD_KEYS)
    return CARD_KEYS[slot - CREW_SLOTS] if on_card else ACTION_KEYS[ACTION[slot]]


def figure_name(state: Ahoy, figure: int) -> str:
    """Return what a figure is called."""
    if figure < PATROLS:
        return FACTIONS[state.boards[figure]]
    if figure >= CUTTER:
        return "gunship" if figure == GUNSHIP else "cutter"
    return "patrol" if figure < STRONGHOLDS else "stronghold"


def slot_of(key: str) -> int:
    """Return the slot on a market card."""
    return CREW_SLOTS + CARD_KEYS.index(key)
