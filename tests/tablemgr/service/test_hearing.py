"""Heartbeats in a row share an entry, and whoever reads the journal finds each of them in it."""

from __future__ import annotations

import pytest

from drivers.catalogue import make_codec
from drivers.device import BadFrame, CardDrawn, StartOfCommunication
from drivers.device_settings import DeviceSettings
from drivers.link import DeviceLink
from drivers.machine_events import Heartbeat, LinkDead
from drivers.raw_session import reports_of
from drivers.reports import RawBytes
from drivers.wire.envelope import EventFrame, encode
from tablemgr.basics.cards import card
from tablemgr.basics.errors import Fault
from tablemgr.journal import Entry, EntryKind, Stamp, verify
from tablemgr.journal.raw_text import bytes_in, raw_lines
from tablemgr.past.case_raw import raw_near
from tablemgr.service.device_acts import heartbeat, reported, store_bytes
from tablemgr.service.hearing import MOST_BEATS
from tablemgr.service.session import TableSession
from tests.tablemgr.service.conftest import Opener
from tests.tablemgr.tables import tell

STEP_NS = 5_000_000_000
PROTOCOL = "table-link"


class Line:
    """A box that says one message each 5 s, and the table that stores it."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.at = 0

    def _next(self, data: bytes) -> tuple[bytes, Stamp]:
        self.at += 1
        mono_ns = self.at * STEP_NS
        return encode(EventFrame(self.at % 10, data)), Stamp(10**18 + mono_ns, mono_ns)

    def says(self, data: bytes) -> None:
        store_bytes(self.session, "p", *self._next(data), PROTOCOL)

    def beats(self, count: int) -> None:
        for _ in range(count):
            heartbeat(self.session, "p", *self._next(b"K"), PROTOCOL)


@pytest.fixture
def line(opened: Opener) -> Line:
    return Line(opened())


def raws(session: TableSession) -> list[Entry]:
    return [*session.journal.entries(kinds=(EntryKind.RAW,))]


def counts(session: TableSession) -> list[int]:
    return [entry.data.get("heartbeats", 0) for entry in raws(session)]


def test_a_quiet_hour_is_one_entry(line: Line) -> None:
    line.says(b"S")
    line.beats(MOST_BEATS)
    line.session.store_heartbeats()
    assert counts(line.session) == [0, MOST_BEATS]
    entry = raws(line.session)[-1]
    assert entry.stamp.mono_ns == (1 + MOST_BEATS) * STEP_NS
    assert entry.data["since"] == [10**18 + 2 * STEP_NS, 2 * STEP_NS]
    assert len(entry.payload) < 20 * MOST_BEATS
    line.session.store_heartbeats()
    assert counts(line.session) == [0, MOST_BEATS], "none wait any more"


def test_after_an_hour_an_entry_is_made_though_nothing_happens(line: Line) -> None:
    line.says(b"S")
    line.beats(2 * MOST_BEATS + 1)
    assert counts(line.session) == [0, MOST_BEATS, MOST_BEATS]


def test_they_stand_before_whatever_the_device_says_next_and_in_their_round(line: Line) -> None:
    session = line.session
    line.says(b"S")
    line.beats(2)
    line.says(b"h")
    line.beats(3)
    reported(session, "device.link-dead", {"silent_ns": 1}, doubts_cards=True)
    line.beats(1)
    tell(session, "open", "bet 1 ann 100 seated")
    line.beats(4)
    tell(session, "close")
    line.beats(1)
    tell(session, "card Kh 9d Kd", "proceed", "stand 1", "card 8c", "settle")
    line.beats(1)
    session.store_heartbeats()
    assert counts(session) == [0, 2, 0, 3, 1, 5, 1]
    assert [entry.round_no for entry in raws(session)] == [0, 0, 0, 0, 0, 1, 1]
    kinds = [entry.kind for entry in session.journal.entries()]
    assert kinds[4:6] == [EntryKind.DEVICE, EntryKind.RAW], "what was heard stands before it"
    assert not verify(session.journal.path).problems


def test_another_port_or_protocol_is_another_entry(line: Line) -> None:
    line.beats(2)
    heartbeat(line.session, "q", b"\x053K\x0340", Stamp(1, 1), PROTOCOL)
    heartbeat(line.session, "q", b"\x054K\x0340", Stamp(1, 1), "another")
    line.session.store_heartbeats()
    assert [(e.data["port"], e.data["protocol"]) for e in raws(line.session)] == [
        ("p", PROTOCOL),
        ("q", PROTOCOL),
        ("q", "another"),
    ]


def test_what_could_not_be_stored_is_not_forgotten(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    line.beats(3)

    def full(*_: object) -> None:
        raise Fault("The disk is full.", "Make room.")

    with monkeypatch.context() as broken:
        broken.setattr(line.session.journal, "append_all", full)
        with pytest.raises(Fault):
            line.says(b"h")
    line.says(b"h")
    assert counts(line.session) == [3, 0]


@pytest.mark.parametrize("count", [1, 2, 9, 10, 11, 300])
def test_every_reader_finds_each_heartbeat_and_no_gap_and_no_silence(
    line: Line, count: int
) -> None:
    line.says(b"S")
    line.beats(count)
    line.says(b"DKh")
    told = [StartOfCommunication(new_shoe=False), *[Heartbeat()] * count]
    told.append(CardDrawn(card("Kh"), (count + 2) % 10))
    for reports in (
        [RawBytes(d, s.wall_ns, s.mono_ns) for e in raws(line.session) for s, d in bytes_in(e)],
        [*reports_of(raw_lines(line.session.journal.entries()), "out")],
    ):
        link = DeviceLink(make_codec(DeviceSettings(PROTOCOL)))
        heard = [event for report in reports for event in link.feed(report)]
        assert heard == told
        assert [r.monotonic_ns for r in reports] == [at * STEP_NS for at in range(1, count + 3)]


def test_read_as_one_piece_they_would_be_a_silence(line: Line) -> None:
    """That the test above is able to fail: the link is called dead if the times are left out."""
    line.says(b"S")
    line.beats(9)
    line.session.store_heartbeats()
    link = DeviceLink(make_codec(DeviceSettings(PROTOCOL)))
    heard = [
        event
        for entry in raws(line.session)
        for event in link.feed(RawBytes(bytes.fromhex(entry.data["hex"]), 0, entry.stamp.mono_ns))
    ]
    assert any(isinstance(event, LinkDead | BadFrame) for event in heard)


def test_a_case_file_shows_what_was_said_and_no_heartbeats(line: Line) -> None:
    line.says(b"DKh")
    line.beats(9)
    line.says(b"D9d")
    entries = [*line.session.journal.entries()]
    sent = raw_near(entries, entries[-1].seq + 1)
    assert [each.data[2:5] for each in sent] == [b"DKh", b"D9d"]
