"""The hash of an entry and its short code."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from tablemgr.journal import same_code, short_code
from tablemgr.journal.chain import BEFORE_FIRST, link


def test_the_hash_is_what_the_decision_says() -> None:
    by_hand = bytes(32) + b"7 3 11 12 3 4 6 2\nactann\xc3\xa9dealer{}"
    made = link(BEFORE_FIRST, 7, 3, "act", "anné", "dealer", 11, 12, "{}")
    assert made == hashlib.sha256(by_hand).digest()


@given(st.tuples(*[st.text(max_size=3)] * 4), st.tuples(*[st.text(max_size=3)] * 4))
def test_different_texts_never_spell_the_same(
    one: tuple[str, str, str, str], two: tuple[str, str, str, str]
) -> None:
    def digest(texts: tuple[str, str, str, str]) -> bytes:
        kind, person, role, payload = texts
        return link(BEFORE_FIRST, 1, 1, kind, person, role, 1, 1, payload)

    assert (digest(one) == digest(two)) == (one == two)


def test_a_text_that_moves_across_a_border_changes_the_hash() -> None:
    made = {
        link(BEFORE_FIRST, 1, 1, "act", person, role, 1, 1, "{}")
        for person, role in (("ab", "c"), ("a", "bc"), ("", "abc"))
    }
    assert len(made) == 3


def test_the_short_code_has_two_groups_of_unmistakable_signs() -> None:
    assert short_code(bytes(32)) == "0000-0000"
    assert short_code(b"\xff" * 32) == "ZZZZ-ZZZZ"
    assert short_code(bytes.fromhex("0123456789") + bytes(27)) == "04HM-ASW9"


@given(st.binary(min_size=32, max_size=32))
def test_a_typed_code_is_forgiven_what_hands_and_eyes_confuse(digest: bytes) -> None:
    code = short_code(digest)
    assert set(code) <= set("0123456789ABCDEFGHJKMNPQRSTVWXYZ-")
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert same_code(typed, digest)
    assert not same_code(typed[:-1], digest)
    assert not same_code(code, digest[::-1]) or code == short_code(digest[::-1])
