"""Adds the compiled modules to a wheel; everything else is in pyproject.toml."""

import os
import sys

from setuptools import setup

sys.path.insert(0, "src")

if os.environ.get("HERNA_COMPILE"):
    from herna.compile import extensions

    setup(ext_modules=extensions("src", "3", ()))
else:
    setup()
