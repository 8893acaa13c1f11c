"""Battle: plans, Cannons, dice, and who has won (H11)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.speaking import Waiting, hear, let_speak
from herna.games.ahoy.boards import CANNON_SLOTS
from herna.games.ahoy.card import (
    AFTER_ROLL,
    AFTER_VICTORY,
    AFTER_WINNING,
    BATTLE_BONUS,
    CREW,
    PLANNED,
    PLANS,
    PLAY_IN_BATTLE,
    Win,
    listeners,
    plans_in_hand,
)
from herna.games.ahoy.changes import play_plan
from herna.games.ahoy.components import CUTTER, DIE, FIGURE, GUNSHIP, PATROLS, PIPS, STRONGHOLDS
from herna.games.ahoy.duel import ATTACKER, DEFENDER, Duel, Side
from herna.games.ahoy.faction import faction
from herna.games.ahoy.queries import owner
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import FACE, FIRE, FIRST_PLAN, FIRST_WIN, PLAY
from herna.kernel.bits import places
from herna.kernel.choice import CHANCE, PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask, Step

STRONGHOLD_BONUS: Final = 2
GUNSHIP_BONUS: Final = 3

BATTLE_DIE: Final = Choice(CHANCE, "battle-die", FACE.up_to(PIPS))


def engage(
    state: Ahoy, attacker: i64, defender: i64, space: i64, fought: Step[Any], skipped: Step[Any]
) -> None:
    """Begin a battle between two figures; go on with one step or the other."""
    state.tell("battle", owner(state, attacker), FIGURE.ref(attacker), FIGURE.ref(defender))
    state.duel = Duel(enlisted(state, attacker), enlisted(state, defender))
    union = state.union
    if owner(state, attacker) == union:
        state.do(BattlePlans(union, ATTACKER, space, fought, skipped))
    elif owner(state, defender) == union:
        state.do(BattlePlans(union, DEFENDER, space, fought, skipped))
    else:
        clash(state, space, fought)


def enlisted(state: Ahoy, figure: i64) -> Side:
    """Return a figure's side of the battle, with what it and its owner's Crew add by themselves."""
    seat = owner(state, figure)
    bonus: i64 = 0
    if listeners(state, seat, BATTLE_BONUS) != 0:
        for card in places(listeners(state, seat, BATTLE_BONUS)):
            bonus += CREW[card].battle_bonus(state, seat)
    if STRONGHOLDS <= figure < CUTTER:
        bonus += STRONGHOLD_BONUS
    elif figure == GUNSHIP:
        bonus += GUNSHIP_BONUS
    return Side(figure, dice=1, bonus=bonus)


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
        options = PLAY.each(plans_in_hand(state, PLAY_IN_BATTLE))
        return Choice(self.seat, "battle-plan", or_pass(options), always=state.hand.size() > 0)

    def take(self, state: Ahoy, option: Option) -> None:
        """Play it; then the next, unless it has called the battle off."""
        if option == PASS:
            clash(state, self.space, self.fought)
            return
        card = PLAY.target(option)
        play_plan(state, card)
        state.duel = state.duel.put(self.side, state.duel.side(self.side).with_plan(card))
        if PLANS[card].play_in_battle(state, self.seat, self.side):
            state.do(self)
        else:
            state.tell("called-off", self.seat)
            state.duel = state.duel.over()
            state.do(self.skipped)


def clash(state: Ahoy, space: i64, fought: Step[Any]) -> None:
    """Let both sides fire and roll, then Crew speak; then decide, and go on."""
    for side in (ATTACKER, DEFENDER):
        fighter = state.duel.side(side).fighter
        if fighter != CUTTER:
            state.then(FireCannons(owner(state, fighter), side))
    roll(state, ATTACKER)
    roll(state, DEFENDER)
    for side in (ATTACKER, DEFENDER):
        fighter = state.duel.side(side).fighter
        if fighter < PATROLS and listeners(state, fighter, AFTER_ROLL) != 0:
            waiting: Waiting = []
            for card in places(listeners(state, fighter, AFTER_ROLL)):
                hear(waiting, fighter, card, CREW[card].after_roll(state, fighter, side))
            let_speak(state, waiting)
    state.then(Verdict(space))
    state.then(fought)


def roll(state: Ahoy, side: i64) -> None:
    """Let a side roll all its dice."""
    for _die in range(state.duel.side(side).dice):
        state.then(ROLLS[side])


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
        """Turn the Cannons die down and add as much to the roll; the die keeps its new value (H11.5)."""
        if option != PASS:
            die, amount = FIRE.target(option), FIRE.value(option)
            state.dice[die] -= amount
            state.duel = state.duel.put(self.side, state.duel.side(self.side).fired(amount))
            state.tell("fired", self.seat, DIE.ref(die), n=amount)


@final
class RollBattleDie(Ask[Ahoy]):
    """Roll a battle die for one side."""

    def __init__(self, side: i64) -> None:
        super().__init__(CHANCE)
        self.side: Final = side

    def choice(self, state: Ahoy) -> Choice:
        """Leave it to chance which of the six faces comes up."""
        return BATTLE_DIE

    def take(self, state: Ahoy, option: Option) -> None:
        """Add the face to what this side has rolled; some cards let a side roll two dice."""
        side = state.duel.side(self.side)
        state.duel = state.duel.put(self.side, side.rolled(FACE.value(option)))
        state.tell("rolled", owner(state, side.fighter), n=FACE.value(option))


ROLLS: Final = (RollBattleDie(ATTACKER), RollBattleDie(DEFENDER))


@final
class Verdict(Step[Ahoy]):
    """The higher total wins; the attacker wins ties (H11.4)."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def run(self, state: Ahoy) -> None:
        """Compare, and let the winner reap."""
        duel = state.duel
        ahead = duel.leader()
        won, lost = duel.side(ahead), duel.side(DEFENDER if ahead == ATTACKER else ATTACKER)
        win = Win(
            owner(state, won.fighter), won.fighter, owner(state, lost.fighter), lost.fighter, self.space
        )
        state.tell("won", win.winner, FIGURE.ref(win.victor), FIGURE.ref(win.beaten), n=won.total())
        state.duel = duel.over()
        reap(state, win, won.plans)


def reap(state: Ahoy, win: Win, plans: i64) -> None:
    """Resolve the victory option and what Crew and the winner's plans add; the active seat sets the order."""
    waiting: Waiting = [(FIRST_WIN.of(), faction(state, win.winner).after_victory(state, win))]
    if listeners(state, win.winner, AFTER_VICTORY) != 0:
        for card in places(listeners(state, win.winner, AFTER_VICTORY)):
            hear(waiting, win.winner, card, CREW[card].after_victory(state, win))
    for plan in places(plans & PLANNED[AFTER_WINNING]):
        step = PLANS[plan].after_winning(state, win)
        if step is not None:
            waiting.append((FIRST_PLAN.of(plan), step))
    let_speak(state, waiting)
