"""The key of a box: its word and its sign never lie on each other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from tests.ui.rig import TableRig
from ui.views.felt import BoxView, KeyPart, place_id
from ui.views.shared import Tone

SIGN_UNITS = 58
"""How far a tick reaches into a key, in drawing units."""


@pytest.mark.parametrize(
    "key",
    [
        (KeyPart("stand off", "", Tone.EVEN, done=True),),
        (
            KeyPart("taken", "100", Tone.TAKE, done=True),
            KeyPart("paid", "120", Tone.PAY, done=True),
        ),
    ],
)
def test_a_tick_does_not_lie_on_the_word(rig: TableRig, key: tuple[KeyPart, ...]) -> None:
    felt = rig.window.felt
    felt.set_view(replace(felt.view, boxes=(BoxView(1, in_play=True, key=key),)))
    QApplication.processEvents()
    felt.grab()
    place = felt.place_rect(place_id(1, "key"))
    words = {part.word for part in key}
    painted = [each for each in felt.labels()["box-1"] if each.text.split(" 1")[0] in words]
    assert len(painted) == len(key)
    unit = felt._geometry.unit
    assert all(each.rect.left() >= place.left() + SIGN_UNITS * unit for each in painted)


def test_a_stand_off_that_is_not_done_has_the_whole_key(rig: TableRig) -> None:
    felt = rig.window.felt
    key = (KeyPart("stand off", "", Tone.EVEN),)
    felt.set_view(replace(felt.view, boxes=(BoxView(1, in_play=True, key=key),)))
    QApplication.processEvents()
    felt.grab()
    place = felt.place_rect(place_id(1, "key"))
    (label,) = [each for each in felt.labels()["box-1"] if each.text == "stand off"]
    assert abs(label.rect.center().x() - place.center().x()) < 2
