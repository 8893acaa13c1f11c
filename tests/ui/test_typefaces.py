"""The typefaces of the pages: every letter that is written, few bytes, and a note of their makers."""

from __future__ import annotations

import re
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import herna
from herna.ui import typefaces
from herna.ui.typefaces import FACES, RARE, USUAL, cut, keep, typeface

SOURCE = Path(str(herna.__file__)).parent
CZECH = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“…"
WIRE, USUALLY = 120_000, 60_000


def letters(data: bytes) -> set[int]:
    """Return the letters of a typeface."""
    return set(TTFont(BytesIO(data)).getBestCmap())


@pytest.mark.parametrize("name", [name for name in FACES if "-rare" not in name])
def test_every_letter_of_every_language_is_there(name: str) -> None:
    written = {ord(each) for path in SOURCE.rglob("*.ftl") for each in path.read_text(encoding="utf-8")}
    missing = {chr(each) for each in written if each < 0x2190} - {
        chr(each) for each in letters(cut(FACES[name]))
    }
    assert missing <= {"\n"}
    assert {ord(each) for each in CZECH} <= letters(typeface(name))


@pytest.mark.parametrize("name", [name for name in FACES if "-rare" in name])
def test_names_of_other_languages_find_their_letters(name: str) -> None:
    both = letters(typeface(name)) | letters(typeface(name.replace("-rare", "")))
    assert {ord(each) for each in "ąćęłńóśźżäöüßàçèêñøåæőűţğıľĺŕŁŚŻÄÖŐÅØÆÇÑ"} <= both


def test_all_together_are_light() -> None:
    sizes = {name: len(typeface(name)) for name in FACES}
    assert sum(sizes.values()) < WIRE
    assert sum(size for name, size in sizes.items() if "-rare" not in name) < USUALLY


@pytest.mark.parametrize("name", FACES)
def test_a_cut_typeface_has_a_name_of_its_own_and_names_its_makers(name: str) -> None:
    names = TTFont(BytesIO(typeface(name)))["name"]
    assert names.getDebugName(1) == FACES[name].family
    assert "Adobe" in names.getDebugName(0)
    assert "Open Font License" in names.getDebugName(13)
    assert "OPEN FONT LICENSE" in (files(FACES[name].package) / "files" / "LICENSE.txt").read_text()


def test_the_style_sheet_names_each_typeface_and_never_hides_words() -> None:
    sheet = (SOURCE / "web" / "pages" / "static" / "herna.css").read_text(encoding="utf-8")
    rules = re.findall(r"@font-face {(.*?)}", sheet)
    assert {re.findall(r"/type/([^\"]+)", rule)[0] for rule in rules} == set(FACES)
    assert all("font-display: swap" in rule for rule in rules)
    rare = ["-rare" in rule for rule in rules]
    assert rare == sorted(rare, reverse=True) and not {*USUAL} & {*RARE}
    assert all(("unicode-range: U+A1-17F;" in rule) == ("-rare" in rule) for rule in rules)
    assert set(RARE) <= {*range(0xA1, 0x180)}


def test_it_is_cut_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(FACES))
    monkeypatch.setattr(typefaces, "user_cache_path", lambda _app: tmp_path)
    first = typeface.__wrapped__(name)
    monkeypatch.setattr(typefaces, "cut", lambda _face: b"again")
    assert typeface.__wrapped__(name) == first


def test_where_nothing_can_be_kept_it_is_cut_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "herna").write_text("not a folder")
    keep(tmp_path / "herna" / "letters", b"letters")
    monkeypatch.setattr(typefaces, "user_cache_path", lambda _app: tmp_path / "herna")
    assert len(typeface.__wrapped__(next(iter(FACES)))) > 1000
