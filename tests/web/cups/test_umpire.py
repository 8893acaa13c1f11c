"""Tournaments that run by themselves, over a clock that the test turns."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from herna.cups.rounds import Kind
from herna.web.cups.plan import LAST, PLAYED, Plan
from herna.web.store.clock import DAY, HOUR, QUICK, SLOW
from herna.web.store.cups import CANCELLED, ENDED, NAMELESS, UNDER_WAY
from herna.web.store.models import PERSON, STAND_IN
from herna.web.store.outbox import News
from herna.web.store.people import WEBHOOKS
from herna.web.store.schema import VISITORS
from herna.web.store.wishes import CUP, HOOK, Wishes
from herna.web.table.absence import SOON
from web.cups.club import HOST, Club, another, by_rank, run

FOUR = ("arcs", "scythe", "smashup", "ahoy")


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A database of its own."""
    return f"sqlite:///{tmp_path / 'herna.db'}"


def test_sixteen_bots_in_four_games_from_opening_to_the_last_standings(db: str) -> None:
    async def test(club: Club) -> None:
        cup = await club.cup(Plan(FOUR, most=16), 16)
        course = await club.play(cup)
        assert (course.cup.row.stage, course.cup.row.round) == (ENDED, 4)
        games = {each.round: course.plan.game_of(each.round) for each in course.cup.pairings}
        assert tuple(games.values()) == FOUR
        for pairing in course.cup.pairings:
            row, _seats = await club.store.table(pairing.table)
            assert row.game == games[pairing.round] and row.result is not None and pairing.result is not None
        assert len(course.cup.pairings) == 32 and max(course.past.met.values()) == 1
        assert all(abs(course.past.sat[each, 0] - course.past.sat[each, 1]) <= 2 for each in course.entrants)
        lines = course.standings()
        assert sorted(by_rank(lines)) == list(range(1, 17)) and all(line.played == 4 for line in lines)
        assert sum(line.points for line in lines) == 32 and lines[0].points >= 3
        assert not await club.cups.unfinished()

    run(db, test)


@pytest.mark.parametrize("kind", [Kind.ROBIN, Kind.KNOCKOUT, Kind.LADDER])
def test_every_form_comes_to_its_end_by_itself(db: str, kind: Kind) -> None:
    async def test(club: Club) -> None:
        size, rounds = (3, 0) if kind is Kind.KNOCKOUT else (2, 3 if kind is Kind.LADDER else 0)
        cup = await club.cup(Plan(("harbours",), kind, size, rounds), 7)
        await club.office.start(cup, HOST)
        course = await club.play(cup)
        assert course.cup.row.stage == ENDED
        lines, met = course.standings(), course.past.met
        assert sorted(by_rank(lines)) == list(range(1, 8))
        if kind is Kind.ROBIN:
            assert met == Counter(combinations(range(1, 8), 2)) and course.cup.row.round == course.rounds == 7
        elif kind is Kind.KNOCKOUT:
            final = course.past.of_round(course.past.round)
            assert len(final) == 1 and lines[0].player in final[0].players and course.rounds == 0
        else:
            assert course.cup.row.round == 3 and [line.rank for line in lines] == list(range(1, 8))

    run(db, test)


def test_it_begins_once_all_places_are_taken_or_the_time_has_come(db: str) -> None:
    async def test(club: Club) -> None:
        harbours = ("harbours",)
        full = await club.cup(Plan(harbours, most=3), 2)
        timed = await club.cup(Plan(harbours), 2, entry=HOUR)
        empty = await club.cup(Plan(harbours), 1, entry=HOUR)
        await club.look()
        assert [(await club.course(each)).cup.row.round for each in (full, timed, empty)] == [0, 0, 0]
        await club.office.enter(full, await club.visitor("Eva"))
        club.time += HOUR
        await club.look()
        stages = [(await club.course(each)).cup.row.stage for each in (full, timed, empty)]
        assert stages == [UNDER_WAY, UNDER_WAY, CANCELLED]
        course = await club.course(full)
        assert len(course.cup.pairings) == 2 and sum(each.rest for each in course.cup.pairings) == 1

    run(db, test)


def test_a_round_goes_on_where_it_was_after_a_restart(db: str) -> None:
    async def test(club: Club) -> None:
        cup = await club.cup(Plan(("harbours",)), 4)
        await club.office.start(cup, HOST)
        assert await club.umpire.look(cup), "the round is opened, its tables are not set up yet"
        first = (await club.course(cup)).playing
        async with another(db) as other:
            await other.look()
            await club.look()
            assert sorted(other.begun) == sorted(each.table for each in first) and not club.begun
            await other.answer_for_bots(first[0].table)
        async with another(db) as other:
            course = await other.play(cup)
        assert course.cup.row.stage == ENDED and course.cup.row.round == 2

    run(db, test)


async def two_people(club: Club, **more: object) -> tuple[str, list[str]]:
    """Open a tournament of two, and return it with its only table and who sits there in order."""
    plan = {"pace": SLOW, "allowance": DAY, "length": 7 * DAY, "rounds": 1, **more}
    cup = await club.cup(Plan(("harbours",), **plan))  # type: ignore[arg-type]
    for name in ("Eva", "Petr"):
        await club.office.enter(cup, await club.visitor(name))
    await club.office.start(cup, HOST)
    await club.look()
    return cup, [each.visitor or "" for each in (await club.store.table(await only(club, cup)))[1]]


async def only(club: Club, cup: str) -> str:
    """Return a tournament's only table."""
    (pairing,) = (await club.course(cup)).cup.pairings
    return pairing.table


@pytest.mark.parametrize("counts", [PLAYED, LAST])
def test_a_forgotten_game_is_played_on_by_a_bot_and_counts_as_agreed(db: str, counts: str) -> None:
    async def test(club: Club) -> None:
        cup, (first, second) = await two_people(club, forgotten=counts)
        table = await only(club, cup)
        while (asked := (await club.store.table(table))[0].turn) == 0:
            await club.answer(table, first)
        club.time += DAY - 1
        await club.look()
        (pairing,) = (await club.course(cup)).cup.pairings
        assert set((await club.kinds(pairing)).values()) == {PERSON} and asked == 1
        club.time += 1
        await club.look()
        assert (await club.kinds(pairing))[second.title()] == STAND_IN, "a day was agreed on"
        while (await club.store.table(table))[0].result is None:
            await club.answer_for_bots(table)
            await club.answer(table, first)
        course = await club.play(cup)
        row = (await club.store.table(table))[0]
        assert course.cup.row.stage == ENDED and row.result is not None
        places = course.cup.pairings[0].result.places  # type: ignore[union-attr]
        assert places[1] == (
            2.0 if counts == LAST or row.result[0] == [0] else 1.0 if row.result[0] == [1] else 1.5
        )

    run(db, test)


def test_after_the_round_bots_end_what_is_left_and_who_let_nobody_wait_is_excused(db: str) -> None:
    async def test(club: Club) -> None:
        evening = {"pace": QUICK, "bank": 12 * HOUR, "more": 0, "length": HOUR, "forgotten": LAST}
        cup, names = await two_people(club, **evening)
        turn = (await club.store.table(await only(club, cup)))[0].turn
        assert turn is not None
        club.time += HOUR
        await club.look()
        (pairing,) = (await club.course(cup)).cup.pairings
        kinds = await club.kinds(pairing)
        assert kinds.pop(names[turn].title()) == STAND_IN, "who is asked has let the other wait for an hour"
        assert set(kinds.values()) == {PERSON}
        club.time += SOON
        await club.look()
        (pairing,) = (await club.course(cup)).cup.pairings
        assert set((await club.kinds(pairing)).values()) == {STAND_IN} and pairing.excused == (1 - turn,)
        course = await club.play(cup)
        assert course.cup.row.stage == ENDED
        result = course.cup.pairings[0].result
        assert result is not None and result.places[turn] == 2.0
        remarks = [each.text for each in await club.store.remarks(pairing.table)]
        assert ["notice-late" in remarks[0], "notice-round-over" in remarks[1]] == [True, True]

    run(db, test)


def test_whoever_gives_up_is_not_paired_again_and_a_bot_ends_their_game(db: str) -> None:
    async def test(club: Club) -> None:
        cup = await club.cup(Plan(("harbours",), rounds=2), 2)
        eva = await club.visitor("Eva")
        await club.office.enter(cup, eva)
        await club.office.enter(cup, await club.visitor("Petr"))
        await club.office.start(cup, HOST)
        await club.look()
        await club.office.leave(cup, eva)
        await club.look()
        course = await club.course(cup)
        number = next(each.number for each in course.cup.entrants if each.name == "Eva")
        mine = next(each for each in course.cup.pairings if number in each.players)
        assert (await club.kinds(mine))["Eva"] == STAND_IN and course.entrants[number].gone == 1
        while (course := await club.play(cup)).cup.row.round == 1:
            for pairing in course.playing:
                await club.answer(pairing.table, "petr")
        second = [each for each in course.cup.pairings if each.round == 2]
        assert sorted(len(each.players) for each in second) == [1, 2]
        assert all(number not in each.players for each in second)

    run(db, test)


def test_a_table_that_cannot_be_played_is_a_draw_in_the_end(db: str) -> None:
    async def test(club: Club) -> None:
        cup = await club.cup(Plan(("harbours",), rounds=1, length=HOUR), 2)
        await club.office.start(cup, HOST)
        await club.look()
        table = await only(club, cup)
        async with club.store.begin() as connection:
            await connection.exec_driver_sql(f"update tables set variants = 'garbage' where id = '{table}'")
        await club.look()
        assert (await club.course(cup)).playing
        club.time += HOUR + SOON + DAY
        await club.look()
        course = await club.course(cup)
        assert course.cup.row.stage == ENDED
        assert course.cup.pairings[0].result.places == (1.5, 1.5)  # type: ignore[union-attr]

    run(db, test)


def test_players_hear_once_that_a_round_begins_and_how_it_ended(db: str) -> None:
    async def test(club: Club) -> None:
        eva = await club.visitor("Eva")
        wishes = Wishes(frozenset({(CUP, HOOK)})).text()
        async with club.store.begin() as connection:
            await connection.execute(update(VISITORS).where(VISITORS.c.id == "eva").values(wishes=wishes))
            hook = {"id": "h", "visitor": "eva", "url": "https://example.org", "form": "json", "created": 0}
            await connection.execute(insert(WEBHOOKS).values(**hook))
        cup = await club.cup(Plan(("harbours",), rounds=1), 1)
        await club.office.enter(cup, eva)
        await club.office.start(cup, HOST)
        await club.look()
        async with another(db) as other:
            await other.look()
        table = await only(club, cup)
        (told,) = await club.outbox.due(9)
        assert told.news == News("news-cup-round", f"/t/{table}", {"cup": "Cup", "n": "1"})
        while (await club.play(cup)).cup.row.stage != ENDED:
            await club.answer(table, "eva")
        told = (await club.outbox.due(9))[-1]
        assert told.news.key == "news-cup-over" and told.news.args["n"] in ("1", "2")
        assert len(await club.outbox.due(9)) == 2

    run(db, test)


def test_whoever_goes_takes_their_name_and_leaves_what_has_not_begun(db: str) -> None:
    async def test(club: Club) -> None:
        eva = await club.visitor("Eva")
        begun, waiting = await club.cup(Plan(("harbours",)), 2), await club.cup(Plan(("harbours",)), 2)
        own = await club.office.open(eva, "Mine", Plan(("harbours",)))
        for cup in (begun, waiting):
            await club.office.enter(cup, eva)
        await club.office.start(begun, HOST)
        await club.look()
        await club.cups.forget(eva.id)
        course = await club.course(begun)
        (gone,) = [each for each in course.cup.entrants if each.gone]
        assert (gone.visitor, gone.name, gone.gone) == (None, NAMELESS, 1)
        assert len((await club.course(waiting)).cup.entrants) == 2
        assert ((await club.course(own)).cup.row.host, (await club.course(own)).cup.row.stage) == (
            "",
            CANCELLED,
        )
        assert eva.id not in {each.host for each in await club.cups.listed(HOST.id)}

    run(db, test)
