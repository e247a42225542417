"""What makes each game's layout its own: tone, inscriptions, pay tables, spots. Data, no drawing.

The figures are those of the game's document; a test holds them to its rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from assets.layouts.pen import CREAM

SPADE: Final = (
    "M0 -50C-6 -36 -44 -12 -44 16C-44 34 -30 44 -16 44C-10 44 -5 41 -3 37"
    "C-4 48 -8 56 -16 62L16 62C8 56 4 48 3 37C5 41 10 44 16 44C30 44 44 34 44 16"
    "C44 -12 6 -36 0 -50Z"
)
HEART: Final = (
    "M0 60C-12 38 -48 10 -48 -16C-48 -36 -35 -45 -23 -45C-12 -45 -3 -37 0 -25"
    "C3 -37 12 -45 23 -45C35 -45 48 -36 48 -16C48 10 12 38 0 60Z"
)
DIAMOND: Final = (
    "M0 -52C14 -24 28 -8 42 5C28 18 14 34 0 62C-14 34 -28 18 -42 5C-28 -8 -14 -24 0 -52Z"
)
CLUB: Final = (
    "M-4 12C-10 26 -25 32 -35 26C-50 18 -50 -8 -33 -14C-27 -16 -22 -15 -17 -12"
    "C-28 -22 -25 -50 0 -50C25 -50 28 -22 17 -12C22 -15 27 -16 33 -14C50 -8 50 18 35 26"
    "C25 32 10 26 4 12C4 36 8 50 18 62L-18 62C-8 50 -4 36 -4 12Z"
)
FOUR_CARDS: Final = (
    "M-74 -34L-46 -44L-20 34L-48 44ZM-38 -46L-8 -50L0 36L-28 40ZM8 -50L38 -46L28 40L0 36Z"
    "M46 -44L74 -34L48 44L20 34Z"
)

COOL: Final = "#a9cdf2"
WARM: Final = "#f2b8a9"
"""Two sides of one table, told apart by colour as well as by their words."""

THREE_CARDS: Final = "M-58 -54H-6V12H-58ZM6 -54H58V12H6ZM-33 22H33V62H-33Z"

Row = tuple[str, str]


@dataclass(frozen=True)
class Tone:
    """The felt: in the light, if it is plain, and in the shade."""

    light: str
    plain: str
    deep: str


@dataclass(frozen=True)
class Spot:
    """A side Bet's place on each box: its kind, its words, its shape, and on which side it lies.

    `side` is -1 at the left of the Initial Bet, 1 at its right; `upper` and `lower` share a side.
    """

    kind: str
    words: tuple[str, ...]
    shape: str = "circle"
    side: int = -1
    size: float = 0.38
    """Of the words, by the spot's radius."""


@dataclass(frozen=True)
class Area:
    """A place for Bets in a box that has no cards: its kind, its word, how high it is."""

    kind: str
    word: str
    height: float
    colour: str = CREAM


@dataclass(frozen=True)
class TableHand:
    """A Hand that is the table's: the name of its place, and its word."""

    name: str
    word: str
    colour: str = CREAM


@dataclass(frozen=True)
class Look:
    """One game's layout, whatever its number of boxes."""

    title: str
    boxes: dict[str, int]
    """Appendix to number of boxes."""
    tone: Tone
    spots: tuple[Spot, ...]
    main: str
    """The large inscription."""
    sides: tuple[str, str]
    """The inscriptions at its left and right."""
    below: str
    """The line under it."""
    left: tuple[str, tuple[Row, ...]]
    """A table at the Dealer's left: its title and lines."""
    right: tuple[str, tuple[Row, ...]]
    sign: str
    name: tuple[str, str]
    """The game's name under its sign, in two lines."""
    insurance: bool = True
    behind: str = ""
    """What is inscribed where the other Players' Bets lie, or nothing."""
    halves: bool = False
    """A hand is four cards, set as Low and High."""
    areas: tuple[tuple[Area, ...], ...] = ()
    """Row by row from the Players' side what a box has, if the Hands are the table's."""
    hands: tuple[TableHand, ...] = ()
    """The two Hands of such a table, the left one first."""
    middle: tuple[str, tuple[Row, ...]] | None = None
    """A table between the two others, if the Dealer's Hand does not lie there."""


TEAL: Final = Tone("#114842", "#0e3d39", "#08292a")
MIDNIGHT: Final = Tone("#173f6d", "#11335a", "#0a2240")
GREEN: Final = Tone("#1a4921", "#17401d", "#0d2a13")
PLUM: Final = Tone("#48285c", "#3a1f4c", "#261333")
SLATE: Final = Tone("#3a424c", "#2e353e", "#1b2026")
BURGUNDY: Final = Tone("#661a28", "#551420", "#380b14")

_INSURANCE: Final = "INSURANCE PAYS 2 TO 1"
_DRAWS: Final = "Dealer must draw to 16 and stand on 17"
_PLAYER_PAIR: Final = Spot("player-pair", ("PLAYER", "PAIR"))
_PAIR_TABLE: Final = ("PLAYER PAIR", (("Any pair", "11 to 1"), ("Decided by", "two cards")))

LOOKS: Final[dict[str, Look]] = {
    "rws-blackjack": Look(
        "RWS Blackjack",
        {"a": 7, "b": 6, "c": 5, "d": 9},
        TEAL,
        (
            Spot("rws-pairs", ("RWS", "PAIRS")),
            Spot("boom-busted", ("BOOM", "BUSTED"), "octagon", 1),
        ),
        "BLACKJACK PAYS 6 TO 5",  # 4.1.1
        (_INSURANCE, _INSURANCE),
        _DRAWS,  # 3.24
        (
            "RWS PAIRS",
            (
                ("Ace pair suited", "50 to 1"),
                ("Suited pair", "20 to 1"),
                ("Coloured pair", "12 to 1"),
                ("Mixed pair", "6 to 1"),
            ),
        ),  # 4.1.2
        (
            "BOOM BUSTED",
            (
                ("8 cards or more", "200 to 1"),
                ("7 cards", "50 to 1"),
                ("6 cards", "12 to 1"),
                ("5 cards", "4 to 1"),
                ("3 or 4 cards", "2 to 1"),
            ),
        ),  # 4.1.3
        SPADE,
        ("RWS", "BLACKJACK"),
    ),
    "blackjack-v5": Look(
        "Blackjack, Version 5",
        {"a": 7, "b": 6, "c": 5},
        MIDNIGHT,
        (
            _PLAYER_PAIR,
            Spot("over-13", ("(+) 13",), "upper", 1, 0.5),  # 1.18
            Spot("under-13", ("13 (-)",), "lower", 1, 0.5),  # 1.35
        ),
        "BLACKJACK PAYS 3 TO 2",
        ("PLAYER PAIR PAYS 11 TO 1", _INSURANCE),  # 3.14.2a
        _DRAWS,  # 3.23
        _PAIR_TABLE,
        (
            "UNDER OR OVER 13",
            (
                ("13 (-)  under 13", "1 to 1"),
                ("(+) 13  over 13", "1 to 1"),
                ("Ace counts", "1 point"),
            ),
        ),  # 4.1.1, 3.13.2
        DIAMOND,
        ("BLACKJACK", "VERSION 5"),
    ),
    "blackjack-v4": Look(
        "Blackjack, Version 4",
        {"a": 7, "b": 6, "c": 5},
        GREEN,
        (
            _PLAYER_PAIR,
            Spot("over-13", ("Over 13",), "upper", 1, 0.4),
            Spot("under-13", ("Under 13",), "lower", 1, 0.4),
        ),  # 2.1.1 b v
        "BLACKJACK PAYS 3 TO 2",  # 2.1.1 b i
        ("PLAYER PAIR BET PAYS 11 TO 1", _INSURANCE),  # 2.1.1 b iii, iv
        "Dealer must stand on 17 and must draw to 16",  # 2.1.1 b ii
        _PAIR_TABLE,
        (
            "UNDER OR OVER 13",
            (("Under 13", "1 to 1"), ("Over 13", "1 to 1"), ("Ace counts", "1 point")),
        ),  # 4.1, 3.7.2
        CLUB,
        ("BLACKJACK", "VERSION 4"),
    ),
    "live-blackjack": Look(
        "Live Blackjack",
        {"studio": 7},
        PLUM,
        (Spot("pair", ("PAIR", "11 : 1"), size=0.42),),
        "BLACKJACK PAYS 3 TO 2",
        ("PAIR PAYS 11 TO 1", _INSURANCE),
        "Dealer must draw to 16 and stand on 17 or above",  # game-flow
        ("PAIR", (("Any pair", "11 to 1"), ("Decided by", "two cards"))),
        ("BET BEHIND", (("Blackjack", "3 to 2"), ("Any other win", "1 to 1"))),
        HEART,
        ("LIVE", "BLACKJACK"),
        behind="BET BEHIND",
    ),
    "si-ki-pi": Look(
        "Si Ki Pi",
        {"a": 7, "b": 6, "c": 5, "d": 8, "e": 4, "f": 9},
        BURGUNDY,
        (
            Spot("bonus-player", ("PLAYER", "BONUS")),
            Spot("bonus-dealer", ("DEALER", "BONUS"), "octagon", 1),
        ),
        "LOW AND HIGH MUST BEAT THE DEALER",  # 3.1
        ("WINS PAY 1 TO 1", "LESS 5% COMMISSION"),  # 4.1
        "Equal ranks are the Dealer's",  # 3.22.3, 3.22.4
        (
            "BONUS PAYS",
            (
                ("Four of a Kind", "100 to 1"),
                ("Three of a Kind", "20 to 1"),
                ("Two Pairs", "12 to 1"),
                ("Pair", "1 to 1"),
            ),
        ),  # 4.2
        ("RANKING", (("Pair", "Ace to 2"), ("Gong", "2 and 8"), ("Points", "9 to 0"))),  # 3.4
        FOUR_CARDS,
        ("SI KI PI", "RWS"),
        insurance=False,
        halves=True,
    ),
    "baccarat": Look(
        "Baccarat (Punto Banco)",
        {"a": 7, "b": 9},
        SLATE,
        (),
        "TIE PAYS 8 TO 1",  # 4.4
        ("PLAYER PAYS 1 TO 1", "BANKER PAYS 1 TO 1 LESS 5%"),  # 4.1, 4.2
        "Player and Banker stand off on a Tie",  # 4.3
        (
            "BETS PAY",
            (
                ("Player", "1 to 1"),
                ("Banker, less 5%", "1 to 1"),
                ("Tie", "8 to 1"),
                ("Player Pair", "11 to 1"),
                ("Banker Pair", "11 to 1"),
            ),
        ),  # 4.1 to 4.5
        (
            "PLAYER",
            (("0 to 5", "draws"), ("6 and 7", "stands"), ("8 and 9", "natural")),
        ),  # 3.7, 3.8
        THREE_CARDS,
        ("BACCARAT", "PUNTO BANCO"),
        insurance=False,
        areas=(
            (Area("player", "PLAYER", 150.0, COOL),),
            (Area("banker", "BANKER", 150.0, WARM),),
            (Area("tie", "TIE", 138.0),),
            (
                Area("player-pair", "P PAIR", 146.0, COOL),
                Area("banker-pair", "B PAIR", 146.0, WARM),
            ),
        ),
        hands=(TableHand("player", "PLAYER", COOL), TableHand("banker", "BANKER", WARM)),
        middle=(
            "BANKER, AFTER A THIRD CARD",
            (
                ("0, 1 and 2", "draws"),
                ("3", "draws, not against 8"),
                ("4", "draws against 2 to 7"),
                ("5", "draws against 4 to 7"),
                ("6", "draws against 6 and 7"),
            ),
        ),  # 3.10
    ),
}
"""Every game that has layouts, by its rulebook's id."""
