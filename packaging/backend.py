"""Builds Herna: wheels are compiled, which needs mypy; a checkout is installed as it stands."""

from __future__ import annotations

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Return what the compiler needs."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, "mypy>=2.4", "mypy_extensions>=1.1", "librt>=0.16"]


def build_wheel(wheel_directory: Any, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """Build a wheel with the kernel, the games and the search compiled."""
    os.environ["HERNA_COMPILE"] = "1"
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
