"""Every page for everybody: keyboard, phone, screen reader, both languages, both themes."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from web.desk import MOVED, Desk, asked, create, press, reach
from web.guests import Guest, Inn, apart
from web.positions import laid, laid_when_asked

AUDITED = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]


@pytest.fixture(scope="module")
def done(inn: Inn) -> str:
    """A finished game."""
    guest: Guest = inn.guest()
    table = guest.new_table(seat1="bot", level1="random", seat2="none", seat3="none", name0="Jana")
    while codes := guest.wait(table):
        guest.answer(table, codes[-1])
    return table


def audit(page: Page) -> None:
    """Let axe look at a page."""
    found = Axe().run(page, options={"runOnly": AUDITED, "resultTypes": ["violations"]})
    wrong = [
        f"{each['id']}: {[node['target'] for node in each['nodes']][:3]} {each['nodes'][0]['failureSummary']}"
        for each in found.response["violations"]
    ]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.usefixtures("any_letters")
@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)], ids=["dark", "light-phone"])
def test_the_audit_finds_nothing(desk: Desk, done: str, theme: str, phone: bool) -> None:
    page = desk.window(phone=phone, bypass_csp=True)
    page.goto("/settings")
    page.locator(f"input[name=theme][value={theme}]").check(force=True)
    page.get_by_role("button", name="Save").click()
    for path in (
        "/",
        "/new?game=harbours",
        "/settings",
        "/me",
        "/device",
        "/rules/harbours",
        "/replays",
        f"/t/{done}/replay",
        f"/t/{done}/end",
        "/t/nowhere",
    ):
        page.goto(path)
        audit(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
    create(page)
    asked(page)
    press(page, 0)
    asked(page)
    audit(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.usefixtures("any_letters")
@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)], ids=["dark", "light-phone"])
@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_the_audit_finds_nothing_at_the_games_tables(
    desk: Desk, inn: Inn, key: str, theme: str, phone: bool
) -> None:
    found = apart(laid(inn.house.config.db, key, (0.03, 0.8, 1.0)))
    page = seated(desk, found.token, theme, phone)
    early, late, end = found.tables
    for path in (f"/t/{early}", f"/t/{late}", f"/t/{end}", f"/t/{end}/replay", f"/t/{end}/end"):
        page.goto(path)
        page.wait_for_selector("#main")
        audit(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"


def seated(desk: Desk, token: str, theme: str = "dark", phone: bool = False) -> Page:
    """Open a window of somebody who already sits at tables."""
    context = desk.context(phone=phone, bypass_csp=True)
    cookies = {"herna": token, "herna_manners": f"theme={theme}"}
    context.add_cookies([{"name": name, "value": value, "url": desk.url} for name, value in cookies.items()])
    return context.new_page()


@pytest.mark.parametrize(
    ("key", "prompt", "piece", "place"),
    [("ahoy", "fire", "die-", ".slot .is-option"), ("scythe", "top", "half-4", ".half.is-option")],
    ids=["a die on a slot", "half an action, drawn without words"],
)
def test_the_audit_finds_nothing_when_a_piece_within_a_piece_can_be_pressed(
    desk: Desk, inn: Inn, key: str, prompt: str, piece: str, place: str
) -> None:
    found = apart(laid_when_asked(inn.house.config.db, key, prompt, piece))
    page = seated(desk, found.token)
    page.goto(f"/t/{found.tables[0]}")
    page.wait_for_selector(place)
    audit(page)


def test_a_turn_by_the_keyboard_alone(desk: Desk) -> None:
    page = desk.window()
    page.goto("/")
    tab_to(page, "a.skip")
    page.keyboard.press("Enter")
    tab_to(page, "form[action='/play/harbours'] button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _answer in range(3):
        asked(page)
        version = page.locator("#main").get_attribute("data-version")
        tab_to(page, "#answers .option")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=version)
    reach(page, "#part-board .is-option")
    version = page.locator("#main").get_attribute("data-version")
    tab_to(page, "#part-board .is-option")
    page.keyboard.press("Enter")
    if page.locator("#menu:not([hidden])").count():
        assert page.evaluate("document.activeElement.getAttribute('role')") == "menuitem"
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Escape")
        assert page.locator("#menu:not([hidden])").count() == 0
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    page.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=version)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is reached."""
    for _step in range(150):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_glowing_pieces_press_their_buttons(desk: Desk) -> None:
    page = desk.window()
    create(page)
    reach(page, "#part-board .is-option")
    piece = page.locator("#part-board .is-option").first
    ref = piece.get_attribute("data-ref")
    buttons = page.locator(f"#answers [data-anchor={ref}]").all_inner_texts()
    version = page.locator("#main").get_attribute("data-version")
    piece.click(position={"x": 12, "y": 60})
    if len(buttons) > 1:
        assert page.locator("#menu button").all_inner_texts() == buttons
        page.locator("#menu button").first.click()
    page.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=version)


COVERED = """ref => {
  const piece = document.getElementById(ref);
  const cover = piece.cloneNode(true);
  cover.id = cover.dataset.ref = 'cover';
  cover.classList.remove('is-option');
  piece.after(cover);
}"""


def test_what_glows_can_be_pressed_through_a_piece_that_stands_on_it(desk: Desk) -> None:
    page = desk.window()
    create(page)
    reach(page, "#part-board .is-option")
    ref = page.locator("#part-board .is-option").first.get_attribute("data-ref")
    page.evaluate(COVERED, ref)
    version = page.locator("#main").get_attribute("data-version")
    several = page.locator(f"#answers [data-anchor={ref}]").count() > 1
    page.locator("#cover").click(position={"x": 12, "y": 60})
    if several:
        page.locator("#menu button").first.click()
    page.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=version)


FOLDED = """ref => {
  const fold = document.createElement('details');
  const head = document.createElement('summary');
  const more = document.createElement('span');
  document.getElementById(ref).removeAttribute('id');
  more.dataset.fold = '';
  more.textContent = 'more';
  head.id = head.dataset.ref = ref;
  head.className = 'is-option';
  head.append('a rival ', more);
  fold.append(head);
  document.getElementById('part-rivals').prepend(fold);
}"""


def test_the_head_of_a_fold_can_be_pressed_and_its_arrow_unfolds(desk: Desk) -> None:
    page = desk.window()
    create(page)
    reach(page, "#part-board .is-option")
    ref = page.locator("#part-board .is-option").first.get_attribute("data-ref")
    page.evaluate(FOLDED, ref)
    version = page.locator("#main").get_attribute("data-version")
    page.locator("#part-rivals [data-fold]").click()
    assert page.locator("#part-rivals details").first.get_attribute("open") is not None
    assert page.locator("#main").get_attribute("data-version") == version
    several = page.locator(f"#answers [data-anchor={ref}]").count() > 1
    page.locator(f"summary#{ref}").click(position={"x": 20, "y": 8})
    if several:
        page.locator("#menu button").first.click()
    page.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=version)


def test_a_piece_tells_what_it_is_on_hover_and_focus(desk: Desk) -> None:
    page = desk.window()
    create(page)
    asked(page)
    card = page.locator("#part-own .card").first
    name = card.locator("h4").inner_text()
    card.hover()
    page.wait_for_selector("#preview:not([hidden])")
    assert name in page.locator("#preview").inner_text()
    page.keyboard.press("Escape")
    assert page.locator("#preview").is_hidden()


def test_a_whole_turn_on_a_phone(desk: Desk) -> None:
    page = desk.window(phone=True)
    create(page)
    for _answer in range(6):
        if not asked(page):
            break
        for button in page.locator("#answers .option:not(.drawn)").all():
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= 390
            assert box["height"] >= 40
        press(page, 0)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_board_zooms_and_comes_back(desk: Desk) -> None:
    page = desk.window()
    create(page)
    asked(page)
    board = page.locator("#part-board svg").first
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    near = board.get_attribute("viewBox")
    assert near != whole
    press(page, 0)
    assert page.locator("#part-board svg").first.get_attribute("viewBox") == near
    page.get_by_role("button", name="Whole board").click()
    assert [
        float(n) for n in (page.locator("#part-board svg").first.get_attribute("viewBox") or "").split()
    ] == [float(n) for n in (whole or "").split()]


def test_everything_in_czech(desk: Desk, done: str) -> None:
    page = desk.window(language="cs")
    page.goto("/")
    assert "Přisedni si" in page.locator("h1").inner_text()
    create(page)
    asked(page)
    assert re.search(r"Kolik vsadíš|Co uděláš", page.locator("#question").inner_text())
    assert "Příběh" in page.locator("#story-title").inner_text()
    page.goto(f"/t/{done}/replay")
    text = page.locator("main").inner_text()
    assert "Konečné skóre" in text and "Pokračovat odtud" in text
    page.get_by_role("button", name="English").click()
    assert "Final scores" in page.locator("main").inner_text()


def test_a_replay_by_slider_keys_and_link(desk: Desk, done: str) -> None:
    page = desk.window()
    page.goto(f"/t/{done}/replay?at=4&as=0")
    caption = page.locator("#part-caption").inner_text()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=5**")
    page.wait_for_function(
        "before => document.getElementById('part-caption').innerText !== before", arg=caption
    )
    page.keyboard.press("Home")
    page.wait_for_url("**at=0**")
    page.locator("#at").fill("7")
    page.wait_for_url("**at=7**")
    board = page.locator("#part-board").inner_html()
    own = page.locator("#part-own").inner_html()
    other = desk.window()
    other.goto(page.url)
    assert other.locator("#part-board").inner_html() == board
    assert other.locator("#part-own").inner_html() == own
    assert other.locator("[data-as-link][aria-current]").inner_text().strip() == "Jana"
    page.get_by_role("link", name="To the end").click()
    page.wait_for_function("() => document.getElementById('at').value === document.getElementById('at').max")
    page.get_by_role("button", name="Continue from here").is_enabled()


def test_the_position_in_words(desk: Desk) -> None:
    page = desk.window()
    create(page, name0="Jana")
    asked(page)
    page.locator("#as-text summary").click()
    text = page.locator("#part-text").inner_text()
    assert "Jana" in text and "Standings" in text
    assert page.locator("[role=log][aria-live=polite] > #part-story").count() == 1
    assert page.locator("#part-prompt [role=status]").count() == 1


def test_a_clock_runs_on_the_page_and_speaks_once(desk: Desk) -> None:
    page = desk.window()
    page.clock.install()
    create(page, pace="quick", bank="600+10")
    asked(page)
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1000 + 60, UTC))
    mine = page.locator("[role=timer][data-runs=mine]")
    shown = mine.inner_text()
    assert re.fullmatch(r"(9:0\d|8:\d\d)", shown)
    assert page.locator("[aria-live] [role=timer], [role=status] [role=timer]").count() == 0
    page.clock.run_for(10_000)
    minutes, seconds = (int(part) for part in shown.split(":"))
    later = 60 * minutes + seconds - 10
    assert mine.inner_text() == f"{later // 60}:{later % 60:02}"
    assert page.locator("#toast").inner_text() == ""
    page.clock.run_for(1000 * (later - 60))
    assert mine.inner_text() == "1:00"
    assert page.locator("#toast").inner_text() == "You have one minute left."


@pytest.mark.usefixtures("any_letters")
@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)], ids=["dark", "light-phone"])
@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_the_audit_finds_nothing_in_the_books(desk: Desk, key: str, theme: str, phone: bool) -> None:
    context = desk.context(phone=phone, bypass_csp=True)
    context.add_cookies([{"name": "herna_manners", "value": f"theme={theme}", "url": desk.url}])
    page = context.new_page()
    for path in (f"/rules/{key}/rulebook", f"/rules/{key}/aid", f"/rules/{key}"):
        page.goto(path)
        audit(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
