from __future__ import annotations

import subprocess
import sys

import pytest
from msgspec.structs import replace

from tablemgr.basics.cards import cards
from tests.ui.families.si_ki_pi.samples import rank_text, setting


def test_a_way_is_found_whatever_the_order_of_its_cards() -> None:
    view = setting()
    assert view.way(cards("Kh Ad")) is view.way(cards("Ad Kh"))
    assert view.way(cards("9c 9h")).low_rank == "Pair of 9s"


@pytest.mark.parametrize("codes", ["9h 2c", "9h 9h", "9h", "9h 9c Ad"])
def test_cards_of_another_hand_have_no_way(codes: str) -> None:
    with pytest.raises(ValueError, match="no two cards"):
        setting().way(cards(codes))


def test_a_view_that_leaves_a_way_out_is_refused() -> None:
    view = setting()
    with pytest.raises(ValueError, match="six ways"):
        replace(view, ways=view.ways[:5])
    with pytest.raises(ValueError, match="six ways"):
        replace(view, ways=setting("2h 3c 4d 5h").ways)


@pytest.mark.parametrize(
    ("codes", "text"),
    [("9h 9c", "Pair of 9s"), ("2h 8c", "Gong"), ("Ah Kc", "1 point"), ("Th 7c", "7 points")],
)
def test_the_samples_speak_as_appendix_g_does(codes: str, text: str) -> None:
    one, other = cards(codes)
    assert rank_text((one, other)) == text


def test_what_a_setting_says_needs_no_widgets() -> None:
    code = "import sys, ui.families.si_ki_pi.view; sys.exit('PySide6.QtWidgets' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
