"""A report that was only a flag is withdrawn where it was made (I14)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ui.rig import TableRig
from tests.ui.supervisor.test_pit_requests import choose, last_act, pit_requests, sign
from ui.supervisor.report_sheet import ReportSheet
from ui.views.header import MenuItem

BETS = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")


def offered(rig: TableRig) -> ReportSheet:
    choose(rig, MenuItem.REPORT)
    return pit_requests(rig).reporting


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("rws-blackjack", (*BETS, "card 9s 9d 8s 8c 9h", "proceed")),
        ("si-ki-pi", (*BETS, "card Kh 2s 3s Kd 2d 3c 9s 3h 4h 9d 3d 6d")),
    ],
)
def test_a_report_that_was_only_a_flag_is_withdrawn_i14(
    new_rig: Callable[..., TableRig], game: str, lines: tuple[str, ...]
) -> None:
    rig = new_rig(settings=f'game = "{game}"\ndecks = {8 if "rws" in game else 1}')
    rig.tell(*lines)
    assert offered(rig).retract.isHidden(), "nothing was reported"
    pit_requests(rig).reporting.dismiss()
    skp = game == "si-ki-pi"
    rig.tell("irregularity exposed 1 1" if skp else "irregularity card-to-empty-box 5")
    assert rig.session.table.position.cases == []
    (flag,) = rig.session.table.position.flags
    sheet = offered(rig)
    assert sheet.retract.text().replace("\n", " ") == f"Withdraw the report: {flag.text}"
    sheet.retract.click()
    why = pit_requests(rig).retracting
    assert why.isVisible()
    why.sign.click()
    assert why.isVisible(), "a reason is wanted"
    why.text.setText("It was the cut card.")
    why.sign.click()
    sign(pit_requests(rig))
    assert last_act(rig) == ("retract It was the cut card.", "mary")
    assert "etracted" in rig.session.table.position.flags[0].text
    assert offered(rig).retract.isHidden()
