"""The number of a shoe's last message is known after a start, so that the first card after it can't
be lost without a word.
"""

from __future__ import annotations

import os
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from drivers.protocols import angel_eye
from drivers.wire.envelope import EventFrame, encode
from tablemgr.basics.cards import card
from tablemgr.journal import EntryKind, Stamp
from tablemgr.service.device_acts import store_bytes
from tests.ui.rig import TableRig
from ui.intake.connect import NIGHT_S
from ui.table.opening import now

BEGUN = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
GAP = "device.sequence-gap"


class Shoe:
    """A shoe on a port that numbers its messages itself, and may lose one."""

    def __init__(self) -> None:
        self.far, self.near = os.openpty()
        tty.setraw(self.near)
        self.port = os.ttyname(self.near)
        self._number = 0

    def send(self, data: bytes) -> None:
        os.write(self.far, self.lose(data))

    def lose(self, data: bytes) -> bytes:
        """Send a message that does not arrive; gives its bytes."""
        self._number = (self._number + 1) % 10
        return encode(EventFrame(self._number, data))

    def close(self) -> None:
        os.close(self.near)
        os.close(self.far)


@pytest.fixture
def shoe() -> Iterator[Shoe]:
    made = Shoe()
    yield made
    made.close()


def started(shoe: Shoe, folder: Path, qtbot: QtBot) -> TableRig:
    rig = TableRig(folder, qtbot, port=shoe.port, settings='sign-in = "pin"')
    rig.until(rig.connected)
    return rig


def heard(rig: TableRig, code: str) -> list[str]:
    """Wait until that card has come; give the gaps that were said so far."""
    rig.until(lambda: rig.cards()[-1:] == [code])
    entries = rig.session.journal.entries(kinds=(EntryKind.DEVICE,))
    return [entry.data["event"] for entry in entries if entry.data["event"] == GAP]


def draw(code: str) -> bytes:
    return angel_eye.draw(card(code))


@pytest.mark.parametrize("loses", [False, True])
def test_a_card_that_is_lost_after_a_start_in_a_round_is_missed_with_the_next(
    shoe: Shoe, tmp_path: Path, qtbot: QtBot, loses: bool
) -> None:
    rig = started(shoe, tmp_path, qtbot)
    rig.tell(*BEGUN)
    shoe.send(b"S")
    shoe.send(draw("Kh"))
    assert heard(rig, "Kh") == []
    rig.close()
    rig = started(shoe, tmp_path, qtbot)
    if loses:
        shoe.lose(draw("5c"))
    shoe.send(draw("9d"))
    assert heard(rig, "9d") == [GAP] * loses
    rig.close()


@pytest.mark.parametrize(("silent_s", "misses"), [(60, True), (NIGHT_S + 60, False)])
def test_between_rounds_the_number_is_known_unless_a_night_has_passed(
    shoe: Shoe, tmp_path: Path, qtbot: QtBot, silent_s: int, misses: bool
) -> None:
    """A shoe that nobody heard begin anew must not start each day with a comparison."""
    rig = started(shoe, tmp_path, qtbot)
    before = Stamp(now().wall_ns - silent_s * 1_000_000_000, 0)
    store_bytes(rig.session, shoe.port, shoe.lose(b"S"), before, "angel-eye")
    rig.close()
    rig = started(shoe, tmp_path, qtbot)
    rig.tell(*BEGUN)
    shoe.lose(draw("5c"))
    shoe.send(draw("9d"))
    assert heard(rig, "9d") == [GAP] * misses
    rig.close()
