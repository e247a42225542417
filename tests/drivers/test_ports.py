"""Ports: by the name that stays, with what is wrong. On a system that the test makes up."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from drivers.ports import (
    FoundPort,
    Holder,
    System,
    Trouble,
    find_ports,
    holders_of,
    is_file_name,
    trouble_with,
)
from drivers.reports import PortTrouble


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Three devices: the first two with names that stay, the first with two of them."""
    for name in ("by-id", "by-path", "proc/77/fd", "proc/78/fd", "proc/other"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("ttyUSB0", "ttyUSB1", "ttyS0"):
        (tmp_path / name).touch()
    (tmp_path / "by-id/usb-FTDI_A1").symlink_to(tmp_path / "ttyUSB0")
    (tmp_path / "by-path/pci-1").symlink_to(tmp_path / "ttyUSB0")
    (tmp_path / "by-path/pci-2").symlink_to(tmp_path / "ttyUSB1")
    (tmp_path / "proc/77/fd/3").symlink_to(tmp_path / "ttyUSB1")
    (tmp_path / "proc/77/comm").write_text("minicom\n")
    (tmp_path / "proc/78/fd/0").symlink_to("/dev/null")
    return tmp_path


def system(root: Path, forbidden: tuple[str, ...] = ()) -> System:
    return System(
        comports=lambda: [
            (str(root / "ttyUSB1"), "CH340"),
            (str(root / "ttyUSB0"), "FT232R"),
            (str(root / "ttyS0"), ""),
        ],
        lasting_names=(root / "by-id", root / "by-path", root / "none"),
        proc=root / "proc",
        may_use=lambda name: os.path.basename(name) not in forbidden,
    )


def test_ports_are_named_by_what_stays_and_say_what_is_wrong(root: Path) -> None:
    found = find_ports(system(root, ("ttyS0",)))
    group = Path(root / "ttyS0").group()
    assert found == [
        FoundPort(
            str(root / "ttyS0"),
            str(root / "ttyS0"),
            "",
            Trouble(PortTrouble.NO_PERMISSION, f"this user is not in the group {group}"),
        ),
        FoundPort(str(root / "by-id/usb-FTDI_A1"), str(root / "ttyUSB0"), "FT232R", None),
        FoundPort(
            str(root / "by-path/pci-2"),
            str(root / "ttyUSB1"),
            "CH340",
            Trouble(PortTrouble.IN_USE, "minicom (process 77)"),
        ),
    ]


def test_a_port_of_a_profile_that_is_not_there_is_listed_as_absent(root: Path) -> None:
    gone = str(root / "by-id/usb-gone")
    named = [gone, str(root / "by-id/usb-FTDI_A1"), str(root / "ttyUSB1"), "socket://h:1", "COM3"]
    found = find_ports(system(root), named)
    assert [port.name for port in found[3:]] == [gone]
    trouble = found[3].trouble
    assert trouble is not None
    assert trouble.kind is PortTrouble.ABSENT


@pytest.mark.parametrize("name", ["COM3", "socket://10.0.0.7:4001", "loop://"])
def test_of_a_url_nothing_can_be_seen(name: str) -> None:
    assert not is_file_name(name)
    assert trouble_with(name) is None


def test_who_has_a_port_open(root: Path) -> None:
    assert holders_of(str(root / "by-path/pci-2"), system(root)) == [Holder(77, "minicom")]
    (root / "proc/77/comm").unlink()
    assert holders_of(str(root / "ttyUSB1"), system(root)) == [Holder(77, "?")]
    assert holders_of(str(root / "ttyUSB0"), system(root)) == []


def test_a_process_that_cannot_be_looked_at_is_passed_over(root: Path) -> None:
    (root / "proc/79").mkdir()
    assert [holder.pid for holder in holders_of(str(root / "ttyUSB1"), system(root))] == [77]


def test_the_real_system_answers() -> None:
    for port in find_ports(named=["/dev/no-such-port"]):
        assert port.name
