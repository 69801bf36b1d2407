"""Web Push as its standards have it: their own examples, and what is refused."""

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from franchise.server.announce.web_push import (
    LONGEST,
    BadSubscription,
    check_keys,
    decode,
    draw_key,
    encrypted,
    signer_of,
)
from push_services import Phone, b64, check_signature
from receivers import HOST

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    own = ec.derive_private_key(int.from_bytes(decode(SENDER)), ec.SECP256R1())
    made = encrypted(PLAIN, decode(PUBLIC), decode(SECRET), salt=decode(SALT), own=own)
    assert b64(made) == MESSAGE


def test_a_message_is_read_by_its_device_and_each_is_encrypted_anew() -> None:
    phone = Phone("ann")
    for plain in (b"", b"hello", b"x" * LONGEST):
        one, two = (encrypted(plain, phone.public, phone.secret) for _ in range(2))
        assert phone.decrypt(one) == phone.decrypt(two) == plain
        assert one != two
    assert len(encrypted(b"x" * LONGEST, phone.public, phone.secret)) == 4096
    with pytest.raises(ValueError, match="at most"):
        encrypted(b"x" * (LONGEST + 1), phone.public, phone.secret)


@pytest.mark.parametrize(
    ("public", "secret"),
    [
        (PUBLIC[:-2], SECRET),
        (b64(b"\x04" + bytes(64)), SECRET),
        (b64(b"\x02" + decode(PUBLIC)[1:]), SECRET),
        ("not base64!", SECRET),
        (PUBLIC, SECRET[:-3]),
        (PUBLIC, ""),
    ],
)
def test_keys_that_are_none_are_refused(public: str, secret: str) -> None:
    with pytest.raises(BadSubscription):
        check_keys(public, secret)
    check_keys(PUBLIC, SECRET)


def test_a_server_signs_for_one_service_and_nobody_else_can() -> None:
    signer = signer_of(draw_key(), "https://franchise.example")
    header = signer.authorization(f"https://{HOST}")
    assert check_signature(header, signer.public)["sub"] == "https://franchise.example"
    forged = signer_of(draw_key(), None)
    with pytest.raises(InvalidSignature):
        check_signature(header.replace(signer.public, forged.public), forged.public)
