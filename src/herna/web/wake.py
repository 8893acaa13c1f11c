"""The first thing a bot's process does; it imports nothing of the rules before the right build is chosen."""

from __future__ import annotations

import signal
from importlib import import_module

from herna.fast import use


def begin(build: str, catalogue: dict[str, str]) -> None:
    """Use the compiled rules if there are some, and know the server's games; only the server stops us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use(build)
    import_module("herna.games").CATALOGUE.update(catalogue)
