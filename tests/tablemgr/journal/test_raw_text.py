"""What a device sent, out of a journal, as `tablemgr devices replay` reads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.raw_session import HEADING, reports_of
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes
from tablemgr.basics.errors import Fault
from tablemgr.commandline.journal_command import main
from tablemgr.journal import Draft, EntryKind, Journal, JournalHeader, Json, Stamp


def draft(number: int, round_no: int, kind: EntryKind, payload: dict[str, Json]) -> Draft:
    stamp = Stamp(1_772_396_100_000_000_000 + number, 5 * 10**9 + number)
    return Draft(kind, payload, round_no, "anna", "dealer", stamp)


def device(event: str, **details: Json) -> dict[str, Json]:
    return {"event": event, "details": details, "doubts": True}


@pytest.fixture
def with_device(path: Path, header: JournalHeader) -> Path:
    port = "/dev/my shoe"
    entries: list[tuple[int, EntryKind, dict[str, Json]]] = [
        (1, EntryKind.DEVICE, device("device.connected", port=port)),
        (1, EntryKind.RAW, {"port": port, "hex": "053153033631"}),
        (1, EntryKind.DEVICE, device("device.start", new_shoe=False)),
        (1, EntryKind.ACT, {"number": 1}),
        (2, EntryKind.RAW, {"port": port, "hex": "05"}),
        (2, EntryKind.DEVICE, device("device.disconnected", port=port, reason="it is  gone")),
    ]
    with Journal.open(path, header) as journal:
        journal.append_all([draft(i, n, kind, data) for i, (n, kind, data) in enumerate(entries)])
    return path


def reports(text: str) -> list[object]:
    return list(reports_of(text.splitlines(), "out"))


WALL, MONO = 1_772_396_100_000_000_000, 5 * 10**9
FIRST = [
    PortOpened("/dev/my shoe", WALL, MONO),
    RawBytes(bytes.fromhex("053153033631"), WALL + 1, MONO + 1),
]
SECOND = [
    RawBytes(b"\x05", WALL + 4, MONO + 4),
    PortLost("/dev/my shoe", PortTrouble.UNPLUGGED, "it is gone", WALL + 5, MONO + 5),
]


def test_all_of_it_and_one_round_alone(
    with_device: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["raw", str(with_device)]) == 0
    assert reports(capsys.readouterr().out) == FIRST + SECOND
    assert main(["raw", str(with_device), "--round", "2"]) == 0
    assert reports(capsys.readouterr().out) == SECOND


def test_a_journal_without_a_device_is_a_session_without_reports(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["raw", str(written)])
    assert capsys.readouterr().out == f"{HEADING}\n"


@pytest.mark.parametrize("number", ["0", "5", "-1"])
def test_a_round_that_is_not_there_is_named(written: Path, number: str) -> None:
    with pytest.raises(Fault, match=f"no Round {number}"):
        main(["raw", str(written), "--round", number])
