"""The parts of a blackjack rulebook that other families do not have: options and pay table.

Also the words that program and rulebook share in this family; see `codes` for the common ones.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tablemgr.rules.rulebook.codes import SHARED, Codes, table_of
from tablemgr.rules.rulebook.model import Odds, Rulebook, Strict


class Options(Strict, frozen=True):
    """How the blackjack games differ: a field for each difference. The rulings explain them."""

    surrender: Literal["not-ace", "two-to-nine"]
    """Against which first cards of the Dealer (B7)."""
    surrender_until: Literal["proceed", "first-action"]
    even_money: bool
    insurance: Literal["up-to-half", "half"]
    """Twice the Insurance Bet is at most, or exactly, the Initial Bet (B9)."""
    insurance_by: Literal["each-player", "seated-player"]
    blackjack_paid: Literal["interim", "final"]
    """When a Blackjack that the Dealer can no longer match is paid (B10)."""
    most_hands: Annotated[int, msgspec.Meta(ge=1, le=4)]
    """How many Hands a box can have after Splits (B11)."""
    split_cards: Literal["in-turn", "at-once"]
    """When the split Hands get their second cards."""
    double: Literal["up-to-initial-bet", "initial-bet"]
    double_after_split: bool
    stand_below_12: bool
    soft_21_stands: bool
    hard_21_stands: bool
    dealer_blackjack_takes: Literal["initial-bet", "every-bet"]
    """What a Dealer's Blackjack takes of Split and Doubled Bets (B6)."""
    dealer_draws: Literal["if-bets-hang", "always"]


class BlackjackPays(Strict, frozen=True):
    """The main pay table."""

    blackjack: Odds
    regular: Odds
    insurance: Odds
    even_money: Odds


class BlackjackBook(Rulebook, frozen=True):
    """Everything about one blackjack game."""

    options: Options
    pays: BlackjackPays


CODES: Final = SHARED | Codes(
    refusals=table_of(
        (
            ("nothing-to-proceed-to",),
            ("too-late-for-insurance",),
            ("insurance-needs-an-ace",),
            ("insurance-needs-initial-bet", "box", "player"),
            ("insurance-too-much", "player", "most"),
            ("insurance-not-half", "player", "half"),
            ("insurance-seated-only", "box", "player"),
            ("insurance-or-even-money", "box", "player"),
            ("too-late-for-even-money",),
            ("even-money-needs-an-ace",),
            ("even-money-needs-blackjack", "box"),
            ("even-money-needs-initial-bet", "box", "player"),
            ("too-late-to-surrender", "box"),
            ("surrender-not-against", "card"),
            ("surrender-not-blackjack", "box"),
            ("turn-of-another-box", "box", "turn"),
            ("no-decision-is-due",),
            ("card-is-due", "box"),
            ("stand-below-12", "total"),
            ("double-needs-two-cards",),
            ("double-after-split",),
            ("double-seated-must-add", "player", "most"),
            ("double-too-much", "player", "most"),
            ("double-all-or-nothing", "player", "amount"),
            ("double-seated-in-full", "player", "amount"),
            ("not-in-the-hand", "player", "box"),
            ("split-needs-equal-value",),
            ("split-most-hands", "most"),
            ("split-not-asked", "player", "box"),
            ("split-seated-follows", "player"),
            ("split-declined", "player", "box"),
            ("player-has-left", "player", "box"),
            ("bets-went-back", "box"),
        )
    ),
    flags=table_of((("side-bets-passed-over",),)),
    irregularities=table_of((("card-after-dealer", "card"),)),
    guide=table_of(
        (
            ("interim", "held"),
            ("interim-surrender", "held"),
            ("interim-surrender-settle", "what", "held"),
            ("interim-settle", "what", "held"),
            ("interim-side-bets", "what", "held"),
            ("interim-ace", "offers", "held"),
            ("interim-ace-settle", "offers", "what", "held"),
            ("decide", "box", "hand", "total", "held"),
            ("decide-below-12", "box", "hand", "total", "choices", "held"),
            ("decide-21", "box", "hand", "total", "held"),
            ("hit-card", "box", "hand"),
            ("double-card", "box", "hand"),
            ("split-card", "box", "hand"),
            ("house-card", "box", "total"),
            ("dealer-draws", "total"),
            ("dealer-second-card",),
            ("dealer-for-side-bet", "total"),
        )
    ),
    words=table_of(
        (
            ("side-bets",),
            ("blackjacks",),
            ("surrenders",),
            ("even-money",),
            ("insurance",),
            ("held", "card"),
            ("soft", "total"),
            ("soft-21",),
            ("hard-21",),
            ("hand-of-box", "hand"),
            ("hit",),
            ("double",),
            ("split",),
        )
    ),
    lines=frozenset(
        {
            "dealer-bust",
            "higher",
            "lower",
            "stand-off",
            "bust",
            "bust-after-split",
            "bust-after-double",
            "blackjack-paid",
            "blackjack-wins",
            "blackjack-stand-off-ace",
            "blackjack-stand-off-ten",
            "dealer-blackjack",
            "dealer-blackjack-split",
            "dealer-blackjack-double",
            "insurance",
            "even-money",
            "surrender",
        }
    ),
    tests={
        "pair": frozenset(
            {"pair", "ace-pair-suited", "suited-pair", "coloured-pair", "mixed-pair"}
        ),
        "under-13": frozenset({"under-13"}),
        "over-13": frozenset({"over-13"}),
        "dealer-bust": frozenset(
            {*(str(n) for n in range(3, 22)), *(f"{n}+" for n in range(3, 22))}
        ),
    },
)
"""The codes of the blackjack games."""
