"""A battle as it is drawn: every set of dice that can be collected, and what it promises."""

from __future__ import annotations

import json

import pytest

from games.arcs.table import Table
from herna.bench.pages import random_game
from herna.games import game
from herna.games.arcs.ui import LOOK
from herna.games.arcs.ui.fighting import promise
from herna.games.arcs.ui.scene import Battle
from herna.i18n.speak import Speaker
from herna.kernel.choice import CHANCE, EVERYONE, Seat
from herna.kernel.engine import advance, take
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.view import redact


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


EVERYBODY = (0, 1, 2, -1)
"""The attacker, the defender, somebody else at the table, and a watcher."""


def drawn(table: Table, viewer: int) -> Battle | None:
    """Return the battle as a viewer sees it drawn."""
    found = LOOK.scene(redact(table.state, Seat(viewer)), Seat(viewer)).battle
    assert found is None or isinstance(found, Battle)
    return found


def attacked(faces: list[int]) -> Table:
    """Return a battle of four ships with one, fought with skirmish dice that show these faces."""
    table = Table(3).ships(0, "2-gate", 4).ships(1, "2-gate", 1).city(1, "5-hex").act(0, "aggression-2")
    table.choose("battle", "collect.assault.x0", f"collect.skirmish.x{len(faces)}")
    return table.choose(*[f"face.skirmish.x{face}" for face in faces])


def test_a_roll_that_leaves_nothing_to_assign_stays_in_sight_until_the_next_answer() -> None:
    table = attacked([1, 2])  # two blanks
    assert table.state.fight is None
    assert table.prompt == "act"
    for viewer in EVERYBODY:
        battle = drawn(table, viewer)
        assert battle is not None
        assert battle.over
        assert [die.kind for die in battle.dice] == ["skirmish", "skirmish"]
        assert dict(battle.totals)["hit"] == 0
        assert [(side.seat, side.hits, side.lost) for side in (battle.attacker, battle.defender)] == [
            (0, 0, 0),
            (1, 0, 0),
        ]
    table.choose("move")
    assert table.state.pending is not None
    assert [drawn(table, viewer) for viewer in EVERYBODY] == [None] * 4


def test_hits_that_fall_by_themselves_are_counted_in_the_result() -> None:
    table = attacked([4, 1, 5])  # a hit, a blank, a hit: the only ship is damaged, then destroyed
    battle = drawn(table, 1)
    assert battle is not None
    assert dict(battle.totals)["hit"] == 2
    assert (battle.attacker.hits, battle.defender.hits, battle.defender.lost) == (0, 2, 1)
    assert (battle.attacker.fresh, battle.defender.fresh, battle.defender.damaged) == (4, 0, 0)
    table.choose("pass")
    assert drawn(table, 1) == battle  # the turn is over, and nobody has done anything yet


@pytest.mark.parametrize(("language", "said"), [("en", "2 hits, 1 lost"), ("cs", "2 zásahy, ztráty: 1")])
def test_the_result_is_written_and_told(language: str, said: str) -> None:
    table = attacked([4, 1, 5])
    seen = redact(table.state, Seat(2))
    speaker = Speaker(language, "arcs", seen, ("Jana", "Petr", "Eva"))
    page = LOOK.render("dialog.html.j2", seen, Seat(2), speaker)
    assert said in page
    assert page.count('class="face ') == 3
    told = next(event for event in table.state.story or [] if event.key == "rolled")
    assert (
        speaker.event(told)
        == {
            "en": "Jana rolls 3 dice: hit, blank and hit",
            "cs": "Jana hází 3 kostkami: zásah, nic a zásah",
        }[language]
    )
