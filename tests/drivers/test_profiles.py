"""Device profiles: those that are built in, and the house's file."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.catalogue import known_presets, known_protocols, make_codec, speed_of
from drivers.device import Operation, OperationKind
from drivers.device_settings import BccScope, DeviceSettings
from drivers.port import PortSettings
from drivers.profiles import (
    built_in_profiles,
    find_profile,
    load_profiles,
    port_settings,
    read_profiles,
)
from drivers.protocols.angel_eye import AngelEyeCodec
from drivers.protocols.code_line import UidCodec
from tablemgr.basics.errors import Fault

HERE = Path("conf")
BUILT_IN = built_in_profiles()


def test_each_protocol_and_each_preset_is_built_in() -> None:
    assert {p.protocol for p in BUILT_IN.values()} == set(known_protocols())
    assert {p.preset for p in BUILT_IN.values() if p.protocol == "code-line"} == set(
        known_presets()
    )
    assert [speed_of(BUILT_IN[name]) for name in ("angel-eye", "angel-eye-9600", "bee-tek")] == [
        4800,
        9600,
        9600,
    ]


def test_the_houses_file_adds_profiles_and_replaces_built_in_ones() -> None:
    text = """
        format = 1
        [profiles.angel-eye]
        protocol = "angel-eye"
        operations = true
        operation-bcc = "after-stx"
        [profiles.shoe-1]
        protocol = "bee-tek"
        port = "socket://10.0.0.7:4001"
        speed = 19200
        mode = "Game"
    """
    found = read_profiles(text, "devices.toml", HERE)
    assert set(found) == {*BUILT_IN, "shoe-1"}
    assert port_settings(found["shoe-1"]) == PortSettings("socket://10.0.0.7:4001", 19200)
    assert found["shoe-1"].mode == "Game"
    assert found["angel-eye"].operation_bcc is BccScope.AFTER_STX
    codec = make_codec(found["angel-eye"])
    assert codec.request(Operation(OperationKind.LOCK), 0)
    assert isinstance(codec, AngelEyeCodec)


def test_without_a_file_there_are_the_built_in_ones(tmp_path: Path) -> None:
    assert load_profiles(None) == dict(BUILT_IN)
    assert load_profiles(tmp_path / "devices.toml") == dict(BUILT_IN)


def test_tables_of_tags_lie_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "devices.toml").write_text(
        'format = 1\n[profiles.tags]\nprotocol = "code-line"\npreset = "uid-table"\n'
        'uid-table = "blue.csv"\n'
    )
    (tmp_path / "blue.csv").write_text("E004,Kh\n")
    profile = load_profiles(tmp_path / "devices.toml")["tags"]
    assert isinstance(make_codec(profile), UidCodec)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "format"),
        ("format = 2", "format"),
        ("format = 1\n[profiles.x]\n", "protocol"),
        ('format = 1\n[profiles.x]\nprotocol = "telepathy"', "telepathy"),
        ('format = 1\n[profiles.x]\nprotocol = "bee-tek"\nsped = 1', "sped"),
        ('format = 1\n[profiles.x]\nprotocol = "bee-tek"\nspeed = 1', "speed"),
        ('format = 1\n[profiles."a b"]\nprotocol = "bee-tek"', "profiles"),
        ("format = ", "devices.toml"),
    ],
)
def test_a_file_that_is_wrong_says_where(text: str, what: str) -> None:
    with pytest.raises(Fault, match=what) as found:
        read_profiles(text, "devices.toml", HERE)
    assert found.value.what.startswith("devices.toml: ")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="directory"):
        load_profiles(tmp_path)
    (tmp_path / "devices.toml").write_bytes(b"\xff")
    with pytest.raises(Fault, match="UTF-8"):
        load_profiles(tmp_path / "devices.toml")


def test_a_profile_that_is_not_there_names_those_that_are() -> None:
    assert find_profile(BUILT_IN, "bee-tek") is BUILT_IN["bee-tek"]
    with pytest.raises(Fault, match="angel-eye, angel-eye-9600"):
        find_profile(BUILT_IN, "md2")


def test_a_profile_without_a_port_cannot_be_opened() -> None:
    with pytest.raises(Fault, match="no port"):
        port_settings(DeviceSettings("bee-tek"))


def test_an_empty_file_of_the_house_counts_as_none_and_a_named_one_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "devices.toml").touch()
    assert load_profiles(tmp_path / "devices.toml") == dict(BUILT_IN)
    with pytest.raises(Fault, match="format is missing"):
        load_profiles(tmp_path / "devices.toml", named=True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("format = 1\nprofiles = " + "[" * 5000, "devices.toml: it is nested too deeply"),
        (
            'format = 1\n[profiles.x]\nprotocol = "bee-tek"\nsped = 1',
            "line 4: profiles.x.sped: there is no such setting (the nearest is speed)",
        ),
        (
            'format = 1\n[profiles.x]\nprotocol = "bee-tek"\nspeed = "1"',
            'line 4: profiles.x.speed: "1" stands there; a whole number from 300 to 4,000,000',
        ),
    ],
)
def test_a_mistake_in_a_device_profile_is_named_in_words(text: str, words: str) -> None:
    with pytest.raises(Fault) as found:
        read_profiles(text, "devices.toml", HERE)
    assert words in found.value.what
