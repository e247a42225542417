"""Blackjack's presenter: the Hands by name, and what decided each Bet."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import cards
from tablemgr.rules.commands import parse
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.rulebook import load
from tests.ui.presenter.positions import ACE, DOUBLED, PAIR, dealt
from ui.presenter.families import presenter_of_book
from ui.presenter.family import NamedHand
from ui.presenter.history import happened

BLACKJACK = presenter_of_book(load("rws-blackjack"))


def details(*lines: str) -> list[tuple[int, str, str]]:
    table = dealt(*lines).table
    return [
        (line.hand, line.bet, BLACKJACK.detail(table.position, line, False))
        for line in table.due()
        if line.player in ("ann", "cat")
    ]


def test_every_hand_is_named_with_its_worth_and_the_dealers_is_the_last() -> None:
    assert BLACKJACK.hands(dealt(*DOUBLED, "card 8c").table.position) == [
        NamedHand(HandPlace(1, 0), tuple(cards("8h 3h Kd")), "21"),
        NamedHand(HandPlace(1, 1), tuple(cards("8d Td")), "18"),
        NamedHand(DEALER, tuple(cards("6d 8c")), "14"),
    ]


def test_only_a_split_box_has_several_hands() -> None:
    position = dealt(*PAIR).table.position
    assert [BLACKJACK.several_hands(position, box) for box in (1, 2)] == [False, False]
    assert BLACKJACK.several_hands(dealt(*DOUBLED).table.position, 1)


def test_each_split_bet_is_decided_by_its_own_hand() -> None:
    assert sorted(details(*DOUBLED, "card 8c 6c")) == [
        (1, "initial", "21 against 20"),
        (2, "initial", "18 against 20"),
    ]


@pytest.mark.parametrize(
    ("lines", "detail"),
    [
        (("card 9h Td 7d", "surrender 1", "proceed"), ""),
        (("card Th 6d 7d", "proceed", "hit 1", "card Ks"), "Bust 27"),
        (("card As 6d Kd", "proceed"), "Blackjack"),
        (("card Th 6d Td", "proceed", "stand 1", "card Ks 2c"), "20 against 18"),
    ],
    ids=["surrendered", "bust", "before the Dealer's second card", "compared"],
)
def test_what_decided_an_initial_bet(lines: tuple[str, ...], detail: str) -> None:
    assert details("open", "bet 1 ann 100 seated", "close", *lines) == [(1, "initial", detail)]


def test_no_hand_decides_what_lies_beside_the_initial_bet() -> None:
    lines = details(*ACE, "insure 2 cat 30", "proceed", "stand 2", "card 5c Kc 2h")
    assert dict(line[1:] for line in lines if line[1] != "initial") == {
        "rws-pairs": "",
        "insurance": "",
    }


def test_the_turn_is_of_the_hand_in_play() -> None:
    assert BLACKJACK.turn(blackjack_of(dealt(*PAIR).table.position)) == HandPlace(1, 0)
    assert BLACKJACK.turn(blackjack_of(dealt(*ACE).table.position)) is None


@pytest.mark.parametrize(
    ("lines", "said", "marked"),
    [
        ((*PAIR, "stand 1"), "Box 1 stands", None),
        ((*PAIR, "split 1"), "Box 1 splits", None),
        ((*PAIR, "split 1", "card Kh", "stand 1"), "Box 1, Hand 1 stands", None),
        ((*PAIR, "double 1 ann=100"), "Box 1 doubles down", None),
        ((*PAIR[:-1], "surrender 1"), "Box 1 surrenders", None),
        ((*ACE, "insure 2 cat 30"), "Box 2: cat insures for 30", ""),
        ((*ACE, "even-money 1 ann"), "Box 1: ann takes Even Money", None),
        (PAIR, "The Interim Settlement is made", None),
    ],
)
def test_what_only_blackjack_has_in_a_line(
    lines: tuple[str, ...], said: str, marked: str | None
) -> None:
    """`marked` is what is said if boxes are marked without amounts; None: the same."""
    table = dealt(*lines[:-1]).table
    (command,) = parse(lines[-1], table.vocabulary)
    events = table.do(command)
    found = [happened(table.position, events, boxes_only=boxes) for boxes in (False, True)]
    texts = ["" if line is None else line.text for line in found]
    assert texts == [said, said if marked is None else marked]


def test_after_the_chips_of_the_interim_settlement_comes_what_is_asked_and_done() -> None:
    assert BLACKJACK.after_chips("interim-settle") == "Then deal on."
    assert BLACKJACK.after_chips("interim-surrender") == "Any Surrender? Then deal on."
    assert BLACKJACK.after_chips("decide") == ""
