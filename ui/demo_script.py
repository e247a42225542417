"""What a demonstration is, and the one of RWS Blackjack: Rounds line by line, with its pictures.

Lines are the round record's own; beside them `picture NAME`, and what is done to the window or
the shoe: `ask BUTTON`, `close-ask`, `again`, `unplug`, `replug`, `by-hand CARD`, `boxes-only`,
`mark BOX`, `touch BOX`, `press BUTTON`, `compare`, `confirm`, `next`, `slip`. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Script:
    """The Rounds of a demonstration, line by line, and what its house profile says otherwise."""

    rounds: tuple[tuple[str, ...], ...]
    profile: Mapping[str, str | int] = field(default_factory=dict)

    def cards_of_shoe(self) -> tuple[str, ...]:
        """The cards that the shoe draws, in order; those by hand are not among them."""
        lines = (line.split() for script in self.rounds for line in script)
        return tuple(code for words in lines if words[0] == "card" for code in words[1:])


RWS_BLACKJACK: Final = Script(
    (
        (
            "picture idle",
            "open",
            "bet 1 ann 100 seated",
            "bet 1 bob 50",
            "side 1 bob rws-pairs 10",
            "bet 3 cho 200 seated",
            "bet 5 dan 100 seated",
            "bet 7 eve 50 seated",
            "side 7 eve boom-busted 10",
            "picture betting",
            "bet 3 dan 6000",
            "picture refused-bet-over-the-maximum",
            "close",
            "card 8h Ah 9c",
            "picture initial-deal",
            "card Td As 8d Kh 2c 6s",
            "picture interim-settlement",
            "ask insurance",
            "insure 1 ann 50",
            "picture insurance",
            "close-ask",
            "even-money 3 cho",
            "proceed",
            "picture decision",
            "ask split",
            "picture split-who-follows",
            "close-ask",
            "split 1 bob=no",
            "card 8c",
            "split 1",
            "card 3d",
            "picture split-to-three-hands",
            "ask double",
            "picture double-for-how-much",
            "close-ask",
            "double 1",
            "card Tc",
            "card Kc",
            "stand 1",
            "card 5s",
            "hit 1",
            "card Qh",
            "picture too-many",
            "double 5",
            "card 7h",
            "picture doubled",
            "hit 7",
            "card 4c",
            "stand 7",
            "picture dealer",
            "card 6h",
            "picture settlement",
            "next",
            "next",
            "picture settlement-pay",
            "settle",
            "slip",
            "picture complete",
        ),
        (
            "open",
            "again",
            "picture same-bets-again",
            "close",
            "card Th 9d Ks 5c Td 6h 9s Ac 6d",
            "ask surrender",
            "picture surrender",
            "close-ask",
            "surrender 1",
            "proceed",
            "stand 3",
            "hit 7",
            "unplug",
            "picture unplugged",
            "by-hand 9h",
            "stand 7",
            "replug",
            "card 4s 8h",
            "picture unverified",
            "settle",
            "picture compare-the-cards",
            "confirm",
            "picture confirmed",
            "settle",
            "slip",
        ),
        (
            "boxes-only",
            "open",
            "mark 1",
            "mark 2",
            "mark 4",
            "mark 6",
            "picture boxes-only",
            "close",
            "card 5h Kh Tc Ad 7s 9h 9c 7d Qs",
            "picture boxes-only-interim",
            "proceed",
            "hit 1",
            "card Kd",
            "stand 2",
            "stand 4",
            "card Jc",
            "picture boxes-only-settlement",
            "settle",
            "slip",
            "picture boxes-only-complete",
        ),
    )
)
