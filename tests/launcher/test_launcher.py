"""The launcher on odd machines: no Python, an old one, no network, spaces, a read-only home.

A stand-in for Python keeps each of these runs to a fraction of a second: it writes down how it was called.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
TOOLS = (
    "sh",
    "dirname",
    "readlink",
    "cksum",
    "cat",
    "mkdir",
    "rm",
    "sleep",
    "id",
    "cp",
    "chmod",
    "kill",
    "ls",
)

STAND_IN = """#!/bin/sh
printf '%s\\n' "$*" >>"$CALLS"
case $1 in
    -c) printf '%s\\n' "${FAKE_VERSION:-3.12}" ;;
    -m)
        case $2 in
            venv) [ -z "${NO_VENV:-}" ] || exit 1; mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
            pip) [ "$3" = --version ] || [ -z "${NO_NETWORK:-}" ] || exit 1 ;;
            playwright) [ -z "${NO_NETWORK:-}" ] || exit 1 ;;
            herna) shift 2; for word in "$@"; do printf '<%s>' "$word"; done ;;
            ruff) [ -z "${UGLY:-}" ] || exit 1 ;;
        esac ;;
esac
"""


UV = """#!/bin/sh
printf 'uv %s\\n' "$*" >>"$CALLS"
for last; do :; done
[ "$1" = venv ] && mkdir -p "$last/bin" && cp "$FAKE" "$last/bin/python"
exit 0
"""


class Machine:
    """A machine with nothing on it but what a test puts there."""

    def __init__(self, root: Path) -> None:
        self.project = root / "my games" / "herna clone"
        self.bin = root / "bin"
        self.home = root / "home"
        self.calls_file = root / "calls"
        self.project.mkdir(parents=True)
        self.bin.mkdir()
        self.home.mkdir()
        shutil.copy2(PROJECT / "herna", self.project / "herna")
        (self.project / "pyproject.toml").write_text("[project]\nname = 'herna'\n", encoding="utf-8")
        for name in TOOLS:
            found = shutil.which(name)
            if found:
                (self.bin / name).symlink_to(found)
        self.extra: dict[str, str] = {}
        self.done: subprocess.CompletedProcess[str] | None = None

    def put(self, name: str, text: str = STAND_IN) -> None:
        """Put a program on the path."""
        path = self.bin / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def start(self, *arguments: str, at: Path | None = None, command: Path | None = None) -> int:
        """Start the launcher and return its exit code."""
        environment = {
            "PATH": str(self.bin),
            "HOME": str(self.home),
            "CALLS": str(self.calls_file),
            **self.extra,
        }
        self.calls_file.unlink(missing_ok=True)
        self.done = subprocess.run(
            [str(command or self.project / "herna"), *arguments],
            env=environment,
            cwd=at or self.home,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        return self.done.returncode

    @property
    def said(self) -> str:
        """What went to the error stream."""
        assert self.done is not None
        return self.done.stderr

    @property
    def out(self) -> str:
        """What went to the output."""
        assert self.done is not None
        return self.done.stdout

    @property
    def calls(self) -> list[str]:
        """How Python was called, questions for its version aside."""
        lines = self.calls_file.read_text(encoding="utf-8").splitlines() if self.calls_file.exists() else []
        return [line for line in lines if not line.startswith("-c")]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Give a bare machine."""
    return Machine(tmp_path)


def test_without_python_it_says_so(machine: Machine) -> None:
    assert machine.start("games") == 2
    assert machine.said.startswith("herna: Python 3.11 or newer is needed, and none was found")
    assert machine.said.count("\n") == 1
    assert not (machine.project / ".venv").exists()


def test_an_old_python_is_named(machine: Machine) -> None:
    machine.put("python3")
    machine.extra["FAKE_VERSION"] = "3.9"
    assert machine.start("games") == 2
    assert "this machine has only 3.9" in machine.said
    assert machine.said.count("\n") == 1


def test_a_newer_python_beside_an_old_one_is_found(machine: Machine) -> None:
    machine.put("python3", STAND_IN.replace("${FAKE_VERSION:-3.12}", "3.8"))
    machine.put("python3.11", STAND_IN.replace("3.12", "3.11"))
    assert machine.start("games") == 0
    assert machine.out == "<games>"


def test_it_installs_once_and_hands_over(machine: Machine) -> None:
    machine.put("python3")
    assert machine.start("play", "two words") == 0
    assert machine.out == "<play><two words>"
    assert [call for call in machine.calls if call.startswith("-m venv")]
    assert [call for call in machine.calls if "pip install" in call]
    assert machine.start("games") == 0
    assert machine.calls == ["-m herna games"]
    assert machine.said == ""


def test_once_installed_it_needs_no_network(machine: Machine) -> None:
    machine.put("python3")
    assert machine.start() == 0
    machine.extra["NO_NETWORK"] = "1"
    assert machine.start("games") == 0
    assert machine.out == "<games>"


def test_it_installs_again_only_when_the_project_changed(machine: Machine) -> None:
    machine.put("python3")
    machine.start()
    (machine.project / "pyproject.toml").write_text("[project]\nname = 'other'\n", encoding="utf-8")
    assert machine.start() == 0
    assert [call.split()[1] for call in machine.calls] == ["pip", "pip", "herna"]
    machine.start()
    assert machine.calls == ["-m herna"]


def test_without_network_it_says_so_and_tries_again_next_time(machine: Machine) -> None:
    machine.put("python3")
    machine.extra["NO_NETWORK"] = "1"
    assert machine.start("games") == 2
    last = machine.said.strip().splitlines()[-1]
    assert last.startswith("herna: what Herna needs could not be installed; is there a network?")
    assert machine.out == ""
    assert not (machine.project / ".venv-lock").exists()
    del machine.extra["NO_NETWORK"]
    assert machine.start("games") == 0
    assert machine.out == "<games>"


def lock(machine: Machine) -> None:
    """Give the project a list of tried versions."""
    folder = machine.project / "packaging" / "locked"
    folder.mkdir(parents=True)
    for name in ("serve", "test"):
        (folder / f"{name}.txt").write_text("litestar==1\n", encoding="utf-8")


def test_the_versions_that_were_tried_are_taken_by_their_hashes(machine: Machine) -> None:
    machine.put("python3")
    lock(machine)
    assert machine.start("games") == 0
    first, second = [call for call in machine.calls if "pip install" in call]
    assert "--require-hashes" in first and first.endswith("packaging/locked/serve.txt")
    assert "--editable" in second
    assert machine.said.count("\n") == 1
    machine.start("games")
    assert machine.calls == ["-m herna games"]
    (machine.project / "packaging" / "locked" / "serve.txt").write_text("litestar==2\n", encoding="utf-8")
    machine.start("games")
    assert any("--require-hashes" in call for call in machine.calls)


def test_where_those_versions_cannot_be_had_others_do_unless_told_otherwise(machine: Machine) -> None:
    machine.put("python3", STAND_IN.replace("pip) ", 'pip) case "$*" in *require-hashes*) exit 1 ;; esac; '))
    lock(machine)
    machine.extra["HERNA_LOCKED"] = "1"
    assert machine.start("games") == 2
    assert "cannot be had here unchanged" in machine.said
    del machine.extra["HERNA_LOCKED"]
    assert machine.start("games") == 0
    assert "taking others that should do" in machine.said
    assert machine.out == "<games>"


def test_without_the_venv_module_it_says_what_to_install(machine: Machine) -> None:
    machine.put("python3")
    machine.extra["NO_VENV"] = "1"
    assert machine.start("games") == 2
    assert "apt-get install python3-venv" in machine.said


def test_uv_is_used_when_it_is_there(machine: Machine) -> None:
    machine.put("python3")
    machine.put("uv", UV)
    machine.extra["FAKE"] = str(machine.bin / "python3")
    assert machine.start("games") == 0
    assert any(call.startswith("uv pip install") for call in machine.calls)
    assert not any("-m pip install" in call for call in machine.calls)


def test_a_uv_that_fails_does_not_matter(machine: Machine) -> None:
    machine.put("python3")
    machine.put("uv", "#!/bin/sh\nexit 1\n")
    assert machine.start("games") == 0
    assert any("-m pip install" in call for call in machine.calls)


def test_a_read_only_home_does_not_matter(machine: Machine) -> None:
    shown = STAND_IN.replace("printf '%s\\n' \"$*\"", 'printf \'%s %s\\n\' "$*" "${PIP_CACHE_DIR:-}"')
    machine.put("python3", shown)
    machine.extra["HOME"] = str(machine.home / "nowhere")
    assert machine.start("games") == 0
    assert any(f"{machine.project}/.venv/cache" in call for call in machine.calls if "pip install" in call)


def test_it_works_from_anywhere_and_through_links(machine: Machine, tmp_path: Path) -> None:
    machine.put("python3")
    assert machine.start("games", at=tmp_path) == 0
    link = machine.bin / "herna"
    link.symlink_to(machine.project / "herna")
    second = machine.home / "game"
    second.symlink_to(os.path.relpath(link, machine.home))
    assert machine.start("games", command=second) == 0
    assert machine.calls == ["-m herna games"]


def test_a_broken_environment_is_made_anew(machine: Machine) -> None:
    machine.put("python3")
    machine.start()
    (machine.project / ".venv" / "bin" / "python").unlink()
    assert machine.start("games") == 0
    assert machine.out == "<games>"


def test_a_lock_left_by_a_killed_start_is_removed(machine: Machine) -> None:
    machine.put("python3")
    (machine.project / ".venv-lock").mkdir()
    (machine.project / ".venv-lock" / "pid").write_text("99999999\n", encoding="utf-8")
    assert machine.start("games") == 0
    assert not (machine.project / ".venv-lock").exists()


def test_the_exit_code_is_the_commands(machine: Machine) -> None:
    machine.put("python3", STAND_IN.replace("herna) ", "herna) exit 7 ; "))
    assert machine.start("games") == 7


def test_tests_run_every_check_and_then_pytest(machine: Machine) -> None:
    machine.put("python3")
    machine.put("chromium", "#!/bin/sh\n")
    machine.put("cc", "#!/bin/sh\n")
    assert machine.start("test") == 0
    checks = [call for call in machine.calls if "pip" not in call and "venv" not in call]
    assert checks == [
        "-m ruff format --check .",
        "-m ruff check .",
        "-m mypy --strict src tests",
        "-m pytest -n auto --dist worksteal",
    ]
    assert any("[test]" in call for call in machine.calls)
    assert machine.start("games") == 0
    assert machine.calls == ["-m herna games"]
    assert machine.start("test", "tests/kernel", "-x") == 0
    assert machine.calls == ["-m pytest -n auto --dist worksteal tests/kernel -x"]


def test_quick_tests_are_the_checks_and_the_rules_of_one_game(machine: Machine) -> None:
    """They need neither a browser nor a compiler."""
    machine.put("python3")
    assert machine.start("test", "--quick") == 0
    assert machine.calls[-4:-1] == [
        "-m ruff format --check .",
        "-m ruff check .",
        "-m mypy --strict src tests",
    ]
    assert machine.calls[-1].endswith(" tests/games/ahoy")
    assert machine.start("test", "--quick", "arcs") == 0
    assert machine.calls[-1].endswith(" tests/games/arcs")
    machine.extra["UGLY"] = "1"
    assert machine.start("test", "--quick") == 1


def test_every_python_there_is_gets_an_environment_of_its_own(machine: Machine) -> None:
    machine.put("python3.11", STAND_IN.replace("3.12", "3.11"))
    machine.put("python3.13", STAND_IN.replace("3.12", "3.13"))
    assert machine.start("test", "--pythons", "arcs") == 0
    assert "with python3.11" in machine.said and "with python3.13" in machine.said
    assert {path.name for path in machine.project.glob(".venv*")} == {".venv-python3.11", ".venv-python3.13"}
    machine.extra["UGLY"] = "1"
    assert machine.start("test", "--pythons") == 2
    assert machine.said.endswith("the checks fail with: python3.11 python3.13\n")


def test_the_documentation_is_served_or_built(machine: Machine) -> None:
    machine.put("python3")
    assert machine.start("docs") == 0
    assert machine.calls[-1] == "-m mkdocs serve --open"
    assert any("[docs]" in call for call in machine.calls)
    assert machine.start("docs", "build") == 0
    assert machine.calls == ["-m mkdocs build"]


def test_a_failing_check_ends_the_tests(machine: Machine) -> None:
    machine.put("python3")
    machine.put("chromium", "#!/bin/sh\n")
    machine.put("cc", "#!/bin/sh\n")
    machine.extra["UGLY"] = "1"
    assert machine.start("test") == 1
    assert not any(call.startswith("-m pytest") for call in machine.calls)


def test_without_a_system_chromium_playwright_brings_one(machine: Machine) -> None:
    machine.put("python3")
    machine.put("cc", "#!/bin/sh\n")
    assert machine.start("test", "tests/web") == 0
    assert "-m playwright install chromium" in machine.calls


def test_a_chromium_that_does_not_start_is_none(machine: Machine) -> None:
    machine.put("python3")
    machine.put("chromium", "#!/bin/sh\nexit 1\n")
    machine.put("cc", "#!/bin/sh\n")
    assert machine.start("test", "tests/web") == 0
    assert "-m playwright install chromium" in machine.calls


def test_on_a_bare_system_the_systems_own_chromium_comes_first(machine: Machine) -> None:
    machine.put("python3")
    machine.put("cc", "#!/bin/sh\n")
    machine.put("id", "#!/bin/sh\necho 0\n")
    machine.put(
        "apt-get",
        f'#!/bin/sh\nprintf "%s\\n" "$*" >>"$CALLS"\ncp "{machine.bin}/cc" "{machine.bin}/chromium"\n',
    )
    assert machine.start("test", "tests/web") == 0
    assert "install --yes --no-install-recommends chromium" in machine.calls
    assert "-m playwright install chromium" not in machine.calls


def test_without_any_chromium_it_says_what_to_install(machine: Machine) -> None:
    machine.put("python3", STAND_IN.replace('playwright) [ -z "${NO_NETWORK:-}" ] ||', "playwright)"))
    machine.put("cc", "#!/bin/sh\n")
    assert machine.start("test") == 2
    assert machine.said.strip().splitlines()[-1].startswith("herna: the tests need a Chromium: install")
    assert not any(call.startswith("-m pytest") for call in machine.calls)


def test_without_a_compiler_it_says_what_to_install(machine: Machine) -> None:
    machine.put("python3")
    machine.put("chromium", "#!/bin/sh\n")
    assert machine.start("test") == 2
    assert "the tests need a C compiler" in machine.said


def test_the_check_of_the_project_is_the_launcher_and_nothing_else() -> None:
    lines = (PROJECT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line and not line.startswith("#")]
    assert code == ['exec "$(dirname "$0")/../herna" test']
