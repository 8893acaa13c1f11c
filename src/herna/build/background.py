"""The compiled build without asking: made once in the background, used by every process that starts later.

The server starts interpreted at once. Where there is a C compiler, the compiled modules are built beside it,
at low priority, in a folder of their own; a bot's process that starts when they are finished runs them.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path
from typing import Final

from herna.build.compile import CHECKOUT, EFFORT, SOURCE, STAMP, digest, digest_of_checkout, stage_of

LOG: Final = logging.getLogger("herna")
SWITCH: Final = "HERNA_AUTOBUILD"
"""Set to ``off`` in the environment, nothing is built in the background."""
LOWEST: Final = 19


def ready() -> Path | None:
    """Return the folder of a finished build of the sources as they stand, a trained one if there is one."""
    for folder in (stage_of(EFFORT[trained], trained) for trained in (True, False)):
        stamp = folder / STAMP
        if stamp.exists() and stamp.read_text() == digest(folder) == digest_of_checkout():
            return folder
    return None


def can_build() -> bool:
    """Whether this is a checkout, on a machine with what compiling needs."""
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
    return (
        os.environ.get(SWITCH) != "off"
        and compiler is not None
        and importlib.util.find_spec("mypyc") is not None
        and importlib.util.find_spec("setuptools") is not None
        and (CHECKOUT / "pyproject.toml").exists()
        and not (SOURCE / STAMP).exists()
    )


def can_train() -> bool:
    """Whether Python's modules are compiled by GCC, the one compiler that is taught this way."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-dM", "-E", "-x", "c", os.devnull]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return "__GNUC__" in done.stdout and "__clang__" not in done.stdout


def build_in_background() -> threading.Thread | None:
    """Begin to build, if need be and possible; return what waits for the end."""
    if ready() is not None or not can_build():
        return None
    thread = threading.Thread(target=build_quietly, name="herna-build", daemon=True)
    thread.start()
    return thread


def build_quietly() -> None:
    """Build in a process of the lowest priority; a failure is one line in the log."""
    command = [sys.executable, "-m", "herna.build.compile", "--stage"]
    if shutil.which("nice"):
        command = ["nice", "-n", str(LOWEST), *command]
    environment = dict(os.environ, PYTHONPATH=str(SOURCE))
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )
    except OSError as wrong:
        LOG.warning("the compiled build could not start: %s", wrong)
        return
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["no reason was given"]
        LOG.warning("the compiled build failed, so bots think more slowly: %s", lines[-1])
    else:
        LOG.info("the compiled build is ready; bots that sit down now use it")


def use(folder: str) -> None:
    """Let this process import Herna from a finished build; must be the first thing a process does."""
    if not folder:
        return
    sys.path.insert(0, folder)
    for name in [name for name in sys.modules if name == "herna" or name.startswith("herna.")]:
        del sys.modules[name]
