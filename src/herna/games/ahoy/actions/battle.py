"""Battle: plans, Cannons, dice, and who has won (H11)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.boards import CANNON_SLOTS
from herna.games.ahoy.card import CREW, PLANS, VICTORS, Win
from herna.games.ahoy.changes import play_plan
from herna.games.ahoy.components import (
    CLOSE_CALL,
    CUTTER,
    DIE,
    FIGURE,
    GUNSHIP,
    NOBODY,
    PATROLS,
    PIPS,
    SECRET_WEAPON,
    SLOT,
    STRONGHOLDS,
)
from herna.games.ahoy.faction import FACTION
from herna.games.ahoy.market import FIGHTERS, GROGMASTER
from herna.games.ahoy.queries import aboard, hull, owner
from herna.games.ahoy.state import (
    BONUS,
    DAMAGED,
    DICE,
    DUEL_WIDTH,
    FIGHTER,
    ROLL,
    SHOT,
    Ahoy,
)
from herna.games.ahoy.verbs import FACE, FIRE, FIRST_CARD, FIRST_PLAN, FIRST_WIN, GROG, PLAY
from herna.kernel.choice import CHANCE, PASS, Choice, Option, Seat, or_pass
from herna.kernel.order import AnyOrder
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask, Step

STRONGHOLD_BONUS: Final = 2
GUNSHIP_BONUS: Final = 3
FIGHTERS_BONUS: Final = 1

BATTLE_DIE: Final = Choice(CHANCE, "battle-die", FACE.up_to(PIPS))


def engage(
    state: Ahoy, attacker: i64, defender: i64, space: i64, fought: Step[Any], skipped: Step[Any]
) -> None:
    """Begin a battle between two figures; go on with one step or the other."""
    state.tell("battle", owner(state, attacker), FIGURE.ref(attacker), FIGURE.ref(defender))
    enter(state, 0, attacker)
    enter(state, 1, defender)
    union = state.union
    if union in (owner(state, attacker), owner(state, defender)):
        side = 0 if owner(state, attacker) == union else 1
        state.do(BattlePlans(union, side, space, fought, skipped))
    else:
        clash(state, space, fought)


def enter(state: Ahoy, side: i64, figure: i64) -> None:
    """Put a figure on one side of the battle, with what it adds by itself."""
    bonus: i64 = FIGHTERS_BONUS if aboard(state, owner(state, figure), FIGHTERS) else 0
    if STRONGHOLDS <= figure < CUTTER:
        bonus += STRONGHOLD_BONUS
    elif figure == GUNSHIP:
        bonus += GUNSHIP_BONUS
    first = side * DUEL_WIDTH
    state.duel[first + FIGHTER] = figure
    state.duel[first + DICE] = 1
    state.duel[first + ROLL] = 0
    state.duel[first + SHOT] = 0
    state.duel[first + BONUS] = bonus


def disengage(state: Ahoy) -> None:
    """Nobody fights any more."""
    state.duel[FIGHTER] = NOBODY
    state.duel[DUEL_WIDTH + FIGHTER] = NOBODY


@final
class BattlePlans(Ask[Ahoy]):
    """The Union may play plans at the start of its battle, any number of them (H11.4)."""

    def __init__(self, seat: Seat, side: i64, space: i64, fought: Step[Any], skipped: Step[Any]) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.space: Final = space
        self.fought: Final = fought
        self.skipped: Final = skipped

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a plan; even without one, lest silence tell what is in the hand."""
        options = room(5)
        for card in state.hand.cards():
            if card >= 0 and PLANS[card].in_battle:
                options = append(options, PLAY.of(card))
        return Choice(self.seat, "battle-plan", or_pass(options), always=state.hand.size() > 0)

    def take(self, state: Ahoy, option: Option) -> None:
        """Play it: Close Call calls the battle off, others strengthen the Union's side."""
        if option == PASS:
            clash(state, self.space, self.fought)
            return
        card = PLAY.target(option)
        play_plan(state, card)
        first = self.side * DUEL_WIDTH
        if card == CLOSE_CALL:
            state.tell("called-off", self.seat)
            disengage(state)
            state.do(self.skipped)
            return
        if card == SECRET_WEAPON:
            state.duel[first + DICE] = 2
        else:
            state.duel[first + BONUS] += state.ready
        state.do(self)


def clash(state: Ahoy, space: i64, fought: Step[Any]) -> None:
    """Let both sides fire, roll, reroll; then decide, and go on."""
    state.do(Verdict(space), fought)
    for side in (1, 0):
        fighter = state.duel[side * DUEL_WIDTH + FIGHTER]
        if fighter < PATROLS and aboard(state, fighter, GROGMASTER):
            state.do(Reroll(fighter, side))
    for side in (1, 0):
        if state.duel[side * DUEL_WIDTH + DICE] > 1:
            state.do(ROLLS[side])
        state.do(ROLLS[side])
    for side in (1, 0):
        fighter = state.duel[side * DUEL_WIDTH + FIGHTER]
        if fighter != CUTTER:
            state.do(FireCannons(owner(state, fighter), side))


@final
@mypyc_attr(free_list_len=1)
class FireCannons(Ask[Ahoy]):
    """Turn down one Cannons die by any amount, to add that much to the roll (H11.4, H16.8)."""

    def __init__(self, seat: Seat, side: i64) -> None:
        super().__init__(seat)
        self.side: Final = side

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a die and an amount."""
        options = room(12)
        for slot in CANNON_SLOTS[state.boards[self.seat]]:
            die = state.slots[slot]
            if die >= 0:
                for amount in range(1, state.dice[die]):
                    options = append(options, FIRE.of(die, amount))
        return Choice(self.seat, "fire", or_pass(options))

    def take(self, state: Ahoy, option: Option) -> None:
        """Fire."""
        if option != PASS:
            die, amount = FIRE.target(option), FIRE.value(option)
            state.dice[die] -= amount
            state.duel[self.side * DUEL_WIDTH + SHOT] = amount
            state.tell("fired", self.seat, DIE.ref(die), n=amount)


@final
class RollBattleDie(Ask[Ahoy]):
    """Roll a battle die for one side."""

    def __init__(self, side: i64) -> None:
        super().__init__(CHANCE)
        self.side: Final = side

    def choice(self, state: Ahoy) -> Choice:
        """Ask chance."""
        return BATTLE_DIE

    def take(self, state: Ahoy, option: Option) -> None:
        """Add the face."""
        first = self.side * DUEL_WIDTH
        state.duel[first + ROLL] += FACE.value(option)
        state.tell("rolled", owner(state, state.duel[first + FIGHTER]), n=FACE.value(option))


ROLLS: Final = (RollBattleDie(0), RollBattleDie(1))


@final
class Reroll(Ask[Ahoy]):
    """The Grogmaster takes one damage to roll again; the new result stands (H24.21)."""

    def __init__(self, seat: Seat, side: i64) -> None:
        super().__init__(seat)
        self.side: Final = side

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the slot to damage."""
        return Choice(self.seat, "grog", or_pass(GROG.each(hull(state, self.seat))))

    def take(self, state: Ahoy, option: Option) -> None:
        """Pay, and roll anew."""
        if option != PASS:
            first = self.side * DUEL_WIDTH
            state.slots[GROG.target(option)] = DAMAGED
            state.tell("rerolled", self.seat, SLOT.ref(GROG.target(option)))
            state.duel[first + ROLL] = 0
            if state.duel[first + DICE] > 1:
                state.do(ROLLS[self.side])
            state.do(ROLLS[self.side])


@final
class Verdict(Step[Ahoy]):
    """The higher total wins; the attacker wins ties (H11.4)."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def run(self, state: Ahoy) -> None:
        """Compare, and let the winner reap."""
        duel = state.duel
        attack = duel[ROLL] + duel[SHOT] + duel[BONUS]
        defence = duel[DUEL_WIDTH + ROLL] + duel[DUEL_WIDTH + SHOT] + duel[DUEL_WIDTH + BONUS]
        side: i64 = 0 if attack >= defence else 1
        victor = duel[side * DUEL_WIDTH + FIGHTER]
        beaten = duel[(1 - side) * DUEL_WIDTH + FIGHTER]
        armed = duel[side * DUEL_WIDTH + DICE] > 1
        win = Win(owner(state, victor), victor, owner(state, beaten), beaten, self.space)
        state.tell("won", win.winner, FIGURE.ref(victor), FIGURE.ref(beaten), n=max(attack, defence))
        disengage(state)
        reap(state, win, armed)


def reap(state: Ahoy, win: Win, armed: bool) -> None:
    """Resolve the victory option and what Crew and Secret Weapon add; the active seat sets the order."""
    waiting: list[tuple[Option, Step[Any]]] = [(FIRST_WIN.of(), Spoils(win))]
    if state.crew[win.winner] != 0:
        for card in VICTORS:
            if aboard(state, win.winner, card):
                step = CREW[card].after_victory(state, win)
                if step is not None:
                    waiting.append((FIRST_CARD.of(card), StillAboard(win.winner, card, step)))
    if armed:
        extra = PLANS[SECRET_WEAPON].after_victory(win)
        waiting.append((FIRST_PLAN.of(SECRET_WEAPON), extra))
    if len(waiting) == 1:
        state.do(waiting[0][1])
    else:
        state.do(AnyOrder(state.active, tuple(waiting)))


@final
class StillAboard(Step[Ahoy]):
    """What a Crew card adds, unless the card has left its Crew while this waited (H11.22)."""

    def __init__(self, seat: Seat, card: i64, step: Step[Any]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.step: Final = step

    def run(self, state: Ahoy) -> None:
        """Let the card speak, if it is still there."""
        if aboard(state, self.seat, self.card):
            state.do(self.step)


@final
class Spoils(Ask[Ahoy]):
    """The winner may resolve one victory option of the own board (H11.8, H11.21)."""

    def __init__(self, win: Win) -> None:
        super().__init__(win.winner)
        self.win: Final = win

    def choice(self, state: Ahoy) -> Choice:
        """Ask which."""
        options = FACTION[state.boards[self.seat]].spoils(state, self.win, room(4))
        return Choice(self.seat, "spoils", or_pass(options), FIGURE.ref(self.win.beaten))

    def take(self, state: Ahoy, option: Option) -> None:
        """Resolve it."""
        if option != PASS:
            FACTION[state.boards[self.seat]].take_spoils(state, self.win, option)
