"""Cutting pictures out of drawn parts."""

from __future__ import annotations

import pytest

from herna.ui.cutting import NothingDrawn, cut, framed, still

PART = (
    '<div class="all"><section class="a map" id="one" data-ref="base-1">'
    '<svg viewBox="0 0 9 9"><g><g/><g></g></g></svg>'
    '</section><section class="b"><div title="a > b">x</div></section></div>'
)


def test_an_element_is_cut_out_by_class_or_component() -> None:
    whole = PART[PART.index("<section") : PART.index("</section>") + len("</section>")]
    assert cut(PART, "map") == whole
    assert cut(PART, "@base-1") == cut(PART, "#one") == whole
    assert cut(PART, "b") == '<section class="b"><div title="a > b">x</div></section>'
    assert cut(PART, "") == PART


def test_what_is_not_there_or_does_not_end_is_an_error() -> None:
    for html, show in ((PART, "ma"), (PART, "@base-2"), ('<p class="open">', "open")):
        with pytest.raises(NothingDrawn):
            cut(html, show)


def test_a_drawing_can_be_looked_at_closely() -> None:
    assert 'viewBox="1 2 3 4"' in framed(PART, "1 2 3 4")
    assert framed(PART, "") == PART


def test_a_picture_has_no_addresses() -> None:
    assert still('<p id="x" class="y" data-ref="z" tabindex="0">') == '<p class="y">'
