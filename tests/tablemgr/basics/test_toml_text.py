"""TOML is parsed within bounds, and a key is found again by its line."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from drivers.card_source import cards_of_record
from drivers.profiles import read_profiles
from tablemgr.basics.errors import Fault
from tablemgr.basics.toml_text import TomlError, line_of, parse_toml
from tablemgr.house.profile import reads
from tablemgr.house.profile_change import changed
from tablemgr.past import record
from tablemgr.rules.rulebook.loader import load_file

LONG = "a." * 20_000 + "a"
NAMES = [
    f"{LONG} = 1",
    f"[{LONG}]",
    f"[[{LONG}]]",
    f"x = {{ {LONG} = 1 }}",
    '"a" . ' * 20_000 + "a = 1",
    "'a'." * 20_000 + "a = 1",
    '"\\"x".a.' * 10_000 + "a = 1",
]
READERS: list[Callable[[str], object]] = [
    parse_toml,
    lambda text: reads(text, "f"),
    lambda text: changed(text, {}, "f"),
    lambda text: read_profiles(text, "f", Path()),
    lambda text: record.reads(text, "f"),
    lambda text: cards_of_record(text, "f"),
]


@pytest.mark.parametrize("text", NAMES, ids=range(len(NAMES)))
def test_a_name_without_end_is_refused_before_it_is_parsed(text: str) -> None:
    tracemalloc.start()
    try:
        for read in READERS:
            with pytest.raises((TomlError, Fault), match="more than 6 parts"):
                read(text)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < 10_000_000


def test_a_rulebook_is_read_within_the_same_bounds(tmp_path: Path) -> None:
    file = tmp_path / "endless.toml"
    file.write_text(f"{LONG} = 1", encoding="utf-8")
    with pytest.raises(Fault, match="more than 6 parts"):
        load_file(file, tmp_path)
    file.write_text("x" * 1_000_001, encoding="utf-8")
    with pytest.raises(Fault, match="larger than"):
        load_file(file, tmp_path)


def test_names_that_files_have_and_dots_in_texts_are_taken() -> None:
    assert parse_toml("a.b.c.d.e.f = 1")["a"]["b"]["c"]["d"]["e"]["f"] == 1
    text = 'said = "One. Two. Three. Four. Five."\nmore = """\nA host is a.b.c.de.\n"""\nn = 1.5'
    assert parse_toml(text)["n"] == 1.5


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a = 1\nb = ", 2, "may stand behind ="),
        ("a = 1\na = 2", 2, "a is there for the second time"),
        ("a = [\n1,\n", 2, "may stand behind ="),
        ("a = " + "[" * 5000, None, "nested too deeply"),
        ("a = " + "1" * 5000, None, "a number that is too long"),
    ],
)
def test_what_is_no_toml_is_said_with_its_line(text: str, line: int | None, words: str) -> None:
    with pytest.raises(TomlError) as caught:
        parse_toml(text)
    assert caught.value.line == line
    assert words in caught.value.what


TEXT = """\
format = 1
# [chips]
[limits]
initial = ["25",
  "5000"]
"two words".x = 1
[[chips]]
value = "5"
[[chips]]   # the second
value = "25"
[a.b]
c = 1
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("format",), 1),
        (("limits",), 3),
        (("limits", "initial"), 4),
        (("limits", "initial", 1), 4),
        (("limits", "two words", "x"), 6),
        (("chips", 0, "value"), 8),
        (("chips", 1, "value"), 10),
        (("chips", 1, "colour"), 9),
        (("a", "b", "c"), 12),
        (("nothing",), None),
    ],
)
def test_a_key_is_found_by_its_line(path: tuple[str | int, ...], line: int | None) -> None:
    assert line_of(TEXT, path) == line
