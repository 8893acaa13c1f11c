"""Ways in without a password: a device proves that it holds a passkey that was made here.

A browser gives a passkey only to the address it was made at: a page elsewhere that looks like ours gets none.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from herna.web.guard.problems import BadPasskey, NotNow
from herna.web.store.codes import Codes
from herna.web.store.models import Visitor
from herna.web.store.passkeys import Passkeys

MAKING: Final = "key-new"
SIGNING: Final = "key-in"
"""What a challenge was given for; one for the other is refused."""

MINUTES: Final = 5
LONGEST_REPLY: Final = 20_000
"""More letters than any device sends."""

BROKEN: Final = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
"""What the reading of a reply may raise that was made up."""


@dataclass(frozen=True)
class Site:
    """The address that passkeys belong to."""

    origin: str
    name: str

    @staticmethod
    def at(address: str) -> Site:
        """Return the site of an address."""
        parts = urlsplit(address)
        return Site(f"{parts.scheme}://{parts.netloc}", parts.hostname or "")

    @property
    def fit(self) -> bool:
        """Whether browsers make passkeys here: they want a name, and https everywhere but on this machine."""
        try:
            ip_address(self.name)
        except ValueError:
            return self.origin.startswith("https://") or self.name == "localhost"
        return False


class Ceremonies:
    """Passkeys being made and shown."""

    def __init__(self, passkeys: Passkeys, codes: Codes) -> None:
        self.passkeys: Final = passkeys
        self.codes: Final = codes

    async def make(self, site: Site, visitor: Visitor) -> str:
        """Return what a browser needs to make a passkey for somebody; it is told nothing about others."""
        known = await self.passkeys.of(visitor.id)
        asked = generate_registration_options(
            rp_id=checked(site).name,
            rp_name="Herna",
            user_id=visitor.id.encode(),
            user_name=visitor.name,
            user_display_name=visitor.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        challenge = bytes_to_base64url(asked.challenge)
        await self.codes.put(MAKING, challenge, visitor.id, minutes=MINUTES)
        return options_to_json(asked)

    async def made(self, site: Site, visitor: Visitor, reply: str, label: str) -> None:
        """Keep the passkey that a browser has made."""
        try:
            credential = parse_registration_credential_json(reply[:LONGEST_REPLY])
            challenge = parse_client_data_json(credential.response.client_data_json).challenge
        except BROKEN as wrong:
            raise BadPasskey(f"this is no new passkey: {type(wrong).__name__}") from None
        found = await self.codes.use(MAKING, bytes_to_base64url(challenge))
        if found.visitor != visitor.id:
            raise BadPasskey("this passkey was begun by somebody else")
        try:
            proven = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except BROKEN as wrong:
            raise BadPasskey(f"this passkey cannot be trusted: {type(wrong).__name__}") from None
        key, public = (
            bytes_to_base64url(each) for each in (proven.credential_id, proven.credential_public_key)
        )
        await self.passkeys.add(visitor.id, key, public, proven.sign_count, label)

    async def ask(self, site: Site) -> str:
        """Return what a browser needs to show a passkey: nothing of who there is."""
        asked = generate_authentication_options(
            rp_id=checked(site).name, user_verification=UserVerificationRequirement.REQUIRED
        )
        await self.codes.put(SIGNING, bytes_to_base64url(asked.challenge), None, minutes=MINUTES)
        return options_to_json(asked)

    async def shown(self, site: Site, reply: str) -> str:
        """Return whose passkey a browser has shown; why one is refused is not said."""
        try:
            credential = parse_authentication_credential_json(reply[:LONGEST_REPLY])
            challenge = parse_client_data_json(credential.response.client_data_json).challenge
        except BROKEN:
            raise BadPasskey("this passkey is not known here") from None
        await self.codes.use(SIGNING, bytes_to_base64url(challenge))
        known = await self.passkeys.find(bytes_to_base64url(credential.raw_id))
        if known is None:
            raise BadPasskey("this passkey is not known here")
        try:
            proven = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.count,
                require_user_verification=True,
            )
        except BROKEN:
            raise BadPasskey("this passkey is not known here") from None
        await self.passkeys.used(known.id, proven.new_sign_count)
        return known.visitor


def checked(site: Site) -> Site:
    """Return a site, or refuse one at which no browser makes passkeys."""
    if not site.fit:
        raise NotNow("passkeys need an address with a name and https, or localhost")
    return site
