"""Secrecy, proven by playing worlds side by side that a viewer cannot tell apart.

The real game and a world sampled from what a viewer sees are given the same answers. As long as the viewer
is shown nothing new, both must look the same to it: any difference tells a secret. Who is asked what, when
and how often is part of the look, and so is whether the viewer may take an answer back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from herna.kernel.choice import CHANCE, TABLE, Choice, Option, Seat
from herna.kernel.cover import Cover
from herna.kernel.dump import Plain, dump
from herna.kernel.engine import MAX_RUN, roll, settle, take
from herna.kernel.game import Game
from herna.kernel.pile import knows
from herna.kernel.rng import Rng
from herna.kernel.seal import Knowledge, betrays
from herna.kernel.state import State
from herna.kernel.view import redact, sample
from herna.sim.checks import differing


@dataclass
class Twins:
    """The real game and another world, alike to one viewer."""

    game: Game[Any]
    viewer: Seat
    real: State
    other: State
    kept: tuple[bool, ...] = ()
    """Whether the viewer may take the last answer back, in either world."""

    def look(self) -> list[str]:
        """Compare what the viewer sees of both: position, story, who is asked, what may be taken back."""
        one, two = seen_by(self.viewer, self.real), seen_by(self.viewer, self.other)
        if one != two:
            return [f"what {self.viewer} cannot know shows in: {differing(one, two)}"]
        if len(set(self.kept)) > 1:
            asked = self.real.pending
            before = "" if asked is None else f" before {asked.prompt!r}"
            return [f"what {self.viewer} cannot know shows in: what may be taken back{before}"]
        return []


def twins(game: Game[Any], state: State, viewer: Seat, rng: Rng) -> Twins:
    """Return a game and a world that look the same to a viewer, with the same luck to come."""
    real = state.copy()
    other = sample(redact(state, viewer), rng)
    other.rng = state.rng.copy()
    for world in (real, other):
        world.pending = None
        world.story = []
        settle(world)
    return Twins(game, viewer, real, other)


def seen_by(viewer: Seat, state: State) -> dict[str, Plain]:
    """Return everything a viewer sees, with what was told since the worlds are played side by side."""
    found = dump(redact(state, viewer))
    assert isinstance(found, dict)
    return found


def is_half_told(state: State, viewer: Seat) -> bool:
    """Whether a step holds answers that only its seat knows yet; they will show, and by rights."""
    return any(dump(step.redacted(viewer)) != dump(step) for step in state.stack)


def known(state: State, viewer: Seat) -> list[object]:
    """Return everything a viewer has been shown: which cards, and which covered numbers."""
    cards: list[object] = [
        sorted(card for card, mask in backs.knowledge().items() if knows(mask, viewer))
        for backs in state.backs()
    ]
    numbers: list[object] = [[knows(mask, viewer) for mask in cover.known] for cover in state.covers()]
    return cards + numbers


def alike(one: Choice | None, two: Choice | None) -> bool:
    """Whether the same seat is asked the same question in both worlds."""
    if one is None or two is None:
        return one is two
    return one.seat == two.seat and one.prompt == two.prompt


def step_together(pair: Twins, rng: Rng) -> bool:
    """Give both worlds an answer the viewer cannot tell apart; return whether they can still be compared."""
    one, two = pair.real.pending, pair.other.pending
    if one is None or two is None or not alike(one, two):
        return False
    found = same_answer(pair, one, two, rng)
    if found is None:
        return False
    before = known(pair.real, pair.viewer), known(pair.other, pair.viewer)
    pair.kept = tuple(
        may_take_back(pair, world, index) for world, index in zip((pair.real, pair.other), found, strict=True)
    )
    after = known(pair.real, pair.viewer), known(pair.other, pair.viewer)
    return before == after


def may_take_back(pair: Twins, world: State, index: int) -> bool:
    """Answer, go on to the next question, and say whether the viewer is offered to take the answer back."""
    asked = world.pending
    assert asked is not None
    before = Knowledge(world)
    take(world, index)
    settle(world)
    if asked.seat != pair.viewer or world.pending is None:
        return False
    return not before.grew(Knowledge(world)) and not betrays(world, asked.seat, pair.game.verbs)


def same_answer(pair: Twins, one: Choice, two: Choice, rng: Rng) -> tuple[int, int] | None:
    """Pick an answer that is possible in both worlds, or two about cards that the viewer does not know."""
    options, others = list(one.options), list(two.options)
    index = int(rng.below(len(options)))
    if options[index] in others:
        return index, others.index(options[index])
    verb = pair.game.verbs.verb(options[index])
    if not is_secret(pair, pair.real, options[index]):
        return None
    for place, option in enumerate(others):
        if pair.game.verbs.verb(option) is verb and is_secret(pair, pair.other, option):
            return index, place
    return None


def is_secret(pair: Twins, world: State, option: Option) -> bool:
    """Whether an answer is about a card that the viewer does not know."""
    verb = pair.game.verbs.verb(option)
    for backs in world.backs():
        if verb.kind is backs.kind:
            mask = backs.knowledge().get(int(verb.target(option)))
            return mask is not None and not knows(mask, pair.viewer)
    return False


def leaks(game: Game[Any], state: State, viewer: Seat, rng: Rng, steps: int = 12) -> list[str]:
    """Play two worlds side by side that a viewer cannot tell apart, and report what tells them apart."""
    if is_half_told(state, viewer):
        return []
    pair = twins(game, state, viewer, rng)
    found = pair.look()
    for _step in range(steps):
        earlier, luck = pair.real.copy(), rng.copy()
        if found or not step_together(pair, rng):
            break
        found = pair.look()
        if found and is_shown_in_passing(Twins(game, viewer, earlier, pair.other), luck):
            return []
    return found


def is_shown_in_passing(pair: Twins, rng: Rng) -> bool:
    """Whether the next answer shows the viewer a card that is shuffled away before the next question."""
    state, asked = pair.real, pair.real.pending
    assert asked is not None
    before = known(state, pair.viewer)
    take(state, rng.below(len(asked.options)))
    for _ran in range(MAX_RUN):
        if known(state, pair.viewer) != before:
            return True
        if state.outcome is not None:
            return False
        step = state.next_step()
        choice = step.ask(state)
        if choice is not None and choice.seat != CHANCE and len(choice.options) > 1:
            return False
        if choice is not None and len(choice.options) > 0:
            step.take(state, choice.options[roll(choice, state.rng) if len(choice.options) > 1 else 0])
    return False


def covered(state: State, viewer: Seat) -> list[tuple[Cover, int]]:
    """Return the numbers that lie face down for a viewer."""
    return [
        (cover, place)
        for cover in state.covers()
        for place in range(len(cover.values))
        if not knows(cover.known[place], viewer)
    ]


def open_bids(game: Game[Any], state: State, viewer: Seat) -> list[str]:
    """Set a number face down in every possible way: to everybody else it must look the same."""
    asked = state.pending
    if asked is None or asked.seat == viewer:
        return []
    views = []
    for index in range(len(asked.options)):
        twin = state.copy()
        twin.story = []
        take(twin, index)
        if len(covered(twin, viewer)) == len(covered(state, viewer)):
            return []
        views.append(seen_by(viewer, twin))
    different = [view for view in views if view != views[0]]
    if different:
        return [f"what is set face down at {asked.prompt!r} shows in: {differing(views[0], different[0])}"]
    return []


def secret_acts(game: Game[Any], state: State, viewer: Seat) -> list[str]:
    """Answer in every possible way. Where only what is hidden differs, nobody else may be asked otherwise."""
    asked = state.pending
    if asked is None or asked.seat == viewer:
        return []
    firsts: dict[str, State] = {}
    for index in range(len(asked.options)):
        twin = state.copy()
        twin.story = []
        take(twin, index)
        first = firsts.setdefault(str(position(seen_by(viewer, twin))), twin)
        if position(seen_by(TABLE, first)) == position(seen_by(TABLE, twin)):
            continue
        before = known(twin, viewer)
        pair = Twins(game, viewer, first.copy(), twin)
        pair.real.story = list(first.story or [])
        for world in (pair.real, pair.other):
            settle(world)
        if known(pair.real, viewer) == known(pair.other, viewer) == before and pair.look():
            return [f"what is done in secret at {asked.prompt!r} shows {viewer} otherwise: {pair.look()[0]}"]
    return []


def position(seen: dict[str, Plain]) -> dict[str, Plain]:
    """Return a view without the question and what is still to come."""
    return {name: value for name, value in seen.items() if name not in ("stack", "pending")}
