"""Settlement lines of RWS Blackjack: outcome, sums and paragraph, in the order settled."""

from __future__ import annotations

import pytest

from tablemgr.rules.commands import parse
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

ANN = "open; bet 1 ann 50 seated; close; "
TWO = "open; bet 1 ann 50 seated; bet 1 bob 20; close; "


def settled(script: str) -> list[str]:
    """Each line as `box.hand player bet stake outcome +won -lost paragraph [ruling]`."""
    table = Table(load("rws-blackjack"))
    for line in script.split("; "):
        for command in parse(line, table.vocabulary):
            table.do(command)
    return [
        f"{s.box}.{s.hand} {s.player} {s.bet} {s.stake} {s.outcome.value} +{s.won} -{s.lost}"
        f" {s.paragraph}{'' if s.ruling is None else ' ' + s.ruling}"
        for s in table.position.settlement
    ]


CASES = {
    "blackjack paid at once, 3.16": (
        ANN + "card Ah 9d Kc; proceed",
        ["1.1 ann initial 50.00 win +60.00 -0.00 3.16"],
    ),
    "blackjack paid at the end against a ten, 4.1.1": (
        ANN + "card Ah Td Kc; proceed; card 9d; settle",
        ["1.1 ann initial 50.00 win +60.00 -0.00 4.1.1"],
    ),
    "stand off of Blackjacks against an Ace, 3.15.1": (
        ANN + "card Ah Ad Kc; proceed; card Kd; settle",
        ["1.1 ann initial 50.00 stand-off +0.00 -0.00 3.15.1"],
    ),
    "stand off of Blackjacks against a ten, 3.16": (
        ANN + "card Ah Td Kc; proceed; card Ad; settle",
        ["1.1 ann initial 50.00 stand-off +0.00 -0.00 3.16"],
    ),
    "Even Money is settled when it is asked for, 3.15.1": (
        TWO + "card Ah Ad Kc; even-money 1 bob",
        ["1.1 bob initial 20.00 win +20.00 -0.00 3.15.1"],
    ),
    "Insurance is paid with the Dealer's second card, before the Final Settlement, 3.15.2, B5": (
        TWO + "card Th Ad Kc; insure 1 bob 10; proceed; stand 1; card Kd; settle",
        [
            "1.1 bob insurance 10.00 win +20.00 -0.00 3.15.2",
            "1.1 ann initial 50.00 lose +0.00 -50.00 3.24.3",
            "1.1 bob initial 20.00 lose +0.00 -20.00 3.24.3",
        ],
    ),
    "Insurance lost, 3.15.2": (
        ANN + "card Th Ad Kc; insure 1 ann 25; proceed; stand 1; card 7d; settle",
        [
            "1.1 ann insurance 25.00 lose +0.00 -25.00 3.15.2",
            "1.1 ann initial 50.00 win +50.00 -0.00 3.24.2",
        ],
    ),
    "Surrender is settled with `proceed`, for everyone on the box, 3.17": (
        TWO + "card Th Td 6c; surrender 1; proceed",
        [
            "1.1 ann initial 50.00 surrender +0.00 -25.00 3.17",
            "1.1 bob initial 20.00 surrender +0.00 -10.00 3.17",
        ],
    ),
    "Bust is taken at once, 3.19": (
        TWO + "card Th 9d 6c; proceed; hit 1; card 7s",
        [
            "1.1 ann initial 50.00 lose +0.00 -50.00 3.19",
            "1.1 bob initial 20.00 lose +0.00 -20.00 3.19",
        ],
    ),
    "Bust after a Split, 3.22.3": (
        ANN + "card 8h 9d 8c; proceed; split 1; card Tc; hit 1; card 9s",
        ["1.1 ann initial 50.00 lose +0.00 -50.00 3.22.3"],
    ),
    "Bust after Double Down, 3.23.2": (
        ANN + "card 9h 6d 5c; proceed; double 1 ann=20; card Ts",
        ["1.1 ann initial 70.00 lose +0.00 -70.00 3.23.2"],
    ),
    "21 against the Dealer's Blackjack, B3": (
        ANN + "card 7h Td 7c; proceed; hit 1; card 7s; stand 1; card Ad; settle",
        ["1.1 ann initial 50.00 lose +0.00 -50.00 B3"],
    ),
    "Split and doubled against the Dealer's Blackjack, B6": (
        TWO + "card 8h Td 8c; proceed; split 1 bob=no; card Tc; stand 1; card 3d; double 1; "
        "card Ts; card Ad; settle",
        [
            "1.1 ann initial 50.00 lose +0.00 -50.00 3.22.3 B6",
            "1.1 bob initial 20.00 lose +0.00 -20.00 3.22.3 B6",
            "1.2 ann initial 100.00 returned +0.00 -0.00 3.22.3 B6",
        ],
    ),
    "the first Hand doubled against the Dealer's Blackjack, B6": (
        ANN + "card 8h Td 8c; proceed; split 1; card 3c; double 1; card Tc; card Td; stand 1; "
        "card Ad; settle",
        [
            "1.1 ann initial 100.00 lose +0.00 -50.00 3.22.3 B6",
            "1.2 ann initial 50.00 returned +0.00 -0.00 3.22.3 B6",
        ],
    ),
    "doubled for all against the Dealer's Blackjack, 3.23.2": (
        TWO + "card 6h Td 5c; proceed; double 1 bob=0; card 9s; card Ad; settle",
        [
            "1.1 ann initial 100.00 lose +0.00 -50.00 3.23.2 B6",
            "1.1 bob initial 20.00 lose +0.00 -20.00 3.23.2 B6",
        ],
    ),
    "boxes from the Dealer's right, on each take before pay, 3.24": (
        "open; bet 1 ann 10; bet 2 bob 20; bet 2 cat 5; bet 3 dan 30; side 2 gus boom-busted 5; "
        "close; card Th Tc Ts 9d 9c 8c 8s; proceed; stand 1; stand 2; stand 3; card 9h; settle",
        [
            "3.1 dan initial 30.00 stand-off +0.00 -0.00 3.24.4",
            "2.1 gus boom-busted 5.00 lose +0.00 -5.00 3.26.2",
            "2.1 bob initial 20.00 stand-off +0.00 -0.00 3.24.4",
            "2.1 cat initial 5.00 stand-off +0.00 -0.00 3.24.4",
            "1.1 ann initial 10.00 win +10.00 -0.00 3.24.2",
        ],
    ),
    "RWS Pairs lost and won, 3.14 and 4.1.2": (
        "open; bet 1 ann 10; bet 2 bob 10; side 1 ann rws-pairs 5; side 2 bob rws-pairs 5; close; "
        "card Kh 8c 9d Qh 8s; proceed",
        [
            "2.1 bob rws-pairs 5.00 win +60.00 -0.00 4.1.2",
            "1.1 ann rws-pairs 5.00 lose +0.00 -5.00 3.14",
        ],
    ),
    "Boom Busted on a box without a Hand, 4.1.3": (
        "open; bet 1 ann 10; side 5 gus boom-busted 5; close; card Th 6d Tc; proceed; stand 1; "
        "card Td 9c; settle",
        [
            "5.1 gus boom-busted 5.00 win +10.00 -0.00 4.1.3",
            "1.1 ann initial 10.00 win +10.00 -0.00 3.24.1",
        ],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_lines(case: str) -> None:
    script, lines = CASES[case]
    assert settled(script) == lines


def test_due_foresees_what_settle_will_do() -> None:
    table = Table(load("rws-blackjack"))
    for line in (ANN + "card Th 9d Kc; proceed; stand 1; card 8d").split("; "):
        for command in parse(line, table.vocabulary):
            table.do(command)
    foreseen = table.due()
    assert table.position.settlement == []
    for command in parse("settle", table.vocabulary):
        table.do(command)
    assert table.position.settlement == foreseen
