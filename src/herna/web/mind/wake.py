"""The first thing a bot's process does; it imports nothing of the rules before the right build is chosen."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from importlib import import_module

from herna.build.background import use


def end_with_server() -> None:
    """End when the server is gone, however it went: nobody else would send us home."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def begin(build: str, catalogue: dict[str, str]) -> None:
    """Use the compiled rules if there are some, and know the server's games; only the server stops us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    use(build)
    import_module("herna.games").CATALOGUE.update(catalogue)
