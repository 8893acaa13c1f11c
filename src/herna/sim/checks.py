"""Promises that every position of every game keeps. Each check returns what is wrong, in sentences."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from herna.kernel.choice import EVERYONE, Choice, Seat
from herna.kernel.dump import Plain, dump
from herna.kernel.engine import MAX_RUN, advance, playout
from herna.kernel.game import Game
from herna.kernel.match import Match
from herna.kernel.record import read, write
from herna.kernel.rng import Rng
from herna.kernel.state import State
from herna.kernel.step import Step
from herna.kernel.view import redact, sample

MOST_OPTIONS: Final = 64
"""No choice has more options than this, so that people and learners can look at all of them."""

AHEAD: Final = 20
"""How far a copy is played on to see whether its original stays as it was."""


def bare(state: State) -> dict[str, Plain]:
    """Return a state as plain data without its story, which copies do not carry."""
    found = dump(state)
    assert isinstance(found, dict)
    return {name: value for name, value in found.items() if name != "story"}


def differing(one: dict[str, Plain], other: dict[str, Plain]) -> str:
    """Return the names of the fields in which two dumps differ."""
    return ", ".join(sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name)))


def viewers(state: State) -> list[Seat]:
    """Return everybody who looks at the table: each seat, and the spectators."""
    return [*range(state.seats), EVERYONE]


def bad_options(game: Game[Any], choice: Choice) -> list[str]:
    """Too many answers, the same answer twice, or one whose spelling means something else."""
    found: list[str] = []
    options = list(choice.options)
    if len(options) > MOST_OPTIONS:
        found.append(f"{choice.prompt!r} has {len(options)} options; {MOST_OPTIONS} are the most")
    if len(set(options)) < len(options):
        found.append(f"{choice.prompt!r} offers the same answer twice")
    for option in options:
        code = game.verbs.code(option)
        if game.verbs.parse(code) != option:
            found.append(f"the answer {code!r} reads back as another one")
    return found


def bad_components(game: Game[Any], state: State) -> list[str]:
    """Cards that lie in two piles or in none, and whatever the game itself complains about."""
    found = [str(complaint) for complaint in game.complaints(state)]
    for backs in state.backs():
        lying = Counter(int(card) for pile in backs.piles for card in pile.cards())
        wanted = Counter(int(card) for card in backs.cards)
        if lying != wanted:
            odd = sorted((lying - wanted) + (wanted - lying))
            found.append(f"{backs.kind.key}: not in exactly one pile: {odd[:10]}")
    return found


def bad_copy(state: State, rng: Rng) -> list[str]:
    """A copy that differs, or that shares something with its original."""
    before = bare(state)
    twin = state.copy()
    found: list[str] = []
    if (copied := bare(twin)) != before:
        found.append(f"a copy differs from its original in: {differing(before, copied)}")
    twin.pending = None
    playout(twin, rng, AHEAD)
    if (after := bare(state)) != before:
        found.append(f"playing on a copy changed its original in: {differing(before, after)}")
    return found


def bad_view(game: Game[Any], state: State, viewer: Seat, rng: Rng) -> list[str]:
    """A sampled world that its viewer could tell from the real one, or that is no possible world."""
    seen = redact(state, viewer)
    before = bare(seen)
    world = sample(seen, rng)
    game.infer(world, seen, rng)
    found = [f"in a world sampled for {viewer}: {wrong}" for wrong in bad_components(game, world)]
    again = bare(redact(world, viewer))
    if again != before:
        found.append(f"a world sampled for {viewer} looks otherwise to it in: {differing(before, again)}")
    if bare(seen) != before:
        found.append(f"sampling a world for {viewer} changed its view")
    asked = state.pending
    if asked is not None and asked.seat == viewer:
        world.pending = None
        choice = advance(world)
        if choice is None or list(choice.options) != list(asked.options):
            found.append(f"{asked.prompt!r} has other options in a world sampled for seat {viewer}")
    return found


def bad_numbers(game: Game[Any], state: State) -> list[str]:
    """Scores, estimates and encodings of the wrong shape."""
    seats, found = int(state.seats), []
    standings = list(game.standings(state))
    parts = game.breakdown(state)
    sums = [sum(points[seat] for _key, points in parts) for seat in range(seats)]
    if len(standings) != seats or sums != standings:
        found.append(f"the standings {standings} are not the sum of their parts {sums}")
    if len(game.values(state)) != seats:
        found.append("the values for bots are not one for each seat")
    asked = state.pending
    if asked is not None:
        prior = game.prior(redact(state, asked.seat), asked)
        if len(prior) != len(asked.options) or min(prior) <= 0:
            found.append(f"the prior of {asked.prompt!r} is not a number above zero for each option")
    for seat in range(seats):
        if list(game.encode(state, seat)) != list(game.encode(redact(state, seat), seat)):
            found.append(f"learners in seat {seat} are told what it does not see")
    return found


def bad_steps(state: State) -> list[str]:
    """Run to the next choice like the kernel does, watching that no step changes anything before it asks."""
    for _ran in range(MAX_RUN):
        if state.outcome is not None:
            return []
        step: Step[Any] = state.next_step()
        before = bare(state)
        choice = step.ask(state)
        if choice is not None and bare(state) != before:
            changed = differing(before, bare(state))
            return [f"{type(step).__name__} asked {choice.prompt!r} after it had changed: {changed}"]
        if choice is not None and len(choice.options) > 1:
            state.do(step)
            state.pending = choice
            return []
        if choice is not None and len(choice.options) == 1:
            step.take(state, choice.options[0])
    return ["the rules run in circles"]


def bad_undo(match: Match[Any], code: str) -> list[str]:
    """Answer; if that may be taken back, take it back, and compare what everybody sees with before."""
    choice = match.choice
    assert choice is not None
    before = [dump(match.view(viewer)) for viewer in viewers(match.state)]
    match.answer(code)
    if not match.can_undo(choice.seat):
        return []
    after = dump(match.state)
    match.undo()
    found: list[str] = []
    if [dump(match.view(viewer)) for viewer in viewers(match.state)] != before:
        found.append(f"taking {code!r} back does not restore every view")
    if not match.can_redo(choice.seat):
        found.append(f"{code!r} was taken back and cannot be given again")
    match.redo()
    if dump(match.state) != after:
        found.append(f"giving {code!r} again leads elsewhere")
    return found


def bad_record(match: Match[Any]) -> list[str]:
    """A record that does not survive writing and reading, or does not lead to the same position."""
    text = write(match.record)
    again = Match(match.game, read(text))
    found: list[str] = []
    if write(again.record) != text:
        found.append("a record changes when it is written, read and replayed")
    if dump(again.state) != dump(match.state):
        found.append("a record does not lead to the position it was made at")
    return found
