"""Files that a person wrote: read whole, or refused in a sentence; which words are known."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from drivers.profiles import load_profiles, read_profiles
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import LARGEST_BYTES, read_written
from tablemgr.basics.wrong_values import wrong_value
from tablemgr.house.profile import DEFAULT, Profile, read_profile, reads
from tablemgr.house.profile_change import change_file
from tablemgr.past.record import RecordError, read

BAD = {
    "fifo": "is a pipe",
    "folder": "is a directory",
    "zero": "is a device",
    "huge": "is larger than",
    "binary": "is not UTF-8 text",
}


def bad_file(kind: str, folder: Path) -> Path:
    path = folder / kind
    match kind:
        case "fifo":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "zero":
            return Path("/dev/zero")
        case "huge":
            with path.open("wb") as file:
                file.truncate(3_000_000_000)
        case "binary":
            path.write_bytes(bytes(range(256)))
        case "empty":
            path.touch()
        case "text":
            path.write_text("hello\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(("kind", "what"), BAD.items())
def test_what_is_no_file_of_text_is_refused_at_once(kind: str, what: str, tmp_path: Path) -> None:
    path = bad_file(kind, tmp_path)
    with pytest.raises(Fault, match=what) as caught:
        read_written(path, "Give another.")
    assert caught.value.remedy == "Give another."
    with pytest.raises(Fault, match=what):
        read_profile(path)
    with pytest.raises(Fault, match=what):
        load_profiles(path)
    with pytest.raises(RecordError, match=what):
        read(path)


def test_a_file_as_large_as_may_be_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_text("x" * LARGEST_BYTES, encoding="utf-8")
    assert len(read_written(path, "")) == LARGEST_BYTES
    with path.open("a", encoding="utf-8") as file:
        file.write("x")
    with pytest.raises(Fault, match="larger"):
        read_written(path, "")


def test_a_byte_order_mark_is_left_away_and_stays_away(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b"\xef\xbb\xbf" + DEFAULT.encode())
    assert read_profile(path).table == "T1"
    assert change_file(path, {"decks": 6}).decks == 6
    assert read_profile(path).decks == 6
    record = next(Path("tests/records/reference").glob("*.toml"))
    marked = tmp_path / "marked.toml"
    marked.write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    assert read(marked).script == read(record).script


@pytest.mark.parametrize("sign", ["\\n", "\\r", "\\u2028", "\\u0085", "\\u0007"])
@pytest.mark.parametrize("key", ["table", "house", "shift", "currency"])
def test_a_line_of_the_profile_is_one_line(key: str, sign: str) -> None:
    lines = [
        f'{key} = "T{sign}"' if line.startswith(f"{key} =") else line
        for line in DEFAULT.splitlines()
    ]
    with pytest.raises(Fault, match=rf"line \d+: {key}: .* may stand there"):
        reads("\n".join(lines), "house.toml")


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('protocol = "angel-eye"', 'protocol = "md2"', "angel-eye, bee-tek, code-line, table-link"),
        ('paper = "A6"', 'paper = "A4"', "58 mm, 80 mm, A6"),
        ('sign-in = "name"', 'sign-in = "badge"', "name, pin"),
        ('settle-from = "right"', 'settle-from = "top"', "left, right"),
        ('hit = "by-card"', 'hit = "never"', "announced, by-card"),
    ],
)
def test_an_unknown_word_of_the_profile_names_those_that_are_known(
    before: str, after: str, words: str
) -> None:
    assert before in DEFAULT
    with pytest.raises(Fault, match="give one of") as caught:
        reads(DEFAULT.replace(before, after), "house.toml")
    said = caught.value.what.partition("give one of: ")[2].rstrip(".")
    assert sorted(said.split(", ")) == sorted(words.split(", "))


def test_an_unknown_word_of_a_device_profile_names_those_that_are_known(tmp_path: Path) -> None:
    text = 'format = 1\n[profiles.a]\nprotocol = "md2"\n'
    with pytest.raises(Fault, match="angel-eye, bee-tek, code-line, table-link"):
        read_profiles(text, "devices.toml", tmp_path)
    text = 'format = 1\n[profiles.a]\nprotocol = "code-line"\npreset = "qr"\n'
    with pytest.raises(Fault, match="barcode-4, suit-number, uid-table"):
        read_profiles(text, "devices.toml", tmp_path)


def test_every_word_of_fixed_choice_in_the_profile_is_explained() -> None:
    """Whatever field takes fixed words: a wrong one is answered by all of them."""

    def fixed(kind: type, path: tuple[str, ...]) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        for field in info.fields:
            inner = [field.type, *getattr(field.type, "types", ())]
            for one in inner:
                if isinstance(one, msgspec.inspect.StructType):
                    found += fixed(one.cls, (*path, field.encode_name))
                if isinstance(one, msgspec.inspect.LiteralType | msgspec.inspect.EnumType):
                    found.append((*path, field.encode_name))
        return found

    places = [place for place in fixed(Profile, ()) if place[-1] != "format"]
    assert len(places) >= 5
    for place in places:
        wrong: object = "no such word"
        for name in reversed(place):
            wrong = {name: wrong}
        assert isinstance(wrong, dict)
        whole = msgspec.to_builtins(reads(DEFAULT, "house.toml"), str_keys=True)
        merged = whole | {
            name: (whole.get(name) or {}) | value if isinstance(value, dict) else value
            for name, value in wrong.items()
        }
        with pytest.raises(msgspec.ValidationError) as caught:
            msgspec.convert(merged, Profile)
        assert "give one of: " in wrong_value(caught.value, Profile, merged).words, place
