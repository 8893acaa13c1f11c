"""Before any test: sources are tested as they stand, and Harbours is a game like any other."""

from __future__ import annotations

import os

from sources import import_sources_only

if os.environ.get("HERNA_BUILD") != "compiled":
    import_sources_only()
os.environ["HERNA_STRICT"] = "1"
os.environ["HERNA_AUTOBUILD"] = "off"

from herna.games import CATALOGUE

CATALOGUE.setdefault("harbours", "harbours")
