"""Tokens: who a browser is, and which invitation opens which seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

TOKEN_BYTES: Final = 18
"""144 bits: nobody guesses one."""

TABLE_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"
TABLE_LENGTH: Final = 12


def new_token() -> str:
    """Return a fresh token from the system's secure source."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """Return what is kept of a token: enough to know it again, not to make it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    """Return the address of a new table; long enough that nobody stumbles upon it."""
    return "".join(secrets.choice(TABLE_LETTERS) for _letter in range(TABLE_LENGTH))


def invitation(secret: bytes, table: str, seat: int, serial: int) -> str:
    """Return the token that opens a seat; the host can see it again, the database cannot make it."""
    text = f"invite:{table}:{seat}:{serial}".encode()
    return urlsafe_b64encode(hmac.digest(secret, text, "sha256")[:TOKEN_BYTES]).decode()


def keyed(secret: bytes, text: str) -> str:
    """Return what is kept of something short: without the house's secret nobody can try out all of them."""
    return hmac.digest(secret, text.encode("utf-8", "surrogatepass"), "sha256").hex()
