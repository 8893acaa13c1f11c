"""A fuzzer that follows the code it reaches: ``PYTHONPATH=src:tests python -m hard.guided record 300``.

It needs atheris (``pip install 'herna[fuzz]'``). The targets are ``record``, ``code`` and ``body``, see
:mod:`hard.targets`; the number says for how many seconds. What it finds is written to ``crash-*``.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import atheris

FOLLOWED = ["herna.kernel", "harbours", "herna.web.api", "herna.web.table.seating", "herna.web.table.tables"]
"""Where the fuzzer looks for new ways: what reads; following every game would take minutes to begin."""

LONGEST = {"record": 4096, "code": 120, "body": 600}
WORDS = ["{}", "[]", ":", ",", '"', "null", "true", "-1", "1e9", "9" * 20, "\\\\ud800", "\\\\u0000"]


def main(name: str, seconds: int) -> None:
    """Fuzz one target for a while."""
    with atheris.instrument_imports(include=FOLLOWED, enable_loader_override=False):
        from herna.games import CATALOGUE, game

        CATALOGUE.setdefault("harbours", "harbours")
        game("harbours")
        from hard import targets
    with ExitStack() as open_things, tempfile.TemporaryDirectory() as folder:
        target = open_things.enter_context(targets.bodies()) if name == "body" else getattr(targets, name)
        corpus = Path(folder) / "corpus"
        corpus.mkdir()
        for number, seed in enumerate(targets.seeds(name)):
            (corpus / str(number)).write_bytes(seed)
        words = Path(folder) / "words"
        escaped = [word.replace('"', '\\"') for word in WORDS]
        words.write_text("".join(f'"{word}"\n' for word in escaped))
        options = [f"-max_total_time={seconds}", f"-max_len={LONGEST[name]}", f"-dict={words}"]
        atheris.Setup([sys.argv[0], str(corpus), *options, "-print_final_stats=1"], target)
        atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
