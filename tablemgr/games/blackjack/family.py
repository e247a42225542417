"""Blackjack's door: what a table calls."""

from __future__ import annotations

from typing import Final

from tablemgr.games.blackjack import actions, dealing, fold, guide, plain, settling
from tablemgr.games.blackjack.established import outcome_established
from tablemgr.games.blackjack.position import BlackjackPosition
from tablemgr.games.family import Family, Setup
from tablemgr.rulebook.blackjack import BlackjackBook

_WORDS: Final = frozenset(
    {
        *("open", "bet", "side", "withdraw", "close", "card", "insure", "surrender", "proceed"),
        *("hit", "stand", "double", "split", "walk-away", "settle"),
    }
)


def _new_round(book: BlackjackBook, setup: Setup) -> BlackjackPosition:
    return BlackjackPosition(book, boxes=setup.boxes, decks=setup.decks, limits=setup.limits)


def _words(book: BlackjackBook) -> frozenset[str]:
    return _WORDS | {"even-money"} if book.options.even_money else _WORDS


BLACKJACK: Final[Family[BlackjackPosition]] = Family(
    new_round=_new_round,
    words=_words,
    decide=actions.decide,
    deal_on=dealing.deal_on,
    apply=fold.apply,
    decisions=actions.decisions_now,
    step=guide.step,
    final_lines=settling.final_lines,
    outcome_established=outcome_established,
    boxes_as_json=plain.boxes,
    dealer_as_json=plain.dealer,
    dealer_text=plain.dealer_text,
    dealer_key=plain.dealer_key,
)
