"""The line of what happened last says what is to be handed back (L1, L4, L5)."""

from __future__ import annotations

from tablemgr.basics.cards import card
from tablemgr.basics.money import Money
from tablemgr.rules.commands import parse
from tablemgr.rules.events import BetsClosed, CardDealtOn
from tablemgr.rules.games.position import Limits
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from ui.presenter.history import happened


def line_after(*script: str, limits: Limits | None = None, boxes_only: bool = False) -> str:
    """The history's line after the last command of a script."""
    table = Table(load("blackjack-v5"), limits=limits or Limits())
    events = []
    for line in ("open", *script):
        for command in parse(line, table.vocabulary):
            events = table.do(command)
    found = happened(table.position, events, boxes_only=boxes_only)
    return "" if found is None else found.text


def test_what_is_withdrawn_is_said_with_its_side_bets_l5() -> None:
    script = ("bet 1 ann 1500 seated", "side 1 ann under-13 25", "withdraw 1 ann")
    text = line_after(*script)
    assert text == "Give back 1,500 to ann (Initial Bet, box 1), 25 to ann (Under 13, box 1)."
    assert line_after(*script, boxes_only=True) == ""


def test_what_is_displaced_is_said_with_what_is_cut_beside_it_l1_l4() -> None:
    limits = Limits((Money(1000), Money(10_000)), (Money(100), Money(5000)))
    script = ("bet 1 bob 60", "side 1 bob under-13 50", "bet 1 ann 80 seated")
    text = line_after(*script, limits=limits)
    assert text.endswith("Give back 40 to bob (Initial Bet, box 1), 30 to bob (Under 13, box 1).")


def test_the_card_that_was_dealt_on_is_said_before_what_else_happened_5_12() -> None:
    table = Table(load("blackjack-v5"))
    dealt_on = CardDealtOn(card("Kh"), 1, 0)
    for events in ([dealt_on, BetsClosed()], [BetsClosed(), dealt_on]):
        found = happened(table.position, events)
        assert found is not None
        assert "K♥" in found.text
