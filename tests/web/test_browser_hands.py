"""Direct hands: pieces are drawn to where they go, whole moves at once; how few clicks a turn takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from herna.bench.pages import random_game
from herna.games import game
from herna.kernel.choice import Choice
from herna.kernel.engine import settle, take
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.web.store.store import Store
from herna.web.table.log import END_TURN
from herna.web.table.plan import usual_seats
from herna.web.table.tables import Tables
from web.desk import MOVED, Desk, asked
from web.guests import Inn, apart
from web.positions import put

MIDDLE = """([ref, share]) => {
    const all = [...document.querySelectorAll(`#main [data-ref="${CSS.escape(ref)}"]`)];
    const piece = all.find((each) => each.getClientRects().length);
    const box = piece.getBoundingClientRect();
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
        const x = box.left + box.width * ((share * 12 + i) % 12) / 12;
        const y = box.top + box.height * ((share * 12 + j) % 12) / 12;
        const top = document.elementsFromPoint(x, y).find((each) => each.closest("[data-ref]"));
        if (top && piece.contains(top)) return [x, y];
    }
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
"""A point where this piece lies on top; its middle if others cover it."""

SHOWN = """() => {
    const size = (each) => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
    const all = [...document.querySelectorAll("#part-board svg[viewBox]")];
    return all.sort((a, b) => size(b) - size(a))[0].getAttribute("viewBox");
}"""
"""What the board shows: its largest drawing."""

Plan = Sequence[Sequence[str]]
"""The answers of a turn, gesture by gesture."""


def fits(match: Match[Any], plan: Plan) -> bool:
    """Whether the first seat can answer like this, and its turn is over then, or waits for its end."""
    given = [code for gesture in plan for code in gesture if code != END_TURN]
    last = after(match, given)
    return given[-1] in after(match, given[:-1]) and (not last or END_TURN in last)


def when(key: str, plans: Callable[[Match[Any]], list[Plan]]) -> tuple[Record, Plan]:
    """Return a random game up to where the first seat can play one of these plans, and that plan."""
    for seed in range(1, 12):
        old = random_game(key, usual_seats(game(key)), seed).record
        again = Match(game(key), Record(key, old.setup, old.seed, [], old.salt, old.rules))
        for at, code in enumerate(old.answers):
            if again.choice is not None and again.choice.seat == 0:
                for plan in plans(again):
                    if fits(again, plan):
                        upto = Record(key, old.setup, old.seed, old.answers[:at], old.salt, old.rules)
                        return upto, plan
            again.answer(code)
    raise AssertionError("nobody could ever play such a turn")


@dataclass
class Hand:
    """Somebody's hand at a table, which counts what it does."""

    page: Page
    count: int = 0

    def point(self, ref: str, share: float = 0.0) -> tuple[float, float]:
        """Return where a piece can be touched."""
        x, y = self.page.evaluate(MIDDLE, [ref, share])
        return float(x), float(y)

    def settle(self, version: str | None) -> None:
        """Wait until the table has moved on."""
        self.count += 1
        self.page.wait_for_function(MOVED, arg=version)

    def click(self, ref: str) -> None:
        """Press a piece where it is drawn."""
        version = self.page.locator("#main").get_attribute("data-version")
        self.page.mouse.click(*self.point(ref))
        self.settle(version)

    def choose(self, ref: str) -> None:
        """Press a piece that is asked about only later, and what the page offers first."""
        self.page.mouse.click(*self.point(ref))
        self.count += 1
        version = self.page.locator("#main").get_attribute("data-version")
        self.page.locator("#menu button").first.click()
        self.settle(version)

    def button(self, code: str) -> None:
        """Press a button."""
        version = self.page.locator("#main").get_attribute("data-version")
        self.page.locator(f"#answers [value='{code}']").click()
        self.settle(version)

    def carry(self, ref: str, goal: str) -> str:
        """Hold a piece over another one, and return what the page says about that."""
        self.page.mouse.move(*self.point(ref, 0.5))
        self.page.mouse.down()
        x, y = self.point(goal, 0.5)
        self.page.mouse.move(x - 9, y - 9, steps=4)
        self.page.wait_for_selector(".carrying .reachable")
        self.page.mouse.move(x, y, steps=2)
        self.page.wait_for_selector(".aimed")
        return self.page.locator(".carried-word").inner_text()

    def drag(self, ref: str, goal: str) -> None:
        """Draw a piece to another one."""
        version = self.page.locator("#main").get_attribute("data-version")
        self.carry(ref, goal)
        self.page.mouse.up()
        self.settle(version)


def seated(desk: Desk, inn: Inn, record: Record) -> tuple[Hand, str]:
    """Sit down at a table with this game."""
    table = apart(put(inn.house.config.db, record, [len(record.answers)]))
    context = desk.context()
    context.add_cookies([{"name": "herna", "value": table.token, "url": inn.url}])
    page = context.new_page()
    page.goto(f"/t/{table.tables[0]}")
    asked(page)
    return Hand(page), table.tables[0]


def at_table(inn: Inn, table: str) -> Match[Any]:
    """Return the game at a table as the database has it."""

    async def read() -> Match[Any]:
        store = Store(str(inn.house.config.db))
        await store.open()
        async with Tables(store, lambda _live: None).at(table) as live:
            found = live.playing()
        await store.close()
        return found

    return apart(read())


def done(inn: Inn, table: str, before: Record, plan: Plan) -> None:
    """Make sure that exactly these answers were given."""
    given = at_table(inn, table).record.answers[len(before.answers) :]
    assert given == [code for gesture in plan for code in gesture if code != END_TURN]


def two_trips(match: Match[Any]) -> list[Plan]:
    """Return turns of Scythe in which two units go somewhere, each with all it can carry."""
    state = match.state
    if match.choice is None or match.choice.prompt != "section":
        return []
    found: list[Plan] = []
    section = next(
        (
            code
            for code in after(match, [])
            if code.startswith("section.") and "top.0" in after(match, [code])
        ),
        "",
    )
    movers = (
        [code for code in after(match, [section, "top.0"]) if code.startswith("move.")] if section else []
    )
    for one in movers:
        for other in movers:
            trips = [trip(match, [section, "top.0"], unit) for unit in (one, other)]
            if one != other and all(trips) and int(state.seats):
                found.append([[section, "top.0"], *trips, ["pass"]])
    return found


def trip(match: Match[Any], begin: list[str], unit: str) -> list[str]:
    """Return how a unit goes somewhere with all it can carry; nothing if there is nothing to carry."""
    loaded = [*begin, unit, "load-all"]
    there = [code for code in after(match, loaded) if code.startswith("go.")]
    return [unit, "load-all", there[0]] if there else []


def asked_after(match: Match[Any], answers: list[str]) -> Choice | None:
    """Return what the first seat is asked after these answers; None if they are not possible."""
    state, choice, verbs = match.state.copy(), match.choice, match.game.verbs
    for code in answers:
        option = verbs.parse(code)
        if choice is None or choice.seat != 0 or option not in list(choice.options):
            return None
        take(state, list(choice.options).index(option))
        choice = settle(state)
    return choice if choice is not None and choice.seat == 0 else None


def after(match: Match[Any], answers: list[str]) -> list[str]:
    """Return what the first seat can answer after these answers."""
    choice = asked_after(match, answers)
    return [match.game.verbs.code(option) for option in choice.options] if choice else []


def ref(match: Match[Any], code: str) -> str:
    """Return the piece of an answer."""
    return match.game.verbs.anchor(match.game.verbs.parse(code))


def test_scythe_two_units_with_cargo_in_four_gestures(desk: Desk, inn: Inn) -> None:
    upto, plan = when("scythe", two_trips)
    hand, table = seated(desk, inn, upto)
    match = at_table(inn, table)
    hand.click(ref(match, "top.0"))
    for unit, _load, space in plan[1:-1]:
        hand.drag(ref(match, unit), ref(match, space))
    hand.button("pass")
    assert hand.count <= 4
    done(inn, table, upto, plan)


def lead_and_three(match: Match[Any]) -> list[Plan]:
    """Return turns of Arcs that lead a card, declare nothing, and influence three cards."""
    if match.choice is None or match.choice.prompt != "lead":
        return []
    found: list[Plan] = []
    for lead in after(match, []):
        cards = [code for code in after(match, [lead, "pass"]) if code.startswith("influence.")][:3]
        asked_next = asked_after(match, [lead])
        if lead != "pass" and len(cards) == 3 and asked_next is not None and asked_next.prompt == "declare":
            found.append([[lead], ["pass", cards[0]], [cards[1]], [cards[2]], [END_TURN]])
    return found


def test_arcs_a_lead_and_three_influences_in_five_clicks(desk: Desk, inn: Inn) -> None:
    upto, plan = when("arcs", lead_and_three)
    hand, table = seated(desk, inn, upto)
    match = at_table(inn, table)
    hand.click(ref(match, plan[0][0]))
    hand.choose(ref(match, plan[1][-1]))
    for gesture in plan[2:-1]:
        hand.click(ref(match, gesture[-1]))
    if hand.page.locator(
        f"#answers [value='{END_TURN}']"
    ).count():  # others are not asked about their cards yet
        hand.button(END_TURN)
    assert hand.count <= 5
    done(inn, table, upto, plan)
    choice = at_table(inn, table).choice
    assert choice is not None and choice.seat != 0


def two_sails(match: Match[Any]) -> list[Plan]:
    """Return turns of Ahoy in which two dice set sail, for two spaces each."""
    if match.choice is None or match.choice.prompt != "turn":
        return []
    first = sails(match, [])
    second = sails(match, [code for gesture in first for code in gesture]) if first else []
    return [[*first, *second, [END_TURN]]] if second else []


def sails(match: Match[Any], begin: list[str]) -> list[list[str]]:
    """Return how a die is put on Sail and the ship goes two spaces; nothing if more is asked."""
    for die in [code for code in after(match, begin) if code.startswith("die.")]:
        for slot in [code for code in after(match, [*begin, die]) if code.startswith("slot.")]:
            for one in [code for code in after(match, [*begin, die, slot]) if code.startswith("step.")]:
                for two in [
                    code for code in after(match, [*begin, die, slot, one]) if code.startswith("step.")
                ]:
                    last = after(match, [*begin, die, slot, one, two])
                    if one != two and any(code.startswith("die.") or code == END_TURN for code in last):
                        return [[die, slot], [one, two]]
    return []


def test_ahoy_two_sail_dice_in_six_gestures(desk: Desk, inn: Inn) -> None:
    upto, plan = when("ahoy", two_sails)
    hand, table = seated(desk, inn, upto)
    match = at_table(inn, table)
    for die, goal in plan[:-1]:
        if die.startswith("die."):
            hand.drag(ref(match, die), ref(match, goal))
        else:
            hand.drag("figure-0", ref(match, goal))
    hand.button(END_TURN)
    assert hand.count <= 6
    given = at_table(inn, table).record.answers[len(upto.answers) :]
    assert [code for code in given if not code.startswith("step.")][:4] == [*plan[0], *plan[2]]
    assert len([code for code in given if code.startswith("step.")]) == 4


def minion_and_action(match: Match[Any]) -> list[Plan]:
    """Return turns of Smash Up that play a minion on a base, and an action that asks nothing."""
    if match.choice is None or match.choice.prompt != "turn":
        return []
    found: list[Plan] = []
    for card in [code for code in after(match, []) if code.startswith("play.")]:
        for base in [code for code in after(match, [card]) if code.startswith("at.")][:1]:
            for other in [code for code in after(match, [card, base]) if code.startswith("play.")]:
                if "pass" in after(match, [card, base, other]):
                    found.append([[card, base], [other], ["pass"]])
    return found


def test_smash_up_a_minion_and_an_action_in_four_gestures(desk: Desk, inn: Inn) -> None:
    upto, plan = when("smashup", minion_and_action)
    hand, table = seated(desk, inn, upto)
    match = at_table(inn, table)
    hand.drag(ref(match, plan[0][0]), ref(match, plan[0][1]))
    hand.click(ref(match, plan[1][0]))
    hand.button("pass")
    assert hand.count <= 4
    done(inn, table, upto, plan)


def test_a_whole_move_is_told_before_it_is_made_taken_back_and_given_again_at_once(
    desk: Desk, inn: Inn
) -> None:
    upto, plan = when("scythe", two_trips)
    hand, table = seated(desk, inn, upto)
    match = at_table(inn, table)
    hand.click(ref(match, "top.0"))
    unit, load, space = plan[1]
    board = hand.page.locator("#part-text").inner_text()
    assert "Load everything" in hand.carry(ref(match, unit), ref(match, space))
    hand.page.keyboard.press("Escape")
    hand.page.mouse.up()
    assert hand.page.locator(".carrying, .reachable, .carried").count() == 0
    hand.drag(ref(match, unit), ref(match, space))
    assert len(at_table(inn, table).record.answers) == len(upto.answers) + 5
    version = hand.page.locator("#main").get_attribute("data-version")
    hand.page.keyboard.press("u")
    hand.page.wait_for_function(MOVED, arg=version)
    assert len(at_table(inn, table).record.answers) == len(upto.answers) + 2
    assert hand.page.locator("#part-text").inner_text() == board
    moved = hand.page.locator("#main").get_attribute("data-version")
    hand.page.keyboard.press("r")
    hand.page.wait_for_function(MOVED, arg=moved)
    given = at_table(inn, table).record.answers[len(upto.answers) + 2 :]
    assert given == [unit, load, space]
    version = hand.page.locator("#main").get_attribute("data-version")
    hand.page.keyboard.press("u")
    hand.page.wait_for_function(MOVED, arg=version)
    assert len(at_table(inn, table).record.answers) == len(upto.answers) + 2
    hand.page.keyboard.press("u")
    hand.page.wait_for_function(f"() => document.querySelector('#answers [value=\"{plan[0][0]}\"]')")
    assert len(at_table(inn, table).record.answers) == len(upto.answers)


def test_a_piece_that_goes_nowhere_stays_and_the_board_moves_instead(desk: Desk, inn: Inn) -> None:
    upto, _plan = when("scythe", two_trips)
    hand, table = seated(desk, inn, upto)
    hand.page.get_by_role("button", name="Zoom in").click()
    before = hand.page.evaluate(SHOWN)
    x, y = hand.point("hex-22")
    hand.page.mouse.move(x, y)
    hand.page.mouse.down()
    hand.page.mouse.move(x - 60, y, steps=8)
    hand.page.wait_for_timeout(300)
    hand.page.mouse.move(x - 90, y, steps=4)
    hand.page.mouse.up()
    assert hand.page.evaluate(SHOWN) != before
    assert len(at_table(inn, table).record.answers) == len(upto.answers)
