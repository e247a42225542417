"""Every kind of the case file in words: one list for the screen and for paper.

Knows no screen and no paper.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from tablemgr.basics.messages import Message, plain, translate

CONTEXT: Final = "report"
"""The context of these words in a translation."""


KIND_WORDS: Final = MappingProxyType(
    {
        "misdeal": translate("report", "Cards dealt wrongly"),
        "card-to-empty-box": translate("report", "A card to a box without a Bet"),
        "simultaneous": translate("report", "Two cards came at once"),
        "face-up-card": translate("report", "A card lay face up in the shoe"),
        "exposed": translate("report", "Cards were exposed"),
        "wrong-number": translate("report", "A Hand with the wrong number of cards"),
        "examined": translate("report", "A further Hand was examined"),
        "foreign-card": translate("report", "A foreign card"),
        "card-count": translate("report", "Cards missing or too many"),
        "cards-exhausted": translate("report", "The cards run out"),
        "not-shuffled": translate("report", "The cards were not shuffled"),
        "technical-interruption": translate("report", "A technical interruption"),
        "other": translate("report", "Something the rules do not cover"),
        "card-not-due": translate("report", "A card no Hand was due"),
        "card-after-dealer": translate("report", "A card after the last Hand"),
        "excess-card": translate("report", "One card too many of its kind"),
        "correction": translate("report", "A misread card"),
        "stood": translate("report", "A card that was not a Hit"),
        "reopening": translate("report", "A settlement was reopened"),
        "wrong-pin": translate("report", "A wrong PIN"),
        "locked-out": translate("report", "A lock-out after wrong PINs"),
        "lock-out-ended": translate("report", "A lock-out that was ended"),
    }
)
"""By kind; those that a person can report first, in the order in which they are offered."""


def kind_words(kind: str) -> Message:
    """A kind in words; for a kind that this program does not know, its code without hyphens."""
    known = KIND_WORDS.get(kind)
    return plain(kind.replace("-", " ")) if known is None else Message(CONTEXT, known)
