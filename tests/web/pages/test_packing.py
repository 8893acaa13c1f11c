"""Scripts and sheets as they are sent: whole, small, and in a way the browser understands."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import brotli
import pytest

from herna.web.pages.assets import STATIC
from herna.web.pages.packing import script, whole
from web.guests import Guest

SCRIPTS = sorted(STATIC.glob("*.js"))
GIVEN = re.compile(r"^export (?:async )?function (\w+)", re.M)
TAKEN = re.compile(r'^import \{ (.+) \} from "\./(\w+)\.js";$', re.M)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_is_sent_with_all_it_imports_each_once(path: Path) -> None:
    def reach(name: str, seen: set[str]) -> set[str]:
        for _names, other in TAKEN.findall((STATIC / f"{name}.js").read_text(encoding="utf-8")):
            if other not in seen:
                seen.add(other)
                reach(other, seen)
        return seen

    sent = whole(path).decode()
    assert not re.search(r"^import\b", sent, re.M)
    assert GIVEN.findall(sent) == GIVEN.findall(path.read_text(encoding="utf-8"))
    for name in reach(path.stem, set()):
        assert sent.count(f"const ${name} = ") == 1
        for line in (STATIC / f"{name}.js").read_text(encoding="utf-8").splitlines():
            code = line.strip()
            if code and not code.startswith(("//", "import ", "export ")):
                assert code in sent


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_scripts_import_only_what_the_others_export(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(re.findall(r"^import\b", text, re.M)) == len(TAKEN.findall(text))
    assert len(re.findall(r"^export\b", text, re.M)) == len(GIVEN.findall(text))
    for names, other in TAKEN.findall(text):
        assert set(names.split(", ")) <= set(
            GIVEN.findall((STATIC / f"{other}.js").read_text(encoding="utf-8"))
        )


def test_what_two_scripts_import_is_there_once_and_first(tmp_path: Path) -> None:
    (tmp_path / "c.js").write_text("let n = 0;\nexport function next() {\n  return ++n;\n}\n")
    (tmp_path / "b.js").write_text('import { next } from "./c.js";\nexport async function b() { next(); }\n')
    (tmp_path / "a.js").write_text(
        '// One.\nimport { b } from "./b.js";\nimport { next } from "./c.js";\n\n  b(); next(); // both\n'
    )
    assert script(tmp_path / "a.js").count("let n = 0;") == 1
    assert whole(tmp_path / "a.js").decode() == (
        "const $c = (() => {\nlet n = 0;\nfunction next() {\nreturn ++n;\n}\nreturn { next };\n})();\n"
        "const $b = (() => {\nconst { next } = $c;\nasync function b() { next(); }\nreturn { b };\n})();\n"
        "const { b } = $b;\nconst { next } = $c;\nb(); next(); // both\n"
    )


def test_a_sheet_is_sent_with_those_it_imports_and_keeps_what_is_quoted(tmp_path: Path) -> None:
    (tmp_path / "one.css").write_text("/* one */\na { color: red; }\n")
    (tmp_path / "two.css").write_text(
        '/* two */\n@import "one.css";\n.b > i, .b :hover { margin: calc(1px + 2px) 0; }\n'
        '.c::after { content: " ; /* , "; }\n'
    )
    assert whole(tmp_path / "two.css").decode() == (
        'a{color: red;}.b > i,.b :hover{margin: calc(1px + 2px) 0;}.c::after{content: " ; /* , ";}'
    )


@pytest.mark.parametrize(
    ("accepted", "way"),
    [("gzip, deflate, br, zstd", "br"), ("gzip;q=0.8, deflate", "gzip"), ("identity", None)],
)
def test_files_are_packed_as_the_browser_understands(guest: Guest, accepted: str, way: str | None) -> None:
    for path, file in (("/static/table.js", STATIC / "table.js"), ("/worker.js", STATIC / "worker.js")):
        with guest.client.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == way
        assert "accept-encoding" in answer.headers["vary"].lower()
        unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[way]
        assert unpack(body) == whole(file)


def test_pictures_that_are_packed_already_are_sent_as_they_are(guest: Guest) -> None:
    answer = guest.get("/static/icon-192.png")
    assert "content-encoding" not in answer.headers
    assert answer.content == (STATIC / "icon-192.png").read_bytes()
