"""Round records: what is wrong in a file is named with its place, and no other error comes out."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.past.record import RecordError, read, reads
from tablemgr.rules.roles import Role

GOOD = 'format = 1\ngame = "rws-blackjack"\nscript = ["open"]\n'
HEAD = 'format = 1\ngame = "rws-blackjack"\n'


BAD_FILES = {
    "no TOML": ("open", "1"),
    "unclosed text": (HEAD + "script = ['open", "3"),
    "empty": ("", "format"),
    "no script": (HEAD, "script"),
    "another format": (GOOD.replace("1", "2"), "format"),
    "an unknown game": ('format = 1\ngame = "whist"\nscript = []', "game"),
    "an unknown key": (GOOD + "deck = 8", "deck"),
    "an unknown key of expect": (GOOD + "[expect]\nnett = {}", "expect"),
    "an unknown limit": (GOOD + 'limits = { total = ["1", "2"] }', "limits"),
    "script a text": (HEAD + 'script = "open"', "script"),
    "script of numbers": (HEAD + "script = [1]", "script[0]"),
    "decks a text": (GOOD + 'decks = "8"', "decks"),
    "decks a fraction": (GOOD + "decks = 8.0", "decks"),
    "decks a truth": (GOOD + "decks = true", "decks"),
    "too few decks": (GOOD + "decks = 3", "decks"),
    "too many decks": (GOOD + "decks = 9", "decks"),
    "no box": (GOOD + "boxes = 0", "boxes"),
    "too many boxes": (GOOD + "boxes = 10", "boxes"),
    "less than no box": (GOOD + "boxes = -1", "boxes"),
    "a number of 5000 digits": (GOOD + "decks = " + "9" * 5000, "1"),
    "dealing of another game": (GOOD + 'dealing = "shoe"', "dealing"),
    "unknown dealing": (GOOD + 'dealing = "hand"', "dealing"),
    "one limit": (GOOD + 'limits = { initial = ["25"] }', "limits.initial"),
    "limits the wrong way round": (GOOD + 'limits = { side = ["5", "1"] }', "limits"),
    "limits as numbers": (GOOD + "limits = { initial = [25, 500] }", "limits.initial[0]"),
    "a limit that is no amount": (GOOD + 'limits = { initial = ["25", "x"] }', "limits.initial"),
    "an unknown phase": (GOOD + '[expect]\nphase = "over"', "expect.phase"),
    "a phase of another game": (GOOD + '[expect]\nphase = "setting"', "expect.phase"),
    "a phase that is a number": (GOOD + "[expect]\nphase = 1", "expect.phase"),
    "a net that is a number": (GOOD + "[expect]\nnet = { ann = 1 }", "expect.net[...]"),
    "a net of three decimals": (GOOD + '[expect]\nnet = { ann = "1.234" }', "expect.net"),
    "a dealer that is no cards": (GOOD + '[expect]\ndealer = "Zz"', "expect.dealer"),
    "refused before the first": (GOOD + "[expect]\nrefused = [0]", "expect.refused"),
    "refused after the last": (GOOD + "[expect]\nrefused = [2]", "expect.refused"),
    "flags that are numbers": (GOOD + "[expect]\nflags = [5.7]", "expect.flags[0]"),
    "nested beyond reason": ("a = " + "[" * 100_000, "1"),
    "a malformed command": (HEAD + 'script = ["open", "bet 1 ann 5", "fold 1"]', "3"),
    "a box beyond boxes": (HEAD + 'boxes = 2\nscript = ["hit 3"]', "1"),
    "an unknown role": (HEAD + 'script = ["as boss"]', "1"),
    "a role with more words": (HEAD + 'script = ["as dealer now"]', "1"),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_what_is_wrong_is_named_with_its_place(case: str) -> None:
    text, place = BAD_FILES[case]
    with pytest.raises(RecordError) as caught:
        reads(text, "a.round.toml")
    assert str(caught.value).startswith(f"a.round.toml:{place}: ")
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_read_is_a_record_error(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"# caf\xe9\n" + GOOD.encode())
    (tmp_path / "large").write_bytes(b"#" * 1_000_001)
    (tmp_path / "folder").mkdir()
    for name in ("missing", "latin", "large", "folder"):
        with pytest.raises(RecordError, match=f"{name}:1: "):
            read(tmp_path / name)


def test_a_file_is_called_as_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RecordError) as caught:
        read("./none.round.toml")
    assert str(caught.value).startswith("./none.round.toml:1: ")


def assert_read_or_named(text: str) -> None:
    """The text is a record, or a RecordError of one line says where it is not."""
    message = "f:1: "
    try:
        reads(text, "f")
    except RecordError as error:
        message = str(error)
    assert message.startswith("f:")
    assert "\n" not in message


@given(st.text())
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    for whole in (text, GOOD + text, HEAD + f"script = ['''{text}''']"):
        assert_read_or_named(whole)


@given(st.binary())
def test_any_bytes_are_a_record_or_a_record_error(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    file = tmp_path_factory.getbasetemp() / "any.round.toml"
    for whole in (data, GOOD.encode() + data):
        file.write_bytes(whole)
        with suppress(RecordError):
            read(file)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text("abc-", min_size=1, max_size=4), inner, max_size=3)
    ),
    max_leaves=5,
)
KEYS = ("format", "game", "decks", "boxes", "dealing", "limits", "script", "expect", "x")


def toml(value: object) -> str:
    """A value as TOML; None becomes a date, which TOML has and JSON has not."""
    if value is None:
        return "1979-05-27"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(c):08x}" for c in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {toml(item)}' for key, item in value.items()) + "}"
    return str(value)


@given(st.dictionaries(st.sampled_from(KEYS), VALUES))
def test_any_values_are_a_record_or_a_record_error(table: dict[str, object]) -> None:
    good: dict[str, object] = {"format": 1, "game": "rws-blackjack", "script": ["open"]}
    for whole in (table, {**good, **table}):
        assert_read_or_named("\n".join(f"{key} = {toml(item)}" for key, item in whole.items()))


def test_a_role_is_a_step_that_tells_the_table_nothing() -> None:
    record = reads(HEAD + 'script = ["as pit-supervisor", "open"]', "f")
    assert record.script[0].role is Role.PIT_SUPERVISOR
    assert record.script[0].commands == ()
    assert record.script[1].role is None


def test_defaults_are_the_rulebooks() -> None:
    table = reads(GOOD, "f").table()
    assert (table.decks, table.boxes) == (8, 7)
    assert table.limits.initial is None


@pytest.mark.parametrize(
    ("game", "seen", "what"),
    [
        ("rws-blackjack", "Kh Kh Kh Kh Kh", "Kh stands 5 times: 4 decks do not hold that many"),
        ("rws-blackjack", "Kx", "Kx"),
        ("si-ki-pi", "Kh", "fresh deck"),
    ],
)
def test_cards_that_no_shoe_can_have_given_are_malformed(game: str, seen: str, what: str) -> None:
    decks = "" if game == "si-ki-pi" else "decks = 4\n"
    text = f'format = 1\ngame = "{game}"\n{decks}seen = "{seen}"\nscript = ["open"]\n'
    with pytest.raises(RecordError, match=rf"^f:seen: .*{what}"):
        reads(text, "f")


def test_an_amount_of_more_than_12_digits_is_told_so() -> None:
    text = 'format = 1\ngame = "rws-blackjack"\nscript = ["open", "bet 1 ann 1000000000000"]\n'
    with pytest.raises(RecordError, match=r"^f:2: .*at most 12 digits"):
        reads(text, "f")
