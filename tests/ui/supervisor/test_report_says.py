"""What a report must say, and may say: the sentence of a misdeal, the card that it is about."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card
from tablemgr.journal import EntryKind
from tablemgr.past.case_book import case_files
from tablemgr.slips.case_slip import CaseHead, lines_of
from tests.ui.presenter.positions import dealt
from tests.ui.rig import TableRig
from tests.ui.supervisor.case_rig import BEGIN
from ui.presenter.guide import guide_view
from ui.supervisor.report_sheet import ReportSheet
from ui.views.header import MenuItem


def asked(rig: TableRig, kind: str) -> ReportSheet:
    """The sheet of reports, asking about one kind."""
    rig.tell(*BEGIN)
    rig.window.header.asked.emit(MenuItem.REPORT)
    sheet = rig.window.resolving.pit.reporting
    sheet.buttons[kind].click()
    return sheet


def test_cards_dealt_wrongly_want_their_sentence(rig: TableRig) -> None:
    sheet = asked(rig, "misdeal")
    assert not sheet.tell.isEnabled()
    sheet.text.setText("   ")
    assert not sheet.tell.isEnabled(), "blanks say nothing"
    sheet.text.setText("The cards of 1 and 3 were exchanged")
    assert sheet.tell.isEnabled()


@pytest.mark.parametrize("kind", ["foreign-card", "face-up-card"])
@pytest.mark.parametrize("named", [True, False])
def test_the_card_that_it_is_about_may_be_named(rig: TableRig, kind: str, named: bool) -> None:
    sheet = asked(rig, kind)
    assert sheet.keypad.isVisible()
    assert sheet.tell.isEnabled(), "a card with another back may have no face of this game"
    if named:
        for each in ("2c", "Kh"):
            sheet.keypad.card_chosen.emit(card(each))
        assert sheet.chosen_cards.text() == "Kh", "the last one that was touched"
    sheet.tell.click()
    entry = [e for e in rig.session.journal.entries() if e.kind is EntryKind.ACT][-1]
    assert entry.data["command"] == f"irregularity {kind}"
    assert entry.data.get("beside", {}).get("card") == ("Kh" if named else None)
    (file,) = case_files(rig.session.journal.entries())
    said = lines_of(file, CaseHead("House", "T1", file.opened.wall()))
    assert ("It was the K\u2665." in said) is named


def test_after_a_foreign_cards_void_the_guide_asks_for_the_shoe_5_5_1() -> None:
    voided = ("open", "bet 1 ann 100 seated", "irregularity foreign-card", "void 5.5.1")
    view = guide_view(dealt(*voided))
    assert "have the cards checked" in view.text
    assert view.cite is not None
    assert view.cite.number == "5.5.1"
    other = (*voided[:2], "irregularity card-count", "void 5.5.2")
    assert "have the cards checked" not in guide_view(dealt(*other)).text
