"""Work for processes of their own, which must be able to import it."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    """Do a little work."""
    return number * number


def dies_once(folder: str, number: int) -> int:
    """Kill the worker the first time the number 7 comes up."""
    mark = Path(folder) / "dead"
    if number == 7 and not mark.exists():
        mark.write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_dies(number: int) -> int:
    """Kill every worker that touches it."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number
