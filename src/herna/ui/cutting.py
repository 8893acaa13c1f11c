"""Cuts one element out of a drawn part, and shows a part of a drawing: pictures for books."""

from __future__ import annotations

import re
from typing import Final

TAG: Final = re.compile(r"<(/?)([a-zA-Z][\w-]*)((?:[^>\"']|\"[^\"]*\"|'[^']*')*?)(/?)>")
FRAME: Final = re.compile(r'viewBox="[^"]*"')
IDS: Final = re.compile(r'\s(?:id|tabindex|data-[\w-]+)="[^"]*"|\sdata-still\b')
"""What a picture has no use for: several of them stand on one page, and nothing in them can be pressed."""


class NothingDrawn(ValueError):  # noqa: N818
    """What a picture should show is not drawn."""


def cut(html: str, show: str) -> str:
    """Return the first element of a class, after ``@`` of a component, after ``#`` of an address, whole."""
    if not show:
        return html
    named = {"@": "data-ref", "#": "id"}.get(show[0])
    wanted = f' {named}="{show[1:]}"' if named else None
    for tag in TAG.finditer(html):
        if tag[1]:
            continue
        attributes = tag[3]
        classes = re.search(r'\bclass="([^"]*)"', attributes)
        if (wanted in attributes) if wanted else (classes is not None and show in classes[1].split()):
            return html[tag.start() : closing(html, tag)]
    raise NothingDrawn(f"nothing here is called {show!r}")


def closing(html: str, opening: re.Match[str]) -> int:
    """Return where an element ends."""
    depth = 0
    for tag in TAG.finditer(html, opening.start()):
        if tag[2] != opening[2] or tag[4]:
            continue
        depth += -1 if tag[1] else 1
        if depth == 0:
            return tag.end()
    raise NothingDrawn(f"the element {opening[2]} does not end")


def framed(html: str, frame: str) -> str:
    """Look at a part of the first drawing only."""
    return FRAME.sub(f'viewBox="{frame}"', html, count=1) if frame else html


def still(html: str) -> str:
    """Return a part as a picture: nothing in it is addressed or focused."""
    return IDS.sub("", html)
