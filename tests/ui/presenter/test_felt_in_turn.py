"""The felt frames nothing in a Round that is Void."""

from __future__ import annotations

from tablemgr.house.profile import DEFAULT, reads
from tablemgr.rules.commands import parse
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.roles import Role
from ui.presenter.felt import past_felt_view
from ui.views.felt import ShoeState, ShoeView


def test_no_box_and_no_hand_is_framed_once_the_round_is_void() -> None:
    profile = reads(DEFAULT, "house.toml")
    table = profile.new_table()
    framed = []
    for line in (
        *("open", "bet 1 ann 100 seated", "bet 3 bob 100 seated", "close"),
        *("card Kh 5d 7d 9s 6c", "proceed", "stand 1", "irregularity foreign-card", "void 5.5.1"),
    ):
        for command in parse(line, table.vocabulary):
            table.do(command, Role.SHIFT_MANAGER)
        view = past_felt_view(table, profile, ShoeView(ShoeState.READY, "", 1))
        hands = [box.number for box in view.boxes for hand in box.hands if hand.active]
        framed.append(([box.number for box in view.boxes if box.active], hands))
    assert framed[-3:] == [([3], [3]), ([], []), ([], [])]
    assert blackjack_of(table.position).in_turn is None
