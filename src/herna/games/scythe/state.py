"""The position of a game of Scythe: everything that changes while it is played."""

from __future__ import annotations

from typing import final

from herna.games.scythe.components import COMBAT_CARD, ENCOUNTER, FACTORY_CARD, MAX_DIAL, OBJECTIVE
from herna.games.scythe.fight import Fight, cards_place, dial_place
from herna.games.scythe.memory import TurnMemory
from herna.games.scythe.profile import Profile
from herna.kernel.choice import Seat
from herna.kernel.cover import HIDDEN, Cover
from herna.kernel.pile import UNKNOWN, Backs, Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import Grid, Row, i64
from herna.kernel.state import State


@final
class Scythe(State):
    """A game in progress. Sets of spaces, units, cubes and pieces are the bits of a number.

    Copies share the rows that change seldom: all but the tracks, the units and the resources on the board.
    Whoever changes one of these replaces it and never writes into it.
    """

    profile: Profile
    """What the players agreed on."""
    tile: i64
    """The structure bonus tile of this game."""
    active: Seat
    """Whose turn it is."""
    turns: i64
    """Turns completed by all seats together."""
    faction: Row
    """Each seat's faction."""
    mat: Row
    """Each seat's player mat."""
    left: Row
    """The left neighbour of each seat: the one who plays next."""
    right: Row
    """The right neighbour of each seat."""
    power: Row
    """Each seat's power."""
    popularity: Row
    """Each seat's popularity."""
    coins: Row
    """Each seat's coins."""
    section: Row
    """Where each seat's action token stands: a section, the Factory card, or NOWHERE."""
    cubes: Row
    """The cubes each seat has moved, as a set of green boxes."""
    lowered: Grid
    """Cubes on each bottom action, by seat and action."""
    mechs: Row
    """The mechs each seat has deployed, as a set of abilities."""
    recruits: Row
    """The recruits each seat has enlisted, as a set of bottom actions."""
    bonuses: Row
    """The one-time bonuses each seat has taken, as a set."""
    idle: Row
    """Workers each seat still has on its Produce row."""
    at: Row
    """Where each unit is, seat by seat: the character, four mechs, eight workers."""
    fighting: Row
    """The spaces with each seat's character or mechs."""
    working: Row
    """The spaces with each seat's workers."""
    structures: Row
    """Where each structure is, seat by seat."""
    built: Row
    """The spaces with each seat's structures."""
    stars: Grid
    """Stars placed, by seat and goal."""
    goods: Grid
    """Resource tokens, by space and resource."""
    stocked: i64
    """The spaces with resource tokens."""
    tokens: i64
    """The spaces with encounter tokens."""
    factory_card: Row
    """Each seat's Factory card, or NOBODY's."""
    turn: TurnMemory
    """What is remembered of this turn."""
    fight: Fight | None
    """The combat in progress."""
    deck: Pile
    """Combat cards to draw."""
    discard: Pile
    """Combat cards played and paid."""
    hands: list[Pile]
    """Each seat's combat cards."""
    objectives: list[Pile]
    """Each seat's objectives."""
    objective_pile: Pile
    """Objectives that are out of the game, those revealed among them."""
    encounters: Pile
    """Encounter cards; those resolved lie at the bottom."""
    factory: Pile
    """Factory cards on the board."""
    factory_away: Pile
    """Factory cards taken by players or left in the box."""

    def copy(self) -> Scythe:
        """Return a state that can change without changing this one."""
        twin = Scythe(self.seats, self.rng)
        self.copy_kernel(twin)
        self.copy_players(twin)
        self.copy_pieces(twin)
        self.copy_turn(twin)
        self.copy_cards(twin)
        return twin

    def copy_players(self, twin: Scythe) -> None:
        """Copy what belongs to the players and their mats."""
        twin.profile = self.profile
        twin.tile = self.tile
        twin.faction = self.faction
        twin.mat = self.mat
        twin.left = self.left
        twin.right = self.right
        twin.power = self.power[:]
        twin.popularity = self.popularity[:]
        twin.coins = self.coins[:]
        twin.section = self.section
        twin.cubes = self.cubes
        twin.lowered = self.lowered
        twin.mechs = self.mechs
        twin.recruits = self.recruits
        twin.bonuses = self.bonuses
        twin.idle = self.idle

    def copy_pieces(self, twin: Scythe) -> None:
        """Copy what stands and lies on the board."""
        twin.at = self.at[:]
        twin.fighting = self.fighting[:]
        twin.working = self.working[:]
        twin.structures = self.structures
        twin.built = self.built
        twin.stars = self.stars
        twin.goods = self.goods.copy()
        twin.stocked = self.stocked
        twin.tokens = self.tokens
        twin.factory_card = self.factory_card

    def copy_turn(self, twin: Scythe) -> None:
        """Copy what is remembered during a turn."""
        twin.active = self.active
        twin.turns = self.turns
        twin.turn = self.turn.copy()
        twin.fight = None if self.fight is None else self.fight.copy()

    def copy_cards(self, twin: Scythe) -> None:
        """Copy the combat cards, objectives, encounters and Factory cards, in hands and in piles."""
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.objectives = [hand.copy() for hand in self.objectives]
        twin.objective_pile = self.objective_pile.copy()
        twin.encounters = self.encounters.copy()
        twin.factory = self.factory.copy()
        twin.factory_away = self.factory_away.copy()

    def backs(self) -> list[Backs]:
        """Return the four decks' piles."""
        return [
            Backs(COMBAT_CARD, [self.deck, self.discard, *self.hands]),
            Backs(OBJECTIVE, [self.objective_pile, *self.objectives]),
            Backs(ENCOUNTER, [self.encounters]),
            Backs(FACTORY_CARD, [self.factory, self.factory_away]),
        ]

    def covers(self) -> list[Cover]:
        """Return what both sides of a combat have committed."""
        return [] if self.fight is None else [self.fight.secrets]

    def guess(self, rng: Rng) -> None:
        """Let each covered dial and set of cards be one its seat could have chosen."""
        fight = self.fight
        if fight is None:
            return
        values = fight.secrets.values
        for side in range(2):
            seat = fight.seat(side)
            if values[dial_place(side)] == HIDDEN:
                values[dial_place(side)] = rng.below(min(MAX_DIAL, self.power[seat]) + 1)
            if values[cards_place(side)] == HIDDEN:
                values[cards_place(side)] = self.guess_cards(seat, fight.limit(side), rng)

    def guess_cards(self, seat: Seat, limit: i64, rng: Rng) -> i64:
        """Return some of a seat's cards, no more than it may play."""
        hand = self.hands[seat].cards()
        rng.shuffle(hand)
        chosen: i64 = 0
        for i in range(rng.below(min(limit, len(hand)) + 1)):
            if hand[i] != UNKNOWN:
                chosen |= 1 << hand[i]
        return chosen


def fight_of(state: Scythe) -> Fight:
    """Return the combat in progress."""
    assert state.fight is not None
    return state.fight
