"""The other end: a push service with a browser behind it that opens what it is sent."""

from __future__ import annotations

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
