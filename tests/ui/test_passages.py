"""A passage that was kept is what would be drawn now."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from jinja2 import DictLoader, Environment

from harbours import GAME
from herna.i18n.speak import Speaker
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.ui import passages as keep
from herna.ui.passages import Asked, Keep


class Desk:
    """A template with passages, and how often each was drawn."""

    def __init__(self, template: str) -> None:
        self.drawn: list[object] = []
        self.environment = Environment(
            loader=DictLoader({"page": template}), autoescape=True, extensions=[Keep]
        )

    def draw(self, options: Iterable[str] = (), seats: tuple[str, ...] = ("Ada",), **scene: object) -> str:
        """Fill the template for a viewer."""
        seen = Match(GAME, Record("harbours", Setup(2, {}), 5, [])).view(0)
        language = str(scene.pop("language", "en"))
        asked = Asked(Speaker(language, "harbours", seen, seats), frozenset(options))
        return self.environment.get_template("page").render(
            asked=asked,
            options=asked,
            name=asked.name,
            text=asked.text,
            seat_name=asked.seat,
            count=self.drawn.append,
            **scene,
        )


def test_a_passage_is_drawn_once_for_each_value() -> None:
    desk = Desk('{% keep a, b %}{{ count(a) or "" }}<{{ a }}>{% endkeep %}')
    assert [desk.draw(a=1, b=1), desk.draw(a=2, b=1), desk.draw(a=1, b=1)] == ["<1>", "<2>", "<1>"]
    assert desk.drawn == [1, 2]
    desk.draw(a=1, b=2)
    assert desk.drawn == [1, 2, 1]


def test_passages_with_the_same_value_are_not_confused() -> None:
    desk = Desk("{% keep a %}left {{ a }}{% endkeep %}, {% keep a %}right {{ a }}{% endkeep %}")
    assert [desk.draw(a=1), desk.draw(a=1)] == ["left 1, right 1"] * 2


def test_what_was_escaped_is_neither_escaped_twice_nor_left_raw() -> None:
    desk = Desk("{% keep a %}<i>{{ a }}</i>{% endkeep %}")
    assert [desk.draw(a="<b>"), desk.draw(a="<b>")] == ["<i>&lt;b&gt;</i>"] * 2


def test_a_passage_is_drawn_anew_when_what_may_be_pressed_differs() -> None:
    desk = Desk('{% keep a %}{{ count(a) or "" }}{{ "on" if a in options else "off" }}{% endkeep %}')
    seen = [desk.draw(["x"], a="x"), desk.draw(["y"], a="x"), desk.draw([], a="x"), desk.draw(["x"], a="x")]
    assert seen == ["on", "off", "off", "on"]
    assert desk.drawn == ["x", "x"]


def test_any_of_several_anchors_may_open_a_passage() -> None:
    desk = Desk('{% keep a %}{{ "open" if options.touch(a) else "shut" }}{% endkeep %}')
    refs = frozenset({"x", "y"})
    assert [desk.draw(["y"], a=refs), desk.draw(["z"], a=refs), desk.draw([], a=refs)] == [
        "open",
        "shut",
        "shut",
    ]


def test_a_passage_is_drawn_anew_when_something_is_called_otherwise() -> None:
    desk = Desk("{% keep a %}{{ name('area-0') }} {{ seat_name(a) }} {{ text('area-0') }}{% endkeep %}")
    assert desk.draw(a=0) == "Harbour 1 Ada "
    assert desk.draw(a=0, seats=("Eva",)) == "Harbour 1 Eva "
    assert desk.draw(a=0, language="cs") == "přístav 1 Ada "
    assert desk.draw(a=0) == "Harbour 1 Ada "


def test_a_passage_asks_what_its_inner_passages_ask() -> None:
    desk = Desk('{% keep a %}[{% keep b %}{{ "on" if "x" in options else "off" }}{% endkeep %}]{% endkeep %}')
    assert desk.draw([], a=1, b=1) == "[off]"
    assert desk.draw([], a=2, b=1) == "[off]"
    assert [desk.draw(["x"], a=1, b=1), desk.draw(["x"], a=2, b=1)] == ["[on]", "[on]"]


def test_no_more_is_kept_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "KEPT", 3)
    monkeypatch.setattr(keep, "VERSIONS", 2)
    desk = Desk("{% keep a %}{{ seat_name(0) }}{% endkeep %}")
    kept = desk.environment.extensions[Keep.identifier]
    assert isinstance(kept, Keep)
    for number in range(3):
        desk.draw(a=number)
    assert len(kept.drawings) == 3
    desk.draw(a=3)
    assert len(kept.drawings) == 1
    for name in ("Ada", "Bob", "Eva"):
        desk.draw(a=3, seats=(name,))
    assert [[drawing.html for drawing in known] for known in kept.drawings.values()] == [["Eva", "Bob"]]
