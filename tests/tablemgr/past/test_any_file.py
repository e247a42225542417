"""Any file that somebody has cut, doubled or typed into is read, or refused as a `Fault`: nothing
else comes out of a round or session record, a profile, a list of devices, a language, a register.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.profiles import read_profiles
from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import read_words
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.past import record
from tablemgr.past.record import toml_of
from tablemgr.past.session_record import understand_session
from tests.tablemgr.house.staff.house import House

RECORDS: Final = Path(__file__).parents[2] / "records"
DEVICES: Final = 'format = 1\n[profiles."shoe"]\nprotocol = "angel-eye"\n'


def session_record(text: str) -> object:
    return understand_session(toml_of(text, "a file"), "a file")


def language(text: str) -> object:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "words.ts"
        file.write_text(text, encoding="utf-8")
        return read_words(file)


LANGUAGE: Final = """<?xml version="1.0" encoding="utf-8"?>
<TS version="2.1"><context><name>rules</name><message><source>The {card}.</source>
<translation>Die {card}.</translation></message></context></TS>
"""
ROUND = next(iter(sorted((RECORDS / "blackjack-v5").glob("*.round.toml"))))
SESSION = next(iter(sorted((RECORDS / "sessions").glob("*.session.toml"))))
TEXTS: Final[dict[str, tuple[str, Callable[[str], object]]]] = {
    "round record": (ROUND.read_text(), lambda text: record.reads(text, "a file")),
    "session record": (SESSION.read_text(), session_record),
    "house profile": (DEFAULT, lambda text: reads(text, "profile")),
    "devices": (DEVICES, lambda text: read_profiles(text, "a file", Path())),
    "language": (LANGUAGE, language),
}
changes = st.lists(
    st.tuples(
        st.integers(0, 10_000),
        st.integers(0, 12),
        st.text(max_size=6) | st.sampled_from(['"', "\n", "[", "]", "=", "-1", "9" * 40, "\x00"]),
    ),
    min_size=1,
    max_size=4,
)
"""Where something is typed, how much of what stood there is gone, and what is typed."""


def changed(text: str, edits: list[tuple[int, int, str]]) -> str:
    for place, gone, typed in edits:
        at = place % (len(text) + 1)
        text = text[:at] + typed + text[at + gone :]
    return text


@pytest.mark.parametrize("name", TEXTS)
@given(edits=changes)
def test_a_text_that_somebody_typed_into_is_read_or_refused(
    name: str, edits: list[tuple[int, int, str]]
) -> None:
    text, read = TEXTS[name]
    read(text)
    with suppress(Fault):
        read(changed(text, edits))


@pytest.fixture(scope="module")
def register(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a register with a person in it."""
    folder = tmp_path_factory.mktemp("register")
    house = House(folder)
    house.register.first_manager()
    house.register.close()
    return (folder / FILE_NAME).read_bytes()


@given(edits=st.lists(st.tuples(st.integers(0, 10**6), st.binary(min_size=1, max_size=9))))
@settings(max_examples=20)
def test_a_register_with_other_bytes_in_it_is_read_or_refused(
    register: bytes, edits: list[tuple[int, bytes]]
) -> None:
    data = bytearray(register)
    for place, typed in edits:
        at = place % len(data)
        data[at : at + len(typed)] = typed
    with tempfile.TemporaryDirectory() as folder, suppress(Fault):
        (Path(folder) / FILE_NAME).write_bytes(data)
        house = House(Path(folder))
        house.register.members()
        house.register.close()
