"""The felt can paint every position of every Round, with amounts and in boxes-only mode.

What `tests/ui/presenter/test_every_position.py` builds, this paints: a view that is right can
still be one that no painter expects, as a Hand whose Bets went back before it had a card.
`make test` paints a part of the records, `make whole` all of them.
"""

from __future__ import annotations

from contextlib import suppress

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Refusal
from tests.tablemgr.memory_journal import session_of
from tests.ui.sweep.rounds import AnyRound, Record, in_part, records, troubled
from ui.felt.widget import FeltWidget
from ui.parts.painting import is_blank
from ui.presenter.families import layout_of, shown_games
from ui.presenter.felt import felt_view
from ui.theme.style import load_fonts
from ui.views.felt import FeltView
from ui.world.screen import profile_of

SIZE = (956, 564)
"""What a window 1280 by 800 leaves the felt beside a panel."""


def rounds_of(game: str) -> list[AnyRound]:
    every: list[AnyRound] = [*records(), *troubled(range(0, 24, 8))]
    return [each for each in every if each.game == game and in_part(each, 8)]


def painted_views(qtbot: QtBot, felts: dict[str, FeltWidget], round_: AnyRound) -> int:
    """Play the Round and paint the felt after each step; returns how many pictures that made.

    Amounts and boxes only take turns: each kind of view comes in many Rounds of either.
    """
    session = session_of(round_.table())
    profiles = [profile_of(session.table, boxes_only=only) for only in (False, True)]
    layout = profiles[0].layout
    if layout not in felts:
        felt = FeltWidget(layout_of(session.table.rulebook, layout), motion=False)
        qtbot.addWidget(felt)
        felt.resize(*SIZE)
        felts[layout] = felt
    felt, picture = felts[layout], QPixmap(*SIZE)
    before: list[FeltView | None] = [None, None]
    count = 0
    for step, (command, by) in enumerate(round_.commands(session.table), 1):
        with suppress(Refusal):
            session.do(command, by=by)
        only = step % 2
        view = felt_view(session, profiles[only], None)
        if view == before[only]:
            continue
        before[only] = view
        felt.set_view(view)
        try:
            felt.render(picture)
        except Exception as error:
            raise AssertionError(f"{round_}, step {step}: {error!r}") from error
        assert not is_blank(felt), f"{round_}, step {step}"
        count += 1
    return count


@pytest.mark.parametrize("game", shown_games())
def test_every_view_of_every_round_can_be_painted(qtbot: QtBot, game: str) -> None:
    load_fonts()
    felts: dict[str, FeltWidget] = {}
    found = rounds_of(game)
    assert any(isinstance(each, Record) for each in found)
    assert all(painted_views(qtbot, felts, each) for each in found)


def test_what_the_felt_can_not_paint_is_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault that stopped the table: a veil over a Hand that has no card (5.7.3)."""
    monkeypatch.setattr("ui.felt.boxes._visible", lambda lay: [lay.fan.cards[0]])
    name = "5.7-side-bet-on-a-hand-that-is-out"
    (lost,) = [each for each in records() if str(each).endswith(name)]
    felts: dict[str, FeltWidget] = {}
    with qtbot.captureExceptions(), pytest.raises(AssertionError, match=name):
        painted_views(qtbot, felts, lost)
