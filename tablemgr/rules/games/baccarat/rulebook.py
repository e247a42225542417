"""The parts of a Baccarat rulebook that other families do not have: what the Banker pays.

Also the words that program and rulebook share in this family; see `codes` for the common ones.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from tablemgr.rules.rulebook.codes import COMMON, Codes, table_of
from tablemgr.rules.rulebook.model import Odds, Rulebook, Strict

BANKER: Final = "banker"
PLAYER: Final = "player"
TIE: Final = "tie"
"""What a coup can end in; also the tests of the Bets on it, and the words of their pay tables."""


class BaccaratPays(Strict, frozen=True):
    """How a win of the Banker is paid, which differs between houses (4.2, 4.2.1)."""

    commission_percent: Annotated[int, msgspec.Meta(ge=0, le=100)]
    """What the House keeps of a win on the Banker, in whole percent."""
    banker_on_six: Odds
    """What the Banker pays if he wins with a total of 6."""


class BaccaratBook(Rulebook, frozen=True):
    """Everything about one game of the family. Its side Bets are all KINDs of Bet, in order."""

    pays: BaccaratPays
    box_limited: tuple[str, ...]
    """The KINDs whose sum on a box has the box's limits; for the others each Player's Bet has the
    limits of side Bets.
    """


CODES: Final = COMMON | Codes(
    refusals=table_of(
        (
            ("box-over-maximum", "box", "bet", "room"),
            ("box-full", "box", "bet"),
            ("box-under-minimum", "box", "bet", "missing"),
        )
    ),
    flags={},
    irregularities=table_of((("card-after-dealer", "card"),)),
    guide=table_of(
        (
            ("below-minimum", "box", "bet", "missing"),
            ("deal-player",),
            ("deal-banker",),
            ("third-player", "total"),
            ("third-banker-stood", "total", "player"),
            ("third-banker-drew", "total", "card"),
            ("settle-banker", "player", "banker"),
            ("settle-player", "player", "banker"),
            ("settle-tie", "total"),
        )
    ),
    lines=frozenset({"player-wins", "banker-wins", "banker-six", "tie"}),
    tests={
        PLAYER: frozenset({PLAYER}),
        BANKER: frozenset({BANKER}),
        TIE: frozenset({TIE}),
        "player-pair": frozenset({"pair"}),
        "banker-pair": frozenset({"pair"}),
    },
)
"""The codes of Baccarat."""
