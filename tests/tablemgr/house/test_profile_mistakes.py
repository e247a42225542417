"""A technician's mistakes in a house profile: each is named with line, key and what may stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from serial import Serial

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, mistakes_in, reads
from tablemgr.house.profile_check import SPEEDS
from ui.main import main

LIMITS = 'initial = ["25", "5000"]'
SIDE = 'side = ["5", "500"]'
LINES = {
    name: f"line {DEFAULT[: DEFAULT.index(text)].count(chr(10)) + 1 + below}"
    for name, text, below in (
        *(("format", "format =", 0), ("house", "house =", 0), ("table", "table =", 0)),
        *(("dealer", "dealer =", 0), ("sign_in", "sign-in =", 0), ("game", "game =", 0)),
        *(("layout", "layout =", 0), ("decks", "decks =", 0), ("below_decks", "decks =", 1)),
        *(("limits", "[limits]", 0), ("initial", "initial =", 0), ("side", "side =", 0)),
        *(("chip", 'value = "100"', 0), ("colour", 'value = "100"', 1), ("device", "[device]", 0)),
        *(("protocol", "protocol =", 0), ("port", "port =", 0), ("speed", "speed =", 0)),
        *(("folder", 'folder = ""', 0), ("boxes_only", "boxes-only =", 0)),
        ("staff", 'staff = ""', 0),
    )
}
"""At which line of the usual profile each key stands."""
MISTAKES = [
    # what stood there, what the technician wrote, its line and key, what is said of it
    ("decks = 8", 'decks = "8"', "{decks}: decks: ", '"8" stands there; a whole number'),
    ("decks = 8", "decks = 3", "{decks}: decks: ", "takes 4 to 8 decks"),
    ("decks = 8", "decks = ", "{decks}: ", "may stand behind ="),
    ("decks = 8", "deks = 8", "{decks}: deks: ", "no such setting (the nearest is decks)"),
    ("decks = 8", "", "the file's top: ", "decks is missing: a whole number"),
    ("decks = 8", "decks = 8.0", "{decks}: decks: ", "8.0, a number without quotes,"),
    ("decks = 8", "decks = 2024-01-01", "{decks}: decks: ", "a date or a time stands there"),
    ("format = 1", "format = 2", "{format}: format: ", "give one of: 1"),
    ('table = "T1"', 'table = "T 1"', "{table}: table: ", '"T 1" stands there; a word in quotes'),
    ('house = "House"', 'house = ""', "{house}: house: ", "of 1 to 60 letters on one line"),
    ('dealer = "dealer"', 'dealer = "@"', "{dealer}: dealer: ", "is not a name"),
    ('game = "rws-blackjack"', 'game = "rws-blackjak"', "{game}: game: ", "is rws-blackjack)"),
    ('layout = "A"', 'layout = "Z"', "{layout}: layout: ", "has no layout 'Z'"),
    (LIMITS, 'initial = ["5000", "25"]', "{initial}: limits.initial: ", "is more than the maximum"),
    (
        LIMITS,
        'initial = ["-5", "25"]',
        "{initial}: limits.initial[1]: ",
        '"-5" stands there; an am',
    ),
    (LIMITS, 'initial = [25, "5000"]', "{initial}: limits.initial[1]: ", "25, a number without qu"),
    (LIMITS, 'initial = ["25"]', "{initial}: limits.initial: ", "a list of 2"),
    (LIMITS, 'initial = ["25.01", "5000"]', "{initial}: limits.initial[1]: ", "a multiple of 2.50"),
    (SIDE, 'side = ["5", "500,00"]', "{side}: limits.side[2]: ", '"500,00" stands there'),
    ('value = "100"', 'value = "25"', "{chip}: chips[4].value: ", "it is also the 3rd"),
    ('value = "100"', 'value = "0"', "{chip}: chips[4].value: ", "a chip is worth nothing"),
    ('value = "100"', 'value = "-1"', "{chip}: chips[4].value: ", '"-1" stands there'),
    ('value = "100"', "value = 100", "{chip}: chips[4].value: ", "100, a number without quotes"),
    ('colour = "#22262b"', 'colour = "black"', "{colour}: chips[4].colour: ", "a colour in quotes"),
    ("speed = 4800", "speed = 4801", "{speed}: device.speed: ", "the nearest is 4800"),
    ("speed = 4800", "speed = 12", "{speed}: device.speed: ", "from 300 to 4,000,000"),
    ('"angel-eye"', '"angle-eye"', "{protocol}: device.protocol: ", "(the nearest is angel-eye)"),
    ("[device]", "[devise]", "{device}: devise: ", "(the nearest is device)"),
    (
        "boxes-only = false",
        'boxes-only = "no"',
        "{boxes_only}: table-manners.boxes-only: ",
        "true or f",
    ),
    ('folder = ""', 'folder = "/dev/null/slips"', "{folder}: slip.folder: ", "is not a folder"),
    ('staff = ""', 'staff = "d.pub"', "{staff}: pit.staff: ", "from the pit's server; name that"),
    ('folder = ""', 'folder = "~no-such-user/x"', "{folder}: slip.folder: ", "can't be saved in ~"),
    ('port = "simulator"', 'port = "/dev/ttyS0"', "{sign_in}: sign-in: ", 'sign-in must be "pin"'),
    ("decks = 8", "decks = " + "[" * 5000, "", "nested too deeply"),
    ("decks = 8", "a." * 20_000 + "a = 1", "{decks}: ", "a name has more than 6 parts"),
    ('table = "T1"', 'table = ""', "{table}: table: ", "of 1 to 32 letters"),
    ('table = "T1"', 'table = "../T1"', "{table}: table: ", "of 1 to 32 letters"),
    ('table = "T1"', "table = 1", "{table}: table: ", "a word in quotes"),
    ("decks = 8", "boxes = 0", "{decks}: boxes: ", "there is no such setting"),
    ("decks = 8", 'decks = "eight"', "{decks}: decks: ", "a whole number"),
    ("decks = 8", "decks = 9", "{decks}: decks: ", "takes 4 to 8 decks"),
    ("decks = 8", "decks = 8\ndecks = 6", "{below_decks}: decks is there for the second time", ""),
    ("decks = 8", "decks = 8 6", "{decks}: decks: ", "a # before what explains it"),
    ("decks = 8", "decks = eight", "{decks}: decks: ", "a text in quotes, a number"),
    ("decks = 8", "decks 8", "{decks}: ", "= between them"),
    ("decks = 8", "decks: 8", "{decks}: ", "= between them"),
    ("decks = 8", "= 8", "{decks}: ", "a setting (name = value)"),
    ("[limits]", "[limits", "{limits}: ", "a heading ends in ]"),
    ("[limits]", "[device]", "{device}: [device] is there for the second time", ""),
    ("[limits]", "limits = 5\n[limit]", "{limits}: limits: 5, a number", "a table"),
    ('port = "simulator"', 'port = "simulator', "{port}: port: ", "a quote is missing"),
    ('port = "simulator"', 'port = ""', "{device}: device: port is missing", ""),
    ('sign-in = "name"', 'sign-in = "badge"', "{sign_in}: sign-in: ", "one of: name, pin"),
    ('sign-in = "name"', "sign-in = true", "{sign_in}: sign-in: ", "one of: name, pin"),
    ("sign-in =", "signin =", "{sign_in}: signin: ", "(the nearest is sign-in)"),
    (LIMITS, 'initial = ["25"]', "{initial}: limits.initial: ", 'like "25" or "2.50")'),
    (LIMITS, "initial = [25.0, 500.0]", "{initial}: limits.initial[1]: ", "an amount in quotes"),
    (LIMITS, 'initial = ["25,00", "500"]', "{initial}: limits.initial[1]: ", "an amount in quotes"),
    (LIMITS, 'initial = ["25.005", "9"]', "{initial}: limits.initial[1]: ", "an amount in quotes"),
    (LIMITS, 'initial = ["25", "5e2"]', "{initial}: limits.initial[2]: ", "an amount in quotes"),
]


@pytest.mark.parametrize(("stood", "written", "place", "words"), MISTAKES)
def test_a_mistake_is_named_with_its_line_its_key_and_what_may_stand_there(
    stood: str, written: str, place: str, words: str
) -> None:
    assert stood in DEFAULT
    with pytest.raises(Fault) as caught:
        reads(DEFAULT.replace(stood, written), "house.toml")
    said = caught.value.what
    assert said.startswith(f"house.toml: {place.format_map(LINES)}")
    assert words in said
    for strange in ("`", "$.", "Expected", "Object"):
        assert strange not in said


def test_what_the_mistakes_are_compared_with_is_right() -> None:
    assert mistakes_in(DEFAULT) == []
    boxes_only = DEFAULT.replace("boxes-only = false", "boxes-only = true")
    assert mistakes_in(boxes_only.replace(LIMITS, 'initial = ["25.01", "5000"]')) == []
    assert mistakes_in(DEFAULT.replace(LIMITS, 'initial = ["25", "25"]')) == [], "one amount alone"


def test_the_speeds_are_those_that_a_serial_line_can_be_set_to() -> None:
    assert list(SPEEDS) == [speed for speed in Serial.BAUDRATES if speed >= 300]


def test_all_contradictions_are_said_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    text = DEFAULT.replace(LIMITS, 'initial = ["5000", "25"]')
    file.write_text(text.replace("speed = 4800", "speed = 4801"), encoding="utf-8")
    assert main(["check-profile", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[2].partition(": ")[0] for line in lines] == [
        LINES["initial"],
        LINES["speed"],
    ]
    assert all(line.startswith(f"{file}: ") for line in lines)


def test_a_right_profile_says_which_table_it_describes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(DEFAULT, encoding="utf-8")
    assert main(["check-profile", str(file)]) == 0
    assert "right. Table T1 of House: RWS Blackjack" in capsys.readouterr().out
