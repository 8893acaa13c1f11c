"""Hints and analysis: the best options in words, and what a finished game turned on."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from bots.table import after, asked
from harbours.game import GAME
from herna.bots.advice import CLEAR, EQUAL, SURE, Advice, hint
from herna.bots.analysis import Analysis, Moment, analyse, moments
from herna.bots.mcts import Limits
from herna.bots.reasons import Change, Why, noticed, reasons
from herna.games import game
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.errors import BadRecord
from herna.kernel.record import Record
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample
from herna.sim.advise import hint_text, mistake_text, turn_text, why_text
from herna.sim.play import record_of
from herna.sim.play import study as a_study
from herna.sim.plot import curve


def hints(seed: int = 3, answers: int = 2) -> list[Advice]:
    """Return hints for a position."""
    state = after(GAME, 2, seed, answers)
    choice = asked(state)
    return hint(GAME, redact(state, choice.seat), choice, seeded(1), Limits(200))


def test_a_hint_names_three_options_best_first_each_tried_enough() -> None:
    found = hints()
    assert len(found) == 3
    assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)
    assert all(each.worlds >= SURE for each in found)
    assert all(sum(each.chances) == pytest.approx(1.0) for each in found)
    assert found[0].loss == 0.0
    assert found[0].lead == pytest.approx(found[1].loss)
    assert found[2].loss == pytest.approx(found[0].chance - found[2].chance)
    assert len({each.index for each in found}) == 3


def test_a_hint_knows_no_more_than_its_seat() -> None:
    state = after(GAME, 3, 6, 11)
    seat = asked(state).seat
    other = sample(redact(state, seat), seeded(77))
    found = [hint(GAME, redact(world, seat), asked(world), seeded(1), Limits(60)) for world in (state, other)]
    assert found[0] == found[1]


def test_a_hint_expects_a_final_score_near_what_is_possible() -> None:
    state = after(GAME, 2, 3, 2)
    now = GAME.standings(state)  # type: ignore[arg-type]  # a state of this very game
    for each in hints():
        assert -5.0 < each.points - now[asked(state).seat] < 15.0


def test_a_move_that_goes_on_comes_with_its_plan() -> None:
    for each in hints():
        code = GAME.verbs.code(each.option)
        planned = [GAME.verbs.code(option) for option in each.plan]
        if code == "sail":
            assert re.match(r"where\.\d", planned[0])
            break
    else:
        pytest.fail("sailing should be among the best options here")


def given(loss: float, lead: float, plan: tuple[int, ...] = ()) -> Advice:
    """Return advice with a loss and a lead."""
    option = GAME.verbs.parse("sail")
    return Advice(0, option, 0.625, (0.625, 0.375), 17.4, loss, lead, 40, plan)


@pytest.mark.parametrize(
    ("advice", "key"),
    [
        (given(0.0, CLEAR), "hint-best-clear"),
        (given(0.0, CLEAR / 2), "hint-best-close"),
        (given(EQUAL, 0.0), "hint-equal"),
        (given(EQUAL + 0.001, 0.0), "hint-worse"),
    ],
)
def test_each_kind_of_hint_has_its_sentence_in_every_language(advice: Advice, key: str) -> None:
    assert advice.key == key
    seen = redact(after(GAME, 2, 3, 2), 0)
    for language in LANGUAGES:
        said = hint_text(Speaker(language, "harbours", seen), advice, "turn")
        assert "62 %" in said
        assert "17" in said


def test_a_hint_in_words_tells_the_loss_and_the_plan() -> None:
    speaker = Speaker("en", "harbours", redact(after(GAME, 2, 3, 2), 0))
    said = hint_text(speaker, given(0.08, 0.0, (GAME.verbs.parse("where.4"),)), "turn")
    assert "costs 8 % of winning" in re.sub("[\u2068\u2069]", "", said)
    assert said.count("Then") == 1
    assert "7 %" in hint_text(speaker, given(0.0, 0.07), "turn")


def test_hints_say_what_speaks_for_them_and_against_them() -> None:
    found = hints()
    assert all(each.why is not None for each in found)
    state = after(GAME, 2, 3, 2)
    for language in LANGUAGES:
        speaker = Speaker(language, "harbours", redact(state, asked(state).seat), ["Ada", "Bob"])
        for each in found:
            assert each.why is not None
            said = why_text(speaker, each.why)
            assert said and all(sentence.endswith(".") for sentence in said)


def test_why_names_gains_losses_and_what_the_next_rival_can_do() -> None:
    speaker = Speaker("en", "harbours", redact(after(GAME, 2, 3, 2), 0), ["Ada", "Bob"])
    gain, loss = Change("points", 2.0), Change("promise", -1.0)
    assert why_text(speaker, Why((gain,), (loss,), 1, (loss,))) == [
        "Why: compared with the other answers you will have more points, but less to hope for.",
        "Beware, Bob is next: before you are asked again you may have less to hope for.",
    ]
    assert why_text(speaker, Why(losses=(loss,)), best=False)[0].startswith("Against it")
    assert why_text(speaker, Why(wins=True, danger=(loss,))) == ["Why: it wins the game."]


def test_only_changes_worth_a_word_are_told_the_largest_first() -> None:
    gains, losses = noticed({"a": 1.0, "b": 2.0, "c": 0.001, "d": -1.0, "e": -3.0, "f": 0.5}, 8.0)
    assert [each.part for each in gains] == ["b", "a"]
    assert [each.part for each in losses] == ["e"]


@pytest.mark.parametrize("key", ["arcs", "smashup", "scythe", "ahoy"])
def test_what_a_game_says_of_its_answers_is_in_its_catalogs(key: str) -> None:
    found = game(key)
    state = after(found, 2, 3, 30)
    choice = asked(state)
    seen = redact(state, choice.seat)
    ways = [(option,) for option in list(choice.options)[:3]]
    for why in reasons(found, seen, choice, ways, seeded(1)):
        for language in LANGUAGES:
            assert why_text(Speaker(language, key, seen), why)


@pytest.fixture(scope="module")
def finished() -> Record:
    """Give the record of a game that greedy won against random."""
    return record_of(a_study("harbours", 2, 1, seed=1, bots=["greedy", "random"]), 0)


@pytest.fixture(scope="module")
def analysis(finished: Record) -> Analysis:
    """Give its analysis."""
    return analyse(GAME, finished, Limits(60))


def test_every_decision_has_the_chances_of_all(finished: Record, analysis: Analysis) -> None:
    assert [moment.at for moment in analysis.moments] == list(range(len(finished.answers)))
    codes = [GAME.verbs.code(moment.taken) for moment in analysis.moments]
    assert codes == finished.answers
    for moment in analysis.moments:
        assert sum(moment.chances) == pytest.approx(1.0)
        assert 0.0 <= moment.loss <= 1.0
    assert analysis.final == (1.0, 0.0)


def test_the_chances_start_even_and_end_with_the_winner(analysis: Analysis) -> None:
    start, end = analysis.moments[0], analysis.moments[-1]
    assert 0.2 < start.chances[0] < 0.8
    assert end.chances[0] > 0.8


def test_random_gives_away_more_than_greedy(analysis: Analysis) -> None:
    given_away = [0.0, 0.0]
    for moment in analysis.moments:
        given_away[moment.seat] += moment.loss
    assert given_away[1] > given_away[0]
    worst = analysis.mistakes(3)
    assert [moment.loss for moment in worst] == sorted((m.loss for m in analysis.moments), reverse=True)[:3]
    assert all(GAME.verbs.code(moment.taken) != GAME.verbs.code(moment.best) for moment in worst)


def test_an_analysis_is_the_same_again(finished: Record, analysis: Analysis) -> None:
    first = next(moments(GAME, finished, Limits(60)))
    assert first == analysis.moments[0]


def test_only_a_finished_game_is_analysed(finished: Record) -> None:
    half = Record(finished.game, finished.setup, finished.seed, finished.answers[:5])
    with pytest.raises(BadRecord, match="only a finished game"):
        analyse(GAME, half)


def test_a_record_that_goes_on_after_the_end_is_refused(finished: Record) -> None:
    answers = [*finished.answers, "pass"]
    more = Record(finished.game, finished.setup, finished.seed, answers, result=finished.result)
    with pytest.raises(BadRecord, match=f"answer {len(answers)}"):
        analyse(GAME, more, Limits(1))


def moment(at: int, loss: float, *chances: float, seat: int = 0) -> Moment:
    """Return a decision of a seat."""
    return Moment(at, seat, "turn", GAME.verbs.parse("sail"), GAME.verbs.parse("pass"), loss, chances)


def test_turns_are_where_the_chances_of_the_seat_changed_most() -> None:
    found = Analysis(
        (moment(0, 0.0, 0.5, 0.5), moment(1, 0.3, 0.9, 0.1), moment(2, 0.1, 0.8, 0.2)), (0.0, 1.0)
    )
    assert [each.at for each in found.turns()] == [2, 0, 1]
    assert [round(found.swing(each), 6) for each in found.moments] == [0.4, -0.1, -0.8]
    assert [each.at for each in found.mistakes()] == [1, 2]
    assert [each.at for each in found.mistakes(1)] == [1]


def test_a_swing_lasts_until_the_same_seat_is_asked_again() -> None:
    decisions = (moment(0, 0.0, 0.5, 0.5), moment(1, 0.0, 0.2, 0.8, seat=1), moment(2, 0.0, 0.6, 0.4))
    found = Analysis(decisions, (1.0, 0.0))
    assert [round(found.swing(each), 6) for each in found.moments] == [0.1, -0.8, 0.4]


def test_the_curve_is_the_mean_of_all_views() -> None:
    decisions = (moment(0, 0.0, 0.5, 0.5), moment(1, 0.0, 0.2, 0.8, seat=1), moment(2, 0.0, 0.6, 0.4))
    shown = [[round(each, 6) for each in chances] for chances in Analysis(decisions, (1.0, 0.0)).curve()]
    assert shown == [[0.5, 0.5], [0.35, 0.65], [0.4, 0.6], [1.0, 0.0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_and_turns_are_said_in_every_language(language: str) -> None:
    speaker = Speaker(language, "harbours", redact(after(GAME, 2, 3, 2), 0), ["Ada", "Ben"])
    found = Analysis((moment(0, 0.31, 0.5, 0.5),), (0.0, 1.0))
    said = mistake_text(speaker, found.moments[0])
    assert "Ada" in said
    assert "31 %" in said
    turn = turn_text(speaker, found, found.moments[0])
    assert "50 %" in turn
    assert "0 %" in turn


def test_the_curve_has_a_line_for_every_seat() -> None:
    root: Any = ElementTree.fromstring(curve([(0.5, 0.5), (1.0, 0.0)], ["A & B", "C"], "A game"))
    lines = [line.attrib["points"] for line in root.iter("{http://www.w3.org/2000/svg}polyline")]
    assert lines == ["150.0,164.0 570.0,54.0", "150.0,164.0 570.0,274.0"]
