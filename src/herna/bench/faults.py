"""What goes wrong under a server on purpose: it is killed or frozen; clock, disk or network fail."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import threading
import time
from collections.abc import Callable
from typing import Final

from herna.bench.servers import Server
from herna.web.serve import USUAL_HOST

EARLY: Final = 0.2
"""How often a server is killed before it has opened, in the middle of its start."""

LONGEST_LIFE: Final = 3.0
"""Seconds that a server lives, at most, once it has opened."""

LONGEST: Final = 4.0
"""Seconds that any other fault lasts, at most."""

JUMP: Final = 3 * 24 * 3600.0
"""Seconds that a clock jumps, at most, forwards or backwards."""

NO_MORE: Final = 4096
"""Bytes from the start of a file that a full disk still takes."""

SLOW: Final = 0.3
"""Seconds that every message on a slow network is late."""

KINDS: Final = ("kill", "freeze", "clock", "disk", "slow", "cut")
"""All faults there are; the disk is SQLite's, the network PostgreSQL's."""

PIECE: Final = 65_536


class Wire:
    """A network on loopback between servers and their database, which can be made slow or cut."""

    def __init__(self, port: int) -> None:
        self.beyond: Final = port
        self.late = 0.0
        self.whole = True
        self.ends: Final[set[asyncio.StreamWriter]] = set()
        self.loop: Final = asyncio.new_event_loop()
        self.thread: Final = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        opened = asyncio.run_coroutine_threadsafe(self.open(), self.loop)
        self.port: Final[int] = opened.result()

    async def open(self) -> int:
        """Listen on a free port, and return it."""
        self.listening = await asyncio.start_server(self.carry, USUAL_HOST, 0)
        return int(self.listening.sockets[0].getsockname()[1])

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect somebody to the database, unless the network is cut."""
        if not self.whole:
            writer.close()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(USUAL_HOST, self.beyond)
        except OSError:
            writer.close()
            return
        both = {writer, far_writer}
        self.ends.update(both)
        try:
            await asyncio.gather(self.pump(reader, far_writer), self.pump(far_reader, writer))
        finally:
            self.ends.difference_update(both)

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes from one side."""
        try:
            while data := await reader.read(PIECE):
                if self.late:
                    await asyncio.sleep(self.late)
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    def cut(self) -> None:
        """End all connections, and allow none until mended."""
        self.whole = False
        self.loop.call_soon_threadsafe(self.drop)

    def drop(self) -> None:
        """Break off every connection that is open now."""
        for end in self.ends:
            end.transport.abort()

    def close(self) -> None:
        """Cut the network, and end the thread it lives in."""
        self.cut()
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def end(self) -> None:
        """Listen no longer, and let all that was open end."""
        self.listening.close()
        while self.ends:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)


class Faults:
    """One server after the other suffers one fault after the other, at random moments."""

    def __init__(self, servers: list[Server], rng: random.Random, wire: Wire | None) -> None:
        self.servers: Final = servers
        self.rng: Final = rng
        self.wire: Final = wire
        kinds: dict[str, Callable[[Server], None]] = {
            "kill": self.kill,
            "freeze": self.freeze,
            "clock": self.clock,
        }
        if wire is None:
            kinds["disk"] = self.disk
        else:
            kinds |= {"slow": self.slow, "cut": self.cut}
        self.kinds: Final = kinds

    def lasting(self) -> None:
        """Let a fault last for a while."""
        time.sleep(self.rng.uniform(0, LONGEST))

    def kill(self, server: Server) -> None:
        """End a server with SIGKILL, sometimes in the middle of its start, and start it again."""
        if self.rng.random() >= EARLY:
            server.wait()
            time.sleep(self.rng.uniform(0, LONGEST_LIFE))
        else:
            time.sleep(self.rng.uniform(0, LONGEST_LIFE / 2))
        server.kill()
        server.start()

    def freeze(self, server: Server) -> None:
        """Stop a server where it stands; later it goes on as if nothing had been."""
        server.wait()
        os.kill(server.pid, signal.SIGSTOP)
        self.lasting()
        os.kill(server.pid, signal.SIGCONT)

    def clock(self, server: Server) -> None:
        """Let a server's clock jump by days, forwards or backwards."""
        server.wait()
        server.clock.value = self.rng.uniform(-JUMP, JUMP)
        self.lasting()

    def disk(self, server: Server) -> None:
        """Let a server write nothing more for a while."""
        server.wait()
        _soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (NO_MORE, hard))
        self.lasting()
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    def all_open(self) -> None:
        """Wait until every server answers: one that starts without its database ends, and says why."""
        for server in self.servers:
            server.wait()

    def slow(self, _server: Server) -> None:
        """Let every message to and from the database be late."""
        assert self.wire is not None
        self.all_open()
        self.wire.late = self.rng.uniform(0, SLOW)
        self.lasting()
        self.wire.late = 0.0

    def cut(self, _server: Server) -> None:
        """Cut the network to the database for a while."""
        assert self.wire is not None
        self.all_open()
        self.wire.cut()
        self.lasting()
        self.wire.whole = True

    def happen(self, count: int, wanted: list[str]) -> dict[str, int]:
        """Let so many faults happen, of the kinds wanted that can happen here; return how many of each."""
        for server in self.servers:
            server.start()
        kinds = [kind for kind in wanted if kind in self.kinds]
        done = dict.fromkeys(kinds, 0)
        for number in range(count if kinds else 0):
            kind = kinds[number % len(kinds)]
            self.kinds[kind](self.rng.choice(self.servers))
            done[kind] += 1
        for server in self.servers:
            server.clock.value = 0.0
        self.all_open()
        return done
