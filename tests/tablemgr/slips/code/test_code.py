"""The code on a slip, to the letter of its contract; what anybody else writes is not believed."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import base45
import cbor2
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tablemgr.slips.code.payload import MalformedCodeError, SlipPayload, decode, encode
from tablemgr.slips.code.signed import read_code, sign
from tests.tablemgr.slips.code.samples import KEY, SETTLEMENT, unpacked


def test_the_map_is_the_contracts() -> None:
    assert unpacked(sign(SETTLEMENT, KEY).text(), KEY.public_key()) == {
        1: "Grand House",
        2: "BJ-04",
        3: "rws-blackjack",
        4: bytes(range(8)),
        5: "settlement",
        6: 3,
        7: 1_796_000_400,
        8: 480,
        9: "2026-11-29",
        10: "Night",
        11: 3,
        12: {"ann": 12000, "bob": -5000},
        13: [12000, 5000, 10000],
        14: ["S$", 2],
        15: [["Dealer", "mary", "pin", 7]],
        19: 51,
        20: bytes(range(16)),
        21: bytes(16),
        22: bytes(range(16, 32)),
    }


def test_a_reprint_says_so() -> None:
    found = unpacked(
        sign(replace(SETTLEMENT, flags=8, reprint=2, replaces=1), KEY).text(), KEY.public_key()
    )
    assert (found[16], found[17], found[18]) == (8, 2, 1)


def test_what_is_written_is_read() -> None:
    text = sign(SETTLEMENT, KEY).text()
    code = read_code(text)
    assert code.payload == SETTLEMENT
    assert code.is_signed_by(KEY.public_key())
    assert code.text() == text


def test_another_key_or_another_purpose_does_not_pass() -> None:
    code = sign(SETTLEMENT, KEY)
    assert not code.is_signed_by(Ed25519PrivateKey.generate().public_key())
    bare = replace(code, signature=KEY.sign(code.signed))
    assert not bare.is_signed_by(KEY.public_key()), "the words before the payload are signed too"
    with pytest.raises(InvalidSignature):
        unpacked(bare.text(), KEY.public_key())


def test_names_are_left_out_if_the_text_would_be_too_long() -> None:
    many = {f"player-{number}": number for number in range(60)}
    text = sign(replace(SETTLEMENT, nets=many), KEY).text()
    assert len(text) <= 700
    assert 12 not in unpacked(text, KEY.public_key())


@given(st.binary(max_size=200))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    for text in (
        "T1:" + base45.b45encode(data + bytes(64)).decode(),
        "T1:" + data.decode("latin-1"),
    ):
        with suppress(MalformedCodeError):
            assert read_code(text).text() == text


def test_each_changed_byte_is_noticed() -> None:
    text = sign(SETTLEMENT, KEY).text()
    random = Random(3)
    for _ in range(300):
        at = random.randrange(3, len(text))
        other = random.choice("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".replace(text[at], ""))
        changed = text[:at] + other + text[at + 1 :]
        try:
            code = read_code(changed)
        except MalformedCodeError:
            continue
        assert not code.is_signed_by(KEY.public_key())


def _changed(key: int, value: Any) -> bytes:
    found = cbor2.loads(encode(SETTLEMENT))
    if value is None:
        del found[key]
    else:
        found[key] = value
    return cbor2.dumps(found, canonical=True)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *((1, None), (2, None), (5, None), (6, None), (7, None), (8, None), (14, None)),
        *((1, 3), (1, "x" * 5000), (4, b"short"), (6, -1), (6, True), (6, 2**70), (7, 2**40)),
        *((8, 1500), (12, {"ann": "5"}), (12, [1]), (13, [1, 2]), (14, ["S$"]), (14, ["S$", 12])),
        *((15, [["Dealer", "mary", "guess", 7]]), (15, [["Dealer", "mary", "pin"]]), (16, 16)),
        *((20, bytes(15)), (23, 1), ("6", 1)),
    ],
)
def test_a_map_that_the_contract_does_not_know_is_malformed(key: int, value: Any) -> None:
    with pytest.raises(MalformedCodeError):
        decode(_changed(key, value))


def test_only_the_canonical_way_of_writing_is_read() -> None:
    found = cbor2.loads(encode(SETTLEMENT))
    backwards = dict(sorted(found.items(), reverse=True))
    with pytest.raises(MalformedCodeError, match="canonical"):
        decode(cbor2.dumps(backwards))


def test_amounts_have_the_currencys_digits() -> None:
    assert SETTLEMENT.amount(-6250) == "-62.50"
    assert replace(SETTLEMENT, currency=("JPY", 0)).amount(-6250) == "-6250"
    assert replace(SETTLEMENT, currency=("KWD", 3)).amount(5) == "0.005"


def test_every_field_has_a_key() -> None:
    every = replace(SETTLEMENT, flags=15, reprint=1, replaces=2)
    assert list(cbor2.loads(encode(every))) == list(range(1, 23))
    assert decode(encode(every)) == every
    assert isinstance(every, SlipPayload)
