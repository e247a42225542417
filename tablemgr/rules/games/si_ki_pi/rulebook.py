"""The parts of a Si Ki Pi rulebook that other families do not have: the pay table of a win.

Also the words that program and rulebook share in this family; see `codes` for the common ones.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from tablemgr.rules.rulebook.codes import SHARED, Codes, table_of
from tablemgr.rules.rulebook.model import Odds, Rulebook, Strict


class SiKiPiPays(Strict, frozen=True):
    """The main pay table (4.1)."""

    win: Odds
    commission_percent: Annotated[int, msgspec.Meta(ge=0, le=100)]
    """What the House keeps of a win on the Initial Bet, in whole percent (S3)."""


class SiKiPiBook(Rulebook, frozen=True):
    """Everything about one game of the family."""

    pays: SiKiPiPays


_BONUS_HANDS: Final = frozenset({"four-of-a-kind", "three-of-a-kind", "two-pairs", "pair"})

CODES: Final = SHARED | Codes(
    refusals=table_of(
        (
            ("judged-already",),
            ("set-already", "box"),
            ("fewer-cards-than-exposed", "hand", "count"),
            ("laid-already", "box"),
            ("sits-elsewhere-to-set", "box", "player"),
            ("second-hand-to-set", "box", "player"),
            ("set-after-reveal", "box"),
            ("set-other-cards", "box"),
            ("revealed-already",),
            ("nothing-to-open",),
            ("settle-waits-for-box", "boxes"),
            ("settle-waits-for-opening", "boxes"),
            ("unread-not-due", "number"),
            ("card-was-read", "number"),
            ("not-opened-yet", "number"),
            ("hand-has-unread", "hand", "number"),
        )
    ),
    flags=table_of((("revealed-too-soon", "boxes"),)),
    notices=table_of(
        (
            ("halves-exchanged", "box"),
            ("set-again", "box"),
            ("taken-back", "box", "what"),
            ("unread-taken-back", "number"),
        )
    ),
    irregularities=table_of(
        (("exposed",), ("wrong-number", "box"), ("examined", "box")),
    ),
    guide=table_of(
        (
            ("case-judge",),
            ("case-wrong-number",),
            ("deal-set-box", "box"),
            ("deal-set-dealer",),
            ("players-set", "boxes"),
            ("house-sets", "boxes"),
            ("house-sets-left", "boxes"),
            ("house-sets-late", "boxes"),
            ("reveal",),
            ("open-box", "box"),
            ("open-unread-box", "box", "number"),
            ("open-unread-dealer", "number"),
            ("settle-by-cards", "beats"),
        )
    ),
    words=table_of((("one-box", "boxes"), ("several-boxes", "boxes"))),
    lines=frozenset({"both-won", "both-lost", "stand-off", "bonus-without-a-hand"}),
    tests={"player-four-cards": _BONUS_HANDS, "dealer-four-cards": _BONUS_HANDS},
)
"""The codes of Si Ki Pi."""
