"""What a Si Ki Pi table says of itself, step by step: allowed, next, boxes, notices."""

from __future__ import annotations

import pytest

from tablemgr.rules.commands import parse
from tablemgr.rules.events import Event, Flagged, Noted
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

BEFORE = (
    "open",
    "bet 1 ann 100 seated",
    "bet 3 ann 50",
    "bet 2 cat 20 seated",
    "close",
    "card 8h Kh 5s 4s 2h Th 4h Js 2d 3d 4d 5d 7c 3c Qd Ad",
)
"""Ann and Cat sit at boxes 1 and 2, Ann bets on box 3 too; the Dealer has 4 and 7."""


def table_after(*lines: str, dealing: str = "shuffler") -> Table:
    table = Table(load("si-ki-pi"), dealing=dealing)
    for line in lines:
        tell(table, line)
    return table


def tell(table: Table, line: str) -> list[Event]:
    return [event for command in parse(line, table.vocabulary) for event in table.do(command)]


def test_allowed_lists_boxes_that_can_be_set_and_the_dealers_hand() -> None:
    table = table_after(*BEFORE)
    house = ["house-way 1", "house-way 2", "house-way 3"]
    assert table.allowed() == [*house, "laid 1", "laid 2", "reveal", "set 1", "set 2"]
    tell(table, "set 1 8h Kh / 5s 4s")
    assert table.allowed() == ["house-way 2", "house-way 3", "laid 2", "reveal", "set 2"]
    tell(table, "walk-away 2")
    assert table.allowed() == ["house-way 2", "house-way 3", "reveal"]
    tell(table, "reveal")
    assert table.allowed() == ["house-way 2", "house-way 3"]
    tell(table, "house-way 2")
    tell(table, "house-way 3")
    assert table.allowed() == []
    assert table.position.phase is Phase.SETTLEMENT


def test_guide_leads_through_the_round_in_its_paragraphs() -> None:
    table = table_after()
    told = []
    for line in (
        *BEFORE[:5],
        "card 8h Kh 5s 4s 2h Th 4h Js 2d 3d 4d 5d",
        "card 7c 3c Qd Ad",
        "house-way 1",
        "walk-away 2",
        "house-way 2",
        "house-way 3",
        "reveal",
        "settle",
    ):
        guide = table.guide()
        told.append((guide.code, guide.paragraph))
        tell(table, line)
    assert told == [
        ("open", "3.6"),
        ("take-bets", "3.14"),
        ("take-bets", "3.14"),
        ("take-bets", "3.14"),
        ("take-bets", "3.14"),
        ("deal-set-box", "3.16"),
        ("deal-set-dealer", "3.16"),
        ("players-set", "3.17"),
        ("players-set", "3.17"),
        ("house-sets-left", "5.3"),
        ("house-sets", "3.20"),
        ("reveal", "3.21"),
        ("settle-by-cards", "3.22"),
    ]
    assert table.guide().code == "open"


def test_guide_names_the_boxes_and_what_was_forgotten_3_19() -> None:
    table = table_after(*BEFORE)
    assert "boxes 1, 2" in table.guide().text
    tell(table, "set 1 8h Kh / 5s 4s")
    assert "box 2" in table.guide().text
    tell(table, "reveal")
    guide = table.guide()
    assert (guide.code, guide.paragraph) == ("house-sets-late", "3.19")
    assert "boxes 2, 3" in guide.text


def test_guide_opens_the_laid_hands_box_by_box_from_the_right_s11() -> None:
    table = table_after(*BEFORE, "laid 1", "laid 2", "house-way 3", "reveal")
    assert table.allowed() == ["set 1", "set 2"]
    assert "box 2" in table.guide().text
    tell(table, "set 2 2h Th / 4h Js")
    assert (table.guide().code, table.guide().paragraph) == ("open-box", "3.22")
    assert "box 1" in table.guide().text
    tell(table, "set 1 8h Kh / 5s 4s")
    assert table.position.phase is Phase.SETTLEMENT


def test_single_cards_are_told_one_by_one_3_15() -> None:
    table = table_after(*BEFORE[:5], dealing="shoe")
    said = []
    for code in ("8h", "2h", "2d", "7c", "Kh"):
        said.append(table.guide().text)
        tell(table, f"card {code}")
    assert [text[-7:-1] for text in said] == [" box 1", " box 2", " box 3", "urself", " box 1"]


def test_notice_is_neither_flag_nor_refusal_s2() -> None:
    table = table_after(*BEFORE)
    events = tell(table, "set 1 5s 4s / 8h Kh")
    (notice,) = (event for event in events if isinstance(event, Noted))
    assert notice.paragraph == "S2"
    assert not any(isinstance(event, Flagged) for event in events)
    assert table.position.flags == []
    assert not any(isinstance(event, Noted) for event in tell(table, "set 2 2h Th / 4h Js"))


def test_plain_values_before_and_after_the_hands_are_set() -> None:
    table = table_after(*BEFORE)
    family, position = table.family, table.position
    assert family.as_json(position)["boxes"]["1"] == {"cards": ["8h", "Kh", "5s", "4s"]}
    assert family.as_json(position)["dealer"] == {"cards": ["7c", "3c", "Qd", "Ad"]}
    assert family.hands(position) == {"dealer": "7c 3c Qd Ad"}
    tell(table, "house-way 1")
    tell(table, "reveal")
    assert family.as_json(position)["boxes"]["1"] == {
        "cards": ["8h", "Kh", "5s", "4s"],
        "low": ["8h", "Kh"],
        "high": ["5s", "4s"],
    }
    assert list(family.as_json(position)["boxes"]) == ["1", "2", "3"]
    assert family.as_json(position)["dealer"] == {
        "cards": ["7c", "3c", "Qd", "Ad"],
        "low": ["3c", "Ad"],
        "high": ["7c", "Qd"],
        "rule": "4(i)",
    }
    assert family.hands(position) == {"dealer": "3c Ad / 7c Qd"}


def test_what_is_due_before_the_settlement_is_what_it_makes() -> None:
    table = table_after(*BEFORE, "house-way 1", "house-way 2", "house-way 3")
    assert table.due() == []
    tell(table, "reveal")
    due = table.due()
    tell(table, "settle")
    assert table.position.settlement == due
    assert [line.box for line in due] == [3, 2, 1]


@pytest.mark.parametrize("dealing", ["drawn", ""])
def test_table_deals_in_no_third_way(dealing: str) -> None:
    with pytest.raises(ValueError, match="dealing"):
        Table(load("si-ki-pi"), dealing=dealing)


def test_blackjack_is_dealt_in_one_way_only() -> None:
    assert Table(load("rws-blackjack")).dealing is None
    assert Table(load("si-ki-pi")).dealing == "shoe"
    with pytest.raises(ValueError, match="dealing"):
        Table(load("rws-blackjack"), dealing="shoe")


def test_next_round_is_dealt_in_the_same_way() -> None:
    table = table_after(*BEFORE, "house-way 1", "house-way 2", "house-way 3", "reveal", "settle")
    tell(table, "open")
    tell(table, "bet 4 ann 10 seated")
    tell(table, "close")
    assert table.guide().code == "deal-set-box"
