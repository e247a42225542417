from __future__ import annotations

import subprocess
import sys

import pytest

from tablemgr.basics.money import Money
from ui.views.felt import BoxView, FeltView, place_id
from ui.views.shared import amount_text


@pytest.mark.parametrize(
    ("cents", "text"),
    [(0, "0"), (2500, "25"), (150000, "1,500"), (6250, "62.50"), (-5, "\u22120.05")],
)
def test_amounts_show_cents_only_where_there_are_some(cents: int, text: str) -> None:
    assert amount_text(Money(cents)) == text


def test_a_box_that_is_not_in_the_view_is_empty() -> None:
    assert FeltView().box(4) == BoxView(4)
    assert place_id(3, "rws-pairs") == "box-3.rws-pairs"


@pytest.mark.parametrize("module", ["views.felt", "felt.layout", "felt.fan", "felt.placing"])
def test_what_the_felt_says_needs_no_widgets(module: str) -> None:
    code = f"import sys, ui.{module}; sys.exit('PySide6.QtWidgets' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
