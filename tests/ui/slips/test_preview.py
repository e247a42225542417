from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from tablemgr.service.slip_name import SlipName
from tablemgr.slips.paper import Paper
from tests.tablemgr.slips.samples import FONTS, SAMPLES, render
from tests.ui.fit import faults
from tests.ui.stage import SIZES, dress_once, settle, window
from ui.slips.preview import SlipPreview
from ui.slips.raster import page_images
from ui.views.paper import PrinterView, SlipView

SAMPLE = next(iter(SAMPLES.values()))


def slip(paper: Paper = Paper.A6, duplicate: int = 0) -> SlipView:
    pdf = render(SAMPLE, paper, Path(FONTS))
    return SlipView(1042, SlipName(118), pdf, duplicate, "A6", "slips/000118.pdf", has_earlier=True)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("printer", [PrinterView(), PrinterView("A receipt printer at the pit")])
def test_nothing_is_cut(
    qtbot: QtBot, size: tuple[int, int], paper: Paper, printer: PrinterView
) -> None:
    root = window(qtbot, size)
    preview = SlipPreview(root)
    preview.show_slip(slip(paper, 2), printer)
    settle()
    assert faults(root) == []
    assert root.rect().contains(preview.sheet.geometry())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", [Paper.A6, Paper.ROLL_80])  # the narrow roll is long: it scrolls
def test_a_page_is_seen_whole_without_a_scroll_bar(
    qtbot: QtBot, size: tuple[int, int], paper: Paper
) -> None:
    preview = SlipPreview(window(qtbot, size))
    preview.show_slip(slip(paper), PrinterView())
    settle()
    assert len(preview.stack.pages) == 1
    assert preview.listing.verticalScrollBar().maximum() == 0


def test_the_picture_is_the_printed_page() -> None:
    images = page_images(slip().pdf, 420)
    assert len(images) == 1
    assert images[0].size().toTuple() == (420, 593)  # A6: 105 by 148 mm, a part of a pixel more
    shades = {
        images[0].pixelColor(x, y).lightness() for x in range(0, 420, 3) for y in range(20, 120, 3)
    }
    assert min(shades) < 80
    assert max(shades) == 255


def test_bytes_that_are_no_pdf_are_a_fault() -> None:
    with pytest.raises(Fault, match="can't be shown"):
        page_images(b"no slip", 300)


def test_a_slip_that_cannot_be_drawn_says_so_and_can_be_put_away(qtbot: QtBot) -> None:
    preview = SlipPreview(window(qtbot, SIZES[0]))
    preview.show_slip(SlipView(1, SlipName(1), b"no slip"), PrinterView())
    assert preview.error.isVisible()
    with qtbot.waitSignal(preview.closed):
        QTest.keyClick(preview, Qt.Key.Key_Escape)


def test_a_reprint_is_marked_duplicate(qtbot: QtBot) -> None:
    preview = SlipPreview(window(qtbot, SIZES[0]))
    preview.show_slip(slip(), PrinterView("P"))
    assert not preview.duplicate.isVisible()
    assert preview.print_button.text() == "Print"
    preview.show_slip(slip(duplicate=3), PrinterView("P"))
    assert preview.duplicate.text() == "DUPLICATE 3"
    assert preview.duplicate.isVisible()
    assert preview.print_button.text() == "Print again"


def test_without_a_printer_it_can_only_be_saved(qtbot: QtBot) -> None:
    preview = SlipPreview(window(qtbot, SIZES[0]))
    shown = slip()
    preview.show_slip(shown, PrinterView())
    assert not preview.print_button.isEnabled()
    with qtbot.waitSignal(preview.save_requested) as saved:
        preview.save_button.click()
    assert saved.args == [shown]


def test_buttons_ask_for_the_slip_that_is_shown(qtbot: QtBot) -> None:
    preview = SlipPreview(window(qtbot, SIZES[0]))
    shown = slip()
    preview.show_slip(shown, PrinterView("P"))
    with qtbot.waitSignals([preview.print_requested, preview.earlier_requested]):
        preview.print_button.click()
        preview.earlier.click()
    assert not preview.later.isEnabled()
