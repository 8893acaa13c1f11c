"""How far a translation is: read from the files, and from git what was changed since."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES
from herna.i18n.translation import checked, folders, progress, started
from herna.kernel.errors import HernaError

ENGLISH = """\
hello = Hello, { $name }
harbour = harbour
    .text = Ships rest here.
counted = { $n ->
    [one] one ship
   *[other] { $n } ships
 }
only = { $name }
"""
GERMAN = """\
hello = Hallo, { $name }
harbour = Hafen
    .gender = m
counted = { $n ->
    [one] one ship
   *[other] { $n } ships
 }
only = { $name }
old = Alt
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder with one catalog, half translated."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    return tmp_path


def committed(folder: Path, when: int) -> None:
    """Keep everything in git as of some moment."""
    at = f"{when} +0000"
    env = {**os.environ, "GIT_AUTHOR_DATE": at, "GIT_COMMITTER_DATE": at, "GIT_CONFIG_GLOBAL": os.devnull}
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["add", "."], [*who, "commit", "-q", "-m", "Words"]):
        subprocess.run(["git", "-C", str(folder), *words], env=env, check=True, capture_output=True)


def test_what_is_missing_as_before_or_unknown_is_named(folder: Path) -> None:
    found = progress("words", folder, "de")
    assert found.total == 5
    assert found.missing == ["harbour.text"]
    assert found.untranslated == ["counted"], "what is only filled in has no language"
    assert found.unknown == ["old"], "a gender is the language's own affair"
    assert found.outdated == [], "nobody knows without git"


def test_what_was_changed_in_the_first_language_since_is_to_be_read_again(folder: Path) -> None:
    committed(folder, 1_700_000_001)
    assert progress("words", folder, "de").outdated == []
    (folder / "en.ftl").write_text(ENGLISH.replace("Hello", "Welcome"), encoding="utf-8")
    committed(folder, 1_700_000_002)
    assert progress("words", folder, "de").outdated == ["hello"]
    (folder / "de.ftl").write_text(f"# Still right\n{GERMAN}", encoding="utf-8")
    committed(folder, 1_700_000_003)
    assert progress("words", folder, "de").outdated == []


def test_a_language_begins_as_a_copy_and_what_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en.ftl").write_text("hello = Hello\n", encoding="utf-8")
    (tmp_path / "en" / "more.ftl").write_text("bye = Goodbye\n", encoding="utf-8")
    assert started(tmp_path, "de") == [tmp_path / "de.ftl", tmp_path / "de" / "more.ftl"]
    assert progress("words", tmp_path, "de").untranslated == ["hello", "bye"]
    (tmp_path / "de.ftl").write_text("hello = Hallo\n", encoding="utf-8")
    assert started(tmp_path, "de") == []
    assert progress("words", tmp_path, "de").untranslated == ["bye"]


@pytest.mark.parametrize("language", ["", LANGUAGES[0], "German", "../x"])
def test_what_is_no_code_of_a_language_is_refused(language: str) -> None:
    with pytest.raises(HernaError, match="two or three small letters"):
        checked(language)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_that_is_spoken_lacks_or_keeps_anything(language: str) -> None:
    assert set(folders()) == {"platform", *CATALOGUE}
    for name, folder in folders().items():
        found = progress(name, folder, language)
        assert (found.missing, found.unknown) == ([], []), name
