"""Opens a house in a process of its own, with Harbours among its games: ``python -m web.house PORT DB``."""

from __future__ import annotations

import sys

from herna.games import CATALOGUE
from herna.web.serve import serve


def main() -> None:
    """Serve until ended."""
    CATALOGUE.setdefault("harbours", "harbours")
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], browser=False, build=False)


if __name__ == "__main__":
    main()
