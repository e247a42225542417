"""Every settled Round has its slip, also if the program ended before the slip was made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablemgr.rules.commands import Settle
from tablemgr.service.slip_acts import print_slip
from tablemgr.service.slip_name import SlipName
from tests.ui.rig import TableRig

TO_THE_SETTLEMENT = (
    *("open", "bet 3 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 3", "card Ks"),
)


@pytest.fixture
def rig(tmp_path: Path, qtbot: QtBot) -> Iterator[TableRig]:
    made = TableRig(tmp_path, qtbot)
    yield made
    made.close()


def test_a_slip_that_was_never_printed_is_made_when_the_table_is_taken_up(rig: TableRig) -> None:
    rig.tell(*TO_THE_SETTLEMENT)
    rig.session.do(Settle())  # stored, and the program ended before the slip
    settling = rig.controller.settling
    assert settling.fresh_slip is None
    settling.make_missing_slip()
    assert settling.fresh_slip == SlipName(1)
    view = settling.look_at_slip()
    assert view is not None
    assert view.duplicate == 0, "it was made once"


def test_it_is_made_at_a_restore_and_only_once(rig: TableRig) -> None:
    rig.tell(*TO_THE_SETTLEMENT)
    rig.session.do(Settle())
    rig.controller.restore()
    assert rig.controller.settling.fresh_slip == SlipName(1)
    entries = rig.session.journal.last_seq
    rig.controller.settling.make_missing_slip()
    assert rig.session.journal.last_seq == entries


def test_nothing_is_made_in_a_round_or_before_the_first(rig: TableRig) -> None:
    entries = rig.session.journal.last_seq
    rig.controller.settling.make_missing_slip()
    assert rig.session.journal.last_seq == entries
    rig.tell(*TO_THE_SETTLEMENT)
    entries = rig.session.journal.last_seq
    rig.controller.settling.make_missing_slip()
    assert rig.session.journal.last_seq == entries


def test_a_slip_whose_drawing_was_cut_short_is_saved_later_as_the_same_print(
    rig: TableRig,
) -> None:
    rig.tell(*TO_THE_SETTLEMENT)
    rig.session.do(Settle())
    print_slip(rig.session)  # the print is stored, and the program ended while the slip was drawn
    entries = rig.session.journal.last_seq
    assert rig.slips() == []
    rig.controller.restore()
    assert [slip.name for slip in rig.slips()] == ["slip-000001.pdf"]
    assert rig.controller.settling.fresh_slip == SlipName(1)
    assert rig.session.journal.last_seq == entries, "it is no further print"


def test_a_duplicate_whose_drawing_was_cut_short_is_saved_later(rig: TableRig) -> None:
    rig.tell(*TO_THE_SETTLEMENT, "settle")
    print_slip(rig.session)
    rig.controller.restore()
    names = [slip.name for slip in rig.slips()]
    assert names == ["slip-000001-duplicate-1.pdf", "slip-000001.pdf"]
    rig.controller.restore()
    assert [slip.name for slip in rig.slips()] == names


@pytest.mark.parametrize("where", ["ui.slips.drawing.slip_pdf", "ui.slips.store.keep"])
def test_the_first_slip_that_is_really_made_is_the_original(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """A print that could not be drawn or saved leaves no DUPLICATE 1 without a first."""

    def fails(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    rig.tell(*TO_THE_SETTLEMENT)
    with monkeypatch.context() as full:
        full.setattr(where, fails)
        rig.tell("settle")
    assert rig.slips() == []
    assert rig.controller.settling.fresh_slip is None
    rig.controller.settling.new_copy(1, SlipName(1))
    rig.controller.settling.new_copy(1, SlipName(1))
    assert [slip.name for slip in rig.slips()] == ["slip-000001-duplicate-1.pdf", "slip-000001.pdf"]
