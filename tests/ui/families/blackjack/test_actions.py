"""The buttons of a Round of Blackjack: which there are, what they do, why one is not allowed."""

from __future__ import annotations

import pytest

from tablemgr.rules.commands import Command
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Proceed,
    Split,
    Stand,
)
from tablemgr.rules.games.blackjack.position import blackjack_of
from tests.ui.presenter.positions import ACE, BLACKJACK, DOUBLED, PAIR, dealt
from ui.families.blackjack.actions import (
    DOUBLE,
    EVEN_MONEY,
    HIT,
    INSURANCE,
    SPLIT,
    STAND,
    SURRENDER,
    actions,
    flow,
)
from ui.presenter.family import Flow
from ui.presenter.possible import Possible
from ui.views.guide import ActionView, ButtonPlace

ALONE = ("open", "bet 1 ann 100 seated", "close", "card 8h 6d 8d", "proceed")
TEN = ("open", "bet 1 ann 100 seated", "close", "card 9h Td 7d")
TWO_BOXES = (*TEN[:2], "bet 2 cat 60 seated", "close", "card 9h 8c Td 7d 8s")
ONE_BLACKJACK = ("open", "bet 1 ann 100 seated", "close", "card Kh Ad As")


def buttons(
    *lines: str, boxes_only: bool = False, game: str = BLACKJACK
) -> dict[ButtonPlace, ActionView]:
    return {each.place: each for each in actions(Possible(dealt(*lines, game=game)), boxes_only)}


def test_a_pair_can_be_hit_stood_split_and_doubled_3_22_3_23() -> None:
    found = buttons(*ALONE)
    shown = [(each.label, each.shortcut, each.command) for each in found.values()]
    assert sorted(shown) == [
        ("Double Down", "B", None),
        ("Hit", "H", Hit(1)),
        ("Split", "P", Split(1)),
        ("Stand", "Space", Stand(1)),
    ]


@pytest.mark.parametrize(
    ("lines", "boxes_only", "place", "command"),
    [
        (PAIR, False, SPLIT, None),
        (ALONE, False, SPLIT, Split(1)),
        (PAIR, False, DOUBLE, None),
        (PAIR, True, DOUBLE, Double(1)),
        (ACE, False, INSURANCE, None),
        (ACE, False, EVEN_MONEY, None),
        (ACE, True, EVEN_MONEY, None),
        (TEN, False, SURRENDER, None),
        (TWO_BOXES, False, SURRENDER, None),
        (ONE_BLACKJACK, False, EVEN_MONEY, EvenMoney(1, "ann")),
    ],
    ids=lambda value: value.name if isinstance(value, ButtonPlace) else None,
)
def test_what_has_one_answer_is_told_at_once_and_the_rest_is_asked(
    lines: tuple[str, ...], boxes_only: bool, place: ButtonPlace, command: Command | None
) -> None:
    button = buttons(*lines, boxes_only=boxes_only)[place]
    assert button.command == command
    assert button.reason is None


@pytest.mark.parametrize(
    ("lines", "place", "paragraph", "why"),
    [
        ((*PAIR, "split 1", "card 3h"), STAND, "3.20", "no Stand below 12."),
        ((*PAIR, "split 1", "card 3h"), SPLIT, "3.22", "equal value can be Split."),
        (ACE, SURRENDER, "3.17", "against the Dealer's A♦."),
    ],
)
def test_a_button_that_is_barred_tells_nothing_and_says_why(
    lines: tuple[str, ...], place: ButtonPlace, paragraph: str, why: str
) -> None:
    button = buttons(*lines)[place]
    assert button.command is None
    assert button.reason is not None
    assert button.reason.text.endswith(why)
    assert button.reason.cite is not None
    assert button.reason.cite.number == paragraph


def test_a_drawn_card_is_said_beside_the_hit_alone_i12() -> None:
    assert [(each.place, each.sub) for each in buttons(*ALONE).values() if each.sub] == [
        (HIT, "or draw the card")
    ]


def test_the_subsequent_deal_begins_once_the_initial_deal_is_over_and_at_no_other_time() -> None:
    moves = [flow(blackjack_of(dealt(*lines).table.position)) for lines in (TEN, ALONE, DOUBLED)]
    assert moves == [Flow(Proceed(), "Deal on", slot=4, key="+"), None, None]
