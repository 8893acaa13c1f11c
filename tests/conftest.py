"""Before any test: missing words are errors, and Harbours is a game like any other."""

from __future__ import annotations

import os

os.environ["HERNA_STRICT"] = "1"

from herna.compile import drop_stale

drop_stale()

from herna.games import CATALOGUE  # noqa: E402 (stale modules must go before anything is imported)

CATALOGUE.setdefault("harbours", "harbours")
