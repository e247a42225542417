"""Every protocol by its name, and another one that is one file more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from serial import Serial

from drivers.catalogue import known_presets, known_protocols, make_codec
from drivers.device import Codec, Operation, OperationKind
from drivers.device_settings import DeviceSettings
from drivers.protocols.angel_eye import AngelEyeCodec
from drivers.protocols.bee_tek import BeeTekCodec
from drivers.protocols.code_line import CodeLineCodec, UidCodec
from drivers.protocols.table_link import TableLinkCodec
from tablemgr.basics.errors import Fault


def test_each_protocol_has_a_codec_a_speed_and_a_source(tmp_path: Path) -> None:
    tags = tmp_path / "tags.csv"
    tags.write_text("uid,card\nE004,Kh\n")
    made: list[Codec] = [make_codec(DeviceSettings(name)) for name in known_protocols()]
    codes = [DeviceSettings("code-line", preset=p, uid_table=str(tags)) for p in known_presets()]
    made += [make_codec(settings) for settings in codes]
    kinds = {type(codec) for codec in made}
    assert kinds == {AngelEyeCodec, BeeTekCodec, CodeLineCodec, UidCodec, TableLinkCodec}
    speeds = {s for each in known_protocols().values() for s in (each.speed, *each.other_speeds)}
    assert speeds <= set(Serial.BAUDRATES), "a port is set to no other"
    for each in known_protocols().values():
        file = sys.modules[f"drivers.protocols.{each.name.replace('-', '_')}"]
        assert "\nSource: " in (file.__doc__ or ""), each.name


def test_operations_are_off_unless_a_setting_allows_them() -> None:
    lock = Operation(OperationKind.LOCK)
    assert make_codec(DeviceSettings("angel-eye", operations=True)).request(lock, 0)
    for protocol in known_protocols():
        with pytest.raises(Fault):
            make_codec(DeviceSettings(protocol)).request(lock, 0)


@pytest.mark.parametrize(
    ("settings", "what"),
    [
        (DeviceSettings("telepathy"), "telepathy"),
        (DeviceSettings("code-line", preset="braille"), "braille"),
        (DeviceSettings("code-line", preset="uid-table"), "needs the house's table"),
        (DeviceSettings("code-line", preset="uid-table", uid_table="no.csv"), r"^no\.csv: "),
    ],
)
def test_what_nobody_knows_is_named(settings: DeviceSettings, what: str) -> None:
    with pytest.raises(Fault, match=what):
        make_codec(settings)


def test_a_table_of_tags_that_is_no_text_is_named(tmp_path: Path) -> None:
    tags = tmp_path / "tags.csv"
    tags.write_bytes(b"\xff\xfe")
    with pytest.raises(Fault, match="UTF-8"):
        make_codec(DeviceSettings("code-line", preset="uid-table", uid_table=str(tags)))


FURTHER = '''
"""A reader that sends a card in words: for trying how a protocol is added."""

from drivers.device import CardDrawn
from drivers.protocol import WireProtocol
from drivers.wire.lines import LineCodec, LineEncoder
from tablemgr.basics.cards import card


def _read(line, _now_ns):
    return CardDrawn(card(line.decode("ascii").removeprefix("card=")))


def _line(event):
    return b"card=%b\\n" % event.card.code.encode() if isinstance(event, CardDrawn) else None


PROTOCOL = WireProtocol(
    name="plain-words",
    title="Plain words",
    speed=2400,
    make_codec=lambda settings: LineCodec(_read),
    make_encoder=lambda settings: LineEncoder(_line),
    presets=("plain",),
)
'''

USED = """
import sys
from pathlib import Path
import drivers.protocols
drivers.protocols.__path__.append(sys.argv[1])
from drivers.catalogue import has_message, make_codec, make_encoder
from drivers.device import CardDrawn
from drivers.devices_main import run
from drivers.guessing import guess
from drivers.profiles import port_settings, read_profiles
from tablemgr.basics.cards import card
from tablemgr.house.profile import DEFAULT, reads
from ui.start.options import start_view

profiles = 'format = 1\\n[profiles.a]\\nprotocol = "plain-words"\\nport = "COM3"\\npreset = "plain"'
found = read_profiles(profiles, "devices.toml", Path())
assert port_settings(found["a"]).baud == 2400
house = reads(DEFAULT.replace('"angel-eye"', '"plain-words"\\npreset = "plain"'), "house.toml")
said = make_encoder(house.device).say(CardDrawn(card("Kh")), 0.0)
assert said == [b"card=Kh\\n"]
assert make_codec(house.device).feed(said[0], 0) == [CardDrawn(card("Kh"))]
assert has_message(house.device, CardDrawn(card("Kh")))
assert start_view(house).protocols["plain-words"] == "Plain words"
assert guess(said[0] * 5).words.startswith("looks like plain-words (plain): 5 of 5")
sys.exit(run(["profiles"]))
"""


def test_another_protocol_is_one_file_more(tmp_path: Path) -> None:
    """The house profile, devices.toml, the start screen and the guess know it at once."""
    (tmp_path / "plain_words.py").write_text(FURTHER.lstrip(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", USED, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "plain: plain-words plain, 2400 baud, no port" in done.stdout
