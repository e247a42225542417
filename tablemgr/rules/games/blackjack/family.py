"""The door to the blackjack family: what a table calls."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.blackjack import (
    actions,
    bets,
    chips,
    dealing,
    decisions,
    fold,
    guide,
    plain,
    settling,
    slip,
)
from tablemgr.rules.games.blackjack.commands import READERS
from tablemgr.rules.games.blackjack.established import outcome_established
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.blackjack.rulebook import CODES, BlackjackBook
from tablemgr.rules.games.family import Family

_WORDS: Final = frozenset(
    {
        *("open", "bet", "side", "withdraw", "close", "card", "insure", "surrender", "proceed"),
        *("hit", "stand", "double", "split", "walk-away", "left", "back", "settle"),
    }
)


def _words(book: BlackjackBook) -> frozenset[str]:
    words = _WORDS | {"even-money"} if book.options.even_money else _WORDS
    # Live: only the seat decides, so that nobody else goes on for the box (I21).
    return words - {"left"} if book.betting.seats == "one-in-front-or-behind" else words


FAMILY: Final[Family[BlackjackPosition]] = Family(
    book=BlackjackBook,
    codes=CODES,
    new_round=BlackjackPosition,
    words=_words,
    actions=actions.ACTIONS,
    deal_on=dealing.deal_on,
    fold=fold.FOLD,
    left_of=decisions.left_of,
    decisions=actions.decisions_now,
    step=guide.step,
    final_lines=settling.final_lines,
    mid_settlements={BlackjackPhase.INTERIM: settling.interim_lines},
    phases=BlackjackPhase,
    outcome_established=outcome_established,
    as_json=plain.as_json,
    hands=plain.hands,
    hand_key=plain.hand_key,
    slip_hands=slip.hands,
    slip_table_hands=slip.table_hands,
    readers=READERS,
    bet_names=bets.NAMES,
    chips_laid=chips.LAID,
    listed_words={BlackjackPhase.INTERIM: 3},
)
