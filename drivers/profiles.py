"""Device profiles: how each device is spoken to, built in and as the house sets it.

The house's file is TOML; the caller says where it is:

    format = 1

    [profiles.shoe-1]
    protocol = "angel-eye"       # one of those that `tablemgr devices profiles` shows
    port = "/dev/serial/by-id/usb-FTDI_..."   # any pyserial URL; may be left out
    speed = 4800                 # if left out, the protocol's own
    operations = false           # angel-eye: whether the program may lock, unlock, clear errors
    acknowledge = false          # angel-eye: whether each message is answered
    operation-bcc = "with-stx"   # angel-eye: or "after-stx"
    mode = "Manual Burn Cards"   # bee-tek: in which mode its cards are taken
    preset = "suit-number"       # code-line: suit-number, barcode-4, uid-table
    uid-table = "tags.csv"       # code-line: beside this file, or a whole path

A profile with the name of a built-in one replaces it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from drivers.catalogue import known_protocols, settings_flaws, speed_of
from drivers.device_settings import DeviceSettings
from drivers.port import PortSettings
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written
from tablemgr.basics.toml_text import TomlError, parse_toml, place_in
from tablemgr.basics.wrong_values import WrongValue, wrong_value

Name = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9][A-Za-z0-9_-]{0,31}\Z")]


def port_settings(profile: DeviceSettings) -> PortSettings:
    """How to open a device's port. Raises `Fault` if none is named, or an unknown protocol."""
    if not profile.port:
        raise Fault("The profile names no port.", "Name one; `tablemgr devices` lists them.")
    return PortSettings(profile.port, speed_of(profile))


class _ProfilesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    profiles: dict[Name, Any] = {}


@cache
def built_in_profiles() -> Mapping[str, DeviceSettings]:
    """The profiles that need no file: of each protocol, of its presets, of its other speeds. They
    name no model, as no maker has published its protocol.
    """
    found: dict[str, DeviceSettings] = {}
    for name, protocol in known_protocols().items():
        usual = DeviceSettings(name)
        for preset in protocol.presets:
            tags = "tags.csv" if preset in protocol.house_presets else ""
            found[preset] = replace(usual, preset=preset, uid_table=tags)
        if not protocol.presets:
            found[name] = usual
        found |= {f"{name}-{speed}": replace(usual, speed=speed) for speed in protocol.other_speeds}
    return MappingProxyType(found)


def read_profiles(text: str, file: str, folder: Path) -> dict[str, DeviceSettings]:
    """The built-in profiles and those in a text; tables of tags are in `folder`.

    `file` is the name for errors. Raises `Fault`.
    """
    try:
        table = parse_toml(text)
        house = msgspec.convert(table, _ProfilesFile)
        own = {name: _profile(name, lines) for name, lines in house.profiles.items()}
    except msgspec.ValidationError as error:
        wrong = wrong_value(error, _ProfilesFile, table)
        raise _fault(f"{place_in(text, wrong.path)}: {wrong.words}", file) from None
    except _WrongProfileError as error:
        raise _fault(f"{place_in(text, error.wrong.path)}: {error.wrong.words}", file) from None
    except TomlError as error:
        place = f"line {error.line}: " if error.line else ""
        raise _fault(f"{place}{error.what}", file) from None
    return {name: _in_folder(p, folder) for name, p in {**built_in_profiles(), **own}.items()}


class _WrongProfileError(Exception):
    def __init__(self, wrong: WrongValue) -> None:
        self.wrong = wrong


def _profile(name: str, lines: Any) -> DeviceSettings:
    """One profile of the house's; converted for itself, so that an error can name it."""
    try:
        profile = msgspec.convert(lines, DeviceSettings)
        wrong = next(settings_flaws(profile), None)
    except msgspec.ValidationError as error:
        wrong = wrong_value(error, DeviceSettings, lines)
    if wrong is not None:
        raise _WrongProfileError(WrongValue(("profiles", name, *wrong.path), wrong.words))
    return profile


def _fault(what: str, file: str) -> Fault:
    return Fault("{file}: {what}.", "Correct the device profiles.", file=file, what=what)


def load_profiles(path: Path | None, *, named: bool = False) -> dict[str, DeviceSettings]:
    """The built-in profiles and those of the house's file, if there is one that is not empty.

    `named`: a person named it, so that an empty one is wrong. Raises `Fault`.
    """
    if path is None:
        return dict(built_in_profiles())
    try:
        text = read_written(path, "Correct the device profiles.")
    except FileNotFoundError:
        return dict(built_in_profiles())
    if not text.strip() and not named:  # a disk that was full when somebody wrote it
        return dict(built_in_profiles())
    return read_profiles(text, str(path), path.parent)


def find_profile(profiles: Mapping[str, DeviceSettings], name: str) -> DeviceSettings:
    """The profile of that name. Raises `Fault`, which lists all names, if there is none."""
    try:
        return profiles[name]
    except KeyError:
        known = ", ".join(profiles)
        raise Fault(
            "There is no device profile {name!r}.", "Give one of: {known}.", name=name, known=known
        ) from None


def _in_folder(profile: DeviceSettings, folder: Path) -> DeviceSettings:
    if not profile.uid_table:
        return profile
    return replace(profile, uid_table=str(folder / profile.uid_table))
