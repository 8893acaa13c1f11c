"""Results of many games as files: JSON lines, or a folder of Parquet parts; both can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from herna.kernel.errors import HernaError
from herna.sim.play import Played, Study

PART: Final = 10_000
"""How many games a Parquet part holds; a part is written whole or not at all."""


class Lines:
    """A file of JSON: what is being played, then one line for each game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def done(self, study: Study) -> list[Played]:
        """Return the games that are there already; a line cut short by a crash is dropped."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").split("\n")
        whole = lines[:-1]
        if not whole or json.loads(whole[0]) != header(study):
            raise HernaError(f"{self.path} holds another study; name another file, or remove it")
        self.path.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")
        return [from_plain(json.loads(line)) for line in whole[1:]]

    def write(self, study: Study, games: Iterable[Played]) -> Iterator[Played]:
        """Write each game as it comes, and pass it on."""
        fresh = not self.path.exists()
        with self.path.open("a", encoding="utf-8") as file:
            if fresh:
                file.write(json.dumps(header(study)) + "\n")
            for played in games:
                file.write(json.dumps(asdict(played)) + "\n")
                file.flush()
                yield played


class Parts:
    """A folder of Parquet files, which analysis programs read as one table."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def parts(self) -> list[Path]:
        """Return the finished parts in their order."""
        return sorted(self.path.glob("part-*.parquet"))

    def done(self, study: Study) -> list[Played]:
        """Return the games of the finished parts."""
        label = self.path / "study.json"
        if not label.exists():
            return []
        if json.loads(label.read_text()) != header(study):
            raise HernaError(f"{self.path} holds another study; name another folder, or remove it")
        parquet = import_parquet()
        found: list[Played] = []
        for part in self.parts():
            found += [from_plain(line) for line in parquet.read_table(part).to_pylist()]
        return found

    def write(self, study: Study, games: Iterable[Played]) -> Iterator[Played]:
        """Gather games into parts, and pass each on."""
        self.path.mkdir(parents=True, exist_ok=True)
        (self.path / "study.json").write_text(json.dumps(header(study)))
        waiting: list[Played] = []
        for played in games:
            waiting.append(played)
            if len(waiting) == PART:
                self.put(waiting)
                waiting = []
            yield played
        if waiting:
            self.put(waiting)

    def put(self, games: list[Played]) -> None:
        """Write one part beside the others and then give it its name, so that it is never seen half done."""
        parquet = import_parquet()
        import pyarrow

        table = pyarrow.Table.from_pylist([asdict(played) for played in games])
        half = self.path / "half-written"
        parquet.write_table(table, half)
        half.rename(self.path / f"part-{len(self.parts()):06d}.parquet")


def sheet(path: Path) -> Lines | Parts:
    """Return what writes to a path: Parquet for a name that ends so, otherwise JSON lines."""
    return Parts(path) if path.suffix == ".parquet" else Lines(path)


def header(study: Study) -> dict[str, Any]:
    """Return what a file of results is about; how many games does not matter, so that it can go on."""
    plain = asdict(study)
    plain.pop("games")
    found: dict[str, Any] = json.loads(json.dumps(plain))
    return found


def from_plain(line: dict[str, Any]) -> Played:
    """Read one game back as it was written."""
    sides = tuple(map(tuple, line["sides"]))
    return Played(
        line["index"],
        line["finished"],
        line["decisions"],
        tuple(line["winners"]),
        tuple(line["scores"]),
        sides,
    )


def import_parquet() -> Any:
    """Return the Parquet writer, or say how to get it."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise HernaError('Parquet needs pyarrow; install it with: pip install "herna[scale]"') from None
    return pyarrow.parquet
