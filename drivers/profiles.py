"""Device profiles: how each device is spoken to, built in and as the house sets it.

The house's file is TOML; the caller says where it is:

    format = 1

    [profiles.shoe-1]
    protocol = "angel-eye"       # angel-eye, bee-tek, code-line, table-link
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
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

import msgspec

from drivers.catalogue import (
    DEFAULT_SPEED,
    UID_TABLE,
    CodecSettings,
    make_codec,
    make_encoder,
)
from drivers.codecs.envelope import BccScope
from drivers.device import Codec
from drivers.encoders.encoder import Encoder
from drivers.machine_events import MANUAL_BURN_CARDS
from drivers.port import PortSettings
from tablemgr.basics.errors import Fault
from tablemgr.basics.toml_text import TomlError, parse_toml, place_in
from tablemgr.basics.written import read_written
from tablemgr.basics.wrong_values import WrongValue, wrong_value

Name = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9][A-Za-z0-9_-]{0,31}\Z")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Speed = Annotated[int, msgspec.Meta(ge=300, le=4_000_000)]


class DeviceProfile(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """How one device is spoken to. `speed` is in bits a second, None for the protocol's own."""

    protocol: Literal["angel-eye", "bee-tek", "code-line", "table-link"]
    port: Text | None = None
    speed: Speed | None = None
    operations: bool = False
    acknowledge: bool = False
    operation_bcc: BccScope = BccScope.WITH_STX
    mode: Text = MANUAL_BURN_CARDS
    preset: Literal["suit-number", "barcode-4", "uid-table"] = "suit-number"
    uid_table: Text | None = None

    @property
    def baud(self) -> int:
        """The speed of the line in bits a second."""
        return DEFAULT_SPEED[self.protocol] if self.speed is None else self.speed

    @property
    def settings(self) -> CodecSettings:
        """What the protocol's two ends need."""
        return CodecSettings(
            preset=self.preset,
            uid_table=None if self.uid_table is None else Path(self.uid_table),
            mode=self.mode,
            operations=self.operations,
            acknowledge=self.acknowledge,
            operation_bcc=self.operation_bcc,
        )

    def codec(self) -> Codec:
        """A fresh codec. Raises `Fault` if the table of tags is bad."""
        return make_codec(self.protocol, self.settings)

    def encoder(self) -> Encoder:
        """A fresh encoder, for the simulator. Raises `Fault` if the table of tags is bad."""
        return make_encoder(self.protocol, self.settings)

    def port_settings(self) -> PortSettings:
        """How to open the port. Raises `Fault` if none is named."""
        if self.port is None:
            raise Fault("The profile names no port.", "Name one; `tablemgr devices` lists them.")
        return PortSettings(self.port, self.baud)


class _ProfilesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    profiles: dict[Name, Any] = {}


BUILT_IN: Final[Mapping[str, DeviceProfile]] = MappingProxyType(
    {
        "angel-eye": DeviceProfile("angel-eye"),
        "angel-eye-9600": DeviceProfile("angel-eye", speed=9600),
        "bee-tek": DeviceProfile("bee-tek"),
        **{p: DeviceProfile("code-line", preset=p) for p in ("suit-number", "barcode-4")},
        UID_TABLE: DeviceProfile("code-line", preset="uid-table", uid_table="tags.csv"),
        "table-link": DeviceProfile("table-link"),
    }
)
"""The profiles that need no file. They name no model, as no maker has published its protocol."""


def read_profiles(text: str, file: str, folder: Path) -> dict[str, DeviceProfile]:
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
    return {name: _in_folder(p, folder) for name, p in {**BUILT_IN, **own}.items()}


class _WrongProfileError(Exception):
    def __init__(self, wrong: WrongValue) -> None:
        self.wrong = wrong


def _profile(name: str, lines: Any) -> DeviceProfile:
    """One profile of the house's; converted for itself, so that an error can name it."""
    try:
        return msgspec.convert(lines, DeviceProfile)
    except msgspec.ValidationError as error:
        wrong = wrong_value(error, DeviceProfile, lines)
        path = ("profiles", name, *wrong.path)
        raise _WrongProfileError(WrongValue(path, wrong.words)) from None


def _fault(what: str, file: str) -> Fault:
    return Fault(f"{file}: {what}.", "Correct the device profiles.")


def load_profiles(path: Path | None, *, named: bool = False) -> dict[str, DeviceProfile]:
    """The built-in profiles and those of the house's file, if there is one that is not empty.

    `named`: a person named it, so that an empty one is wrong. Raises `Fault`.
    """
    if path is None:
        return dict(BUILT_IN)
    try:
        text = read_written(path, "Correct the device profiles.")
    except FileNotFoundError:
        return dict(BUILT_IN)
    if not text.strip() and not named:  # a disk that was full when somebody wrote it
        return dict(BUILT_IN)
    return read_profiles(text, str(path), path.parent)


def find_profile(profiles: Mapping[str, DeviceProfile], name: str) -> DeviceProfile:
    """The profile of that name. Raises `Fault`, which lists all names, if there is none."""
    try:
        return profiles[name]
    except KeyError:
        known = ", ".join(profiles)
        raise Fault(f"There is no device profile {name!r}.", f"Give one of: {known}.") from None


def _in_folder(profile: DeviceProfile, folder: Path) -> DeviceProfile:
    if profile.uid_table is None:
        return profile
    return msgspec.structs.replace(profile, uid_table=str(folder / profile.uid_table))
