"""The container: small, without history or compiler, and ready for a proxy."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Containerfile").read_text()
IGNORED = (ROOT / ".containerignore").read_text().split()
BASE = re.findall(r"^FROM (\S+)", TEXT, re.MULTILINE)


def builder() -> str | None:
    """Return a program that can build here: it runs, and has the images to begin with."""
    for name in ("podman", "docker"):
        if shutil.which(name) is None:
            continue
        asked = [
            subprocess.run([name, "image", "inspect", each], capture_output=True, check=False)
            for each in BASE
        ]
        if all(each.returncode == 0 for each in asked):
            return name
    return None


def test_the_image_is_built_apart_from_what_it_needs_to_build() -> None:
    assert len(BASE) == 2 and not BASE[0].endswith("-slim") and BASE[1].endswith("-slim")
    _build, last = TEXT.split("\nFROM ")[-2:]
    assert "COPY ." not in last and "gcc" not in last and "--no-index" in last
    assert "[server,notify]" in last and "[scale]" not in TEXT


def test_only_files_with_the_hashes_of_the_lock_get_in() -> None:
    build, _last = TEXT.split("\nFROM ")[-2:]
    taken = [line for line in build.split("&&") if "pip " in line and "/src/packaging/locked" in line]
    assert len(taken) == 2 and all("--require-hashes" in line for line in taken)
    assert "packaging" not in IGNORED and "--no-build-isolation" in build


def test_history_and_secrets_stay_outside() -> None:
    assert {".git", "tests", "*.db*", "*.secret"} <= set(IGNORED)
    assert (ROOT / ".dockerignore").read_text().split() == IGNORED


def test_it_expects_a_proxy_with_https_and_keeps_root_out() -> None:
    assert '"--https"' in TEXT.splitlines()[-1]
    assert "FORWARDED_ALLOW_IPS" in TEXT
    assert TEXT.index("USER herna") < TEXT.index("ENTRYPOINT")


def test_it_builds_where_a_builder_is() -> None:
    tool = builder()
    if tool is not None:
        subprocess.run([tool, "build", "-f", "Containerfile", "-t", "herna-test", str(ROOT)], check=True)
