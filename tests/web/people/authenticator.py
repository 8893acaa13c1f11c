"""A device with one passkey, in plain Python, which also lies if a test wants it to."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, NEW = 1, 4, 64
"""What a device says: somebody touched it, it knew them, here is a new key."""


def packed(plain: bytes) -> str:
    """Return bytes as they travel."""
    return base64.urlsafe_b64encode(plain).decode().rstrip("=")


class Authenticator:
    """Makes a key for a site, and signs with it."""

    def __init__(self, origin: str, name: str = "localhost") -> None:
        self.origin = origin
        self.name = name
        self.count = 0
        self.flags = PRESENT | VERIFIED
        self.key: Final = ec.generate_private_key(ec.SECP256R1())
        self.id: Final = hashlib.sha256(str(self.key.private_numbers().private_value).encode()).digest()

    def said(self, kind: str, challenge: str) -> bytes:
        """Return what the browser says of where it is."""
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def data(self, flags: int, more: bytes = b"") -> bytes:
        """Return what the device says of itself."""
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4) + more

    def reply(self, response: dict[str, bytes]) -> str:
        """Return what travels."""
        known = {"id": packed(self.id), "rawId": packed(self.id), "type": "public-key"}
        return json.dumps({**known, "response": {key: packed(each) for key, each in response.items()}})

    def made(self, asked: dict[str, Any]) -> str:
        """Make the key known."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        about = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        attested = {"fmt": "none", "attStmt": {}, "authData": self.data(self.flags | NEW, about)}
        said = self.said("webauthn.create", asked["challenge"])
        return self.reply({"clientDataJSON": said, "attestationObject": cbor2.dumps(attested)})

    def shown(self, asked: dict[str, Any]) -> str:
        """Sign a challenge, and count that."""
        self.count += 1
        said, data = self.said("webauthn.get", asked["challenge"]), self.data(self.flags)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self.reply({"clientDataJSON": said, "authenticatorData": data, "signature": signature})
