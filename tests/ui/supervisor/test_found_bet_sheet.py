"""A found Bet at a table where Bets have no amounts (5.14)."""

from __future__ import annotations

from collections.abc import Callable

from tests.ui.rig import TableRig


def test_without_amounts_a_found_bet_is_told_as_one_of_the_others(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig(port="manual", settings='game = "blackjack-v5"\nboxes-only = true')
    rig.tell("open", "bet 1 p1 1 seated", "close")
    pit = rig.window.resolving.pit
    pit.found_bet()
    sheet = pit.finding
    assert not sheet.amounts.isVisible()
    sheet.box.buttons[1].click()
    sheet.kind.buttons[2].click()
    sheet.player.buttons[0].click()
    sheet.tell.click()
    box = rig.session.table.position.boxes[1]
    assert box.side_bets == {("p1", "under-13"): box.bets["p1"]}, "nothing goes back (L4)"
