"""A question as buttons: no two of them say the same."""

from __future__ import annotations

from herna.games import CATALOGUE, game
from herna.i18n.speak import Speaker
from herna.kernel.choice import PASS, Choice
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.view import redact
from herna.ui.look import look
from herna.ui.panel import Button, Group, numbers_in_rows, panel, tell_apart

SEED = 5
EVERY = 4
"""Of so many questions one is looked at."""


def test_every_button_says_what_sets_it_apart() -> None:
    alike = 0
    for key in CATALOGUE:
        table, rng = game(key), seeded(SEED)
        state = table.new(table.check(Setup(max(table.seats[:3]), {})), rng)
        choice, asked = settle(state), 0
        while choice is not None:
            asked += 1
            if asked % EVERY == 0:
                speaker = Speaker("en", key, state, [f"Player {seat}" for seat in range(state.seats)])
                plain = [speaker.option(option, choice.prompt) for option in choice.options]
                labels = [button.label for button in panel(choice, speaker).buttons]
                assert len(labels) == len(set(labels)) == len(plain), f"{key} {choice.prompt}: {labels}"
                alike += len(plain) - len(set(plain))
            take(state, rng.below(len(choice.options)))
            choice = settle(state)
    assert alike > 0


def test_pieces_of_one_name_are_numbered_and_not_named_twice() -> None:
    for language in ("en", "cs"):
        table = game("smashup")
        speaker = Speaker(language, "smashup", table.new(table.check(Setup(2, {})), seeded(1)))
        names = [speaker.name(f"card-{number}") for number in range(40)]
        twins = [number for number in range(40) if names.count(names[number]) > 1][:2]
        assert names[twins[0]] == names[twins[1]]
        found = {
            f"card-{number}": [Button(f"play.{number}", f"card-{number}", "Play it")] for number in twins
        }
        tell_apart(found, speaker)
        assert [buttons[0].label for buttons in found.values()] == ["Play it (1)", "Play it (2)"]


def test_who_can_only_end_a_turn_is_asked_that_and_others_do_not_hear_it() -> None:
    scythe = game("scythe")
    speaker = Speaker("en", "scythe", scythe.new(scythe.check(Setup(2, {})), seeded(1)))
    reveal = scythe.verbs.parse("reveal.3")
    alone, more = (Choice(0, "end-of-turn", vec[i64](options)) for options in ([PASS], [reveal, PASS]))
    assert panel(alone, speaker).prompt == "End your turn?"
    assert panel(more, speaker).prompt == speaker.prompt(more) == speaker.prompt(alone)


def test_numbers_stand_in_one_row_with_their_words_said_once() -> None:
    kinds = ("Take a worker", "Take 2 workers", "Take 3 workers")
    counted = [Button(f"board.x{n}", "", words) for n, words in enumerate(kinds, 1)]
    others = [Button("win.x4", "", "a reward"), Button("win.x5", "", "2 damage"), Button("pass", "", "Stop")]
    row, rest = numbers_in_rows(Group("", "", (*counted, *others)))
    assert row.counted and (row.before, row.after) == ("Take", "workers")
    assert [button.short for button in row.buttons] == ["1", "2", "3"]
    assert [button.label for button in row.buttons] == list(kinds)
    assert rest.buttons == tuple(others) and not rest.counted


def test_every_question_comes_with_what_is_left_and_how_far_everybody_is() -> None:
    for key in ("ahoy", "arcs", "scythe", "smashup"):
        table, rng = game(key), seeded(SEED)
        state = table.new(table.check(Setup(table.seats[0], {})), rng)
        choice, found = settle(state), set()
        for _answer in range(200):
            if choice is None:
                break
            speaker = Speaker("en", key, state, [f"Player {seat}" for seat in range(state.seats)])
            seen = look(key).picture(redact(state, choice.seat), choice.seat, speaker)
            race = seen.race
            assert race is not None and race.goal > 0 and len(race.reached) == state.seats
            assert str(race.goal) in speaker.say(race.word, n=race.goal)
            for one in seen.left:
                assert 0 <= one.count <= max(one.of, one.count) and speaker.has(one.word)
                found.add(one.word)
            take(state, rng.below(len(choice.options)))
            choice = settle(state)
        assert found, f"{key} never says what a turn still has"
