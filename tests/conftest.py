"""Before any test: missing words are errors, and Harbours is a game like any other."""

from __future__ import annotations

import os

os.environ["HERNA_STRICT"] = "1"

from herna.games import CATALOGUE

CATALOGUE.setdefault("harbours", "harbours")
