"""What every answer tells browsers to refuse: scripts, styles and frames from elsewhere, guesses, leaks."""

from __future__ import annotations

from typing import Final

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
UNCACHED: Final = {"Cache-Control": "no-store"}
"""Pages show what a seat may see: no cache keeps them, not even the browser's way back."""

HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Tells browsers for a year never to come without https."""


def headers(secure: bool) -> dict[str, str]:
    """Return what every reply carries; ``secure`` where pages reach people over https."""
    return {**HEADERS, **HTTPS_ONLY} if secure else dict(HEADERS)
