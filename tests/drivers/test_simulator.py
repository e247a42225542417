"""The simulated shoe by itself: its port, its own drawing, its operations, its lasting name."""

from __future__ import annotations

import os
import queue
import select
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.card_source import CardSource
from drivers.device import CardDrawn, CutCard, DeviceEvent, StartOfCommunication
from drivers.device_settings import BccScope
from drivers.protocols.angel_eye import NAK_COMMAND, AngelEyeCodec
from drivers.simulator import Simulator
from drivers.wire.envelope import Accepted, OperationFrame, Refused, encode
from drivers.wire.numbered import NAK_BCC, NAK_NO_ETX
from tablemgr.basics.cards import Card, cards
from tablemgr.basics.errors import Fault

WAIT_S = 10.0
LOCK = encode(OperationFrame("LK", "02"))


class Reader:
    """Reads a path as a file, with no help of the port thread."""

    def __init__(self, path: str) -> None:
        self.fd = os.open(path, os.O_RDWR | os.O_NOCTTY)

    def exactly(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            assert select.select([self.fd], [], [], WAIT_S)[0], f"only {data.hex(' ')} came"
            data += os.read(self.fd, count - len(data))
        return data

    def write(self, data: bytes) -> None:
        os.write(self.fd, data)

    def close(self) -> None:
        os.close(self.fd)


@pytest.fixture
def sim() -> Iterator[Simulator]:
    simulator = Simulator(CardSource(seed=7))
    simulator.start()
    yield simulator
    simulator.stop()


@pytest.fixture
def reader(sim: Simulator) -> Iterator[Reader]:
    opened = Reader(sim.path)
    opened.exactly(6)  # the start
    yield opened
    opened.close()


def heard(data: bytes) -> list[DeviceEvent]:
    return AngelEyeCodec().feed(data, 0)


def test_it_says_at_power_up_that_it_starts(sim: Simulator) -> None:
    reader = Reader(sim.path)
    assert reader.exactly(6) == bytes.fromhex("05 31 53 03 36 31")
    reader.close()


def test_it_draws_with_nobody_there_and_for_readers_who_come_and_go(sim: Simulator) -> None:
    for _ in range(3000):  # far more than the line holds
        sim.draw()
    for _ in range(3):
        reader = Reader(sim.path)
        assert reader.exactly(1)
        reader.close()


def test_start_and_stop_may_be_called_twice(sim: Simulator) -> None:
    path = sim.path
    sim.start()
    assert sim.path == path
    sim.stop()
    sim.stop()
    sim.unplug()


def test_it_may_be_started_again(sim: Simulator) -> None:
    sim.stop()
    sim.start()
    reader = Reader(sim.path)
    assert heard(reader.exactly(6)) == [StartOfCommunication(new_shoe=False)]
    reader.close()


def test_it_draws_by_itself() -> None:
    drawn: queue.Queue[Card] = queue.Queue()
    simulator = Simulator(CardSource(seed=7), cards_per_min=30_000, on_card=drawn.put)
    simulator.start()
    got = [drawn.get(timeout=WAIT_S) for _ in range(3)]
    simulator.stop()
    assert got == list(cards("Ts Kh 8c"))


def test_an_empty_shoe_is_replaced_behind_cut_card_and_start() -> None:
    simulator = Simulator(CardSource(1, seed=7, cut_card_from_end=2))
    simulator.start()
    reader = Reader(simulator.path)
    for _ in range(53):
        simulator.draw()
    events = heard(reader.exactly(6 + 53 * 8 + 6 + 6))
    reader.close()
    simulator.stop()
    kinds = [type(event) for event in events]
    assert kinds == [
        StartOfCommunication,
        *[CardDrawn] * 50,
        CutCard,
        CardDrawn,
        CardDrawn,
        StartOfCommunication,
        CardDrawn,
    ]
    assert events[54] == StartOfCommunication(new_shoe=True)


def test_the_cut_card_does_not_come_out_twice_in_a_shoe(sim: Simulator, reader: Reader) -> None:
    sim.cut_card()
    sim.new_shoe()
    sim.new_shoe()
    events = heard(reader.exactly(4 * 6))
    assert [type(event) for event in events] == [CutCard, StartOfCommunication] * 2


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (encode(OperationFrame("GP", "00")), Accepted()),
        (encode(OperationFrame("ZZ", "00")), Refused(NAK_COMMAND)),
        (LOCK[:-1] + b"0", Refused(NAK_BCC)),
        (encode(OperationFrame("LK", "02"), BccScope.AFTER_STX), Refused(NAK_BCC)),
        (LOCK[:5] + b"\x05", Refused(NAK_NO_ETX)),
    ],
)
def test_it_answers_operations(reader: Reader, sent: bytes, answer: Accepted | Refused) -> None:
    reader.write(sent)
    expected = encode(answer)
    assert reader.exactly(len(expected)) == expected


def test_the_hosts_answers_and_noise_are_not_answered(sim: Simulator, reader: Reader) -> None:
    reader.write(b"\x06\x15\x02noise" + LOCK)
    assert reader.exactly(1) == b"\x06"
    assert reader.exactly(7) == bytes.fromhex("05 32 4C 81 03 46 43")
    assert sim.locked
    assert sim.draw() is None


def test_error_and_lock_are_forgotten_at_power_up(sim: Simulator, reader: Reader) -> None:
    reader.write(LOCK)
    reader.exactly(8)
    assert sim.toggle_error()
    assert not sim.toggle_error()
    sim.raise_error(6)
    sim.power_cycle()
    sim.clear_error()  # there is none any more
    assert not sim.locked
    assert sim.draw() is not None
    assert heard(reader.exactly(3 * 7 + 6 + 8))[-1] == CardDrawn(cards("Ts")[0], 2)


# --- the name ---


def test_a_lasting_name_leads_to_the_port_before_and_after_a_replug(tmp_path: Path) -> None:
    link = tmp_path / "shoe"
    simulator = Simulator(CardSource(), link_path=link)
    simulator.start()
    assert simulator.path == str(link)
    held = Reader(str(link))
    first = link.readlink()
    simulator.unplug()
    assert not link.is_symlink()
    simulator.replug()
    assert link.readlink() != first  # the old one is still held
    held.close()
    simulator.stop()
    assert not link.is_symlink()


def test_a_lasting_name_that_is_stale_is_replaced(tmp_path: Path) -> None:
    link = tmp_path / "shoe"
    link.symlink_to("/dev/pts/no-longer-there")
    simulator = Simulator(CardSource(), link_path=link)
    simulator.start()
    assert link.exists()
    simulator.stop()


def test_a_stopped_shoe_cannot_be_plugged_in(tmp_path: Path) -> None:
    link = tmp_path / "shoe"
    simulator = Simulator(CardSource(), link_path=link)
    simulator.replug()
    simulator.start()
    simulator.stop()
    simulator.replug()
    assert not link.is_symlink()


def test_a_file_of_that_name_is_left_alone(tmp_path: Path) -> None:
    link = tmp_path / "shoe"
    link.write_text("precious")
    simulator = Simulator(CardSource(), link_path=link)
    with pytest.raises(Fault, match="a file of that name"):
        simulator.start()
    assert link.read_text() == "precious"


def test_a_lasting_name_in_no_folder_is_a_fault(tmp_path: Path) -> None:
    simulator = Simulator(CardSource(), link_path=tmp_path / "nowhere" / "shoe")
    with pytest.raises(Fault, match="nowhere"):
        simulator.start()


def test_unplugging_ends_a_blocked_read_at_once(sim: Simulator, reader: Reader) -> None:
    sim.unplug()
    assert select.select([reader.fd], [], [], WAIT_S)[0]
    assert os.read(reader.fd, 1) == b""
