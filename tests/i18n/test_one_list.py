"""The languages are listed once, in the catalog's module; everything else asks there."""

from __future__ import annotations

import re
from pathlib import Path

from herna.i18n.catalog import LANGUAGES, catalog
from herna.web.pages.frame import language_name

SOURCE = Path(__file__).parents[2] / "src" / "herna"
THE_LIST = SOURCE / "i18n" / "catalog.py"
OTHER = "|".join(LANGUAGES[1:])
QUOTED = re.compile(rf"""["'`]({OTHER})["'`]|\b[a-z-]+-({OTHER}) =|\b(?:lang|language)-({OTHER})\b""")
"""A language other than the first by its code, as code, templates, scripts and catalogs would name it."""
READ = {".py", ".js", ".j2", ".ftl", ".toml"}
"""What is searched; a style may be for one language, if its words are longer than others."""

FILES = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in READ and "lessons" not in path.relative_to(SOURCE).parts
)


def test_the_list_itself_is_found_by_the_same_search() -> None:
    assert QUOTED.search(THE_LIST.read_text(encoding="utf-8"))
    assert len(FILES) > 100


def test_no_other_file_names_a_language() -> None:
    found = {path for path in FILES if QUOTED.search(path.read_text(encoding="utf-8"))}
    assert found == {THE_LIST}


def test_every_language_calls_itself_by_its_own_name() -> None:
    names = [language_name(language) for language in LANGUAGES]
    assert names == [catalog(language).say("language-own") for language in LANGUAGES]
    assert len(set(names)) == len(LANGUAGES) and names[1] == "Čeština"
