"""The pay tables as tables of words."""

from __future__ import annotations

from tablemgr.rules.rulebook import load
from ui.presenter.pay_tables import odds_text, side_bet_tables, tables_at


def test_a_bet_with_several_lines_has_its_name_above_them_one_with_a_single_line_beside_it() -> (
    None
):
    tables = side_bet_tables(load("rws-blackjack"))
    assert tables["rws-pairs"].title == "RWS Pairs"
    assert [row.name for row in tables["rws-pairs"].rows][-1] == "Mixed Pair"
    (row,) = side_bet_tables(load("live-blackjack"))["pair"].rows
    assert (row.name, row.cells) == ("Pair", ("11 to 1",))


def test_two_bets_of_one_paragraph_both_stand_at_it() -> None:
    assert len(tables_at(load("baccarat"))["4.5"]) == 2
    assert odds_text((3, 2)) == "3 to 2"
