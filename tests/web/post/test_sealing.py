"""Web push is sealed as RFC 8291 and RFC 8292 say; the example is that of RFC 8291, appendix A."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from herna.web.post.sealing import CURVE, decoded, fits, new_key, private, public, sealed, signed
from web.post.service import opened

PLAIN = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
BROWSER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENVELOPE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl"
    "95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_envelope_is_that_of_the_standard_and_opens() -> None:
    found = sealed(PLAIN, BROWSER, SECRET, OURS, decoded(SALT))
    assert found == decoded(ENVELOPE)
    assert opened(found, BROWSER_PRIVATE, SECRET) == PLAIN


def test_no_two_envelopes_are_alike_and_only_its_browser_opens_one() -> None:
    browser, other = new_key(), new_key()
    first, second = (sealed(PLAIN, public(browser), SECRET) for _time in range(2))
    assert first != second and PLAIN not in first
    assert opened(first, browser, SECRET) == opened(second, browser, SECRET) == PLAIN
    with pytest.raises(Exception, match=r"^$"):
        opened(first, other, SECRET)


def test_the_house_signs_for_one_service_and_a_time() -> None:
    key = new_key()
    scheme, token, shown = signed(key, "https://push.example", "mailto:a@b.cz", 1234).split(" ")
    head, body, mark = token.removeprefix("t=").removesuffix(",").split(".")
    assert scheme == "vapid" and shown == f"k={public(key)}"
    assert json.loads(decoded(body)) == {"aud": "https://push.example", "exp": 1234, "sub": "mailto:a@b.cz"}
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(mark)
    seal = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public(key)))
    known.verify(seal, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        private(new_key()).public_key().verify(seal, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("public_key", "secret"),
    [
        ("", ""),
        ("AAAA", SECRET),
        (BROWSER, "AAAA"),
        (BROWSER[:-1], SECRET),
        ("é", SECRET),
        ("B" * 87, SECRET),
    ],
)
def test_keys_that_are_none_are_refused(public_key: str, secret: str) -> None:
    assert fits(BROWSER, SECRET)
    assert not fits(public_key, secret)
