"""A battle as it is drawn: every set of dice that can be collected, and what it promises."""

from __future__ import annotations

import json

from herna.bench.pages import random_game
from herna.games import game
from herna.games.arcs.ui import LOOK
from herna.games.arcs.ui.fighting import promise
from herna.kernel.choice import CHANCE, EVERYONE
from herna.kernel.engine import advance, take
from herna.kernel.match import Match
from herna.kernel.record import Record


def test_every_set_of_dice_takes_answers_that_lead_to_its_roll() -> None:
    tried = 0
    for seed in range(2, 8):
        old = random_game("arcs", 4, seed).record
        match = Match(game("arcs"), Record("arcs", old.setup, old.seed, [], old.salt, old.rules))
        for code in old.answers:
            choice = match.choice
            assert choice is not None
            if choice.prompt == "collect":
                drawn = LOOK.scene(match.view(choice.seat), choice.seat).battle
                assert drawn is not None and drawn.collecting is not None
                sets = json.loads(drawn.collecting.sets)
                for counts, answers in sets.items():
                    state = match.state.copy()
                    asked = advance(state)
                    for answer in answers.split():
                        assert asked is not None and asked.seat == choice.seat
                        take(state, list(asked.options).index(match.game.verbs.parse(answer)))
                        asked = advance(state)
                    rolls = counts != "0,0,0"
                    assert (asked is not None and asked.seat == CHANCE and asked.prompt == "roll") == rolls
                    if rolls:
                        assert ",".join(str(int(count)) for count in state.fight.dice) == counts
                    tried += 1
                other = LOOK.scene(match.view(EVERYONE), EVERYONE).battle
                assert other is not None and other.collecting is None
            match.answer(code)
    assert tried > 20


def test_dice_promise_what_their_faces_show_on_average() -> None:
    assert json.loads(promise(1)) == {"hit": 0.5}  # a skirmish die: three blank faces, three with a hit
    assert json.loads(promise(0))["hit"] == round(7 / 6, 4)  # assault: 2, 2, 1, 1, 1 and a blank
    assert json.loads(promise(2))["key"] == round(4 / 6, 4)  # raid: 2, 1, 1
