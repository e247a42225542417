"""The door to the Baccarat family: what a table calls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Final

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.baccarat import betting, guide, settling
from tablemgr.rules.games.baccarat.actions import ACTIONS, deal_on
from tablemgr.rules.games.baccarat.fold import FOLD
from tablemgr.rules.games.baccarat.hands import BaccaratHands
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import CODES, BaccaratBook
from tablemgr.rules.games.family import Family
from tablemgr.rules.games.position import Setup
from tablemgr.rules.guide import Step

_WORDS: Final = frozenset({"open", "bet", "withdraw", "close", "card", "settle"})


class Baccarat(BaccaratHands, Family[BaccaratPosition]):
    """Baccarat: nobody decides anything, the cards do."""

    book = BaccaratBook
    codes = CODES
    phases = BaccaratPhase
    actions = ACTIONS
    fold = FOLD
    readers = MappingProxyType({"bet": betting.read_bet})

    def new_round(self, book: BaccaratBook, setup: Setup) -> BaccaratPosition:
        return BaccaratPosition(book, setup)

    def words(self, book: BaccaratBook) -> frozenset[str]:
        del book
        return _WORDS

    def decisions(self, position: BaccaratPosition) -> Iterable[Command]:
        del position
        return ()

    def step(self, position: BaccaratPosition) -> Step:
        return guide.step(position)

    def deal_on(self, position: BaccaratPosition, card: Card) -> list[Event]:
        return deal_on(position, card)

    def final_lines(self, position: BaccaratPosition) -> Sequence[BetSettled]:
        return settling.final_lines(position)

    def outcome_established(self, position: BaccaratPosition) -> bool:
        return settling.outcome_established(position)


FAMILY: Final = Baccarat()
