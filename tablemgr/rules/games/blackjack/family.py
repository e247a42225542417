"""The door to the blackjack family: what a table calls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Final

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.blackjack import bets, chips, dealing, decisions, guide, settling
from tablemgr.rules.games.blackjack.actions import ACTIONS, decisions_now
from tablemgr.rules.games.blackjack.commands import READERS
from tablemgr.rules.games.blackjack.fold import FOLD
from tablemgr.rules.games.blackjack.hands import BlackjackHands
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.blackjack.rulebook import CODES, BlackjackBook
from tablemgr.rules.games.family import Family
from tablemgr.rules.games.position import Setup
from tablemgr.rules.guide import Step

_WORDS: Final = frozenset(
    {
        *("open", "bet", "side", "withdraw", "close", "card", "insure", "surrender", "proceed"),
        *("hit", "stand", "double", "split", "walk-away", "left", "back", "settle"),
    }
)


class Blackjack(BlackjackHands, Family[BlackjackPosition]):
    """Every version of Blackjack."""

    book = BlackjackBook
    codes = CODES
    phases = BlackjackPhase
    actions = ACTIONS
    fold = FOLD
    readers = READERS
    listed_words = MappingProxyType({BlackjackPhase.INTERIM: 3})
    bet_names = bets.NAMES
    chips_laid = chips.LAID
    mid_settlements = MappingProxyType({BlackjackPhase.INTERIM: settling.interim_lines})

    def new_round(self, book: BlackjackBook, setup: Setup) -> BlackjackPosition:
        return BlackjackPosition(book, setup)

    def words(self, book: BlackjackBook) -> frozenset[str]:
        words = _WORDS | {"even-money"} if book.options.even_money else _WORDS
        # Live: only the seat decides, so that nobody else goes on for the box (I21).
        return words - {"left"} if book.betting.seats == "one-in-front-or-behind" else words

    def decisions(self, position: BlackjackPosition) -> Iterable[Command]:
        return decisions_now(position)

    def step(self, position: BlackjackPosition) -> Step:
        return guide.step(position)

    def deal_on(self, position: BlackjackPosition, card: Card) -> list[Event]:
        return dealing.deal_on(position, card)

    def final_lines(self, position: BlackjackPosition) -> Sequence[BetSettled]:
        return settling.final_lines(position)

    def outcome_established(self, position: BlackjackPosition) -> bool:
        return settling.outcome_established(position)

    def left_of(self, position: BlackjackPosition, events: Sequence[Event]) -> list[Event] | None:
        return decisions.left_of(position, events)


FAMILY: Final = Blackjack()
