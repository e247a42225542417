"""How many touches a shoe of Rounds takes, printed for each game and phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealer import DECISIONS, TouchingDealer
from tests.ui.rig import TableRig
from ui.theme.style import dress

ROUNDS = 12
"""As many as a shoe has cards for."""
BRIEF_ROUNDS = 2
GAMES = (
    ("rws-blackjack", ""),
    ("rws-blackjack", "boxes-only = true"),
    ("blackjack-v5", ""),
    ("blackjack-v4", ""),
    ("live-blackjack", ""),
    ("baccarat", ""),
)


@pytest.fixture
def rigs(tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[Any]:
    dress(qapp)
    opened: list[TableRig] = []

    def make(settings: str) -> TableRig:
        opened.append(TableRig(tmp_path, qtbot, settings=settings))
        return opened[-1]

    yield make
    for rig in opened:
        rig.close()


@pytest.mark.parametrize(("game", "more"), GAMES)
def test_touches_of_a_shoe(rigs: Any, benchmark: Any, brief: bool, game: str, more: str) -> None:
    layout = "studio" if game == "live-blackjack" else "A"
    rig = rigs(f'game = "{game}"\nlayout = "{layout}"\ndecks = 8\n{more}')
    dealer = TouchingDealer(rig)
    rounds = BRIEF_ROUNDS if brief else ROUNDS
    found: Counter[str] = Counter()

    def shoe() -> None:
        for number in range(rounds):
            dealer.play(again=number > 0)
            found.update(dealer.touches)

    benchmark.pedantic(shoe, rounds=1, iterations=1)
    beside = sum(found.values()) - found[DECISIONS]
    each = ", ".join(f"{phase} {count / rounds:.1f}" for phase, count in sorted(found.items()))
    print(f"\n{game} {more}: {beside / rounds:.1f} touches a Round beside the decisions ({each})")
