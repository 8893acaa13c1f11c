"""Compile the kernel, the games and the search with mypyc; everything also runs without it.

Each game is a unit of its own beside the kernel's, so that units are built side by side and
only what changed is built again. The work happens in a stage of its own; the finished modules
are put in place all together, with a stamp that says which sources they were made from.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from herna.build.generated import improve
from herna.kernel.errors import HernaError

try:
    import fcntl
except ImportError:  # not on Windows, where two builds at once are for the user to avoid
    fcntl = None  # type: ignore[assignment]

PACKAGE: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = PACKAGE.parent
CHECKOUT: Final = SOURCE.parent
EXAMPLE: Final = CHECKOUT / "tests" / "harbours"
STAGE: Final = CHECKOUT / ".build" / "stage"
STAMP: Final = ".compiled"
TRAINED: Final = "-trained"
"""How the stage of a build that knows what is done often is told from others."""
PROGRAM: Final = {False: "herna.build.compile", True: "herna.build.training"}
"""What builds in a stage, without and with training."""
EFFORT: Final = {False: "3", True: "2"}
"""The C compiler's effort without and with training: who knows what is done often need not unroll it all."""
PREFIX: Final = "herna_"
KERNEL: Final = PREFIX + "kernel"

INTERPRETED: Final = {"dump.py", "shim.py"}
"""Kernel modules that look into others from outside, or stand in for compiled ones."""

COMPILED_BOTS: Final = ("bot.py", "lookahead.py", "simple.py", "tree.py", "net.py", "mcts.py")

FLAGS: Final = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-unused-function"]
FLAGS.append("-g0")  # nobody steps through made C, and to note where each line is takes a quarter of the time
if sys.platform == "linux":
    FLAGS.append("-fno-plt")  # every call into CPython goes straight there, not by way of a table of jumps


def units(root: Path, example: Path | None = None) -> dict[str, list[Path]]:
    """Return what is compiled together, by name, from the package below ``root``."""
    package = root / "herna"
    found = {KERNEL: modules(package / "kernel")}
    for folder in sorted((package / "games").iterdir()):
        if (folder / "game.py").exists():
            found[PREFIX + folder.name] = modules(folder)
    harbours = example or root / EXAMPLE.name
    if harbours.exists():
        found[PREFIX + EXAMPLE.name] = modules(harbours)
    bots = [package / "bots" / name for name in COMPILED_BOTS if (package / "bots" / name).exists()]
    if bots:
        found[PREFIX + "bots"] = bots
    return found


def modules(folder: Path) -> list[Path]:
    """Return the modules of a folder that are compiled: all but drawings, and packages that only gather."""
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if path.name not in INTERPRETED
        and "ui" not in path.relative_to(folder).parts
        and (path.name != "__init__.py" or path.parent.name == "cards")
    ]


def digest(root: Path, example: Path | None = None) -> str:
    """Return the fingerprint of everything that is compiled, and of the interpreter that runs it."""
    total = hashlib.sha256(f"{sys.version} {FLAGS}".encode())
    for name, paths in sorted(units(root, example).items()):
        for path in paths:
            total.update(f"{name}/{path.parent.name}/{path.name}".encode())
            total.update(path.read_bytes())
    return total.hexdigest()


def stage_of(opt: str, trained: bool = False) -> Path:
    """Return where a build of one kind is made and stays."""
    return STAGE / f"o{opt}{TRAINED if trained else ''}"


def lay_out(root: Path) -> None:
    """Lay the sources out for compiling, touching only what changed."""
    wanted = {"herna": PACKAGE} | ({"harbours": EXAMPLE} if EXAMPLE.exists() else {})
    for name, folder in wanted.items():
        sources = {path.relative_to(folder): path for path in folder.rglob("*.py")}
        for place, path in sources.items():
            copy = root / name / place
            if not copy.exists() or copy.read_bytes() != path.read_bytes():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, copy)
        for copy in list((root / name).rglob("*.py")):
            if copy.relative_to(root / name) not in sources:
                copy.unlink()


def chosen_units(folder: Path, only: Sequence[str]) -> dict[str, list[Path]]:
    """Return the units to compile: all of them, or the kernel and those named."""
    return {
        name: paths
        for name, paths in units(folder).items()
        if not only or name == KERNEL or name.removeprefix(PREFIX) in only
    }


def build(opt: str, only: Sequence[str] = (), trained: bool = False) -> Path:
    """Compile in the stage, in a process of its own; return the stage. Two at once wait for each other."""
    folder = stage_of(opt, trained)
    STAGE.mkdir(parents=True, exist_ok=True)
    with (STAGE / f"{folder.name}.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        lay_out(folder)
        stamp = folder / STAMP
        if not stamp.exists() or stamp.read_text() != digest(folder):
            stamp.unlink(missing_ok=True)
            build_alone(folder, opt, only, trained)
            if not only:
                stamp.write_text(digest(folder))
    return folder


def build_alone(folder: Path, opt: str, only: Sequence[str], trained: bool) -> None:
    """Compile while nobody else does."""
    command = [sys.executable, "-m", PROGRAM[trained], "--here", str(folder), "--opt", opt]
    for unit in only:
        command += ["--only", unit]
    environment = dict(os.environ, PYTHONPATH=str(SOURCE), MYPYPATH=str(folder))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = (done.stdout + done.stderr).strip().splitlines()
        raise HernaError("the compiled build failed; everything runs without it.\n" + "\n".join(lines[-30:]))


def extensions(root: str, opt: str, only: Sequence[str]) -> list[Any]:
    """Return what a C compiler must build, from the package below ``root``."""
    from mypyc.build import mypycify

    chosen = chosen_units(Path(root), only)
    groups: list[tuple[list[str], str | None]] = [
        ([str(path) for path in paths], name) for name, paths in chosen.items()
    ]
    everything = [path for paths, _name in groups for path in paths]
    made: list[Any] = list(mypycify(everything, opt_level=opt, separate=groups))
    for source in {source for extension in made for source in extension.sources}:
        improve(Path(source))
    if os.name == "posix":
        for extension in made:
            # one list is shared by all extensions, so it must be replaced and not added to
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return made


def build_here(folder: Path, opt: str, only: Sequence[str]) -> None:
    """Run mypyc and the C compiler in a stage."""
    os.chdir(folder)
    run_compiler(extensions(".", opt, only))


def run_compiler(made: list[Any], *more: str) -> None:
    """Build extensions beside their sources, several at a time."""
    from setuptools import setup

    arguments = ["build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1), *more]
    setup(name="herna", packages=[], ext_modules=made, script_args=arguments)


def clean(root: Path = SOURCE) -> None:
    """Remove every compiled module, so that everything runs interpreted again."""
    for folder in (root, EXAMPLE.parent):
        for pattern in ("*.so", "*.pyd"):
            for path in list(folder.rglob(pattern)):
                path.unlink()
        (folder / STAMP).unlink(missing_ok=True)


def install(folder: Path, only: Sequence[str] = ()) -> None:
    """Put the compiled modules of a stage beside their sources, all together."""
    clean()
    for name, paths in chosen_units(folder, only).items():
        shutil.copy2(binary(folder / f"{name}__mypyc.py"), SOURCE)
        for path in paths:
            place = path.relative_to(folder).parent
            shutil.copy2(binary(path), (EXAMPLE.parent if place.parts[0] == EXAMPLE.name else SOURCE) / place)
    (SOURCE / STAMP).write_text(digest(folder))


def binary(module: Path) -> Path:
    """Return the compiled file that stands beside a module."""
    return module.with_name(module.stem + str(sysconfig.get_config_var("EXT_SUFFIX")))


def is_stale() -> bool:
    """Whether there are compiled modules made from other sources than those that stand here now."""
    stamp = SOURCE / STAMP
    here = (CHECKOUT / "pyproject.toml").exists()  # a stage has a stamp too, and is never changed from within
    return here and stamp.exists() and stamp.read_text() != digest_of_checkout()


def digest_of_checkout() -> str:
    """Return the fingerprint of the sources as they stand here."""
    return digest(SOURCE, EXAMPLE)


def drop_stale() -> None:
    """Remove compiled modules made from other sources; must come before any of them is imported."""
    if is_stale():
        clean()


def main(arguments: Sequence[str] | None = None) -> None:
    """Compile, or remove what was compiled."""
    parser = argparse.ArgumentParser(prog="herna compile", description=main.__doc__)
    parser.add_argument("--clean", action="store_true", help="go back to the interpreted build")
    parser.add_argument("--opt", choices=["0", "1", "2", "3"], help="the C compiler's effort")
    parser.add_argument("--only", action="append", default=[], help="a game; the kernel is always compiled")
    parser.add_argument("--stage", action="store_true", help="build aside, for processes that start later")
    parser.add_argument(
        "--trained", action="store_true", help="learn from a trial run: slower to build, faster"
    )
    parser.add_argument("--here", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    opt = chosen.opt or EFFORT[chosen.trained]
    if chosen.here:
        build_here(Path(chosen.here), opt, chosen.only)
    elif chosen.clean:
        clean()
    else:
        folder = build(opt, chosen.only, chosen.trained)
        if not chosen.stage:
            install(folder, chosen.only)


if __name__ == "__main__":
    main()
