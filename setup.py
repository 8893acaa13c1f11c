"""Adds the compiled modules and the numbered rules to a wheel; everything else is in pyproject.toml."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, "src")


class Build(build_py):
    """Lays the rules beside the code, where an installed Herna finds them."""

    def run(self) -> None:
        """Copy the package, and then the rules, unless the checkout itself is installed."""
        super().run()
        if not self.editable_mode:
            shutil.copytree("docs/rules", Path(self.build_lib) / "herna" / "rules", dirs_exist_ok=True)


if os.environ.get("HERNA_COMPILE"):
    from herna.build.compile import extensions

    setup(ext_modules=extensions("src", "3", ()), cmdclass={"build_py": Build})
else:
    setup(cmdclass={"build_py": Build})
