"""The carrier: at the right time, while it is so, again with growing pauses, and never twice unmarked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import literal, update

from herna.web.post.carrier import HELD, TRIES, Carrier
from herna.web.post.outside import SENT, Outcome
from herna.web.store.addressees import Addressee, Addressees
from herna.web.store.outbox import DAY, Message, News, Outbox
from herna.web.store.people import SESSIONS
from herna.web.store.wishes import HOOK, INVITED, MAIL, Wishes
from web.post.postman import ALL, jana, with_outbox

HOUR = 3600.0
TO_CUP = News("news-invited", "/t/abc")


class House:
    """A carrier that hands its parcels to the test, and clocks that the test moves."""

    def __init__(self, outbox: Outbox, now: list[float]) -> None:
        self.now = now
        self.alive = [1.0]
        self.store = outbox.store
        self.parcels: list[tuple[str, list[str], list[bool]]] = []
        self.answers: list[Outcome | Exception] = []
        self.people = Addressees(self.store, lambda: now[0])
        self.carrier = self.another()

    def another(self) -> Carrier:
        """Return one more server's carrier."""
        outbox = Outbox(self.store, lambda: self.now[0], lambda: literal(self.alive[0]))
        return Carrier(outbox, self.people, self.send, absent=35.0)

    async def send(self, _whose: Addressee, parcel: Sequence[Message]) -> Outcome:
        """Take a parcel."""
        self.parcels.append((parcel[0].way, [e.once for e in parcel], [e.repeated for e in parcel]))
        answer = self.answers.pop(0) if self.answers else SENT
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def pass_time(self, seconds: float = 0.0, carrier: Carrier | None = None) -> list[str]:
        """Let time pass and the carrier look once; return by which ways something went."""
        self.now[0] += seconds
        self.alive[0] += seconds
        before, using = len(self.parcels), carrier or self.carrier
        await using.round()
        while using.going:
            await next(iter(using.going))
        return [way for way, *_rest in self.parcels[before:]]

    async def tell(self, once: str = "invited:1", event: str = INVITED) -> None:
        """Put something into the outbox."""
        await self.carrier.outbox.tell("jana", event, once, TO_CUP)

    async def show_up(self) -> None:
        """Let Jana's page be open now."""
        async with self.store.begin() as connection:
            await connection.execute(update(SESSIONS).values(seen=self.now[0]))


def run(
    folder: Path, test: Callable[[House], Awaitable[None]], wishes: Wishes = ALL, now: float = 1_750_248_000.0
) -> None:
    """Run a test in a house where somebody wants to hear of things, who was last seen a day ago."""

    async def inside(outbox: Outbox, clock: list[float]) -> None:
        clock[0] = now - DAY
        house = House(outbox, clock)
        await jana(outbox.store, wishes)
        await house.show_up()
        clock[0] = now
        await test(house)

    with_outbox(folder, inside)


HOOKS = Wishes(frozenset({(INVITED, HOOK), ("chat", HOOK)}))
MAILS = Wishes(frozenset({(INVITED, MAIL)}))


def test_a_message_goes_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.tell()
        assert await house.pass_time() == [HOOK]
        assert await house.pass_time(DAY) == []
        assert house.parcels == [(HOOK, ["invited:1"], [False])]

    run(tmp_path, test, HOOKS)


def test_nothing_goes_while_a_page_is_open(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.tell()
        for _minute in range(5):
            await house.show_up()
            assert await house.pass_time(30) == []
        assert await house.pass_time(30) == [HOOK]

    run(tmp_path, test, HOOKS)


def test_talk_that_was_seen_is_never_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.tell("chat:1", "chat")
        house.now[0] += 10
        await house.show_up()
        assert await house.pass_time(DAY) == []

    run(tmp_path, test, HOOKS)


def test_quiet_hours_are_kept(tmp_path: Path) -> None:
    quiet = Wishes(HOOKS.wanted, (13, 16), "Europe/Prague")  # it is 14:00 there

    async def test(house: House) -> None:
        await house.tell()
        assert await house.pass_time() == await house.pass_time(HOUR) == await house.pass_time(3599) == []
        assert await house.pass_time(1) == [HOOK]

    run(tmp_path, test, quiet)


def test_mail_is_one_letter_in_several_hours(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.tell("invited:1")
        await house.tell("invited:2")
        assert await house.pass_time() == []
        assert await house.pass_time(300) == [MAIL]
        await house.tell("invited:3")
        assert await house.pass_time(HOUR) == await house.pass_time(HOUR) == []
        await house.tell("invited:4")
        assert await house.pass_time(HOUR) == [MAIL]
        assert [sorted(each) for _way, each, _ in house.parcels] == [
            ["invited:1", "invited:2"],
            ["invited:3", "invited:4"],
        ]

    run(tmp_path, test, MAILS)


def test_what_fails_is_tried_again_with_growing_pauses_and_given_up_at_last(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.tell()
        house.answers = [Outcome(False, "away", again=True)] * 20
        gone = await house.pass_time()
        for pause in TRIES:
            assert await house.pass_time(pause - 1) == []
            gone += await house.pass_time(1)
        assert gone == [HOOK] * (len(TRIES) + 1) and sorted(TRIES) == list(TRIES)
        assert await house.pass_time(30 * DAY) == []
        assert not any(again for _way, _once, [again] in house.parcels)

    run(tmp_path, test, HOOKS)


def test_the_other_side_may_ask_for_a_longer_pause(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.tell()
        house.answers = [Outcome(False, "slow down", again=True, wait=500.0)]
        assert await house.pass_time() == [HOOK]
        assert await house.pass_time(499) == [] and await house.pass_time(1) == [HOOK]

    run(tmp_path, test, HOOKS)


@pytest.mark.parametrize("wishes", [HOOKS, MAILS])
def test_what_broke_off_says_that_it_may_be_a_repetition(tmp_path: Path, wishes: Wishes) -> None:
    async def test(house: House) -> None:
        await house.tell()
        house.answers = [Outcome(False, "hung up", again=True, sure=False)]
        assert len(await house.pass_time(300)) == len(await house.pass_time(60)) == 1
        assert [each[2] for each in house.parcels] == [[False], [True]]

    run(tmp_path, test, wishes)


def first(house: House) -> list[tuple[list[str], list[bool]]]:
    """Return the parcels with the first message, and whether they say that they may be repetitions."""
    return [each[1:] for each in house.parcels if "invited:1" in each[1]]


@pytest.mark.parametrize("wishes", [HOOKS, MAILS])
def test_a_server_that_dies_while_sending_is_taken_over_from(tmp_path: Path, wishes: Wishes) -> None:
    async def test(house: House) -> None:
        await house.tell()
        house.now[0] += 300
        second, ids = house.another(), [each.id for each in await house.carrier.outbox.due(9)]
        whose = await house.people.get("jana")
        assert whose is not None and await house.people.begin_mail(whose, house.now[0])
        assert len(await house.carrier.outbox.take(ids, HELD)) == 1  # and dies here
        await house.tell("invited:2")
        await house.pass_time(0, second)
        assert first(house) == []
        await house.pass_time(HELD + 1, second)
        await house.pass_time(DAY, second)
        assert first(house) == [(["invited:1"], [True])]
        assert [once for _way, once, _again in house.parcels].count(["invited:2"]) == 1

    run(tmp_path, test, wishes)


def test_two_servers_send_one_letter(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.tell()
        house.now[0] += 300
        whose = await house.people.get("jana")
        assert whose is not None
        assert await house.people.begin_mail(whose, house.now[0])
        assert not await house.people.begin_mail(whose, house.now[0])

    run(tmp_path, test, MAILS)


def test_a_mistake_of_ours_loses_one_message_only(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(house: House) -> None:
        await house.tell("invited:1")
        await house.tell("invited:2")
        house.answers = [ZeroDivisionError()]
        assert await house.pass_time() == [HOOK, HOOK]
        assert await house.pass_time(DAY) == []
        assert house.carrier.sent == {"hook_sent": 1, "hook_failed": 1}

    run(tmp_path, test, HOOKS)
    assert "could not be made" in caplog.text


def test_whoever_changes_their_mind_hears_nothing_of_what_waits(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        await house.tell()
        await house.people.stop_mail("jana")
        assert await house.pass_time(HOUR) == []

    run(tmp_path, test, MAILS)
