"""The words that program and rulebook share: each reason, and what its wording may name.

A rulebook cites a paragraph for every code here; the wording has a sentence for every refusal,
flag and step of the guide. The loader holds both to this list.
"""

from __future__ import annotations

from typing import Final

REFUSALS: Final[dict[str, frozenset[str]]] = {
    code: frozenset(names)
    for code, *names in (
        ("not-open",),
        ("already-open",),
        ("case-open",),
        ("bets-closed",),
        ("no-initial-bets",),
        ("box-over-maximum", "box", "room"),
        ("box-under-minimum", "box", "missing"),
        ("side-bet-over-maximum", "bet", "maximum"),
        ("side-bet-under-minimum", "bet", "minimum"),
        ("needs-initial-bet-on-box", "box", "bet"),
        ("needs-own-initial-bet", "box", "player", "bet"),
        ("needs-initial-bet-anywhere", "bet"),
        ("side-bet-exceeds-initial-bet", "bet", "most"),
        ("initial-bet-below-side-bet", "player", "bet", "least"),
        ("box-has-its-seat", "box", "player"),
        ("player-sits-elsewhere", "player", "box"),
        ("seat-is-empty", "box"),
        ("no-such-bet", "box", "player"),
        ("cards-are-due",),
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
        ("no-hand-on-box", "box"),
        ("box-is-the-houses", "box"),
        ("walked-away-already", "box"),
        ("not-alone-on-box", "box"),
        ("turn-of-another-box", "box", "turn"),
        ("no-decision-is-due",),
        ("card-is-due", "box"),
        ("stand-below-12", "total"),
        ("double-needs-two-cards",),
        ("double-after-split",),
        ("double-seated-must-add", "player"),
        ("double-too-much", "player", "most"),
        ("double-all-or-nothing", "player", "amount"),
        ("not-in-the-hand", "player", "box"),
        ("split-needs-equal-value",),
        ("split-most-hands", "most"),
        ("split-not-asked", "player", "box"),
        ("split-seated-follows", "player"),
        ("settle-too-soon",),
        ("cards-unconfirmed",),
    )
}
"""Why something was refused, and the values its sentence may name."""

FLAGS: Final[dict[str, frozenset[str]]] = {
    "bet-displaced": frozenset({"box", "player", "amount"}),
    "side-bets-passed-over": frozenset(),
    "card-not-due": frozenset({"card"}),
    "card-after-dealer": frozenset({"card"}),
    "excess-card": frozenset({"card"}),
}
"""What happened that should not have."""

LINES: Final = frozenset(
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
)
"""Why a Bet ended as it did (side Bets name their own paragraphs)."""

GUIDE: Final[dict[str, frozenset[str]]] = {
    "open": frozenset(),
    "take-bets": frozenset(),
    "deal-box": frozenset({"box"}),
    "deal-dealer": frozenset(),
    "interim": frozenset(),
    "interim-side-bets": frozenset(),
    "interim-ace": frozenset(),
    "decide": frozenset({"box", "hand", "total"}),
    "decide-below-12": frozenset({"box", "hand", "total"}),
    "decide-21": frozenset({"box", "hand", "total"}),
    "hit-card": frozenset({"box", "hand"}),
    "double-card": frozenset({"box", "hand"}),
    "split-card": frozenset({"box", "hand"}),
    "house-card": frozenset({"box", "total"}),
    "dealer-draws": frozenset({"total"}),
    "dealer-second-card": frozenset(),
    "dealer-for-side-bet": frozenset({"total"}),
    "settle": frozenset(),
    "case": frozenset(),
}
"""What the dealer does next. `{hand}` says which of split hands, or nothing."""

CITED: Final = frozenset(REFUSALS) | frozenset(FLAGS) | LINES | frozenset(GUIDE)
"""Every code that needs a paragraph of the game's own."""

BY_SIDE_BET: Final = frozenset(
    {
        "needs-initial-bet-on-box",
        "needs-own-initial-bet",
        "needs-initial-bet-anywhere",
        "side-bet-exceeds-initial-bet",
        "initial-bet-below-side-bet",
    }
)
"""Refusals whose paragraph the side Bet itself names."""
