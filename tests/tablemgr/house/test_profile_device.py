"""The device lines of the house profile."""

from __future__ import annotations

import pytest

from drivers.catalogue import known_presets, known_protocols
from drivers.device_settings import DeviceSettings
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, reads

LINE = 'protocol = "angel-eye"'


def device(lines: str) -> DeviceSettings:
    assert LINE in DEFAULT
    return reads(DEFAULT.replace(LINE, lines), "house.toml").device


@pytest.mark.parametrize("protocol", known_protocols())
def test_every_protocol_may_be_named(protocol: str) -> None:
    assert device(f'protocol = "{protocol}"').protocol == protocol


def test_a_speed_that_is_not_said_is_the_protocols_own() -> None:
    text = DEFAULT.replace("speed = 4800", "").replace(LINE, 'protocol = "bee-tek"')
    assert reads(text, "house.toml").device.speed is None
    assert reads(DEFAULT, "house.toml").device.speed == 4800


@pytest.mark.parametrize("preset", known_presets())
def test_every_preset_may_be_named(preset: str) -> None:
    lines = f'protocol = "code-line"\npreset = "{preset}"\nuid-table = "tags.csv"'
    assert device(lines).preset == preset


@pytest.mark.parametrize(
    ("lines", "what"),
    [
        ('protocol = "telepathy"', "telepathy"),
        ('protocol = "code-line"\npreset = "braille"', "braille"),
        ('protocol = "code-line"\npreset = "uid-table"', "the CSV file of the tags"),
    ],
)
def test_what_nobody_knows_is_named(lines: str, what: str) -> None:
    with pytest.raises(Fault, match=what):
        device(lines)


def test_a_shoe_takes_no_commands_unless_the_profile_allows_it() -> None:
    assert not device(LINE).operations
    assert device(f"{LINE}\noperations = true").operations
