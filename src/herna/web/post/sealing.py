"""Web push in sealed envelopes, which only the browser that asked for a message can open (RFC 8291).

The service that carries them knows by a signature that this house sends them (VAPID, RFC 8292).
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
KEY_BYTES: Final = 32
SECRET_BYTES: Final = 16
POINT_BYTES: Final = 65
SALT_BYTES: Final = 16
RECORD: Final = 4096
"""The size of a record; a message is one record."""
LONGEST: Final = 3000
"""Bytes of a message that every service takes."""
LAST: Final = b"\x02"
"""Says that no record follows."""


def encoded(data: bytes) -> str:
    """Return bytes as the web writes them: URL-safe base64 without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes that a text stands for."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """Return a fresh private key."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def private(key: str) -> ec.EllipticCurvePrivateKey:
    """Return the private key that a text stands for."""
    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public key that belongs to a private one."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public(key: str) -> str:
    """Return the public key that a browser is given."""
    return encoded(point(private(key)))


def fits(public_key: str, secret: str) -> bool:
    """Whether these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public_key))
        return len(decoded(public_key)) == POINT_BYTES and len(decoded(secret)) == SECRET_BYTES
    except ValueError:
        return False


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Return a key made from others."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def keys(shared: bytes, secret: bytes, browser: bytes, ours: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """Return the key and the nonce of a message, as both ends make them."""
    common = derived(shared, secret, b"WebPush: info\x00" + browser + ours, 32)
    key = derived(common, salt, b"Content-Encoding: aes128gcm\x00", 16)
    return key, derived(common, salt, b"Content-Encoding: nonce\x00", 12)


def sealed(text: bytes, public_key: str, secret: str, key: str = "", salt: bytes = b"") -> bytes:
    """Return a message that only the browser with these keys can read; ours are new for each."""
    ours = private(key or new_key())
    salt = salt or os.urandom(SALT_BYTES)
    browser = decoded(public_key)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    cipher, nonce = keys(shared, decoded(secret), browser, point(ours), salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT_BYTES]) + point(ours)
    return head + AESGCM(cipher).encrypt(nonce, text[:LONGEST] + LAST, None)


def signed(key: str, audience: str, contact: str, until: int) -> str:
    """Return the header by which the service knows this house, and whom to ask if something is wrong."""
    head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}, separators=(",", ":")).encode())
    said = {"aud": audience, "exp": until, "sub": contact}
    body = encoded(json.dumps(said, separators=(",", ":")).encode())
    r, s = decode_dss_signature(private(key).sign(f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256())))
    mark = encoded(r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big"))
    return f"vapid t={head}.{body}.{mark}, k={public(key)}"
