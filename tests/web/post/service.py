"""The other end: a push service with a browser behind it that opens what it is sent."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from herna.web.post.sealing import CURVE, decoded, keys, point, private


def opened(envelope: bytes, key: str, secret: str) -> bytes:
    """Return what a browser with this private key reads in an envelope."""
    salt, sender, sealed = envelope[:16], envelope[21:86], envelope[86:]
    assert envelope[16:21] == (4096).to_bytes(4, "big") + b"\x41"
    mine = private(key)
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    cipher, nonce = keys(shared, decoded(secret), point(mine), sender, salt)
    plain = AESGCM(cipher).decrypt(nonce, sealed, None)
    assert plain.endswith(b"\x02")
    return plain[:-1]


@dataclass
class Taken:
    """One message as it came."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> dict[str, Any]:
        """Return what it says."""
        found: dict[str, Any] = json.loads(self.body)
        return found


class Service:
    """Takes what is sent to it, over the web; how it answers may be set."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.answers: list[int] = []
        """How the next messages are answered; those after them with 201. 0 hangs up without a word."""
        self.url = ""

    def answer(self, taken: Taken) -> int:
        """Keep a message and return the status to answer with."""
        self.taken.append(taken)
        return self.answers.pop(0) if self.answers else 201


@contextmanager
def service() -> Iterator[Service]:
    """Open a service on this machine."""
    found = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = found.answer(Taken(self.path, dict(self.headers), body))
            if status:
                self.send_response(status)
                self.send_header("Location", f"{found.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

        def log_message(self, *_said: object) -> None:
            """Keep silent."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
